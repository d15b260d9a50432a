#include "ui/games/quoridor/presentation.h"

#include "ui/actions/actions.h"
#include "ui/games/quoridor/editor_fences.h"
#include "ui/games/quoridor/fence_feature.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/games/quoridor/painter.h"
#include "ui/games/quoridor/quoridor_choice.h"
#include "ui/games/quoridor/strings.h"

namespace kotai::ui {

/// Returns a text such as "5 × 5, 3 fences each, diagonal start". \p size is the size as text.
static QString titleOf(const Variant& variant, const QString& size) {
  const quoridor::Options& options = quoridorOf(variant)->rules().options();
  QString fences;
  if (options.firstFences != options.secondFences)
    fences = QuoridorStrings::tr("%1 and %2 fences", "first player's number, second player's")
                 .arg(options.firstFences)
                 .arg(options.secondFences);
  else if (options.firstFences == 0)
    fences = QuoridorStrings::tr("no fences");
  else
    fences = QuoridorStrings::tr("%n fences each", nullptr, options.firstFences);
  const QString title = QuoridorStrings::tr("%1, %2", "size of the board, number of fences").arg(size, fences);
  return options.diagonal ? QuoridorStrings::tr("%1, diagonal start", "after size and number of fences").arg(title) : title;
}

static MoveSign signOf(const MoveSquares& move) {
  const auto fence = fenceOf(move);
  if (!fence) return MoveSign::Dot;
  return fence->vertical ? MoveSign::UprightBar : MoveSign::LyingBar;
}

static void addQuoridorNames(Presentation& game) {
  game.name = [] { return QuoridorStrings::tr("Quoridor"); };
  game.sentence = [] {
    return QuoridorStrings::tr(
        "Be the first to cross the board. Fences slow your opponent down, but never block the way completely.");
  };
  game.notationHint = [] {
    return QuoridorStrings::tr(
        "Separated by spaces: the size, the squares of both pawns, the number of fences in each hand, the placed fences or -, "
        "and the player to move (1 or 2). The fence b2h lies above b2 and c2, b2v to the right of b2 and b3.");
  };
  game.moveHint = [] {
    return QuoridorStrings::tr(
        "Moves are written like this: c2 moves the pawn to c2, b2h is a fence above b2 and c2, and b2v a fence to the right of "
        "b2 "
        "and b3.");
  };
  game.variantTitle = [](const Variant& variant) {
    return titleOf(variant, QStringLiteral("%1 \u00d7 %2").arg(variant.columns()).arg(variant.rows()));
  };
  game.variantName = [](const Variant& variant) {
    return QStringLiteral("%1 %2").arg(QuoridorStrings::tr("Quoridor"),
                                       titleOf(variant, QStringLiteral("%1\u00d7%2").arg(variant.columns()).arg(variant.rows())));
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25bc"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
}

static void addWordsForFences(Presentation& game) {
  game.moveSign = signOf;
  game.spokenMove = [](const MoveSquares& move, const QString& written) {
    return fenceOf(move) ? QuoridorStrings::tr("fence %1").arg(written) : QuoridorStrings::tr("pawn to %1").arg(written);
  };
  game.solvedLayer = [](int layer, int layerCount) {  // the first solved layer has the most placed fences
    return QuoridorStrings::tr("%n fences on the board", "positions being solved", layerCount - 1 - layer);
  };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("b1h"), QuoridorStrings::tr("Type a fence"),
                        QuoridorStrings::tr("Quoridor: a horizontal fence; b1v is a vertical fence, c2 a pawn step")};
  };
  game.commonPieces = [] { return QuoridorStrings::tr("Fences"); };
  game.editorHint = [] {
    return QuoridorStrings::tr(
        "Click a gap to place a fence. It comes from the stock, or from a hand if the stock is empty. Right-click to turn it, "
        "and drag it off the board to remove it. Keys: W picks up or turns a fence, Enter places it.");
  };
  // clang-format off
  game.actions = {
    {ActionId::TakeUp, QT_TRANSLATE_NOOP("Actions", "Pic&k up or turn a fence"), QT_TRANSLATE_NOOP("Actions", "Move the fence with the arrow keys. Press the shortcut again to turn it, Enter to place it or Esc to put it back"), "fence", "W"},
    {ActionId::ShowPaths, QT_TRANSLATE_NOOP("Actions", "Show shortest &paths"), QT_TRANSLATE_NOOP("Actions", "Show the shortest path of each pawn to its goal"), "paths", "Ctrl+Shift+P", true},
  };
  // clang-format on
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "quoridor:5x5,fences=3";
  introduction.pictures = {
      {[] { return QuoridorStrings::tr("A race to the other side"); },
       [] {
         return QuoridorStrings::tr(
             "Your pawn moves one square, up, down or sideways. Whoever gets to the row on the other side first wins.");
       },
       "5x5 c1 c5 3 3 - 1", Square{2, 0}},
      {[] { return QuoridorStrings::tr("Fences make the way longer"); },
       [] {
         return QuoridorStrings::tr(
             "Instead of moving, you may click a gap between squares to place a fence. It is two squares long, never moves, and "
             "must leave a way open for both players.");
       },
       "5x5 c2 c4 2 2 b3h,d2h 1", std::nullopt},
      {[] { return QuoridorStrings::tr("Jump over the other pawn"); },
       [] {
         return QuoridorStrings::tr("When the two pawns are next to each other, yours can jump over the other and gain a step.");
       },
       "5x5 c3 c4 2 2 a2h,d2h 1", Square{2, 2}},
  };
  return introduction;
}

Presentation quoridorPresentation() {
  static const QuoridorPainter painter;
  Presentation game;
  game.gameId = "quoridor";
  addQuoridorNames(game);
  addWordsForFences(game);
  addQuoridorWords(game);
  game.flipsForSecond = true;
  game.painter = &painter;
  game.boardFeature = [](BoardView& view) { return std::make_unique<FenceFeature>(view); };
  game.editorFeature = [](EditorBoard& board) { return std::make_unique<EditorFences>(board); };
  game.usualVariant = "quoridor:5x5,fences=3";
  game.showcase = {game.usualVariant, "5x5 c2 c4 2 2 b2h,c3v 1"};
  game.variantChoice = [](QWidget* parent) { return new QuoridorChoice(parent); };
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
