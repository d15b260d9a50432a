#include "solvers/retrograde/animalshogi/frames.h"

#include <algorithm>

namespace kotai::animalshogi::engine {

static bool inMiddle(int square) { return square % columnCount == 1; }

static TurnedBlock turnedBlock(const Index& index, int pair) {
  const LionPair& lions = index.pair(pair);
  TurnedBlock result;
  result.turn = &Geometry::get().turned;
  result.ownLion = rotated(lions.enemy);
  result.enemyLion = rotated(lions.own);
  result.symmetric = isSymmetric(lions);
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

static LionStep stepTo(const Index& index, int square, int ownLion, int enemyLion, bool fromSymmetric) {
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

/// Moves the steps without mirroring to the front. Converts the squares of the other steps to squares of the
/// mirrored stored position.
static void arrange(TurnedBlock& turned) {
  const auto end = turned.steps.begin() + turned.stepCount;
  const auto plainEnd = std::stable_partition(turned.steps.begin(), end, [](const LionStep& step) { return !step.mirror; });
  turned.plainSteps = static_cast<int>(plainEnd - turned.steps.begin());
  std::for_each(plainEnd, end, [](LionStep& step) { step.square = mirrored(step.square); });
}

static TurnedBlock turnedForMoves(const Index& index, const OutsidePairs& outside, int pair) {
  TurnedBlock result = turnedBlock(index, pair);
  const auto targets = static_cast<SquareSet>(movesFrom(Side::First, Kind::Lion, result.enemyLion) & result.freeOfLions);
  forEachSquare(targets, [&](int to) {
    LionStep step = stepTo(index, to, result.ownLion, to, result.symmetric);
    if (step.pair < 0) {
      const bool tried = (squareBit(to) & bottomRow) != 0;
      const bool adjacent = (movesFrom(Side::First, Kind::Lion, to) & squareBit(result.ownLion)) != 0;
      step.target = tried && !adjacent ? LionStep::Target::Tried : LionStep::Target::Adjacent;
      const int enemy = index.pair(pair).enemy;
      const int own = rotated(result.turn == &Geometry::get().flipped ? mirrored(to) : to);
      step.pair = outside.number(own, enemy);
      step.mirror = step.pair < 0;
      if (step.mirror) step.pair = outside.number(mirrored(own), mirrored(enemy));
    }
    result.steps[static_cast<std::size_t>(result.stepCount++)] = step;
  });
  arrange(result);
  return result;
}

static TurnedBlock turnedForMovesBack(const Index& index, int pair) {
  TurnedBlock result = turnedBlock(index, pair);
  const auto origins = static_cast<SquareSet>(movesFrom(Side::First, Kind::Lion, result.ownLion) & result.freeOfLions);
  forEachSquare(origins, [&](int from) {
    const LionStep step = stepTo(index, from, from, result.enemyLion, result.symmetric);
    if (step.pair < 0) return;  // the lion could be captured, or had already made a try
    // A step between two symmetric pairs has a mirror image that is a step of its own.
    if (result.symmetric && step.mirror) return;
    result.steps[static_cast<std::size_t>(result.stepCount++)] = step;
  });
  arrange(result);
  return result;
}

/// Returns the number of the lion's square among the squares of the mover's lion in stored pairs.
static std::uint8_t groupOf(int lion) { return static_cast<std::uint8_t>(lion / columnCount * 2 + (inMiddle(lion) ? 1 : 0)); }

const Space& Space::get(Tries tries) {
  static const Space triesWin(Tries::Win);
  static const Space triesDoNothing(Tries::Nothing);
  return tries == Tries::Win ? triesWin : triesDoNothing;
}

Space::Space(Tries tries) : m_triesWin(tries == Tries::Win), m_index(Index::get(tries)), m_outsidePairs(tries) {
  for (int pair = 0; pair < pairCount(); ++pair) {
    const auto each = static_cast<std::size_t>(pair);
    m_backward[each] = turnedForMovesBack(m_index, pair);
    m_forward[each] = turnedForMoves(m_index, m_outsidePairs, pair);
    m_lionGroups[each] = groupOf(m_index.pair(pair).own);
    m_surveyGroups[each] = groupOf(m_index.pair(pair).enemy);
  }
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

BlockPlace Space::placeOf(std::uint32_t index) const {
  const int materialClass = m_index.classAt(index);
  const ClassLayout& layout = Layouts::get()[materialClass];
  const std::uint32_t inClass = index - m_index.classFirst(materialClass);
  return {&layout, {materialClass, static_cast<int>(inClass / layout.blockSize)}, inClass % layout.blockSize};
}

std::uint32_t Space::imageOf(std::uint32_t index) const {
  if (!isSymmetric(placeOf(index).block)) return index;
  MoverPosition position = m_index.unrank(index);
  position.ownLion = mirrored(position.ownLion);
  position.enemyLion = mirrored(position.enemyLion);
  for (SquareSet& set : position.groups) set = mirrored(set);
  return m_index.rank(position);
}

OutsidePairs::OutsidePairs(Tries tries) {
  for (int own = 0; own < squareCount; ++own)
    for (int enemy = 0; enemy < squareCount; ++enemy) {
      const bool adjacent = (movesFrom(Side::First, Kind::Lion, own) & squareBit(enemy)) != 0;
      const bool tried = tries == Tries::Win && own != enemy && (squareBit(own) & topRow) != 0;
      const bool folded = own % columnCount == 0 || (inMiddle(own) && enemy % columnCount <= 1);
      const bool taken = (adjacent || tried) && folded;
      m_numbers[static_cast<std::size_t>(own)][static_cast<std::size_t>(enemy)] =
          static_cast<std::int16_t>(taken ? m_count++ : -1);
      if (taken) m_lions.push_back({own, enemy});
    }
}

}  // namespace kotai::animalshogi::engine
