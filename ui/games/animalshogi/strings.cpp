#include "ui/games/animalshogi/strings.h"

#include <algorithm>

#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/faults.h"
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/unreachable.h"
#include "core/games/animalshogi/variant.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"

namespace kotai::ui {

// Texts about the published works on the game: their figures, and notes on how the figures are counted.

static QString workName(std::string_view id) {
  if (id == "estimate") return AnimalShogiStrings::tr("Estimate of the positions with nothing in hand");
  if (id == "placements-lions") return AnimalShogiStrings::tr("Ways to place the lions");
  if (id == "placements-giraffes") return AnimalShogiStrings::tr("Ways to place the giraffes next");
  if (id == "placements-elephants") return AnimalShogiStrings::tr("Ways to place the elephants next");
  if (id == "placements-chicks") return AnimalShogiStrings::tr("Ways to place the chicks and hens last");
  if (id == "placements") return AnimalShogiStrings::tr("Product of these numbers");
  if (id == "table-1") return AnimalShogiStrings::tr("Arrangements by the number of pieces in hand");
  if (id == "representation") return AnimalShogiStrings::tr("A position as a number");
  if (id == "square-states") return AnimalShogiStrings::tr("States of a square");
  if (id == "square-bits") return AnimalShogiStrings::tr("Bits for a square");
  if (id == "board-bits") return AnimalShogiStrings::tr("Bits for the board");
  if (id == "hand-bits") return AnimalShogiStrings::tr("Bits for both hands");
  if (id == "position-bits") return AnimalShogiStrings::tr("Bits for a position");
  if (id == "packed-start") return AnimalShogiStrings::tr("Number that stands for the start position");
  if (id == "enumeration") return AnimalShogiStrings::tr("Positions that can be reached");
  if (id == "results") return AnimalShogiStrings::tr("Won, drawn and lost positions");
  if (id == "start-figures") return AnimalShogiStrings::tr("The start, the first moves and the best replies");
  if (id == "moves") return AnimalShogiStrings::tr("Legal moves");
  if (id == "zugzwangs") return AnimalShogiStrings::tr("Zugzwangs");
  if (id == "far-drops") return AnimalShogiStrings::tr("Chicks dropped on the far row");
  if (id == "mates") return AnimalShogiStrings::tr("Positions with a mate, by its length");
  if (id == "other-starts") return AnimalShogiStrings::tr("Other starts");
  if (id == "proof-graph-first")
    return AnimalShogiStrings::tr(
        "decided positions included; if several wins are equally fast, the first in alphabetical order");
  if (id == "proof-graph-fewest")
    return AnimalShogiStrings::tr(
        "decided positions included; if several wins are equally fast, the one with the fewest new positions");
  if (id == "proof-graph-all") return AnimalShogiStrings::tr("with decided positions and all equally fast wins");
  if (id == "rounds-counts") return AnimalShogiStrings::tr("The rounds of the backward search");
  if (id == "decided-in-round") return AnimalShogiStrings::tr("Positions decided in each round");
  if (id == "open-after-round") return AnimalShogiStrings::tr("Positions left undecided after each round");
  if (id == "round") return AnimalShogiStrings::tr("round, in tens");
  if (id == "round-more") return AnimalShogiStrings::tr("round: ones");
  if (id == "rounds") return AnimalShogiStrings::tr("Rounds until nothing changes");
  if (id == "mate-share") return AnimalShogiStrings::tr("Won positions that have a mate");
  if (id == "set-ups") return AnimalShogiStrings::tr("Start positions with every order of the back row");
  if (id == "back-row") return AnimalShogiStrings::tr("back row of the side to move, from the left");
  if (id == "chick-file") return AnimalShogiStrings::tr("column of that side's chick");
  if (id == "pictured-longest") return AnimalShogiStrings::tr("Longest win: lion to B4");
  if (id == "pictured-start") return AnimalShogiStrings::tr("The start");
  if (id == "pictured-zugzwang") return AnimalShogiStrings::tr("A symmetric zugzwang");
  if (id == "pictured-mate") return AnimalShogiStrings::tr("Mate in 23, although there is a shorter win");
  if (id == "pictured-most-moves") return AnimalShogiStrings::tr("38 legal moves");
  if (id == "pictured-no-moves") return AnimalShogiStrings::tr("A position without a legal move, which no game reaches");
  if (constexpr std::string_view move = "reply-"; id.starts_with(move))
    return AnimalShogiStrings::tr("best replies to %1").arg(QString::fromStdString(std::string(id.substr(move.size()))));
  return QString();
}

static QString workNote(std::string_view id) {
  if (id == "start-figures")
    return AnimalShogiStrings::tr(
        "The published proof graph most likely counts decided positions, too. Its size also depends on which fastest win is "
        "chosen when there are several. The rules page gives the numbers for three ways to choose.");
  if (id == "table-1") return AnimalShogiStrings::tr("Counts all arrangements, reachable or not.");
  if (id == "representation")
    return AnimalShogiStrings::tr(
        "Each square takes four bits, and each kind of piece in a hand takes two. The side to move is at the bottom. Of the "
        "numbers of two mirror images, the smaller one is used. The slides leave the order of the parts open. The rules page "
        "gives the order used here.");
  if (id == "mates")
    return AnimalShogiStrings::tr(
        "Won with checks alone. As in the printed table, the threat of a try does not count as a check.");
  if (id == "enumeration")
    return AnimalShogiStrings::tr(
        "The slides call the positions where the lion can be captured W0, those lost to a try L0, and the others U0.");
  if (id == "rounds-counts")
    return AnimalShogiStrings::tr(
        "Round 0 has W0 and L0, and leaves U0. Odd rounds find wins, even rounds losses. Click a number to list its "
        "positions. Lists leave out W0 and L0. After the last round, the undecided positions are the draws.");
  if (id == "set-ups")
    return AnimalShogiStrings::tr(
        "The other side has the same pieces, rotated. The slides cover three of these starts, those in the row ELG.");
  return QString();
}

// Reasons why a move of Animal Shogi is illegal, with the names of pieces.

static QString stepsOf(animalshogi::Kind kind) {
  switch (kind) {
    case animalshogi::Kind::Giraffe: return AnimalShogiStrings::tr("A giraffe moves one square forward, backward or sideways.");
    case animalshogi::Kind::Elephant: return AnimalShogiStrings::tr("An elephant moves one square diagonally.");
    case animalshogi::Kind::Chick: return AnimalShogiStrings::tr("A chick moves one square straight forward.");
    case animalshogi::Kind::Hen: return AnimalShogiStrings::tr("A hen moves one square, but not diagonally backward.");
    case animalshogi::Kind::Lion: break;
  }
  return AnimalShogiStrings::tr("A lion moves one square in any direction.");
}

/// Explains why a piece of the mover cannot make the move. Returns an empty string if the general reason is
/// sufficient.
static QString whyNoAnimalShogiMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const auto pieces = variant.pieces(position);
  const auto there = std::ranges::find(pieces, move.to, &PieceOnBoard::square);
  const auto piece = std::ranges::find(pieces, move.from, &PieceOnBoard::square);
  if (piece == pieces.end())
    return there == pieces.end() ? AnimalShogiStrings::tr("In this variant no chick may be dropped on the far row.")
                                 : AnimalShogiStrings::tr("A piece in hand can only be dropped on an empty square.");
  if (there != pieces.end() && there->owner == piece->owner) return {};
  return stepsOf(static_cast<animalshogi::Kind>(piece->kind));
}

static QString captureReason(Side winner, std::optional<Side> person) {
  if (!person) return AnimalShogiStrings::tr("the lion was captured");
  return winner == person ? AnimalShogiStrings::tr("you captured the lion") : AnimalShogiStrings::tr("your lion was captured");
}

static QString tryReason(Side winner, std::optional<Side> person) {
  if (!person) return AnimalShogiStrings::tr("a lion reached the far row safely");
  return winner == person ? AnimalShogiStrings::tr("your lion reached the far row safely")
                          : AnimalShogiStrings::tr("your opponent's lion reached the far row safely");
}

static QString endReason(const Variant& variant, const AnyPosition& position, Side winner, std::optional<Side> person) {
  const auto board = animalshogi::AnimalShogiVariant::unpack(position);
  const auto lion = animalshogi::Kind::Lion;
  if (board.pieces(other(winner), lion) == 0) return captureReason(winner, person);
  const auto& rules = static_cast<const animalshogi::AnimalShogiVariant&>(variant).rules();
  const bool triesWin = rules.options().tries == animalshogi::Tries::Win;
  if (triesWin && (board.pieces(winner, lion) & animalshogi::homeRow(other(winner))) != 0) return tryReason(winner, person);
  if (!person) return AnimalShogiStrings::tr("the other side has no move left");
  return winner == person ? AnimalShogiStrings::tr("your opponent has no move left")
                          : AnimalShogiStrings::tr("you have no move left");
}

static QString kindName(FindKind kind) {
  if (kind == FindKind::Mate) return AnimalShogiStrings::tr("Mate in n");
  if (kind == animalshogi::kind::mateOrTry) return AnimalShogiStrings::tr("Mate in n, counting try threats");
  if (kind == animalshogi::kind::symmetricZugzwang) return AnimalShogiStrings::tr("Symmetric zugzwang");
  if (kind == animalshogi::kind::farDropOnly) return AnimalShogiStrings::tr("Only move: a chick dropped on the far row");
  if (kind == animalshogi::kind::farDropMatters) return AnimalShogiStrings::tr("Decided by far-row chick drops");
  if (kind == animalshogi::kind::win) return AnimalShogiStrings::tr("Win in n plies");
  if (kind == animalshogi::kind::mostMoves) return AnimalShogiStrings::tr("Most legal moves");
  if (kind == animalshogi::kind::winBehind) return AnimalShogiStrings::tr("Won with fewer pieces");
  if (kind == animalshogi::kind::unreachable) return AnimalShogiStrings::tr("Unreachable");
  if (kind == animalshogi::kind::unreachableNothingBefore) return AnimalShogiStrings::tr("Unreachable: no move leads here");
  if (kind == animalshogi::kind::unreachableLionSpared) return AnimalShogiStrings::tr("Unreachable: a lion was not captured");
  if (kind == animalshogi::kind::unreachableFromOthers)
    return AnimalShogiStrings::tr("Unreachable: only from unreachable positions");
  return QString();
}

static QString kindExplanation(FindKind kind) {
  if (kind == FindKind::Zugzwang) return AnimalShogiStrings::tr("Whichever side is to move loses.");
  if (kind == animalshogi::kind::symmetricZugzwang)
    return AnimalShogiStrings::tr("Zugzwangs that look the same to both players. The start of the game is one of them.");
  if (kind == FindKind::Mate)
    return AnimalShogiStrings::tr(
        "The player to move wins with checks alone. Each check threatens to capture the lion. n counts moves and replies up to "
        "the last check, as in the published table. The threat of a try does not count as a check here.");
  if (kind == animalshogi::kind::mateOrTry)
    return AnimalShogiStrings::tr("Like mate in n, but the threat of a safe try counts as a check, too.");
  if (kind == animalshogi::kind::farDropOnly)
    return AnimalShogiStrings::tr(
        "The only good move drops a chick on the far row, where it can never move. Every other move has a worse outcome.");
  if (kind == animalshogi::kind::farDropMatters)
    return AnimalShogiStrings::tr("The outcome changes if chicks may not be dropped on the far row.");
  if (kind == animalshogi::kind::win) return AnimalShogiStrings::tr("The player to move wins in exactly this number of plies.");
  if (kind == animalshogi::kind::mostMoves) return AnimalShogiStrings::tr("No position has more legal moves than these.");
  if (kind == animalshogi::kind::winBehind)
    return AnimalShogiStrings::tr("The player to move wins with fewer pieces than the opponent, counting pieces in hand.");
  if (kind == animalshogi::kind::unreachable)
    return AnimalShogiStrings::tr("Not finished, but no game reaches the position. Mirror images count once.");
  if (kind == animalshogi::kind::unreachableNothingBefore) return AnimalShogiStrings::tr("No legal move leads to the position.");
  if (kind == animalshogi::kind::unreachableLionSpared)
    return AnimalShogiStrings::tr(
        "Moves lead to the position, but instead of each of them the player could have captured the lion.");
  if (kind == animalshogi::kind::unreachableFromOthers)
    return AnimalShogiStrings::tr("Moves lead to the position, but no game reaches the positions before them either.");
  return QString();
}

static QString nameOfFigure(std::string_view id) {
  if (id.starts_with(animalshogi::kind::unreachable.id)) return kindName(FindKind{id});
  if (id == "reachable") return AnimalShogiStrings::tr("Reachable positions");
  if (id == "reachable-lion-takable") return AnimalShogiStrings::tr("of these, with a lion that can be captured at once (W0)");
  if (id == "reachable-lost-by-try") return AnimalShogiStrings::tr("of these, lost to a try (L0)");
  if (id == "positions") return AnimalShogiStrings::tr("of these, not finished (U0)");
  if (id == "zugzwang-symmetric") return AnimalShogiStrings::tr("of these, symmetric zugzwangs");
  if (id == "far-drop-only") return AnimalShogiStrings::tr("Only good move: a chick dropped on the far row");
  if (id == "far-drop-matters") return AnimalShogiStrings::tr("Decided by far-row chick drops");
  if (id == "proof-graph") return AnimalShogiStrings::tr("Proof graph of the start");
  if (id == "chicks-before-giraffes" || id == "chicks-before-elephants")
    return AnimalShogiStrings::tr("Other start: %1").arg(startName("animalshogi", id));
  if (constexpr std::string_view move = "first-move-"; id.starts_with(move))
    return AnimalShogiStrings::tr("first move %1")
        .arg(QString::fromUtf8(id.data() + move.size(), static_cast<qsizetype>(id.size() - move.size())));
  const QString mate = numberAfter(id, "mate-");
  if (!mate.isEmpty()) return AnimalShogiStrings::tr("Mate in %1").arg(mate);
  const QString mateOrTry = numberAfter(id, "mate-or-try-");
  if (!mateOrTry.isEmpty()) return AnimalShogiStrings::tr("Mate in %1, counting try threats").arg(mateOrTry);
  const QString hands = numberAfter(id, "hands-");
  if (!hands.isEmpty()) return AnimalShogiStrings::tr("Arrangements with %n pieces in hand", nullptr, hands.toInt());
  return QString();
}

static QString explanationOfFigure(std::string_view id) {
  if (id.starts_with(animalshogi::kind::unreachable.id)) return kindExplanation(FindKind{id});
  if (id == "reachable")
    return AnimalShogiStrings::tr(
        "Reachable from the start, side to move at the bottom. Mirror images count once, and finished positions are included.");
  if (id == "positions")
    return AnimalShogiStrings::tr("The side to move cannot capture the lion at once, and no lion has reached the far row.");
  if (id == "zugzwang")
    return AnimalShogiStrings::tr(
        "Lost for the side to move. With the other side to move, the same board is also reachable, unfinished and lost.");
  if (id == "far-drop-only") return AnimalShogiStrings::tr("Not lost, and only such a drop keeps the outcome.");
  if (id == "far-drop-matters")
    return AnimalShogiStrings::tr(
        "Number of positions whose outcome changes when chick drops on the far row are forbidden. Known once both variants are "
        "solved.");
  if (id == "proof-graph")
    return AnimalShogiStrings::tr(
        "Number of undecided positions in a proof of the value of the start. The proof has every move of the loser and one "
        "perfect move of the winner. The published number most likely counts decided positions, too.");
  if (id.starts_with("hands-")) return AnimalShogiStrings::tr("Counts all arrangements, reachable or not: an upper bound.");
  return QString();
}

static QString keyName(const AggregateKey& key) {
  return key.id == "hands" ? AnimalShogiStrings::tr("by pieces in hand") : AnimalShogiStrings::tr("by material");
}

static QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "hands")
    return mover ? AnimalShogiStrings::tr("Mover's pieces in hand") : AnimalShogiStrings::tr("Opponent's pieces in hand");
  return mover ? AnimalShogiStrings::tr("Mover's pieces besides the lion")
               : AnimalShogiStrings::tr("Opponent's pieces besides the lion");
}

/// Returns the reason why a game cannot begin with a position. Empty for other errors.
static QString startFault(const TextError& error) {
  namespace fault = animalshogi::fault;
  if (error.own == &fault::startIsOver)
    return AnimalShogiStrings::tr("No game can begin here. The game is already over in this position.");
  if (error.own == &fault::startCapturesLion)
    return AnimalShogiStrings::tr("No game can begin here. The side to move can capture the lion at once.");
  return {};
}

/// Returns the text for an error in a game record of another program. Empty for other errors.
static QString recordFaultText(const TextError& error) {
  namespace fault = animalshogi::fault;
  if (error.own == &fault::notFirstsTurn)
    return AnimalShogiStrings::tr("+ stands for the first player, but it is the second player's turn.");
  if (error.own == &fault::notSecondsTurn)
    return AnimalShogiStrings::tr("- stands for the second player, but it is the first player's turn.");
  if (error.own == &fault::otherPiece)
    return AnimalShogiStrings::tr("After this move the piece on the square is %1, not %2.", "codes of pieces: HI, ZO")
        .arg(QString::fromStdString(error.params.at(1)), QString::fromStdString(error.params.at(0)));
  if (error.own == &fault::unknownStatement) return AnimalShogiStrings::tr("This line is not valid in a CSA game record.");
  if (error.own == &fault::unreadableStart)
    return AnimalShogiStrings::tr("This is not part of a start position. Expected: PI, a row such as %1, or pieces such as %2.")
        .arg(QStringLiteral("P1-KI-LI-ZO"), QStringLiteral("P+24LI00HI"));
  if (error.own == &fault::lateStart)
    return AnimalShogiStrings::tr(
        "The start position must come before the moves. If it begins another game, put a line with / before it.");
  if (error.own == &fault::notUsi) return AnimalShogiStrings::tr("This line is not a USI game.");
  if (error.own == &fault::notBeforeMoves) return AnimalShogiStrings::tr("Unexpected text before the word “moves”.");
  return {};
}

static QString faultSentence(const TextError& error) {
  if (error.own == &animalshogi::fault::noFirstLion) return AnimalShogiStrings::tr("The first player has no lion.");
  if (error.own == &animalshogi::fault::noSecondLion) return AnimalShogiStrings::tr("The second player has no lion.");
  if (const QString start = startFault(error); !start.isEmpty()) return start;
  if (error.own != &animalshogi::fault::manyLions) return recordFaultText(error);
  return error.params.at(0) == "L" ? AnimalShogiStrings::tr("The first player has more than one lion.")
                                   : AnimalShogiStrings::tr("The second player has more than one lion.");
}

static QString expectedWords(const TextError& error) {
  if (error.ownExpected != &animalshogi::expected::pieceAfterPlus) return {};
  return AnimalShogiStrings::tr("a piece that can be promoted (%1) after the “+”")
      .arg(QString::fromStdString(error.expectedDetail));
}

void addAnimalShogiWords(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
  game.whyNot = whyNoAnimalShogiMove;
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
