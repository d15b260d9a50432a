// Random numbers that depend only on the seed, on every machine.
#pragma once

#include <cstdint>
#include <memory>

namespace kotai {

/// Source of random numbers. Replaces std::uniform_int_distribution and similar classes, whose results depend
/// on the implementation.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed);
  RandomSource(const RandomSource& source);
  RandomSource& operator=(const RandomSource&) = delete;
  ~RandomSource();

  /// Returns a number from 0 to bound-1, uniformly distributed. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound);
  /// Returns a number in [0, 1).
  double unit();

 private:
  struct Generator;  // <random> takes long to compile
  std::unique_ptr<Generator> m_generator;
};

}  // namespace kotai
