#include "core/games/gobblet/variant.h"

#include "core/base/characters.h"

namespace kotai::gobblet {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  if (!rest.empty() && rest.front() != ':' && rest.front() != ',')
    return tl::unexpected(TextError{TextFault::TrailingText, column, {std::string(rest)}});
  if (!rest.empty()) return tl::unexpected(TextError{TextFault::UnknownOption, column + 1, {std::string(rest.substr(1))}});
  return std::make_shared<const GobbletVariant>(game(), columnCount, rowCount);
}

}  // namespace kotai::gobblet
