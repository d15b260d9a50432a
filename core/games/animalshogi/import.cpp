// Reads games in notations of engines and servers: USI (columns 3 2 1 from the left), the CSA standard (+2322HI), and the log of
// the server animalshogiserver (+2c2b, columns 1 2 3 from the left). RULES.md lists the sources.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/imported_game.h"
#include "core/game/legal_move.h"
#include "core/games/animalshogi/faults.h"
#include "core/games/animalshogi/rules.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

enum class Columns { FromTheLeft, FromTheRight };

/// Digits for the columns in USI, CSA and the server's log. CSA uses digits for the rows, too.
constexpr std::string_view columnDigits = "123";

constexpr std::string_view rowDigits = "1234";

struct WrittenMove {
  std::string text;               ///< the move in this program's notation; empty if the text is not a move
  std::optional<Kind> kind = {};  ///< kind of the piece after the move; missing if the notation omits it
};

/// Returns a fault that concerns a whole word.
static TextError refusal(const OwnText& words, std::vector<std::string> params = {}) {
  TextError error = ownFault(words, std::move(params));
  error.column = 1;
  return error;
}

/// Returns the fault of a sign that contradicts the side to move.
static TextError wrongSign(Side said) { return refusal(said == Side::First ? fault::notFirstsTurn : fault::notSecondsTurn); }

/// Replays a game to find moves that name a wrong piece or side. Replaying the record later finds illegal
/// moves.
class MoveCheck {
 public:
  explicit MoveCheck(std::optional<Rules::Position> start) : m_position(start) {}

  /// Returns the side to move, or nothing after a move that could not be played.
  std::optional<Side> toMove() const;
  /// Makes the move. Returns a fault if the move contradicts the position or is not by the side \p mover (if
  /// given).
  std::optional<TextError> play(const WrittenMove& move, std::optional<Side> mover);

 private:
  std::optional<Rules::Position> m_position;
};

constexpr std::array<std::string_view, kindCount> codes{"KI", "ZO", "HI", "NI", "LI"};  // CSA codes, indexed by Kind
constexpr std::string_view dropLetters = "GEC";                                         // indexed by Kind
constexpr std::string_view rowLetters = "abcd";

/// Converts a square to a name such as "B3". Returns an empty string if the text is not a square.
static std::string squareOf(std::string_view text, std::string_view rows, Columns direction) {
  const std::size_t column = columnDigits.find(text[0]);
  const std::size_t row = rows.find(text[1]);
  if (column == columnDigits.npos || row == rows.npos) return {};
  const std::size_t fromTheLeft = direction == Columns::FromTheLeft ? column : columnDigits.size() - 1 - column;
  return {static_cast<char>('A' + fromTheLeft), static_cast<char>('1' + row)};
}

static std::string codeOf(Kind kind) { return std::string(codes[static_cast<std::size_t>(kind)]); }

static std::string joined(const std::string& from, const std::string& to) {
  return from.empty() || to.empty() ? std::string() : from + to;
}

static std::optional<Kind> kindOfCode(std::string_view code) {
  const auto found = std::ranges::find(codes, code);
  return found == codes.end() ? std::nullopt : std::optional(static_cast<Kind>(found - codes.begin()));
}

/// Parses a move such as "2c2b", "2b2a+" (a hen after the move) or "C*2b". \p letters: the letters of giraffe, elephant
/// and chick, in lower case.
static WrittenMove lettersMove(std::string_view text, std::string_view letters, Columns direction) {
  const auto kind = text.ends_with('+') ? std::optional(Kind::Hen) : std::nullopt;
  if (kind) text.remove_suffix(1);
  if (text.size() != 4) return {};
  const std::string to = squareOf(text.substr(2), rowLetters, direction);
  if (text[1] != '*') return {joined(squareOf(text, rowLetters, direction), to), kind};
  const std::size_t piece = letters.find(static_cast<char>(text[0] | 0x20));
  return {piece == letters.npos ? std::string() : joined(std::string{dropLetters[piece], '*'}, to), kind};
}

/// Parses a move such as "2322HI" or "0022HI" (a drop). The last two letters name the piece after the move.
static WrittenMove digitsMove(std::string_view text) {
  if (text.size() != 6) return {};
  const auto kind = kindOfCode(text.substr(4));
  if (!kind) return {};
  const std::string to = squareOf(text.substr(2), rowDigits, Columns::FromTheRight);
  if (!text.starts_with("00")) return {joined(squareOf(text, rowDigits, Columns::FromTheRight), to), kind};
  const auto number = static_cast<std::size_t>(*kind);
  return {number < dropLetters.size() ? joined(std::string{dropLetters[number], '*'}, to) : std::string(), kind};
}

std::optional<Side> MoveCheck::toMove() const { return m_position ? std::optional(m_position->toMove) : std::nullopt; }

std::optional<TextError> MoveCheck::play(const WrittenMove& move, std::optional<Side> mover) {
  static const Rules rules;
  const auto before = std::exchange(m_position, std::nullopt);
  if (!before) return std::nullopt;
  if (mover && *mover != before->toMove) return wrongSign(*mover);
  const auto read = rules.parseMove(move.text);
  if (!read || !isLegalMove(rules, *before, *read)) return std::nullopt;
  const Rules::Position after = rules.play(*before, *read);
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick, Kind::Hen, Kind::Lion})
    if (move.kind && *move.kind != kind && (after.pieces(before->toMove, kind) & squareBit(read->to)) != 0)
      return refusal(fault::otherPiece, {codeOf(*move.kind), codeOf(kind)});
  m_position = after;
  return std::nullopt;
}

/// Builds games from lines. Skips comments, times, versions and other server lines. Reports an unreadable statement as a faulty
/// move.
class CsaReader {
 public:
  /// Adds a line. Returns false if a record cannot contain such a line. \p byte: position of the line in the
  /// text.
  bool add(std::string_view line, std::size_t byte);
  /// Returns the games, or nothing if no line was a move or a board.
  std::vector<ImportedGame> games();

 private:
  bool addStatement(std::string_view statement, std::size_t byte);
  bool addName(std::string_view statement);
  void addBoard(std::string_view statement, std::size_t byte);
  bool addToBoard(std::string_view statement);
  bool addRow(int row, std::string_view cells);
  bool addPieces(Side side, std::string_view list);
  bool addRemaining(Side side);
  bool put(Side side, Kind kind, int square);
  static ImportedGame newGame(std::size_t byte);
  void addEnd(std::string_view statement);
  void addTurn(Side side, std::string_view statement, std::size_t byte);
  void addMove(Side side, std::string_view statement, std::size_t byte);
  void refuse(std::string_view statement, std::size_t byte, TextError fault);
  void append(ImportedGame::Move move);
  void finishStart();
  void finishGame(std::size_t nextByte);

  ImportedGame m_game = newGame(0);
  Rules::Position m_board;           ///< start position, as far as read
  bool m_hasBoard = false;           ///< whether the record has a board; if not, the game has the usual start position
  bool m_hasContent = false;         ///< whether a name, a board, a side or a move has been read
  bool m_isRecord = false;           ///< whether a move or a board has been read
  std::optional<MoveCheck> m_check;  ///< check of the moves; set once the start position is known
  std::optional<Side> m_lastMover;   ///< side of the last move, according to its sign
  std::vector<ImportedGame> m_games;
};

/// Beginnings of server lines that are not moves.
constexpr std::array<std::string_view, 6> serverLines{"BEGIN ", "END ", "START", "AGREE", "Game_ID:", "Your_Turn:"};
constexpr std::size_t cellBytes = 3;
constexpr std::size_t listedPieceBytes = 4;  ///< bytes of a column, a row and a code
constexpr std::string_view spaces = " \t\r";

static std::optional<Side> sideOf(char sign) {
  return sign == '+' ? std::optional(Side::First) : sign == '-' ? std::optional(Side::Second) : std::nullopt;
}

/// Returns the square for digits in a piece list, such as "24". Columns are numbered from the right, rows from
/// the top.
static std::optional<int> squareIndex(std::string_view digits) {
  const std::size_t column = columnDigits.find(digits[0]);
  const std::size_t row = rowDigits.find(digits[1]);
  if (column == columnDigits.npos || row == rowDigits.npos) return std::nullopt;
  return indexOf({columnCount - 1 - static_cast<int>(column), rowCount - 1 - static_cast<int>(row)});
}

static const Rules& rules() {
  static const Rules standard;
  return standard;
}

bool CsaReader::add(std::string_view line, std::size_t byte) {
  if (std::ranges::any_of(serverLines, [&](std::string_view each) { return line.starts_with(each); })) return true;
  for (std::size_t at = 0; at < line.size();) {
    at = std::min(line.find_first_not_of(spaces, at), line.size());
    const bool lasts = at < line.size() && std::string_view("'$N").find(line[at]) != std::string_view::npos;
    const std::size_t end = lasts ? line.size() : std::min(line.find(',', at), line.size());
    std::string_view statement = line.substr(at, end - at);
    statement = statement.substr(0, statement.find_last_not_of(spaces) + 1);
    if (!addStatement(statement, byte + at)) {
      if (m_game.moves.empty()) return false;
      refuse(statement, byte + at, refusal(fault::unknownStatement));
    }
    at = end + 1;
  }
  return true;
}

bool CsaReader::addStatement(std::string_view statement, std::size_t byte) {
  if (statement.empty() || std::string_view("'V$T#").find(statement[0]) != std::string_view::npos) return true;
  if (statement[0] == '%') {
    addEnd(statement);
    return true;
  }
  if (statement == "/") {
    finishGame(byte + statement.size());
    return true;
  }
  if (statement[0] == 'N') return addName(statement);
  if (statement[0] == 'P') {
    addBoard(statement, byte);
    return true;
  }
  const auto side = sideOf(statement[0]);
  if (!side) return statement == "OK";  // the server confirms a move with "OK"
  m_hasContent = true;
  statement.size() == 1 ? addTurn(*side, statement, byte) : addMove(*side, statement, byte);
  return true;
}

bool CsaReader::addName(std::string_view statement) {
  const auto side = statement.size() > 1 ? sideOf(statement[1]) : std::nullopt;
  if (!side) return false;
  (*side == Side::First ? m_game.first : m_game.second) = statement.substr(2);
  m_hasContent = true;
  return true;
}

void CsaReader::addBoard(std::string_view statement, std::size_t byte) {
  m_hasContent = true;
  if (m_check) return refuse(statement, byte, refusal(fault::lateStart));
  if (!addToBoard(statement.substr(1))) return refuse(statement, byte, refusal(fault::unreadableStart));
  m_hasBoard = m_isRecord = true;
}

/// Adds a piece list such as "I" (the usual start position), "I22HI" (without these pieces), "1-KI-LI-ZO" (a
/// row), "+24LI00HI" (pieces of a side, 00 in hand) or "-00AL" (all other pieces in hand).
bool CsaReader::addToBoard(std::string_view statement) {
  if (statement.empty()) return false;
  const char kind = statement[0];
  const std::string_view rest = statement.substr(1);
  if (const auto side = sideOf(kind)) return addPieces(*side, rest);
  if (const std::size_t row = rowDigits.find(kind); row != rowDigits.npos) return addRow(static_cast<int>(row), rest);
  if (kind != 'I' || m_hasBoard || rest.size() % listedPieceBytes != 0) return false;
  const Side toMove = m_board.toMove;
  m_board = rules().start();
  m_board.toMove = toMove;
  for (std::size_t at = 0; at < rest.size(); at += listedPieceBytes) {
    const auto square = squareIndex(rest.substr(at));
    const auto piece = kindOfCode(rest.substr(at + 2, 2));
    if (!square || !piece) return false;
    const SquareSet bit = squareBit(*square);
    if (((m_board.pieces(Side::First, *piece) | m_board.pieces(Side::Second, *piece)) & bit) == 0) return false;
    for (const Side side : {Side::First, Side::Second}) {
      SquareSet& pieces = m_board.pieces(side, *piece);
      pieces = static_cast<SquareSet>(pieces & ~bit);
    }
  }
  return true;
}

/// Adds a row such as "-KI-LI-ZO" or " * -HI * ". \p row: number of the row from the top.
bool CsaReader::addRow(int row, std::string_view cells) {
  if (cells.size() > columnCount * cellBytes) return false;
  for (std::size_t column = 0; column < columnCount; ++column) {
    std::string cell(cells.substr(std::min(column * cellBytes, cells.size()), cellBytes));
    cell.resize(cellBytes, ' ');  // spaces may be missing at the end of the line
    if (cell == " * ") continue;
    const auto side = sideOf(cell[0]);
    const auto kind = kindOfCode(std::string_view(cell).substr(1));
    if (!side || !kind || !put(*side, *kind, indexOf({static_cast<int>(column), rowCount - 1 - row}))) return false;
  }
  return true;
}

bool CsaReader::addPieces(Side side, std::string_view list) {
  if (list.empty() || list.size() % listedPieceBytes != 0) return false;
  for (std::size_t at = 0; at < list.size(); at += listedPieceBytes) {
    const std::string_view code = list.substr(at + 2, 2);
    const bool inHand = list.substr(at, 2) == "00";
    if (inHand && code == "AL") return at + listedPieceBytes == list.size() && addRemaining(side);
    const auto kind = kindOfCode(code);
    if (!kind) return false;
    if (!inHand) {
      const auto square = squareIndex(list.substr(at));
      if (!square || !put(side, *kind, *square)) return false;
    } else if (static_cast<int>(*kind) >= handKindCount || countOf(m_board, *kind) >= piecesPerHandKind) {
      return false;
    } else {
      ++m_board.inHand(side, *kind);
    }
  }
  return true;
}

/// Adds all unplaced pieces to the hand of a side.
bool CsaReader::addRemaining(Side side) {
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick})
    while (countOf(m_board, kind) < piecesPerHandKind) ++m_board.inHand(side, kind);
  return true;
}

bool CsaReader::put(Side side, Kind kind, int square) {
  if ((m_board.occupied() & squareBit(square)) != 0) return false;
  SquareSet& pieces = m_board.pieces(side, kind);
  pieces = static_cast<SquareSet>(pieces | squareBit(square));
  return true;
}

/// Adds the end of the game. Other statements, such as %CHUDAN (aborted) and %MATTA (a move was taken back), are not results.
void CsaReader::addEnd(std::string_view statement) {
  const Side mover = m_lastMover ? other(*m_lastMover) : m_board.toMove;
  if (statement == "%TORYO") m_game.end = {other(mover), EndCause::Resignation};
  if (statement == "%TIME_UP") m_game.end = {other(mover), EndCause::Time};
  if (statement == "%TSUMI" || statement == "%ILLEGAL_MOVE") m_game.end = {other(mover), {}};
  if (statement == "%+ILLEGAL_ACTION") m_game.end = {Side::Second, {}};
  if (statement == "%-ILLEGAL_ACTION") m_game.end = {Side::First, {}};
  if (statement == "%KACHI") m_game.end = {mover, {}};
  if (statement == "%SENNICHITE") m_game.end = {std::nullopt, EndCause::Repetition};
  if (statement == "%HIKIWAKE") m_game.end = {std::nullopt, EndCause::Agreement};
  if (statement == "%JISHOGI" || statement == "%MAX_MOVES") m_game.end = {std::nullopt, {}};
}

void CsaReader::addTurn(Side side, std::string_view statement, std::size_t byte) {
  if (!m_check) {
    m_board.toMove = side;
  } else if (m_check->toMove().value_or(side) != side) {
    refuse(statement, byte, wrongSign(side));
  }
}

void CsaReader::addMove(Side side, std::string_view statement, std::size_t byte) {
  finishStart();
  WrittenMove move = digitsMove(statement.substr(1));
  if (move.text.empty()) move = lettersMove(statement.substr(1), "kzh", Columns::FromTheLeft);
  if (move.text.empty()) return refuse(statement, byte, refusal(fault::unknownStatement));
  m_isRecord = true;
  m_lastMover = side;
  if (auto fault = m_check->play(move, side)) return refuse(statement, byte, *std::move(fault));
  append({std::move(move.text), byte});
}

/// Adds a faulty move. Skips all later moves, because their positions are unknown.
void CsaReader::refuse(std::string_view statement, std::size_t byte, TextError fault) {
  finishStart();
  m_check.emplace(std::nullopt);
  append({std::string(statement), byte, std::make_shared<const TextError>(std::move(fault))});
}

void CsaReader::append(ImportedGame::Move move) {
  if (m_game.moves.size() < maxImportedWords) m_game.moves.push_back(std::move(move));
}

void CsaReader::finishStart() {
  if (m_check) return;
  const Side toMove = m_board.toMove;
  if (!m_hasBoard) m_board = rules().start();
  m_board.toMove = toMove;
  if (m_board != rules().start()) m_game.start = rules().format(m_board);
  m_check.emplace(stockFault(m_board) ? std::nullopt : std::optional(m_board));
}

ImportedGame CsaReader::newGame(std::size_t byte) { return {.variantId = "animalshogi", .byte = byte, .mayBeShiftJis = true}; }

void CsaReader::finishGame(std::size_t nextByte) {
  if (m_hasContent) {
    finishStart();
    if (m_games.size() < maxImportedGames) m_games.push_back(std::move(m_game));
  }
  m_game = newGame(nextByte);
  m_lastMover.reset();
  m_board = {};
  m_hasBoard = m_hasContent = false;
  m_check.reset();
}

std::vector<ImportedGame> CsaReader::games() {
  finishGame(0);
  return m_isRecord ? std::move(m_games) : std::vector<ImportedGame>();
}

constexpr std::ptrdiff_t positionWords = 3;  ///< words of a position: board, side, hands

static bool isNumber(const std::string& word) { return word.find_first_not_of("0123456789") == word.npos; }

static std::optional<Rules::Position> positionOf(const std::string& text) {
  static const Rules rules;
  if (text.empty()) return rules.start();
  const auto position = rules.parse(text);
  return position ? std::optional(*position) : std::nullopt;
}

/// Parses a game such as "[position] startpos moves 2c2b ..." or "[position] sfen gle/1c1/1C1/ELG b - 1 moves ...". \p byte:
/// place of the line.
static std::optional<ImportedGame> usiGame(std::string_view line, std::size_t byte) {
  std::vector<ImportedGame::Move> words = wordsOf(line);
  auto word = words.begin();
  if (word != words.end() && word->text == "position") ++word;
  if (word == words.end() || (word->text != "startpos" && word->text != "sfen")) return std::nullopt;
  ImportedGame game{.variantId = "animalshogi", .byte = byte};
  const auto moves = std::ranges::find(word, words.end(), "moves", &ImportedGame::Move::text);
  const bool setUp = word++->text == "sfen";
  for (std::ptrdiff_t part = 0; setUp && part < positionWords && word != moves; ++part)
    game.start += (game.start.empty() ? "" : " ") + word++->text;
  if (setUp && word != moves && isNumber(word->text)) ++word;  // skips the move number
  for (; word != moves; ++word)
    game.moves.push_back({word->text, byte + word->byte, std::make_shared<const TextError>(refusal(fault::notBeforeMoves))});
  MoveCheck check(positionOf(game.start));
  for (auto move = moves == words.end() ? moves : moves + 1; move != words.end(); ++move) {
    const WrittenMove written = lettersMove(move->text, "gec", Columns::FromTheRight);
    const auto fault = written.text.empty() ? std::nullopt : check.play(written, std::nullopt);
    game.moves.push_back({written.text.empty() || fault ? move->text : written.text, byte + move->byte,
                          fault ? std::make_shared<const TextError>(*fault) : nullptr});
  }
  return game;
}

/// Parses games in USI, one per line. Returns nothing unless the first line is a game. A later line that is not
/// a game becomes a faulty move of the game before.
static std::vector<ImportedGame> usiGames(std::string_view text) {
  std::vector<ImportedGame> games;
  for (std::size_t begin = 0; begin < text.size() && games.size() < maxImportedGames;) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (const std::size_t first = line.find_first_not_of(" \t\r"); first != line.npos) {
      if (auto game = usiGame(line, begin))
        games.push_back(*std::move(game));
      else if (games.empty())
        return {};
      else if (games.back().moves.size() < maxImportedWords)
        games.back().moves.push_back(
            {std::string(line.substr(first)), begin + first, std::make_shared<const TextError>(refusal(fault::notUsi))});
    }
    begin = end + 1;
  }
  return games;
}

static std::vector<ImportedGame> csaGames(std::string_view text) {
  CsaReader reader;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (!reader.add(text.substr(begin, end - begin), begin)) return {};
    begin = end + 1;
  }
  return reader.games();
}

std::vector<ImportedGame> readForeignNotation(std::string_view text) {
  std::vector<ImportedGame> games = usiGames(text);
  return games.empty() ? csaGames(text) : games;
}

}  // namespace kotai::animalshogi
