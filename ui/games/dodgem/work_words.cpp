#include "ui/games/dodgem/work_words.h"

#include "ui/games/dodgem/strings.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

/// An id such as "patterns-3x3".
QString nameOfCount(std::string_view id) {
  const std::size_t dash = id.rfind('-');
  if (dash == std::string_view::npos) return QString();
  const std::string_view what = id.substr(0, dash);
  QString size = QString::fromUtf8(id.data() + dash + 1, static_cast<qsizetype>(id.size() - dash - 1));
  size.replace(QLatin1Char('x'), QChar(0xd7));
  if (what == "board") return size;
  if (what == "patterns") return DodgemStrings::tr("%1: patterns of one side").arg(size);
  if (what == "subspaces") return DodgemStrings::tr("%1: subspaces").arg(size);
  if (what == "pairs") return DodgemStrings::tr("%1: pairs of subspaces").arg(size);
  if (what == "proof-positions") return DodgemStrings::tr("%1: positions that prove the start").arg(size);
  if (what == "all-positions") return DodgemStrings::tr("%1: all positions").arg(size);
  if (what == "proof-pairs") return DodgemStrings::tr("%1: pairs of subspaces that they lie in").arg(size);
  if (what == "all-pairs") return DodgemStrings::tr("%1: all pairs of subspaces").arg(size);
  return QString();
}

QString workName(std::string_view id) {
  if (id == "figure-2") return DodgemStrings::tr("Subspaces by progress pattern, and how moves connect them");
  if (id == "section-8") return DodgemStrings::tr("Results");
  if (id == "pattern") return DodgemStrings::tr("Pattern of the position drawn in section 3");
  if (id == "parents") return DodgemStrings::tr("Parents of that position");
  if (id == "parent-pairs") return DodgemStrings::tr("Pairs of subspaces that contain the parents");
  if (id == "moved-back") return DodgemStrings::tr("Parents from which a car moved forward, and their pattern");
  if (id == "moved-sideways") return DodgemStrings::tr("Parents from which a car moved sideways, and their pattern");
  if (id == "back-onto-board") return DodgemStrings::tr("Parents from which a car left the board, and their pattern");
  if (id == "start-3x3") return DodgemStrings::tr("Start of 3×3");
  if (id == "start-4x4") return DodgemStrings::tr("Start of 4×4");
  if (id == "first-move-c1c2") return DodgemStrings::tr("3×3, first move c1c2");
  if (id == "first-move-b1b2") return DodgemStrings::tr("3×3, first move b1b2");
  if (id == "first-move-b1a1") return DodgemStrings::tr("3×3, first move b1a1");
  if (id == "example") return DodgemStrings::tr("The example position");
  if (id == "parent") return DodgemStrings::tr("A position before it");
  if (id == "pictured-start") return DodgemStrings::tr("Start of 4×4");
  if (id == "patterns") return DodgemStrings::tr("How many patterns and subspaces there are");
  if (id == "algorithm") return DodgemStrings::tr("The algorithm step by step");
  if (id == "remaining-steps") return DodgemStrings::tr("remaining steps of both sides");
  if (id == "numbers-of-marking")
    return DodgemStrings::tr("what the algorithm does to the pairs of subspaces with this number of steps");
  if (id == "subspace-pairs") return DodgemStrings::tr("Pairs");
  if (id == "positions") return DodgemStrings::tr("Positions");
  if (id == "marked-before") return DodgemStrings::tr("Marked before", "positions; before it is the turn of their pair");
  if (id == "without-move") return DodgemStrings::tr("No move", "positions without a legal move");
  if (id == "passes") return DodgemStrings::tr("Passes");
  if (id == "most-passes") return DodgemStrings::tr("Most passes", "over one pair of subspaces");
  if (id == "steps-and-winner") return DodgemStrings::tr("Who wins with fewer steps to go");
  if (id == "steps-of-mover") return DodgemStrings::tr("steps that the side to move has to go");
  if (id == "outcome-of-mover") return DodgemStrings::tr("result for the side to move");
  if (id == "fewer-steps") return DodgemStrings::tr("fewer");
  if (id == "equal-steps") return DodgemStrings::tr("equally many");
  if (id == "more-steps") return DodgemStrings::tr("more");
  if (id == "won-share") return DodgemStrings::tr("Share won");
  if (id == "from-the-start") return DodgemStrings::tr("What a computation from the start alone needs");
  return nameOfCount(id);
}

QString workNote(std::string_view id) {
  if (id == "figure-3" || id == "figure-4" || id == "figure-5-3x3" || id == "figure-5-4x4")
    return DodgemStrings::tr(
        "Counted as in the paper: positions where a side has no piece are left out, and positions with equal remaining steps but "
        "different patterns are counted twice. Tables has the true counts, and the rules explain the difference.");
  if (id == "figure-2")
    return DodgemStrings::tr(
        "The paper draws only the neighbours of one subspace of 4×4. This graph has all subspaces of 3×3, with the start at the "
        "top. Bars show the shares of won, drawn and lost positions. Click a subspace to see its numbers and its positions.");
  if (id == "patterns")
    return DodgemStrings::tr(
        "The paper gives the formula C(2k+1, k) for k pieces and its square. Here the formula stands beside a count. Two "
        "subspaces that lead to each other are a pair.");
  if (id == "algorithm")
    return DodgemStrings::tr(
        "Pair by pair, positions without a move are won. Then two steps repeat until nothing changes: whatever leads to a loss "
        "is "
        "won, and whatever leads only to wins is lost. One round of both is a pass. Many positions are marked while earlier "
        "pairs "
        "are treated. The paper does not give the order of pairs with equally many steps, which changes the passes. Here they "
        "come in the order of their patterns.");
  if (id == "steps-and-winner")
    return DodgemStrings::tr(
        "The paper says that the side with fewer steps to go mostly wins, and with equally many the side to move. These are the "
        "sums of the cells of figures 3 and 4.");
  if (id == "from-the-start")
    return DodgemStrings::tr(
        "The paper leaves this to the future. A win needs every move of the loser and one of the winner. A draw needs a proof "
        "for "
        "each side.");
  return QString();
}

}  // namespace

void addDodgemWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
