#include "core/explain/fact.h"

#include <algorithm>

#include "core/explain/explain.h"
#include "core/explain/sentences.h"
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

static bool isOverlookedWin(const Fact& fact) {
  return fact.sentence == &sentence::winToDrawAtOnce || fact.sentence == &sentence::winToLossAtOnce;
}

const Fact* mainReason(const std::vector<Fact>& facts, const AnyPosition& position, AnyMove made) {
  if (const auto overlooked = std::ranges::find_if(facts, isOverlookedWin); overlooked != facts.end()) return &*overlooked;
  const auto refutation = std::ranges::find(facts, FactKind::Refutation, &Fact::kind);
  if (refutation == facts.end()) {
    const auto end = std::ranges::find(facts, FactKind::Waste, &Fact::kind);  // flaws after it cost only plies
    const auto flaw = std::find_if(facts.begin(), end, [](const Fact& each) { return each.isFlaw; });
    return facts.empty() ? nullptr : flaw == end ? &facts.front() : &*flaw;
  }
  const Fact* ofReply = nullptr;
  for (const Fact& fact : facts) {
    if ((fact.kind != FactKind::Motif && fact.kind != FactKind::Course) || fact.moves.empty()) continue;
    const FactMove& about = fact.moves.front();
    if (about.before == position && about.move == made) return &fact;
    if (refutation->moves.size() > 1 && about.before == refutation->moves[1].before) ofReply = &fact;
  }
  return ofReply ? ofReply : &*refutation;
}

/// Returns whether the end of a refutation is the whole reason. A short win has another reason: the attack on the way.
static bool isExplainedByEnd(const Fact& fact) {
  const std::uint32_t plies = fact.plies.value_or(0);
  return fact.kind == FactKind::Refutation && fact.end && (plies == 1 || plies > longestLinePlies);
}

std::vector<std::string> mistakeKinds(const std::vector<Fact>& facts, const Fact* main) {
  std::vector<std::string> kinds;
  const auto addTopic = [&kinds](const char* topic) {
    if (*topic != '\0' && std::ranges::count(kinds, topic) == 0) kinds.emplace_back(topic);
  };
  const auto add = [&addTopic](const Fact& fact) {
    if (isExplainedByEnd(fact)) addTopic(fact.end->sentence->topic);
    addTopic(fact.sentence->topic);
  };
  if (main) add(*main);
  for (const Fact& fact : facts) add(fact);
  return kinds;
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
