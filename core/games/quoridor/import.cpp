// Reads the players' notation, such as e2 and e3h. On 9x9 with ten fences each, this is Kotai's notation. In Glendenning's older
// notation, rows count from the second player's side, and a fence is named by the square north-west of its centre.
#include <algorithm>

#include "core/base/words.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

constexpr const char* playedVariant = "quoridor:9x9,fences=10";
constexpr char playedSize = 9;
constexpr char lastColumn = 'a' + playedSize - 1;

static bool isBetween(char letter, char first, char last) { return letter >= first && letter <= last; }

/// Returns the move in lower case, or an empty string if the word is not a move.
static std::string moveOf(const std::string& word) {
  std::string move = lowerCase(word);
  const bool square = move.size() >= 2 && isBetween(move[0], 'a', lastColumn) && isBetween(move[1], '1', '0' + playedSize);
  const bool fence = move.size() == 3 && (move[2] == 'h' || move[2] == 'v');
  return square && (move.size() == 2 || fence) ? move : std::string();
}

/// Rotates the board by 180 degrees. A fence is always named by its square nearest to a1, so the rotated name moves by one column
/// and one row. Names of fences that would extend beyond the board stay unchanged, and the rules reject these fences.
static std::string turned(const std::string& move) {
  const int fence = move.size() == 3 ? 1 : 0;
  const int column = lastColumn - move[0] - fence;
  const int row = playedSize - (move[1] - '0') - fence;
  if (column < 0 || row < 0) return move;
  std::string other = move;
  other[0] = static_cast<char>('a' + column);
  other[1] = static_cast<char>('1' + row);
  return other;
}

/// Returns whether the first player begins on the upper edge. The first step of a pawn reveals its side, because both
/// pawns start on an edge row.
static bool beginsAbove(const std::vector<ImportedGame::Move>& moves) {
  const auto step = std::ranges::find(moves, std::size_t{2}, [](const ImportedGame::Move& move) { return move.text.size(); });
  if (step == moves.end()) return false;
  const bool isFirstPlayers = (step - moves.begin()) % 2 == 0;
  return isFirstPlayers == (step->text[1] > '1' + playedSize / 2);
}

std::vector<ImportedGame> readForeignNotation(std::string_view text) {
  ImportedGame game{.variantId = playedVariant, .moves = wordsOf(text)};
  for (ImportedGame::Move& move : game.moves) {
    move.text = moveOf(move.text);
    if (move.text.empty()) return {};
  }
  if (game.moves.empty()) return {};
  if (beginsAbove(game.moves))
    for (ImportedGame::Move& move : game.moves) move.text = turned(move.text);
  return {game};
}

}  // namespace kotai::quoridor
