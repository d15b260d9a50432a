// Reads the notation of players, such as e2 and e3h. On 9x9 with ten fences for each player, Kotai uses the
// same notation. In Glendenning's older notation, rows are numbered from the second player's side, and the
// square north-west of its centre names a fence.
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

/// Returns the move on the board rotated by 180 degrees. The name of a fence is its square nearest to a1, so
/// the rotated name is shifted by one column and one row. If the fence would extend beyond the board, its name
/// stays unchanged, and the rules reject the move.
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

/// Returns whether the first player begins on the upper edge. The first step of a pawn shows on which edge the
/// pawn began.
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
