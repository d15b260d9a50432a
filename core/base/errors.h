// Errors of core as structured values. The user interfaces convert them to sentences (tr() in ui, English in kotai-cli).
#pragma once

#include <cstddef>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kotai {

/// Error in a string (a variant, a position, a move, a player).
enum class TextFault {
  Empty,                ///< no text at the place
  UnknownGame,          ///< params: the name found
  UnknownOption,        ///< params: the option found
  BadSize,              ///< params: the text found, smallest, largest
  NotSquare,            ///< params: the size found, smallest, largest; all boards of the game are square
  SizeOutOfRange,       ///< params: the text found, smallest, largest
  UnexpectedCharacter,  ///< params: the character found; see `expected`
  UnexpectedEnd,        ///< the text ends; see `expected`
  TrailingText,         ///< params: the surplus text
  RowTooLong,           ///< params: row from the top (1-based), number of columns
  RowTooShort,          ///< params: row from the top (1-based), number of columns
  TooManyRows,          ///< params: number of rows expected
  TooFewRows,           ///< params: rows found, rows expected
  TooManyPieces,        ///< params: the piece, the maximum
  BadSide,              ///< params: the text found, first side's letter, second side's letter
  UnknownMove,          ///< params: the text found, which is not a move in this notation
  IllegalMove,          ///< params: the text found, which is an illegal move
  UnknownPlayer,        ///< params: the text found, then the known players (if missing: perfect, random, level=1..9)
  BadNumber,            ///< params: the text found, smallest, largest
  WrongStock,           ///< params: the piece's letter, number found (board and hands), number required
  TooManyInHand,        ///< params: the piece's letter, number found, largest number
  BadChoice,            ///< params: the text found, then the choices
  MissingOption,        ///< params: the option, an example
  SideAlreadyWon,       ///< params: the side; the position cannot arise because the side to move had already won
  NotUtf8,              ///< params: the byte found, as two hexadecimal digits
  TextTooLong,          ///< params: bytes found, maximum
  OfGame,               ///< fault of a single game, described by `own`
};

/// The expected text at the place of an error. The user interfaces have a message for each value.
enum class Expected {
  Unspecified,
  SizeOption,  ///< a size such as :4x4
  Colon,
  PieceOrDigit,   ///< a piece, a digit or the end of the row; detail: the letters of the pieces
  PieceOrRowEnd,  ///< a piece or the end of the row, after a digit; detail: the letters of the pieces
  SpaceAndSide,   ///< detail: the letters of the sides
  SideToMove,     ///< detail: the letters of the sides
  Column,         ///< a letter from a to the letter in `detail`
  UpperColumn,    ///< a letter from A to the letter in `detail`
  SpaceAndHands,  ///< detail: the letters of pieces in hand
  Hands,          ///< `-` or pieces in hand; detail: the letters of the pieces
  HandPiece,      ///< detail: the letters of pieces in hand
  Row,            ///< a row from 1 to detail
  Level,          ///< a level from 1 to detail
  Digit,
  ByteUnit,   ///< K, M, G, T or nothing
  BoardSize,  ///< detail: the size, such as 5x5
  Space,
  SideNumber,  ///< 1 or 2
  OfGame,      ///< expectation of a single game, described by `ownExpected`
};

/// Error text of one game, in English for the command line. In the text of a fault, {0}, {1}, ... are replaced by its
/// params. In the text of an expectation, {0} is replaced by its detail. Each instance is a constant in the game's
/// folder. The window identifies the constant by its address.
struct OwnText {
  std::string_view english;  ///< empty if the text of TextError::fault is sufficient
};

/// An error in a text. \p column is 1-based and counts characters of the given text. The column of the end of
/// the text is the length of the text + 1.
struct TextError {
  TextFault fault = TextFault::Empty;
  std::size_t column = 1;
  std::vector<std::string> params = {};
  Expected expected = Expected::Unspecified;
  std::string expectedDetail = {};       ///< detail of Expected
  const OwnText* own = nullptr;          ///< never null with TextFault::OfGame
  const OwnText* ownExpected = nullptr;  ///< never null with Expected::OfGame
};

/// Returns a game-specific fault that concerns no particular column of a text (column 0).
inline TextError ownFault(const OwnText& words, std::vector<std::string> params) {
  return {.fault = TextFault::OfGame, .column = 0, .params = std::move(params), .own = &words};
}

enum class SolutionFault {
  NotFound,      ///< the folder has no solution of the variant
  CannotOpen,    ///< params: the system's reason
  CannotCreate,  ///< params: the system's reason
  ReadFailed,    ///< params: the system's reason
  WriteFailed,   ///< params: the system's reason
  DiskFull,  ///< finished parts are safe; params: none, or the system's reason if the disk has space but this file cannot grow
  NotASolution,  ///< not a file of the expected kind
  Truncated,     ///< the end is missing
  NewerVersion,  ///< params: version found, newest version known
  WrongVariant,  ///< params: variant found, variant expected
  DamagedHeader,
  DamagedDirectory,
  DamagedTier,       ///< params: tier
  DamagedBlock,      ///< params: tier, block
  Locked,            ///< another program is solving this variant
  DoesNotFit,        ///< params: resource (disk|memory), bytes needed, bytes available
  NotSolvable,       ///< params: the variant, which no solver supports
  ChangedWhileRead,  ///< another program changed or truncated the file during use
  NotARegularFile,   ///< params: type of the object at this path (folder|pipe|socket|device)
  ForeignFile,       ///< the path is a foreign file or a symbolic link, which stays unchanged
  NotAFolder,        ///< the path of the data folder is a file
  ShardMissing,      ///< a part of a solution from several machines is missing
  OnlyFigures,       ///< the variant was solved without storing values; the file contains only figures
};

/// Exception for unusable files, and for solves that cannot start. Stores the file, but no message text.
class SolutionError : public std::exception {
 public:
  SolutionError(SolutionFault fault, std::filesystem::path file, std::vector<std::string> params = {})
      : m_fault(fault), m_file(std::move(file)), m_params(std::move(params)) {}

  SolutionFault fault() const { return m_fault; }
  const std::filesystem::path& file() const { return m_file; }
  const std::vector<std::string>& params() const { return m_params; }
  const char* what() const noexcept override { return "kotai::SolutionError"; }

 private:
  SolutionFault m_fault;
  std::filesystem::path m_file;
  std::vector<std::string> m_params;
};

}  // namespace kotai
