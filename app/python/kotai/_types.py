"""What the functions of kotai return, and the errors that they raise."""

from enum import IntEnum
from typing import List, NamedTuple, Optional


class Outcome(IntEnum):
    """The result for the side to move; the same numbers as in arrays of outcomes."""

    LOSS = -1
    DRAW = 0
    WIN = 1


class Value(NamedTuple):
    """A result for the side to move, and the plies to the end of the game with best play; None for a draw."""

    outcome: Outcome
    plies: Optional[int]

    def __str__(self) -> str:
        word = self.outcome.name.lower()
        return word if self.plies is None else f"{word} {self.plies}"


class Move(NamedTuple):
    """A legal move, its value for the player who makes it (the move counts as a ply), and the position after it."""

    text: str
    value: Value
    position: str


class Parent(NamedTuple):
    """A position that leads to another one, the moves that do, and its value."""

    position: str
    moves: List[str]
    value: Value


class Found(NamedTuple):
    """A position of a list, and its value."""

    position: str
    value: Value


class Payoff(NamedTuple):
    """Payoffs for the first side, from -1 to 1: of optimal play, and what each side secures with moves the other side knows."""

    value: float
    first_secure: int
    second_secure: int


class TurnParent(NamedTuple):
    """A position that leads to another one, the turns that do, and its payoffs."""

    position: str
    turns: List[str]
    value: Payoff


class FoundPayoff(NamedTuple):
    """A position of a list, and its payoffs."""

    position: str
    value: Payoff


class NotationError(ValueError):
    """A text is no variant, position, move, query or game. The message names the place."""


class SolutionError(RuntimeError):
    """A solution is missing, damaged or of another version. The message names the file and says what helps."""


class NotSolvedError(SolutionError):
    """The variant has no solution in the folder. The message has the command that makes it."""
