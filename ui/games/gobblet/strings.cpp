#include "ui/games/gobblet/strings.h"

#include "core/games/gobblet/faults.h"
#include "core/games/gobblet/lists.h"
#include "core/games/gobblet/variant.h"
#include "ui/games/gobblet/why_not.h"
#include "ui/games/gobblet/work_words.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString liftReason(Side winner, std::optional<Side> person) {
  if (!person) return GobbletStrings::tr("a lifted piece uncovered its line");
  return winner == person ? GobbletStrings::tr("your opponent lifted a piece off your line")
                          : GobbletStrings::tr("you lifted a piece off your opponent's line");
}

QString endReason(const Variant&, const AnyPosition& position, Side winner, std::optional<Side> person) {
  if (gobblet::GobbletVariant::unpack(position).losingLift) return liftReason(winner, person);
  if (!person) return GobbletStrings::tr("three in a row");
  return winner == person ? GobbletStrings::tr("you have three in a row")
                          : GobbletStrings::tr("your opponent has three in a row");
}

QString kindName(FindKind kind) {
  if (kind == gobblet::kind::stalemate) return GobbletStrings::tr("Stalemates");
  if (kind == gobblet::kind::losingLift) return GobbletStrings::tr("Losing lift");
  return {};
}

QString kindExplanation(FindKind kind) {
  if (kind == gobblet::kind::stalemate)
    return GobbletStrings::tr("Nothing can be placed, and every lift uncovers a line of the opponent: lost in 1.");
  if (kind == gobblet::kind::losingLift)
    return GobbletStrings::tr(
        "A move looks as if it won, but lifting the piece uncovers a line of the opponent; no other move wins at once.");
  return {};
}

QString nameOfFigure(std::string_view id) {
  if (id == "start-outcome") return GobbletStrings::tr("Start, by outcome");
  if (id == "arrangements-of-one-size") return GobbletStrings::tr("Arrangements of the pieces of one size");
  if (id == "arrangements") return GobbletStrings::tr("Arrangements of all pieces");
  if (id == "reachable") return GobbletStrings::tr("Reachable and not finished");
  if (id == "reachable-finished") return GobbletStrings::tr("Reachable and finished");
  if (id == "won-in-one") return GobbletStrings::tr("Won in one ply");
  if (id == "stalemate") return GobbletStrings::tr("Stalemates");
  if (id == "losing-lift") return GobbletStrings::tr("A lift spoils the win");
  if (id == "mutual-zugzwang") return GobbletStrings::tr("Mutual zugzwangs");
  if (id == "losing-lift-moves") return GobbletStrings::tr("Moves with a losing lift");
  if (id == "most-moves-without-losing-lifts") return GobbletStrings::tr("Legal moves at most, without losing lifts");
  if (id == "unreachable") return GobbletStrings::tr("Not finished, but never reached");
  return QString();
}

QString explanationOfFigure(std::string_view id) {
  if (id == "start-outcome") return GobbletStrings::tr("Result of the opening position, for the player to move.");
  if (id == "arrangements-of-one-size")
    return GobbletStrings::tr("Up to two pieces of each colour on nine cells, at most one per cell.");
  if (id == "arrangements")
    return GobbletStrings::tr(
        "All three sizes together, with the player to move always as the same colour. Positions with lines are included.");
  if (id == "reachable" || id == "reachable-finished")
    return GobbletStrings::tr(
        "From the start. Positions that differ only by rotation, reflection or swapped colours count once.");
  if (id == "won-in-one") return GobbletStrings::tr("Reachable positions in which a move completes a line.");
  if (id == "stalemate") return GobbletStrings::tr("Reachable positions in which nothing can be placed and every lift loses.");
  if (id == "losing-lift")
    return GobbletStrings::tr(
        "Reachable positions, not won in one ply, in which a move would complete a line but its lift loses.");
  if (id == "mutual-zugzwang") return GobbletStrings::tr("Whoever has to move loses; each board counts once.");
  if (id == "losing-lift-moves") return GobbletStrings::tr("Summed over the reachable positions.");
  if (id == "unreachable") return GobbletStrings::tr("Arrangements without a line that never arise in a game.");
  return QString();
}

QString keyName(const AggregateKey& key) {
  if (key.id == "pieces") return GobbletStrings::tr("by pieces on the board");
  if (key.id == "small") return GobbletStrings::tr("by small pieces on the board");
  if (key.id == "medium") return GobbletStrings::tr("by medium pieces on the board");
  return GobbletStrings::tr("by large pieces on the board");
}

QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "pieces")
    return mover ? GobbletStrings::tr("Mover's pieces on the board") : GobbletStrings::tr("Opponent's pieces on the board");
  if (key.id == "small")
    return mover ? GobbletStrings::tr("Mover's small pieces") : GobbletStrings::tr("Opponent's small pieces");
  if (key.id == "medium")
    return mover ? GobbletStrings::tr("Mover's medium pieces") : GobbletStrings::tr("Opponent's medium pieces");
  return mover ? GobbletStrings::tr("Mover's large pieces") : GobbletStrings::tr("Opponent's large pieces");
}

QString faultSentence(const TextError& error) {
  const auto p = [&error](std::size_t index) { return QString::fromStdString(error.params.at(index)); };
  if (error.own != &gobblet::fault::wrongStack) return {};
  return GobbletStrings::tr("On %3, “%2” cannot lie on “%1”: a piece covers only smaller ones.").arg(p(0), p(1), p(2));
}

QString expectedWords(const TextError& error) {
  const QString detail = QString::fromStdString(error.expectedDetail);
  const OwnWords* const own = error.ownExpected;
  if (own == &gobblet::expected::cell)
    return GobbletStrings::tr("the pieces of a cell from bottom to top (%1), or . for none").arg(detail);
  if (own == &gobblet::expected::emptyCellEnd) return GobbletStrings::tr("the end of the cell (a comma, / or a space)");
  if (own == &gobblet::expected::cellEnd)
    return GobbletStrings::tr("a piece (%1), or the end of the cell (a comma, / or a space)").arg(detail);
  if (own == &gobblet::expected::placingOrSquare)
    return GobbletStrings::tr("a piece and @ (%1), such as L@b2, or two squares, such as a1b2").arg(detail);
  return {};
}

}  // namespace

void addGobbletWords(Presentation& game) {
  addGobbletWork(game);
  game.whyNot = whyNoGobbletMove;
  game.endReason = endReason;
  game.kindName = kindName;
  game.kindExplanation = kindExplanation;
  game.figureName = nameOfFigure;
  game.figureExplanation = explanationOfFigure;
  game.keyName = keyName;
  game.axisName = axisName;
  game.faultSentence = faultSentence;
  game.expectedWords = expectedWords;
}

}  // namespace kotai::ui
