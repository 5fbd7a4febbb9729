"""The arena: bots against bots over mirrored deals, and an honest account of how strong they are."""

from civ.arena.jobs import Played, play_one
from civ.arena.matches import Job, Match, match_of
from civ.arena.results import Statistics
from civ.arena.statistics import statistics_of
from civ.arena.tournaments import contest

__all__ = ["Job", "Match", "Played", "Statistics", "contest", "match_of", "play_one", "statistics_of"]
