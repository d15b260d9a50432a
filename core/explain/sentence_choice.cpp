#include "core/explain/sentence_choice.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "core/explain/explain.h"
#include "core/explain/sentences.h"
#include "core/game/game.h"

namespace kotai {

const Sentence& turningPointSentence(Value before, Outcome after, bool isPrevented, std::size_t shownMoves) {
  if (before.outcome == Outcome::Draw) return isPrevented ? sentence::drawToLossPreventing : sentence::drawToLoss;
  const bool draws = after == Outcome::Draw;
  if (shownMoves == 1) return draws ? sentence::winToDrawAtOnce : sentence::winToLossAtOnce;
  if (shownMoves > 1) return draws ? sentence::winToDrawByLine : sentence::winToLossByLine;
  if (isPrevented) return draws ? sentence::winToDrawPreventing : sentence::winToLossPreventing;
  if (before.distancePlies > longestCountedPlies) return draws ? sentence::winToDrawLater : sentence::winToLossLater;
  return draws ? sentence::winToDraw : sentence::winToLoss;
}

const Sentence& winningReplySentence(std::uint32_t plies, bool wasThreat, std::size_t shownMoves) {
  if (plies == 1) return wasThreat ? sentence::leavesThreatAtOnce : sentence::replyWinsAtOnce;
  if (wasThreat) return sentence::leavesThreatByLine;
  if (plies == shownMoves) return sentence::replyWinsByLine;
  if (shownMoves > 1) return sentence::replyWinsLaterByLine;
  return plies <= longestCountedPlies ? sentence::replyWins : sentence::replyWinsLater;
}

const Sentence& onlyMoveSentence(Outcome outcome, bool allLose, bool someLose) {
  if (outcome == Outcome::Draw) return sentence::onlyDraw;
  return allLose ? sentence::onlyWin : someLose ? sentence::onlyWinElseBoth : sentence::onlyWinElseDraw;
}

const Sentence& wasteSentence(Outcome outcome, std::uint32_t wastedPlies) {
  const bool isOne = wastedPlies == 1;
  if (outcome == Outcome::Win) return isOne ? sentence::winsOnePlyLater : sentence::winsLater;
  return isOne ? sentence::losesOnePlySooner : sentence::losesSooner;
}

const Sentence& zugzwangSentence(Outcome passing, Outcome moving, ZugzwangOf side) {
  const bool wouldDraw = passing == Outcome::Draw, draws = moving == Outcome::Draw;
  const Sentence& own = wouldDraw ? sentence::drawIfPassing : draws ? sentence::winIfPassingElseDraw : sentence::winIfPassing;
  const Sentence& theirs = wouldDraw ? sentence::putsDrawInZugzwang
                           : draws   ? sentence::putsWinInDrawZugzwang
                                     : sentence::putsWinInZugzwang;
  const Sentence& better = wouldDraw ? sentence::betterPutsDrawInZugzwang
                           : draws   ? sentence::betterPutsWinInDrawZugzwang
                                     : sentence::betterPutsWinInZugzwang;
  return side == ZugzwangOf::Mover ? own : side == ZugzwangOf::Opponent ? theirs : better;
}

void nameCapture(Fact& fact, MotifCache& motifs) {
  constexpr std::size_t paramsBefore = 4;
  constexpr std::array<std::pair<const Sentence*, const Sentence*>, 7> sentences{
      {{&sentence::replyWinsByLine, &sentence::takesAndLosesByLine},
       {&sentence::replyWinsLaterByLine, &sentence::takesAndLosesLaterByLine},
       {&sentence::replyWins, &sentence::takesAndLoses},
       {&sentence::replyWinsLater, &sentence::takesAndLosesLater},
       {&sentence::replyWinsFar, &sentence::takesAndLosesFar},
       {&sentence::winToLossAnswering, &sentence::winToLossTaking},
       {&sentence::drawToLossAnswering, &sentence::drawToLossTaking}}};
  const auto found = std::ranges::find(sentences, fact.sentence, &std::pair<const Sentence*, const Sentence*>::first);
  if (found == sentences.end()) return;
  const auto piece = motifs.captured(fact.moves.front());
  if (!piece) return;
  fact.sentence = found->second;
  fact.params.resize(paramsBefore);
  fact.params.push_back(*piece);
}

/// Says what the reply does if the course of the game is about a longer line.
static void addEffectOfReply(Fact& refutation, std::string_view shownLine, MotifCache& motifs) {
  if (refutation.moves.size() < 2 || !shownLine.starts_with(refutation.moves[0].text + ' ')) return;
  const FactMove& reply = refutation.moves[1];
  if (shownLine.ends_with(reply.text)) return;
  if (const Motif* const effect = motifs.effectOf(reply)) refutation.end = motifs.said(reply, *effect);
}

void dropEndsSaidByCourse(std::vector<Fact>& facts, MotifCache& motifs, const FactMove& mistake) {
  const auto course = std::ranges::find(facts, FactKind::Course, &Fact::kind);
  if (course == facts.end()) return;
  const auto isInCourse = [&course](const std::string& move) {
    return std::ranges::any_of(course->params, [&move](const std::string& each) { return each.find(move) != std::string::npos; });
  };
  const bool isOther = course->moves.front().move != mistake.move,
             isCompared = isOther || course->moves.back().before == mistake.before;
  for (Fact& each : facts) {  // the course says what the line of the refutation is about, or what the better move does
    const bool isAnswer = each.kind == FactKind::TurningPoint && each.params.size() > 3;
    const bool isSaidAgain = each.end && !isAnswer && std::ranges::count(course->params, each.end->params.front()) > 0;
    const bool isCapture = each.end && !motifs.endOf(each.end->move) && (isOther || !isInCourse(each.end->move.text));
    if ((each.kind == FactKind::Refutation && !isCapture && !isCompared) || isSaidAgain) each.end.reset();
    if (each.kind == FactKind::Refutation && each.game->courseSaysWhy) addEffectOfReply(each, course->params.front(), motifs);
  }
}

void admitMissingReason(std::vector<Fact>& facts) {
  if (facts.size() != 2 || facts[0].end || facts[1].end) return;  // other facts are reasons
  for (Fact& fact : facts) {
    if (fact.plies.value_or(0) <= longestCountedPlies) continue;
    if (fact.sentence == &sentence::replyWinsLater) fact.sentence = &sentence::replyWinsFar;
    if (fact.sentence == &sentence::winToDrawLater) fact.sentence = &sentence::winToDrawFar;
  }
}

/// Returns whether a sentence about several captures names the capture of a motif.
static bool isSaidAmongCaptures(const Motif& motif, const LastMove& captures) {
  const bool isOfSeveral = captures.sentence == &sentence::capturesTwo || captures.sentence == &sentence::capturesThree;
  const auto& said = captures.params;
  return isOfSeveral && motif.weight == MotifWeight::Minor && motif.params.size() > 2 &&
         std::ranges::count(said, motif.params.front()) > 0 && std::ranges::count(said, motif.params.back()) > 0;
}

bool isSaid(const Motif& motif, const std::vector<Fact>& facts) {
  return std::ranges::any_of(facts, [&motif](const Fact& each) {
    if (each.end && isSaidAmongCaptures(motif, *each.end)) return true;
    const bool isSentence = each.sentence == motif.sentence && each.params == motif.params;
    return isSentence || (each.end && each.end->sentence == motif.sentence && each.end->params == motif.params);
  });
}

bool isUnused(const Motif& flaw, const std::vector<Fact>& facts) {
  const auto refutation = std::ranges::find(facts, FactKind::Refutation, &Fact::kind);
  if (flaw.square.empty() || refutation == facts.end()) return false;
  for (std::size_t i = 1; i < refutation->moves.size(); i += 2)
    if (refutation->moves[i].text.ends_with(flaw.square)) return false;
  return true;
}

void dropEndSaidByFlaw(const Fact& flaw, Fact& refutation) {
  if (!refutation.end || refutation.moves.size() != 2) return;
  const auto addsNothingTo = [](const std::vector<std::string>& params, const std::vector<std::string>& others) {
    return std::ranges::all_of(params | std::views::drop(1),
                               [&others](const std::string& param) { return std::ranges::count(others, param) > 0; });
  };
  const auto& said = refutation.end->params;
  const bool isSaid = refutation.plies == 1 && addsNothingTo(said, flaw.params);
  if (isSaid || addsNothingTo(flaw.params, said)) refutation.end.reset();
}

bool isLossSaidBy(const Fact& flaw, const Fact& refutation) {
  constexpr std::size_t lengthOfSquare = 2;
  if (refutation.plies != 1U || !refutation.end || flaw.params.size() < 2 || flaw.params[1].size() != lengthOfSquare)
    return false;
  return refutation.moves.back().text.ends_with(flaw.params[1]);
}

void sayOnlyFlaw(std::vector<Fact>& facts) {
  facts[1].sentence = facts[0].sentence;
  facts[1].params = std::move(facts[0].params);
  facts[1].end.reset();
  facts.erase(facts.begin() + 3, facts.end());
  facts.erase(facts.begin());
}

void shortenRefutation(Fact& refutation) {
  constexpr std::size_t longestFollowed = 4;  // with the mistake
  if (refutation.sentence != &sentence::replyWinsLaterByLine || refutation.moves.size() <= longestFollowed) return;
  refutation.sentence = &winningReplySentence(refutation.plies.value_or(0), false, 1);
  refutation.moves.resize(2, refutation.moves.front());
  refutation.params.resize(3);
  refutation.end.reset();
}

}  // namespace kotai
