// Counts the moves of the positions of a row. Only for files compiled for each kind of processor, and for tests.
#pragma once

#include <algorithm>
#include <bit>

#include "solvers/retrograde/gobblet/gather.h"
#include "solvers/retrograde/gobblet/row_kernel.h"

namespace kotai::gobblet::engine {

namespace {

/// The sets with 0, 1 and 2 squares, as bits.
constexpr std::array<std::uint64_t, 3> setsOfSize{1, 0x3fe, allSets & ~std::uint64_t{0x3ff}};
constexpr int sizeOfSet(std::size_t set) { return set == 0 ? 0 : set <= squareCount ? 1 : 2; }

/// Set of squares with large pieces, and all divisions of the set between the sides (as numbers of sets).
struct LargeSet {
  struct Split {
    std::uint8_t own = 0;
    std::uint8_t other = 0;
  };
  SquareSet squares = 0;
  std::vector<Split> splits;
};

/// Returns all possible sets of squares with large pieces, sorted by number of squares.
const std::vector<LargeSet>& allLargeSets() {
  static const std::vector<LargeSet> sets = [] {
    std::vector<LargeSet> result;
    for (unsigned squares = 0; squares < setCount; ++squares) {
      LargeSet set{static_cast<SquareSet>(squares), {}};
      for (std::uint8_t own = 0; own < smallSetCount; ++own)
        for (std::uint8_t other = 0; other < smallSetCount; ++other)
          if (Layers::get().numberOf(own, other) >= 0 && (Layers::get().set(own) | Layers::get().set(other)) == squares)
            set.splits.push_back({own, other});
      if (!set.splits.empty()) result.push_back(std::move(set));
    }
    std::ranges::stable_sort(result, {}, [](const LargeSet& each) { return std::popcount(each.squares); });
    return result;
  }();
  return sets;
}

/// Returns the number of pieces that can move: the pieces on the board that can be lifted, and one piece if the
/// reserve is not empty.
unsigned sourcesOf(SquareSet own, SquareSet covered) {
  return static_cast<unsigned>(std::popcount(static_cast<unsigned>(own & ~covered)) +
                               (std::popcount(own) < piecesPerSize ? 1 : 0));
}
unsigned freeOf(SquareSet taken) { return static_cast<unsigned>(squareCount - std::popcount(taken)); }

/// Returns the number of moves of small and medium pieces, with large pieces on `covered`.
unsigned lowerMoves(const Ground& ground, SquareSet covered) {
  const auto upper = static_cast<SquareSet>(ground.mediums() | covered);
  const auto taken = static_cast<SquareSet>(upper | ground.small.own | ground.small.other);
  return sourcesOf(ground.medium.own, covered) * freeOf(upper) + sourcesOf(ground.small.own, upper) * freeOf(taken);
}

/// Returns the number of losing lifts in one position, under the rule that the moved piece may cover the
/// revealed line.
unsigned uncoveredMoves(const Ground& ground, LargeSet::Split split) {
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

/// Counts the moves of one position that reveal a line of the other side. If the rules allow covering, omits
/// moves that cover this line.
template <Reveal reveal>
unsigned losingMoves(const Ground& ground, LargeSet::Split split) {
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
  constexpr unsigned mostLargeMoves = 16;  // possible moves with one large piece on the board and one in reserve
  const unsigned mostLower = lowerMoves(ground, 0);
  if (mostLower + mostLargeMoves <= counts.mostSafeMoves) return;
  for (const LargeSet& set : allLargeSets()) {
    const unsigned free = freeOf(set.squares);
    if (mostLower + 2 * free <= counts.mostSafeMoves) return;  // no later set has more moves
    const unsigned lower = lowerMoves(ground, set.squares);
    if (lower + 2 * free <= counts.mostSafeMoves) continue;
    for (const LargeSet::Split split : set.splits) {
      const unsigned all = lower + sourcesOf(Layers::get().set(split.own), 0) * free;
      if (all <= counts.mostSafeMoves || (positions[split.own] >> split.other & 1U) == 0) continue;
      counts.mostMoves = std::max(counts.mostMoves, all);
      counts.mostSafeMoves = std::max(counts.mostSafeMoves, all - losingMoves<reveal>(ground, split));
    }
  }
}

/// Returns the number of moves of a large piece from square \p from after which the other side has a line. Sums
/// over all positions in which the other side's set is in `others`. `own`: the mover's large pieces without the
/// moving piece. `lines`: the layers in which the other side has a line.
std::uint64_t uncoveredLargeMoves(const Row& lines, SquareSet own, int from, std::uint64_t others) {
  std::uint64_t count = 0;
  forEachSquare(static_cast<SquareSet>(allSquares & ~(own | squareBit(from))), [&](int to) {
    const auto after = static_cast<std::size_t>(Layers::get().numberOfSet(static_cast<SquareSet>(own | squareBit(to))));
    count += static_cast<std::uint64_t>(std::popcount(others & lines[after]));
  });
  return count;
}

/// Counts placements on given squares without a large piece.
class Targets {
 public:
  explicit Targets(SquareSet squares) : m_layers(Layers::get()), m_squares(squares) {
    const Masks& masks = Masks::get();
    m_taken = allSets & ~masks.setsWithout(squares);
    m_takenTwice = masks.setsWithout(static_cast<SquareSet>(allSquares & ~squares)) & setsOfSize[2];
  }

  /// Returns the number of free target squares, summed over the positions in which the mover's large pieces are
  /// set number \p own.
  std::uint64_t count(std::size_t own, std::uint64_t positions) const {
    const auto free = std::popcount(static_cast<unsigned>(m_squares & ~m_layers.set(static_cast<int>(own))));
    return static_cast<std::uint64_t>(std::popcount(positions) * free - std::popcount(positions & m_taken) -
                                      std::popcount(positions & m_takenTwice));
  }
  std::uint64_t count(const Row& positions) const {
    std::uint64_t sum = 0;
    for (std::size_t own = 0; own < smallSetCount; ++own) sum += count(own, positions[own]);
    return sum;
  }

 private:
  const Layers& m_layers;
  SquareSet m_squares;
  std::uint64_t m_taken;       // sets with at least one of the squares
  std::uint64_t m_takenTwice;  // sets with two of the squares
};

template <Reveal reveal>
void countLargeMoves(const Ground& ground, const Row& positions, Survey& counts) {
  const Layers& layers = Layers::get();
  const Row& air = Masks::get().otherLine(ground.tops.other);
  const Targets targets(allSquares);
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const SquareSet squares = layers.set(static_cast<int>(own));
    counts.moves += sourcesOf(squares, 0) * targets.count(own, positions[own]);
    forEachSquare(squares, [&](int square) {
      const auto others = static_cast<SquareSet>(squares & ~squareBit(square));
      if constexpr (reveal == Reveal::Loses)
        counts.losingMoves += targets.count(own, positions[own] & air[static_cast<std::size_t>(layers.numberOfSet(others))]);
      else
        counts.losingMoves += uncoveredLargeMoves(air, others, square, positions[own]);
    });
  }
}

/// Adds up the moves of some positions, and records the maximum number of moves of a position.
template <Reveal reveal>
void countMoves(const Ground& ground, const Row& positions, Survey& counts) {
  const Masks& masks = Masks::get();
  countLargeMoves<reveal>(ground, positions, counts);
  const SquareSet mediums = ground.mediums();
  const Targets uncovered(static_cast<SquareSet>(allSquares & ~mediums));
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber)) {
    if (each.from == fromReserve) {
      counts.moves += uncovered.count(positions);
      continue;
    }
    const Row liftable = both(positions, masks.withoutLargeOn(each.from));
    counts.moves += uncovered.count(liftable);
    const auto lostWith = [&](const Layer& medium) {
      return both(liftable, masks.otherLine(topsOf(ground.small, medium).other));
    };
    if constexpr (reveal == Reveal::Loses) {
      if (revealsOther(ground, each)) counts.losingMoves += uncovered.count(lostWith({each.ownWithout, ground.medium.other}));
    } else {
      for (const MediumMove& move : each.moves)
        counts.losingMoves += countOf(both(lostWith(Layers::get().layer(move.medium)), masks.withoutLargeOn(move.to)));
    }
  }
  const Targets empty(static_cast<SquareSet>(allSquares & ~(mediums | ground.small.own | ground.small.other)));
  if (std::popcount(ground.small.own) < piecesPerSize) counts.moves += empty.count(positions);
  forEachSquare(static_cast<SquareSet>(ground.small.own & ~mediums),
                [&](int square) { counts.moves += empty.count(both(positions, masks.withoutLargeOn(square))); });
  findMostMoves<reveal>(ground, positions, counts);
}

}  // namespace

}  // namespace kotai::gobblet::engine
