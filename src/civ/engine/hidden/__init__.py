"""Hidden information (section 7): chance, what a seat sees, what it remembers, and what could be.

Kernels like those of `civ.engine.rules`, built on them: `view` builds views, `knowledge` keeps what observers know,
`redeal` turns the two into full states, and `chance` is where all randomness comes from.
"""
