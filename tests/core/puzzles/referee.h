// Checks what puzzles promise against rules written a second time, told in texts only.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/game/variant.h"
#include "core/puzzles/puzzle.h"
#include "tests/core/dodgem/slow_game.h"

namespace kotai::test {

/// Reads `>2/>2/1^^ ^`.
slow::Position readDodgem(const std::string& text);

/// The rules of a game: from a position to its moves and where they lead; none if the game is over.
using PlainMoves = std::function<std::map<std::string, std::string>(const std::string& position)>;

/// By the slow games of the tests, which share nothing with the rules of the program; null for a game without one.
PlainMoves plainMoves(std::string_view gameId);
/// Whether the side to move has lost a game of those that is over.
bool isPlainLoss(std::string_view gameId, const std::string& position);
/// By the variant itself, for the others.
PlainMoves ownMoves(VariantPtr variant);

class Referee {
 public:
  /// \p valueOf: of any position, for the side to move.
  Referee(PlainMoves moves, std::function<Value(const std::string&)> valueOf)
      : m_moves(std::move(moves)), m_valueOf(std::move(valueOf)) {}

  /// Returns the broken promise of a puzzle; empty if it keeps all.
  std::string fault(const Variant& variant, const Puzzle& puzzle) const;
  /// Whether the position as such fits a kind: the promise for the first turn. Says nothing about who looks behind.
  bool fitsAtFirst(PuzzleKind kind, const std::string& position) const;
  /// Whether every turn of a mate has one answer, whatever the defender does to hold out.
  bool hasOneMateThroughout(const std::string& position) const;

 private:
  using Values = std::map<std::string, Value>;  ///< by move, for the one who makes it
  Values valuesOf(const std::map<std::string, std::string>& moves) const;
  static Value bestOf(const Values& values);
  /// The one right move; empty if there is none or several.
  static std::string oneAnswer(PuzzleKind kind, const Values& values);

  PlainMoves m_moves;
  std::function<Value(const std::string&)> m_valueOf;
};

}  // namespace kotai::test
