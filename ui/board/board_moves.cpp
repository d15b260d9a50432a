#include "ui/board/board_moves.h"

#include <QCoreApplication>

#include "ui/board/board_painter.h"
#include "ui/games/presentation.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

constexpr std::ptrdiff_t maxMovesWithBadges = 12;

static MoveSquares squaresOf(const GameDocument& document, AnyMove move) {
  return document.variant()->moveSquares(document.position(), move);
}

struct IllegalMoveStrings {
  Q_DECLARE_TR_FUNCTIONS(IllegalMoveStrings)
};

/// Returns the topmost piece on a square.
static std::optional<PieceOnBoard> pieceOn(const Variant& variant, const AnyPosition& position, Square square) {
  std::optional<PieceOnBoard> found;
  for (const PieceOnBoard& piece : variant.pieces(position))
    if (piece.square == square && boardPainterFor(variant).standsOnSquare(piece.kind)) found = piece;
  return found;
}

static std::optional<HandSlot> handOn(const Variant& variant, const AnyPosition& position, Square square) {
  const auto hands = variant.hands(position);
  const auto found = std::ranges::find(hands, square, &HandSlot::square);
  return found == hands.end() ? std::nullopt : std::optional(*found);
}

static bool hasMoves(const Variant& variant, const AnyPosition& position, Square from) {
  return std::ranges::any_of(variant.legalMoves(position),
                             [&](AnyMove move) { return variant.moveSquares(position, move).from == from; });
}

/// Returns whether a move ends on a square. Moves that end between squares are shown by a feature of the game
/// instead.
static bool endsOnSquare(const Variant& variant, const MoveSquares& move) {
  return boardPainterFor(variant).standsOnSquare(move.kindAfter);
}

std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position) {
  std::vector<DecisiveMove> decisive;
  for (const AnyMove move : variant.legalMoves(position)) {
    const AnyPosition after = variant.play(position, move);
    const auto end = variant.finishedValue(after);
    if (!end || end->outcome != Outcome::Loss) continue;
    const SetUp left{variant.pieces(after), variant.hands(after), variant.sideToMove(after)};
    decisive.push_back({variant.moveSquares(position, move), !variant.compose(left).has_value()});
  }
  return decisive;
}

std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position) {
  if (variant.finishedValue(position)) return {};
  const auto passed = variant.passed(position);
  return passed ? decisiveMoves(variant, *passed) : std::vector<DecisiveMove>{};
}

struct DangerStrings {
  Q_DECLARE_TR_FUNCTIONS(DangerStrings)
};

QString dangerText(const Variant& variant, const AnyPosition& position, std::optional<Square> square) {
  bool captures = false, wins = false;
  for (const DecisiveMove& threat : threatsAgainstMover(variant, position))
    if (!square || threat.squares.to == *square) (threat.takes ? captures : wins) = true;
  if (captures) return DangerStrings::tr("Red frame: this piece could be captured next");
  return wins ? DangerStrings::tr("Dashed red frame: the other side could win there next") : QString();
}

int movesFrom(const GameDocument& document, Square from) {
  const auto& moves = document.legalMoves();
  return static_cast<int>(
      std::count_if(moves.begin(), moves.end(), [&](AnyMove move) { return squaresOf(document, move).from == from; }));
}

std::vector<Square> targetsOf(const GameDocument& document, Square from) {
  std::vector<Square> targets;
  for (const AnyMove move : document.legalMoves()) {
    const MoveSquares squares = squaresOf(document, move);
    if (squares.from == from && endsOnSquare(*document.variant(), squares)) targets.push_back(squares.to);
  }
  return targets;
}

std::optional<AnyMove> moveBetween(const GameDocument& document, Square from, Square to) {
  for (const AnyMove move : document.legalMoves()) {
    const MoveSquares squares = squaresOf(document, move);
    if (squares.from == from && squares.to == to && endsOnSquare(*document.variant(), squares)) return move;
  }
  return std::nullopt;
}

std::optional<Square> onlyPiece(const GameDocument& document) {
  const Variant& variant = *document.variant();
  const BoardPainter& painter = boardPainterFor(variant);
  const Side mover = document.sideToMove();
  for (const HandSlot& slot : variant.hands(document.position()))
    if (slot.owner == mover && painter.standsOnSquare(slot.kind)) return std::nullopt;
  std::optional<Square> only;
  for (const PieceOnBoard& piece : variant.pieces(document.position())) {
    if (piece.owner != mover || !painter.standsOnSquare(piece.kind)) continue;
    if (only) return std::nullopt;
    only = piece.square;
  }
  return only;
}

MoveSquares squaresBetween(const GameDocument& document, Square from, Square to) {
  MoveSquares squares{from, to, false, 0};
  for (const HandSlot& slot : document.variant()->hands(document.position()))
    if (slot.square == from) squares.kindAfter = slot.kind;
  for (const PieceOnBoard& piece : document.variant()->pieces(document.position()))
    if (piece.square == from && boardPainterFor(*document.variant()).standsOnSquare(piece.kind)) squares.kindAfter = piece.kind;
  return squares;
}

bool canBeReached(const GameDocument& document, Square square) {
  const auto& moves = document.legalMoves();
  return std::any_of(moves.begin(), moves.end(), [&](AnyMove move) { return squaresOf(document, move).to == square; });
}

/// Does not count moves that end between squares, because their values are shown between squares.
bool isCrowded(const GameDocument& document) {
  const Variant& variant = *document.variant();
  const BoardPainter& game = boardPainterFor(variant);
  const std::vector<HandSlot> hands = variant.hands(document.position());
  if (std::any_of(hands.begin(), hands.end(), [&](const HandSlot& slot) { return game.standsOnSquare(slot.kind); })) return true;
  const auto& moves = document.legalMoves();
  return std::count_if(moves.begin(), moves.end(),
                       [&](AnyMove move) { return endsOnSquare(variant, squaresOf(document, move)); }) > maxMovesWithBadges;
}

std::vector<ValueMark> valueMarks(const GameDocument& document, std::optional<Square> from, bool played) {
  std::vector<ValueMark> marks;
  for (const MoveValue& move : document.moveValues()) {
    const MoveSquares squares = squaresOf(document, move.move);
    if ((from && squares.from != *from) || !endsOnSquare(*document.variant(), squares)) continue;
    const auto there =
        std::find_if(marks.begin(), marks.end(), [&squares](const ValueMark& mark) { return mark.square == squares.to; });
    const Value value = played ? playedMoveValue(*document.variant(), move.after, move.value) : move.value;
    if (there == marks.end())
      marks.push_back({squares.to, value, move.perfect, move.wastedPlies, false});
    else
      there->several = true;  // several moves lead to this square; the best comes first, because the moves are sorted
  }
  return marks;
}

std::vector<PieceMark> pieceMarks(const GameDocument& document) {
  const std::vector<ValueMark> all = valueMarks(document, std::nullopt, false);
  if (!isCrowded(document) && std::none_of(all.begin(), all.end(), [](const ValueMark& mark) { return mark.several; })) return {};
  std::vector<PieceMark> marks;
  for (const MoveValue& move : document.moveValues()) {
    const Square from = squaresOf(document, move.move).from;
    const bool known = std::any_of(marks.begin(), marks.end(), [from](const PieceMark& mark) { return mark.square == from; });
    if (!known) marks.push_back({from, move.value.outcome, move.perfect});
  }
  return marks;
}

QString gameIsOverText() { return IllegalMoveStrings::tr("The game is over."); }

QString whyNotMovable(const Variant& variant, const AnyPosition& position, Square square) {
  const auto piece = pieceOn(variant, position, square);
  const auto hand = piece ? std::nullopt : handOn(variant, position, square);
  if (!piece && !hand) return {};
  if (endByRules(variant, position)) return gameIsOverText();
  const Presentation& game = presentationOf(variant);
  if (const QString own = game.whyNotMovable ? game.whyNotMovable(variant, position, square) : QString(); !own.isEmpty())
    return own;
  const Side mover = variant.sideToMove(position);
  if ((piece ? piece->owner : hand->owner) != mover)
    return IllegalMoveStrings::tr("This is the other side's piece: %1 is to move.").arg(sideName(variant, mover));
  if (hand && hand->count == 0) return IllegalMoveStrings::tr("There is no piece of this kind left to place.");
  return hasMoves(variant, position, square) ? QString() : IllegalMoveStrings::tr("This piece cannot move now.");
}

QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const Presentation& game = presentationOf(variant);
  const auto ownReason = [&] { return game.whyNot ? game.whyNot(variant, position, move) : QString(); };
  if (!endsOnSquare(variant, move)) {
    if (endByRules(variant, position)) return gameIsOverText();
    if (const QString own = ownReason(); !own.isEmpty()) return own;
  }
  const auto piece = pieceOn(variant, position, move.from);
  const auto hand = handOn(variant, position, move.from);
  if (!piece && !hand) return IllegalMoveStrings::tr("There is no piece to move.");
  const Side mover = variant.sideToMove(position);
  const bool hasIt = piece ? piece->owner == mover : hand->owner == mover && hand->count > 0;
  if (!hasIt || endByRules(variant, position)) return whyNotMovable(variant, position, move.from);
  if (const QString own = ownReason(); !own.isEmpty()) return own;
  const auto there = pieceOn(variant, position, move.to);
  if (there && boardPainterFor(variant).standsOnSquare(move.kindAfter))
    return there->owner == mover ? IllegalMoveStrings::tr("Your own piece is there.")
                                 : IllegalMoveStrings::tr("The opponent's piece is there.");
  return IllegalMoveStrings::tr("This piece cannot go there.");
}

QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error) {
  if (error.fault != TextFault::IllegalMove) return errorText(error);
  const auto squares = variant.squaresOfText(position, error.params.at(0));
  return squares ? IllegalMoveStrings::tr("%1: %2", "a move that was typed, why it is not legal")
                       .arg(QString::fromStdString(error.params.at(0)), whyNotPlayed(variant, position, *squares))
                 : errorText(error);
}

}  // namespace kotai::ui
