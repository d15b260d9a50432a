#include "core/explain/sentence_choice.h"

#include "core/explain/explain.h"
#include "core/explain/sentences.h"

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
  if (plies <= longestLinePlies) return sentence::replyWinsByLine;
  if (shownMoves > 1) return sentence::replyWinsLaterByLine;
  return plies <= longestCountedPlies ? sentence::replyWins : sentence::replyWinsLater;
}

const Sentence& zugzwangSentence(Outcome passing, Outcome moving, bool ofOpponent) {
  const bool wouldDraw = passing == Outcome::Draw, draws = moving == Outcome::Draw;
  const Sentence& own = wouldDraw ? sentence::drawIfPassing : draws ? sentence::winIfPassingElseDraw : sentence::winIfPassing;
  const Sentence& theirs = wouldDraw ? sentence::putsDrawInZugzwang
                           : draws   ? sentence::putsWinInDrawZugzwang
                                     : sentence::putsWinInZugzwang;
  return ofOpponent ? theirs : own;
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
