#include "solvers/domineering/proof/proof_table.h"

#include <bit>

namespace kotai::domineering {

namespace {

constexpr std::uint32_t storeMask = 31;  // below the bits of a number that count

std::uint64_t packed(const ProofPosition& position, ProofNumbers numbers) {
  const auto half = [](float number, int store) {
    return (std::bit_cast<std::uint32_t>(number) & ~storeMask) | static_cast<std::uint32_t>(store);
  };
  return std::uint64_t{half(numbers.yes, position.verticalStore)} << 32 | half(numbers.no, position.horizontalStore);
}

float number(std::uint32_t half) { return std::bit_cast<float>(half & ~storeMask); }

bool sameStores(std::uint64_t data, const ProofPosition& position) {
  return (data >> 32 & storeMask) == static_cast<std::uint64_t>(position.verticalStore) &&
         (data & storeMask) == static_cast<std::uint64_t>(position.horizontalStore);
}

ProofNumbers numbersOf(std::uint64_t data) {
  return {number(static_cast<std::uint32_t>(data >> 32)), number(static_cast<std::uint32_t>(data))};
}

/// The lower, the sooner an entry makes way.
float worth(std::uint64_t cells, std::uint64_t data) {
  const ProofNumbers numbers = numbersOf(data);
  constexpr float settled = 1e6F;
  return (numbers.isSettled() ? settled : std::min(numbers.yes, numbers.no)) + 10.0F * static_cast<float>(std::popcount(cells));
}

}  // namespace

std::optional<ProofTable::Known> ProofTable::Entry::read() const {
  const std::uint64_t numbers = data.load(std::memory_order_relaxed);
  if (numbers == 0) return std::nullopt;
  return Known{{check.load(std::memory_order_relaxed) ^ numbers, static_cast<int>(numbers >> 32 & storeMask),
                static_cast<int>(numbers & storeMask)},
               numbersOf(numbers)};
}

ProofTable::ProofTable(std::uint64_t bytes)
    : m_memory(entriesIn(bytes) * sizeof(Entry)),
      m_entries(static_cast<Entry*>(m_memory.data())),
      m_mask(entriesIn(bytes) - bucketEntries) {}

std::uint64_t ProofTable::entriesIn(std::uint64_t bytes) {
  return std::bit_floor(std::max<std::uint64_t>(bytes, 1U << 20) / sizeof(Entry));
}

std::uint64_t ProofTable::bucketOf(const ProofPosition& position) const {
  std::uint64_t hash = position.contested ^
                       static_cast<std::uint64_t>(position.verticalStore * 32 + position.horizontalStore) * 0x9e3779b97f4a7c15ULL;
  for (int round = 0; round < 2; ++round) hash = (hash ^ hash >> 32) * 0xd6e8feb86659fd93ULL;
  return (hash ^ hash >> 32) & m_mask;
}

std::optional<ProofNumbers> ProofTable::find(const ProofPosition& position) const {
  const Entry* const bucket = m_entries + bucketOf(position);
  for (std::uint64_t place = 0; place < bucketEntries; ++place) {
    const std::uint64_t data = bucket[place].data.load(std::memory_order_relaxed);
    const std::uint64_t check = bucket[place].check.load(std::memory_order_relaxed);
    if (data != 0 && (check ^ data) == position.contested && sameStores(data, position)) return numbersOf(data);
  }
  return std::nullopt;
}

void ProofTable::store(const ProofPosition& position, ProofNumbers numbers) {
  Entry* const bucket = m_entries + bucketOf(position);
  Entry* chosen = bucket;
  float least = 2 * ProofNumbers::never;
  for (std::uint64_t place = 0; place < bucketEntries; ++place) {
    Entry& entry = bucket[place];
    const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
    const std::uint64_t cells = entry.check.load(std::memory_order_relaxed) ^ data;
    if (data == 0 || (cells == position.contested && sameStores(data, position))) {
      if (data != 0 && numbersOf(data).isSettled()) return;
      chosen = &entry;
      break;
    }
    if (const float here = worth(cells, data); here < least) {
      least = here;
      chosen = &entry;
    }
  }
  const std::uint64_t data = packed(position, numbers);
  chosen->check.store(position.contested ^ data, std::memory_order_relaxed);
  chosen->data.store(data, std::memory_order_relaxed);
}

}  // namespace kotai::domineering
