#include "core/games/animalshogi/variant.h"

#include "core/base/characters.h"

namespace kotai::animalshogi {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  const auto refuse = [&](TextFault fault, std::size_t place, std::vector<std::string> params,
                          Expected expected = Expected::Unsaid) {
    return tl::unexpected(TextError{fault, column + place, std::move(params), expected});
  };
  Options options;
  if (!rest.empty()) {
    if (rest.front() != ':' && rest.front() != ',')
      return refuse(TextFault::UnexpectedCharacter, 0, {characterAt(rest, 0)}, Expected::Colon);
    constexpr std::string_view name = "far-drop=";
    const std::string_view option = rest.substr(1);
    if (!option.starts_with(name))
      return refuse(TextFault::UnknownOption, 1, {std::string(option), "far-drop=yes", "far-drop=no"});
    const std::string_view choice = option.substr(name.size());
    if (choice != "yes" && choice != "no")
      return refuse(TextFault::BadChoice, 1 + name.size(), {std::string(choice), "yes", "no"});
    options.farDrops = choice == "yes";
  }
  return std::make_shared<const AnimalShogiVariant>(game(), columnCount, rowCount, options);
}

}  // namespace kotai::animalshogi
