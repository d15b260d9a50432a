// Encodes values as stored codes: 0 for a draw, otherwise distance and winner.
#pragma once

#include <cstdint>

#include "core/game/value.h"

namespace kotai {

/// The coding of a whole solution, part of the file format (FORMAT.md).
enum class ValueCoding : std::uint32_t {
  EvenWins = 1,  ///< wins have even and losses odd distances: code = distance + 1
  OddWins = 2,   ///< wins have odd and losses even distances: code = distance + 1
  Explicit = 3,  ///< code = 2 * distance + (loss ? 1 : 0) + 1
  Payoffs = 4,   ///< both sides move at once: entries of layout::PayoffEntry instead of codes
};

constexpr std::uint32_t encodeValue(ValueCoding coding, Value value) {
  if (value.outcome == Outcome::Draw) return 0;
  if (coding != ValueCoding::Explicit) return value.distancePlies + 1;
  return 2 * value.distancePlies + (value.outcome == Outcome::Loss ? 1U : 0U) + 1;
}

constexpr Value decodeValue(ValueCoding coding, std::uint32_t code) {
  if (code == 0) return Value::draw();
  if (coding == ValueCoding::Explicit) return {((code - 1) & 1U) != 0 ? Outcome::Loss : Outcome::Win, (code - 1) / 2};
  const bool even = ((code - 1) & 1U) == 0;
  return {even == (coding == ValueCoding::EvenWins) ? Outcome::Win : Outcome::Loss, code - 1};
}

}  // namespace kotai
