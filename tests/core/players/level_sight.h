// Checks of a level's moves in positions close to the end. The tests of small and of large games share these
// functions.
#pragma once

#include <QTest>
#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <vector>

#include "core/analysis/moves.h"
#include "core/players/level_player.h"
#include "core/players/random_source.h"
#include "tests/core/test_solutions.h"

namespace kotai::test {

/// The next two functions return the shares that a level promises: the share of wins in one ply that the level
/// plays, and the share of the opponent's wins in one ply that the level prevents.
inline double promisedWins(int level) { return level >= 4 ? 1 : 0.9; }
inline double promisedDefences(int level) { return level >= 4 ? 1 : 2.0 / 3; }

inline bool losesAtOnce(const MoveValue& move) { return move.value.outcome == Outcome::Loss && move.value.distancePlies <= 2; }
inline bool winsAtOnce(const MoveValue& move) { return move.value == Value::win(1); }

enum class Sight { Nothing, Win, Threat };

/// Returns whether a level has to see a win in one ply that not every move achieves, or a threat that only some moves
/// prevent.
inline Sight sightIn(const std::vector<MoveValue>& moves) {
  if (moves.empty()) return Sight::Nothing;
  if (winsAtOnce(moves.front())) return winsAtOnce(moves.back()) ? Sight::Nothing : Sight::Win;
  return !losesAtOnce(moves.front()) && losesAtOnce(moves.back()) ? Sight::Threat : Sight::Nothing;
}

/// Checks that the level keeps its promise in \p tries tries. Allows for chance: the result may be five
/// standard deviations below the promise.
inline void checkSight(const SolutionPtr& solution, const AnyPosition& position, int level, int tries) {
  const std::vector<MoveValue> moves = moveValues(*solution, position);
  const Sight sight = sightIn(moves);
  LevelPlayer player(level, solution->variant(), solutionForesight(solution), 7);
  int kept = 0;
  for (int each = 0; each < tries; ++each) {
    const AnyMove chosen = player.choose(position);
    for (const MoveValue& move : moves)
      if (move.move == chosen) kept += sight == Sight::Win ? winsAtOnce(move) : !losesAtOnce(move);
  }
  const double promised = sight == Sight::Win ? promisedWins(level) : promisedDefences(level);
  const double least = promised * tries - 5 * std::sqrt(promised * (1 - promised) * tries);
  QVERIFY2(kept >= least, qPrintable(QStringLiteral("%1, level %2, %3: %4 of %5")
                                         .arg(QString::fromStdString(solution->variant()->formatPosition(position)))
                                         .arg(level)
                                         .arg(sight == Sight::Win ? QStringLiteral("win") : QStringLiteral("threat"))
                                         .arg(kept)
                                         .arg(tries)));
}

/// Returns the number of plies within which a level never errs.
inline std::uint32_t promisedSight(int level) { return level >= 7 ? static_cast<std::uint32_t>(level - 2) : level >= 5 ? 3 : 2; }

/// From level 4 on, a player must see everything that ends within the promised plies, so the player keeps such
/// a win and avoids an avoidable loss. Checks positions of random games until \p wanted of them matter.
inline void checkNothingIsMissed(const SolutionPtr& solution, int level, int wanted) {
  const Variant& variant = *solution->variant();
  const std::uint32_t sight = promisedSight(level);
  const auto ends = [sight](Value value, Outcome outcome) { return value.outcome == outcome && value.distancePlies <= sight; };
  LevelPlayer player(level, solution->variant(), solutionForesight(solution), 11);
  RandomSource random(5);
  int found = 0;
  for (int game = 0; game < 2000 && found < wanted; ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 60 && !variant.finishedValue(position); ++ply) {
      const std::vector<MoveValue> moves = moveValues(*solution, position);
      const bool wins = ends(moves.front().value, Outcome::Win);
      const bool threatened = !ends(moves.front().value, Outcome::Loss) && ends(moves.back().value, Outcome::Loss);
      const AnyMove chosen = player.choose(position);
      const Value value = std::ranges::find(moves, chosen, &MoveValue::move)->value;
      found += wins || threatened ? 1 : 0;
      QVERIFY2(wins ? ends(value, Outcome::Win) : !threatened || !ends(value, Outcome::Loss),
               qPrintable(QStringLiteral("%1, level %2: %3")
                              .arg(QString::fromStdString(variant.formatPosition(position)))
                              .arg(level)
                              .arg(QString::fromStdString(variant.formatMove(position, chosen)))));
      position = moves[random.below(moves.size())].after;
    }
  }
  QVERIFY(found >= wanted);
}

/// Returns positions of random games in which a level must find a win or prevent a loss: `wanted` positions of each
/// kind.
inline std::vector<AnyPosition> positionsToSee(const SolutionPtr& solution, int wanted) {
  const Variant& variant = *solution->variant();
  RandomSource random(3);
  std::vector<AnyPosition> found;
  std::unordered_set<AnyPosition> seen;
  int wins = 0;
  int threats = 0;
  for (int game = 0; game < 4000 && (wins < wanted || threats < wanted); ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 60 && !variant.finishedValue(position); ++ply) {
      const std::vector<MoveValue> moves = moveValues(*solution, position);
      const Sight sight = sightIn(moves);
      int& count = sight == Sight::Win ? wins : threats;
      if (sight != Sight::Nothing && count < wanted && seen.insert(position).second) {
        ++count;
        found.push_back(position);
      }
      position = moves[random.below(moves.size())].after;
    }
  }
  return found;
}

/// Checks all levels on positions of both kinds. In Dodgem, a player who cannot move wins, so nobody wins by
/// making a move. Some moves only block the other side and therefore lose at once.
inline void checkGame(const SolutionPtr& solution) {
  constexpr int ofEachSort = 12;
  const std::vector<AnyPosition> positions = positionsToSee(solution, ofEachSort);
  const auto wins = std::count_if(positions.begin(), positions.end(), [&](const AnyPosition& position) {
    return sightIn(moveValues(*solution, position)) == Sight::Win;
  });
  const auto threats = static_cast<std::ptrdiff_t>(positions.size()) - wins;
  const bool winsByMoves = solution->variant()->gameId() != "dodgem";
  QVERIFY2((wins >= ofEachSort / 2) == winsByMoves && threats >= ofEachSort / 2,
           qPrintable(QStringLiteral("%1 wins, %2 threats").arg(wins).arg(threats)));
  for (const AnyPosition& position : positions)
    for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level) {
      checkSight(solution, position, level, 200);
      if (QTest::currentTestFailed()) return;
    }
  for (int level = 4; level <= LevelPlayer::highestLevel; ++level) {
    checkNothingIsMissed(solution, level, 100);
    if (QTest::currentTestFailed()) return;
  }
}

}  // namespace kotai::test
