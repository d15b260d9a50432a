// Checks the promises of puzzles with a second implementation of the rules, which uses only strings.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/game/variant.h"
#include "core/puzzles/puzzle.h"
#include "tests/core/dodgem/slow_game.h"

namespace kotai::test {

slow::Position readDodgem(const std::string& text);

/// Function that maps a position to the position after each move, indexed by move. The result is empty if the
/// game is over.
using PlainMoves = std::function<std::map<std::string, std::string>(const std::string& position)>;

/// Returns the rules of a slow game of the tests, which shares no code with the program. Null if the game has no slow version.
PlainMoves plainMoves(std::string_view gameId);
/// Returns whether the side to move has lost. Precondition: the game is over.
bool isPlainLoss(std::string_view gameId, const std::string& position);
/// Returns the rules of the variant itself, for games without a slow version.
PlainMoves ownMoves(VariantPtr variant);

class Referee {
 public:
  /// \p valueOf returns the value of any position for the side to move.
  Referee(PlainMoves moves, std::function<Value(const std::string&)> valueOf)
      : m_moves(std::move(moves)), m_valueOf(std::move(valueOf)) {}

  /// Returns the promise that a puzzle breaks. Empty if the puzzle keeps all promises.
  std::string fault(const Variant& variant, const Puzzle& puzzle) const;
  /// Returns whether the first turn of a position keeps the promise of a kind. Examines no later turns.
  bool fitsAtFirst(PuzzleKind kind, const std::string& position) const;
  /// Returns whether every turn of a mate has only one correct move, whatever the defender plays.
  bool hasOneMateThroughout(const std::string& position) const;

 private:
  using Values = std::map<std::string, Value>;  ///< maps a move to its value for the player who makes it
  Values valuesOf(const std::map<std::string, std::string>& moves) const;
  static Value bestOf(const Values& values);
  /// Returns the only correct move. Empty if no move or several moves are correct.
  static std::string oneAnswer(PuzzleKind kind, const Values& values);

  PlainMoves m_moves;
  std::function<Value(const std::string&)> m_valueOf;
};

}  // namespace kotai::test
