"""Solved board games: every value of a solution of Kotai, for Python. See docs/python.md."""

import os
from os import PathLike
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import Iterable, List, Optional, Union

from ._kotai import Game, Payoffs, Positions, Solution, __version__, folder, open, parse_games, variants
from ._types import (Found, FoundPayoff, Move, NotationError, NotSolvedError, Outcome, Parent, Payoff, SolutionError, TurnParent,
                     Value)

__all__ = [
    "Found", "FoundPayoff", "Game", "Move", "NotSolvedError", "NotationError", "Outcome", "Parent", "Payoff", "Payoffs",
    "Positions", "Solution", "SolutionError", "TurnParent", "Value", "__version__", "folder", "open", "parse_games", "read_games",
    "variants", "write_games"
]


def read_games(file: Union[str, "PathLike[str]"], variant: Optional[str] = None) -> List[Game]:
    """The games of a file, in any notation that `kotai-cli game` reads; see parse_games()."""
    return parse_games(Path(file).read_bytes(), variant)


def write_games(file: Union[str, "PathLike[str]"], games: Iterable[Game]) -> None:
    """Writes games in the format of docs/game-format.md. Replaces the file once all games are written."""
    path = Path(file)
    text = "".join(str(game) for game in games)
    if path.exists() and not path.is_file():  # such as a pipe
        path.write_text(text, encoding="utf-8")
        return
    path = path.resolve()
    new = path.with_name(f"{path.name}.{token_hex(4)}.new")
    try:
        with new.open("x", encoding="utf-8") as output:
            output.write(text)
            output.flush()
            os.fsync(output.fileno())
        if path.exists():
            copymode(path, new)
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
