#include "examples/threemensmorris/game.h"

#include "core/base/text_cursor.h"
#include "core/game/variant_adapter.h"
#include "examples/threemensmorris/rules.h"

namespace kotai::threemensmorris {

/// Accepts nothing after the id, because there is only one variant.
static tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  if (!cursor.end()) return cursor.failure();
  return std::make_shared<const VariantAdapter<Rules>>(game(), boardSize, boardSize);
}

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "threemensmorris";
    made.knownVariants = {"threemensmorris"};
    made.name = "Three Men's Morris";
    made.parse = makeVariant;
    made.query.pieces = {{"X", {0, Side::First}}, {"O", {0, Side::Second}}};
    return made;
  }();
  return entry;
}

}  // namespace kotai::threemensmorris
