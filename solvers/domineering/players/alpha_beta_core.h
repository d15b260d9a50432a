// Interface between the search and the code compiled for the processor.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/games/domineering/field.h"

namespace kotai::domineering {

inline constexpr int scoreInfinity = 30000;

template <class Bits>
class AlphaBetaCore {
 public:
  virtual ~AlphaBetaCore() = default;
  /// Call this before each search.
  virtual void begin(std::stop_token stop) = 0;
  /// Returns the score of a move of the searching side: exact if above \p alpha, otherwise an upper bound. Meaningless once
  /// stopped().
  virtual int moveScore(Covered<Bits> covered, int ownCell, int plies, int alpha) = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual bool stopped() const = 0;
};

template <class Bits>
using AlphaBetaCorePtr = std::unique_ptr<AlphaBetaCore<Bits>>;

/// \p field must outlive the result.
template <class Bits>
AlphaBetaCorePtr<Bits> makePortableAlphaBeta(const Field<Bits>& field, int winScore, int entryBits);
/// Returns the version for processors with AVX2 and BMI2, or null if the program was built without this version.
/// Precondition: mayUseAvx2().
template <class Bits>
AlphaBetaCorePtr<Bits> makeBmi2AlphaBeta(const Field<Bits>& field, int winScore, int entryBits);

}  // namespace kotai::domineering
