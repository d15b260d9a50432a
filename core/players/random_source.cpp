#include "core/players/random_source.h"

#include <random>

namespace kotai {

struct RandomSource::Generator {
  std::mt19937_64 next;
};

RandomSource::RandomSource(std::uint64_t seed) : m_generator(new Generator{std::mt19937_64(seed)}) {}

RandomSource::RandomSource(const RandomSource& source) : m_generator(std::make_unique<Generator>(*source.m_generator)) {}

RandomSource::~RandomSource() = default;

std::uint64_t RandomSource::below(std::uint64_t bound) {
  // Rejects the lowest 2^64 mod bound numbers, so that the number of accepted numbers is a multiple of the bound.
  const std::uint64_t surplus = (~bound + 1) % bound;
  for (;;) {
    const std::uint64_t number = m_generator->next();
    if (number >= surplus) return number % bound;
  }
}

double RandomSource::unit() { return static_cast<double>(m_generator->next() >> 11) * 0x1.0p-53; }

}  // namespace kotai
