// Estimates the time to prove the payoffs that both sides can force from the empty board.
#pragma once

#include <cstdint>

#include "core/simultaneous/simultaneous_variant.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::domineering {

enum class ProofTime : std::uint8_t { Seconds, LessThanAMinute, MinutesToAnHour, HoursOrMore };

/// Returns a rough duration, from measurements (core/games/domineering/RULES.md). Boards of the same size
/// differ too much for exact numbers.
inline ProofTime proofTime(const SimultaneousVariant& variant) {
  const int cells = variant.columns() * variant.rows();
  if (needsAllPlay(variant)) return ProofTime::HoursOrMore;
  if (cells <= largestProofCells) return ProofTime::Seconds;
  return cells <= 72 ? ProofTime::LessThanAMinute : ProofTime::MinutesToAnHour;
}

/// Returns the longest measured duration in seconds, or a day if unknown.
inline double secondsToProve(const SimultaneousVariant& variant) {
  switch (proofTime(variant)) {
    case ProofTime::Seconds: return 20;
    case ProofTime::LessThanAMinute: return 60;
    case ProofTime::MinutesToAnHour: return 3600;
    case ProofTime::HoursOrMore: break;
  }
  return 86400;
}

}  // namespace kotai::domineering
