// Dodgem for the verifier: rules and storage order implemented only from their description.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "core/verify/checker.h"

namespace kotai::verify {

/// The values for a player without a move: with pieces on the board, and without.
struct DodgemEnds {
  Value blocked = Value::win(0);
  Value gone = Value::win(0);
};
/// Returns the text after the size in a variant.
DodgemEnds readDodgemEnds(std::string_view variantId);

/// Arrangements of a side's pieces in its own direction of travel: cell (row, column) is bit row * n + column, and row 0 is the
/// starting edge. Patterns (pieces per row) are in ascending lexicographic order, row 0 first, and so are the arrangements of a
/// pattern by the column masks of their rows. Built by plain enumeration and sorting, and found by binary search.
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
  /// Returns the same pieces on the board as the opponent's pieces see it: (row, column) becomes (column, row).
  Bits seenFromAcross(Bits bits) const;
  /// Returns all moves of one piece without opponents in the way.
  std::vector<Bits> movesIgnoringOpponent(Bits bits) const;

 private:
  std::vector<int> piecesPerRow(Bits bits) const;
  std::vector<int> columnMasks(Bits bits) const;
  int rowMask(Bits bits, int row) const;

  int m_boardSize;
  std::vector<std::vector<Bits>> m_patterns;
  std::map<std::vector<int>, std::size_t> m_numbers;  // maps the pieces per row to the number of the pattern
};

/// Work unit p has all positions in which the mover's opponent has pattern p. Their children are the positions with pattern p
/// to move, so a unit reads a table of these once for all look-ups. In a sample, p is combined with only some patterns of the
/// mover: random pairs of patterns.
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
  /// For each pattern and arrangement: the targets of its moves.
  std::vector<std::vector<std::vector<DodgemArrangements::Place>>> m_moves;
};

}  // namespace kotai::verify
