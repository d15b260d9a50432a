#include "core/verify/classicdomineering/checker.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kotai::verify {

ClassicDomineeringChecker::ClassicDomineeringChecker(int columns, int rows)
    : m_columns(columns), m_rows(rows), m_movers(columns == rows ? 1 : 2), m_places(static_cast<std::size_t>(columns * rows)) {
  std::array<int, 2> squares{};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int colour = (column + row) % 2;
      placeOf(column, row) = {colour, squares[static_cast<std::size_t>(colour)]++};
    }
  const auto addDomino = [this](std::size_t player, Place one, Place two) {
    if (one.colour == 1) std::swap(one, two);
    m_dominoes[player].push_back({Set{1} << one.number, Set{1} << two.number});
  };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (row + 1 < rows) addDomino(0, placeOf(column, row), placeOf(column, row + 1));
      if (column + 1 < columns) addDomino(1, placeOf(column, row), placeOf(column + 1, row));
    }
  for (int row = 0; m_movers == 1 && row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      m_mirrored[static_cast<std::size_t>(placeOf(column, row).colour)].push_back(placeOf(row, column).number);
  m_darkSets = setsOf(squares[0]);
  m_lightSets = setsOf(squares[1]);
  m_darkSets.resize(std::min(m_darkSets.size(), m_lightSets.size()));
}

ClassicDomineeringChecker::SetsBySize ClassicDomineeringChecker::setsOf(int squares) {
  SetsBySize sets(static_cast<std::size_t>(squares) + 1);
  for (std::uint64_t set = 0; set >> squares == 0; ++set)
    sets[static_cast<std::size_t>(std::popcount(set))].push_back(static_cast<Set>(set));
  return sets;
}

/// Returns a binomial coefficient, because the number of ways to choose equally many dark and light squares
/// equals the number of ways to choose half of all squares.
std::uint64_t ClassicDomineeringChecker::positionCount() const {
  const auto squares = static_cast<std::uint64_t>(m_columns * m_rows);
  std::uint64_t boards = 1;
  for (std::uint64_t chosen = 1; chosen <= squares / 2; ++chosen) boards = boards * (squares - chosen + 1) / chosen;
  return boards * m_movers;
}

ClassicDomineeringChecker::Values ClassicDomineeringChecker::storedValues(std::size_t dominoes, const Solution& solution) const {
  Values values;
  for (std::size_t mover = 0; mover < m_movers; ++mover) {
    values[mover] = solution.storedValues({dominoes}, static_cast<int>(mover));
    if (values[mover].size() != m_darkSets[dominoes].size() * m_lightSets[dominoes].size())
      throw SolutionError(SolutionFault::DamagedTier, solution.file(), {std::to_string(dominoes)});
  }
  return values;
}

std::size_t ClassicDomineeringChecker::beginStage(std::size_t stage, const Solution& solution) {
  if (stage >= m_darkSets.size()) return 0;
  m_tier = m_darkSets.size() - 1 - stage;
  m_childValues = std::move(m_values);
  m_values = storedValues(m_tier, solution);
  return m_darkSets[m_tier].size();
}

ClassicDomineeringChecker::Set ClassicDomineeringChecker::mirrored(Set set, std::size_t colour) const {
  Set result = 0;
  for (std::size_t number = 0; number < m_mirrored[colour].size(); ++number)
    if ((set >> number & 1U) != 0) result |= Set{1} << m_mirrored[colour][number];
  return result;
}

/// Returns the stored value of a position with one more domino.
Value ClassicDomineeringChecker::valueAfter(Set dark, Set light, std::size_t mover) const {
  if (mover == 1 && m_movers == 1) {
    dark = mirrored(dark, 0);
    light = mirrored(light, 1);
    mover = 0;
  }
  const auto& darkSets = m_darkSets[m_tier + 1];
  const auto& lightSets = m_lightSets[m_tier + 1];
  const auto rank = [](const std::vector<Set>& sets, Set set) {
    return static_cast<std::size_t>(std::ranges::lower_bound(sets, set) - sets.begin());
  };
  return m_childValues[mover][rank(darkSets, dark) * lightSets.size() + rank(lightSets, light)];
}

/// Returns the derived value: the quickest win, otherwise the longest loss. Without a move, the value is a loss in 0.
Value ClassicDomineeringChecker::derivedValue(Set dark, Set light, std::size_t mover) const {
  Value best = Value::loss(0);
  for (const Domino& domino : m_dominoes[mover]) {
    if ((dark & domino.dark) != 0 || (light & domino.light) != 0) continue;
    const Value value = valueForMover(valueAfter(dark | domino.dark, light | domino.light, 1 - mover));
    if (preference(value, best) > 0) best = value;
  }
  return best;
}

UnitResult ClassicDomineeringChecker::checkUnit(std::size_t unit, const Solution&, const UnitControl& control) {
  UnitResult result;
  UnitSteps steps(control);
  const Set dark = m_darkSets[m_tier][unit];
  const auto& lightSets = m_lightSets[m_tier];
  for (std::size_t mover = 0; mover < m_movers; ++mover)
    for (std::size_t number = 0; number < lightSets.size(); ++number) {
      const Value stored = m_values[mover][unit * lightSets.size() + number];
      const Value derived = derivedValue(dark, lightSets[number], mover);
      if (stored != derived) result.addMismatch({positionText(dark, lightSets[number], mover), stored, derived});
      ++result.positionsChecked;
      if (!steps.next()) return result;
    }
  return result;
}

std::string ClassicDomineeringChecker::positionText(Set dark, Set light, std::size_t mover) const {
  std::string text;
  for (int row = m_rows - 1; row >= 0; --row) {
    int free = 0;
    for (int column = 0; column < m_columns; ++column) {
      const Place& place = placeOf(column, row);
      const bool covered = ((place.colour == 0 ? dark : light) >> place.number & 1U) != 0;
      if (!covered) ++free;
      if (free > 0 && (covered || column + 1 == m_columns)) text += std::to_string(std::exchange(free, 0));
      if (covered) text += '#';
    }
    text += row > 0 ? '/' : ' ';
  }
  return text + (mover == 0 ? 'v' : 'h');
}

}  // namespace kotai::verify
