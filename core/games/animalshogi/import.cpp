// Games as engines and servers write them: USI (columns 3 2 1 from the left), the CSA standard (+2322HI) and the log of the
// server animalshogiserver (+2c2b, columns 1 2 3 from the left). Sources in RULES.md.
#include "core/games/animalshogi/import.h"

#include <algorithm>
#include <array>
#include <optional>

namespace kotai::animalshogi {

namespace {

constexpr std::string_view columns = "123";
constexpr std::string_view rowLetters = "abcd";
constexpr std::string_view rowDigits = "1234";
constexpr std::ptrdiff_t positionWords = 3;  ///< board, side, hands

/// What a server says besides moves.
constexpr std::array<std::string_view, 6> serverLines{"BEGIN ", "END ", "START", "AGREE", "Game_ID:", "Your_Turn:"};

enum class Columns { FromTheLeft, FromTheRight };

/// "B3", or empty.
std::string squareOf(std::string_view text, std::string_view rows, Columns direction) {
  const std::size_t column = columns.find(text[0]);
  const std::size_t row = rows.find(text[1]);
  if (column == columns.npos || row == rows.npos) return {};
  const std::size_t fromTheLeft = direction == Columns::FromTheLeft ? column : columns.size() - 1 - column;
  return {static_cast<char>('A' + fromTheLeft), static_cast<char>('1' + row)};
}

std::string joined(const std::string& from, const std::string& to) {
  return from.empty() || to.empty() ? std::string() : from + to;
}

/// "2c2b", "2b2a+", "C*2b"; \p letters: of giraffe, elephant and chick, small.
std::string lettersMove(std::string_view text, std::string_view letters, Columns direction) {
  if (text.ends_with('+')) text.remove_suffix(1);
  if (text.size() != 4) return {};
  const std::string to = squareOf(text.substr(2), rowLetters, direction);
  if (text[1] != '*') return joined(squareOf(text, rowLetters, direction), to);
  const std::size_t piece = letters.find(static_cast<char>(text[0] | 0x20));
  return piece == letters.npos ? std::string() : joined(std::string{"GEC"[piece], '*'}, to);
}

/// "2322HI", "0022HI": the piece as it is after the move.
std::string digitsMove(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 3> hand{{{"KI", 'G'}, {"ZO", 'E'}, {"HI", 'C'}}};
  if (text.size() != 6) return {};
  const std::string to = squareOf(text.substr(2), rowDigits, Columns::FromTheRight);
  if (!text.starts_with("00")) return joined(squareOf(text, rowDigits, Columns::FromTheRight), to);
  for (const auto& [name, letter] : hand)
    if (text.substr(4) == name) return joined(std::string{letter, '*'}, to);
  return {};
}

/// A line of a log: "+2322HI", "-2b2c,OK".
std::string loggedMove(std::string_view line) {
  const std::string_view move = line.substr(1, line.find(',') - 1);
  const std::string digits = digitsMove(move);
  return digits.empty() ? lettersMove(move, "kzh", Columns::FromTheLeft) : digits;
}

std::string_view withoutEnds(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// "[position] startpos moves 2c2b ..." or "[position] sfen gle/1c1/1C1/ELG b - 1 moves ..."; \p byte: of the line.
std::optional<ImportedGame> usiGame(std::string_view line, std::size_t byte) {
  std::vector<ImportedGame::Move> words = wordsOf(line);
  auto word = words.begin();
  if (word != words.end() && word->text == "position") ++word;
  if (word == words.end() || (word->text != "startpos" && word->text != "sfen")) return std::nullopt;
  ImportedGame game{.variantId = "animalshogi"};
  const auto moves = std::ranges::find(word, words.end(), "moves", &ImportedGame::Move::text);
  if (word->text == "sfen")
    for (auto part = word + 1; part < std::min(moves, word + 1 + positionWords); ++part)
      game.start += (game.start.empty() ? "" : " ") + part->text;
  for (auto move = moves == words.end() ? moves : moves + 1; move != words.end(); ++move) {
    const std::string text = lettersMove(move->text, "gec", Columns::FromTheRight);
    game.moves.push_back({text.empty() ? move->text : text, byte + move->byte});
  }
  return game;
}

/// Puts the lines of a log together; comments, times, versions and words of the server are passed over.
class LogReader {
 public:
  /// False for a line that no log has.
  bool add(std::string_view line, std::size_t byte) {
    if (line.empty() || line == "+" || line == "-") return true;
    if (line.starts_with("N+")) return name(m_game.first, line);
    if (line.starts_with("N-")) return name(m_game.second, line);
    if (line[0] == 'P') m_game.moves.push_back({std::string(line), byte});  // another start: told as what cannot be read
    if (std::string_view("'V$T%#P").find(line[0]) != std::string_view::npos) return true;
    if (std::ranges::any_of(serverLines, [&](std::string_view each) { return line.starts_with(each); })) return true;
    if (line[0] != '+' && line[0] != '-') return false;
    const std::string move = loggedMove(line);
    m_hasMoves = m_hasMoves || !move.empty();
    m_game.moves.push_back({move.empty() ? std::string(line) : move, byte});
    return true;
  }
  std::vector<ImportedGame> games() const { return m_hasMoves ? std::vector{m_game} : std::vector<ImportedGame>(); }

 private:
  static bool name(std::string& player, std::string_view line) {
    player = line.substr(2);
    return true;
  }

  ImportedGame m_game{.variantId = "animalshogi"};
  bool m_hasMoves = false;
};

}  // namespace

std::vector<ImportedGame> readForeignNotation(std::string_view text) {
  std::vector<ImportedGame> games;
  LogReader log;
  bool isLog = true;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = withoutEnds(text.substr(begin, end - begin));
    if (auto game = usiGame(line, begin)) games.push_back(*std::move(game));
    isLog = isLog && (line == "PI" || log.add(line, begin));
    begin = end + 1;
  }
  if (!games.empty()) return games;
  return isLog ? log.games() : std::vector<ImportedGame>();
}

}  // namespace kotai::animalshogi
