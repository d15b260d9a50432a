// Variants of Synchronized Domineering, and the registry entry of the game. RULES.md describes the rules and
// the notation.
#pragma once

#include <string>
#include <string_view>

#include "core/game/registry.h"
#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::domineering {

/// Variant of Synchronized Domineering. Vertical is the first side, Horizontal the second. A position is the
/// set of covered cells. The code of a move is the lower or left cell of the domino.
class DomineeringVariant final : public SimultaneousVariant {
 public:
  DomineeringVariant(int columnCount, int rowCount, int cellsOfDomino = usualDominoCells);

  const std::string& id() const override { return m_id; }
  std::string_view gameId() const override { return "syncdom"; }
  std::string_view sideWord(Side side) const override { return side == Side::First ? "vertical" : "horizontal"; }
  int columns() const override { return m_board.columns; }
  int rows() const override { return m_board.rows; }
  int pieceSquares() const override { return m_board.dominoCells; }
  const Board<Bits128>& board() const { return m_board; }

  static Bits128 coveredBits(const AnyPosition& position) { return position.words[0] | Bits128{position.words[1]} << 64; }
  static AnyPosition positionOf(Bits128 covered) {
    return {{static_cast<std::uint64_t>(covered), static_cast<std::uint64_t>(covered >> 64), 0, 0}};
  }

  AnyPosition start() const override { return {}; }
  std::vector<AnyMove> moves(const AnyPosition& position, Side side) const override;
  AnyPosition play(const AnyPosition& position, JointMove turn) const override;
  /// Returns the predecessors. With dominoes of three cells, returns at most a million. Nearly covered boards of
  /// more than 25 cells may have more.
  std::vector<AnyPosition> predecessors(const AnyPosition& position) const override;
  std::size_t maxPredecessors() const override;
  std::optional<Payoff> finished(const AnyPosition& position) const override;
  /// Returns the canonical image, in which dead cells count as covered.
  Canonical canonical(const AnyPosition& position) const override;
  std::vector<AnyPosition> images(const AnyPosition& position) const override;
  bool exchangesSides() const override { return m_symmetry.exchanges(); }
  std::optional<AnyPosition> exchanged(const AnyPosition& canonical) const override;

  std::string formatPosition(const AnyPosition& position) const override;
  tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const override;
  std::string formatMove(Side side, AnyMove move) const override;
  tl::expected<std::pair<Side, AnyMove>, TextError> parseMove(const AnyPosition& position, std::string_view text) const override;

  std::vector<Square> covered(const AnyPosition& position) const override;
  std::vector<Square> squares(Side side, AnyMove move) const override;

 private:
  Bits128 dominoes(const AnyPosition& position, Side side) const;
  Bits128 domino(Side side, AnyMove move) const;
  struct TurnBefore {
    Bits128 covered = 0;
    Bits128 placed = 0;
  };
  void addBefore(const TurnBefore& turn, Bits128 choices, Bits128 dead, std::vector<AnyPosition>& before) const;

  Board<Bits128> m_board;
  Symmetry<Bits128> m_symmetry;
  std::string m_id;
};

GameInfo gameInfo();
/// Parses the text after "syncdom": `:WxH` or `:WxH,cells=3`. \p column: position of \p rest in the whole text
/// (1-based).
tl::expected<SimultaneousVariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::domineering
