#include "core/games/gobblet/variant.h"

#include "core/base/text_cursor.h"

namespace kotai::gobblet {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  if (cursor.take(':') || cursor.take(',')) cursor.fail(TextFault::UnknownOption, {std::string(cursor.rest())});
  if (!cursor.end()) return cursor.failure();
  return std::make_shared<const GobbletVariant>(game(), columnCount, rowCount);
}

}  // namespace kotai::gobblet
