// Random number generator for playouts. Fast and small, with the same numbers on every machine.
#pragma once

#include <cstdint>

namespace kotai::domineering {

/// A counter with a scrambled output (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
class RandomStream {
 public:
  explicit RandomStream(std::uint64_t seed) : m_state(seed) {}

  std::uint64_t next() {
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31);
  }
  /// Returns a number from 0 to bound-1 from 32 random bits. The probabilities differ by less than bound / 2^32. Precondition: 0
  /// < bound < 2^31.
  static int scaled(std::uint32_t bits, int bound) {
    return static_cast<int>((std::uint64_t{bits} * static_cast<std::uint64_t>(bound)) >> 32);
  }
  int below(int bound) { return scaled(static_cast<std::uint32_t>(next() >> 32), bound); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  std::uint64_t m_state;
};

/// Returns a seed derived from a seed and a number. Neighbouring seeds or numbers give unrelated results.
inline std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t number) {
  return RandomStream(RandomStream(seed).next() ^ (number * 0xd1342543de82ef95ULL)).next();
}

}  // namespace kotai::domineering
