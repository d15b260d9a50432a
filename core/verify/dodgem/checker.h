// Dodgem for the verifier: rules and storage order implemented from their description.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "core/verify/checker.h"

namespace kotai::verify {

/// The values for a player without a move, with and without pieces on the board.
struct DodgemEnds {
  Value blocked = Value::win(0);
  Value gone = Value::win(0);
};
/// Reads the rule options in a variant's id.
DodgemEnds readDodgemEnds(std::string_view variantId);

/// Arrangements of a side's pieces in its own direction of travel: cell (row, column) is bit row * n + column,
/// and row 0 is the starting edge. Patterns (pieces per row) are in lexicographic order, row 0 first, as are
/// the arrangements of a pattern, by the column masks of their rows. The arrangements are built by enumeration
/// and sorting, and found by binary search.
class DodgemArrangements {
 public:
  using Bits = std::uint64_t;

  struct Place {
    std::size_t pattern = 0;
    std::size_t rank = 0;
  };

  explicit DodgemArrangements(int boardSize);

  int boardSize() const { return m_boardSize; }
  std::size_t patternCount() const { return m_patterns.size(); }
  const std::vector<Bits>& arrangements(std::size_t pattern) const { return m_patterns[pattern]; }
  Place find(Bits bits) const;
  /// Returns the pieces from the opponent's point of view: (row, column) becomes (column, row).
  Bits fromOtherSide(Bits bits) const;
  /// Returns the arrangements after all moves, ignoring the opponent.
  std::vector<Bits> movesIgnoringOpponent(Bits bits) const;

 private:
  std::vector<int> piecesPerRow(Bits bits) const;
  std::vector<int> columnMasks(Bits bits) const;
  int rowMask(Bits bits, int row) const;

  int m_boardSize;
  std::vector<std::vector<Bits>> m_patterns;
  std::map<std::vector<int>, std::size_t> m_numbers;  // maps patterns (pieces per row) to their numbers
};

/// Checker of Dodgem. Work unit p has all positions in which the opponent has pattern p. In the children of these
/// positions, the side with pattern p is to move, so a unit reads each table of children once. A sample consists
/// of random pairs of patterns.
class DodgemChecker : public Checker {
 public:
  DodgemChecker(int boardSize, const DodgemEnds& ends, const std::optional<VerifySample>& sample = {});

  std::uint64_t tierCount() const override;
  std::uint64_t positionCount() const override;
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  class Unit;

  void draw(const VerifySample& sample);

  DodgemArrangements m_arrangements;
  DodgemEnds m_ends;
  std::vector<std::vector<std::size_t>> m_movers;  ///< indexed by p: the patterns of the mover, ascending
  /// Results of moves, indexed by pattern and arrangement.
  std::vector<std::vector<std::vector<DodgemArrangements::Place>>> m_moves;
};

}  // namespace kotai::verify
