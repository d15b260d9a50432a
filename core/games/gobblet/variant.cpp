#include "core/games/gobblet/variant.h"

#include "core/game/variant_options.h"

namespace kotai::gobblet {

constexpr std::string_view losesOrCover[]{"loses", "cover"};
constexpr ChoiceOption options[]{{"reveal", losesOrCover}};

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  if (!rest.empty() && rest.front() != ':' && rest.front() != ',') cursor.failExpected(Expected::Colon);
  const auto chosen = readChoices(cursor, options);
  if (cursor.failed()) return cursor.failure();
  return std::make_shared<const GobbletVariant>(game(), columnCount, rowCount, chosen[0] != 0 ? Reveal::Cover : Reveal::Loses);
}

}  // namespace kotai::gobblet
