// Reads the CSA standard for records of shogi, and the log of the server animalshogiserver. RULES.md lists the sources.
#pragma once

#include <string_view>
#include <vector>

#include "core/game/imported_game.h"
#include "core/games/animalshogi/written_move.h"

namespace kotai::animalshogi {

/// Builds games from lines. Skips comments, times, versions and other lines of the server. An unreadable statement becomes a
/// faulty move, so that it is reported with its place.
class CsaReader {
 public:
  /// Returns false for a line that no record contains. \p byte: place of the line in the text.
  bool add(std::string_view line, std::size_t byte);
  /// Returns nothing if no line was a move or a board.
  std::vector<ImportedGame> games();

 private:
  bool addStatement(std::string_view statement, std::size_t byte);
  bool addName(std::string_view statement);
  void addBoard(std::string_view statement, std::size_t byte);
  bool addToBoard(std::string_view statement);
  bool addRow(int row, std::string_view cells);
  bool addPieces(Side side, std::string_view list);
  bool addRest(Side side);
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
  Rules::Position m_board;           ///< as known from the lines so far
  bool m_hasBoard = false;           ///< if false, the game has the usual start
  bool m_hasContent = false;         ///< a name, a board, a side or a move has been read
  bool m_isRecord = false;           ///< a move or a board has been read
  std::optional<MoveCheck> m_check;  ///< set once the start is known
  std::optional<Side> m_lastMover;   ///< from the sign of the last move
  std::vector<ImportedGame> m_games;
};

}  // namespace kotai::animalshogi
