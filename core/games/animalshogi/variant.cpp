#include "core/games/animalshogi/variant.h"

#include "core/game/variant_options.h"

namespace kotai::animalshogi {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  Options options;
  if (!cursor.atEnd()) {
    if (!cursor.take(':') && !cursor.take(',')) cursor.failExpected(Expected::Colon);
    constexpr std::string_view name = "far-drop=";
    if (!cursor.failed() && !cursor.rest().starts_with(name))
      cursor.fail(TextFault::UnknownOption, {std::string(cursor.rest()), "far-drop=yes", "far-drop=no"});
    if (cursor.failed()) return cursor.failure();
    cursor.advance(name.size());
    const std::string_view choice = cursor.rest();
    if (choice != "yes" && choice != "no") cursor.fail(TextFault::BadChoice, {std::string(choice), "yes", "no"});
    options.farDrops = choice == "yes";
  }
  if (cursor.failed()) return cursor.failure();
  return std::make_shared<const AnimalShogiVariant>(game(), columnCount, rowCount, options);
}

}  // namespace kotai::animalshogi
