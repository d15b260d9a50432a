#include "core/game/covered_squares.h"

#include <vector>

namespace kotai {

/// Reads rows of free and covered squares from top to bottom, and stops at the first fault.
class CoveredReader {
 public:
  CoveredReader(TextCursor& cursor, BoardSize size, std::string_view after) : m_cursor(cursor), m_size(size), m_after(after) {}

  std::optional<Bits128> read() {
    if (m_cursor.atEnd()) m_cursor.fail(TextFault::Empty);
    for (int row = m_size.rows - 1; row >= 0 && !m_cursor.failed(); --row)
      if (!readRow(row) || !readSeparator(row)) break;
    if (m_cursor.failed()) return std::nullopt;
    return m_covered;
  }

 private:
  bool atBoardEnd() const { return m_cursor.atEnd() || m_cursor.nextIs(m_after); }

  /// Reads a row. A number is the length of a run of free squares, at most 10.
  bool readRow(int row) {
    const std::vector<std::string> rowAndColumns{std::to_string(m_size.rows - row), std::to_string(m_size.columns)};
    int column = 0;
    bool afterNumber = false;
    while (!atBoardEnd() && m_cursor.next() != '/') {
      const bool covered = m_cursor.next() == coveredLetter;
      if (!covered && (afterNumber || !m_cursor.nextIs("123456789")))
        return m_cursor.failExpected(afterNumber ? Expected::PieceOrRowEnd : Expected::PieceOrDigit,
                                     std::string_view(&coveredLetter, 1));
      const bool ten = m_cursor.rest().starts_with("10");
      const int width = covered ? 1 : ten ? 10 : m_cursor.next() - '0';
      if (column + width > m_size.columns) return m_cursor.fail(TextFault::RowTooLong, rowAndColumns);
      if (covered) m_covered |= Bits128{1} << (row * m_size.columns + column);
      afterNumber = !covered;
      column += width;
      m_cursor.advance(ten ? 2 : 1);
    }
    return column == m_size.columns || m_cursor.fail(TextFault::RowTooShort, rowAndColumns);
  }

  bool readSeparator(int row) {
    const std::string rows = std::to_string(m_size.rows);
    if (row == 0) return atBoardEnd() || m_cursor.fail(TextFault::TooManyRows, {rows});
    if (atBoardEnd()) return m_cursor.fail(TextFault::TooFewRows, {std::to_string(m_size.rows - row), rows});
    m_cursor.advance();
    return true;
  }

  TextCursor& m_cursor;
  BoardSize m_size;
  std::string_view m_after;
  Bits128 m_covered = 0;
};

std::string coveredText(Bits128 covered, BoardSize size) {
  std::string text;
  for (int row = size.rows - 1; row >= 0; --row) {
    int open = 0;
    const auto flush = [&] {
      if (open > 0) text += std::to_string(open);
      open = 0;
    };
    for (int column = 0; column < size.columns; ++column) {
      if (((covered >> (row * size.columns + column)) & 1U) == 0) {
        ++open;
        continue;
      }
      flush();
      text += coveredLetter;
    }
    flush();
    if (row > 0) text += '/';
  }
  return text;
}

std::optional<Bits128> readCovered(TextCursor& cursor, BoardSize size, std::string_view after) {
  return CoveredReader(cursor, size, after).read();
}

}  // namespace kotai
