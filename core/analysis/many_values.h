// Values of many positions at once, by their numbers (core/analysis/position_numbers.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Output arrays of equal length.
struct ValueArrays {
  std::span<std::int8_t> outcomes;  ///< outcomes: 1 for a win, 0 for a draw, -1 for a loss
  std::span<std::uint16_t> plies;   ///< distances in plies; 0 for a draw
};

/// Reads the values of positions, which are given by their numbers in any order. Decodes each piece of the
/// solution at most once. Needs memory for up to 2^28 decoded positions, at most two bytes each. Immutable and
/// thread-safe. All functions throw SolutionError and leave the arrays undefined after a stop request.
class ManyValues {
 public:
  /// Counts the positions of every tier.
  explicit ManyValues(SolutionPtr solution);

  std::uint64_t count() const { return m_firsts.back(); }
  /// Fills in the values of the numbered positions. Throws std::out_of_range with the largest number if that number is
  /// not below count(). Precondition: the arrays are as long as \p numbers.
  void read(std::span<const std::uint64_t> numbers, const ValueArrays& values, const std::stop_token& stop = {}) const;
  /// Fills in the values of the positions starting at \p first. Precondition: \p first plus the length of the
  /// arrays is at most count().
  void readFrom(std::uint64_t first, const ValueArrays& values, const std::stop_token& stop = {}) const;

 private:
  /// Adjacent positions of a part.
  struct Piece {
    TierId tier;
    int part = 0;
    PartRange range;
  };
  void addPieces(TierId tier, int part);
  void numberPieces();
  std::size_t pieceWith(std::uint64_t number) const;
  StoredValues decoded(std::size_t piece) const;
  void readWithin(std::size_t firstPiece, std::size_t endPiece, std::span<const std::uint64_t> numbers, const ValueArrays& values,
                  const std::stop_token& stop) const;

  SolutionPtr m_solution;
  std::vector<Piece> m_pieces;
  std::vector<std::uint64_t> m_firsts;  // the number of the first position of each piece, then the total
  unsigned m_shift = 0;                 // positions whose numbers differ only in the lowest m_shift bits share an entry of m_near
  std::vector<std::uint32_t> m_near;    // indexed by number >> m_shift: the piece with the first number of the entry
};

}  // namespace kotai
