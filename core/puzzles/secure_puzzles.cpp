#include "core/puzzles/secure_puzzles.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "core/players/level_choice.h"
#include "core/players/random_source.h"
#include "core/puzzles/puzzle_rating.h"

namespace kotai {

namespace {

JointMove turnOf(Side side, AnyMove own, AnyMove others) {
  return side == Side::First ? JointMove{own, others} : JointMove{others, own};
}

int securedBy(Side side, const GameValue& value) { return side == Side::First ? value.firstSecure : -value.secondSecure; }

/// Average value of a move against a random reply, if both play well afterwards: how good the move looks.
double looks(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move) {
  const SimultaneousVariant& variant = *values.variant();
  const std::vector<AnyMove> answers = variant.moves(position, other(side));
  double sum = 0;
  for (const AnyMove answer : answers) {
    const auto after = values.value(variant.play(position, turnOf(side, move, answer)));
    if (after) sum += side == Side::First ? after->value : -after->value;
  }
  return sum / static_cast<double>(answers.size());
}

/// Simultaneous games have no levels, so nine players are imagined. They judge moves by how good they look, with errors from 0.9
/// of a won game for the first to 0.1 for the ninth.
int ratingOf(const PositionValues& values, const AnyPosition& position, Side side, std::size_t answer) {
  const std::vector<AnyMove> moves = values.variant()->moves(position, side);
  std::vector<double> all;
  for (const AnyMove move : moves) all.push_back(looks(values, position, side, move));
  PuzzleRating::Chances chances{};
  for (std::size_t player = 0; player < chances.size(); ++player) {
    const double noise = 0.1 * static_cast<double>(chances.size() - player);
    std::vector<double> ahead;
    for (std::size_t rival = 0; rival < all.size(); ++rival)
      if (rival != answer) ahead.push_back((all[answer] - all[rival]) * errorSpread() / noise);
    chances[player] = chanceOfLookingBest(ahead);
  }
  PuzzleRating rating;
  rating.addTurn(chances, moves.size());
  return rating.rating();
}

class SecureSource final : public PuzzleSource {
 public:
  SecureSource(SimultaneousSolutionPtr solution, std::optional<PuzzleKind> kind, std::uint64_t seed)
      : m_solution(std::move(solution)), m_kind(kind), m_random(seed) {}

  std::uint64_t candidates() const override {
    std::uint64_t positions = 0;
    for (int tier = 0; tier < m_solution->tierCount(); ++tier) positions += m_solution->tierPositions(tier);
    return positions;
  }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    for (int each = 0; each < mostFruitless && !stop.stop_requested(); ++each) {
      const int tier = static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_solution->tierCount())));
      const std::uint64_t positions = m_solution->tierPositions(tier);
      if (positions == 0) continue;
      const AnyPosition position{{m_solution->entries(tier, m_random.below(positions), 1).front().position, 0, 0, 0}};
      const Side first = m_random.below(2) == 0 ? Side::First : Side::Second;
      if (!m_seen.insert(position).second) continue;
      if (auto puzzle = securePuzzleFor(*m_solution, position, first, m_kind)) return puzzle;
    }
    return std::nullopt;
  }

 private:
  SimultaneousSolutionPtr m_solution;
  std::optional<PuzzleKind> m_kind;
  RandomSource m_random;
  std::unordered_set<AnyPosition> m_seen;
};

}  // namespace

std::optional<std::vector<int>> guarantees(const PositionValues& values, const AnyPosition& position, Side side) {
  const SimultaneousVariant& variant = *values.variant();
  const std::vector<AnyMove> answers = variant.moves(position, other(side));
  std::vector<int> all;
  for (const AnyMove move : variant.moves(position, side)) {
    int least = 1;
    for (const AnyMove answer : answers) {
      const auto after = values.value(variant.play(position, turnOf(side, move, answer)));
      if (!after) return std::nullopt;
      least = std::min(least, securedBy(side, *after));
    }
    all.push_back(least);
  }
  return all;
}

std::optional<AnyMove> refutation(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move) {
  const SimultaneousVariant& variant = *values.variant();
  std::optional<AnyMove> worst;
  int least = 2;
  for (const AnyMove answer : variant.moves(position, other(side))) {
    const auto after = values.value(variant.play(position, turnOf(side, move, answer)));
    if (!after) return std::nullopt;
    if (securedBy(side, *after) >= least) continue;
    least = securedBy(side, *after);
    worst = answer;
  }
  return worst;
}

std::optional<Puzzle> securePuzzleAt(const PositionValues& values, const AnyPosition& position, Side side) {
  const SimultaneousVariant& variant = *values.variant();
  const auto value = values.value(position);
  if (variant.finished(position) || !value || securedBy(side, *value) < 0) return std::nullopt;
  const auto all = guarantees(values, position, side);
  if (!all || all->size() < 2) return std::nullopt;
  const auto best = std::ranges::max_element(*all);
  if (std::ranges::count(*all, *best) != 1) return std::nullopt;
  const auto answer = static_cast<std::size_t>(best - all->begin());
  Puzzle puzzle;
  puzzle.kind = *best == 1 ? PuzzleKind::SecureWin : PuzzleKind::SecureDraw;
  puzzle.position = position;
  puzzle.side = side;
  puzzle.value.outcome = *best == 1 ? Outcome::Win : Outcome::Draw;
  puzzle.solution = {variant.moves(position, side)[answer]};
  puzzle.rating = ratingOf(values, position, side, answer);
  return puzzle;
}

std::optional<Puzzle> securePuzzleFor(const PositionValues& values, const AnyPosition& position, Side first,
                                      std::optional<PuzzleKind> kind) {
  for (const Side side : {first, other(first)})
    if (auto puzzle = securePuzzleAt(values, position, side); puzzle && puzzle->kind == kind.value_or(puzzle->kind))
      return puzzle;
  return std::nullopt;
}

std::unique_ptr<PuzzleSource> securePuzzles(SimultaneousSolutionPtr solution, std::optional<PuzzleKind> kind,
                                            std::uint64_t seed) {
  return std::make_unique<SecureSource>(std::move(solution), kind, seed);
}

}  // namespace kotai
