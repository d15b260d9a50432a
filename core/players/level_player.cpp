#include "core/players/level_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace kotai {
namespace {

// Chosen by play (kotai-cli match, 300 games each against the perfect player). Dodgem 4x4, a draw: level 1 loses 9 of
// 10 and beats random moves in 8 of 10, level 5 loses 4 of 10, level 7 and above lose none. From a won start level 1,
// 3, 5 and 9 win 1, 9, 10 and 10 of 10 in Gobblet Gobblers, and 0, 1, 6 and 10 of 10 in Quoridor on 5x5 with three
// fences each.
constexpr double warmest = 26;
constexpr double coldest = 0.8;
constexpr double hiddenLoss = 6;    ///< regret of a lost outcome whose end is far away
constexpr double visibleLoss = 60;  ///< added when the end is the very next ply
constexpr double visiblePlies = 4;  ///< at this distance half of it is left
constexpr double mostWaste = 12;    ///< more wasted plies than this look alike
/// Of more moves than this (Quoridor has up to a hundred) the worse ones count for less: people do not slip that much
/// more often because there are more ways to.
constexpr double usualMoves = 10;

/// The end of the game by the very next move is seen at a glance, also by beginners: from level 4 on always.
constexpr std::array seenWins{0.92, 0.95, 0.98};  ///< how often a win in one ply is seen, of level 1, 2, 3
constexpr std::array seenThreats{0.7, 0.8, 0.9};  ///< and that a move lets the other side win at once
constexpr std::uint32_t atOncePlies = 2;          ///< a move that loses within so many lets the other side win at once

double seenShare(const std::array<double, 3>& shares, int level) {
  const auto place = static_cast<std::size_t>(level - LevelPlayer::lowestLevel);
  return place < shares.size() ? shares[place] : 1;
}

bool losesAtOnce(const MoveValue& move) { return move.value.outcome == Outcome::Loss && move.value.distancePlies <= atOncePlies; }

double temperatureOf(int level) {
  const double share =
      static_cast<double>(level - LevelPlayer::lowestLevel) / (LevelPlayer::highestLevel - LevelPlayer::lowestLevel);
  return warmest * std::pow(coldest / warmest, share);
}

double endDistance(Value value) {
  return value.outcome == Outcome::Draw ? std::numeric_limits<double>::infinity() : static_cast<double>(value.distancePlies);
}

}  // namespace

double regret(const MoveValue& best, const MoveValue& move) {
  if (move.value.outcome == best.value.outcome) return std::min(mostWaste, static_cast<double>(move.wastedPlies));
  const int steps = static_cast<int>(best.value.outcome) - static_cast<int>(move.value.outcome);
  const double nearest = std::min(endDistance(best.value), endDistance(move.value));
  return steps * (hiddenLoss + visibleLoss / (1 + nearest / visiblePlies));
}

LevelPlayer::LevelPlayer(int level, SolutionPtr solution, std::uint64_t seed)
    : m_solution(std::move(solution)),
      m_temperature(temperatureOf(level)),
      m_seenWins(seenShare(seenWins, level)),
      m_seenThreats(seenShare(seenThreats, level)),
      m_random(seed) {}

/// Without the moves that miss a win in one or allow one, where that is seen; best first as before, and never empty.
void LevelPlayer::leaveOutOversights(std::vector<MoveValue>& moves) {
  const Value best = moves.front().value;
  if (best == Value::win(1) && m_random.unit() < m_seenWins)
    std::erase_if(moves, [](const MoveValue& move) { return move.value != Value::win(1); });
  else if (!losesAtOnce(moves.front()) && losesAtOnce(moves.back()) && m_random.unit() < m_seenThreats)
    std::erase_if(moves, losesAtOnce);
}

AnyMove LevelPlayer::choose(const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(*m_solution, position);
  leaveOutOversights(moves);
  std::vector<double> weights;
  double sum = 0;
  const double crowd = std::sqrt(std::min(1.0, usualMoves / static_cast<double>(moves.size())));
  for (const MoveValue& move : moves)
    sum += weights.emplace_back((move.perfect ? 1.0 : crowd) * std::exp(-regret(moves.front(), move) / m_temperature));
  double point = m_random.unit() * sum;
  for (std::size_t place = 0; place < moves.size(); ++place) {
    point -= weights[place];
    if (point < 0) return moves[place].move;
  }
  return moves.front().move;
}

}  // namespace kotai
