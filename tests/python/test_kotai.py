"""The module kotai against published figures (the RULES.md of each game) and against itself, one by one and in bulk."""

import doctest
import os
import re
import resource
import sys
import threading
import time
from fractions import Fraction
from pathlib import Path

import kotai
import numpy as np
import pytest

page = Path(__file__).parents[2] / "docs" / "python.md"


def sections():
    """The examples of docs/python.md by their titles."""
    return dict(re.findall(r"^### (\d+\. [^\n]*)\n(.*?)(?=^##)", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("title", sections())
def test_example_of_the_page(title):
    text = sections()[title]
    for variant in re.findall(r'kotai\.open\("([^"]*)"\)', text):
        if variant not in kotai.variants(solved=True):
            pytest.skip(f"{variant} is not solved here")
    example = doctest.DocTestParser().get_doctest(text, {}, title, str(page), 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_there_are_ten_examples():
    assert len(sections()) == 10


@pytest.mark.parametrize("variant, value", [("dodgem:3x3", "win 20"), ("dodgem:4x4", "draw"), ("dodgem:3x3,misere=yes", "loss 20"),
                                            ("quoridor:5x5,fences=1", "loss 12")])
def test_starts(variant, value):
    assert str(kotai.open(variant).value()) == value


@pytest.mark.parametrize("variant", ["dodgem:3x3", "quoridor:3x3,fences=1", "dodgem:4x4"])
def test_bulk_equals_one_by_one(variant):
    solution = kotai.open(variant)
    outcomes, plies = solution.values()
    assert len(outcomes) == len(plies) == len(solution) == solution.tiers[-1]
    for rank in range(0, len(solution), max(1, len(solution) // 500)):
        position = solution.unrank(rank)
        assert solution.rank(position) == rank
        value = solution.value(position)
        assert (outcomes[rank], plies[rank]) == (value.outcome, value.plies or 0)
    ranks = np.random.default_rng(3).permutation(len(solution)).astype(np.uint64)
    shuffled = solution.values(ranks)
    assert np.array_equal(shuffled[0], outcomes[ranks]) and np.array_equal(shuffled[1], plies[ranks])
    part = solution.values(slice(100, 200))
    assert np.array_equal(part[0], outcomes[100:200]) and np.array_equal(part[1], plies[100:200])


def test_arrays_of_any_shape_and_kind():
    solution = kotai.open("dodgem:3x3")
    outcomes, plies = solution.values()
    square = np.arange(16).reshape(4, 4)[:, ::2]
    assert np.array_equal(solution.values(square)[1], plies[square])
    assert solution.values(np.array([], dtype=np.uint64))[0].shape == (0,)
    assert solution.values(slice(-1, None))[0][0] == outcomes[-1]
    with pytest.raises(IndexError, match="rank 1423: dodgem:3x3 has the ranks 0 to 1422"):
        solution.values(np.array([3, 1423]))
    with pytest.raises(IndexError):
        solution.values(np.array([-1]))
    with pytest.raises(TypeError):
        solution.values(np.array([1.0]))
    with pytest.raises(ValueError):
        solution.values(slice(0, 9, 2))
    with pytest.raises(IndexError):
        solution.unrank(1423)


def test_lists_and_counts():
    solution = kotai.open("dodgem:3x3")
    assert solution.count() == 1423
    found = solution.find("kind(zugzwang)")
    assert [solution.value(each.position) for each in found] == [each.value for each in found]
    assert found[-1] == list(found)[-1]
    with pytest.raises(IndexError):
        found[len(found)]
    distances = [each.value.plies for each in solution.find("outcome = loss", order="shortest")]
    assert distances == sorted(distances) and len(distances) == 574
    assert [each.value.plies for each in solution.find("outcome = loss", order="-distance", limit=2)] == sorted(distances)[:-3:-1]


@pytest.mark.parametrize("variant, query", [("dodgem:3x3", "outcome = loss"), ("syncdom:4x4", "value > 0")])
def test_single_positions_are_those_of_the_iterator(variant, query):
    found = kotai.open(variant).find(query)
    one_by_one = list(found)
    numbers = np.random.default_rng(5).permutation(len(found))
    assert len(found) > 200
    assert [found[number] for number in range(len(found))] == one_by_one
    assert [found[int(number) - len(found)] for number in numbers] == [one_by_one[number] for number in numbers]


def test_threads_share_an_iterator():
    found = kotai.open("dodgem:4x4").find("outcome = draw")
    shared = iter(found)
    parts = [[] for _ in range(4)]
    threads = [threading.Thread(target=lambda part=part: part.extend(shared)) for part in parts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    positions = [each.position for part in parts for each in part]
    assert len(positions) == len(set(positions)) == 28410


def lets_others_run(call, patience):
    """Whether call() releases Python's lock, so that another thread can run."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    gate = threading.Lock()
    gate.acquire()
    ran = []
    other = threading.Thread(target=lambda: ran.append(gate.acquire()))
    try:
        other.start()
        gate.release()
        end = time.monotonic() + patience
        while not ran and time.monotonic() < end:
            call()
        return bool(ran)
    finally:
        sys.setswitchinterval(usual)
        other.join()


def test_lock_of_python_is_released():
    dodgem, domineering = kotai.open("dodgem:3x3"), kotai.open("syncdom:3x3")
    found, payoffs = dodgem.find(), domineering.find()
    game = str(kotai.Game("dodgem:3x3", ["c1c2"]))
    for call in (lambda: dodgem.value(), lambda: dodgem.moves(), lambda: dodgem.parents(), lambda: dodgem.table("steps"),
                 lambda: [found[0], found[-1]], lambda: domineering.value(), lambda: domineering.moves(),
                 lambda: domineering.parents(), lambda: domineering.table("covered"), lambda: domineering.table("value"),
                 lambda: list(payoffs), lambda: kotai.open("dodgem:3x3"), lambda: kotai.open("syncdom:3x3"),
                 lambda: kotai.variants(solved=True), lambda: kotai.parse_games(game)):
        assert lets_others_run(call, patience=30)
    assert not lets_others_run(lambda: dodgem.unrank(0), patience=0.02)  # reads nothing


def test_bits_of_the_outcomes(tmp_path, monkeypatch):
    text = page.with_name("packs.md").read_text(encoding="utf-8")
    example = re.search(r"^    outcomes, plies = .*\n    .*\n", text, re.MULTILINE).group(0)
    names = {"kotai": kotai, "numpy": np}
    monkeypatch.chdir(tmp_path)
    exec(re.sub("^    ", "", example, flags=re.MULTILINE).replace("5x5", "3x3"), names)
    bits = np.unpackbits(np.fromfile("outcomes.bin", np.uint8))[:2 * 1423].reshape(-1, 2).astype(int)
    assert os.path.getsize("outcomes.bin") == (2 * 1423 + 7) // 8
    assert np.array_equal(2 * bits[:, 0] + bits[:, 1] - 1, names["outcomes"])


def test_tables():
    solution = kotai.open("dodgem:3x3")
    for key in solution.keys:
        assert len(solution.table(key)) > 0
    draws = kotai.open("dodgem:4x4").tally(["distance"], where="outcome = draw")
    assert len(draws) == 1 and np.isnan(draws["distance"][0])
    with pytest.raises(ValueError, match="expected one of: steps, pieces, progress, distance"):
        solution.table("colour")
    with pytest.raises(ValueError, match="no paper gives the table"):
        solution.table("distance", as_published=True)


def test_published_figures():
    figures = kotai.open("quoridor:5x5,fences=1").published()
    assert all(row["published"] == row["computed"] for row in figures if row["comparable"] == "yes" and row["computed"])


def test_games(tmp_path):
    game = kotai.Game("dodgem:3x3", ["c1c2", "a2b2"], first="level=3")
    assert game.header["First"] == "level=3" and len(game.positions) == 3
    kotai.write_games(tmp_path / "games.txt", [game, game])
    again = kotai.read_games(tmp_path / "games.txt")
    assert [each.moves for each in again] == [game.moves] * 2 and again[0].faults == []
    assert kotai.parse_games(b"c1c2", "dodgem:3x3")[0].moves == ["c1c2"]
    damaged = kotai.parse_games(str(game).replace("a2b2", "a2a9"))[0]
    assert damaged.moves == ["c1c2"] and "a2a9" in damaged.faults[0]
    with pytest.raises(kotai.NotationError, match="move 1 'c1c9'"):
        kotai.Game("dodgem:3x3", ["c1c9"])
    three = kotai.parse_games("".join(str(each).replace("a2b2", move) for each, move in zip([game] * 3, ["a2a9", "a2b2", "a2a8"])))
    assert [[move in "".join(each.faults) for move in ("a2a9", "a2a8")] for each in three] == [[True, False], [False, False],
                                                                                               [False, True]]
    with pytest.raises(kotai.NotationError, match="this is not a game"):
        kotai.parse_games("a shopping list")
    turn = kotai.Game("syncdom:3x3", ["V:b1 H:a1"])
    assert kotai.open("syncdom:3x3").value(turn.positions[1]).value == 1.0


def test_games_that_do_not_fit_leave_those_that_were_there(tmp_path):
    game = kotai.Game("dodgem:3x3", ["c1c2", "a2b2"])
    file = tmp_path / "games.txt"
    kotai.write_games(file, [game])
    file.chmod(0o640)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, usual[1]))
    try:
        with pytest.raises(OSError):
            kotai.write_games(file, [game] * 2)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert file.read_text() == str(game) and list(tmp_path.iterdir()) == [file]
    (tmp_path / "link").symlink_to(file)
    kotai.write_games(tmp_path / "link", [game] * 2)
    assert file.read_text() == str(game) * 2 and file.stat().st_mode & 0o777 == 0o640
    kotai.write_games("/dev/null", [game])


def test_payoffs():
    payoffs = kotai.open("syncdom:4x4")
    table = payoffs.table("covered")
    assert [int(table[column].sum()) for column in ("vertical", "horizontal", "draw", "mixed")] == [314, 314, 357, 45]
    values = payoffs.table("value")
    assert len(values) == 5 and set(values["fraction"]) == {"0", "1", "-1", "1/2", "-1/2"}
    assert int(values["count"][values["value"] == 0.5][0]) == int(values["count"][values["value"] == -0.5][0])
    thirds = kotai.open("syncdom:5x4").table("value")
    assert "1/3" in thirds["fraction"]
    for row in thirds[thirds["fraction"] != ""]:
        assert abs(row["value"] - float(Fraction(str(row["fraction"])))) < 1e-9
    found = payoffs.find("value > 0")
    assert all(each.value.value > 0 for each in found)
    child = found[0].position
    assert all(child != parent.position and parent.turns for parent in payoffs.parents(child))


def test_errors_are_the_programs_own(tmp_path):
    with pytest.raises(kotai.NotationError, match="there is no game 'chess'"):
        kotai.open("chess")
    with pytest.raises(kotai.NotationError, match="character 1: found 'x'"):
        kotai.open("dodgem:3x3").value("x")
    assert kotai.variants(solved=True, folder=tmp_path) == []
    with pytest.raises(kotai.NotSolvedError, match="kotai-cli solve dodgem:3x3 --data"):
        kotai.open("dodgem:3x3", tmp_path)
    with pytest.raises(kotai.SolutionError, match="not solved yet"):
        kotai.open("syncdom:5x5", tmp_path)
    whole = kotai.open("dodgem:3x3").file.read_bytes()
    (tmp_path / "dodgem-3x3.kotai").write_bytes(whole[:len(whole) // 2])
    with pytest.raises(kotai.SolutionError, match="the end of .* is missing"):
        kotai.open("dodgem:3x3", tmp_path)


def test_damage_is_never_a_wrong_value(tmp_path):
    good = kotai.open("dodgem:4x4")
    data = bytearray(good.file.read_bytes())
    data[len(data) // 3] ^= 1
    (tmp_path / good.file.name).write_bytes(data)
    with pytest.raises(kotai.SolutionError, match="is damaged"):
        kotai.open("dodgem:4x4", tmp_path).values()


def test_folder_of_the_other_programs(monkeypatch):
    assert kotai.folder() == Path(os.environ["KOTAI_DATA"])
    monkeypatch.delenv("KOTAI_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert kotai.folder() == Path("/somewhere/kotai")


def test_stub_names_everything():
    stub = Path(kotai.__file__).with_name("__init__.pyi").read_text(encoding="utf-8")
    for name in kotai.__all__:
        assert re.search(rf"\b{name}\b", stub), name
    for kind in (kotai.Solution, kotai.Payoffs, kotai.Game):
        body = re.search(rf"^class {kind.__name__}:\n(.*?)(?=^class|\Z)", stub, re.MULTILINE | re.DOTALL).group(1)
        members = {name for name in vars(kind) if not name.startswith("_")}
        assert members == set(re.findall(r"def ([a-z]\w*)\(", body))
