#include "examples/threemensmorris/rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kotai::threemensmorris {

/// Lines as sets of squares: a1 is square 0, c1 square 2, c3 square 8.
constexpr std::array<std::uint64_t, 8> lines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

static int rotatedSquare(int square) { return square % boardSize * boardSize + boardSize - 1 - square / boardSize; }
static int mirroredSquare(int square) { return square / boardSize * boardSize + boardSize - 1 - square % boardSize; }

template <class ImageOf>
static PlainBoard imageOf(const PlainBoard& position, ImageOf&& squareOf) {
  PlainBoard image{0, 0, position.toMove};
  forEachBit(position.first, [&](int square) { image.first |= std::uint64_t{1} << squareOf(square); });
  forEachBit(position.second, [&](int square) { image.second |= std::uint64_t{1} << squareOf(square); });
  return image;
}

static bool isBefore(const PlainBoard& left, const PlainBoard& right) {
  return std::pair(left.first, left.second) < std::pair(right.first, right.second);
}

/// Collects the stored positions: tries every board, and keeps the smallest image of each unfinished one.
Rules::Rules() : PlainBoardRules(boardSize, boardSize, menPerSide, "XO") {
  for (std::uint64_t first = 0; first < bit(squareCount); ++first)
    for (std::uint64_t second = 0; second < bit(squareCount); ++second) {
      const Position position{first, second, Side::First};
      if ((first & second) == 0 && areMenRight(position) && isStored(position) && canonical(position) == position)
        m_places.push_back(position);
    }
  m_tiers = SingleTier(m_places.size());
}

std::uint64_t Rules::neighbours(int square) {
  std::uint64_t result = 0;
  constexpr int centre = squareCount / 2;
  for (int each = 0; each < squareCount; ++each) {
    const int columns = std::abs(each % boardSize - square % boardSize);
    const int rows = std::abs(each / boardSize - square / boardSize);
    const bool alongDiagonal = columns == 1 && rows == 1 && (each == centre || square == centre);
    if (columns + rows == 1 || alongDiagonal) result |= bit(each);
  }
  return result;
}

bool Rules::hasLine(std::uint64_t men) {
  return std::ranges::any_of(lines, [men](std::uint64_t line) { return (men & line) == line; });
}

bool Rules::hasMove(const Position& position) {
  bool found = countBits(position.own()) < menPerSide;
  forEachBit(position.own(), [&](int man) { found = found || (neighbours(man) & ~position.occupied()) != 0; });
  return found;
}

bool Rules::areMenRight(const Position& position) {
  const int own = countBits(position.own());
  const int enemy = countBits(position.enemy());
  return (own == enemy || own + 1 == enemy) && enemy <= menPerSide;
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  std::uint64_t& own = after.of(position.toMove);
  if (!move.isPlacing()) own &= ~bit(move.from);
  own |= bit(move.to);
  after.toMove = other(position.toMove);
  return after;
}

/// A line of the side to move cannot arise in play, because the game would have ended earlier.
std::optional<Value> Rules::finishedValue(const Position& position) const {
  if (hasLine(position.enemy())) return Value::loss(0);
  if (hasLine(position.own())) return Value::win(0);
  return hasMove(position) ? std::nullopt : std::optional(Value::loss(0));
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  if (countBits(position.occupied()) < 2 * menPerSide || finishedValue(position)) return std::nullopt;
  return Position{position.first, position.second, other(position.toMove)};
}

std::vector<Rules::Position> Rules::images(const Position& position) {
  std::vector<Position> all;
  Position image = position;
  for (int turn = 0; turn < 4; ++turn) {
    all.push_back(image);
    all.push_back(imageOf(image, mirroredSquare));
    image = imageOf(image, rotatedSquare);
  }
  return all;
}

Rules::Position Rules::canonical(const Position& position) const {
  return std::ranges::min(images({position.own(), position.enemy(), Side::First}), isBefore);
}

PositionIndex Rules::rank(const Position& position) const {
  const auto place = std::ranges::lower_bound(m_places, canonical(position), isBefore);
  return {static_cast<std::uint64_t>(place - m_places.begin())};
}

}  // namespace kotai::threemensmorris
