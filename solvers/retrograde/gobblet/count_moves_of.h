// Counts the moves of the positions of a row. Only for files that are compiled once for each kind of processor.
#pragma once

#include <algorithm>
#include <bit>

#include "solvers/retrograde/gobblet/gather.h"
#include "solvers/retrograde/gobblet/row_kernel.h"

namespace kotai::gobblet::engine {

namespace {

bool isEmpty(const Row& row) {
  std::uint64_t all = 0;
  for (const std::uint64_t word : row.words) all |= word;
  return all == 0;
}

template <class Combine>
Row combined(const Row& left, const Row& right, Combine&& combine) {
  Row result;
  for (std::size_t word = 0; word < rowWords; ++word) result[word] = combine(left[word], right[word]);
  return result;
}
Row both(const Row& left, const Row& right) {
  return combined(left, right, [](auto a, auto b) { return a & b; });
}
Row without(const Row& left, const Row& right) {
  return combined(left, right, [](auto a, auto b) { return a & ~b; });
}

std::uint64_t countOf(const Row& row) {
  int count = 0;
  for (const std::uint64_t word : row.words) count += std::popcount(word);
  return static_cast<std::uint64_t>(count);
}

/// The sets with 0, 1 and 2 squares, as bits.
constexpr std::array<std::uint64_t, 3> setsOfSize{1, 0x3fe, allSets & ~std::uint64_t{0x3ff}};
constexpr int sizeOfSet(std::size_t set) { return set == 0 ? 0 : set <= squareCount ? 1 : 2; }

/// A set of squares with large pieces, and the ways to divide it between both sides (as numbers of sets).
struct Propagate {
  struct Split {
    std::uint8_t own = 0;
    std::uint8_t other = 0;
  };
  SquareSet squares = 0;
  std::vector<Split> splits;
};

const std::vector<Propagate>& allSpreads() {
  static const std::vector<Propagate> propagates = [] {
    std::vector<Propagate> result;
    for (unsigned squares = 0; squares < setCount; ++squares) {
      Propagate propagate{static_cast<SquareSet>(squares), {}};
      for (std::uint8_t own = 0; own < smallSetCount; ++own)
        for (std::uint8_t other = 0; other < smallSetCount; ++other)
          if (Layers::get().numberOf(own, other) >= 0 && (Layers::get().set(own) | Layers::get().set(other)) == squares)
            propagate.splits.push_back({own, other});
      if (!propagate.splits.empty()) result.push_back(std::move(propagate));
    }
    return result;
  }();
  return propagates;
}

/// Number of pieces that can be placed: each piece that can be lifted, and one from the reserve if it is not empty.
unsigned sourcesOf(SquareSet own, SquareSet covered) {
  return static_cast<unsigned>(std::popcount(static_cast<unsigned>(own & ~covered)) +
                               (std::popcount(own) < piecesPerSize ? 1 : 0));
}
unsigned freeOf(SquareSet taken) { return static_cast<unsigned>(squareCount - std::popcount(taken)); }
unsigned largeFree(std::size_t own, int otherSize) { return static_cast<unsigned>(squareCount - sizeOfSet(own) - otherSize); }

/// Number of moves of small and medium pieces, with large pieces on `covered`.
unsigned lowerMoves(const Ground& ground, SquareSet covered) {
  const auto upper = static_cast<SquareSet>(ground.mediums() | covered);
  const auto taken = static_cast<SquareSet>(upper | ground.small.own | ground.small.other);
  return sourcesOf(ground.medium.own, covered) * freeOf(upper) + sourcesOf(ground.small.own, upper) * freeOf(taken);
}

/// Counts the moves of one position that are losing lifts where a line that is revealed may be covered.
unsigned uncoveredMoves(const Ground& ground, Propagate::Split split) {
  const Masks& masks = Masks::get();
  const Layers& layers = Layers::get();
  const SquareSet own = layers.set(split.own);
  const auto covered = static_cast<SquareSet>(own | layers.set(split.other));
  const auto shows = [&](const Tops& tops, std::size_t ownSet) {
    return static_cast<unsigned>(masks.otherLine(tops.other)[ownSet] >> split.other & 1U);
  };
  unsigned count = 0;
  forEachSquare(own, [&](int square) {
    forEachSquare(static_cast<SquareSet>(allSquares & ~covered), [&](int to) {
      const auto after = static_cast<SquareSet>((own & ~squareBit(square)) | squareBit(to));
      count += shows(ground.tops, static_cast<std::size_t>(layers.numberOfSet(after)));
    });
  });
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber))
    if (each.from != fromReserve && (covered >> each.from & 1U) == 0)
      for (const MediumMove& move : each.moves)
        if ((covered >> move.to & 1U) == 0) count += shows(topsOf(ground.small, layers.layer(move.medium)), split.own);
  return count;
}

/// Counts the moves of one position that are losing lifts.
template <Reveal reveal>
unsigned losingMoves(const Ground& ground, Propagate::Split split) {
  if constexpr (reveal == Reveal::Cover) return uncoveredMoves(ground, split);
  const Masks& masks = Masks::get();
  const Layers& layers = Layers::get();
  const SquareSet own = layers.set(split.own);
  const SquareSet covered = static_cast<SquareSet>(own | layers.set(split.other));
  unsigned count = 0;
  const auto add = [&](const Row& air, std::size_t ownSet, unsigned targets) {
    if ((air[ownSet] >> split.other & 1U) != 0) count += targets;
  };
  forEachSquare(own, [&](int square) {
    const auto without = static_cast<std::size_t>(layers.numberOfSet(static_cast<SquareSet>(own & ~squareBit(square))));
    add(masks.otherLine(ground.tops.other), without, freeOf(covered));
  });
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber))
    if (each.from != fromReserve && (covered >> each.from & 1U) == 0)
      add(masks.otherLine(topsOf(ground.small, {each.ownWithout, ground.medium.other}).other), split.own,
          freeOf(static_cast<SquareSet>(ground.mediums() | covered)));
  return count;
}

template <Reveal reveal>
void findMostMoves(const Ground& ground, const Row& positions, Survey& counts) {
  constexpr unsigned mostLargeMoves = 16;  // number with one piece on the board and one in reserve
  if (lowerMoves(ground, 0) + mostLargeMoves <= counts.mostSafeMoves) return;
  for (const Propagate& propagate : allSpreads()) {
    const unsigned lower = lowerMoves(ground, propagate.squares);
    const unsigned free = freeOf(propagate.squares);
    if (lower + 2 * free <= counts.mostSafeMoves) continue;
    for (const Propagate::Split split : propagate.splits) {
      const unsigned all = lower + sourcesOf(Layers::get().set(split.own), 0) * free;
      if (all <= counts.mostSafeMoves || (positions[split.own] >> split.other & 1U) == 0) continue;
      counts.mostMoves = std::max(counts.mostMoves, all);
      counts.mostSafeMoves = std::max(counts.mostSafeMoves, all - losingMoves<reveal>(ground, split));
    }
  }
}

/// Moves of a large piece from a square after which the other side has a line, over the positions with these sets of the other
/// side. `own`: the own large pieces without that piece. `lines`: the layers in which the other side has a line.
std::uint64_t uncoveredLargeMoves(const Row& lines, SquareSet own, int from, std::uint64_t others) {
  std::uint64_t count = 0;
  forEachSquare(static_cast<SquareSet>(allSquares & ~(own | squareBit(from))), [&](int to) {
    const auto after = static_cast<std::size_t>(Layers::get().numberOfSet(static_cast<SquareSet>(own | squareBit(to))));
    count += static_cast<std::uint64_t>(std::popcount(others & lines[after]));
  });
  return count;
}

/// Adds up all moves of some positions and records the largest number for one position.
template <Reveal reveal>
void countMoves(const Ground& ground, const Row& positions, Survey& counts) {
  const Masks& masks = Masks::get();
  const Layers& layers = Layers::get();
  const Row& air = masks.otherLine(ground.tops.other);
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const SquareSet squares = layers.set(static_cast<int>(own));
    for (int size = 0; size <= piecesPerSize; ++size) {
      const std::uint64_t bits = positions[own] & setsOfSize[static_cast<std::size_t>(size)];
      const auto targets = std::uint64_t{largeFree(own, size)};
      counts.moves += static_cast<std::uint64_t>(std::popcount(bits)) * sourcesOf(squares, 0) * targets;
      forEachSquare(squares, [&](int square) {
        const auto without = static_cast<std::size_t>(layers.numberOfSet(static_cast<SquareSet>(squares & ~squareBit(square))));
        if constexpr (reveal == Reveal::Loses)
          counts.losingMoves += static_cast<std::uint64_t>(std::popcount(bits & air[without])) * targets;
        else
          counts.losingMoves += uncoveredLargeMoves(air, static_cast<SquareSet>(squares & ~squareBit(square)), square, bits);
      });
    }
  }
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber)) {
    const bool placed = each.from == fromReserve;
    const Row liftable = placed ? positions : both(positions, masks.notOn(each.from));
    const Row& lost = masks.otherLine(topsOf(ground.small, {each.ownWithout, ground.medium.other}).other);
    for (const MediumMove& move : each.moves) {
      const Row moves = both(liftable, masks.notOn(move.to));
      counts.moves += countOf(moves);
      if (placed) continue;
      if constexpr (reveal == Reveal::Loses)
        counts.losingMoves += countOf(both(moves, lost));
      else
        counts.losingMoves += countOf(both(moves, masks.otherLine(topsOf(ground.small, layers.layer(move.medium)).other)));
    }
  }
  const SquareSet mediums = ground.mediums();
  for (const SmallMove& move : MoveTables::get().small(ground.smallNumber)) {
    if ((mediums >> move.to & 1U) != 0 || (move.from != fromReserve && (mediums >> move.from & 1U) != 0)) continue;
    const Row free = both(positions, masks.notOn(move.to));
    counts.moves += countOf(move.from == fromReserve ? free : both(free, masks.notOn(move.from)));
  }
  findMostMoves<reveal>(ground, positions, counts);
}

}  // namespace

}  // namespace kotai::gobblet::engine
