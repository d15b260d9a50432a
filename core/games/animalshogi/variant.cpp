#include "core/games/animalshogi/variant.h"

#include "core/game/variant_options.h"

namespace kotai::animalshogi {

namespace {
constexpr std::string_view yesOrNo[]{"yes", "no"};
constexpr ChoiceOption options[]{{"far-drop", yesOrNo}, {"drops", yesOrNo}, {"try", yesOrNo}};
}  // namespace

bool hasTries(const Variant& variant) {
  return static_cast<const AnimalShogiVariant&>(variant).rules().options().tries == Tries::Win;
}

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  if (!rest.empty() && rest.front() != ':' && rest.front() != ',') cursor.failExpected(Expected::Colon);
  const auto chosen = readChoices(cursor, options);
  if (cursor.failed()) return cursor.failure();
  const Drops drops = chosen[1] != 0 ? Drops::None : chosen[0] != 0 ? Drops::NoFarChicks : Drops::Everywhere;
  return std::make_shared<const AnimalShogiVariant>(game(), columnCount, rowCount,
                                                    Options{drops, chosen[2] != 0 ? Tries::Nothing : Tries::Win});
}

}  // namespace kotai::animalshogi
