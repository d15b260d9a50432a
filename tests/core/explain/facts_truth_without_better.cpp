// Checks the reasons that must not reveal a better move.
#include <algorithm>
#include <cctype>
#include <set>

#include "core/explain/without_better.h"
#include "tests/core/explain/facts_truth.h"

namespace kotai::test {

/// Replaces a move by "a better move", with a capital letter at the start of a sentence.
static std::string veiled(std::string text, const std::string& move) {
  for (auto at = text.find(move); at != std::string::npos; at = text.find(move, at + 1)) {
    if (at + move.size() < text.size() && std::isalnum(static_cast<unsigned char>(text[at + move.size()])) != 0) continue;
    const bool isFirst = at == 0 || text.substr(0, at).ends_with(". ");
    text.replace(at, move.size(), isFirst ? "A better move" : "a better move");
  }
  return text;
}

/// Returns the sentences of a fact: its own one and the one about the end of its line.
static std::vector<std::string> sentencesOf(Fact fact) {
  const std::string all = englishText(fact);
  const bool hasEnd = fact.end.has_value();
  fact.end.reset();
  const std::string own = englishText(fact);
  if (!hasEnd) return {own};
  return {all, own, all.substr(own.size() + 1)};
}

/// Returns whether a text contains a move. A fence such as "c2h" does not contain the move "c2".
static bool hasWord(const std::string& text, const std::string& move) {
  for (auto at = text.find(move); at != std::string::npos; at = text.find(move, at + 1))
    if (at + move.size() == text.size() || std::isalnum(static_cast<unsigned char>(text[at + move.size()])) == 0) return true;
  return false;
}

std::string FactsTruth::revealed(const std::vector<Fact>& facts) const {
  const auto turn = std::ranges::find(facts, FactKind::TurningPoint, &Fact::kind);
  if (!m_made || turn == facts.end()) return {};
  std::set<std::string> better, allowed, kept;
  for (const Fact& fact : facts)
    for (const FactMove& each : fact.moves)
      if (each.before == m_position && each.text != m_made->text) better.insert(each.text);
  for (const Fact& fact : facts)
    for (const std::string& text : sentencesOf(fact)) {
      kept.insert(text);
      for (const std::string& move : better) allowed.insert(veiled(text, move));
    }
  if (turn->params.size() == 3) allowed.insert("A better move would have made the reply " + turn->params[2] + " impossible.");
  const std::string answer = turn->params.size() < 4
                                 ? std::string()
                                 : "After a better move, " + nameOf(other(opponent())) + " could have answered " +
                                       turn->params[2] + " with " + turn->params[3] + ".";
  for (const Fact& fact : withoutBetterMove(facts, m_position, m_made->move)) {
    const auto texts = sentencesOf(fact);
    if (fact.kind == FactKind::Refutation ? isTrue(fact) : kept.contains(texts[0])) continue;
    const bool isAnswer = !answer.empty() && texts.back() != texts[0] && texts[1] == answer && kept.contains(texts[2]);
    const auto isNamed = [&texts](const std::string& move) { return hasWord(texts[0], move); };
    if (!isAnswer && (!allowed.contains(texts[0]) || std::ranges::any_of(better, isNamed))) return texts[0];
  }
  return {};
}

}  // namespace kotai::test
