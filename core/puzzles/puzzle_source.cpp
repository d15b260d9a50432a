#include "core/puzzles/puzzle_source.h"

#include <unordered_set>

#include "core/analysis/find_kind.h"
#include "core/analysis/generic_kinds.h"
#include "core/players/position_sampler.h"
#include "core/puzzles/make_puzzle.h"

namespace kotai {

/// Maximum number of positions for which all candidates are collected. With more positions, candidates are drawn at random.
constexpr std::uint64_t fewPlaces = 1U << 20;
/// Number of consecutive draws without a new puzzle after which rare candidates are searched one by one.
constexpr int maxDrawsOfFew = 1'000;

/// The numbers below a bound, each once, in random order. Stores only drawn numbers.
class ShuffledNumbers {
 public:
  ShuffledNumbers(std::uint64_t count, std::uint64_t seed) : m_left(count), m_random(seed) {}

  std::optional<std::uint64_t> next() {
    if (m_left == 0) return std::nullopt;
    const std::uint64_t place = m_random.below(m_left--);
    const std::uint64_t number = at(place);
    m_moved[place] = at(m_left);
    return number;
  }

 private:
  std::uint64_t at(std::uint64_t place) const {
    const auto found = m_moved.find(place);
    return found == m_moved.end() ? place : found->second;
  }

  std::uint64_t m_left;
  RandomSource m_random;
  std::unordered_map<std::uint64_t, std::uint64_t> m_moved;
};

/// Tests quickly whether exactly one move keeps the outcome, in games that store marks.
class OnlyMoveTest {
 public:
  explicit OnlyMoveTest(const Solution& solution)
      : m_solution(solution),
        m_kind(findKind(*solution.variant(), FindKind::OnlyMove.id) ? positionKind(*solution.variant(), FindKind::OnlyMove)
                                                                    : genericKind(FindKind::OnlyMove)) {}

  bool hits(const DrawnPosition& drawn) const {
    if (m_kind.flag) return m_kind.flag->hits(m_solution.marksAt(drawn.location, m_kind.flag->plane), std::nullopt);
    return m_kind.fitsPosition(m_solution, drawn.location, drawn.value);
  }

 private:
  const Solution& m_solution;
  const PositionKind& m_kind;
};

Puzzle atSomeImage(const Puzzle& puzzle, const std::vector<AnyPosition>& images, std::uint64_t seed, const PuzzleAt& puzzleAt) {
  RandomSource random(seed ^ std::hash<AnyPosition>()(puzzle.position));
  const AnyPosition& image = images[random.below(images.size())];
  return image == puzzle.position ? puzzle : puzzleAt(image).value_or(puzzle);
}

class KindSource final : public PuzzleSource {
 public:
  KindSource(SolutionPtr solution, PuzzleKind kind, std::optional<std::uint32_t> plies, std::uint64_t seed,
             const std::stop_token& stop)
      : m_solution(std::move(solution)),
        m_kind(kind),
        m_plies(plies),
        m_sampler(*m_solution, [this](Value value) { return isWanted(value); }),
        m_onlyMove(*m_solution),
        m_seed(seed),
        m_random(seed) {
    m_sampler.addAll(stop);
    if (m_sampler.places() <= fewPlaces) collect(stop);
  }

  std::uint64_t candidates() const override { return m_sampler.count(); }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    if (m_numbers) return nextPlace(stop);
    const bool few = m_sampler.count() <= fewPlaces;
    for (int each = 0; each < (few ? maxDrawsOfFew : maxFruitlessTries) && !stop.stop_requested(); ++each)
      if (const auto drawn = m_sampler.draw(m_random); drawn && m_seen.insert(drawn->position).second)
        if (auto puzzle = puzzleOf(*drawn)) return puzzle;
    if (!few) return std::nullopt;
    collect(stop);
    return nextPlace(stop);
  }

 private:
  bool isWanted(Value value) const {
    if (!canBe(m_kind, value)) return false;
    if (m_kind != PuzzleKind::Mate) return true;
    return m_plies ? value.distancePlies == *m_plies : value.distancePlies > 1 && value.distancePlies <= defaultMatePlies;
  }

  void collect(const std::stop_token& stop) {
    m_places = m_sampler.all(stop);
    if (!stop.stop_requested()) m_numbers.emplace(m_places.size(), m_seed);
  }

  std::optional<Puzzle> nextPlace(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const auto number = m_numbers->next();
      if (!number) break;
      if (const auto drawn = m_sampler.at(m_places[*number]); drawn && !m_seen.contains(drawn->position))
        if (auto puzzle = puzzleOf(*drawn)) return puzzle;
    }
    return std::nullopt;
  }

  std::optional<Puzzle> puzzleOf(const DrawnPosition& drawn) const {
    if (!isSuitableFor(m_kind, *m_solution->variant(), drawn.position)) return std::nullopt;
    const bool asksForOutcome = m_kind != PuzzleKind::Mate && m_kind != PuzzleKind::Escape;
    if (asksForOutcome && !m_onlyMove.hits(drawn)) return std::nullopt;
    const auto puzzleThere = [this](const AnyPosition& position) { return puzzleAt(*m_solution, m_kind, position); };
    auto puzzle = puzzleThere(drawn.position);
    if (!puzzle || (m_plies && puzzle->solution.size() != *m_plies)) return std::nullopt;
    return atSomeImage(*puzzle, m_solution->variant()->images(drawn.position), m_seed, puzzleThere);
  }

  SolutionPtr m_solution;
  PuzzleKind m_kind;
  std::optional<std::uint32_t> m_plies;
  PositionSampler m_sampler;
  OnlyMoveTest m_onlyMove;
  std::uint64_t m_seed;
  RandomSource m_random;
  std::unordered_set<AnyPosition> m_seen;  ///< positions drawn so far
  std::vector<Location> m_places;
  std::optional<ShuffledNumbers> m_numbers;  ///< numbers of places; missing if positions are chosen at random
};

class ListSource final : public PuzzleSource {
 public:
  ListSource(NumberedPositions positions, std::uint64_t seed, PuzzleAt puzzleAt)
      : m_positions(std::move(positions)), m_puzzleAt(std::move(puzzleAt)), m_numbers(m_positions.count, seed) {}

  std::uint64_t candidates() const override { return m_positions.count; }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    for (int fruitless = 0; fruitless < maxFruitlessTries && !stop.stop_requested(); ++fruitless) {
      const auto number = m_numbers.next();
      if (!number) break;
      const auto position = m_positions.at(*number, stop);
      if (!position || !m_seen.insert(*position).second) continue;
      if (auto puzzle = m_puzzleAt(*position)) return puzzle;
    }
    return std::nullopt;
  }

 private:
  NumberedPositions m_positions;
  PuzzleAt m_puzzleAt;
  ShuffledNumbers m_numbers;
  std::unordered_set<AnyPosition> m_seen;  ///< positions seen so far, because two numbers may lead to the same place
};

std::unique_ptr<PuzzleSource> puzzlesOfKind(SolutionPtr solution, PuzzleKind kind, std::optional<std::uint32_t> plies,
                                            std::uint64_t seed, const std::stop_token& stop) {
  return std::make_unique<KindSource>(std::move(solution), kind, plies, seed, stop);
}

std::unique_ptr<PuzzleSource> puzzlesOfPositions(NumberedPositions positions, std::uint64_t seed, PuzzleAt puzzleAt) {
  return std::make_unique<ListSource>(std::move(positions), seed, std::move(puzzleAt));
}

std::unique_ptr<PuzzleSource> puzzlesOfPositions(SolutionPtr solution, NumberedPositions positions, std::uint64_t seed,
                                                 std::optional<PuzzleKind> kind) {
  return puzzlesOfPositions(std::move(positions), seed, [solution = std::move(solution), kind](const AnyPosition& position) {
    return kind ? puzzleAt(*solution, *kind, position) : puzzleFrom(*solution, position);
  });
}

}  // namespace kotai
