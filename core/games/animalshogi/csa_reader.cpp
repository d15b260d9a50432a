#include "core/games/animalshogi/csa_reader.h"

#include <algorithm>
#include <array>

#include "core/games/animalshogi/faults.h"

namespace kotai::animalshogi {

namespace {

/// Lines of a server other than moves.
constexpr std::array<std::string_view, 6> serverLines{"BEGIN ", "END ", "START", "AGREE", "Game_ID:", "Your_Turn:"};
constexpr std::size_t cellBytes = 3;
constexpr std::size_t listedPieceBytes = 4;  ///< column, row, code
constexpr std::string_view spaces = " \t\r";

std::optional<Side> sideOf(char sign) {
  return sign == '+' ? std::optional(Side::First) : sign == '-' ? std::optional(Side::Second) : std::nullopt;
}

/// The square "24" of a piece list: columns from the right, rows from the top.
std::optional<int> squareIndex(std::string_view digits) {
  const std::size_t column = columnDigits.find(digits[0]);
  const std::size_t row = rowDigits.find(digits[1]);
  if (column == columnDigits.npos || row == rowDigits.npos) return std::nullopt;
  return indexOf({columnCount - 1 - static_cast<int>(column), rowCount - 1 - static_cast<int>(row)});
}

const Rules& rules() {
  static const Rules standard;
  return standard;
}

}  // namespace

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
  if (!side) return statement == "OK";  // the server has accepted the move
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

/// Parts of a piece list such as "I", "I22HI" (without these pieces), "1-KI-LI-ZO", "+24LI00HI" or "-00AL".
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

/// "-KI-LI-ZO", " * -HI * "; \p row from the top.
bool CsaReader::addRow(int row, std::string_view cells) {
  if (cells.size() > columnCount * cellBytes) return false;
  for (std::size_t column = 0; column < columnCount; ++column) {
    std::string cell(cells.substr(std::min(column * cellBytes, cells.size()), cellBytes));
    cell.resize(cellBytes, ' ');  // spaces at the end of the line may be missing
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
    if (inHand && code == "AL") return at + listedPieceBytes == list.size() && addRest(side);
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

/// All unplaced pieces are in the hand of the side.
bool CsaReader::addRest(Side side) {
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

/// Other results, such as %CHUDAN (aborted) and %MATTA (a move was taken back), do not end a game.
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

/// Later moves are omitted, because their position is unknown.
void CsaReader::refuse(std::string_view statement, std::size_t byte, TextError fault) {
  finishStart();
  m_check.emplace(std::nullopt);
  append({std::string(statement), byte, std::make_shared<const TextError>(std::move(fault))});
}

void CsaReader::append(ImportedGame::Move move) {
  if (m_game.moves.size() < mostImportedWords) m_game.moves.push_back(std::move(move));
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
    if (m_games.size() < mostImportedGames) m_games.push_back(std::move(m_game));
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

}  // namespace kotai::animalshogi
