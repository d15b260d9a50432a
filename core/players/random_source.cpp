#include "core/players/random_source.h"

namespace kotai {

std::uint64_t RandomSource::below(std::uint64_t bound) {
  // Rejects the lowest 2^64 mod bound numbers, so that the number of accepted numbers is a multiple of the bound.
  const std::uint64_t surplus = (~bound + 1) % bound;
  for (;;) {
    const std::uint64_t number = m_generator();
    if (number >= surplus) return number % bound;
  }
}

double RandomSource::unit() { return static_cast<double>(m_generator() >> 11) * 0x1.0p-53; }

}  // namespace kotai
