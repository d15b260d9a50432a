#include "core/games/dodgem/options.h"

#include <array>

#include "core/game/variant_options.h"

namespace kotai::dodgem {

constexpr std::array<std::string_view, 3> blockedChoices{"wins", "loses", "draws"};
constexpr std::array blockedOutcomes{Outcome::Win, Outcome::Loss, Outcome::Draw};
constexpr std::array<std::string_view, 2> misereChoices{"no", "yes"};
constexpr std::array<ChoiceOption, 2> options{{{"blocked", blockedChoices}, {"misere", misereChoices}}};

std::string_view endingText(const Ending& ending) {
  if (ending == misereEnding) return ",misere=yes";
  switch (ending.blocked) {
    case Outcome::Loss: return ",blocked=loses";
    case Outcome::Draw: return ",blocked=draws";
    case Outcome::Win: break;
  }
  return {};
}

/// Reads the ending. The options `misere` and `blocked` exclude each other, because a blocked player loses in
/// the misère game.
Ending readEnding(TextCursor& cursor) {
  const auto chosen = readChoices(cursor, options);
  if (chosen[1] == 1 && chosen[0] != 0) cursor.fail(TextFault::UnknownOption, {"blocked", "misere=yes"});
  if (chosen[1] == 1) return misereEnding;
  return {.blocked = blockedOutcomes[chosen[0]]};
}

}  // namespace kotai::dodgem
