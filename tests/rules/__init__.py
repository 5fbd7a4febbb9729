"""Every rule of docs/rules/rules.md, tested on small positions; each test cites the ids of its rules."""
