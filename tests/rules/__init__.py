"""Every rule of docs/rules/rules.md shown on small drawn positions; each test cites the ids it shows."""
