"""The game in sentences: the one home of texts about the game for every front end written in Python.

Sentences are made from views and from events as a viewer may see them, so none of them can reveal a hidden card.
"""
