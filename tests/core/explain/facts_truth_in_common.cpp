// Checks what several moves have in common, from values and from the sentences about single moves.
#include <algorithm>
#include <array>
#include <utility>

#include "core/game/game.h"
#include "tests/core/explain/facts_truth.h"
#include "tests/core/explain/true_motifs.h"

namespace kotai::test {

bool FactsTruth::allows(const Option& move, const std::string& said, Side mover) const {
  const std::string me = nameOf(mover), them = nameOf(other(mover));
  const auto replies = optionsOf(move.after);
  const auto isGood = [&](const Option& reply) { return reply.value.outcome == opposite(move.value.outcome); };
  for (const auto& [start, outcome] :
       {std::pair(them + " wins with ", Outcome::Win), std::pair(them + " holds the draw with ", Outcome::Draw)})
    if (said.starts_with(start))
      return std::ranges::any_of(replies, [&, expected = outcome](const Option& reply) {
        return start + reply.text + "." == said && reply.value.outcome == expected && isGood(reply);
      });
  if (said == them + " wins at once.") return endsWithin(move.after, Outcome::Win, 1);
  const auto shows = [&](const Option& reply, const std::string& part) {
    const auto motifs = trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(move.after), reply.text);
    return std::ranges::any_of(motifs, [&part](const std::string& each) { return each.find(part) != std::string::npos; });
  };
  const auto someReplyShows = [&](const std::string& part) {
    return std::ranges::any_of(replies, [&](const Option& reply) { return isGood(reply) && shows(reply, part); });
  };
  const std::string captures = them + " can capture ", unguarded = ", and nothing guards it.";
  if (said.starts_with(captures) && said.ends_with(unguarded)) {
    const std::string piece = said.substr(captures.size(), said.size() - captures.size() - unguarded.size());
    return someReplyShows(" captures " + piece + ", and no piece can recapture.");
  }
  if (said == captures + me + "'s lion.") return someReplyShows(" captures " + me + "'s lion.");
  const std::array<std::pair<std::string, const char*>, 5> others{
      {{them + "'s lion can reach the far row safely.", " to the far row, where nothing can capture it."},
       {them + " can checkmate " + me + ".", " is checkmate: "},
       {them + " can attack " + me + "'s lion and another piece at the same time.", " at the same time."},
       {them + " can complete a line.", " completes the line "},
       {them + " can threaten to complete two lines at once.", " threatens to complete lines on "}}};
  for (const auto& [sentence, ofReply] : others)
    if (said == sentence) return someReplyShows(ofReply);
  return false;
}

bool FactsTruth::isInCommon(const Fact& fact) const {
  const bool isAboutReply = m_made && !fact.moves.empty() && fact.moves.front().before == m_made->after;
  const AnyPosition position = isAboutReply ? m_variant.play(m_made->after, fact.moves.front().move) : m_position;
  std::vector<Option> moves = optionsOf(position);
  const bool areOthers = fact.kind == FactKind::OnlyMove;
  if (areOthers) std::erase_if(moves, [only = fact.moves.back().move](const Option& each) { return each.move == only; });
  const Side mover = m_variant.sideToMove(position);
  const std::string text = withParams(fact.end->sentence->english, fact.end->params, nameOf(mover), nameOf(other(mover)));
  return fact.end->mover == mover && isTrueOfSeveral(text, moves, position, areOthers ? "other move" : "answer");
}

bool FactsTruth::isTrueOfSeveral(const std::string& text, const std::vector<Option>& moves, const AnyPosition& position,
                                 const std::string& word) const {
  Outcome worst = Outcome::Win;
  for (const Option& each : moves) worst = std::min(worst, each.value.outcome);
  for (const bool isEvery : {true, false}) {
    const std::string start = "After " + (isEvery ? "every " + word : "most " + word + "s") + " ";
    if (!text.starts_with(start)) continue;
    const auto count = std::ranges::count_if(moves, [&](const Option& each) {
      return each.value.outcome == worst && allows(each, text.substr(start.size()), m_variant.sideToMove(position));
    });
    return moves.size() > 1 && (isEvery ? count == std::ssize(moves) : 3 * count >= 2 * std::ssize(moves));
  }
  return false;
}

bool FactsTruth::isChangedByMistake(const Fact& fact) const {
  if (!fact.end) return false;
  const auto replies = optionsOf(m_made->after);
  const auto reply = std::ranges::find(replies, fact.params[2], &Option::text);
  if (reply == replies.end()) return false;
  const auto answers = optionsOf(reply->after);
  if (std::ranges::count(answers, fact.params[3], &Option::text) == 0) return true;
  const std::string said =
      withParams(fact.end->sentence->english, fact.end->params, nameOf(fact.end->mover), nameOf(other(fact.end->mover)));
  return !trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(reply->after), fact.params[3]).contains(said);
}

}  // namespace kotai::test
