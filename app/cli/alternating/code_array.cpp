#include "app/cli/alternating/code_array.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace kotai::cli {

namespace {

static_assert(std::endian::native == std::endian::little, "codes are written as they lie in memory");

std::int32_t codeOf(Value value) {
  const auto plies = static_cast<std::int32_t>(value.distancePlies);
  if (value.outcome == Outcome::Draw) return 0;
  return value.outcome == Outcome::Win ? plies + 1 : -(plies + 1);
}

template <class Visit>
void forEachPart(const Solution& solution, Visit&& visit) {
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) visit(solution.storedValues(tier, part));
}

/// Number of bytes that can hold every code.
std::size_t bytesOfCodes(const Solution& solution) {
  std::int32_t largest = 0;
  forEachPart(solution, [&](const StoredValues& values) {
    for (std::uint64_t place = 0; place < values.size(); ++place) largest = std::max(largest, std::abs(codeOf(values[place])));
  });
  if (largest <= INT8_MAX) return 1;
  return largest <= INT16_MAX ? 2 : 4;
}

/// Version 1.0 of NumPy's format: the data begins at a multiple of 64.
std::string headerText(std::size_t codeBytes, std::uint64_t count) {
  constexpr std::size_t before = 10;
  std::string words =
      fmt::format("{{'descr': '{}i{}', 'fortran_order': False, 'shape': ({},), }}", codeBytes == 1 ? '|' : '<', codeBytes, count);
  words.append(63 - (before + words.size()) % 64, ' ');
  words += '\n';
  const auto length = static_cast<std::uint16_t>(words.size());
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(length & 0xff);
  header += static_cast<char>(length >> 8);
  return header + words;
}

}  // namespace

void writeCodeArray(std::FILE* file, const Solution& solution, const std::function<void(std::uint64_t written)>& tell) {
  const std::size_t codeBytes = bytesOfCodes(solution);
  fmt::print(file, "{}", headerText(codeBytes, solution.positions()));
  std::vector<char> bytes;
  std::uint64_t written = 0;
  forEachPart(solution, [&](const StoredValues& values) {
    bytes.resize(values.size() * codeBytes);
    for (std::uint64_t place = 0; place < values.size(); ++place) {
      const std::int32_t code = codeOf(values[place]);
      std::memcpy(bytes.data() + place * codeBytes, &code, codeBytes);
    }
    fmt::print(file, "{}", std::string_view(bytes.data(), bytes.size()));
    tell(written += values.size());
  });
}

}  // namespace kotai::cli
