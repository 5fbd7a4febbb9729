"""The arena: bots against bots over mirrored deals, and an honest account of how strong they are."""

from civ.arena.contest import contest
from civ.arena.findings import Statistics
from civ.arena.matches import Job, Match, match_of
from civ.arena.playing import Played, play_one
from civ.arena.statistics import statistics_of

__all__ = ["Job", "Match", "Played", "Statistics", "contest", "match_of", "play_one", "statistics_of"]
