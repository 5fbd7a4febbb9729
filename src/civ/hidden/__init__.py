"""Hidden information (section 7): chance, what a seat sees, what it remembers, and what could be.

Kernels like those of `civ.rules`, and built on them: `sight` builds views, `memory` keeps knowledge, `redeal` turns
the two into full states, `chance` is where all randomness comes from.
"""
