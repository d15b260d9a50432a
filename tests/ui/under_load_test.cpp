// Tests that the work of painting, layout and reading does not grow with the size of long games, large trees
// and large texts.
#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QtTest>
#include <algorithm>

#include "tests/runner/window_test_class.h"
#include "tests/ui/large_games.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/background/background.h"
#include "ui/charts/value_series.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_document.h"
#include "ui/document/game_text.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Returns the points of a value graph, one for every ply. Every third point is a mistake.
std::vector<ValuePoint> longLine(int plies) {
  std::vector<ValuePoint> points(static_cast<std::size_t>(plies));
  for (int i = 0; i < plies; ++i) {
    ValuePoint& point = points[static_cast<std::size_t>(i)];
    point.node = point.number = i;
    point.height = (i * 7 % 13 - 6) / 6.0;
    if (i % 3 == 1) point.mark = QStringLiteral("??");
  }
  return points;
}

}  // namespace

class UnderLoadTest : public QObject {
  Q_OBJECT

  static void load(GameDocument& document, const GameRecord& record) {
    document.load(std::get<ReadGame>(playRecord(record).value().game), nullptr);
    QCoreApplication::processEvents();  // the list writes the moves in a separate turn of the event loop
  }

 private slots:
  void initTestCase() { setUpApplication(); }

  void aGraphIsPaintedByItsPixels() {
    const std::vector<ValuePoint> points = longLine(20'000);
    constexpr int widthPx = 600;
    const double stepPx = static_cast<double>(widthPx) / 20'000;
    const std::vector<int> visible = visiblePoints(points, stepPx);
    QVERIFY(visible.size() <= 5 * (widthPx + 1));
    QVERIFY(std::ranges::is_sorted(visible));
    QCOMPARE(visible.front(), 0);
    QCOMPARE(visible.back(), 19'999);
    const auto heightOf = [&](int index) { return points[static_cast<std::size_t>(index)].height; };
    QCOMPARE(heightOf(std::ranges::max(visible, {}, heightOf)), 1.0);  // drops no highest point
    QCOMPARE(heightOf(std::ranges::min(visible, {}, heightOf)), -1.0);
    QVERIFY(labelledPoints(points, visible, stepPx).size() <= widthPx / 20);
  }

  void aShortGraphShowsAll() {
    const std::vector<ValuePoint> points = longLine(40);
    const std::vector<int> visible = visiblePoints(points, 15);
    QCOMPARE(visible.size(), std::size_t(40));
    QCOMPARE(labelledPoints(points, visible, 15).size(), std::size_t(13));  // every mistake has a label
  }

  void onlyMovesAroundTheCurrentOneAreLaidOut() {
    GameDocument document;
    MoveTreeView view(wordsOfMoves(&document), MoveTreeView::Arrangement::Columns);
    view.resize(300, 400);
    view.show();
    load(document, test::largeTree(3'000, 1));
    QVERIFY(document.tree().size() > 5'900);
    for (const auto node : {0, document.tree().lineThrough(0).back(), document.tree().lineThrough(0)[1'500], 1}) {
      document.selectNode(node);
      QVERIFY2(view.document()->characterCount() < 15'000, qPrintable(QString::number(view.document()->characterCount())));
      if (node != 0) QVERIFY(view.viewport()->rect().contains(view.moveRect(node)));
    }
    step(document, TreeDocument::toEnd);
    const QString before = view.toPlainText();
    QVERIFY(before.startsWith(QStringLiteral("⋯")) && before.contains(QStringLiteral("ply 2998")));
    QVERIFY(document.play(document.legalMoves().front()));
    QTRY_VERIFY(view.viewport()->rect().contains(view.moveRect(document.currentNode())));
    // The whole text is copied.
    view.setFocus();
    QTest::keySequence(&view, QKeySequence::Copy);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(QStringLiteral("ply 0")) && copied.contains(QStringLiteral("ply 1500")) &&
            copied.contains(QStringLiteral("ply 2998")) && !copied.contains(QStringLiteral("⋯")));
    QVERIFY(view.viewport()->rect().contains(view.moveRect(document.currentNode())));
  }

  /// A view reacts only once to all signals of an opened game, because each reaction to a long game takes a
  /// while.
  void openingReportsOnce() {
    GameDocument document;
    MoveTreeView view(wordsOfMoves(&document), MoveTreeView::Arrangement::Columns);
    view.resize(300, 400);
    view.show();
    const GameRecord record = test::longGame(2'000);
    const ReadGame game = std::get<ReadGame>(playRecord(record).value().game);
    QSignalSpy changes(&document, &GameDocument::treeChanged);
    QSignalSpy steps(&document, &GameDocument::positionChanged);
    QSignalSpy writings(view.document(), &QTextDocument::contentsChanged);
    document.load(game, nullptr);
    QCOMPARE(document.nodeCount(), 2'001);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(steps.count(), 1);
    QCOMPARE(writings.count(), 0);
    QTRY_VERIFY(writings.count() > 0);
    QVERIFY(document.play(document.legalMoves().front()));
    QTRY_VERIFY(view.viewport()->rect().contains(view.moveRect(document.currentNode())));
  }

  void oneScrollsThroughAll() {
    GameDocument document;
    MoveTreeView view(wordsOfMoves(&document), MoveTreeView::Arrangement::Flowing);
    view.resize(300, 400);
    view.show();
    load(document, test::largeTree(2'000, 1));
    document.selectNode(0);
    QScrollBar* bar = view.verticalScrollBar();
    const auto last = document.tree().lineThrough(0).back();
    const auto scrollTo = [&](int node, int way) {
      for (int turn = 0; turn < 100 && !view.moveRect(node).isValid(); ++turn)
        bar->setValue(way > 0 ? bar->maximum() : bar->minimum());
      return view.moveRect(node).isValid();
    };
    QVERIFY(scrollTo(last, 1));
    QVERIFY(!view.moveRect(1).isValid());
    QVERIFY(scrollTo(1, -1));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.moveRect(1).center());
  }

  /// The visible text stays in place when text is added below it.
  void scrollingIsSteady() {
    GameDocument document;
    MoveTreeView view(wordsOfMoves(&document), MoveTreeView::Arrangement::Columns);
    view.resize(300, 400);
    view.show();
    load(document, test::largeTree(2'000, 1));
    document.selectNode(0);
    QScrollBar* bar = view.verticalScrollBar();
    bar->setValue(bar->maximum() - 1);
    int node = 0;
    for (int each = 1; each < document.tree().size() && node == 0; ++each)
      if (view.viewport()->rect().adjusted(0, 100, 0, 0).contains(view.moveRect(each))) node = each;
    QVERIFY(node > 0);
    const int top = view.moveRect(node).top();
    const int lastBefore = view.document()->lastBlock().position();
    bar->setValue(bar->maximum());
    QVERIFY(view.document()->lastBlock().position() != lastBefore);
    QVERIFY(std::abs(view.moveRect(node).top() - top) <= 2);
  }

  void largeTextsArePasted() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:4x4");
    TreeDocument& document = *test::alternating(program.workspace).document();
    // The program refuses the text at once, because its beginning is sufficient to see that it is not a game.
    const QString nonsense = QStringLiteral("lorem ipsum dolor\n").repeated(500'000);
    QVERIFY(program.workspace.paste(nonsense).contains(QStringLiteral("neither a position nor a game")));
    QCOMPARE(document.nodeCount(), 1);
    // A large game opens after it has been read.
    const QString game = QString::fromUtf8(writeGame(test::largeTree(4'000, 1)));
    QVERIFY(game.size() > 64 << 10);
    QCOMPARE(program.workspace.paste(game), QString());
    QTRY_VERIFY_WITH_TIMEOUT(document.nodeCount() > 7'000, 20'000);
  }

  void largeFilesAreRead() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:4x4");
    TreeDocument& document = *test::alternating(program.workspace).document();
    const auto put = [&](const char* name, const QByteArray& bytes) {
      QFile file(program.folder.filePath(QString::fromLatin1(name)));
      return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    };
    // The program refuses the file at once, because its beginning is sufficient to see that it is not a game.
    const QString nonsense = put("nonsense.txt", QByteArray("lorem ipsum dolor\n").repeated(500'000));
    QVERIFY(program.workspace.openGameFile(nonsense).contains(QStringLiteral("cannot be opened")));
    // A large game opens after it has been read. Its file is then the file of the open game.
    const QString game = put("long.kotaigame", writeGame(test::longGame(12'000)));
    QVERIFY(QFileInfo(game).size() > 64 << 10);
    QCOMPARE(program.workspace.openGameFile(game), QString());
    QCOMPARE(document.nodeCount(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(document.nodeCount(), 12'001, 20'000);
    QCOMPARE(program.workspace.saver()->path(), game);
    QVERIFY(!program.workspace.saver()->isModified());
    // A game opened in the meantime stays open.
    QCOMPARE(program.workspace.openGameFile(game), QString());
    QVERIFY(program.workspace.openVariant("dodgem:3x3"));
    QVERIFY(backgroundPool().waitForDone(20'000));
    QCoreApplication::processEvents();
    QCOMPARE(document.variantId(), std::string("dodgem:3x3"));
    QCOMPARE(document.nodeCount(), 1);
    // The window reports a fault found later.
    QSignalSpy failures(&program.workspace, &Workspace::openingFailed);
    const QString cut = put("old.json", QByteArray("{\"format\": 1, \"moves\": [") + QByteArray("\"a\", ").repeated(20'000));
    const QString reason = program.workspace.openGameFile(cut);
    if (reason.isEmpty()) QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, 20'000);
  }
};

KOTAI_WINDOW_TEST(UnderLoadTest)
#include "under_load_test.moc"
