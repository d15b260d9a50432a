// Tests for the graph of perfect play. The graph is browsed by mouse and keyboard, shown on the board and saved.
#include "ui/trees/play_graph_window.h"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/document/game_document.h"
#include "ui/settings/languages.h"
#include "ui/trees/graph_canvas.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

struct Graph {
  VariantPtr variant = test::variantOf("dodgem:3x3");
  PlayGraphWindow* window = new PlayGraphWindow(test::solved(variant), variant->start());
  ~Graph() { delete window; }
  GraphCanvas& canvas() const { return *test::child<GraphCanvas>(window); }
  bool isThere() const { return canvas().graph() != nullptr; }
  std::size_t size() const { return canvas().graph()->nodes().size(); }
  void show() const {
    window->show();
    QTRY_VERIFY(isThere());
  }
};

}  // namespace

class PlayGraphWindowTest : public QObject {
  Q_OBJECT

 private slots:
  /// Checks the buttons in every language at the largest font size, on a screen of 1440 pixels at 200 %.
  void itsButtonsAreOnASmallScreen() {
    constexpr int narrow = 700;
    test::ShownProgram program;
    for (const Language& language : languages()) {
      program.settings.language.set(language.code);
      const Graph graph;
      graph.show();
      QVERIFY(graph.window->width() <= graph.window->screen()->availableGeometry().width());
      graph.window->resize(narrow, 400);
      test::settle(20);
      QCOMPARE(graph.window->width(), narrow);
      for (const QPushButton* button : graph.window->findChildren<QPushButton*>())
        QVERIFY2(button->geometry().right() < narrow, qPrintable(button->text()));
    }
  }

  void growsOnRequest() {
    const Graph graph;
    graph.show();
    const std::size_t shallow = graph.size();
    test::child<QSpinBox>(graph.window, "pliesBox")->setValue(30);
    QTRY_VERIFY(graph.size() > shallow);
    for (const PlayGraphNode& node : graph.canvas().graph()->nodes()) QVERIFY(node.plies <= 20);
    QVERIFY(graph.window->summary()->text().contains(QStringLiteral("positions")));
    const std::size_t best = graph.size();
    test::child<QComboBox>(graph.window, "followedBox")->setCurrentIndex(1);
    QTRY_VERIFY(graph.canvas().graph()->followed() == GraphMoves::Proof);
    QVERIFY(graph.size() != best);
  }

  /// For a position with many best moves, the window first shows the graph only to a readable depth. On demand,
  /// it shows the whole graph.
  void isReadableAtFirst() {
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    PlayGraphWindow window(test::solved(variant), variant->start());
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QTRY_VERIFY(test::child<GraphCanvas>(window)->graph());
    const auto& columns = test::child<GraphCanvas>(window)->places().columns;
    const int plies = test::child<QSpinBox>(window, "pliesBox")->value();
    QVERIFY(plies < 4);
    QVERIFY(plies == 1 || std::ranges::all_of(columns, [](const auto& column) { return column.size() <= 8; }));
    QVERIFY(window.summary()->text().contains(QStringLiteral("Increase the depth above")));
    const std::size_t few = test::child<GraphCanvas>(window)->graph()->nodes().size();
    test::child<QSpinBox>(window, "pliesBox")->setValue(4);
    QTRY_VERIFY(test::child<GraphCanvas>(window)->graph()->nodes().size() > few);
    QVERIFY(!window.summary()->text().contains(QStringLiteral("More plies")));
  }

  void nodesDoNotCoverEachOther() {
    const Graph graph;
    graph.show();
    test::child<QSpinBox>(graph.window, "pliesBox")->setValue(30);
    QTRY_VERIFY(graph.size() > 20);
    for (std::size_t i = 0; i < graph.size(); ++i) {
      QVERIFY(graph.canvas().rect().contains(graph.canvas().nodeRect(i)));
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!graph.canvas().nodeRect(i).intersects(graph.canvas().nodeRect(j)));
    }
  }

  void walkedInByKeysAndMouse() {
    const Graph graph;
    graph.show();
    test::child<QSpinBox>(graph.window, "pliesBox")->setValue(1);
    QTRY_COMPARE(graph.size(), std::size_t(2));  // the root and the only best first move, as published
    GraphCanvas& canvas = graph.canvas();
    QCOMPARE(canvas.selected(), std::size_t(0));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.selected(), std::size_t(1));
    QTest::keyClick(&canvas, Qt::Key_Space);
    QVERIFY(graph.size() > 2);
    QTest::mouseClick(&canvas, Qt::LeftButton, Qt::NoModifier, canvas.nodeRect(2).center());
    QCOMPARE(canvas.selected(), std::size_t(2));
    QSignalSpy chosen(graph.window, &PlayGraphWindow::positionChosen);
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    const auto moves = chosen.front().front().value<std::vector<AnyMove>>();
    QCOMPARE(moves.size(), std::size_t(2));
    AnyPosition position = graph.variant->start();
    for (const AnyMove move : moves) position = graph.variant->play(position, move);
    QVERIFY(position == canvas.graph()->nodes()[2].position);
    QTest::keyClick(&canvas, Qt::Key_Left);
    QTest::keyClick(&canvas, Qt::Key_Left);
    QCOMPARE(canvas.selected(), std::size_t(0));
  }

  void savedAsAPicture() {
    const Graph graph;
    graph.show();
    const QTemporaryDir folder;
    for (const char* suffix : {"png", "svg", "pdf"}) {
      const QString file = folder.filePath(QStringLiteral("graph.%1").arg(QLatin1String(suffix)));
      graph.window->saveAs(file);
      QVERIFY(graph.window->summary()->text().contains(QStringLiteral("Saved")));
      QVERIFY(QFile(file).size() > 1000);
    }
    QVERIFY(test::bytesOf(folder.filePath(QStringLiteral("graph.svg")))
                .contains(" · Kotai "));  // the caption names the content and the program
    const QImage picture(folder.filePath(QStringLiteral("graph.png")));
    QVERIFY(picture.width() > graph.canvas().width());
    const QString unknown = folder.filePath(QStringLiteral("graph.gif"));
    graph.window->saveAs(unknown);  // the window refuses an unknown suffix instead of writing a PNG file
    QVERIFY(!QFile::exists(unknown));
    QVERIFY(graph.window->summary()->text().contains(QStringLiteral(".svg")));
    graph.window->saveAs(QStringLiteral("/nowhere/graph.svg"));
    QVERIFY(graph.window->summary()->text().contains(QStringLiteral("/nowhere/graph.svg")));
  }

  void savedForGraphviz() {
    const Graph graph;
    graph.show();
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("graph.dot"));
    graph.window->saveAs(file);
    const QByteArray text = test::bytesOf(file);
    QVERIFY(text.startsWith("digraph play {") && text.endsWith("}\n"));
    QCOMPARE(text.count(" [label=") - text.count(" -> "), qsizetype(graph.size()));
    QCOMPARE(text.count(" -> "), qsizetype(graph.canvas().graph()->edgeCount()));
  }

  /// Opens the graph from the menu of the program, and a position of the graph on the board.
  void shownOnTheBoard() {
    test::ShownProgram program({1200, 800});
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    QVERIFY(openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString()).isEmpty());
    GameDocument& document = *test::alternating(program.workspace).document();
    QTRY_VERIFY(document.solution());  // the program solves this small variant at once
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_G, Qt::ControlModifier);
    auto* graph = program.window->findChild<PlayGraphWindow*>();
    QVERIFY(graph && graph->isVisible());
    QTRY_VERIFY(test::child<GraphCanvas>(graph)->graph());
    QTest::keyClick(test::child<GraphCanvas>(graph), Qt::Key_Right);
    QTest::keyClick(test::child<GraphCanvas>(graph), Qt::Key_Return);
    QVERIFY(document.position() == test::child<GraphCanvas>(graph)->graph()->nodes()[1].position);
    QCOMPARE(document.currentNode(), 1);
    graph->close();
  }
};

KOTAI_WINDOW_TEST(PlayGraphWindowTest)
#include "play_graph_window_test.moc"
