#include "core/game/square_text.h"

namespace kotai {

std::optional<Square> readSquare(TextCursor& cursor, int columns, int rows, char firstColumn) {
  if (cursor.failed()) return std::nullopt;
  const auto lastColumn = static_cast<char>(firstColumn + columns - 1);
  const auto within = [&cursor](char first, char last) {
    return !cursor.atEnd() && cursor.next() >= first && cursor.next() <= last;
  };
  if (!within(firstColumn, lastColumn)) {
    cursor.failExpected(firstColumn == 'a' ? Expected::Column : Expected::UpperColumn, std::string(1, lastColumn));
    return std::nullopt;
  }
  Square square;
  square.column = cursor.next() - firstColumn;
  cursor.advance();
  const auto lastRow = static_cast<char>('0' + rows);
  if (!within('1', lastRow)) {
    cursor.failExpected(Expected::Row, std::string(1, lastRow));
    return std::nullopt;
  }
  square.row = cursor.next() - '1';
  cursor.advance();
  return square;
}

}  // namespace kotai
