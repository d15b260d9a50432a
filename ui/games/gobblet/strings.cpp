#include "ui/games/gobblet/strings.h"

#include <QString>

#include "core/game/variant.h"
#include "core/games/gobblet/faults.h"
#include "core/games/gobblet/lists.h"
#include "core/games/gobblet/variant.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

// Texts about the published work on the game: its figures, and notes on how they are counted.

QString workName(std::string_view id) {
  if (id == "one-size") return GobbletStrings::tr("Ways to place the pieces of one size");
  if (id == "orange") return GobbletStrings::tr("orange pieces on the board");
  if (id == "blue") return GobbletStrings::tr("blue pieces on the board");
  if (id == "numbering") return GobbletStrings::tr("Positions to be numbered");
  if (id == "any-pieces") return GobbletStrings::tr("Any pieces anywhere");
  if (id == "any-pieces-both-sides") return GobbletStrings::tr("the same, with either side to move");
  if (id == "arrangements-both-sides") return GobbletStrings::tr("Arrangements of all sizes, with either side to move");
  if (id == "last-numbers-cut") return GobbletStrings::tr("Numbers left after the last ones are dropped");
  if (id == "impossible") return GobbletStrings::tr("Positions that cannot arise");
  if (id == "own-line") return GobbletStrings::tr("The side to move has a line");
  if (id == "only-own") return GobbletStrings::tr("Only its pieces are on the board", "of the side to move");
  if (id == "only-other") return GobbletStrings::tr("Only pieces of the other side, at least two");
  if (id == "any-reason") return GobbletStrings::tr("For at least one of these reasons");
  if (id == "left-over") return GobbletStrings::tr("All others");
  if (id == "ways-to-count") return GobbletStrings::tr("how arrangements are counted");
  if (id == "each-arrangement") return GobbletStrings::tr("All arrangements");
  if (id == "images-once") return GobbletStrings::tr("Up to symmetry", "turned and mirrored boards count as one");
  if (id == "winner") return GobbletStrings::tr("Who wins");
  if (id == "stalemates") return GobbletStrings::tr("Positions in which every move loses at once");
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "numbering")
    return GobbletStrings::tr(
        "Placements of one size are numbered 0 to 1,422. 776 is the largest canonical number, so positions with a higher first "
        "number are not needed. 777 × 1,423 × 1,423 are left; the article has one row of 1,423 more.");
  if (id == "impossible")
    return GobbletStrings::tr(
        "The article names these three kinds and leaves them out, but does not count them. Other positions cannot arise either: "
        "without a line 521,065 are not reachable, of which 12,289 are of the last two kinds.");
  if (id == "winner")
    return GobbletStrings::tr("The article does not state the answer. Its program computes it: the first player wins.");
  if (id == "stalemates") return GobbletStrings::tr("The article shows one. A double click on the number lists them all.");
  return QString();
}

void addGobbletWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

// Explains why a move of Gobblet Gobblers is illegal, with the names of pieces.

/// A sentence about a piece of the mover that cannot move there. Empty if the general reason is sufficient.
QString whyNoGobbletMove(const Variant&, const AnyPosition&, const MoveSquares& move) {
  if (move.from == move.to) return GobbletStrings::tr("You must move a lifted piece to another square.");
  return GobbletStrings::tr("You can only cover a smaller piece.");
}

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
        "A move seems to win, but lifting the piece uncovers a line of the opponent. No other move wins at once.");
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
  if (id == "most-moves-without-losing-lifts") return GobbletStrings::tr("Most legal moves, not counting losing lifts");
  if (id == "unreachable") return GobbletStrings::tr("Not finished, but never reached");
  return QString();
}

QString explanationOfFigure(std::string_view id) {
  if (id == "start-outcome") return GobbletStrings::tr("The outcome of the start position, for the player to move.");
  if (id == "arrangements-of-one-size")
    return GobbletStrings::tr("Up to two pieces of each colour on nine squares, at most one per square.");
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
    return GobbletStrings::tr("the pieces of a square from bottom to top (%1), or . for none").arg(detail);
  if (own == &gobblet::expected::emptyCellEnd) return GobbletStrings::tr("the end of the square (a comma, / or a space)");
  if (own == &gobblet::expected::cellEnd)
    return GobbletStrings::tr("a piece (%1), or the end of the square (a comma, / or a space)").arg(detail);
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
