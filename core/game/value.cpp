#include "core/game/value.h"

#include <fmt/format.h>

namespace kotai {

std::string_view toText(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return "win";
    case Outcome::Loss: return "loss";
    case Outcome::Draw: break;
  }
  return "draw";
}

std::string toText(Value value) {
  if (value.outcome == Outcome::Draw) return "draw";
  return fmt::format("{} {}", toText(value.outcome), value.distancePlies);
}

std::optional<Outcome> outcomeFromText(std::string_view text) {
  for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
    if (toText(outcome) == text) return outcome;
  return std::nullopt;
}

}  // namespace kotai
