"""mistakes.py KOTAI_CLI VARIANT [COUNT [SEED]]: prints mistakes with their explanations for review.

Draws the mistakes at random from games between levels 1 to 4, or between weak players of Synchronized Domineering. The
same seed draws the same mistakes. The folder KOTAI_DATA must contain the solution.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

CLI, VARIANT = sys.argv[1:3]
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 40
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else 1
LEVELS = range(1, 5)
GAMES_OF_A_PAIR = 10
OUTCOMES = ["loss", "draw", "win"]
SIMULTANEOUS_PLAYERS = ["random", "alphabeta:depth=1", "alphabeta:depth=2", "montecarlo:playouts=40"]
NOTICEABLE = 0.0005  # the window ignores smaller losses


def run(*arguments, lines=None):
    call = [CLI, *arguments]
    return subprocess.run(call, input=lines, capture_output=True, text=True, check=True).stdout


def drawing(position):
    """Rows from top to bottom, with a dot for a free square."""
    if VARIANT.startswith("quoridor"):
        return quoridor_drawing(position)
    rows = position.split(" ")[0].split("/")
    return [re.sub(r"\d", lambda run_of_free: "." * int(run_of_free.group()), row) for row in rows]


def quoridor_drawing(position):
    """Squares with fences between them: pawns are 1 and 2."""
    size, first, second, *_, placed, _ = position.split(" ")
    columns, rows = map(int, size.split("x"))
    canvas = [[" "] * (4 * columns) for _ in range(2 * rows)]
    place = lambda square: (4 * (ord(square[0]) - ord("a")), 2 * (rows - int(square[1])))
    for column in range(columns):
        for row in range(rows):
            canvas[2 * row][4 * column] = "."
    for pawn, mark in ((first, "1"), (second, "2")):
        column, row = place(pawn)
        canvas[row][column] = mark
    for fence in placed.split(",") if placed != "-" else []:
        column, row = place(fence)
        if fence[2] == "h":
            canvas[row - 1][column:column + 5] = "-----"
        else:
            for line in range(row - 2, row + 1):
                canvas[line][column + 2] = "|"
    return ["".join(line).rstrip() for line in canvas[:-1]]


def mistakes_of(game):
    """Yields the moves that worsen the outcome. The value of the start position is for its side to move."""
    nodes = {0: game["start"]}
    for move in game["moves"]:
        nodes[move["number"]] = move
        before = nodes[move["after"]]
        if "outcome" not in before.get("value", {}) or "outcome" not in move.get("value", {}):
            continue
        had = OUTCOMES.index(before["value"]["outcome"])
        if move["after"] != 0:
            had = 2 - had
        if OUTCOMES.index(move["value"]["outcome"]) < had:
            yield before["position"], move["move"]


def mistakes():
    found = set()
    with tempfile.TemporaryDirectory() as folder:
        games = str(Path(folder) / "games.kotaigame")
        for first in LEVELS:
            for second in LEVELS:
                run("match", VARIANT, "--first", f"level={first}", "--second", f"level={second}",
                    "--starts", "balanced", "--games", str(GAMES_OF_A_PAIR), "--seed", str(SEED), "--save", games)
                for game in json.loads(run("game", "annotate", games, "--json")):
                    found.update(mistakes_of(game))
    ordered = sorted(found)
    random.shuffle(ordered)
    return ordered


class Turn:
    """A position of Synchronized Domineering: its choices, and the value of every pair of choices."""

    def __init__(self, position):
        self.position = position
        self.rows = drawing(position)[::-1]
        self.vertical, self.horizontal = self.choices("V", 0, 1), self.choices("H", 1, 0)

    def is_free(self, column, row):
        return row < len(self.rows) and column < len(self.rows[0]) and self.rows[row][column] == "."

    def choices(self, side, right, up):
        squares = [(column, row) for row in range(len(self.rows)) for column in range(len(self.rows[0]))]
        return {f"{side}:{chr(ord('a') + column)}{row + 1}": {(column, row), (column + right, row + up)}
                for column, row in squares if self.is_free(column, row) and self.is_free(column + right, row + up)}

    def after(self, vertical, horizontal):
        covered = self.vertical[vertical] | self.horizontal[horizontal]
        rows = ["".join("#" if (column, row) in covered else cell for column, cell in enumerate(cells))
                for row, cells in enumerate(self.rows)]
        return "/".join(re.sub(r"\.+", lambda free: str(len(free.group())), row) for row in reversed(rows))

    def is_mistake(self, choice):
        """Whether a choice loses against the best mix, or gives up a result that another choice secures, as in the window."""
        solved = json.loads(run("probe", VARIANT, self.position, "--moves", "--json"))
        pairs = [(vertical, horizontal) for vertical in self.vertical for horizontal in self.horizontal]
        values = run("probe", VARIANT, lines="".join(self.after(*pair) + "\n" for pair in pairs)).splitlines()
        worth = {pair: float(line.split("\t")[1]) for pair, line in zip(pairs, values)}
        sign, own, others = (1, self.vertical, "horizontal") if choice[0] == "V" else (-1, self.horizontal, "vertical")
        replies = self.horizontal if sign == 1 else self.vertical

        def payoff(each, reply):
            return sign * worth[(each, reply) if sign == 1 else (reply, each)]

        mix = {each["move"]: each["chance"] for each in solved["vertical"] + solved["horizontal"]}
        value = sign * solved["value"]
        against_mix = sum(each["chance"] * payoff(choice, each["move"]) for each in solved[others])
        secured = {each: min(payoff(each, reply) for reply in replies) for each in own}
        is_sure = max(secured.values()) > value - NOTICEABLE
        is_risky = mix.get(choice, 0) <= NOTICEABLE and secured[choice] < value - NOTICEABLE
        return against_mix < value - NOTICEABLE or (is_sure and is_risky)


def simultaneous_mistakes():
    columns, rows = re.search(r":(\d+)x(\d+)", VARIANT).groups()
    found = {}
    for _ in range(COUNT):
        turn = Turn("/".join([columns] * int(rows)))
        players = [random.choice(SIMULTANEOUS_PLAYERS) for _ in "VH"]
        while turn.vertical and turn.horizontal:
            chosen = []
            for player, side in zip(players, "VH"):
                answers = run("move", VARIANT, turn.position, "--player", player, "--games", "1", "--seed",
                              str(random.randrange(10**6)))
                chosen += [line.split("\t")[0] for line in answers.splitlines() if line.startswith(side)]
            for choice in chosen:
                found[turn.position, choice] = turn
            turn = Turn(turn.after(*chosen))
    ordered = sorted(found)
    random.shuffle(ordered)
    return ((position, choice) for position, choice in ordered if found[position, choice].is_mistake(choice))


random.seed(SEED)
drawn = simultaneous_mistakes() if VARIANT.startswith("syncdom") else mistakes()
for number, (before, made) in zip(range(1, COUNT + 1), drawn):
    print(f"{number}. {before}  {made}")
    print("\n".join("   " + line for line in drawing(before) + run("explain", VARIANT, before, made).splitlines()))
