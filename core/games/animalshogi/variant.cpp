#include "core/games/animalshogi/variant.h"

#include "core/game/registry.h"
#include "core/game/variant_options.h"

namespace kotai::animalshogi {

constexpr std::string_view yesOrNo[]{"yes", "no"};
constexpr ChoiceOption options[]{{"far-drop", yesOrNo}, {"drops", yesOrNo}, {"try", yesOrNo}, {"start", {}}};

static std::shared_ptr<const AnimalShogiVariant> withRules(Options rules,
                                                           const std::optional<Rules::Position>& start = std::nullopt) {
  return std::make_shared<const AnimalShogiVariant>(game(), columnCount, rowCount, rules, start);
}

bool hasTries(const Variant& variant) {
  return static_cast<const AnimalShogiVariant&>(variant).rules().options().tries == Tries::Win;
}

VariantPtr AnimalShogiVariant::usual() const {
  if (rules().hasUsualStart()) return nullptr;
  return *parseVariant(Rules(rules().options()).variantId());  // all start positions share the parsed variant
}

tl::expected<std::string, TextError> AnimalShogiVariant::idWithStart(const AnyPosition& start) const {
  const Rules::Position position = unpack(start);
  if (auto fault = rules().startFault(position)) return tl::unexpected(std::move(*fault));
  if (position == Rules::usualStart()) return Rules(rules().options()).variantId();
  return Rules(rules().options(), position).variantId();
}

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  if (!rest.empty() && rest.front() != ':' && rest.front() != ',') cursor.failExpected(Expected::Colon);
  std::optional<VariantOption> startOption;
  const auto chosen = readChoices(cursor, options, &startOption);
  if (cursor.failed()) return cursor.failure();
  const Drops drops = chosen[1] != 0 ? Drops::None : chosen[0] != 0 ? Drops::NoFarChicks : Drops::Everywhere;
  const Options rules{drops, chosen[2] != 0 ? Tries::Nothing : Tries::Win};
  if (!startOption) return withRules(rules);
  auto start = Rules(rules).parseStart(*startOption->value);
  if (!start) {
    start.error().column += column + startOption->valuePlace - 1;
    return tl::unexpected(std::move(start.error()));
  }
  return *start == Rules::usualStart() ? withRules(rules) : withRules(rules, *start);
}

}  // namespace kotai::animalshogi
