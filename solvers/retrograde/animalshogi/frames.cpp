#include "solvers/retrograde/animalshogi/frames.h"

#include <algorithm>

namespace kotai::animalshogi::engine {

namespace {

bool inMiddle(int square) { return square % columnCount == 1; }

TurnedBlock turnedBlock(BlockId block) {
  const Index& index = Index::get();
  const LionPair& lions = index.pair(block.pair);
  TurnedBlock result;
  result.turn = &Geometry::get().turned;
  result.ownLion = rotated(lions.enemy);
  result.enemyLion = rotated(lions.own);
  result.symmetric = isSymmetricPair(block.pair);
  result.pair = index.pairNumber(result.ownLion, result.enemyLion);
  if (result.pair < 0) {
    result.turn = &Geometry::get().flipped;
    result.ownLion = mirrored(result.ownLion);
    result.enemyLion = mirrored(result.enemyLion);
    result.pair = index.pairNumber(result.ownLion, result.enemyLion);
  }
  result.freeOfLions = allSquares & ~(squareBit(result.ownLion) | squareBit(result.enemyLion));
  return result;
}

LionStep stepTo(int square, int ownLion, int enemyLion, bool fromSymmetric) {
  const Index& index = Index::get();
  LionStep step;
  step.square = square;
  step.pair = index.pairNumber(ownLion, enemyLion);
  if (step.pair < 0) {
    step.pair = index.pairNumber(mirrored(ownLion), mirrored(enemyLion));
    step.mirror = step.pair >= 0;
  }
  step.bothImages = !fromSymmetric && inMiddle(ownLion) && inMiddle(enemyLion);
  return step;
}

/// Sorts the steps, those without mirroring first, and sets their squares as in the stored position.
void arrange(TurnedBlock& turned) {
  const auto end = turned.steps.begin() + turned.stepCount;
  const auto plainEnd = std::stable_partition(turned.steps.begin(), end, [](const LionStep& step) { return !step.mirror; });
  turned.plainSteps = static_cast<int>(plainEnd - turned.steps.begin());
  std::for_each(plainEnd, end, [](LionStep& step) { step.square = mirrored(step.square); });
}

TurnedBlock turnedForMoves(BlockId block) {
  TurnedBlock result = turnedBlock(block);
  const auto targets = static_cast<SquareSet>(movesFrom(Side::First, Kind::Lion, result.enemyLion) & result.freeOfLions);
  forEachSquare(targets, [&](int to) {
    LionStep step = stepTo(to, result.ownLion, to, result.symmetric);
    if (step.pair < 0) {
      const bool tried = (squareBit(to) & bottomRow) != 0;
      const bool adjacent = (movesFrom(Side::First, Kind::Lion, to) & squareBit(result.ownLion)) != 0;
      step.target = tried && !adjacent ? LionStep::Target::Tried : LionStep::Target::Adjacent;
      const int enemy = Index::get().pair(block.pair).enemy;
      const int own = rotated(result.turn == &Geometry::get().flipped ? mirrored(to) : to);
      step.pair = OutsidePairs::get().number(own, enemy);
      step.mirror = step.pair < 0;
      if (step.mirror) step.pair = OutsidePairs::get().number(mirrored(own), mirrored(enemy));
    }
    result.steps[static_cast<std::size_t>(result.stepCount++)] = step;
  });
  arrange(result);
  return result;
}

TurnedBlock turnedForMovesBack(BlockId block) {
  TurnedBlock result = turnedBlock(block);
  const auto origins = static_cast<SquareSet>(movesFrom(Side::First, Kind::Lion, result.ownLion) & result.freeOfLions);
  forEachSquare(origins, [&](int from) {
    const LionStep step = stepTo(from, from, result.enemyLion, result.symmetric);
    if (step.pair < 0) return;  // the lion could be captured, or was already on the far row
    // Between two symmetric pairs, the mirror image has a step of its own.
    if (result.symmetric && step.mirror) return;
    result.steps[static_cast<std::size_t>(result.stepCount++)] = step;
  });
  arrange(result);
  return result;
}

/// The turned block of each pair of lions.
template <class Turn>
std::array<TurnedBlock, lionPairCount> ofAllPairs(Turn&& turn) {
  std::array<TurnedBlock, lionPairCount> all;
  for (int pair = 0; pair < lionPairCount; ++pair) all[static_cast<std::size_t>(pair)] = turn(BlockId{0, pair});
  return all;
}

}  // namespace

const TurnedBlock& turnedForPredecessors(BlockId block) {
  static const std::array<TurnedBlock, lionPairCount> blocks = ofAllPairs(turnedForMovesBack);
  return blocks[static_cast<std::size_t>(block.pair)];
}

const TurnedBlock& turnedForSuccessors(BlockId block) {
  static const std::array<TurnedBlock, lionPairCount> blocks = ofAllPairs(turnedForMoves);
  return blocks[static_cast<std::size_t>(block.pair)];
}

SeenStep seenByMover(const TurnedBlock& turned, const LionStep& step) {
  const Geometry& geometry = Geometry::get();
  const bool flipped = (turned.turn == &geometry.flipped) != step.mirror;
  SeenStep seen;
  seen.toStored = flipped ? &geometry.flipped : &geometry.turned;
  seen.toImage = flipped ? &geometry.turned : &geometry.flipped;
  seen.square = flipped ? rotated(mirrored(step.square)) : rotated(step.square);
  const LionPair lions{step.mirror ? mirrored(turned.ownLion) : turned.ownLion, step.square};
  seen.freeOfLions = allSquares & ~(squareBit(lions.own) | squareBit(lions.enemy));
  return seen;
}

BlockPlace placeOf(std::uint32_t index) {
  const int materialClass = Index::get().classAt(index);
  const ClassLayout& layout = Layouts::get()[materialClass];
  const std::uint32_t inClass = index - layout.first;
  return {&layout, {materialClass, static_cast<int>(inClass / layout.blockSize)}, inClass % layout.blockSize};
}

OutsidePairs::OutsidePairs() {
  for (int own = 0; own < squareCount; ++own)
    for (int enemy = 0; enemy < squareCount; ++enemy) {
      const bool adjacent = (movesFrom(Side::First, Kind::Lion, own) & squareBit(enemy)) != 0;
      const bool tried = own != enemy && (squareBit(own) & topRow) != 0;
      const bool folded = own % columnCount == 0 || (inMiddle(own) && enemy % columnCount <= 1);
      const bool taken = (adjacent || tried) && folded;
      m_numbers[static_cast<std::size_t>(own)][static_cast<std::size_t>(enemy)] =
          static_cast<std::int16_t>(taken ? m_count++ : -1);
      if (taken) m_lions.push_back({own, enemy});
    }
}

const OutsidePairs& OutsidePairs::get() {
  static const OutsidePairs pairs;
  return pairs;
}

}  // namespace kotai::animalshogi::engine
