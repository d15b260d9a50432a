// Motifs of the moves that an explanation looks at.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/game/variant.h"

namespace kotai {

/// Computes the motifs of each move once.
class MotifCache {
 public:
  explicit MotifCache(const Variant& variant) : m_variant(variant) {}

  const std::vector<Motif>& of(const AnyPosition& position, AnyMove move);
  bool has(const AnyPosition& position, AnyMove move, const Sentence& sentence);
  /// Returns the motif that says what the move visibly gains (MotifWeight::End), or null.
  const Motif* endOf(const FactMove& move);
  /// Returns what the last move of a line visibly gains, or nothing. If this move only lets the other side win, returns what the
  /// move before gains.
  std::optional<LastMove> endOf(const std::vector<FactMove>& line);
  /// Removes the last move of a line if the winner's last piece left the board before it.
  void endAtLastExit(std::vector<FactMove>& line);
  /// Returns the first motif of full weight that is no flaw, or null.
  const Motif* effectOf(const FactMove& move);
  LastMove said(const FactMove& move, const Motif& motif) const {
    return {move, motif.sentence, motif.params, m_variant.sideToMove(move.before)};
  }
  /// Returns whether a move takes a piece of the other side.
  bool takes(const FactMove& move) const;
  /// Returns the name of the piece that a move takes, or nothing if its motifs do not name the piece.
  std::optional<std::string> captured(const FactMove& move);
  /// Returns the captures of a line if its last move captures and its first side made another capture before.
  std::optional<LastMove> capturesIn(const std::vector<FactMove>& line);
  /// Returns the motif that says that a move is check, or null.
  const Motif* checkOf(const FactMove& move);
  /// Returns the first of the best moves that settles the game, or else visibly gains something, or else the first move.
  const MoveValue& clearest(const AnyPosition& position, const std::vector<MoveValue>& moves);
  /// Returns what the last move of a line visibly gains or captures, or nothing.
  std::optional<LastMove> gainOf(const std::vector<FactMove>& line);
  /// Returns the capture of a piece to which the other side has an answer, or nothing.
  std::optional<LastMove> captureOf(const FactMove& move);
  /// Returns whether a move is also possible in another position and visibly gains the same there.
  bool hasSameEnd(const AnyPosition& position, const FactMove& move);
  /// Returns whether a move is possible in a position and has the same motif there. A motif of little weight may have other
  /// numbers.
  bool hasSame(const AnyPosition& position, AnyMove move, const Motif& motif);
  /// Returns the motif that settles the game, or null.
  const Motif* proof(const AnyPosition& position, AnyMove move);
  /// Returns whether a motif says little about the move: it has little weight, or many other moves have it, too.
  bool isUninformative(const AnyPosition& position, const Motif& motif);
  /// Returns the number of moves up to the first move of the winner with a visible effect. The winner makes the first move.
  /// Returns 1 if there is no such move, or if the other side captures before.
  std::size_t visibleLength(const std::vector<FactMove>& line);

 private:
  const Motif* withWeight(const AnyPosition& position, AnyMove move, MotifWeight weight);
  bool isCommon(const AnyPosition& position, const Sentence& sentence);
  bool isPossible(const AnyPosition& position, AnyMove move) const;

  const Variant& m_variant;
  std::map<std::pair<AnyPosition, AnyMove>, std::vector<Motif>> m_motifs;
};

}  // namespace kotai
