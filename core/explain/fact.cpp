#include "core/explain/fact.h"

#include "core/game/game.h"

namespace kotai {

std::string_view idOf(FactKind kind) {
  constexpr std::array<std::string_view, 11> ids{"threat",        "answers-threat", "only-move", "refutation",
                                                 "turning-point", "waste",          "zugzwang",  "motif",
                                                 "security",      "dominated",      "course"};
  return ids[static_cast<std::size_t>(kind)];
}

std::string withParams(std::string_view sentence, const std::vector<std::string>& params, std::string_view mover,
                       std::string_view opponent) {
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const char key = sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1] : '\0';
    const auto number = static_cast<std::size_t>(key - '1');
    if (key == 'm' || key == 'o') {
      text += key == 'm' ? mover : opponent;
      ++i;
    } else if (key >= '1' && number < params.size()) {
      text += params[number];
      ++i;
    } else {
      text += sentence[i];
    }
  }
  return text;
}

std::string englishText(const Fact& fact) {
  const auto name = [&fact](Side side) {
    return fact.game ? std::string_view(fact.game->sideNames[static_cast<std::size_t>(side)]) : std::string_view();
  };
  std::string text = withParams(fact.sentence->english, fact.params, name(fact.mover), name(other(fact.mover)));
  if (const auto& end = fact.end)
    text += ' ' + withParams(end->sentence->english, end->params, name(end->mover), name(other(end->mover)));
  return text;
}

}  // namespace kotai
