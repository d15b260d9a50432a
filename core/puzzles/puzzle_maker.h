// Makes the puzzles of one variant from its solution, whether the players alternate or both move at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/play/play.h"
#include "core/puzzles/puzzle.h"
#include "core/puzzles/puzzle_judge.h"
#include "core/puzzles/puzzle_source.h"
#include "core/tables/solution.h"

namespace kotai {

struct OtherDefence {
  std::size_t ply = 0;             ///< index of the replaced move in the solution, counted from 0
  MoveValue reply;                 ///< the alternative defence
  std::vector<MoveValue> answers;  ///< the solver's correct moves; empty if the game is over
};

/// Returns the other defences in the order of the solution. Throws SolutionError.
std::vector<OtherDefence> otherDefences(const Solution& solution, const Puzzle& puzzle);

/// Mistake or slip that somebody made in a game.
struct MadeMistake {
  AnyPosition position;
  AnyMove made;
  Side side = Side::First;
};

/// Makes puzzles for one variant. Immutable and thread-safe. Functions that read the solution throw
/// SolutionError. A line is a list of alternating moves from the puzzle's position, beginning with the
/// solver's.
class PuzzleMaker {
 public:
  virtual ~PuzzleMaker() = default;

  const std::string& variantId() const { return m_play->id(); }
  const std::vector<PuzzleKind>& kinds() const { return puzzleKindsOf(variantId()); }

  /// Returns a source of puzzles of one kind. Without \p kind, which is possible only if both sides move at once,
  /// returns puzzles of all kinds. \p plies: length of a mate, if required.
  virtual std::unique_ptr<PuzzleSource> ofKind(std::optional<PuzzleKind> kind, std::optional<std::uint32_t> plies,
                                               std::uint64_t seed, const std::stop_token& stop) const = 0;
  /// Returns a source of puzzles at the given positions. Without \p kind, each position becomes the first kind of
  /// puzzle that fits.
  virtual std::unique_ptr<PuzzleSource> ofPositions(NumberedPositions positions, std::uint64_t seed,
                                                    std::optional<PuzzleKind> kind) const = 0;
  /// Returns the puzzle about a mistake: any kind for which the made move is wrong. For a slip, asks for a move that is no slip.
  virtual std::optional<Puzzle> ofMistake(const MadeMistake& mistake) const = 0;
  /// Returns the positions that a query describes (docs/query.md). Precondition: the query is valid.
  virtual NumberedPositions matches(const std::string& query, const std::stop_token& stop) const = 0;
  /// Returns the puzzle of a kind at a position. Also accepts kind ids stored by earlier versions. \p n: result of
  /// numberOf().
  virtual std::optional<Puzzle> at(const AnyPosition& position, std::string_view kind, int n) const = 0;
  virtual std::unique_ptr<PuzzleJudge> judge(Puzzle puzzle) const = 0;
  /// Returns the alternative defences, or none if both sides move at once.
  virtual std::vector<OtherDefence> otherDefences(const Puzzle&) const { return {}; }
  /// Returns first moves that fail, at most \p most. Returns none if both sides move at once.
  virtual std::vector<AnyMove> wrongMoves(const Puzzle&, std::size_t /*most*/) const { return {}; }
  /// Returns facts about the last move of a line.
  virtual std::vector<Fact> explain(const Puzzle& puzzle, const std::vector<AnyMove>& line) const = 0;
  /// Returns all lengths of wins in plies, ascending, or none if wins have no length.
  virtual std::vector<std::uint32_t> winLengths() const = 0;

  /// Returns whether the game is over after a line, or its winner is certain.
  virtual bool isOver(const Puzzle& puzzle, const std::vector<AnyMove>& line) const = 0;
  AnyPosition start() const { return m_play->start(); }
  virtual AnyPosition canonical(const AnyPosition& position) const = 0;
  /// Returns the puzzle at one of the images of its position (atSomeImage()).
  Puzzle turned(const Puzzle& puzzle, std::uint64_t seed) const;
  std::string formatPosition(const AnyPosition& position) const { return m_play->formatPosition(position); }
  std::optional<AnyPosition> parsePosition(const std::string& text) const;
  virtual std::vector<std::string> moveTexts(const Puzzle& puzzle, const std::vector<AnyMove>& line) const = 0;

 protected:
  explicit PuzzleMaker(PlayPtr play) : m_play(std::move(play)) {}
  /// Returns the images of a position under the symmetries that keep the sides.
  virtual std::vector<AnyPosition> images(const AnyPosition& position) const = 0;

 private:
  PlayPtr m_play;
};

using PuzzleMakerPtr = std::shared_ptr<const PuzzleMaker>;

/// Returns the maker for a solution, or null if \p solution is null.
PuzzleMakerPtr puzzleMaker(SolutionPtr solution);

/// Returns a number that distinguishes puzzles of the same kind at a position. The number is the number of
/// plies of a mate, the solver's side (1 or 2) if both sides move at once, and otherwise 0.
int numberOf(const Puzzle& puzzle);

}  // namespace kotai
