"""Types that the functions of kotai return, and errors that they raise."""

from enum import IntEnum
from typing import List, NamedTuple, Optional


class Outcome(IntEnum):
    """The result for the side to move, with the same numbers as in arrays of outcomes."""

    LOSS = -1
    DRAW = 0
    WIN = 1


class Value(NamedTuple):
    """A result for the side to move, and the number of plies to the end of the game with best play (None for a draw)."""

    outcome: Outcome
    plies: Optional[int]

    def __str__(self) -> str:
        word = self.outcome.name.lower()
        return word if self.plies is None else f"{word} {self.plies}"


class Move(NamedTuple):
    """A legal move, its value for the mover (which counts the move itself), and the position after the move."""

    text: str
    value: Value
    position: str


class Parent(NamedTuple):
    """A parent of a position, the moves that lead from the parent to the position, and the parent's value."""

    position: str
    moves: List[str]
    value: Value


class Found(NamedTuple):
    """A position of a list, and its value."""

    position: str
    value: Value


class Payoff(NamedTuple):
    """Payoffs for the first side, from -1 to 1: with optimal play, and with pure moves of each side that the other side sees."""

    value: float
    first_secure: int
    second_secure: int


class TurnParent(NamedTuple):
    """A parent of a position, the turns that lead from the parent to the position, and the parent's payoffs."""

    position: str
    turns: List[str]
    value: Payoff


class FoundPayoff(NamedTuple):
    """A position of a list, and its payoffs."""

    position: str
    value: Payoff


class NotationError(ValueError):
    """A string is not a valid variant, position, move, query or game. The message names the place."""


class SolutionError(RuntimeError):
    """A solution is missing, damaged or of another version. The message names the file and a remedy."""


class NotSolvedError(SolutionError):
    """The variant has no solution in the folder. The message contains the command to solve it."""
