// The notation of players: e2, e3h. It is ours, on nine by nine squares with ten fences each; in Glendenning's older one the
// first player begins at e9, and a fence has the name of the square north-west of its middle.
#include "core/games/quoridor/import.h"

#include <algorithm>

namespace kotai::quoridor {

namespace {

constexpr const char* playedVariant = "quoridor:9x9,fences=10";
constexpr char playedSize = 9;
constexpr char lastColumn = 'a' + playedSize - 1;

bool isBetween(char letter, char first, char last) { return letter >= first && letter <= last; }

/// Small letters; empty if it is no move.
std::string moveOf(const std::string& word) {
  std::string move = word;
  for (char& letter : move)
    if (isBetween(letter, 'A', 'Z')) letter = static_cast<char>(letter - 'A' + 'a');
  const bool square = move.size() >= 2 && isBetween(move[0], 'a', lastColumn) && isBetween(move[1], '1', '0' + playedSize);
  const bool fence = move.size() == 3 && (move[2] == 'h' || move[2] == 'v');
  return square && (move.size() == 2 || fence) ? move : std::string();
}

/// As seen by the player on the other side.
std::string turned(const std::string& move) {
  const bool fence = move.size() == 3;
  std::string other = move;
  other[0] = static_cast<char>('a' + lastColumn - move[0] - (fence ? 1 : 0));
  other[1] = static_cast<char>('0' + playedSize + '1' - move[1]);
  return other;
}

/// The first player has come from the upper edge.
bool beginsAbove(const std::vector<ImportedGame::Move>& moves) {
  for (std::size_t i = 0; i < moves.size(); i += 2)
    if (moves[i].text.size() == 2) return moves[i].text[1] > '0' + playedSize / 2;
  return false;
}

}  // namespace

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
