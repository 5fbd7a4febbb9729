"""Decorators for the kernels of the bots. Their cache is separate: a change to a bot does not recompile the engine."""

from civ.engine.compilation import ENGINE_SOURCES, cache_folder, kernels_in
from civ.engine.kernels import announce_compilation

BOT_CACHE_FOLDER = cache_folder("bots", (*ENGINE_SOURCES, "bots/search/*.py"))
announce_compilation("bots-compiling", BOT_CACHE_FOLDER)
kernel = kernels_in(BOT_CACHE_FOLDER)
routine = kernels_in(BOT_CACHE_FOLDER, inline=False)
