// Tests for the predecessors of positions of Quoridor. They are exactly the positions from which a legal move
// leads to the given position.
#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/games/quoridor/variant.h"
#include "tests/core/quoridor/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using quoridor::Rules;

static Rules rulesFor(const slow_quoridor::Size& size) {
  return Rules({{size.columns, size.rows}, size.firstFences, size.secondFences, false});
}

class QuoridorPredecessorsTest : public QObject {
  Q_OBJECT

 private slots:
  void ofWholeGames_data();
  void ofWholeGames();
  void ofRandomPositions_data();
  void ofRandomPositions();
};

void QuoridorPredecessorsTest::ofWholeGames_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  const auto row = [](const char* name, slow_quoridor::Size size) { QTest::newRow(name) << size; };
  row("3x3 F=1", {3, 3, 1, 1});
  row("3x3 F=2", {3, 3, 2, 2});
  row("4x4 F=1", {4, 4, 1, 1});
  row("3x4 F=1-0", {3, 4, 1, 0});
  row("2x4 F=0-2", {2, 4, 0, 2});
}

/// Checks every edge of the game graph in both directions.
void QuoridorPredecessorsTest::ofWholeGames() {
  QFETCH(slow_quoridor::Size, size);
  const Rules rules = rulesFor(size);
  std::map<std::string, std::multiset<std::string>> before;
  const auto all = slow_quoridor::allPositions(size);
  for (const auto& drawing : all)
    for (const auto& [move, after] : slow_quoridor::moves(drawing))
      before[slow_quoridor::toText(after)].insert(slow_quoridor::toText(drawing));
  std::size_t edges = 0;
  for (const auto& drawing : all) {
    const std::string text = slow_quoridor::toText(drawing);
    std::multiset<std::string> offered;
    rules.forEachPredecessor(*rules.parse(text),
                             [&](const Rules::Position& position) { offered.insert(rules.format(position)); });
    QVERIFY2(offered == before[text], text.c_str());
    edges += offered.size();
  }
  QVERIFY(edges > all.size());
}

void QuoridorPredecessorsTest::ofRandomPositions_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<int>("count");
  const auto row = [](const char* name, slow_quoridor::Size size, int count) { QTest::newRow(name) << size << count; };
  row("5x5 F=8", {5, 5, 8, 8}, 3000);
  row("7x7 F=3-1", {7, 7, 3, 1}, 1500);
  row("9x9 F=10", {9, 9, 10, 10}, 500);
}

/// Every predecessor has a legal move to the position, and each move has exactly one predecessor.
void QuoridorPredecessorsTest::ofRandomPositions() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, count);
  const Rules rules = rulesFor(size);
  std::mt19937_64 random(203);
  for (int i = 0; i < count; ++i) {
    const auto drawing = slow_quoridor::randomPosition(size, random);
    const std::string text = slow_quoridor::toText(drawing);
    rules.forEachPredecessor(*rules.parse(text), [&](const Rules::Position& before) {
      const auto parent = slow_quoridor::fromText(rules.format(before));
      QVERIFY2(slow_quoridor::isLegal(parent) && rules.parse(rules.format(before)).has_value(), text.c_str());
      const auto moves = slow_quoridor::moves(parent);
      QVERIFY2(std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return move.second == drawing; }), text.c_str());
    });
    const auto moves = slow_quoridor::moves(drawing);
    if (moves.empty()) continue;
    auto chosen = moves.begin();
    std::advance(chosen, std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random));
    int found = 0;
    rules.forEachPredecessor(*rules.parse(slow_quoridor::toText(chosen->second)),
                             [&](const Rules::Position& before) { found += rules.format(before) == text ? 1 : 0; });
    QVERIFY2(found == 1, (text + " by " + chosen->first).c_str());
  }
}

KOTAI_TEST(QuoridorPredecessorsTest)
#include "predecessors_test.moc"
