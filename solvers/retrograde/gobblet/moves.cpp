#include "solvers/retrograde/gobblet/moves.h"

#include <algorithm>
#include <bit>

namespace kotai::gobblet::engine {

static int inverse(int symmetry) {
  for (int each = 0; each < symmetryCount; ++each) {
    bool undoes = true;
    for (int square = 0; square < squareCount; ++square) undoes = undoes && image(each, image(symmetry, square)) == square;
    if (undoes) return each;
  }
  return 0;
}

/// Calls visit(from, own pieces without the moving piece, to, own pieces after the move) for every move of a piece of
/// the mover in a layer.
template <class Visit>
static void forEachPut(const Layer& layer, Visit&& visit) {
  const auto empty = static_cast<SquareSet>(allSquares & ~(layer.own | layer.other));
  const auto from = [&](int square, SquareSet without) {
    forEachSquare(empty, [&](int to) { visit(square, without, to, static_cast<SquareSet>(without | squareBit(to))); });
  };
  if (std::popcount(layer.own) < piecesPerSize) from(fromReserve, layer.own);
  forEachSquare(layer.own, [&](int square) { from(square, static_cast<SquareSet>(layer.own & ~squareBit(square))); });
}

/// Calls visit(to, own pieces without the moving piece, from, own pieces before the move) for every possible last move.
template <class Visit>
static void forEachPutBack(const Layer& layer, Visit&& visit) {
  const auto empty = static_cast<SquareSet>(allSquares & ~(layer.own | layer.other));
  forEachSquare(layer.own, [&](int to) {
    const auto without = static_cast<SquareSet>(layer.own & ~squareBit(to));
    visit(to, without, fromReserve, without);
    forEachSquare(empty, [&](int from) { visit(to, without, from, static_cast<SquareSet>(without | squareBit(from))); });
  });
}

static SmallMove smallMove(int from, int to, const Layer& after) {
  const Layers& layers = Layers::get();
  SmallMove move;
  move.from = static_cast<std::int8_t>(from);
  move.to = static_cast<std::int8_t>(to);
  const int number = layers.numberOf(after);
  move.smallAfter = static_cast<std::int16_t>(number);
  move.smallClass = static_cast<std::int16_t>(layers.classOf(number));
  move.symmetry = static_cast<std::int8_t>(std::countr_zero(layers.toSmallest(number)));
  move.back = static_cast<std::int8_t>(inverse(move.symmetry));
  if (from != fromReserve) move.rotatedFrom = static_cast<std::int8_t>(image(move.symmetry, from));
  move.rotatedTo = static_cast<std::int8_t>(image(move.symmetry, to));
  return move;
}

MediumMoves::MediumMoves() { m_moves.reserve(std::size_t{layerCount} * (piecesPerSize + 1) * squareCount); }

void MediumMoves::add(int from, SquareSet ownWithout, MediumMove move) {
  if (m_sources.size() == m_layerBegin || m_sources.back().from != from)
    m_sources.push_back({static_cast<std::int8_t>(from), ownWithout, {}});
  m_moves.push_back(move);
  std::span<const MediumMove>& moves = m_sources.back().moves;
  moves = {&m_moves.back() - moves.size(), moves.size() + 1};
}

const MoveTables& MoveTables::get() {
  static const MoveTables tables;
  return tables;
}

MoveTables::MoveTables() {
  const Layers& layers = Layers::get();
  const auto mediumNumber = [&](SquareSet own, SquareSet other) {
    return static_cast<std::int16_t>(layers.numberOf(Layer{own, other}));
  };
  for (int number = 0; number < layerCount; ++number) {
    const Layer layer = layers.layer(number);
    m_medium.beginLayer(number);
    forEachPut(layer, [&](int from, SquareSet without, int to, SquareSet after) {
      m_medium.add(from, without, {static_cast<std::int8_t>(to), mediumNumber(after, layer.other)});
    });
    m_mediumBack.beginLayer(number);
    forEachPutBack(layer, [&](int to, SquareSet without, int from, SquareSet before) {
      m_mediumBack.add(to, without, {static_cast<std::int8_t>(from), mediumNumber(before, layer.other)});
    });
  }
  m_medium.end();
  m_mediumBack.end();
  for (int number = 0; number < layerClassCount; ++number) {
    const auto place = static_cast<std::size_t>(number);
    const Layer layer = layers.layer(layers.smallestOf(number));
    forEachPut(layer, [&](int from, SquareSet, int to, SquareSet after) {
      m_small[place].push_back(smallMove(from, to, {after, layer.other}));
    });
    forEachPutBack(layer, [&](int to, SquareSet, int from, SquareSet before) {
      m_smallBack[place].push_back(smallMove(from, to, {before, layer.other}));
    });
    for (auto* moves : {&m_small[place], &m_smallBack[place]})
      std::stable_sort(moves->begin(), moves->end(),
                       [](const SmallMove& left, const SmallMove& right) { return left.back < right.back; });
    const int swapped = layers.swapped(layers.smallestOf(number));
    SwappedClass& swap = m_swapped[place];
    swap.smallClass = static_cast<std::int16_t>(layers.classOf(swapped));
    for (unsigned symmetries = layers.toSmallest(swapped); symmetries != 0; symmetries &= symmetries - 1)
      swap.symmetries.push_back(static_cast<std::int8_t>(std::countr_zero(symmetries)));
    swap.back = static_cast<std::int8_t>(inverse(swap.symmetries.front()));
  }
}

}  // namespace kotai::gobblet::engine
