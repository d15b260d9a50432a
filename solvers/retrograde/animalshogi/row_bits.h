// A row of positions as bits, one bit for each placement of its chicks. A row has at most ninety bits, and most
// rows have fewer than 64.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "solvers/retrograde/animalshogi/bits.h"

namespace kotai::animalshogi::engine {

/// A row of any length.
struct RowBits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
/// A row of at most 64 positions (ClassLayout::shortRows).
struct ShortRowBits {
  std::uint64_t low = 0;

  ShortRowBits() = default;
  explicit ShortRowBits(std::uint64_t bits) : low(bits) {}
  ShortRowBits(RowBits bits) : low(bits.low) {}
};

// The functions are static, so that each file compiled for a kind of processor has its own copies. `Places` is
// one of the two structs.

static inline RowBits operator&(RowBits a, RowBits b) { return {a.low & b.low, a.high & b.high}; }
static inline RowBits operator|(RowBits a, RowBits b) { return {a.low | b.low, a.high | b.high}; }
static inline RowBits without(RowBits a, RowBits b) { return {a.low & ~b.low, a.high & ~b.high}; }
static inline ShortRowBits operator&(ShortRowBits a, ShortRowBits b) { return ShortRowBits(a.low & b.low); }
static inline ShortRowBits operator|(ShortRowBits a, ShortRowBits b) { return ShortRowBits(a.low | b.low); }
static inline ShortRowBits without(ShortRowBits a, ShortRowBits b) { return ShortRowBits(a.low & ~b.low); }

template <class Places>
constexpr bool isShort = std::is_same_v<Places, ShortRowBits>;
static inline std::uint64_t highOf(RowBits bits) { return bits.high; }
static inline std::uint64_t highOf(ShortRowBits /*bits*/) { return 0; }
template <class Places>
[[gnu::always_inline]] inline Places rowOf(std::uint64_t low, std::uint64_t high) {
  if constexpr (isShort<Places>)
    return Places(low);
  else
    return {low, high};
}

template <class Places>
[[gnu::always_inline]] inline bool any(Places bits) {
  return (bits.low | highOf(bits)) != 0;
}
template <class Places>
[[gnu::always_inline]] inline std::uint32_t countOf(Places bits) {
  return static_cast<std::uint32_t>(std::popcount(bits.low) + (highOf(bits) == 0 ? 0 : std::popcount(highOf(bits))));
}
template <class Places = RowBits>
[[gnu::always_inline]] inline Places bitAt(std::uint32_t place) {
  if constexpr (isShort<Places>) return Places(std::uint64_t{1} << place);
  return place < 64 ? rowOf<Places>(std::uint64_t{1} << place, 0) : rowOf<Places>(0, std::uint64_t{1} << (place - 64));
}
static inline bool hasBit(RowBits bits, std::uint32_t place) { return any(bits & bitAt(place)); }

template <class Places, class Visit>
inline void forEachPlace(Places bits, Visit&& visit) {
  for (std::uint64_t rest = bits.low; rest != 0; rest &= rest - 1) visit(static_cast<std::uint32_t>(std::countr_zero(rest)));
  for (std::uint64_t rest = highOf(bits); rest != 0; rest &= rest - 1)
    visit(static_cast<std::uint32_t>(64 + std::countr_zero(rest)));
}

/// Moves the bits selected by `mask` to the low end, without gaps.
template <class Bits, class Places>
[[gnu::always_inline]] inline Places gathered(Places bits, Places mask) {
  const std::uint64_t low = Bits::gatherWord(bits.low, mask.low);
  if (highOf(mask) == 0) return rowOf<Places>(low, 0);
  const std::uint64_t high = Bits::gatherWord(highOf(bits), highOf(mask));
  const auto shift = static_cast<unsigned>(std::popcount(mask.low));
  if (shift == 64) return rowOf<Places>(low, high);
  return rowOf<Places>(low | high << shift, shift == 0 ? 0 : high >> (64 - shift));
}

/// Inverse of gathered().
template <class Bits, class Places>
[[gnu::always_inline]] inline Places scattered(Places bits, Places mask) {
  const std::uint64_t low = Bits::scatterWord(bits.low, mask.low);
  if (highOf(mask) == 0) return rowOf<Places>(low, 0);
  const auto shift = static_cast<unsigned>(std::popcount(mask.low));
  if (shift == 64) return rowOf<Places>(low, Bits::scatterWord(highOf(bits), highOf(mask)));
  const std::uint64_t rest = shift == 0 ? bits.low : bits.low >> shift | highOf(bits) << (64 - shift);
  return rowOf<Places>(low, Bits::scatterWord(rest, highOf(mask)));
}

/// Loads a word atomically, because other threads may write to these words. Two words must follow the row.
static inline std::uint64_t loadWord(const std::uint64_t* word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
static inline void storeWord(std::uint64_t* word, std::uint64_t bits) { __atomic_store_n(word, bits, __ATOMIC_RELAXED); }

/// Loads the row that begins at bit `offset`. `all`: the places of the row.
template <class Places>
[[gnu::always_inline]] inline Places loadRow(const std::uint64_t* words, std::uint32_t offset, Places all) {
  const std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  std::uint64_t low = loadWord(first) >> shift;
  if (shift != 0) low |= loadWord(first + 1) << (64 - shift);
  std::uint64_t high = 0;
  if (highOf(all) != 0) {
    high = loadWord(first + 1) >> shift;
    if (shift != 0) high |= loadWord(first + 2) << (64 - shift);
  }
  return rowOf<Places>(low, high) & all;
}

/// Sets bits of a row. Does not write to trailing words without a set bit, because another thread may be
/// writing to them for the next block. Readers of a block's last row may read words of the next block, but
/// ignore their contents.
template <class Places>
[[gnu::always_inline]] inline void setInRow(std::uint64_t* words, std::uint32_t offset, Places bits) {
  std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  const auto set = [](std::uint64_t* word, std::uint64_t more) { storeWord(word, loadWord(word) | more); };
  set(first, bits.low << shift);
  const std::uint64_t second = highOf(bits) << shift | (shift == 0 ? 0 : bits.low >> (64 - shift));
  if (second != 0) set(first + 1, second);
  const std::uint64_t third = shift == 0 ? 0 : highOf(bits) >> (64 - shift);
  if (third != 0) set(first + 2, third);
}
template <class Places>
[[gnu::always_inline]] inline void clearInRow(std::uint64_t* words, std::uint32_t offset, Places bits) {
  std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  first[0] &= ~(bits.low << shift);
  first[1] &= ~(highOf(bits) << shift | (shift == 0 ? 0 : bits.low >> (64 - shift)));
  if (shift != 0 && highOf(bits) != 0) first[2] &= ~(highOf(bits) >> (64 - shift));
}

}  // namespace kotai::animalshogi::engine
