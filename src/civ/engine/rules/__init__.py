"""The rules of the game (sections 1 to 6): tables, one state record, and the functions that move its cards.

`cards`, `effects` and `actions` are the tables; `state` is the record; the rest are kernels: plain functions that Numba
compiles for CPU and GPU and that also run uncompiled. Nothing here knows about users, clocks or networks. Numbers in
comments are the ids of docs/rules/rules.md.
"""
