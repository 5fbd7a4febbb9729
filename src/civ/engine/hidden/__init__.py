"""Hidden information (section 7): random numbers, views, knowledge and redealing.

These are kernels built on `civ.engine.rules`: `view` builds views, `knowledge` tracks what observers remember, `redeal`
samples full states from the two, and `chance` is the only source of randomness.
"""
