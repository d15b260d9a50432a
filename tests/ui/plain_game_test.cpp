// Tests for a game without any window support. The board is still drawn, read out, edited and explained, without words
// of another game.
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "core/games/animalshogi/variant.h"
#include "core/games/dodgem/variant.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_thumbnail.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/editor/stock_panel.h"
#include "ui/help/help_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/strings/strings.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Returns the rules of a known game under a name that is not in any registry.
const Game& namelessGame() {
  static const Game game = [] {
    Game made;
    made.id = "nameless";
    return made;
  }();
  return game;
}

/// A game in which only one side has pieces.
class OneSidedVariant : public VariantAdapter<animalshogi::Rules> {
 public:
  OneSidedVariant() : VariantAdapter(namelessGame(), 3, 4) {}
  std::vector<StockItem> stock() const override {
    std::vector<StockItem> items = VariantAdapter::stock();
    for (StockItem& item : items) item.only = Side::First;
    return items;
  }
};

VariantPtr withHands() { return std::make_shared<animalshogi::AnimalShogiVariant>(namelessGame(), 3, 4); }

QImage pictureOf(const Variant& variant, const PieceOnBoard& piece) {
  QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  boardPainterFor(variant).paintPiece(painter, QRectF(0, 0, 80, 80), piece, false, Theme::instance().palette());
  return image;
}

}  // namespace

class PlainGameTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void piecesAreDistinguished() {
    const VariantPtr variant = withHands();
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
      Theme::instance().setChoices(theme, VisionChoice::Standard);
      const QImage first = pictureOf(*variant, {{}, Side::First, 0});
      QVERIFY(first != pictureOf(*variant, {{}, Side::Second, 0}));
      QVERIFY(first != pictureOf(*variant, {{}, Side::First, 1}));
    }
    const BoardPainter& painter = boardPainterFor(*variant);
    QCOMPARE(painter.pieceName({{}, Side::First, 0}), QStringLiteral("first player's piece A"));
    QCOMPARE(painter.pieceName({{}, Side::Second, 27}), QStringLiteral("second player's piece 28"));
  }

  void itHasPlainWords() {
    const VariantPtr variant = withHands();
    QCOMPARE(gameName(*variant), QStringLiteral("nameless"));
    QCOMPARE(variantTitle(*variant), QStringLiteral("Standard rules"));
    QCOMPARE(sideName(*variant, Side::Second), QStringLiteral("Second player"));
    QCOMPARE(startName("nameless", "other"), QStringLiteral("other"));
    QCOMPARE(resultSentence(*variant, Side::Second, Value::win(3)), QStringLiteral("Second player wins in 3 moves"));
    QVERIFY(gameSentence("nameless").isEmpty() && notationHint("nameless").isEmpty());
    const dodgem::DodgemVariant sized(namelessGame(), 4, 4, 4);
    QCOMPARE(variantTitle(sized), QStringLiteral("4 \u00d7 4"));
    QCOMPARE(variantName(sized), QStringLiteral("nameless 4\u00d74"));
    HelpDialog help;
    help.showRules("nameless", QStringLiteral("en"));
    QVERIFY(test::child<QTextBrowser>(help)->toPlainText().contains(QStringLiteral("nameless")));
  }

  void sidesMayHaveDifferentPieces() {
    const auto variant = std::make_shared<const OneSidedVariant>();
    PositionEditorDialog editor(variant, variant->start(), nullptr, false);
    editor.show();
    QVERIFY(editor.stock()->button(Side::First, 0));
    QVERIFY(!editor.stock()->button(Side::Second, 0));
    QVERIFY(!editor.isLegal());  // the position has pieces of the second side, which has no pieces in this game
  }

  void itIsPlayedAndEdited() {
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    GameDocument document;
    document.newGame(withHands(), nullptr);
    BoardView board(&document, &settings);
    board.resize(500, 500);
    board.show();
    QCOMPARE(board.describedPlaceCount(), 12 + 6);
    QVERIFY(!board.grab().isNull());
    QVERIFY(board.describeSquare({1, 0}).contains(QStringLiteral("first player's piece")));
    const auto at = [&](Square square) { return board.currentLayout().centre(square).toPoint(); };
    QTest::mouseClick(&board, Qt::LeftButton, {}, at({1, 1}));
    QTest::mouseClick(&board, Qt::LeftButton, {}, at({1, 2}));
    QCOMPARE(document.sideToMove(), Side::Second);
    PositionEditorDialog editor(document.variant(), document.position(), nullptr, false);
    editor.show();
    QVERIFY(editor.isLegal());
    QVERIFY(editor.stock()->button(Side::First, 0) && editor.stock()->button(Side::Second, 0));
    QVERIFY(!renderBoardThumbnail(*document.variant(), document.position(), 120, 1).isNull());
  }
};

KOTAI_WINDOW_TEST(PlainGameTest)
#include "plain_game_test.moc"
