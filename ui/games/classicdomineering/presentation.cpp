#include "ui/games/classicdomineering/presentation.h"

#include <QUrl>
#include <cstdlib>

#include "core/base/text_cursor.h"
#include "core/game/registry.h"
#include "core/game/square_text.h"
#include "ui/board/board_thumbnail.h"
#include "ui/games/classicdomineering/covered_board_painter.h"
#include "ui/games/classicdomineering/domino_feature.h"
#include "ui/games/classicdomineering/strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr int helpPicturePx = 220;

static QString endReason(const Variant& variant, const AnyPosition&, Side winner, std::optional<Side> person) {
  if (!person) return ClassicDomineeringStrings::tr("%1 cannot place a domino", "a side").arg(sideWord(variant, other(winner)));
  return winner == person ? ClassicDomineeringStrings::tr("your opponent cannot place a domino")
                          : ClassicDomineeringStrings::tr("you cannot place a domino");
}

static QString faultSentence(const TextError& error) {
  if (error.own != &classicdomineering::unevenColours) return {};
  return ClassicDomineeringStrings::tr(
             "On a chessboard, %1 dark and %2 light squares would be covered, but every domino covers one of each.")
      .arg(QString::fromStdString(error.params.at(0)), QString::fromStdString(error.params.at(1)));
}

/// Explains why a domino cannot be placed on two squares.
static QString whyRefused(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const int columns = move.to.column - move.from.column;
  const int rows = move.to.row - move.from.row;
  if (std::abs(columns) + std::abs(rows) != 1) return ClassicDomineeringStrings::tr("The two squares are not neighbours.");
  const Side mover = variant.sideToMove(position);
  if ((rows != 0) != (mover == Side::First))
    return (mover == Side::First ? ClassicDomineeringStrings::tr("%1 places upright dominoes.", "a side")
                                 : ClassicDomineeringStrings::tr("%1 places flat dominoes.", "a side"))
        .arg(sideWord(variant, mover));
  for (const Square square : {move.from, move.to})
    if (const QString covered = coveredText(variant, position, square); !covered.isEmpty()) return covered;
  return ClassicDomineeringStrings::tr("Write the lower or left square first.");
}

static QString nameOfStart(std::string_view startId) {
  return startId == "horizontal" ? ClassicDomineeringStrings::tr("Orange begins", "the side with flat dominoes") : QString();
}

static void addWords(Presentation& game) {
  game.name = [] { return ClassicDomineeringStrings::tr("Domineering"); };
  game.sentence = [] {
    return ClassicDomineeringStrings::tr(
        "Place dominoes in turn, one side upright, the other flat. If you cannot place one on your turn, you lose.");
  };
  game.notationHint = [] {
    return ClassicDomineeringStrings::tr(
        "Rows from top to bottom, separated by /. A digit stands for that many free squares, # for a covered one. Then a space "
        "and the side to move: v places upright dominoes, h flat ones.");
  };
  game.moveHint = [] {
    return ClassicDomineeringStrings::tr("Moves are written like this: a1a2 is a domino on the squares a1 and a2.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25ae") : QStringLiteral("\u25ac"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
  game.startName = nameOfStart;
  game.endReason = endReason;
  game.faultSentence = faultSentence;
  game.whyNot = whyRefused;
  game.moveSign = [](const MoveSquares& move) {
    return sideOfDomino(move) == Side::First ? MoveSign::UprightBar : MoveSign::LyingBar;
  };
  game.spokenMove = [](const MoveSquares& move, const QString& written) {
    return (sideOfDomino(move) == Side::First ? ClassicDomineeringStrings::tr("upright domino %1", "a move")
                                              : ClassicDomineeringStrings::tr("flat domino %1", "a move"))
        .arg(written);
  };
  game.solvedLayer = [](int layer, int layerCount) {  // the first solved layer has the most dominoes
    return ClassicDomineeringStrings::tr("%n dominoes on the board", "positions being solved", layerCount - 1 - layer);
  };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("a1a2"), ClassicDomineeringStrings::tr("Type a domino"),
                        ClassicDomineeringStrings::tr("Domineering: the two squares of the domino. a1b1 is horizontal")};
  };
  game.commonPieces = [] { return ClassicDomineeringStrings::tr("Covered squares"); };
  game.editorHint = [] {
    return ClassicDomineeringStrings::tr(
        "Click the block, then each square to cover. Drag a block off the board to free its square. A domino covers a dark and a "
        "light square of a chessboard, so the same number of each must be covered.");
  };
}

/// Returns a layer with dominoes. \p texts contains names of dominoes separated by spaces, for both sides in
/// any order.
static std::shared_ptr<const BoardLayer> dominoesOf(const Variant& variant, const QString& texts) {
  auto dominoes = std::make_shared<DominoLayer>();
  for (const QString& each : texts.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const std::string text = each.toStdString();
    TextCursor cursor(text);
    const auto from = readSquare(cursor, variant.columns(), variant.rows());
    const auto to = readSquare(cursor, variant.columns(), variant.rows());
    if (!from || !to) continue;
    const bool upright = from->column == to->column;
    dominoes->placed.push_back({*from, *to, false, upright ? classicdomineering::UprightDomino : classicdomineering::FlatDomino});
  }
  return dominoes;
}

/// Paints the help picture with an address such as "placed:BOARD#MOVES". The picture shows the dominoes of
/// these moves on the empty board.
static QPixmap helpPicture(const QUrl& name, qreal ratio) {
  if (name.scheme() != QLatin1String("placed")) return {};
  const auto variant = parseVariant(name.path().toStdString());
  if (!variant) return {};
  BoardScene scene;
  scene.variant = *variant;
  scene.position = scene.variant->start();
  scene.surroundings = false;
  for (const QString& text : name.fragment(QUrl::FullyDecoded).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const auto move = scene.variant->parseMove(scene.position, text.toStdString());
    if (!move) return {};
    scene.position = scene.variant->play(scene.position, *move);
  }
  scene.layers.push_back(dominoesOf(*scene.variant, name.fragment(QUrl::FullyDecoded)));
  return renderScene(scene, QSize(helpPicturePx, helpPicturePx), ratio);
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "domineering:4x4";
  const VariantPtr board = *parseVariant(introduction.variant);
  introduction.pictures = {
      {[] { return ClassicDomineeringStrings::tr("Upright and flat"); },
       [] {
         return ClassicDomineeringStrings::tr(
             "You take turns. Blue covers two free squares one above the other, Orange two free squares side by side.");
       },
       "4/1#2/1#2/2## v", std::nullopt, dominoesOf(*board, QStringLiteral("b2b3 c1d1"))},
      {[] { return ClassicDomineeringStrings::tr("Keep room for yourself"); },
       [] {
         return ClassicDomineeringStrings::tr(
             "Here the left column is safe for Blue: two upright dominoes fit, and Orange can place nothing there.");
       },
       "1#2/1#2/1#2/1#2 h", std::nullopt, dominoesOf(*board, QStringLiteral("b1b2 b3b4"))},
      {[] { return ClassicDomineeringStrings::tr("No room, you lose"); },
       [] {
         return ClassicDomineeringStrings::tr(
             "A player who cannot place a domino on their turn loses. Here it is Orange's turn, and no two free squares are side "
             "by side.");
       },
       "1#1#/1#1#/1#1#/1#1# h", std::nullopt, dominoesOf(*board, QStringLiteral("b1b2 b3b4 d1d2 d3d4"))},
  };
  return introduction;
}

Presentation classicDomineeringPresentation() {
  static const CoveredBoardPainter painter;
  Presentation game;
  game.gameId = "domineering";
  addWords(game);
  game.painter = &painter;
  game.boardFeature = [](BoardView& view) { return std::make_unique<DominoFeature>(view); };
  game.usualVariant = "domineering:5x5";
  game.showcase = {game.usualVariant, "5/1##2/1#3/1#2#/4# h",
                   dominoesOf(**parseVariant(game.usualVariant), QStringLiteral("b2b3 b4c4 e1e2"))};
  game.helpPicture = helpPicture;
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
