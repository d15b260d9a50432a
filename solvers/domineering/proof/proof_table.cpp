#include "solvers/domineering/proof/proof_table.h"

#include <algorithm>
#include <bit>

namespace kotai::domineering {

/// Mask of the low bits of a number in which an entry contains a store of moves. These bits of the number are
/// insignificant. A store above 31 would decide the game even on a board of 100 cells.
constexpr std::uint32_t storeMask = 31;

template <class Bits>
static std::uint64_t packed(const ProofPosition<Bits>& position, ProofNumbers numbers) {
  const auto half = [](float number, int store) {
    return (std::bit_cast<std::uint32_t>(number) & ~storeMask) | static_cast<std::uint32_t>(store);
  };
  return std::uint64_t{half(numbers.yes, position.verticalStore)} << 32 | half(numbers.no, position.horizontalStore);
}

static float number(std::uint32_t half) { return std::bit_cast<float>(half & ~storeMask); }

template <class Bits>
static bool sameStores(std::uint64_t data, const ProofPosition<Bits>& position) {
  return (data >> 32 & storeMask) == static_cast<std::uint64_t>(position.verticalStore) &&
         (data & storeMask) == static_cast<std::uint64_t>(position.horizontalStore);
}

static ProofNumbers numbersOf(std::uint64_t data) {
  return {number(static_cast<std::uint32_t>(data >> 32)), number(static_cast<std::uint32_t>(data))};
}

/// Returns the priority of an entry. Entries with lower priority are replaced sooner.
template <class Bits>
static float worth(Bits cells, std::uint64_t data) {
  const ProofNumbers numbers = numbersOf(data);
  constexpr float settled = 1e6F;
  return (numbers.isSettled() ? settled : std::min(numbers.yes, numbers.no)) + 10.0F * static_cast<float>(countBits(cells));
}

/// Returns the mask for the second word of an entry's cells. The mask depends on both arguments, because the
/// two halves of a torn entry often have the same numbers.
static std::uint64_t mask(std::uint64_t first, std::uint64_t data) {
  const std::uint64_t mixed = (first ^ std::rotl(data, 32)) * 0xd6e8feb86659fd93ULL;
  return (mixed ^ mixed >> 32) * 0xd6e8feb86659fd93ULL;
}

template <class Bits>
Bits ProofTable<Bits>::Entry::cells(std::uint64_t numbers) const {
  const std::uint64_t first = checks[0].load(std::memory_order_relaxed) ^ numbers;
  if constexpr (sizeof(Bits) == sizeof(std::uint64_t))
    return first;
  else
    return first | Bits{checks[1].load(std::memory_order_relaxed) ^ mask(first, numbers)} << 64;
}

template <class Bits>
void ProofTable<Bits>::Entry::write(Bits cells, std::uint64_t numbers) {
  const auto first = static_cast<std::uint64_t>(cells);
  checks[0].store(first ^ numbers, std::memory_order_relaxed);
  if constexpr (sizeof(Bits) > sizeof(std::uint64_t))
    checks[1].store(static_cast<std::uint64_t>(cells >> 64) ^ mask(first, numbers), std::memory_order_relaxed);
  data.store(numbers, std::memory_order_relaxed);
}

template <class Bits>
std::optional<typename ProofTable<Bits>::Known> ProofTable<Bits>::Entry::read() const {
  const std::uint64_t numbers = data.load(std::memory_order_relaxed);
  if (numbers == 0) return std::nullopt;
  return Known{{cells(numbers), static_cast<int>(numbers >> 32 & storeMask), static_cast<int>(numbers & storeMask)},
               numbersOf(numbers)};
}

template <class Bits>
ProofTable<Bits>::ProofTable(std::uint64_t bytes)
    : m_memory(entriesIn(bytes) * sizeof(Entry)),
      m_entries(static_cast<Entry*>(m_memory.data())),
      m_mask(entriesIn(bytes) - bucketEntries) {}

template <class Bits>
std::uint64_t ProofTable<Bits>::entriesIn(std::uint64_t bytes) {
  return std::bit_floor(std::max<std::uint64_t>(bytes, 1U << 20) / sizeof(Entry));
}

template <class Bits>
std::uint64_t ProofTable<Bits>::bucketOf(const Position& position) const {
  std::uint64_t hash = folded(position.contested) ^
                       static_cast<std::uint64_t>(position.verticalStore * 32 + position.horizontalStore) * 0x9e3779b97f4a7c15ULL;
  for (int round = 0; round < 2; ++round) hash = (hash ^ hash >> 32) * 0xd6e8feb86659fd93ULL;
  return (hash ^ hash >> 32) & m_mask;
}

template <class Bits>
std::optional<ProofNumbers> ProofTable<Bits>::find(const Position& position) const {
  const Entry* const bucket = m_entries + bucketOf(position);
  for (std::uint64_t place = 0; place < bucketEntries; ++place) {
    const std::uint64_t data = bucket[place].data.load(std::memory_order_relaxed);
    if (data != 0 && bucket[place].cells(data) == position.contested && sameStores(data, position)) return numbersOf(data);
  }
  return std::nullopt;
}

template <class Bits>
void ProofTable<Bits>::store(const Position& position, ProofNumbers numbers) {
  Entry* const bucket = m_entries + bucketOf(position);
  Entry* chosen = bucket;
  float least = 2 * ProofNumbers::never;
  for (std::uint64_t place = 0; place < bucketEntries; ++place) {
    Entry& entry = bucket[place];
    const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
    const Bits cells = entry.cells(data);
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
  chosen->write(position.contested, packed(position, numbers));
}

template class ProofTable<std::uint64_t>;
template class ProofTable<Bits128>;

}  // namespace kotai::domineering
