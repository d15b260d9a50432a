// Propagates from the positions of a list, one by one.
#pragma once

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_walker.h"

namespace kotai::animalshogi::engine {

// Loads and stores are atomic, because other threads may scan the bytes for positions of a level. The bytes
// changed here never have this level.
static inline std::uint8_t loadByte(const std::uint8_t* byte) { return __atomic_load_n(byte, __ATOMIC_RELAXED); }
static inline void storeByte(std::uint8_t* byte, std::uint8_t value) { __atomic_store_n(byte, value, __ATOMIC_RELAXED); }

/// Returns one bit per table: whether the position has the wanted byte there.
template <int Tables>
static inline unsigned tablesWith(const std::uint8_t* bytes, std::uint8_t wanted) {
  unsigned result = 0;
  for (int table = 0; table < Tables; ++table) result |= (loadByte(bytes + table) == wanted ? 1U : 0U) << table;
  return result;
}

/// Applies backward moves to the bytes of their target positions, with a delay of several moves to prefetch the byte. The
/// destructor applies the remaining moves. The template parameter Bits only separates code for different processors.
template <class Bits, int Tables>
class ListMoves {
 public:
  ListMoves(const Space& space, Propagation& propagation) : m_space(space), m_propagation(propagation) {}
  ListMoves(const ListMoves&) = delete;
  ListMoves& operator=(const ListMoves&) = delete;
  ~ListMoves() {
    const std::uint64_t first = m_added > delay ? m_added - delay : 0;
    for (std::uint64_t number = first; number < m_added; ++number) apply(m_waiting[number % delay]);
    m_propagation.moves += m_added;
  }

  /// Adds a move to a target position, for the tables in which the source has the level.
  void add(std::uint32_t index, std::uint32_t block, unsigned tables) {
    __builtin_prefetch(m_propagation.values + std::size_t{index} * Tables, 1);
    Waiting& place = m_waiting[m_added % delay];
    if (m_added >= delay) apply(place);
    place = {{block, index}, tables};
    ++m_added;
  }

 private:
  static constexpr std::uint64_t delay = 64;
  struct Waiting {
    Entry entry;
    unsigned tables = 0;
  };

  void apply(const Waiting& waiting) {
    std::uint8_t* const bytes = m_propagation.values + std::size_t{waiting.entry.index} * Tables;
    const auto next = static_cast<std::uint8_t>(m_propagation.level + 1);
    bool decided = false;
    bool decidedBefore = false;  // whether the position was decided on this level, so it is already in the list
    for (int table = 0; table < Tables; ++table) {
      const std::uint8_t value = loadByte(bytes + table);
      if (value < m_propagation.undecided) {
        decidedBefore = decidedBefore || value == next;
      } else if (Tables == 1 || (waiting.tables >> table & 1U) != 0) {
        const bool open = !m_propagation.fromLost && value - 1 > m_propagation.undecided;
        storeByte(bytes + table, open ? static_cast<std::uint8_t>(value - 1) : next);
        decided = decided || !open;
      }
    }
    if (!decided || (Tables > 1 && decidedBefore)) return;
    const Entry& entry = waiting.entry;
    m_propagation.touchedBlocks[entry.block] = 1;
    m_propagation.decided[m_space.lionGroups()[static_cast<std::size_t>(m_space.blockAt(entry.block).pair)]].add(entry);
    ++m_propagation.decidedCount;
  }

  const Space& m_space;
  Propagation& m_propagation;
  std::uint64_t m_added = 0;
  std::array<Waiting, delay> m_waiting{};
};

/// Propagates from positions of one block.
template <class Bits, int Tables>
class ListPropagation {
 public:
  ListPropagation(BlockId block, const BlockRules& rules, ListMoves<Bits, Tables>& pending)
      : m_walker(rules.space, block), m_predecessors(block, rules), m_pending(pending) {}

  /// Adds the position `rank` of the block, which has the level in the given tables. Fastest for consecutive positions of a row.
  void add(std::uint32_t rank, unsigned tables) {
    const std::uint32_t rowLength = m_walker.layout().rowLength;
    if (rank - m_rowStart >= rowLength || m_row.free == 0) {
      const std::uint32_t number = rank / rowLength;
      m_rowStart = number * rowLength;
      m_row = m_walker.row(number);
    }
    const auto visit = [&](std::uint32_t index, std::uint32_t block) { m_pending.add(index, block, tables); };
    m_predecessors.forEach(m_walker.at(m_row, rank - m_rowStart), visit);
  }

 private:
  BlockWalker<Bits> m_walker;
  Predecessors<Bits> m_predecessors;
  ListMoves<Bits, Tables>& m_pending;
  Row m_row;
  std::uint32_t m_rowStart = 0;
};

}  // namespace kotai::animalshogi::engine
