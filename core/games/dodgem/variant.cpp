#include "core/games/dodgem/variant.h"

#include <fmt/format.h>

#include "core/base/characters.h"

namespace kotai::dodgem {

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  const auto refuse = [&](TextFault fault, std::size_t place, std::vector<std::string> params,
                          Expected expected = Expected::Unsaid) {
    return tl::unexpected(TextError{fault, column + place, std::move(params), expected});
  };
  if (rest.empty()) return refuse(TextFault::UnexpectedEnd, 0, {}, Expected::SizeOption);
  if (rest.front() != ':') return refuse(TextFault::UnexpectedCharacter, 0, {characterAt(rest, 0)}, Expected::Colon);
  const std::string_view sizeText = rest.substr(1, rest.find(',') == rest.npos ? rest.npos : rest.find(',') - 1);
  const std::size_t cross = sizeText.find('x');
  const auto numeric = [](std::string_view text) {
    return !text.empty() && text.size() <= 3 && text.find_first_not_of("0123456789") == text.npos && text[0] != '0';
  };
  if (cross == sizeText.npos || !numeric(sizeText.substr(0, cross)) || !numeric(sizeText.substr(cross + 1)))
    return refuse(TextFault::BadSize, 1, {std::string(sizeText)});
  const int columns = std::stoi(std::string(sizeText.substr(0, cross)));
  const int rows = std::stoi(std::string(sizeText.substr(cross + 1)));
  if (columns != rows) return refuse(TextFault::BadSize, 1, {std::string(sizeText)});
  if (columns < minSize || columns > maxSize)
    return refuse(TextFault::SizeOutOfRange, 1,
                  {std::string(sizeText), fmt::format("{0}x{0}", minSize), fmt::format("{0}x{0}", maxSize)});
  if (sizeText.size() + 1 < rest.size())
    return refuse(TextFault::UnknownOption, sizeText.size() + 2, {std::string(rest.substr(sizeText.size() + 2))});
  return std::make_shared<const DodgemVariant>(game(), columns, rows, columns);
}

}  // namespace kotai::dodgem
