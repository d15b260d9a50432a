#include "core/simultaneous/turns.h"

#include <string>

namespace kotai {

tl::expected<JointMove, TextError> parseTurn(const SimultaneousVariant& variant, const AnyPosition& position,
                                             std::string_view text) {
  const auto fault = [&](TextFault kind) { return tl::unexpected(TextError{kind, 0, {std::string(text)}}); };
  if (variant.finished(position)) return fault(TextFault::IllegalMove);
  const std::size_t space = text.find(' ');
  if (space == text.npos) return fault(TextFault::UnknownMove);
  const auto vertical = variant.parseMove(position, text.substr(0, space));
  if (!vertical) return tl::unexpected(vertical.error());
  const auto horizontal = variant.parseMove(position, text.substr(space + 1));
  if (!horizontal) return tl::unexpected(horizontal.error());
  if (vertical->first != Side::First || horizontal->first != Side::Second) return fault(TextFault::UnknownMove);
  return JointMove{vertical->second, horizontal->second};
}

std::optional<JointMove> turnBetween(const SimultaneousVariant& variant, const AnyPosition& before, const AnyPosition& after) {
  if (variant.finished(before)) return std::nullopt;
  for (const AnyMove first : variant.moves(before, Side::First))
    for (const AnyMove second : variant.moves(before, Side::Second))
      if (variant.play(before, {first, second}) == after) return JointMove{first, second};
  return std::nullopt;
}

}  // namespace kotai
