"""The arena: matches between bots over mirrored deals, with scores, ratings and their confidence intervals."""

from civ.arena.jobs import MatchGame, play_one
from civ.arena.matches import GameJob, Match, match_of
from civ.arena.results import Statistics
from civ.arena.statistics import statistics_of
from civ.arena.tournaments import play_match

__all__ = ["GameJob", "Match", "MatchGame", "Statistics", "match_of", "play_match", "play_one", "statistics_of"]
