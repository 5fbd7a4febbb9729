"""The game in words, from views alone: how far everybody is, what is asked, what happened, what lies on the table."""
