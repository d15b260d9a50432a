// Second reader of Animal Shogi in three notations: USI, the CSA standard, and the log of the CSA server.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

#include "tests/fuzz/line_of_play.h"
#include "tests/fuzz/second_reader.h"

namespace kotai::fuzz {

namespace {

using Reading = std::optional<std::vector<PlainGame>>;

const std::string shogiVariant = "animalshogi";
const std::map<std::string, std::string> pieceOfCode{{"KI", "G"}, {"ZO", "E"}, {"HI", "C"}, {"NI", "+C"}, {"LI", "L"}};

std::string lower(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return text;
}

/// Pieces of a position in Kotai's notation: on the board (a piece such as "C" or "+c" for each square such as
/// "B3") and in hand.
struct Board {
  std::map<std::string, std::string> squares;
  std::map<char, int> hands;

  static Board of(const std::string& position) {
    Board board;
    char column = 'A';
    char row = '1';
    std::string promoted;
    for (const char letter : position.substr(0, position.find(' '))) {
      if (letter == '/') {
        ++row;
        column = 'A';
      } else if (letter == '+') {
        promoted = "+";
      } else if (letter >= '1' && letter <= '3') {
        column = static_cast<char>(column + letter - '0');
      } else {
        board.squares[{column++, row}] = std::exchange(promoted, {}) + letter;
      }
    }
    return board;
  }

  std::string text(bool second) const {
    std::string position;
    for (char row = '1'; row <= '4'; ++row) {
      int empty = 0;
      const auto flush = [&] { position += empty > 0 ? std::to_string(std::exchange(empty, 0)) : std::string(); };
      for (char column = 'A'; column <= 'C'; ++column) {
        const auto piece = squares.find({column, row});
        if (piece == squares.end()) {
          ++empty;
          continue;
        }
        flush();
        position += piece->second;
      }
      flush();
      if (row < '4') position += '/';
    }
    position += second ? " w " : " b ";
    std::string held;
    for (const char letter : {'G', 'E', 'C', 'g', 'e', 'c'})
      if (const auto hand = hands.find(letter); hand != hands.end() && hand->second > 0)
        held += (hand->second > 1 ? std::to_string(hand->second) : std::string()) + letter;
    return position + (held.empty() ? "-" : held);
  }

  int count(char kind) const {  // counts the pieces of both sides; hens count as chicks
    int number = 0;
    for (const auto& [square, piece] : squares) number += std::toupper(static_cast<unsigned char>(piece.back())) == kind ? 1 : 0;
    for (const auto& [letter, held] : hands) number += std::toupper(static_cast<unsigned char>(letter)) == kind ? held : 0;
    return number;
  }
};

/// Converts a square such as "2c" to Kotai's notation, such as "B3". Columns count from the right if \p
/// fromTheRight, otherwise from the left. Rows count from \p firstRow. Returns an empty string if the square is
/// invalid.
std::string squareOf(std::string_view text, char firstRow, bool fromTheRight) {
  if (text.size() != 2 || text[0] < '1' || text[0] > '3' || text[1] < firstRow || text[1] >= firstRow + 4) return {};
  const int column = fromTheRight ? '3' - text[0] : text[0] - '1';
  return {static_cast<char>('A' + column), static_cast<char>('1' + text[1] - firstRow)};
}

/// Returns a move such as "2c2b", "2b2a+" or "C*2b". \p letters are the letters of giraffe, elephant and chick.
std::string lettersMove(std::string text, const std::string& letters, bool fromTheRight, bool& promotes) {
  promotes = text.ends_with('+');
  if (promotes) text.pop_back();
  if (text.size() != 4) return {};
  const std::string to = squareOf(std::string_view(text).substr(2), 'a', fromTheRight);
  if (to.empty()) return {};
  const std::string from = squareOf(std::string_view(text).substr(0, 2), 'a', fromTheRight);
  if (!from.empty()) return from + to;
  const std::size_t kind = letters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(text[0]))));
  return text[1] != '*' || kind == letters.npos || promotes ? std::string() : std::string{"GEC"[kind], '*'} + to;
}

/// Plays a move in Kotai's notation. Returns the piece on its target square as a capital letter.
std::optional<std::string> playedPiece(LineOfPlay& line, const std::string& move) {
  if (move.size() != 4 || !line.play(move)) return std::nullopt;
  std::string piece = Board::of(line.position()).squares[move.substr(2)];
  for (char& letter : piece) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return piece;
}

std::optional<PlainGame> usiGame(const std::vector<std::string>& words) {
  std::size_t at = !words.empty() && words[0] == "position" ? 1 : 0;
  if (at == words.size()) return std::nullopt;
  std::string start;
  if (words[at] == "sfen") {
    if (words.size() < at + 4) return std::nullopt;
    start = words[at + 1] + ' ' + words[at + 2] + ' ' + words[at + 3];
    at += 4;
    if (at < words.size() && words[at].find_first_not_of("0123456789") == std::string::npos) ++at;
  } else if (words[at++] != "startpos") {
    return std::nullopt;
  }
  auto line = LineOfPlay::from(shogiVariant, start);
  if (!line || (at < words.size() && words[at++] != "moves")) return std::nullopt;
  PlainGame read{.variant = shogiVariant, .start = line->position()};
  for (; at < words.size(); ++at) {
    bool promotes = false;
    const std::string move = lettersMove(words[at], "gec", true, promotes);
    const auto piece = playedPiece(*line, move);
    if (!piece || (promotes && *piece != "+C")) return std::nullopt;
    read.moves.push_back({static_cast<int>(read.moves.size()), move});
  }
  return read;
}

/// State of a record after the statements read so far.
class Record {
 public:
  bool add(const std::string& statement) {
    if (statement.empty() || std::string_view("'$VT#").find(statement[0]) != std::string_view::npos || statement == "OK")
      return true;
    switch (statement[0]) {
      case 'N': return name(statement);
      case 'P': return !m_line && board(statement.substr(1));
      case '%': return end(statement);
      case '+':
      case '-': return statement.size() == 1 ? turn(statement[0] == '-') : move(statement[0] == '-', statement.substr(1));
      default: return false;
    }
  }
  bool isEmpty() const { return m_empty; }
  bool finish(PlainGame& read) {
    if (!begin()) return false;
    read = m_game;
    return true;
  }
  bool saysGame() const { return m_saysGame; }

 private:
  bool name(const std::string& statement) {
    if (statement.size() < 2 || (statement[1] != '+' && statement[1] != '-')) return false;
    (statement[1] == '+' ? m_game.first : m_game.second) = statement.substr(2);
    m_empty = false;
    return true;
  }

  bool board(const std::string& statement) {
    m_empty = false;
    m_saysGame = true;
    if (statement.empty()) return false;
    const char kind = statement[0];
    const std::string list = statement.substr(1);
    if (kind >= '1' && kind <= '4') return row(kind, list);
    if (kind == 'I') return usualStart(list);
    return (kind == '+' || kind == '-') && pieces(kind == '-', list);
  }

  /// Reads a row in which each square has three characters. Spaces at the end of the line may be missing. Returns false
  /// if the row is invalid.
  bool row(char row, std::string cells) {
    m_hasBoard = true;
    if (cells.size() > 9) return false;
    cells.resize(9, ' ');
    for (std::size_t column = 0; column < 3; ++column) {
      const std::string cell = cells.substr(column * 3, 3);
      if (cell == " * ") continue;
      const auto piece = pieceOfCode.find(cell.substr(1));
      if ((cell[0] != '+' && cell[0] != '-') || piece == pieceOfCode.end()) return false;
      if (!put({static_cast<char>('A' + column), row}, cell[0] == '-' ? lower(piece->second) : piece->second)) return false;
    }
    return true;
  }

  bool usualStart(const std::string& without) {
    if (m_hasBoard || without.size() % 4 != 0) return false;
    m_hasBoard = true;
    m_board = Board::of("gle/1c1/1C1/ELG b -");
    for (std::size_t at = 0; at < without.size(); at += 4) {
      const std::string square = squareOf(std::string_view(without).substr(at, 2), '1', true);
      const auto piece = pieceOfCode.find(without.substr(at + 2, 2));
      if (square.empty() || piece == pieceOfCode.end() || !m_board.squares.contains(square)) return false;
      if (lower(m_board.squares[square]) != lower(piece->second)) return false;
      m_board.squares.erase(square);
    }
    return true;
  }

  bool pieces(bool second, const std::string& list) {
    m_hasBoard = true;
    if (list.empty() || list.size() % 4 != 0) return false;
    for (std::size_t at = 0; at < list.size(); at += 4) {
      const std::string code = list.substr(at + 2, 2);
      const bool inHand = list.substr(at, 2) == "00";
      if (inHand && code == "AL") {
        if (at + 4 != list.size()) return false;
        for (const char kind : {'G', 'E', 'C'})
          while (m_board.count(kind) < 2) ++m_board.hands[second ? lower({kind})[0] : kind];
        continue;
      }
      const auto piece = pieceOfCode.find(code);
      if (piece == pieceOfCode.end()) return false;
      const std::string letter = second ? lower(piece->second) : piece->second;
      if (inHand) {
        if (letter.size() > 1 || code == "LI" || m_board.count(piece->second[0]) >= 2) return false;
        ++m_board.hands[letter[0]];
      } else if (const std::string square = squareOf(std::string_view(list).substr(at, 2), '1', true);
                 square.empty() || !put(square, letter)) {
        return false;
      }
    }
    return true;
  }

  bool put(const std::string& square, const std::string& piece) { return m_board.squares.emplace(square, piece).second; }

  bool turn(bool second) {
    m_empty = false;
    if (m_line) return m_line->secondToMove() == second;
    m_second = second;
    return true;
  }

  bool begin() {
    if (m_line) return true;
    m_line = LineOfPlay::from(shogiVariant, (m_hasBoard ? m_board : Board::of("gle/1c1/1C1/ELG b -")).text(m_second));
    if (!m_line) return false;
    m_game.start = m_line->position();
    return true;
  }

  bool move(bool second, const std::string& text) {
    m_empty = false;
    m_saysGame = true;
    if (!begin() || m_line->secondToMove() != second) return false;
    bool promotes = false;
    std::string move = lettersMove(text, "kzh", false, promotes);
    const auto code = text.size() == 6 ? pieceOfCode.find(text.substr(4)) : pieceOfCode.end();
    if (code != pieceOfCode.end()) {
      const std::string to = squareOf(std::string_view(text).substr(2, 2), '1', true);
      const bool drops = text.starts_with("00");
      const std::string from = drops ? code->second + "*" : squareOf(std::string_view(text).substr(0, 2), '1', true);
      if (from.empty() || to.empty()) return false;
      move = from + to;
    }
    const auto piece = playedPiece(*m_line, move);
    if (!piece || (promotes && *piece != "+C") || (code != pieceOfCode.end() && *piece != code->second)) return false;
    m_second = !second;
    m_game.moves.push_back({static_cast<int>(m_game.moves.size()), move});
    return true;
  }

  bool end(const std::string& statement) {
    const std::string wins[] = {"1-0", "0-1"};  // indexed by winner: first, second
    const std::string mover = wins[m_second ? 1 : 0];
    const std::string waiter = wins[m_second ? 0 : 1];
    const std::map<std::string, std::pair<std::string, std::string>> ends{{"%TORYO", {waiter, "resignation"}},
                                                                          {"%TIME_UP", {waiter, "time"}},
                                                                          {"%TSUMI", {waiter, ""}},
                                                                          {"%ILLEGAL_MOVE", {waiter, ""}},
                                                                          {"%+ILLEGAL_ACTION", {"0-1", ""}},
                                                                          {"%-ILLEGAL_ACTION", {"1-0", ""}},
                                                                          {"%KACHI", {mover, ""}},
                                                                          {"%SENNICHITE", {"1/2-1/2", "repetition"}},
                                                                          {"%HIKIWAKE", {"1/2-1/2", "agreement"}},
                                                                          {"%JISHOGI", {"1/2-1/2", ""}},
                                                                          {"%MAX_MOVES", {"1/2-1/2", ""}}};
    if (const auto found = ends.find(statement); found != ends.end()) std::tie(m_game.result, m_game.reason) = found->second;
    return true;
  }

  PlainGame m_game{.variant = shogiVariant, .start = {}};
  Board m_board;
  std::optional<LineOfPlay> m_line;
  bool m_hasBoard = false;
  bool m_second = false;
  bool m_empty = true;
  bool m_saysGame = false;
};

}  // namespace

Reading readUsiAgain(std::string_view text) {
  std::vector<PlainGame> games;
  for (const std::string& line : linesOf(text)) {
    const std::vector<std::string> words = wordsWithoutNumbers(line);
    if (words.empty()) continue;
    auto read = usiGame(words);
    if (!read) return std::nullopt;
    games.push_back(*std::move(read));
  }
  return games.empty() ? std::nullopt : std::optional(games);
}

Reading readCsaAgain(std::string_view text) {
  std::vector<PlainGame> games;
  Record record;
  bool saysGame = false;
  const auto finish = [&] {
    saysGame = saysGame || record.saysGame();
    PlainGame read;
    const bool whole = record.isEmpty() || record.finish(read);
    if (whole && !record.isEmpty()) games.push_back(std::move(read));
    record = Record();
    return whole;
  };
  for (const std::string& line : linesOf(text)) {
    if (std::ranges::any_of(std::array{"BEGIN ", "END ", "START", "AGREE", "Game_ID:", "Your_Turn:"},
                            [&line](const char* word) { return line.starts_with(word); }))
      continue;
    for (std::size_t at = 0; at < line.size();) {
      at = std::min(line.find_first_not_of(" \t\r", at), line.size());
      const bool whole = at < line.size() && std::string_view("'$N").find(line[at]) != std::string_view::npos;
      const std::size_t end = whole ? line.size() : std::min(line.find(',', at), line.size());
      const std::string statement = line.substr(at, line.find_last_not_of(" \t\r", end == at ? at : end - 1) + 1 - at);
      if (end > at && !(statement == "/" ? finish() : record.add(statement))) return std::nullopt;
      at = end + 1;
    }
  }
  return finish() && saysGame ? std::optional(games) : std::nullopt;
}

}  // namespace kotai::fuzz
