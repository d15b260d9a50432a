#include "examples/hexapawn/game.h"

#include "core/game/variant_adapter.h"
#include "core/game/variant_options.h"
#include "examples/hexapawn/rules.h"

namespace kotai::hexapawn {

/// Parses `:WxH`.
static tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  const auto size = readSize(cursor, {.smallest = {minSize, minSize}, .largest = {maxSize, maxSize}});
  if (!refuseOptions(cursor)) return cursor.failure();
  return std::make_shared<const VariantAdapter<Rules>>(game(), size->columns, size->rows, size->columns, size->rows);
}

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "hexapawn";
    made.knownVariants = {"hexapawn:3x3", "hexapawn:4x4", "hexapawn:5x4", "hexapawn:5x5"};
    made.name = "Hexapawn";
    made.parse = makeVariant;
    made.query.pieces = {{"A", {0, Side::First}}, {"V", {0, Side::Second}}};
    return made;
  }();
  return entry;
}

}  // namespace kotai::hexapawn
