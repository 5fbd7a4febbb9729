"""The game itself, once: tables, one state record, and the functions that move its cards (sections 1 to 6).

`cards`, `effects` and `actions` are the tables; `state` is the record; the rest are kernels: plain functions that Numba
compiles for CPU and GPU and that also run uncompiled. Nothing here knows of people, clocks or wires. Numbers in
comments are the ids of docs/rules/rules.md.
"""
