"""How bots think, as kernels: what cards are worth (`worth`), what an action is worth (`judgement`), games played out
by that judgement (`playout`), and the search that stands on them (`search`).
"""
