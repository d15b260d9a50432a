#include "tests/core/gobblet/slow_game.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace slow_gobblet {

const std::string sizes = "SML";

static char otherSide(char side) { return side == 'o' ? 'b' : 'o'; }
static char letter(char side, char size) { return static_cast<char>(side == 'o' ? size : std::tolower(size)); }
static bool belongsTo(char side, char piece) { return (std::isupper(static_cast<unsigned char>(piece)) != 0) == (side == 'o'); }
static std::size_t sizeOf(char piece) { return sizes.find(static_cast<char>(std::toupper(piece))); }
static std::string squareName(std::size_t square) {
  return {static_cast<char>('a' + square % 3), static_cast<char>('1' + square / 3)};
}

static int onBoard(const Position& position, char piece) {
  int count = 0;
  for (const std::string& stack : position.stacks) count += static_cast<int>(std::count(stack.begin(), stack.end(), piece));
  return count;
}

static bool fits(char piece, const std::string& stack) { return stack.empty() || sizeOf(stack.back()) < sizeOf(piece); }

static bool shows(const Position& position, char side, std::size_t square) {
  return !position.stacks[square].empty() && belongsTo(side, position.stacks[square].back());
}

std::string toText(const Position& position) {
  std::string text;
  for (std::size_t row = 3; row-- > 0;)
    for (std::size_t column = 0; column < 3; ++column) {
      const std::string& stack = position.stacks[row * 3 + column];
      text += stack.empty() ? "." : stack;
      text += column < 2 ? ',' : row > 0 ? '/' : ' ';
    }
  text += position.side;
  return position.losingLift.empty() ? text : text + ' ' + position.losingLift;
}

bool hasLine(const Position& position, char side) {
  static const std::vector<std::array<std::size_t, 3>> lines{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
  return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
    return std::all_of(line.begin(), line.end(), [&](std::size_t square) { return shows(position, side, square); });
  });
}

bool isWon(const Position& position) { return !position.losingLift.empty(); }
bool isLost(const Position& position) { return position.losingLift.empty() && hasLine(position, otherSide(position.side)); }

std::map<std::string, Position> moves(const Position& position, Rules rules) {
  std::map<std::string, Position> result;
  if (isWon(position) || isLost(position)) return result;
  const char enemy = otherSide(position.side);
  for (std::size_t to = 0; to < 9; ++to) {
    for (const char size : sizes) {
      const char piece = letter(position.side, size);
      if (onBoard(position, piece) == 2 || !fits(piece, position.stacks[to])) continue;
      Position after = position;
      after.stacks[to] += piece;
      after.side = enemy;
      result[std::string{size, '@'} + squareName(to)] = after;
    }
    for (std::size_t from = 0; from < 9; ++from) {
      if (from == to || !shows(position, position.side, from)) continue;
      const char piece = position.stacks[from].back();
      if (!fits(piece, position.stacks[to])) continue;
      Position after = position;
      after.stacks[from].pop_back();
      const bool reveals = hasLine(after, enemy);
      after.stacks[to] += piece;
      after.side = enemy;
      const std::string text = squareName(from) + squareName(to);
      if (reveals && !(rules.mayCover && !hasLine(after, enemy))) after.losingLift = text;
      result[text] = after;
    }
  }
  return result;
}

Position randomPosition(std::mt19937_64& random) {
  for (;;) {
    Position position;
    position.side = random() % 2 == 0 ? 'o' : 'b';
    const std::size_t most = random() % 3;  // small for some boards, so that they are nearly empty
    for (const char size : sizes)
      for (const char side : {'o', 'b'})
        for (std::size_t count = most == 2 ? 2 - (random() % 4 == 0) : random() % (most + 2); count > 0; --count) {
          const std::size_t square = random() % 9;
          std::string& stack = position.stacks[square];
          if (fits(letter(side, size), stack)) stack += letter(side, size);
        }
    if (!hasLine(position, position.side)) return position;
  }
}

}  // namespace slow_gobblet
