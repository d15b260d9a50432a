#include "core/players/level_choice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/players/judge.h"
#include "core/players/level_player.h"

namespace kotai {

/// Even beginners usually see when the next move ends the game. Players of level 4 and above always see such
/// moves.
constexpr std::array seenWins{0.92, 0.95, 0.98};  ///< probability of seeing a win in one ply, for levels 1, 2, 3
constexpr std::array seenThreats{0.7, 0.8, 0.9};  ///< probability of seeing that a move lets the other side win at once

constexpr std::array<double, errorSummands + 1> binomials{1, -4, 6, -4, 1};

/// Returns the distribution function of the sum of four uniform random numbers between 0 and 1.
static double sumBelow(double x) {
  if (x <= 0) return 0;
  if (x >= errorSummands) return 1;
  double share = 0;
  for (int each = 0; each < x; ++each) {
    const double square = (x - each) * (x - each);
    share += binomials[static_cast<std::size_t>(each)] * square * square / 24;
  }
  return share;
}

static double sumDensity(double x) {
  double density = 0;
  for (int each = 0; each < x; ++each)
    density += binomials[static_cast<std::size_t>(each)] * (x - each) * (x - each) * (x - each) / 6;
  return density;
}

LevelAttention levelAttention(int level) {
  const auto place = static_cast<std::size_t>(level - LevelPlayer::lowestLevel);
  if (place >= seenWins.size()) return {};
  return {seenWins[place], seenThreats[place]};
}

std::optional<Value> noticedEnd(std::optional<Value> end, bool seesWins, bool seesThreats) {
  if (!end || !(end->outcome == Outcome::Loss ? seesWins : seesThreats)) return std::nullopt;
  return valueForMover(*end);
}

std::vector<std::size_t> sensibleMoves(const std::vector<std::optional<Value>>& ends,
                                       const std::function<bool(std::size_t)>& isAimless) {
  std::vector<std::size_t> moves(ends.size());
  std::iota(moves.begin(), moves.end(), std::size_t{0});
  const auto best = std::max_element(ends.begin(), ends.end(), [](const auto& left, const auto& right) {
    return preference(left.value_or(Value::draw()), right.value_or(Value::draw())) < 0;
  });
  if (best == ends.end()) return moves;
  std::erase_if(moves, [&](std::size_t move) { return ends[move] != *best; });
  // A move that leads to a foreseen end of the game never counts as aimless.
  if (*best) return moves;
  std::vector<std::size_t> aimed;
  std::ranges::copy_if(moves, std::back_inserter(aimed), [&](std::size_t move) { return !isAimless(move); });
  return aimed.empty() ? moves : aimed;
}

double chanceOfLookingBest(const std::vector<double>& ahead) {
  constexpr int steps = 64;
  constexpr double width = static_cast<double>(errorSummands) / steps;
  double chance = 0;
  for (int step = 0; step < steps; ++step) {
    const double error = (step + 0.5) * width;
    double all = sumDensity(error) * width;
    for (const double lead : ahead)
      if (all > 0) all *= sumBelow(error + lead);
    chance += all;
  }
  return chance;
}

double errorSpread() { return std::sqrt(errorSummands / 12.0); }

LevelChances::LevelChances(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves)
    : m_variant(variant) {
  for (const MoveValue& each : moves) {
    m_after.push_back(each.value.outcome == Outcome::Draw ? Value::draw()
                                                          : Value{opposite(each.value.outcome), each.value.distancePlies - 1});
    m_evaluations.push_back(-evaluation(variant, each.after));
    m_aimless.push_back(isAimless(variant, position, each.move));
  }
}

double LevelChances::of(int level, const std::vector<bool>& wanted) const {
  const LevelStrength strength = levelStrength(m_variant, level);
  const double whole = std::floor(strength.sightPlies);
  const double onePlyMore = strength.sightPlies - whole;
  const auto sight = static_cast<std::uint32_t>(whole);
  double chance = (1 - onePlyMore) * withSight(sight, level, strength.noise, wanted);
  if (onePlyMore > 0) chance += onePlyMore * withSight(sight + 1, level, strength.noise, wanted);
  return chance;
}

std::vector<double> LevelChances::moveChances(int level) const {
  std::vector<double> chances;
  for (std::size_t move = 0; move < m_after.size(); ++move) {
    std::vector<bool> wanted(m_after.size());
    wanted[move] = true;
    chances.push_back(of(level, wanted));
  }
  return chances;
}

double LevelChances::withSight(std::uint32_t sightPlies, int level, double noise, const std::vector<bool>& wanted) const {
  const LevelAttention attention = levelAttention(level);
  double chance = 0;
  for (const bool seesWins : {true, false})
    for (const bool seesThreats : {true, false}) {
      const double share =
          (seesWins ? attention.wins : 1 - attention.wins) * (seesThreats ? attention.threats : 1 - attention.threats);
      if (share <= 0) continue;
      std::vector<std::optional<Value>> ends;
      for (const Value& after : m_after) {
        const bool inSight = after.outcome != Outcome::Draw && after.distancePlies < sightPlies;
        ends.push_back(noticedEnd(inSight ? std::optional(after) : std::nullopt, seesWins, seesThreats));
      }
      chance += share * amongNoticed(ends, noise, wanted);
    }
  return chance;
}

double LevelChances::amongNoticed(const std::vector<std::optional<Value>>& ends, double noise,
                                  const std::vector<bool>& wanted) const {
  const std::vector<std::size_t> moves = sensibleMoves(ends, [this](std::size_t move) { return m_aimless[move]; });
  double chance = 0;
  for (const std::size_t move : moves) {
    if (!wanted[move]) continue;
    std::vector<double> ahead;
    for (const std::size_t rival : moves)
      if (rival != move) ahead.push_back((m_evaluations[move] - m_evaluations[rival]) * errorSpread() / noise);
    chance += chanceOfLookingBest(ahead);
  }
  return chance;
}

int difficulty(const Variant& variant, const AnyPosition& position, const std::vector<MoveValue>& moves, int level) {
  std::vector<bool> mistakes;
  for (const MoveValue& each : moves) mistakes.push_back(!each.keepsOutcome);
  if (std::ranges::count(mistakes, true) == 0) return 0;
  return static_cast<int>(std::lround(100 * LevelChances(variant, position, moves).of(level, mistakes)));
}

}  // namespace kotai
