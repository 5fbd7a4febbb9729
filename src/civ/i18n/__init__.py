"""Texts in every language, from Fluent files."""
