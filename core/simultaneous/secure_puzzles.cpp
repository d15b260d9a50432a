#include "core/simultaneous/secure_puzzles.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

#include "core/players/level_choice.h"
#include "core/players/random_source.h"
#include "core/puzzles/puzzle_rating.h"
#include "core/simultaneous/explain_turn.h"
#include "core/simultaneous/payoff_query.h"
#include "core/simultaneous/simultaneous_play.h"

namespace kotai {

static JointMove turnOf(Side side, AnyMove own, AnyMove others) {
  return side == Side::First ? JointMove{own, others} : JointMove{others, own};
}

static int securedBy(Side side, const GameValue& value) { return side == Side::First ? value.firstSecure : -value.secondSecure; }

/// Returns how good a move looks: its average value against a random reply, with best play afterwards.
static double looks(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move) {
  const SimultaneousVariant& variant = *values.variant();
  const std::vector<AnyMove> answers = variant.moves(position, other(side));
  double sum = 0;
  for (const AnyMove answer : answers) {
    const auto after = values.value(variant.play(position, turnOf(side, move, answer)));
    if (after) sum += side == Side::First ? after->value : -after->value;
  }
  return sum / static_cast<double>(answers.size());
}

/// Rates a puzzle by nine imaginary players, because simultaneous games have no levels. The players judge moves by
/// looks() with errors from 0.9 of a won game (first player) to 0.1 (ninth).
static int ratingOf(const PositionValues& values, const AnyPosition& position, Side side, const std::vector<AnyMove>& right) {
  const std::vector<AnyMove> moves = values.variant()->moves(position, side);
  std::vector<double> all;
  for (const AnyMove move : moves) all.push_back(looks(values, position, side, move));
  PuzzleRating::Chances chances{};
  for (std::size_t player = 0; player < chances.size(); ++player) {
    const double noise = 0.1 * static_cast<double>(chances.size() - player);
    for (std::size_t answer = 0; answer < all.size(); ++answer) {
      if (std::ranges::count(right, moves[answer]) == 0) continue;
      std::vector<double> ahead;
      for (std::size_t rival = 0; rival < all.size(); ++rival)
        if (rival != answer) ahead.push_back((all[answer] - all[rival]) * errorSpread() / noise);
      chances[player] += chanceOfLookingBest(ahead);
    }
  }
  PuzzleRating rating;
  rating.addTurn(chances, moves.size());
  return rating.rating();
}

class SecureSource final : public PuzzleSource {
 public:
  SecureSource(SimultaneousSolutionPtr solution, std::optional<PuzzleKind> kind, std::uint64_t seed)
      : m_solution(std::move(solution)), m_kind(kind), m_seed(seed), m_random(seed) {}

  std::uint64_t candidates() const override {
    std::uint64_t positions = 0;
    for (int tier = 0; tier < m_solution->tierCount(); ++tier) positions += m_solution->tierPositions(tier);
    return positions;
  }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    for (int each = 0; each < maxFruitlessTries && !stop.stop_requested(); ++each) {
      const int tier = static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_solution->tierCount())));
      const std::uint64_t positions = m_solution->tierPositions(tier);
      if (positions == 0) continue;
      const AnyPosition position{{m_solution->entries(tier, m_random.below(positions), 1).front().position, 0, 0, 0}};
      const Side first = m_random.below(2) == 0 ? Side::First : Side::Second;
      if (!m_seen.insert(position).second) continue;
      if (auto puzzle = securePuzzleFor(*m_solution, position, first, m_kind)) return turned(*puzzle);
    }
    return std::nullopt;
  }

 private:
  Puzzle turned(const Puzzle& puzzle) const {
    return atSomeImage(puzzle, m_solution->variant()->images(puzzle.position), m_seed,
                       [&](const AnyPosition& position) { return securePuzzleAt(*m_solution, position, puzzle.side); });
  }

  SimultaneousSolutionPtr m_solution;
  std::optional<PuzzleKind> m_kind;
  std::uint64_t m_seed;
  RandomSource m_random;
  std::unordered_set<AnyPosition> m_seen;
};

static NumberedPositions positionsOfSide(Side side, const NumberedPositions& positions) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t number = 0; number < positions.count; ++number)
    if (positions.asked(number) == side) numbers.push_back(number);
  const std::uint64_t count = numbers.size();
  return {count, [at = positions.at, numbers = std::move(numbers)](std::uint64_t number, const std::stop_token& stop) {
            return at(numbers[number], stop);
          }};
}

/// Puzzles from a list that names the solver's side. A position may be listed once per side.
class OneSideSource final : public PuzzleSource {
 public:
  OneSideSource(const SimultaneousSolutionPtr& solution, const NumberedPositions& positions, std::uint64_t seed)
      : m_random(seed) {
    for (const Side side : {Side::First, Side::Second})
      m_sources[static_cast<std::size_t>(side)] =
          puzzlesOfPositions(positionsOfSide(side, positions), seed,
                             [solution, side](const AnyPosition& position) { return securePuzzleAt(*solution, position, side); });
  }

  std::uint64_t candidates() const override { return m_sources[0]->candidates() + m_sources[1]->candidates(); }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    if (candidates() == 0) return std::nullopt;
    const std::size_t first = m_random.below(candidates()) < m_sources[0]->candidates() ? 0 : 1;
    auto puzzle = m_sources[first]->next(stop);
    return puzzle ? puzzle : m_sources[1 - first]->next(stop);
  }

 private:
  std::array<std::unique_ptr<PuzzleSource>, 2> m_sources;
  RandomSource m_random;
};

class SecureJudge final : public PuzzleJudge {
 public:
  SecureJudge(SimultaneousSolutionPtr solution, Puzzle puzzle)
      : PuzzleJudge(std::move(puzzle)), m_solution(std::move(solution)) {}

  std::vector<MoveValue> rightMoves() const override {
    std::vector<MoveValue> right;
    for (const AnyMove move : m_solution->variant()->moves(m_position, m_puzzle.side))
      if (!isSolved() && m_puzzle.isRight(move)) right.push_back(moveOf(m_puzzle.side, move));
    return right;
  }

  PuzzleAnswer answer(AnyMove move) override {
    const std::vector<AnyMove> moves = m_solution->variant()->moves(m_position, m_puzzle.side);
    const std::vector<int> sure = guarantees(*m_solution, m_position, m_puzzle.side).value();
    PuzzleAnswer answer;
    answer.before = m_puzzle.value;
    answer.move = moveOf(m_puzzle.side, move);
    answer.move.value.outcome = outcomeOfPayoff(sure[static_cast<std::size_t>(std::ranges::find(moves, move) - moves.begin())]);
    if (m_puzzle.isRight(move)) {
      answer.verdict = move == m_puzzle.solution.front() ? AnswerVerdict::Right : AnswerVerdict::AlsoRight;
      m_made = 1;
      answer.solved = true;
    } else if (const auto reply = refutation(*m_solution, m_position, m_puzzle.side, move)) {
      answer.refutation.moves = {moveOf(other(m_puzzle.side), *reply)};
    }
    return answer;
  }

 private:
  MoveValue moveOf(Side side, AnyMove move) const {
    MoveValue value;
    value.move = move;
    value.text = m_solution->variant()->formatMove(side, move);
    return value;
  }

  static Outcome outcomeOfPayoff(int payoff) { return payoff > 0 ? Outcome::Win : payoff < 0 ? Outcome::Loss : Outcome::Draw; }

  SimultaneousSolutionPtr m_solution;
};

class SecureMaker final : public PuzzleMaker {
 public:
  SecureMaker(SimultaneousSolutionPtr solution, SafeChoices safeChoices)
      : PuzzleMaker(playOf(solution->variant())),
        m_solution(std::move(solution)),
        m_variant(*m_solution->variant()),
        m_safeChoices(std::move(safeChoices)) {}

  std::unique_ptr<PuzzleSource> ofKind(std::optional<PuzzleKind> kind, std::optional<std::uint32_t>, std::uint64_t seed,
                                       const std::stop_token&) const override {
    return securePuzzles(m_solution, kind, seed);
  }
  std::unique_ptr<PuzzleSource> ofPositions(NumberedPositions positions, std::uint64_t seed,
                                            std::optional<PuzzleKind> kind) const override {
    if (positions.asked) return std::make_unique<OneSideSource>(m_solution, positions, seed);
    return puzzlesOfPositions(std::move(positions), seed,
                              [solution = m_solution, kind, random = RandomSource(seed)](const AnyPosition& position) mutable {
                                const Side first = random.below(2) == 0 ? Side::First : Side::Second;
                                return securePuzzleFor(*solution, position, first, kind);
                              });
  }
  std::optional<Puzzle> ofMistake(const MadeMistake& mistake) const override {
    if (auto puzzle = securePuzzleAt(*m_solution, mistake.position, mistake.side)) return puzzle;
    return safeChoiceAt(mistake.position, mistake.side);
  }
  NumberedPositions matches(const std::string& query, const std::stop_token& stop) const override {
    const SimultaneousVariantPtr& variant = m_solution->variant();
    SimultaneousFilter filter;
    filter.where = query::testOf(variant, query::parsePayoffQuery(*variant, query).value());
    return numbered(std::make_shared<const SimultaneousPositionList>(m_solution, std::move(filter), stop));
  }
  std::optional<Puzzle> at(const AnyPosition& position, std::string_view kind, int n) const override {
    const Side side = n == 2 ? Side::Second : Side::First;
    return kind == idOf(PuzzleKind::SafeChoice) ? safeChoiceAt(position, side) : securePuzzleAt(*m_solution, position, side);
  }
  std::unique_ptr<PuzzleJudge> judge(Puzzle puzzle) const override {
    return std::make_unique<SecureJudge>(m_solution, std::move(puzzle));
  }
  std::vector<Fact> explain(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    if (line != puzzle.solution) return {};  // facts about a wrong choice would reveal the correct choice
    return explainTurn(*m_solution, puzzle.position, puzzle.side, line.front(), TurnMotifs());
  }
  std::vector<std::uint32_t> winLengths() const override { return {}; }

  bool isOver(const Puzzle&, const std::vector<AnyMove>&) const override { return false; }
  AnyPosition canonical(const AnyPosition& position) const override { return m_variant.canonical(position).position; }
  std::vector<AnyPosition> images(const AnyPosition& position) const override { return m_variant.images(position); }
  std::vector<std::string> moveTexts(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    std::vector<std::string> texts;
    Side side = puzzle.side;
    for (const AnyMove move : line) texts.push_back(m_variant.formatMove(std::exchange(side, other(side)), move));
    return texts;
  }

 private:
  /// Returns the puzzle that asks for a choice that is no mistake. Returns nothing if all choices are equally safe.
  std::optional<Puzzle> safeChoiceAt(const AnyPosition& position, Side side) const {
    const auto value = m_solution->value(position);
    if (!m_safeChoices || !value || m_variant.finished(position)) return std::nullopt;
    Puzzle puzzle;
    puzzle.right = m_safeChoices(*m_solution, position, side);
    if (puzzle.right.empty() || puzzle.right.size() == m_variant.moves(position, side).size()) return std::nullopt;
    puzzle.kind = PuzzleKind::SafeChoice;
    puzzle.goal = PuzzleGoal::Listed;
    puzzle.position = position;
    puzzle.side = side;
    const double own = side == Side::First ? value->value : -value->value;
    puzzle.value.outcome = own > 0 ? Outcome::Win : own < 0 ? Outcome::Loss : Outcome::Draw;
    puzzle.solution = {puzzle.right.front()};
    puzzle.rating = ratingOf(*m_solution, position, side, puzzle.right);
    return puzzle;
  }

  SimultaneousSolutionPtr m_solution;
  const SimultaneousVariant& m_variant;
  SafeChoices m_safeChoices;
};

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
  puzzle.rating = ratingOf(values, position, side, puzzle.solution);
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

PuzzleMakerPtr puzzleMaker(SimultaneousSolutionPtr solution, SafeChoices safeChoices) {
  return solution ? std::make_shared<const SecureMaker>(std::move(solution), std::move(safeChoices)) : nullptr;
}

}  // namespace kotai
