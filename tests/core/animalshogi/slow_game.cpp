#include "tests/core/animalshogi/slow_game.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <utility>

namespace slow_shogi {

namespace {

constexpr int rowCount = 4;
constexpr int columnCount = 3;

struct Place {
  int row = 0;  // row counted from the top
  int column = 0;
};

const std::vector<Place>& allPlaces() {
  static const std::vector<Place> all = [] {
    std::vector<Place> places;
    for (int row = 0; row < rowCount; ++row)
      for (int column = 0; column < columnCount; ++column) places.push_back({row, column});
    return places;
  }();
  return all;
}

char& cell(Position& position, Place place) {
  return position.rows[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
}
char cell(const Position& position, Place place) {
  return position.rows[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
}

char lower(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }
char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }
char otherSide(char side) { return side == 'b' ? 'w' : 'b'; }
bool belongsTo(char piece, char side) { return piece != '.' && (side == 'b') == (piece == upper(piece)); }
char pieceOf(char kind, char side) { return side == 'b' ? upper(kind) : lower(kind); }
std::string& handOf(Position& position, char side) { return position.hands[side == 'b' ? 0 : 1]; }
const std::string& handOf(const Position& position, char side) { return position.hands[side == 'b' ? 0 : 1]; }
int farRow(char side) { return side == 'b' ? 0 : rowCount - 1; }

std::string nameOf(Place place) { return {static_cast<char>('A' + place.column), static_cast<char>('1' + place.row)}; }

void addTo(std::string& hand, char kind) {
  hand.push_back(upper(kind));
  std::sort(hand.begin(), hand.end());
}
void removeFrom(std::string& hand, char kind) { hand.erase(hand.find(upper(kind)), 1); }
char asInHand(char piece) { return upper(piece) == 'H' ? 'C' : upper(piece); }

/// Returns whether a piece may step `up` rows forward and `right` columns to the right, from the first player's point
/// of view.
bool moves(char kind, int up, int right) {
  switch (kind) {
    case 'L': return true;
    case 'G': return up == 0 || right == 0;
    case 'E': return up != 0 && right != 0;
    case 'C': return up == 1 && right == 0;
    case 'H': return up >= 0 || right == 0;
    default: return false;
  }
}

bool reaches(char piece, Place from, Place to) {
  int up = from.row - to.row;
  int right = to.column - from.column;
  if ((up == 0 && right == 0) || std::abs(up) > 1 || std::abs(right) > 1) return false;
  if (piece == lower(piece)) {
    up = -up;
    right = -right;
  }
  return moves(upper(piece), up, right);
}

bool isAttacked(const Position& position, Place target, char by) {
  for (const Place from : allPlaces())
    if (belongsTo(cell(position, from), by) && reaches(cell(position, from), from, target)) return true;
  return false;
}

/// Returns the place of the side's lion, or row -1 if the lion is gone.
Place lionOf(const Position& position, char side) {
  for (const Place place : allPlaces())
    if (cell(position, place) == pieceOf('L', side)) return place;
  return {-1, -1};
}

int lions(const Position& position) {
  int count = 0;
  for (const Place place : allPlaces()) count += upper(cell(position, place)) == 'L' ? 1 : 0;
  return count;
}

Position moved(const Position& position, Place from, Place to) {
  Position after = position;
  const char piece = std::exchange(cell(after, from), '.');
  const char taken = std::exchange(cell(after, to), piece);
  if (upper(piece) == 'C' && to.row == farRow(position.side)) cell(after, to) = pieceOf('H', position.side);
  if (taken != '.' && upper(taken) != 'L') addTo(handOf(after, position.side), asInHand(taken));
  after.side = otherSide(position.side);
  return after;
}

Position emptyBoard() {
  Position position;
  position.rows.fill(std::string(columnCount, '.'));
  return position;
}

}  // namespace

Position startPosition() { return {{"gle", ".c.", ".C.", "ELG"}, {"", ""}, 'b'}; }

Position randomPosition(std::mt19937_64& random) {
  const auto oneOf = [&random](int count) { return std::uniform_int_distribution<int>(0, count - 1)(random); };
  Position position = emptyBoard();
  std::vector<Place> places = allPlaces();
  std::shuffle(places.begin(), places.end(), random);
  const auto put = [&](char piece) {
    cell(position, places.back()) = piece;
    places.pop_back();
  };
  put('L');
  put('l');
  for (const char kind : {'G', 'G', 'E', 'E', 'C', 'C'}) {
    const char side = oneOf(2) == 0 ? 'b' : 'w';
    if (oneOf(3) == 0)
      addTo(handOf(position, side), kind);
    else
      put(pieceOf(kind == 'C' && oneOf(2) == 0 ? 'H' : kind, side));
  }
  position.side = oneOf(2) == 0 ? 'b' : 'w';
  return position;
}

std::string toText(const Position& position) {
  std::string text;
  for (const std::string& row : position.rows) {
    if (!text.empty()) text += '/';
    int empty = 0;
    for (const char piece : row + "|") {
      if (piece == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(std::exchange(empty, 0));
      if (upper(piece) == 'H')
        text += piece == 'H' ? "+C" : "+c";
      else if (piece != '|')
        text += piece;
    }
  }
  text += std::string(" ") + position.side + ' ';
  std::string hands;
  for (const char side : {'b', 'w'})
    for (const char kind : {'G', 'E', 'C'}) {
      const auto count = std::count(handOf(position, side).begin(), handOf(position, side).end(), kind);
      if (count > 1) hands += std::to_string(count);
      if (count > 0) hands += pieceOf(kind, side);
    }
  return text + (hands.empty() ? "-" : hands);
}

Position fromText(const std::string& text) {
  Position position;
  std::size_t row = 0;
  std::size_t at = 0;
  for (; text[at] != ' '; ++at) {
    const char letter = text[at];
    if (letter == '/')
      ++row;
    else if (letter >= '1' && letter <= '3')
      position.rows[row].append(static_cast<std::size_t>(letter - '0'), '.');
    else if (letter == '+')
      position.rows[row] += text[++at] == 'C' ? 'H' : 'h';
    else
      position.rows[row] += letter;
  }
  position.side = text[at + 1];
  int count = 1;
  for (at += 3; at < text.size() && text[at] != '-'; ++at) {
    if (text[at] == '2') {
      count = 2;
      continue;
    }
    for (; count > 0; --count) addTo(position.hands[text[at] == upper(text[at]) ? 0 : 1], text[at]);
    count = 1;
  }
  return position;
}

bool canCaptureLion(const Position& position) {
  const Place lion = lionOf(position, otherSide(position.side));
  return lion.row >= 0 && lionOf(position, position.side).row >= 0 && isAttacked(position, lion, position.side);
}

Rules rulesOf(const std::string& variantId) {
  const auto has = [&variantId](const char* option) { return variantId.find(option) != std::string::npos; };
  return {.farDrops = !has("far-drop=no"), .drops = !has(":drops=no"), .tries = !has("try=no")};
}

namespace {

std::map<std::string, Position> movesIgnoringTheEnd(const Position& position, Rules rules) {
  std::map<std::string, Position> result;
  for (const Place to : allPlaces()) {
    if (belongsTo(cell(position, to), position.side)) continue;
    for (const Place from : allPlaces()) {
      const char piece = cell(position, from);
      if (belongsTo(piece, position.side) && reaches(piece, from, to))
        result[nameOf(from) + nameOf(to)] = moved(position, from, to);
    }
    if (cell(position, to) != '.') continue;
    for (const char kind : handOf(position, position.side)) {
      if (!rules.drops || (kind == 'C' && to.row == farRow(position.side) && !rules.farDrops)) continue;
      Position after = position;
      cell(after, to) = pieceOf(kind, position.side);
      removeFrom(handOf(after, position.side), kind);
      after.side = otherSide(position.side);
      result[std::string(1, kind) + '*' + nameOf(to)] = after;
    }
  }
  return result;
}

/// Returns whether the side to move has lost because of its lion or a try.
bool isOver(const Position& position, Rules rules) {
  if (lionOf(position, position.side).row < 0) return true;
  const Place enemy = lionOf(position, otherSide(position.side));
  return rules.tries && enemy.row == farRow(otherSide(position.side)) && !canCaptureLion(position);
}

}  // namespace

bool isLost(const Position& position, Rules rules) {
  return isOver(position, rules) || movesIgnoringTheEnd(position, rules).empty();
}

bool isNonTerminal(const Position& position) { return !isLost(position) && !canCaptureLion(position); }

std::map<std::string, Position> moves(const Position& position, Rules rules) {
  return isOver(position, rules) ? std::map<std::string, Position>{} : movesIgnoringTheEnd(position, rules);
}

bool isWonAtOnce(const Position& position) {
  const auto after = moves(position);
  return std::any_of(after.begin(), after.end(), [](const auto& move) { return isLost(move.second); });
}

std::uint64_t perft(const Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [text, after] : moves(position)) count += perft(after, plies - 1);
  return count;
}

std::vector<Position> predecessors(const Position& position, Rules rules) {
  std::set<Position> found;
  const char side = otherSide(position.side);
  const auto offer = [&](const Position& before) {
    if (lions(before) != 2 || lionOf(before, 'b').row < 0 || lionOf(before, 'w').row < 0) return;
    const auto after = moves(before, rules);
    if (std::any_of(after.begin(), after.end(), [&](const auto& move) { return move.second == position; })) found.insert(before);
  };
  for (const Place to : allPlaces()) {
    if (!belongsTo(cell(position, to), side)) continue;
    Position without = position;
    without.side = side;
    const char piece = std::exchange(cell(without, to), '.');
    if (asInHand(piece) != 'L') {
      Position before = without;
      addTo(handOf(before, side), asInHand(piece));
      offer(before);
    }
    for (const Place from : allPlaces()) {
      if (cell(without, from) != '.') continue;
      for (const char was : {piece, pieceOf('C', side)})
        for (const char taken : {'.', 'G', 'E', 'C', 'H', 'L'}) {
          Position before = without;
          cell(before, from) = was;
          std::string& hand = handOf(before, side);
          if (taken != '.') cell(before, to) = pieceOf(taken, position.side);
          if (taken != '.' && taken != 'L') {
            if (hand.find(asInHand(taken)) == std::string::npos) continue;
            removeFrom(hand, asInHand(taken));
          }
          offer(before);
        }
    }
  }
  return {found.begin(), found.end()};
}

Position passed(const Position& position) { return {position.rows, position.hands, otherSide(position.side)}; }

Position mirrored(const Position& position) {
  Position image = position;
  for (std::string& row : image.rows) std::reverse(row.begin(), row.end());
  return image;
}

Position turned(const Position& position) {
  Position result = position;
  std::reverse(result.rows.begin(), result.rows.end());
  for (std::string& row : result.rows) {
    std::reverse(row.begin(), row.end());
    for (char& piece : row) piece = piece == upper(piece) ? lower(piece) : upper(piece);
  }
  std::swap(result.hands[0], result.hands[1]);
  result.side = otherSide(position.side);
  return result;
}

Position canonical(const Position& position) {
  const Position own = position.side == 'b' ? position : turned(position);
  return std::min(own, mirrored(own));
}

}  // namespace slow_shogi
