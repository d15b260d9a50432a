#include "solvers/retrograde/animalshogi/class_layout.h"

#include <algorithm>

namespace kotai::animalshogi::engine {

namespace {

constexpr std::size_t chick = 2;
constexpr std::size_t rowGroups = 4;  ///< number of groups of giraffes and elephants
constexpr std::size_t place(Group group) { return static_cast<std::size_t>(group); }

/// Numbers of pieces. Impossible changes make them negative.
struct Counts {
  std::array<int, groupCount> board{};
  std::array<int, handKindCount> ownHand{};
  std::array<int, handKindCount> enemyHand{};
};

Counts countsOf(const Material& material) {
  Counts counts;
  std::copy(material.onBoard.begin(), material.onBoard.end(), counts.board.begin());
  std::copy(material.ownHand.begin(), material.ownHand.end(), counts.ownHand.begin());
  std::copy(material.enemyHand.begin(), material.enemyHand.end(), counts.enemyHand.begin());
  return counts;
}

std::int16_t classOf(const Counts& counts) {
  Material material;
  const auto copy = [](const auto& from, auto& to) {
    std::transform(from.begin(), from.end(), to.begin(), [](int count) { return static_cast<std::uint8_t>(count); });
    return std::none_of(from.begin(), from.end(), [](int count) { return count < 0 || count > piecesPerHandKind; });
  };
  const bool possible = copy(counts.board, material.onBoard) && copy(counts.ownHand, material.ownHand) &&
                        copy(counts.enemyHand, material.enemyHand);
  return static_cast<std::int16_t>(possible ? Index::get(Tries::Win).classOf(material) : -1);
}

/// Selects the counts of the mover and of the other side.
struct Roles {
  bool moverIsOwn;
  std::size_t group(std::size_t kind, bool mover) const {
    constexpr std::array<std::array<Group, 2>, 4> groups{{{Group::OwnGiraffes, Group::EnemyGiraffes},
                                                          {Group::OwnElephants, Group::EnemyElephants},
                                                          {Group::OwnChicks, Group::EnemyChicks},
                                                          {Group::OwnHens, Group::EnemyHens}}};
    return place(groups[kind][mover == moverIsOwn ? 0 : 1]);
  }
};

/// Returns the counts after (sign 1) or before (sign -1) a change made by the mover.
Counts changed(Counts counts, std::size_t change, Roles roles, int sign) {
  auto& hand = roles.moverIsOwn ? counts.ownHand : counts.enemyHand;
  if (change >= dropChange) {
    const std::size_t kind = change - dropChange;
    hand[kind] -= sign;
    counts.board[roles.group(kind, true)] += sign;
    return counts;
  }
  if (change >= promotion) {
    counts.board[roles.group(chick, true)] -= sign;
    counts.board[roles.group(chick + 1, true)] += sign;
  }
  if (const std::size_t taken = change % promotion; taken > 0) {
    counts.board[roles.group(taken - 1, false)] -= sign;
    hand[std::min(taken - 1, chick)] += sign;
  }
  return counts;
}

}  // namespace

const Layouts& Layouts::get() {
  static const Layouts layouts;
  return layouts;
}

Layouts::Layouts() : m_layouts(classCount) {
  const Index& index = Index::get(Tries::Win);
  std::uint64_t words = 0;
  for (int number = 0; number < classCount; ++number) {
    ClassLayout& layout = m_layouts[static_cast<std::size_t>(number)];
    layout.number = number;
    layout.blockSize = index.blockSize(number);
    layout.blockWords = (layout.blockSize + 63) / 64;
    layout.wordsBefore = words;
    words += layout.blockWords;
    layout.weights = index.weights(number);
    layout.material = index.material(number);
    layout.rowLength = layout.weights[place(Group::EnemyElephants)];
    for (std::size_t group = 0; group < groupCount; ++group)
      layout.partWeights[group] = static_cast<std::uint16_t>(layout.weights[group] / (group < rowGroups ? layout.rowLength : 1));
    layout.rows = layout.blockSize / layout.rowLength;
    for (std::size_t group = 0; group < groupCount; ++group)
      if (layout.material.onBoard[group] > 0) layout.present[layout.presentCount++] = static_cast<std::uint8_t>(group);
    placeRows(layout);
    placeChicks(layout);
    const Counts turned = countsOf(index.material(index.swappedClass(number)));
    for (std::size_t change = 0; change < changeCount; ++change) {
      layout.before[change] = classOf(changed(turned, change, Roles{true}, -1));
      layout.after[change] = classOf(changed(turned, change, Roles{false}, 1));
    }
  }
  for (ClassLayout& layout : m_layouts)
    layout.shortRows = std::ranges::all_of(layout.after, [&](std::int16_t after) {
      return after < 0 || m_layouts[static_cast<std::size_t>(after)].rowLength <= 64;
    });
}

void Layouts::placeRows(ClassLayout& layout) {
  auto& places = m_rows[static_cast<std::size_t>(layout.number / chickClasses)];
  for (std::uint32_t row = static_cast<std::uint32_t>(places.size()); row < layout.rows; ++row) {
    RowPlaces each{};
    std::uint32_t rest = row;
    for (std::size_t group = 0; group < rowGroups; ++group) {
      each[group] = static_cast<SquareSet>(bitsOfRank(rest / layout.partWeights[group], layout.material.onBoard[group]));
      rest %= layout.partWeights[group];
    }
    places.push_back(each);
  }
  layout.rowPlaces = places.data();
}

void Layouts::placeChicks(ClassLayout& layout) {
  const auto& board = layout.material.onBoard;
  int squares = squareCount - 2;
  for (std::size_t group = 0; group < place(Group::OwnChicks); ++group) squares -= board[group];
  std::size_t found = 0;
  for (std::size_t group = place(Group::OwnChicks); group < groupCount; ++group)
    if (board[group] > 0) layout.chickGroups[found++] = static_cast<std::uint8_t>(group);
  auto& places = m_places[static_cast<std::size_t>(layout.number % chickClasses * (squareCount + 1) + squares)];
  if (places.empty()) {
    const auto all = static_cast<SquareSet>((1U << squares) - 1);
    const int firstPieces = found > 0 ? board[layout.chickGroups[0]] : 0;
    const int secondPieces = found > 1 ? board[layout.chickGroups[1]] : 0;
    const std::uint32_t secondSets = found > 1 ? layout.weights[layout.chickGroups[0]] : 1;
    for (std::uint32_t rank = 0; rank < layout.rowLength; ++rank) {
      ChickPlaces each;
      each.first = static_cast<SquareSet>(bitsOfRank(rank / secondSets, firstPieces));
      each.second = expanded(bitsOfRank(rank % secondSets, secondPieces), static_cast<SquareSet>(all & ~each.first));
      places.push_back(each);
    }
  }
  layout.chicks = places.data();
}

}  // namespace kotai::animalshogi::engine
