#include "core/games/dodgem/variant.h"

#include "core/game/variant_options.h"
#include "core/games/dodgem/options.h"

namespace kotai::dodgem {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  const auto size = readSize(cursor, {.smallest = {minSize, minSize}, .largest = {maxSize, maxSize}, .square = true});
  const Ending ending = readEnding(cursor);
  if (cursor.failed()) return cursor.failure();
  return std::make_shared<const DodgemVariant>(game(), size->columns, size->rows, size->columns, ending);
}

}  // namespace kotai::dodgem
