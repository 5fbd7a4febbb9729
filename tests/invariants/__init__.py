"""Invariants that hold in every state of every game."""
