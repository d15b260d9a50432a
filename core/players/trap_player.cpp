#include "core/players/trap_player.h"

#include <algorithm>
#include <utility>

#include "core/players/level_choice.h"
#include "core/players/perfect_player.h"

namespace kotai {

/// Maximum number of positions, per move, in which the replies of the level are examined.
constexpr std::size_t maxPositions = 1000;
constexpr int mostTurns = 8;
constexpr double minChance = 0.002;  ///< a reply with a smaller probability is not followed further
constexpr double samePoints = 1e-9;

static double pointsFor(Outcome outcome) { return static_cast<int>(outcome) / 2.0; }

/// Returns the fastest wins of a won position. In other positions returns every move that keeps the outcome.
std::vector<MoveValue> TrapPlayer::candidates(const AnyPosition& position) const {
  std::vector<MoveValue> moves = moveValues(*m_solution, position);
  std::erase_if(moves,
                [](const MoveValue& each) { return each.value.outcome == Outcome::Win ? !each.perfect : !each.keepsOutcome; });
  return moves;
}

const std::vector<TrapPlayer::Reply>& TrapPlayer::repliesIn(const AnyPosition& position) {
  if (const auto known = m_replies.find(position); known != m_replies.end()) return known->second;
  if (m_replies.size() >= maxPositions) throw TooMany();
  const std::vector<MoveValue> moves = moveValues(*m_solution, position);
  const std::vector<double> chances = LevelChances(*m_solution->variant(), position, moves).moveChances(m_level);
  std::vector<Reply> replies;
  for (std::size_t each = 0; each < moves.size(); ++each)
    replies.push_back({moves[each].after, pointsFor(opposite(moves[each].value.outcome)), chances[each]});
  return m_replies.emplace(position, std::move(replies)).first->second;
}

/// Returns the expected points of this player before a reply of the level. \p turns: number of replies to look ahead,
/// at least 1.
double TrapPlayer::pointsBeforeReply(const AnyPosition& position, int turns) {
  const Value value = m_solution->value(position);
  if (value.outcome == Outcome::Loss || m_solution->variant()->finishedValue(position)) return pointsFor(opposite(value.outcome));
  const auto place = static_cast<std::size_t>(turns - 1);
  if (const std::vector<double>& known = m_points[position]; known.size() > place) return known[place];
  double points = 0;
  for (const Reply& each : repliesIn(position)) {
    const bool isViewing = turns > 1 && each.points < 1 && each.chance >= minChance;
    points += each.chance * (isViewing ? pointsBeforeMove(each.after, turns - 1) : each.points);
  }
  std::vector<double>& known = m_points[position];
  if (known.size() == place) known.push_back(points);
  return points;
}

double TrapPlayer::pointsBeforeMove(const AnyPosition& position, int turns) {
  const auto [moves, isNew] = m_moves.try_emplace(position);
  if (isNew && !m_solution->variant()->finishedValue(position))
    for (const MoveValue& each : candidates(position)) moves->second.push_back(each.after);
  if (moves->second.empty()) return pointsFor(m_solution->value(position).outcome);
  double most = 0;
  const std::vector<AnyPosition>& after = moves->second;  // stays valid while m_moves grows
  for (const AnyPosition& each : after) most = std::max(most, pointsBeforeReply(each, turns));
  return most;
}

std::vector<double> TrapPlayer::pointsOf(const std::vector<MoveValue>& moves, int turns) {
  std::vector<double> points;
  for (const MoveValue& each : moves) points.push_back(pointsBeforeReply(each.after, turns));
  return points;
}

AnyMove TrapPlayer::choose(const AnyPosition& position) {
  const std::vector<MoveValue> moves = candidates(position);
  if (moves.size() == 1) return moves.front().move;
  m_replies.clear();
  m_moves.clear();
  m_points.clear();
  std::vector<double> points(moves.size());
  try {
    for (int turns = 1; turns <= mostTurns; ++turns) points = pointsOf(moves, turns);
  } catch (const TooMany&) {
    // The search has reached its limit. Uses the points from fewer turns.
  }
  const double most = std::ranges::max(points);
  std::vector<MoveValue> best;
  for (std::size_t each = 0; each < moves.size(); ++each)
    if (points[each] >= most - samePoints) best.push_back(moves[each]);
  std::erase_if(best, [longest = best.front().value](const MoveValue& each) { return each.value != longest; });
  if (best.size() > 1) best = hardestOf(*m_solution, std::move(best));
  return best[m_random.below(best.size())].move;
}

}  // namespace kotai
