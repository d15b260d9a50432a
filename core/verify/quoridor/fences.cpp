#include "core/verify/quoridor/fences.h"

#include <map>

namespace kotai::verify::quoridor {

constexpr int cornersPerWord = 32;

static constexpr int shiftOf(int corner) { return 2 * (cornersPerWord - 1 - corner % cornersPerWord); }
static constexpr std::uint64_t bitOf(int corner) { return std::uint64_t{1} << corner; }

static void write(Spelling& spelling, std::uint64_t corners, std::uint64_t digit) {
  for (; corners != 0; corners &= corners - 1) {
    const int corner = std::countr_zero(corners);
    (corner < cornersPerWord ? spelling.front : spelling.back) |= digit << shiftOf(corner);
  }
}

Spelling spell(const Fences& fences) {
  Spelling spelling;
  write(spelling, fences.across, static_cast<std::uint64_t>(Lie::Across));
  write(spelling, fences.upright, static_cast<std::uint64_t>(Lie::Upright));
  return spelling;
}

Fences readSpelling(const Spelling& spelling) {
  Fences fences;
  for (int corner = 0; corner < 2 * cornersPerWord; ++corner) {
    const std::uint64_t digit = ((corner < cornersPerWord ? spelling.front : spelling.back) >> shiftOf(corner)) & 3U;
    if (digit != 0) fences = fences.with(corner, static_cast<Lie>(digit));
  }
  return fences;
}

Field::Field(int columns, int rows) : m_columns(columns), m_rows(rows) {
  for (int square = 0; square < squares(); ++square) {
    m_mirroredSquares.push_back(static_cast<std::uint8_t>(rowOf(square) * columns + columns - 1 - columnOf(square)));
    auto& next = m_free[static_cast<std::size_t>(square)];
    const auto at = [square](int difference) { return static_cast<std::uint8_t>(square + difference); };
    next[Up] = isTop(square) ? nowhere : at(columns);
    next[Down] = isBottom(square) ? nowhere : at(-columns);
    next[Right] = columnOf(square) == columns - 1 ? nowhere : at(1);
    next[Left] = columnOf(square) == 0 ? nowhere : at(-1);
  }
  const int width = columns - 1;
  for (int corner = 0; corner < corners(); ++corner)
    m_mirroredCorners.push_back(corner - corner % width + width - 1 - corner % width);
}

Fences Field::rearranged(const Fences& fences, bool turn) const {
  Fences result;
  for (const Lie lie : {Lie::Across, Lie::Upright})
    for (std::uint64_t left = lie == Lie::Across ? fences.across : fences.upright; left != 0; left &= left - 1) {
      const int corner = std::countr_zero(left);
      result = result.with(turn ? rotatedCorner(corner) : mirroredCorner(corner), lie);
    }
  return result;
}

Fences Field::mirrored(const Fences& fences) const { return rearranged(fences, false); }
Fences Field::turned(const Fences& fences) const { return rearranged(fences, true); }

bool Field::fits(const Fences& fences, int corner, Lie lie) const {
  if (((fences.across | fences.upright) & bitOf(corner)) != 0) return false;
  const int width = m_columns - 1;
  if (lie == Lie::Across) {
    const bool onTheLeft = corner % width > 0 && (fences.across & bitOf(corner - 1)) != 0;
    const bool onTheRight = corner % width + 1 < width && (fences.across & bitOf(corner + 1)) != 0;
    return !onTheLeft && !onTheRight;
  }
  const bool below = corner >= width && (fences.upright & bitOf(corner - width)) != 0;
  const bool above = corner + width < corners() && (fences.upright & bitOf(corner + width)) != 0;
  return !below && !above;
}

void Field::close(NeighbourTable& neighbours, int corner, Lie lie) const {
  const int width = m_columns - 1;
  const int lowerLeft = corner / width * m_columns + corner % width;
  const auto between = [&neighbours](int one, int other, std::size_t direction) {
    neighbours[static_cast<std::size_t>(one)][direction] = nowhere;
    neighbours[static_cast<std::size_t>(other)][opposite(direction)] = nowhere;
  };
  if (lie == Lie::Across) {
    between(lowerLeft, lowerLeft + m_columns, Up);
    between(lowerLeft + 1, lowerLeft + 1 + m_columns, Up);
  } else {
    between(lowerLeft, lowerLeft + 1, Right);
    between(lowerLeft + m_columns, lowerLeft + 1 + m_columns, Right);
  }
}

NeighbourTable Field::neighboursWith(const Fences& fences) const {
  NeighbourTable neighbours = m_free;
  for (std::uint64_t left = fences.across; left != 0; left &= left - 1) close(neighbours, std::countr_zero(left), Lie::Across);
  for (std::uint64_t left = fences.upright; left != 0; left &= left - 1) close(neighbours, std::countr_zero(left), Lie::Upright);
  return neighbours;
}

Steps Field::stepsTo(bool top, const NeighbourTable& neighbours) const {
  Steps steps;
  steps.fill(nowhere);
  std::array<std::uint8_t, maxSquares> found;
  std::size_t end = 0;
  for (int column = 0; column < m_columns; ++column) {
    const auto square = static_cast<std::uint8_t>(top ? squares() - 1 - column : column);
    steps[square] = 0;
    found[end++] = square;
  }
  for (std::size_t next = 0; next < end; ++next)
    for (const std::uint8_t there : neighbours[found[next]]) {
      if (there == nowhere || steps[there] != nowhere) continue;
      steps[there] = static_cast<std::uint8_t>(steps[found[next]] + 1);
      found[end++] = there;
    }
  return steps;
}

/// Returns the number of sets of fences. Goes through the corners one by one. Only the last row of earlier
/// corners restricts where further fences fit.
std::uint64_t Field::setCount(int fences) const {
  const auto width = static_cast<std::size_t>(m_columns - 1);
  const auto mostFences = static_cast<std::size_t>(fences);
  std::map<std::string, std::vector<std::uint64_t>>
      sets;  // numbers of sets, indexed by the last row of corners and the number of fences
  sets[std::string(width, '.')].resize(mostFences + 1);
  sets.begin()->second[0] = 1;
  for (int corner = 0; corner < corners(); ++corner) {
    std::map<std::string, std::vector<std::uint64_t>> after;
    for (const auto& [row, counts] : sets)
      for (const char digit : {'.', 'h', 'v'}) {
        if (digit == 'h' && static_cast<std::size_t>(corner) % width != 0 && row.back() == 'h') continue;
        if (digit == 'v' && row.front() == 'v') continue;
        auto& sums = after[row.substr(1) + digit];
        sums.resize(mostFences + 1);
        for (std::size_t number = digit == '.' ? 0 : 1; number <= mostFences; ++number)
          sums[number] += counts[digit == '.' ? number : number - 1];
      }
    sets = std::move(after);
  }
  std::uint64_t sum = 0;
  for (const auto& [row, counts] : sets) sum += counts[mostFences];
  return sum;
}

std::string positionText(const Field& field, const Fences& fences, int first, int second, int firstHand, int secondHand) {
  const auto name = [](int column, int row) {
    return std::string{static_cast<char>('a' + column), static_cast<char>('1' + row)};
  };
  const auto square = [&](int number) { return name(field.columnOf(number), field.rowOf(number)); };
  const int width = field.columns() - 1;
  std::string placed;
  for (int column = 0; column < width; ++column)
    for (int row = 0; row + 1 < field.rows(); ++row) {
      const std::uint64_t bit = bitOf(row * width + column);
      if (((fences.across | fences.upright) & bit) == 0) continue;
      placed += (placed.empty() ? "" : ",") + name(column, row) + ((fences.across & bit) != 0 ? 'h' : 'v');
    }
  return std::to_string(field.columns()) + 'x' + std::to_string(field.rows()) + ' ' + square(first) + ' ' + square(second) + ' ' +
         std::to_string(firstHand) + ' ' + std::to_string(secondHand) + ' ' + (placed.empty() ? "-" : placed) + " 1";
}

}  // namespace kotai::verify::quoridor
