#include "ui/games/quoridor/strings.h"

#include <algorithm>
#include <cstdlib>

#include "core/game/registry.h"
#include "core/games/quoridor/faults.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"

namespace kotai::ui {

// Texts about the published work on the game: its figures, and notes on how the figures are counted.

static QString workName(std::string_view id) {
  if (id == "figure-11") return QuoridorStrings::tr("Winner on each board");
  if (id == "fences-0") return QuoridorStrings::tr("No fences");
  if (id == "fences-1") return QuoridorStrings::tr("One fence each");
  if (id == "figures-7-10") return QuoridorStrings::tr("Boards whose perfect play is shown (figures 7 to 10)");
  if (id == "section-4")
    return QuoridorStrings::tr("Positions on 5×5 with one fence each, and an upper bound for the standard game");
  if (id == "whole-game") return QuoridorStrings::tr("Upper bound for the number of positions on 9×9 with 10 fences each");
  if (id == "expectation") return QuoridorStrings::tr("Predicted: more fences change nothing on 5×5");
  if (constexpr std::string_view ply = "ply-"; id.starts_with(ply)) {  // an id such as "ply-3-e2"
    const QString rest = QString::fromUtf8(id.data() + ply.size(), static_cast<qsizetype>(id.size() - ply.size()));
    return QStringLiteral("%1. %2").arg(rest.section(QLatin1Char('-'), 0, 0), rest.section(QLatin1Char('-'), 1));
  }
  if (id == "rows") return QuoridorStrings::tr("rows of the board");
  if (id == "columns") return QuoridorStrings::tr("columns of the board");
  return QString();
}

static QString workNote(std::string_view id) {
  if (id == "figure-11") return QuoridorStrings::tr("The outcome of the start position, for the player who moves first.");
  if (id == "section-4")
    return QuoridorStrings::tr(
        "The third printed number has one wrong digit: of 437,760 positions, 1,396 leave a pawn without a path, so 436,364 "
        "remain.");
  if (id == "figures-7-10")
    return QuoridorStrings::tr(
        "Figure 7 shows every legal move for two plies. To see this, open the board, then choose Graph of perfect play and Every "
        "legal move. Figures 8 to 10 show one perfect game each; below are Kotai's.");
  if (id == "expectation")
    return QuoridorStrings::tr(
        "The paper stops at one fence each and expects no change with more. In fact the first player wins with five or more "
        "fences each. For boards not solved here, the table shows Kotai's earlier results.");
  return QString();
}

static void addQuoridorWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

// Reasons why a move of Quoridor is illegal, with the names of pieces.

static bool areBeside(Square one, Square another) {
  return std::abs(one.column - another.column) + std::abs(one.row - another.row) == 1;
}

static QString whyNoStep(Square from, Square to, Square otherPawn) {
  if (to == otherPawn && areBeside(from, to)) return QuoridorStrings::tr("The other pawn is there: jump over it.");
  if (areBeside(from, to)) return QuoridorStrings::tr("There is a fence in between.");
  const int columns = std::abs(to.column - from.column), rows = std::abs(to.row - from.row);
  if (!areBeside(from, otherPawn) || !areBeside(otherPawn, to))
    return columns == 1 && rows == 1 ? QuoridorStrings::tr("A pawn never steps diagonally, except when it jumps to the side.")
                                     : QuoridorStrings::tr("A pawn steps one square, or jumps over the other pawn beside it.");
  return columns == 1
             ? QuoridorStrings::tr("A pawn jumps sideways only if it cannot jump straight on, and never through a fence.")
             : QuoridorStrings::tr("A fence is in the way of the jump.");
}

/// Explains why a piece of the mover cannot make the move. Returns an empty string if the general reason is
/// sufficient.
static QString whyNoQuoridorMove(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  if (const auto fence = fenceOf(move)) {
    const auto board = quoridor::QuoridorVariant::unpack(position);
    const auto fault = quoridorOf(variant)->rules().whyNot(board, fenceIn(variant, *fence));
    return fault ? whyNotText(variant, *fault) : QString();
  }
  const auto pieces = variant.pieces(position);
  const auto other = std::ranges::find_if(
      pieces, [&](const PieceOnBoard& piece) { return !fenceOf(piece) && piece.owner != variant.sideToMove(position); });
  return other == pieces.end() ? QString() : whyNoStep(move.from, move.to, other->square);
}

/// Explains why a pawn cannot be picked up, or why no fence can be taken from a stock. Returns an empty string if
/// the square has neither a pawn nor a stock, or if the user can pick up the piece.
static QString whyNoQuoridorPiece(const Variant& variant, const AnyPosition& position, Square square) {
  const Side mover = variant.sideToMove(position);
  for (const HandSlot& stock : variant.hands(position)) {
    if (stock.square != square) continue;
    if (stock.owner != mover)
      return QuoridorStrings::tr("These are the other side's fences: %1 is to move.").arg(sideName(variant, mover));
    return stock.count == 0 ? whyNotText(variant, {quoridor::FenceFault::Reason::NoneLeft, {}, {}}) : QString();
  }
  const auto pieces = variant.pieces(position);
  const bool theirs = std::ranges::any_of(
      pieces, [&](const PieceOnBoard& piece) { return !fenceOf(piece) && piece.square == square && piece.owner != mover; });
  return theirs ? QuoridorStrings::tr("This is the other side's pawn: %1 is to move.").arg(sideName(variant, mover)) : QString();
}

static QString nameOfFigure(std::string_view id) {
  if (id == "start-outcome") return QuoridorStrings::tr("Outcome of the start position");
  if (constexpr std::string_view board = "board-"; id.starts_with(board)) {
    const auto variant = parseVariant(id.substr(board.size()));
    return variant ? QuoridorStrings::tr("Figure 11: %1", "size and fences of a board").arg(variantTitle(**variant)) : QString();
  }
  if (id == "positions") return QuoridorStrings::tr("Positions that are not finished");
  if (id == "mutual-zugzwang") return QuoridorStrings::tr("Mutual zugzwangs");
  if (id == "won-by-fence-only") return QuoridorStrings::tr("Won by fences only");
  if (id == "won-by-jump-only") return QuoridorStrings::tr("Won by jumps only");
  const QString placed = numberAfter(id, "legal-");
  if (!placed.isEmpty()) return QuoridorStrings::tr("Arrangements with %n fences on the board", nullptr, placed.toInt());
  return QString();
}

static QString explanationOfFigure(std::string_view id) {
  if (id == "start-outcome")
    return QuoridorStrings::tr("The outcome of the start position, for the player to move (figure 11 of the paper).");
  if (id.starts_with("board-"))
    return QuoridorStrings::tr("The outcome of the start position, for the player to move. Known once the variant is solved.");
  if (id == "positions") return QuoridorStrings::tr("Seen with the player to move at the bottom. Mirror images count once.");
  if (id == "mutual-zugzwang") return QuoridorStrings::tr("Whichever side is to move loses. Each board counts once.");
  if (id == "won-by-fence-only") return QuoridorStrings::tr("Won, and every winning move places a fence.");
  if (id == "won-by-jump-only")
    return QuoridorStrings::tr("Won, and every winning move is a jump over the other pawn, straight or diagonal.");
  if (id == "legal-2")  // a misprint in the paper
    return QuoridorStrings::tr(
        "456 legal pairs of fences times 960 arrangements of the pawns make 437,760. In 1,396 of these a pawn has no path, which "
        "leaves 436,364. The printed 436,864 is a misprint.");
  if (id.starts_with("legal-"))
    return QuoridorStrings::tr(
        "Counted as in the paper: mirror images count separately, finished positions are included, and so is every way to divide "
        "the remaining fences.");
  return QString();
}

static QString keyName(const AggregateKey& key) {
  return key.id == "steps" ? QuoridorStrings::tr("by shortest paths") : QuoridorStrings::tr("by fences in hand");
}

static QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps")
    return mover ? QuoridorStrings::tr("Mover's shortest path") : QuoridorStrings::tr("Opponent's shortest path");
  return mover ? QuoridorStrings::tr("Mover's fences in hand") : QuoridorStrings::tr("Opponent's fences in hand");
}

static QString pawnsSentence(bool first, bool none) {
  if (none)
    return first ? QuoridorStrings::tr("The first player has no pawn.") : QuoridorStrings::tr("The second player has no pawn.");
  return first ? QuoridorStrings::tr("The first player has more than one pawn.")
               : QuoridorStrings::tr("The second player has more than one pawn.");
}

static QString faultSentence(const TextError& error) {
  const auto p = [&error](std::size_t index) { return QString::fromStdString(error.params.at(index)); };
  const OwnText* const own = error.own;
  const bool first = !error.params.empty() && error.params.front() == "1";
  if (own == &quoridor::fault::samePlace) return QuoridorStrings::tr("Both pawns stand on %1.").arg(p(0));
  if (own == &quoridor::fault::crossingFences)
    return QuoridorStrings::tr("The fences %1 and %2 cross each other.").arg(p(0), p(1));
  if (own == &quoridor::fault::overlappingFences || own == &quoridor::fault::sameFence)
    return QuoridorStrings::tr("The fences %1 and %2 overlap.").arg(p(0), p(1));
  if (own == &quoridor::fault::tooManyFences)
    return (first ? QuoridorStrings::tr("The first player has %1 fences in hand: at most %2 are possible.")
                  : QuoridorStrings::tr("The second player has %1 fences in hand: at most %2 are possible."))
        .arg(p(1), p(2));
  if (own == &quoridor::fault::impossibleHands)
    return QuoridorStrings::tr("This variant does not allow the fences in hand to be divided like this.");
  if (own == &quoridor::fault::wrongFenceCount)
    return QuoridorStrings::tr("There are %1 fences in all, on the board and in hand: there must be %2.").arg(p(0), p(1));
  if (own == &quoridor::fault::pathClosed)
    return first ? QuoridorStrings::tr("The fences leave the first player's pawn no path to its goal.")
                 : QuoridorStrings::tr("The fences leave the second player's pawn no path to its goal.");
  if (own == &quoridor::fault::pawns) return pawnsSentence(first, error.params.at(1) == "0");
  if (own == &quoridor::fault::optionNeedsEvenWidth)
    return QuoridorStrings::tr("“%1” is possible only on boards of even width, which have no middle column.").arg(p(0));
  return {};
}

static QString expectedWords(const TextError& error) {
  const OwnText* const own = error.ownExpected;
  if (own == &quoridor::expected::fenceNumber) return QuoridorStrings::tr("the number of fences in hand");
  if (own == &quoridor::expected::fencesOrNone) return QuoridorStrings::tr("the placed fences, or -");
  if (own == &quoridor::expected::fenceDirection) return QuoridorStrings::tr("h or v, the direction of the fence");
  if (own == &quoridor::expected::squareOrFence) return QuoridorStrings::tr("a square such as c2, or a fence such as b2h");
  return {};
}

static QString endReason(const Variant&, const AnyPosition&, Side winner, std::optional<Side> person) {
  if (!person) return QuoridorStrings::tr("a pawn has reached the far row");
  return winner == person ? QuoridorStrings::tr("your pawn has reached the far row")
                          : QuoridorStrings::tr("your opponent's pawn has reached the far row");
}

void addQuoridorWords(Presentation& game) {
  addQuoridorWork(game);
  game.whyNot = whyNoQuoridorMove;
  game.whyNotMovable = whyNoQuoridorPiece;
  game.endReason = endReason;
  game.figureName = nameOfFigure;
  game.figureExplanation = explanationOfFigure;
  game.boardsSentence = [](int boards, int solved, int agreeing) {
    return QuoridorStrings::tr("The paper's figure 11 has %1 boards. %2 are solved here, and %3 of these agree.")
        .arg(boards)
        .arg(solved)
        .arg(agreeing);
  };
  game.keyName = keyName;
  game.axisName = axisName;
  game.faultSentence = faultSentence;
  game.expectedWords = expectedWords;
}

}  // namespace kotai::ui
