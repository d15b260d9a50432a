#include "core/games/animalshogi/index.h"

#include <algorithm>

namespace kotai::animalshogi {

enum : std::size_t { OwnBoard, EnemyBoard, OwnHand, EnemyHand };

static std::uint32_t setsOf(int squares, int pieces) {
  if (pieces == 0) return 1;
  const auto count = static_cast<std::uint32_t>(squares);
  return pieces == 1 ? count : count * (count - 1) / 2;
}

/// Returns the number of the pair (low, high) among all pairs of `states` states with low <= high.
static int pairOfStates(int low, int high, int states) { return low * states - low * (low - 1) / 2 + (high - low); }

template <class Visit>
static void forEachStatePair(int states, Visit&& visit) {
  for (int low = 0; low < states; ++low)
    for (int high = low; high < states; ++high) visit(low, high);
}

/// Adds a giraffe or an elephant in the given state.
static void addBoardKind(Material& material, std::size_t kind, int state) {
  switch (static_cast<std::size_t>(state)) {
    case OwnBoard: ++material.onBoard[2 * kind]; break;
    case EnemyBoard: ++material.onBoard[2 * kind + 1]; break;
    case OwnHand: ++material.ownHand[kind]; break;
    default: ++material.enemyHand[kind]; break;
  }
}

static void addChick(Material& material, int state) {
  constexpr std::size_t chick = 2;
  if (state == 4)
    ++material.ownHand[chick];
  else if (state == 5)
    ++material.enemyHand[chick];
  else
    ++material.onBoard[static_cast<std::size_t>(Group::OwnChicks) + static_cast<std::size_t>(state)];
}

/// Returns the states of the two pieces, ascending, from the number of pieces in each state.
template <std::size_t N>
static int numberOfStates(const std::array<int, N>& counts) {
  std::array<int, 2> states{};
  std::size_t filled = 0;
  for (std::size_t state = 0; state < N; ++state)
    for (int piece = 0; piece < counts[state] && filled < states.size(); ++piece) states[filled++] = static_cast<int>(state);
  return pairOfStates(states[0], states[1], static_cast<int>(N));
}

static Material swapped(const Material& material) {
  const auto& board = material.onBoard;
  return {{board[1], board[0], board[3], board[2], board[6], board[7], board[4], board[5]}, material.enemyHand, material.ownHand};
}

static bool isStoredAsItStands(int own, int enemy, Tries tries) {
  if (own == enemy) return false;
  if (tries == Tries::Win && ((squareBit(own) & topRow) != 0 || (squareBit(enemy) & bottomRow) != 0)) return false;
  if ((movesFrom(Side::First, Kind::Lion, own) & squareBit(enemy)) != 0) return false;
  return own % columnCount == 0 || (own % columnCount == 1 && enemy % columnCount <= 1);
}

int Material::ownPieces() const {
  int count = ownHandCount();
  for (const Group group : {Group::OwnGiraffes, Group::OwnElephants, Group::OwnChicks, Group::OwnHens})
    count += onBoard[static_cast<std::size_t>(group)];
  return count;
}

const Index& Index::get(Tries tries) {
  static const Index triesWin(Tries::Win);
  static const Index triesDoNothing(Tries::Nothing);
  return tries == Tries::Win ? triesWin : triesDoNothing;
}

Index::Index(Tries tries) {
  numberPairs(tries);
  std::size_t number = 0;
  forEachStatePair(4, [&](int giraffe1, int giraffe2) {
    forEachStatePair(4, [&](int elephant1, int elephant2) {
      forEachStatePair(6, [&](int chick1, int chick2) {
        Material& material = m_materials[number++];
        addBoardKind(material, 0, giraffe1);
        addBoardKind(material, 0, giraffe2);
        addBoardKind(material, 1, elephant1);
        addBoardKind(material, 1, elephant2);
        addChick(material, chick1);
        addChick(material, chick2);
      });
    });
  });
  for (std::size_t each = 0; each < classCount; ++each) {
    int squares = squareCount - 2;
    std::array<std::uint32_t, groupCount> sizes{};
    for (std::size_t group = 0; group < groupCount; ++group) {
      sizes[group] = setsOf(squares, m_materials[each].onBoard[group]);
      squares -= m_materials[each].onBoard[group];
    }
    std::uint32_t weight = 1;
    for (std::size_t group = groupCount; group-- > 0; weight *= sizes[group]) m_weights[each][group] = weight;
    m_blockSize[each] = weight;
    m_classFirst[each + 1] = m_classFirst[each] + static_cast<std::uint32_t>(m_pairCount) * weight;
    m_swappedClass[each] = static_cast<std::int16_t>(classOf(swapped(m_materials[each])));
  }
}

void Index::numberPairs(Tries tries) {
  for (int own = 0; own < squareCount; ++own)
    for (int enemy = 0; enemy < squareCount; ++enemy) {
      std::int8_t& place = m_pairNumbers[static_cast<std::size_t>(own)][static_cast<std::size_t>(enemy)];
      place = -1;
      if (!isStoredAsItStands(own, enemy, tries)) continue;
      m_pairs[static_cast<std::size_t>(m_pairCount)] = {own, enemy};
      place = static_cast<std::int8_t>(m_pairCount++);
    }
}

int Index::classOf(const Material& material) const {
  const auto& board = material.onBoard;
  const auto boardKind = [&](std::size_t kind) {
    return numberOfStates<4>({board[2 * kind], board[2 * kind + 1], material.ownHand[kind], material.enemyHand[kind]});
  };
  const int chicks = numberOfStates<6>({board[4], board[5], board[6], board[7], material.ownHand[2], material.enemyHand[2]});
  return (boardKind(0) * classesPerBoardKind + boardKind(1)) * chickClasses + chicks;
}

std::uint32_t Index::rank(const MoverPosition& position) const {
  const bool mirror = pairNumber(position.ownLion, position.enemyLion) < 0;
  const int own = mirror ? mirrored(position.ownLion) : position.ownLion;
  const int enemy = mirror ? mirrored(position.enemyLion) : position.enemyLion;
  auto free = static_cast<SquareSet>(allSquares & ~(squareBit(own) | squareBit(enemy)));
  std::uint32_t inner = 0;
  for (std::size_t group = 0; group < groupCount; ++group) {
    const SquareSet squares = mirror ? mirrored(position.groups[group]) : position.groups[group];
    inner += rankOfBits(compressed(squares, free)) * weights(position.materialClass)[group];
    free = static_cast<SquareSet>(free & ~squares);
  }
  return classFirst(position.materialClass) +
         static_cast<std::uint32_t>(pairNumber(own, enemy)) * blockSize(position.materialClass) + inner;
}

int Index::classAt(std::uint32_t index) const {
  return static_cast<int>(std::upper_bound(m_classFirst.begin(), m_classFirst.end(), index) - m_classFirst.begin()) - 1;
}

unsigned bitsOfRank(std::uint32_t rank, int pieces) {
  if (pieces == 0) return 0;
  if (pieces == 1) return 1U << rank;
  std::uint32_t high = 1;
  while (high * (high + 1) / 2 <= rank) ++high;
  return 1U << high | 1U << (rank - high * (high - 1) / 2);
}

MoverPosition Index::unrank(std::uint32_t index) const {
  MoverPosition position;
  position.materialClass = classAt(index);
  std::uint32_t rest = index - classFirst(position.materialClass);
  const LionPair& lions = pair(static_cast<int>(rest / blockSize(position.materialClass)));
  rest %= blockSize(position.materialClass);
  position.ownLion = lions.own;
  position.enemyLion = lions.enemy;
  auto free = static_cast<SquareSet>(allSquares & ~(squareBit(lions.own) | squareBit(lions.enemy)));
  for (std::size_t group = 0; group < groupCount; ++group) {
    const std::uint32_t weight = weights(position.materialClass)[group];
    const unsigned bits = bitsOfRank(rest / weight, material(position.materialClass).onBoard[group]);
    rest %= weight;
    position.groups[group] = expanded(bits, free);
    free = static_cast<SquareSet>(free & ~position.groups[group]);
  }
  return position;
}

}  // namespace kotai::animalshogi
