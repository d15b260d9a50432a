#include "core/explain/fact.h"

namespace kotai {

std::string_view idOf(FactKind kind) {
  constexpr std::array<std::string_view, 11> ids{"threat",        "answers-threat", "only-move", "refutation",
                                                 "turning-point", "waste",          "zugzwang",  "motif",
                                                 "security",      "dominated",      "course"};
  return ids[static_cast<std::size_t>(kind)];
}

std::string withParams(std::string_view sentence, const std::vector<std::string>& params) {
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const std::size_t number =
        sentence[i] == '%' && i + 1 < sentence.size() ? static_cast<std::size_t>(sentence[i + 1] - '1') : 9;
    if (number < params.size()) {
      text += params[number];
      ++i;
    } else {
      text += sentence[i];
    }
  }
  return text;
}

std::string englishText(const Fact& fact) { return withParams(fact.sentence->english, fact.params); }

}  // namespace kotai
