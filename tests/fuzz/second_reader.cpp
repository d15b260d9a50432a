// Second reader of the players' notation of Quoridor, and of lists of moves and positions.
#include "tests/fuzz/second_reader.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "tests/fuzz/line_of_play.h"

namespace kotai::fuzz {

namespace {

using Reading = std::optional<std::vector<PlainGame>>;

Reading played(const std::string& variant, const std::vector<std::string>& moves) {
  auto line = LineOfPlay::from(variant, {});
  if (!line) return std::nullopt;
  PlainGame game{.variant = variant, .start = line->position()};
  for (const std::string& move : moves) {
    if (!line->play(move)) return std::nullopt;
    game.moves.push_back({static_cast<int>(game.moves.size()), move});
  }
  return std::vector{game};
}

/// Converts a move to Glendenning's notation, which counts rows from the opposite side and names a fence by its upper
/// left square. Columns and rows count from 1.
std::string turned(const std::string& move) {
  const int last = move.size() == 3 ? 9 : 10;  // 8 columns and rows of fences, 9 of squares
  std::string other = move;
  other[0] = static_cast<char>('a' + last - (move[0] - 'a' + 1) - 1);
  other[1] = static_cast<char>('0' + last - (move[1] - '0'));
  return other;
}

Reading readQuoridor(std::string_view text) {
  std::vector<std::string> moves = wordsWithoutNumbers(text);
  bool glendenning = false;
  bool stepped = false;
  for (std::size_t at = 0; at < moves.size(); ++at) {
    std::string& move = moves[at];
    for (char& letter : move) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    const bool square = move.size() >= 2 && move[0] >= 'a' && move[0] <= 'i' && move[1] >= '1' && move[1] <= '9';
    const bool fence = move.size() == 3 && (move[2] == 'h' || move[2] == 'v');
    if (!square || (move.size() != 2 && !fence)) return std::nullopt;
    if (fence || std::exchange(stepped, true)) continue;
    glendenning = at % 2 == 0 ? move[1] > '5' : move[1] < '5';
  }
  if (moves.empty()) return std::nullopt;
  for (std::string& move : moves)
    if (glendenning) move = turned(move);
  return played("quoridor:9x9,fences=10", moves);
}

Reading readMoves(std::string_view text, const std::string& variant) {
  std::vector<std::string> moves = wordsWithoutNumbers(text);
  if (!isSimultaneous(variant)) return moves.empty() ? std::nullopt : played(variant, moves);
  std::vector<std::string> turns;
  bool half = false;
  for (std::string& move : moves) {
    const std::size_t joint = move.find('&');
    if (joint != std::string::npos && half) return std::nullopt;
    if (joint != std::string::npos)
      turns.push_back(move.replace(joint, 1, " "));
    else if (half)
      turns.back() += ' ' + move;
    else
      turns.push_back(move);
    half = joint == std::string::npos && !half;
  }
  return half || turns.empty() ? std::nullopt : played(variant, turns);
}

Reading readPositions(std::string_view text, const std::string& variant) {
  std::vector<PlainGame> games;
  std::optional<LineOfPlay> line;
  for (const std::string& whole : linesOf(text)) {
    const std::size_t begin = whole.find_first_not_of(" \t\r");
    if (begin == std::string::npos) continue;
    const std::string position = whole.substr(begin, whole.find_last_not_of(" \t\r") + 1 - begin);
    const auto move = line ? line->moveTo(position) : std::nullopt;
    if (move) {
      games.back().moves.push_back({static_cast<int>(games.back().moves.size()), *move});
      continue;
    }
    auto another = LineOfPlay::from(variant, position);
    if (!another && position[0] == '#') continue;  // skips a comment line
    if (!another) return std::nullopt;
    line = std::move(another);
    games.push_back({.variant = variant, .start = line->position()});
  }
  return games.empty() ? std::nullopt : std::optional(games);
}

}  // namespace

std::string withoutNumber(const std::string& word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  if (digits == 0 || digits == word.size() || word[digits] != '.') return word;
  const std::size_t end = word.find_first_not_of('.', digits);
  return end == std::string::npos ? std::string() : word.substr(end);
}

std::vector<std::string> wordsWithoutNumbers(std::string_view text) {
  constexpr std::string_view partings = " \t\r\n,;";
  std::vector<std::string> words;
  for (std::size_t begin = text.find_first_not_of(partings); begin != text.npos;) {
    const std::size_t end = std::min(text.find_first_of(partings, begin), text.size());
    if (std::string word = withoutNumber(std::string(text.substr(begin, end - begin))); !word.empty())
      words.push_back(std::move(word));
    begin = text.find_first_not_of(partings, end);
  }
  return words;
}

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

Reading readAgain(Notation notation, std::string_view text, const std::string& variant) {
  switch (notation) {
    case Notation::Record: return readRecordAgain(text);
    case Notation::Usi: return readUsiAgain(text);
    case Notation::Csa: return readCsaAgain(text);
    case Notation::Quoridor: return readQuoridor(text);
    case Notation::Moves: return readMoves(text, variant);
    case Notation::Positions: return readPositions(text, variant);
  }
  return std::nullopt;
}

}  // namespace kotai::fuzz
