// A row of up to ninety positions as bits, one for each placement of its chicks.
#pragma once

#include <bit>
#include <cstdint>

#include "solvers/retrograde/animalshogi/bits.h"

namespace kotai::animalshogi::engine {

struct RowBits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

// Functions are static, so that each file compiled for a kind of processor has its own copies.

static inline RowBits operator&(RowBits a, RowBits b) { return {a.low & b.low, a.high & b.high}; }
static inline RowBits operator|(RowBits a, RowBits b) { return {a.low | b.low, a.high | b.high}; }
static inline RowBits operator^(RowBits a, RowBits b) { return {a.low ^ b.low, a.high ^ b.high}; }
static inline RowBits without(RowBits a, RowBits b) { return {a.low & ~b.low, a.high & ~b.high}; }
static inline bool any(RowBits bits) { return (bits.low | bits.high) != 0; }
static inline std::uint32_t countOf(RowBits bits) {
  return static_cast<std::uint32_t>(std::popcount(bits.low) + (bits.high == 0 ? 0 : std::popcount(bits.high)));
}
static inline RowBits bitAt(std::uint32_t place) {
  return place < 64 ? RowBits{std::uint64_t{1} << place, 0} : RowBits{0, std::uint64_t{1} << (place - 64)};
}
static inline bool hasBit(RowBits bits, std::uint32_t place) { return any(bits & bitAt(place)); }

template <class Visit>
inline void forEachPlace(RowBits bits, Visit&& visit) {
  for (std::uint64_t rest = bits.low; rest != 0; rest &= rest - 1) visit(static_cast<std::uint32_t>(std::countr_zero(rest)));
  for (std::uint64_t rest = bits.high; rest != 0; rest &= rest - 1)
    visit(static_cast<std::uint32_t>(64 + std::countr_zero(rest)));
}

/// Moves the bits at the positions of `mask` to the low end.
template <class Bits>
[[gnu::always_inline]] inline RowBits gathered(RowBits bits, RowBits mask) {
  const std::uint64_t low = Bits::gatherWord(bits.low, mask.low);
  if (mask.high == 0) return {low, 0};
  const std::uint64_t high = Bits::gatherWord(bits.high, mask.high);
  const auto shift = static_cast<unsigned>(std::popcount(mask.low));
  if (shift == 64) return {low, high};
  return {low | high << shift, shift == 0 ? 0 : high >> (64 - shift)};
}

/// Inverse of gathered().
template <class Bits>
[[gnu::always_inline]] inline RowBits scattered(RowBits bits, RowBits mask) {
  const std::uint64_t low = Bits::scatterWord(bits.low, mask.low);
  if (mask.high == 0) return {low, 0};
  const auto shift = static_cast<unsigned>(std::popcount(mask.low));
  if (shift == 64) return {low, Bits::scatterWord(bits.high, mask.high)};
  const std::uint64_t rest = shift == 0 ? bits.low : bits.low >> shift | bits.high << (64 - shift);
  return {low, Bits::scatterWord(rest, mask.high)};
}

/// Loads a word. The load is atomic, because other threads may write to these words. Two words must follow the row.
static inline std::uint64_t loadWord(const std::uint64_t* word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
static inline void storeWord(std::uint64_t* word, std::uint64_t bits) { __atomic_store_n(word, bits, __ATOMIC_RELAXED); }

/// Loads the row that begins at bit `offset`. `all`: the places of the row.
[[gnu::always_inline]] static inline RowBits loadRow(const std::uint64_t* words, std::uint32_t offset, RowBits all) {
  const std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  RowBits bits{loadWord(first) >> shift, 0};
  if (shift != 0) bits.low |= loadWord(first + 1) << (64 - shift);
  if (all.high != 0) {
    bits.high = loadWord(first + 1) >> shift;
    if (shift != 0) bits.high |= loadWord(first + 2) << (64 - shift);
  }
  return bits & all;
}

/// Sets bits of a row. Does not touch trailing words without a set bit, because another thread may be writing to them for the
/// next block. Readers of a block's last row may read words of the next block, but ignore their contents.
[[gnu::always_inline]] static inline void setInRow(std::uint64_t* words, std::uint32_t offset, RowBits bits) {
  std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  const auto set = [](std::uint64_t* word, std::uint64_t more) { storeWord(word, loadWord(word) | more); };
  set(first, bits.low << shift);
  const std::uint64_t second = bits.high << shift | (shift == 0 ? 0 : bits.low >> (64 - shift));
  if (second != 0) set(first + 1, second);
  const std::uint64_t third = shift == 0 ? 0 : bits.high >> (64 - shift);
  if (third != 0) set(first + 2, third);
}
static inline void clearInRow(std::uint64_t* words, std::uint32_t offset, RowBits bits) {
  std::uint64_t* const first = words + offset / 64;
  const unsigned shift = offset % 64;
  first[0] &= ~(bits.low << shift);
  first[1] &= ~(bits.high << shift | (shift == 0 ? 0 : bits.low >> (64 - shift)));
  if (shift != 0 && bits.high != 0) first[2] &= ~(bits.high >> (64 - shift));
}

}  // namespace kotai::animalshogi::engine
