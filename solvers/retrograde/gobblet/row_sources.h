// Sources that provide the rows to which the moves of a row lead. Only for files compiled for each kind of
// processor.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "solvers/retrograde/gobblet/moves.h"
#include "solvers/retrograde/gobblet/tally.h"

namespace kotai::gobblet::engine {

namespace {

/// A small and a medium layer, with the pieces that are visible in them.
struct Ground {
  Ground(int smallClass, int mediumLayer)
      : smallNumber(smallClass),
        mediumNumber(mediumLayer),
        small(Layers::get().layer(Layers::get().smallestOf(smallClass))),
        medium(Layers::get().layer(mediumLayer)),
        tops(topsOf(small, medium)) {}

  int smallNumber;
  int mediumNumber;
  Layer small;
  Layer medium;
  Tops tops;

  SquareSet mediums() const { return static_cast<SquareSet>(medium.own | medium.other); }
};

/// Returns whether lifting a medium piece uncovers a piece of the other side. Without such a piece, the lift
/// reveals no new line.
inline bool revealsOther(const Ground& ground, const MediumSource& source) {
  return source.from != fromReserve && (ground.small.other >> source.from & 1U) != 0;
}

/// Returns whether neither square of a move is covered by a medium piece.
inline bool isOpen(const SmallMove& move, SquareSet mediums) {
  return (mediums >> move.to & 1U) == 0 && (move.from == fromReserve || (mediums >> move.from & 1U) == 0);
}

/// Adds the moves of small pieces, with rows in the orientation of the ground.
template <class RowAfter, class Tally>
void addSmall(const std::vector<SmallMove>& moves, SquareSet mediums, const RowAfter& rowAfter, Tally& found) {
  const Masks& masks = Masks::get();
  for (const SmallMove& move : moves) {
    if (!isOpen(move, mediums)) continue;
    if (move.from == fromReserve)
      found.add(*rowAfter(move), masks.withoutLargeOn(move.to));
    else
      found.add(*rowAfter(move), masks.withoutLargeOn(move.to), masks.withoutLargeOn(move.from));
  }
}

/// Adds rows of several orientations to a tally. If swapping is quick, first sums rows with own and other sets
/// swapped, so that a single swap at the end is enough.
template <class Tally>
class TurnedSum {
 public:
  explicit TurnedSum(Tally& found) : m_found(found) {}

  void add(int symmetry, const Tally& more) {
    if constexpr (swappingIsQuick)
      m_swapped.addSwapped(symmetry, more);
    else
      m_found.addTurned(symmetry, more);
    m_isEmpty = false;
  }
  void finish() {
    if (swappingIsQuick && !m_isEmpty) m_found.addSwapped(0, m_swapped);
  }

 private:
  Tally& m_found;
  Tally m_swapped;
  bool m_isEmpty = true;
};

/// Adds the moves of small pieces. Rows are in their own orientation (null if empty). Rows with the same
/// symmetry are mapped together, because mapping takes most of the time.
template <class RowAfter, class Tally>
void addSmallTurned(const std::vector<SmallMove>& moves, SquareSet mediums, const RowAfter& rowAfter, const Row& wanted,
                    Tally& found) {
  const Masks& masks = Masks::get();
  MaskedRows<2> rows;
  TurnedSum<Tally> sum(found);
  int turns = 0;
  const auto turnAndAdd = [&] {
    if (rows.isEmpty()) return;
    if (turns == 0) {
      found.add(rows, masks.existing());
    } else {
      Tally together;
      together.add(rows, masks.existing());
      sum.add(turns, together);
    }
    rows.clear();
  };
  for (const SmallMove& move : moves) {
    if (!isOpen(move, mediums)) continue;
    const Row* row = rowAfter(move);
    if (row == nullptr) continue;
    if (move.back != turns) {
      turnAndAdd();
      if (turns == 0 && found.settles(wanted)) return;
      turns = move.back;
    }
    const Row& notFrom = move.from == fromReserve ? masks.existing() : masks.withoutLargeOn(move.rotatedFrom);
    rows.add(*row, {&masks.withoutLargeOn(move.rotatedTo), &notFrom});
  }
  turnAndAdd();
  sum.finish();
}

/// Adds the moves of small pieces only for the positions in `wanted`, one position after another. Rows are in
/// their own orientation.
template <class RowAfter>
void addSmallToEach(const std::vector<SmallMove>& moves, SquareSet mediums, const RowAfter& rowAfter, const Row& wanted,
                    AnyTally& found) {
  struct OpenMove {
    const Row* row = nullptr;
    const std::array<std::uint64_t, rowWords>* images = nullptr;  // images of sets, in the orientation of the row
    SquareSet squares = 0;
  };
  std::array<OpenMove, maxSmallMoves> open;
  std::size_t count = 0;
  for (const SmallMove& move : moves) {
    if (!isOpen(move, mediums)) continue;
    if (const Row* const row = rowAfter(move); row != nullptr)
      open[count++] = {row, &SymmetryTable::get().wordSources(move.symmetry).targets,
                       static_cast<SquareSet>(squareBit(move.to) | (move.from == fromReserve ? 0 : squareBit(move.from)))};
  }
  const Layers& layers = Layers::get();
  for (std::size_t own = 0; own < smallSetCount; ++own)
    for (std::uint64_t rest = wanted[own] & ~found.any[own]; rest != 0; rest &= rest - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(rest));
      const int covered = layers.set(static_cast<int>(own)) | layers.set(static_cast<int>(other));
      const bool leads = std::any_of(open.data(), open.data() + count, [&](const OpenMove& move) {
        return (covered & move.squares) == 0 && ((*move.row)[(*move.images)[own]] >> (*move.images)[other] & 1U) != 0;
      });
      if (leads) found.any[own] |= rest & (0 - rest);
    }
}

// Interface of sources: large() returns the row of the ground itself, or null if that row is empty. Sources
// call visit(row) for non-empty rows of other medium layers (at most two, without common bits). Sources also
// add the results of moves of small pieces.

/// Rows of an array as the side that has just moved sees them. Rows without a flag count as empty.
class ArraySource {
 public:
  ArraySource(const Ground& ground, const Row* rows, const std::uint8_t* flags)
      : m_ground(ground), m_rows(rows), m_flags(flags) {}

  const Row* large() const { return at(rowNumber(m_ground.smallNumber, m_ground.mediumNumber)); }
  template <class Visit>
  void forMedium(int layer, Visit&& visit) const {
    if (const Row* row = at(rowNumber(m_ground.smallNumber, layer))) visit(*row);
  }
  template <class Tally>
  void addSmall(const std::vector<SmallMove>& moves, const Row& wanted, Tally& found) const {
    const auto rowAfter = [this](const SmallMove& move) { return smallRow(move); };
    if constexpr (std::is_same_v<Tally, AnyTally>) {
      constexpr std::uint64_t few = 16;  // up to this number of positions, handling them one by one is faster than mapping
      if (countOf(without(wanted, found.any)) <= few) {
        addSmallToEach(moves, m_ground.mediums(), rowAfter, wanted, found);
        return;
      }
    }
    addSmallTurned(moves, m_ground.mediums(), rowAfter, wanted, found);
  }
  /// Prefetches the rows of other classes, which are far away in memory.
  void prefetch(const std::vector<SmallMove>& moves) const {
    for (const SmallMove& move : moves) {
      const Row* row = isOpen(move, m_ground.mediums()) ? smallRow(move) : nullptr;
      if (row != nullptr) engine::prefetch(*row);
    }
  }

 private:
  const Row* smallRow(const SmallMove& move) const {
    return at(rowNumber(move.smallClass, Layers::get().image(move.symmetry, m_ground.mediumNumber)));
  }
  const Row* at(std::uint32_t number) const { return m_flags == nullptr || m_flags[number] != 0 ? m_rows + number : nullptr; }

  const Ground& m_ground;
  const Row* m_rows;
  const std::uint8_t* m_flags;
};

/// Condition on the other side after a move: anything, no line, or a line.
enum class OtherLines { Anyhow, Without, With };

/// Selects the layers of rows by the lines of the other side.
template <OtherLines others>
class WithOtherLines {
 public:
  /// Returns the selected layers of a row. The result stays valid while the rows of a medium piece are collected.
  const Row* chosen(const Row& row, const Tops& tops) const {
    if constexpr (others == OtherLines::Anyhow) return &row;
    Row& room = m_rooms[m_next++ % m_rooms.size()];
    const Row& other = m_masks.otherLine(tops.other);
    for (std::size_t word = 0; word < rowWords; ++word)
      room[word] = row[word] & (others == OtherLines::With ? other[word] : ~other[word]);
    return &room;
  }

 private:
  static constexpr std::size_t maxRows = squareCount + 1;  ///< maximum number of rows: one per square, and one more
  const Masks& m_masks = Masks::get();
  mutable std::array<Row, others == OtherLines::Anyhow ? 1 : maxRows> m_rooms;
  mutable std::size_t m_next = 0;
};

/// The layers in which the side that has just moved has a line.
template <OtherLines others>
class LineSource {
 public:
  explicit LineSource(const Ground& ground) : m_ground(ground) {}

  const Row* large() const { return at(m_ground.small, m_ground.medium); }
  template <class Visit>
  void forMedium(int layer, Visit&& visit) const {
    visit(*at(m_ground.small, m_layers.layer(layer)));
  }
  template <class Tally>
  void addSmall(const std::vector<SmallMove>& moves, const Row&, Tally& found) const {
    const auto after = [this](const SmallMove& move) { return at(m_layers.layer(move.smallAfter), m_ground.medium); };
    engine::addSmall(moves, m_ground.mediums(), after, found);
  }
  void prefetch(const std::vector<SmallMove>&) const {}

 private:
  const Row* at(const Layer& small, const Layer& medium) const {
    const Tops tops = topsOf(small, medium);
    return m_lines.chosen(m_masks.ownLine(tops.own), tops);
  }

  const Ground& m_ground;
  const Layers& m_layers = Layers::get();
  const Masks& m_masks = Masks::get();
  WithOtherLines<others> m_lines;
};

/// Source of the layers of an array and of the layers in which the side that has just moved has a line. No
/// layer belongs to both groups.
template <OtherLines others>
class LineOrArraySource {
 public:
  LineOrArraySource(const Ground& ground, const Row* rows) : m_lines(ground), m_array(ground, rows, nullptr) {}

  const Row* large() const {
    const Row& lines = *m_lines.large();
    const Row& array = *m_array.large();
    for (std::size_t word = 0; word < rowWords; ++word) m_large[word] = lines[word] | array[word];
    return &m_large;
  }
  template <class Visit>
  void forMedium(int layer, Visit&& visit) const {
    m_lines.forMedium(layer, visit);
    m_array.forMedium(layer, visit);
  }
  template <class Tally>
  void addSmall(const std::vector<SmallMove>& moves, const Row& wanted, Tally& found) const {
    m_lines.addSmall(moves, wanted, found);
    if (!found.settles(wanted)) m_array.addSmall(moves, wanted, found);
  }
  void prefetch(const std::vector<SmallMove>& moves) const { m_array.prefetch(moves); }

 private:
  LineSource<others> m_lines;
  ArraySource m_array;
  mutable Row m_large;
};

/// Source of all layers, restricted only by the lines of the other side.
template <OtherLines others>
class EverySource {
 public:
  explicit EverySource(const Ground& ground) : m_ground(ground) {}

  const Row* large() const { return at(m_ground.medium); }
  template <class Visit>
  void forMedium(int layer, Visit&& visit) const {
    visit(*at(Layers::get().layer(layer)));
  }
  template <class Tally>
  void addSmall(const std::vector<SmallMove>& moves, const Row&, Tally& found) const {
    engine::addSmall(
        moves, m_ground.mediums(), [](const SmallMove&) { return &Masks::get().existing(); }, found);
  }
  void prefetch(const std::vector<SmallMove>&) const {}

 private:
  const Row* at(const Layer& medium) const { return m_lines.chosen(Masks::get().existing(), topsOf(m_ground.small, medium)); }

  const Ground& m_ground;
  WithOtherLines<others> m_lines;
};

/// Condition on the other side after a safe move. If lines may be covered, a losing move leaves the other side
/// a line. Otherwise, only the lift matters.
template <Reveal reveal>
inline constexpr OtherLines keptLines = reveal == Reveal::Cover ? OtherLines::Without : OtherLines::Anyhow;

}  // namespace

}  // namespace kotai::gobblet::engine
