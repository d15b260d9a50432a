// Sources of puzzles: the whole solution by kind, or a list of positions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

/// Returns puzzles one by one without repeating a position. The sequence depends only on the solution, the request and the seed.
/// Use one object per thread.
class PuzzleSource {
 public:
  virtual ~PuzzleSource() = default;
  /// Returns the next puzzle. Returns nothing if there are no more puzzles, if a long search finds none, or on a stop
  /// request. Throws SolutionError.
  virtual std::optional<Puzzle> next(const std::stop_token& stop = {}) = 0;
  /// Returns an upper bound on the number of puzzles: the number of positions whose value allows the kind, or the
  /// number of listed positions.
  virtual std::uint64_t candidates() const = 0;
};

/// Returns a source of puzzles of one kind, each at one of the images of its position (atSomeImage()). With \p plies, the
/// solution of each puzzle has exactly this number of moves of both sides. Without \p plies, mates take 2 to `defaultMatePlies`.
/// Precondition: the kind is not BestMove. In small solutions, examines each candidate once. In large solutions, draws candidates
/// at random, with equally likely layers, until `maxFruitlessTries` consecutive candidates were not puzzles. If candidates are
/// rare, collects them instead of drawing. Reads summaries immediately. Throws SolutionError.
std::unique_ptr<PuzzleSource> puzzlesOfKind(SolutionPtr solution, PuzzleKind kind, std::optional<std::uint32_t> plies,
                                            std::uint64_t seed, const std::stop_token& stop = {});
inline constexpr std::uint32_t defaultMatePlies = 9;
inline constexpr int maxFruitlessTries = 20'000;

/// The positions of a list, by index.
struct NumberedPositions {
  std::uint64_t count = 0;
  /// Returns the position with index \p number (less than `count`). In a list of more than `fewListed` positions, the index is
  /// approximate, because counting takes too long. Returns nothing if stopped. Throws SolutionError.
  std::function<std::optional<AnyPosition>(std::uint64_t number, const std::stop_token& stop)> at;
  /// Returns the solver's side in the position with index \p number, if both sides move at once. The function is
  /// empty if either side may be the solver.
  std::function<Side(std::uint64_t number)> asked = {};
};
inline constexpr std::uint64_t fewListed = 1000;
/// Wraps a list with `count()`, `page(first, limit, stop)` and, optionally, the faster `drawnNear(number, stop)`.
template <typename List>
NumberedPositions numbered(std::shared_ptr<const List> list) {
  const std::uint64_t count = list->count();
  return {count,
          [list = std::move(list), count](std::uint64_t number, const std::stop_token& stop) -> std::optional<AnyPosition> {
            if constexpr (requires { list->drawnNear(number, stop); }) {
              const auto drawn = count > fewListed ? list->drawnNear(number, stop) : std::nullopt;
              if (drawn) return drawn->listed.position;
            }
            const auto page = list->page(number, 1, stop);
            return page.empty() ? std::nullopt : std::optional<AnyPosition>(page.front().position);
          }};
}
using PuzzleAt = std::function<std::optional<Puzzle>(const AnyPosition& position)>;
/// Returns the puzzle that \p puzzleAt finds at one of the images of the puzzle's position. The position and the seed determine
/// the image. Without this choice, the answers of a set resemble one another, because a stored position is the smallest of its
/// images. If the image is not a puzzle, returns \p puzzle.
Puzzle atSomeImage(const Puzzle& puzzle, const std::vector<AnyPosition>& images, std::uint64_t seed, const PuzzleAt& puzzleAt);
/// Returns the puzzles that \p puzzleAt finds at these positions, in random order.
std::unique_ptr<PuzzleSource> puzzlesOfPositions(NumberedPositions positions, std::uint64_t seed, PuzzleAt puzzleAt);
/// Returns the puzzles of one kind at these positions. Without a kind, each position becomes the first kind that fits
/// (puzzleFrom()).
std::unique_ptr<PuzzleSource> puzzlesOfPositions(SolutionPtr solution, NumberedPositions positions, std::uint64_t seed,
                                                 std::optional<PuzzleKind> kind = std::nullopt);

}  // namespace kotai
