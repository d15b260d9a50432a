// Propagates from the positions of a block that have a given level, many positions at a time.
#pragma once

#include "solvers/retrograde/animalshogi/list_propagation.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

/// Calls visit(place, tables) for each position with the wanted byte in some table. A position has `Tables` bytes.
template <class Bits, int Tables, class Visit>
inline void forEachWith(const std::uint8_t* bytes, std::uint32_t count, std::uint8_t wanted, Visit&& visit) {
  constexpr std::uint32_t positionsAtOnce = 64 / Tables;
  constexpr std::uint64_t allTables = (1U << Tables) - 1;
  std::uint32_t place = 0;
  for (; place + positionsAtOnce <= count; place += positionsAtOnce) {
    for (std::uint64_t equal = Bits::equalBytes(bytes + std::size_t{place} * Tables, wanted); equal != 0;) {
      const auto position = static_cast<unsigned>(std::countr_zero(equal)) / Tables;
      const std::uint64_t tables = equal >> position * Tables & allTables;
      equal &= ~(tables << position * Tables);
      visit(place + position, static_cast<unsigned>(tables));
    }
  }
  for (; place < count; ++place)
    if (const unsigned tables = tablesWith<Tables>(bytes + std::size_t{place} * Tables, wanted); tables != 0)
      visit(place, tables);
}

/// Collects targets of backward moves, by block and by captured piece. Applies the moves of a block when enough
/// have been collected. Applies all remaining moves at the end of the source block (applyAll()).
template <class Bits, int Tables>
class PendingMoves {
 public:
  using Lanes = typename Bits::Lanes;
  using Mask = typename Bits::Mask;

  /// One slot exists for each change of material, and one for each combination of a lion step and a captured
  /// piece.
  static constexpr std::size_t capturedCount = promotion;
  static constexpr std::size_t slotCount = changeCount + 8 * capturedCount;
  static constexpr std::size_t queueCount = 5;

  PendingMoves(const Space& space, Propagation& propagation)
      : m_space(space), m_propagation(propagation), m_moves(slotCount * slotStride + ahead) {}
  PendingMoves(const PendingMoves&) = delete;
  PendingMoves& operator=(const PendingMoves&) = delete;

  /// Queue of target positions to process together, as the side that made the moves sees them.
  struct Queue {
    alignas(64) std::array<std::array<SquareSet, Bits::laneCount>, groupCount> groups{};
    alignas(64) std::array<std::uint16_t, Bits::laneCount> tables{};
    std::size_t size = 0;
  };
  Queue& queue(std::size_t number) { return m_queues[number]; }

  /// Adds the positions in `which`, by place in the row and number of the row in the target block.
  void add(std::size_t slot, const Target& target, Mask which, Lanes places, Lanes rows, Lanes tables) {
    Slot& waiting = m_slots[slot];
    if (waiting.size + Bits::laneCount > slotRoom) apply(slot);
    waiting.target = target;
    constexpr int tableBits = Tables == 1 ? 0 : Tables;
    std::uint32_t* const end = movesOf(slot) + waiting.size;
    waiting.size += Bits::template storeRanks<tableBits>(end, which, places, rows, target.layout->rowLength, tables);
    m_used |= std::uint64_t{1} << slot;
  }

  /// Applies all collected positions.
  void applyAll() {
    for (std::uint64_t rest = m_used; rest != 0; rest &= rest - 1)
      prefetchFirst(static_cast<std::size_t>(std::countr_zero(rest)));
    for (; m_used != 0; m_used &= m_used - 1) apply(static_cast<std::size_t>(std::countr_zero(m_used)));
  }

 private:
  static constexpr std::size_t slotRoom = 4096;
  /// Distance between two slots. Not a power of two, so that the first moves of all slots fit into the cache
  /// together.
  static constexpr std::size_t slotStride = slotRoom + 16;
  static constexpr std::size_t ahead = 24;  ///< number of moves between the prefetch and the use of a byte
  static_assert(slotCount <= 64);
  struct Slot {
    Target target;
    std::size_t size = 0;
  };

  std::uint32_t* movesOf(std::size_t slot) { return m_moves.data() + slot * slotStride; }
  std::uint8_t* bytesOf(const Target& target) const { return m_propagation.values + std::size_t{target.first} * Tables; }

  /// Prefetches the bytes of the first moves. The prefetches in applied() come too late for these bytes.
  void prefetchFirst(std::size_t slot) {
    const Slot& waiting = m_slots[slot];
    const std::uint8_t* const bytes = bytesOf(waiting.target);
    const std::uint32_t* const moves = movesOf(slot);
    for (std::size_t number = 0; number < std::min(waiting.size, ahead); ++number)
      __builtin_prefetch(bytes + std::size_t{rankOf(moves[number])} * Tables, 1);
  }

  void apply(std::size_t slot) {
    Slot& waiting = m_slots[slot];
    EntryList& list =
        m_propagation.decided[m_space.lionGroups()[static_cast<std::size_t>(m_space.blockAt(waiting.target.block).pair)]];
    if (list.capacity - list.size < waiting.size) list.overflown = true;  // may be set although the decided positions would fit
    const std::uint32_t* const moves = movesOf(slot);
    std::uint64_t decided = 0;
    if (list.overflown)
      decided = m_propagation.fromLost ? applied<true, false>(moves, waiting, list) : applied<false, false>(moves, waiting, list);
    else
      decided = m_propagation.fromLost ? applied<true, true>(moves, waiting, list) : applied<false, true>(moves, waiting, list);
    m_propagation.decidedCount += decided;
    m_propagation.moves += waiting.size;
    if (decided != 0) m_propagation.touchedBlocks[waiting.target.block] = 1;
    waiting.size = 0;
  }

  static unsigned isAtLeast(unsigned value, unsigned bound) { return 1U ^ (value - bound) >> 31; }

  /// Applies moves to the bytes of their targets. Avoids branches, which would be unpredictable.
  template <bool FromLost, bool Listed>
  std::uint64_t applied(const std::uint32_t* moves, const Slot& waiting, EntryList& list) const {
    const Target target = waiting.target;
    std::uint8_t* const bytes = bytesOf(target);
    const unsigned undecided = m_propagation.undecided;
    const unsigned next = m_propagation.level + 1U;
    Entry* const entries = list.entries.get() + list.size;
    std::size_t count = 0;
    const std::uint32_t* const end = moves + waiting.size;
    for (; moves != end; ++moves) {
      __builtin_prefetch(bytes + std::size_t{rankOf(moves[ahead])} * Tables, 1);
      const std::uint32_t rank = rankOf(*moves);
      std::uint8_t* const each = bytes + std::size_t{rank} * Tables;
      unsigned decided = 0;
      unsigned before = 0;  // 1 if the target was decided on this level before, so it is already in the list
      for (int table = 0; table < Tables; ++table) {
        const unsigned value = loadByte(each + table);
        const unsigned reached = isAtLeast(value, undecided) & (Tables == 1 ? 1U : *moves >> table);
        const unsigned open = FromLost ? 0U : reached & isAtLeast(value, undecided + 2);
        const unsigned now = reached ^ open;
        before |= value == next ? 1U : 0U;
        storeByte(each + table, static_cast<std::uint8_t>((value - open) ^ (((value - open) ^ next) & (0U - now))));
        decided |= now;
      }
      if (Tables > 1) decided &= ~before;
      if (Listed) entries[count] = {target.block, target.first + rank};
      count += decided;
    }
    if (Listed) list.size += count;
    return count;
  }
  static std::uint32_t rankOf(std::uint32_t move) { return Tables == 1 ? move : move >> Tables; }

  const Space& m_space;
  Propagation& m_propagation;
  std::vector<std::uint32_t> m_moves;  // collected moves, indexed by slot
  std::array<Slot, slotCount> m_slots{};
  std::uint64_t m_used = 0;
  std::array<Queue, queueCount> m_queues{};  // queues of the current block; empty between two blocks
};

/// Vector version of Predecessors. A mask over 32 lanes replaces each condition on a position. Groups positions
/// by the kind of piece that gives check, because positions with the same kind of checker have the same
/// backward moves.
template <class Bits, int Tables>
class BlockPropagation {
 public:
  using Moves = PendingMoves<Bits, Tables>;
  using Lanes = typename Bits::Lanes;
  using Mask = typename Bits::Mask;

  BlockPropagation(BlockId block, const BlockRules& rules, Moves& moves)
      : m_layout(Layouts::get()[block.materialClass]),
        m_moves(moves),
        m_space(rules.space),
        m_turned(rules.space.turnedForPredecessors(block)),
        m_turn(*m_turned.turn),
        m_drops(rules.drops),
        m_before(targetsBefore(rules.space, m_layout, m_turned)),
        m_taken(kindsCaptured(m_layout)) {
    const LionPair& lions = rules.space.lions(block);
    m_freeOfLions = allSquares & ~(1U << lions.own | 1U << lions.enemy);
    for (std::size_t group = 0; group < 4; ++group) m_isPresent[group] = true;
    for (std::size_t number = 0; number < m_chicks.size(); ++number) {
      m_chicks[number].group = m_layout.chickGroups[number] ^ 2U;
      m_isPresent[m_chicks[number].group] = true;
      for (std::size_t kind = 2; kind < kindsBesideLion; ++kind)
        if (firstGroup[kind] == m_chicks[number].group) m_chicks[number].giveCheck = {kind, attackers(kind)};
    }
  }
  BlockPropagation(const BlockPropagation&) = delete;
  BlockPropagation& operator=(const BlockPropagation&) = delete;
  ~BlockPropagation() {
    for (std::size_t checker = 0; checker < Moves::queueCount; ++checker)
      if (m_moves.queue(checker).size > 0) propagate(checker);
    m_moves.applyAll();
  }

  void add(std::uint32_t rank, unsigned tables) {
    if (rank - m_rowStart >= m_layout.rowLength || m_freeOfRow == 0) beginRow(rank / m_layout.rowLength);
    const ChickPlaces& places = m_layout.chicks[rank - m_rowStart];
    const SquareSet first = m_turn[Bits::scatter(places.first, m_freeOfRow)];
    const SquareSet second = m_turn[Bits::scatter(places.second, m_freeOfRow)];
    const unsigned byFirst = first & m_chicks[0].giveCheck.from;
    const unsigned bySecond = second & m_chicks[1].giveCheck.from;
    const unsigned checkers = m_rowCheckers | byFirst | bySecond;
    if ((checkers & (checkers - 1)) != 0) return;  // impossible, because one of two checkers could already have captured the lion
    std::size_t checker = m_rowChecker;
    checker = byFirst != 0 ? m_chicks[0].giveCheck.kind : checker;
    checker = bySecond != 0 ? m_chicks[1].giveCheck.kind : checker;
    auto& queue = m_moves.queue(checker);
    const std::size_t lane = queue.size++;
    for (std::size_t group = 0; group < 4; ++group) queue.groups[group][lane] = m_row[group];
    queue.groups[m_chicks[1].group][lane] = second;
    queue.groups[m_chicks[0].group][lane] = first;
    if constexpr (Tables > 1) queue.tables[lane] = static_cast<std::uint16_t>(tables);
    if (lane + 1 == Bits::laneCount) propagate(checker);
  }

 private:
  static constexpr std::size_t kindsBesideLion = 4;
  /// A group of chicks or hens, and the squares from which its pieces give check if the group belongs to the side
  /// that moved.
  struct Chicks {
    struct Checks {
      std::size_t kind = kindsBesideLion;
      unsigned from = 0;
    };
    std::size_t group = 0;
    Checks giveCheck;
  };

  /// Prepares a row, with giraffes and elephants seen from the other side.
  void beginRow(std::uint32_t number) {
    m_rowStart = number * m_layout.rowLength;
    const Row row = rowAt<Bits>(m_layout, m_freeOfLions, number);
    for (std::size_t group = 0; group < 4; ++group) m_row[group ^ 1U] = m_turn[row.groups.sets[group]];
    m_freeOfRow = row.free;
    const unsigned giraffes = m_row[firstGroup[0]] & attackers(0);
    const unsigned elephants = m_row[firstGroup[1]] & attackers(1);
    m_rowCheckers = giraffes | elephants;
    m_rowChecker = giraffes != 0 ? 0 : elephants != 0 ? 1 : kindsBesideLion;
  }

  /// Propagates from the positions in which a piece of the kind \p checker gives check, or in which no piece
  /// gives check.
  void propagate(std::size_t checker) {
    auto& queue = m_moves.queue(checker);
    for (std::size_t group = 0; group < groupCount; ++group)
      m_now[group] = m_isPresent[group] ? lanesOf(queue.groups[group]) : Lanes{};
    m_tables = lanesOf(queue.tables);
    const Mask lanes = Bits::firstLanes(queue.size);
    queue.size = 0;
    Lanes taken = m_now[0];
    for (std::size_t group = 1; group < groupCount; ++group) taken |= m_now[group];
    const Lanes empty = ~taken & Bits::all(m_turned.freeOfLions);
    if (checker < kindsBesideLion) {
      piece(checker, m_now[firstGroup[checker]] & Bits::all(attackers(checker)), lanes, empty);
      return;
    }
    for (std::size_t kind = 0; kind < kindsBesideLion; ++kind) {
      Lanes rest = m_now[firstGroup[kind]];
      for (int pieces = m_layout.material.onBoard[ownGroupBefore(kind)]; pieces > 0; --pieces) {
        const Lanes to = lowestOf(rest);
        rest ^= to;
        piece(kind, to, lanes, empty);
      }
    }
    lion(lanes, empty);
  }

  static Lanes lanesOf(const std::array<std::uint16_t, Bits::laneCount>& sets) {
    Lanes lanes;
    std::memcpy(&lanes, sets.data(), sizeof lanes);
    return lanes;
  }

  /// Returns the group of the block that contains, on the turned board, the pieces of \p kind of the side that
  /// moved.
  static std::size_t ownGroupBefore(std::size_t kind) { return secondGroup[kind]; }
  unsigned attackers(std::size_t kind) const { return downwardMoves[kind][static_cast<std::size_t>(m_turned.enemyLion)]; }

  void piece(std::size_t kind, Lanes to, Mask there, Lanes empty) {
    const std::size_t group = firstGroup[kind];
    const Lanes now = m_now[group];
    const Lanes without = now ^ to;
    const Mask far = Bits::nonempty(to & Bits::all(topRow));
    const Lanes origins = ~Bits::all(attackers(kind)) & empty;
    // A chick that reaches the far row is promoted.
    const Mask plain = kind == 2 ? there & ~far : there;
    for (const Step& step : downwardSteps[kind]) {
      const Lanes from = stepped(to, step) & origins;
      const Mask which = plain & Bits::nonempty(from);
      if (!Bits::any(which)) continue;
      m_now[group] = without | from;
      moved(0, which, to);
    }
    if (kind == 3) {
      const Lanes chickOrigins = ~Bits::all(attackers(2)) & empty;
      const Lanes from = steppedAll(to, downwardSteps[2]) & chickOrigins;
      if (const Mask which = there & far & Bits::nonempty(from); Bits::any(which)) {
        const Lanes chicks = m_now[firstGroup[2]];
        m_now[group] = without;
        m_now[firstGroup[2]] = chicks | from;
        moved(promotion, which, to);
        m_now[firstGroup[2]] = chicks;
      }
    } else if (const unsigned squares = dropSquares(m_drops, Side::First, static_cast<Kind>(kind)); squares != 0) {
      if (const Mask which = squares == allSquares ? there : plain; Bits::any(which)) {
        m_now[group] = without;
        enqueue(dropChange + kind, m_before[dropChange + kind], which, m_now);
      }
    }
    m_now[group] = now;
  }
  /// Takes back a board move to `to`, with or without a captured piece from the hand.
  void moved(std::size_t change, Mask which, Lanes to) {
    enqueue(change, m_before[change], which, m_now);
    forEachCaptured([&](std::size_t kind) {
      Lanes& group = m_now[secondGroup[kind]];
      const Lanes now = group;
      group = now | to;
      enqueue(change + 1 + kind, m_before[change + 1 + kind], which, m_now);
      group = now;
    });
  }
  template <class Visit>
  void forEachCaptured(Visit&& visit) const {
    for (std::size_t kind = 0; m_taken >> kind != 0; ++kind)
      if ((m_taken >> kind & 1U) != 0) visit(kind);
  }

  void lion(Mask quiet, Lanes empty) {
    bool images = false;
    for (int number = 0; number < m_turned.stepCount; ++number) images = images || step(number).mirror || step(number).bothImages;
    if (images)
      for (std::size_t group = 0; group < groupCount; ++group) m_image[group] = mirrorOf(m_now[group]);
    const Lanes imageOfEmpty = mirrorOf(empty);
    for (int number = 0; number < m_turned.stepCount; ++number) {
      const bool mirrored = step(number).mirror;
      const Mask which = quiet & Bits::nonempty((mirrored ? imageOfEmpty : empty) & Bits::all(1U << step(number).square));
      if (Bits::any(which)) lionStep(static_cast<std::size_t>(number), which);
    }
  }
  const LionStep& step(int number) const { return m_turned.steps[static_cast<std::size_t>(number)]; }

  /// Takes back a step of the lion. The board is already mirrored if the earlier position is stored mirrored.
  void lionStep(std::size_t number, Mask which) {
    const LionStep& lionStep = m_turned.steps[number];
    const LionPair& lions = m_space.index().pair(lionStep.pair);
    const unsigned free = allSquares & ~(1U << lions.own | 1U << lions.enemy);
    const std::size_t slot = changeCount + number * Moves::capturedCount;
    const auto enqueueChange = [&](std::size_t change) {
      const Target target = targetIn(m_space, *m_before[change].layout, lionStep.pair, free);
      if (!lionStep.mirror || lionStep.bothImages) enqueue(slot + change, target, which, m_now);
      if (lionStep.mirror || lionStep.bothImages) enqueue(slot + change, target, which, m_image);
    };
    enqueueChange(0);
    const Lanes to = Bits::all(1U << m_turned.ownLion);
    const Lanes imageOfTo = mirrorOf(to);
    forEachCaptured([&](std::size_t kind) {
      Lanes& group = m_now[secondGroup[kind]];
      Lanes& image = m_image[secondGroup[kind]];
      const Lanes now = group;
      const Lanes imageNow = image;
      group = now | to;
      image = imageNow | imageOfTo;
      enqueueChange(1 + kind);
      group = now;
      image = imageNow;
    });
  }

  /// Adds the target positions to a queue. The rank of a group depends on the numbers of its squares among the
  /// free squares (rankOfBits()). One piece has the rank n if n free squares are below it. Two pieces have the
  /// rank m + n * (n - 1) / 2 if m free squares are below the lower piece and n below the higher piece.
  void enqueue(std::size_t slot, const Target& target, Mask which, const Lanes (&before)[groupCount]) {
    const ClassLayout& layout = *target.layout;
    Lanes parts[2] = {};  // numbers of the row, and places in the row
    Lanes free = Bits::all(target.freeOfLions);
    for (std::size_t number = 0; number < layout.presentCount; ++number) {
      const std::size_t group = layout.present[number];
      const Lanes sets = before[group];
      Lanes rank;
      if (layout.material.onBoard[group] == 1) {
        rank = countBelow(sets, free);
      } else {
        const Lanes lower = lowestOf(sets);
        const Lanes higher = countBelow(sets ^ lower, free);
        const Lanes pairs = (higher * (higher - Bits::all(1))) >> 1;
        rank = countBelow(lower, free) + pairs;
      }
      Lanes& part = parts[group < 4 ? 0 : 1];
      part += rank * Bits::all(layout.partWeights[group]);
      free &= ~sets;
    }
    m_moves.add(slot, target, which, parts[1], parts[0], m_tables);
  }
  static Lanes countBelow(Lanes square, Lanes free) { return Bits::sizesOf(free & (square - Bits::all(1))); }

  const ClassLayout& m_layout;
  Moves& m_moves;
  const Space& m_space;
  const TurnedBlock& m_turned;
  const SetTable& m_turn;
  Drops m_drops;
  std::array<Target, changeCount> m_before;
  unsigned m_taken;
  unsigned m_freeOfLions = 0;
  std::uint32_t m_rowStart = 0;
  unsigned m_freeOfRow = 0;
  std::array<SquareSet, 4> m_row{};
  unsigned m_rowCheckers = 0;
  std::size_t m_rowChecker = 0;
  std::array<Chicks, 2> m_chicks{};
  std::array<bool, groupCount> m_isPresent{};
  Lanes m_now[groupCount];      ///< current positions, as the side that made the moves sees them
  Lanes m_image[groupCount]{};  ///< mirror images of m_now
  Lanes m_tables;
};

}  // namespace kotai::animalshogi::engine
