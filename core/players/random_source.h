// Random numbers that depend only on the seed, on every machine.
#pragma once

#include <cstdint>
#include <random>

namespace kotai {

/// Not std::uniform_int_distribution and the like, whose results depend on the implementation.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : m_generator(seed) {}

  /// Returns a number from 0 to bound-1, uniformly distributed. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound);
  /// Returns a number in [0, 1).
  double unit();

 private:
  std::mt19937_64 m_generator;
};

}  // namespace kotai
