// Tests for the docks of simultaneous games: the matrix, turns, tables, positions and the tournament.
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPrinter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/share_interval.h"
#include "core/games/domineering/published.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/pdf_page.h"
#include "tests/ui/state_of.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/tournament/tournament_dialog.h"
#include "ui/domineering/tournament/tournament_run.h"
#include "ui/jobs/job_manager.h"
#include "ui/theme/palette.h"
#include "ui/widgets/empty_state.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

SimultaneousVariantPtr board(const char* id) { return *parseSimultaneousVariant(id); }

JointMove turnOf(const DomineeringDocument& document, const char* first, const char* second) {
  return {document.variant()->parseMove(document.position(), first)->second,
          document.variant()->parseMove(document.position(), second)->second};
}

/// Returns the pixels of a cell that differ from its background, except the corner mark of the optimal mix.
QByteArray shapeOf(const QImage& cell) {
  QByteArray shape;
  const QRgb ground = cell.pixel(cell.width() - 1, cell.height() - 1);
  for (int y = 0; y < cell.height(); ++y)
    for (int x = 0; x < cell.width(); ++x)
      shape += x + y < std::max(4, cell.width() / 4 + 1) || cell.pixel(x, y) == ground ? '.' : '#';
  return shape;
}

}  // namespace

class DomineeringDocksTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    domineering::SolveOptions options;
    options.directory = m_folder.path().toStdString();
    for (const char* id : {"syncdom:4x4", "syncdom:4x3"}) domineering::solve(board(id), options);
  }

  /// Compares the list with every position from which a turn leads to the shown position. The test finds them by
  /// playing all turns on 3x3.
  void positionsBeforeOne() {
    DomineeringDocument document;
    const SimultaneousVariantPtr variant = board("syncdom:3x3");
    const AnyPosition shown = *variant->parsePosition("3/###/###");
    document.newGame(variant, nullptr, shown);
    test::StateOf state(&document);
    ParentsDock dock(parentsOfTurns(&document), &state.hub, QStringLiteral("parents"));
    dock.resize(300, 900);
    dock.show();
    const auto kept = [&](const AnyPosition& position) {
      const auto canonical = variant->canonical(position);
      return canonical.swapped ? variant->exchanged(canonical.position).value_or(canonical.position) : canonical.position;
    };
    std::set<AnyPosition> expected;
    for (std::uint64_t cells = 0; cells < 512; ++cells) {
      const AnyPosition before{{cells, 0, 0, 0}};
      for (const AnyMove first : variant->moves(before, Side::First))
        for (const AnyMove second : variant->moves(before, Side::Second))
          if (kept(variant->play(before, {first, second})) == kept(shown)) expected.insert(kept(before));
    }
    QVERIFY(expected.size() > 1);
    QTRY_COMPARE(dock.model()->count(), static_cast<quint64>(expected.size()));
    QTRY_COMPARE(dock.model()->rowCount(), static_cast<int>(expected.size()));
    std::set<AnyPosition> found;
    for (int row = 0; row < dock.model()->rowCount(); ++row) {
      const QModelIndex index = dock.model()->index(row);
      found.insert(kept(index.data(PositionsModel::PositionRole).value<AnyPosition>()));
      QVERIFY(index.data(PositionsModel::MovesRole).toString().contains(QLatin1Char('V')));
    }
    QVERIFY(found == expected);
  }

  void matrixShowsValuesAndPlaysPairs() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    QVERIFY(!dock.view()->picture().game);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.resize(460, 560);
    dock.show();
    MatrixView* view = dock.view();
    QCOMPARE(view->picture().order.rows.size(), std::size_t(12));
    QCOMPARE(view->picture().order.columns.size(), std::size_t(12));
    QVERIFY2(dock.panel()->summary().contains(QStringLiteral("<b>0</b>")), qPrintable(dock.panel()->summary()));
    QVERIFY(view->fitsWindow());
    QCOMPARE(view->horizontalScrollBar()->maximum() + view->verticalScrollBar()->maximum(), 0);
    QSignalSpy chosen(dock.view(), &MatrixView::chosen);
    QSignalSpy previewed(dock.view(), &MatrixView::pointed);
    const JointMove turn = turnOf(document, "V:b2", "H:c1");
    const MatrixView::Place place = view->picture().placeOf(turn);
    QVERIFY(view->picture().turnAt(place) == turn);
    QTest::mouseMove(view->viewport(), view->picture().cellRect(place).center());
    QTRY_VERIFY(previewed.count() > 0);
    QVERIFY2(view->accessibleDescription().contains(QStringLiteral("b2")), qPrintable(view->accessibleDescription()));
    connect(dock.view(), &MatrixView::chosen, &document, &DomineeringDocument::play);
    const QPoint cell = view->picture().cellRect(place).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(document.tree().node(document.currentNode()).turn == turn);
    // The cell that is now under the pointer has not been clicked before.
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->picture().cellRect({0, 0}).center());
    QCOMPARE(chosen.count(), 1);
  }

  /// Without payoffs, the dock shows the proved result of a large board and the move of each side's strategy.
  void aProvedBoardShowsItsMoves() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    dock.resize(460, 560);
    dock.show();
    const SimultaneousVariantPtr variant = board("syncdom:7x6");
    document.newGame(variant, nullptr, variant->start());
    document.setProvedOutcome(ProvedOutcome{.firstAtLeast = 0, .firstAtMost = 0, .secondAtLeast = 0, .secondAtMost = 0});
    auto* empty = dock.findChild<EmptyState*>();
    QTRY_COMPARE(empty->button()->text(), QStringLiteral("Find the moves"));
    QVERIFY2(empty->heading().startsWith(QStringLiteral("Proved: a draw")), qPrintable(empty->heading()));
    QSignalSpy missed(&dock, &MatrixDock::strategyMissed);
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QCOMPARE(missed.count(), 1);
    // Each strategy has a single entry: the empty board, and the domino in the first corner.
    const std::filesystem::path folder = static_cast<test::StateOf&>(dock).own->dataDirectory();
    for (const Side side : {Side::First, Side::Second}) {
      const BoardSize size = orientedBoard(*variant, side);
      Strategy strategy;
      strategy.side = side;
      strategy.columns = size.columns;
      strategy.rows = size.rows;
      strategy.entries.push_back({.contested = (Bits128{1} << 42) - 1, .move = 0});
      writeStrategy(folder, *variant, strategy);
    }
    dock.readStrategies();
    const auto words = [empty] {
      QStringList texts;
      for (const QLabel* label : empty->findChildren<QLabel*>()) texts << label->text();
      return texts.join(QLatin1Char('\n'));
    };
    QTRY_VERIFY2(words().contains(QStringLiteral("Vertical holds the draw with ")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("Horizontal holds the draw with ")), qPrintable(words()));
    QVERIFY(empty->button()->isHidden());
    document.play({document.moves(Side::First).front(), document.moves(Side::Second).back()});
    QTRY_VERIFY2(words().contains(QStringLiteral("Empty board: Proved")), qPrintable(words()));
    QTRY_VERIFY2(words().contains(QStringLiteral("never leads to this position")), qPrintable(words()));
  }

  /// Some first moves give up the draw of the empty board. A worker finds the explanation for the tooltip.
  void tooltipsOfChoicesExplainThem() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.resize(460, 560);
    dock.show();
    MatrixView* view = dock.view();
    const auto worst = std::ranges::min_element(view->picture().game->firstGuarantees);
    const auto move = static_cast<std::size_t>(worst - view->picture().game->firstGuarantees.begin());
    QCOMPARE(*worst, -1.0);
    const auto row = std::ranges::find(view->picture().order.rows, move) - view->picture().order.rows.begin();
    const QPoint header = view->picture().rowHeaderRect(static_cast<int>(row)).center();
    const auto tip = [view, header] {
      QHelpEvent help(QEvent::ToolTip, header, view->viewport()->mapToGlobal(header));
      QCoreApplication::sendEvent(view->viewport(), &help);
      return QToolTip::text();
    };
    QVERIFY2(tip().startsWith(QStringLiteral("Vertical ")), qPrintable(QToolTip::text()));
    QTRY_VERIFY2(tip().contains(QStringLiteral(" loses if the other side plays H:")), qPrintable(QToolTip::text()));
    QToolTip::hideText();
  }

  /// A click does not play the pair. The board shows the pair until another pair is selected or the focus leaves.
  void aClickOnlyLooksAtAPair() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.resize(460, 560);
    dock.show();
    MatrixView* view = dock.view();
    QSignalSpy chosen(dock.view(), &MatrixView::chosen);
    const JointMove turn = turnOf(document, "V:b2", "H:c1");
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->picture().cellRect(view->picture().placeOf(turn)).center());
    QVERIFY(view->currentTurn() == turn);
    const JointMove passed = turnOf(document, "V:a1", "H:a1");
    QTest::mouseMove(view->viewport(), view->picture().cellRect(view->picture().placeOf(passed)).center());
    QTRY_VERIFY(view->currentTurn() == passed);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view->viewport(), &leave);
    QVERIFY(view->currentTurn() == turn);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(chosen.front().front().value<JointMove>() == turn);
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!view->currentTurn());
    QCOMPARE(chosen.count(), 1);
  }

  /// Even without colours, cells with the values +1, -1 and 0 differ from each other at any size.
  void matrixDistinguishesSignsWithoutColour() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.resize(700, 700);
    dock.show();
    MatrixView* view = dock.view();
    view->zoomToFit();
    QSet<int> sizes;
    for (int i = 0; i < 20; ++i) {
      QMap<int, QSet<QByteArray>> shapes;  // shapes of cells, indexed by payoff
      const QImage picture = view->viewport()->grab().toImage();
      for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 12; ++column) {
          const QRect cell = view->picture().cellRect({row, column});
          const double payoff = view->picture().game->matrix.at(view->picture().order.rows[static_cast<std::size_t>(row)],
                                                                view->picture().order.columns[static_cast<std::size_t>(column)]);
          if (picture.rect().contains(cell) && (payoff == 0 || std::abs(payoff) == 1))
            shapes[static_cast<int>(payoff)].insert(shapeOf(picture.copy(cell)));
          sizes.insert(cell.width());
        }
      QVERIFY(shapes.contains(0) && shapes.contains(1) && shapes.contains(-1));
      QVERIFY(!shapes[1].intersects(shapes[-1]));
      QVERIFY(!shapes[0].intersects(shapes[1]) && !shapes[0].intersects(shapes[-1]));
      view->zoomOut();
    }
    QVERIFY(sizes.contains(5));
    QVERIFY(sizes.size() > 8);
  }

  /// If a matrix fits at a readable size, the view does not scroll, although larger cells would show larger numbers.
  void aMatrixThatFitsIsShownWhole() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.show();
    MatrixView* view = dock.view();
    bool numbers = false;
    for (int height = 360; height < 560; height += 8) {
      dock.resize(460, height);
      QTest::qWait(1);
      const int cell = view->picture().cellRect({1, 0}).top() - view->picture().cellRect({0, 0}).top();
      const bool scrolled = view->verticalScrollBar()->maximum() > 0;
      QVERIFY2(!scrolled || cell == 16, qPrintable(QStringLiteral("%1 px at %2").arg(cell).arg(height)));
      numbers = numbers || (!scrolled && cell < 16);
    }
    QVERIFY(numbers);
  }

  void matrixFollowsKeysAndHidesValues() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x3");
    QTRY_VERIFY(dock.view()->picture().game);
    dock.resize(460, 560);
    dock.show();
    QSignalSpy chosen(dock.view(), &MatrixView::chosen);
    QTest::keyClick(dock.view(), Qt::Key_Down);
    QTest::keyClick(dock.view(), Qt::Key_Right);
    QTest::keyClick(dock.view(), Qt::Key_V);
    QVERIFY2(test::child<QLabel>(dock.panel(), "judgement")->text().contains(QStringLiteral("Vertical")),
             qPrintable(test::child<QLabel>(dock.panel(), "judgement")->text()));
    QTest::keyClick(dock.view(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    dock.settings.setValuesShown(false);
    QVERIFY(!dock.view()->picture().game);
    QVERIFY(!dock.view()->picture().game);
  }

  /// The dock does not suggest showing values if there are none.
  void matrixShowsUnknownValues() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    const auto* empty = dock.findChild<EmptyState*>();
    dock.settings.setValuesShown(false);
    const auto large = board("syncdom:6x5");
    document.newGame(large, nullptr, large->start());
    QTRY_COMPARE(empty->heading(), QStringLiteral("Synchronized Domineering 6×5 is not solved yet"));
    QVERIFY(!dock.view()->picture().game);
    open(document, "syncdom:4x3");
    QTRY_COMPARE(empty->heading(), QStringLiteral("Values are hidden"));
    QTRY_VERIFY(document.game());
    QCOMPARE(empty->heading(), QStringLiteral("Values are hidden"));
  }

  void strategiesAreJudged() {
    // The payoffs are those of matching pennies, with a third row that the first row dominates.
    domineering::PositionGame game;
    game.matrix = {3, 2, {1, -1, -1, 1, 0.5, -1}};
    game.firstMoves.resize(3);
    game.secondMoves.resize(2);
    game.equilibrium = solveMatrix(game.matrix);
    game.firstGuarantees = {-1, -1, -1};
    game.secondGuarantees = {1, 1};
    const Exploitability best = exploitabilityOf(game, {Side::First, ChosenStrategy::Kind::BestMix, 0});
    QVERIFY(std::abs(best.secured) < 1e-9 && best.lost < 1e-9);
    const Exploitability always = exploitabilityOf(game, {Side::First, ChosenStrategy::Kind::Move, 0});
    QCOMPARE(always.secured, -1.0);
    QCOMPARE(always.bestReply, std::size_t(1));
    const Exploitability column = exploitabilityOf(game, {Side::Second, ChosenStrategy::Kind::Move, 1});
    QCOMPARE(column.secured, -1.0);
    QCOMPARE(column.bestReply, std::size_t(1));
    const auto rows = dominatedRows(game);
    QVERIFY(!rows[0] && !rows[1] && rows[2]);
    QCOMPARE(orderOf(game, MatrixSorting::Board, true).rows.size(), std::size_t(2));
  }

  void matrixIsCopied() {
    DomineeringDocument document;
    test::Alone<MatrixDock> dock(&document);
    open(document, "syncdom:4x3");
    QTRY_VERIFY(dock.view()->picture().game);
    const QStringList lines = dock.panel()->csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 8 + 3);  // names, Vertical's 8 moves, probabilities, guarantees
    for (const QString& line : lines) QCOMPARE(line.count(QLatin1Char(',')), 9 + 2);
  }

  void turnsAreListed() {
    DomineeringDocument document;
    test::StateOf state(&document);
    const GameWordsPtr game = wordsOfTurns(&document);
    GameDock dock(game, &state.hub, {}, MoveTreeView::Arrangement::Columns);
    ValueGraphDock graph(game, &state.hub, {});
    open(document, "syncdom:4x4");
    document.play(turnOf(document, "V:a1", "H:b2"));
    const auto first = document.currentNode();
    document.play(turnOf(document, "V:d1", "H:a4"));
    step(document, -1);
    document.play(turnOf(document, "V:d3", "H:a4"));
    document.setComment(first, QStringLiteral("A quiet start"));
    QTRY_VERIFY(document.tree().node(first).value.has_value());
    const auto words = game->moves(true);
    int turns = 0;
    int variations = 0;
    for (const MoveWord& word : words) {
      turns += word.kind == MoveWord::Kind::Move ? 1 : 0;
      variations += word.kind == MoveWord::Kind::LineStart ? 1 : 0;
    }
    QCOMPARE(turns, 3);
    QCOMPARE(variations, 1);
    const QString text = dock.moves()->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("V:a1")) && text.contains(QStringLiteral("A quiet start")), qPrintable(text));
    QTRY_COMPARE(graph.graph()->points().size(), std::size_t(3));
    emit graph.graph()->nodeChosen(first);
    QCOMPARE(document.currentNode(), first);
  }

  void tablesCountAndAskForPositions() {
    JobManager jobs(m_folder.path().toStdString());
    DomineeringDocument document;
    test::StateOf state(&document, &jobs);
    DomineeringTablesDock tables(&document, &state.hub);
    DomineeringPositionsDock positions(&document, &state.hub);
    connect(&tables, &DomineeringTablesDock::positionsRequested, &positions, &DomineeringPositionsDock::showFilter);
    open(document, "syncdom:4x4");
    QTRY_VERIFY(tables.isLoaded());
    QCOMPARE(tables.content().chart.total, std::uint64_t(1030));
    test::child<QComboBox>(tables, "viewBox")->setCurrentIndex(1);
    emit tables.numbers()->activated(tables.numbers()->model()->index(1, 1));
    QTRY_VERIFY(!positions.model()->isCounting());
    const auto& kinds = tables.content().chart.kinds;
    QCOMPARE(positions.model()->count(), quint64(kinds[0].counts[1]));
    tables.setTable(DomineeringTablesDock::Table::Values);
    QTRY_VERIFY(tables.hasValues());
    QVERIFY(!tables.content().rows.empty());
    emit tables.numbers()->activated(tables.numbers()->model()->index(0, 0));
    QTRY_VERIFY(!positions.model()->isCounting() && positions.model()->count() > 0);
  }

  void tablesAreCopiedSavedAndPrinted() {
    JobManager jobs(m_folder.path().toStdString());
    DomineeringDocument document;
    test::StateOf state(&document, &jobs);
    DomineeringTablesDock tables(&document, &state.hub);
    tables.resize(700, 400);
    tables.show();
    TableExportButton* exports = tables.exports();
    const auto choose = [exports](const char* name) { exports->menu()->findChild<QAction*>(QLatin1String(name))->trigger(); };
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    choose("copy");  // there is nothing to copy yet
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    open(document, "syncdom:4x4");
    QTRY_VERIFY(tables.isLoaded());
    choose("copy");
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(
        QStringLiteral("covered,vertical,horizontal,draw,mixed,finished,positions\n0,")));
    const auto saved = [&](const char* name, TableFormat format) {
      exports->saveAs(m_folder.filePath(QLatin1String(name)), format);
      return test::bytesOf(m_folder.filePath(QLatin1String(name)));
    };
    QCOMPARE(QString::fromUtf8(saved("t.csv", TableFormat::Csv)), QGuiApplication::clipboard()->text());
    const QJsonArray json = QJsonDocument::fromJson(saved("t.json", TableFormat::Json)).array();
    QCOMPARE(json.size(), saved("t.csv", TableFormat::Csv).count('\n') - 1);
    QVERIFY(json[0].toObject().contains(QStringLiteral("covered")));
    QCOMPARE(tables.proposedName(QStringLiteral("svg")), QStringLiteral("syncdom-4x4-covered.svg"));
    const QByteArray svg = saved("t.svg", TableFormat::Svg);
    for (const char* const part :
         {"4×4 by covered squares", "syncdom:4x4", "Kotai ", "Shares of the positions with the same number"})
      QVERIFY2(svg.contains(part), part);
    QVERIFY(!svg.contains("<image"));

    Theme::instance().setChoices(ThemeChoice::Dark, VisionChoice::Standard);
    const auto ground = [&] { return QImage::fromData(saved("t.png", TableFormat::Png)).pixelColor(4, 4); };
    QVERIFY(ground().lightness() < 100);
    choose("paper");
    QCOMPARE(ground(), QColor(Qt::white));
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);

    tables.setTable(DomineeringTablesDock::Table::Values);
    QVERIFY(!tables.hasTable());  // the tables are still loading
    QTRY_VERIFY(tables.hasTable());
    QVERIFY(saved("v.csv", TableFormat::Csv).startsWith("value,fraction,count\n"));
    QCOMPARE(saved("v.csv", TableFormat::Csv).count('\n'), qsizetype(tables.content().rows.size()) + 1);
    QVERIFY(saved("v.svg", TableFormat::Svg).contains("Shares of all positions"));
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(m_folder.filePath(QStringLiteral("printed.pdf")));
    exports->printOn(printer);
    const auto page = test::PdfPage::read(test::bytesOf(m_folder.filePath(QStringLiteral("printed.pdf"))));
    QVERIFY(!page.hasImage && page.pages == 1 && page.shapes > 20);

    QSignalSpy raised(exports, &TableExportButton::warningRaised);
    QSignalSpy over(exports, &TableExportButton::warningOver);
    exports->saveAs(m_folder.filePath(QStringLiteral("nowhere/t.csv")), TableFormat::Csv);
    QCOMPARE(raised.count(), 1);
    saved("t.csv", TableFormat::Csv);
    QCOMPARE(over.count(), 1);
  }

  void knownOutcomesAreDistinguished() {
    const BoardOutcome eight = boardOutcome(8, 7, m_folder.path().toStdString());
    QCOMPARE(knownTitle(eight), QStringLiteral("Horizontal wins (known)"));
    QVERIFY(knownSentence(boardOutcome(6, 6, m_folder.path().toStdString())).contains(QStringLiteral("not on this computer")));
    QCOMPARE(provedSentence(ProvedOutcome()), QStringLiteral("Nothing proved yet"));
  }

  void tableOfOutcomesIsCopiedAndSaved() {
    const OutcomeTableDialog dialog(m_folder.path().toStdString());
    dialog.exports()->copy();
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 10 * 10);
    QCOMPARE(lines.first(), QStringLiteral("columns,rows,outcome,source"));
    QVERIFY(lines.contains(QStringLiteral("8,7,horizontal,proved")));
    const QString file = m_folder.filePath(QStringLiteral("outcomes.svg"));
    dialog.exports()->saveAs(file, TableFormat::Svg);
    const QByteArray svg = test::bytesOf(file);
    QVERIFY(svg.contains("Synchronized Domineering") && svg.contains("Komori"));  // names of the game and the author
    QVERIFY(svg.contains(QDate::currentDate().toString(Qt::ISODate).toUtf8()));
  }

  void tournamentPlaysPausesAndCancels() {
    JobManager jobs(m_folder.path().toStdString());
    TournamentDialog dialog(&jobs);
    dialog.setVariant(board("syncdom:4x4"));
    dialog.player(Side::First)->setText("random");
    dialog.player(Side::Second)->setText("alphabeta:depth=2,ties=first");
    QCOMPARE(dialog.player(Side::Second)->text(), std::string("alphabeta:depth=2,ties=first"));
    dialog.setGames(20);
    dialog.start();
    QTRY_VERIFY(dialog.run()->state() == TournamentRun::State::Finished);
    QCOMPARE(dialog.run()->score().games, std::uint64_t(20));
    QCOMPARE(dialog.run()->score().firstWins + dialog.run()->score().draws + dialog.run()->score().secondWins, std::uint64_t(20));
    QCOMPARE(dialog.gamesCsv().count(QLatin1Char('\n')), 21);
    QTRY_VERIFY(!dialog.table()->item(TournamentTable::FirstRow, TournamentTable::ShareColumn)->text().isEmpty());

    dialog.player(Side::First)->setText("montecarlo:playouts=2000");
    dialog.setGames(100000);
    dialog.start();
    QTRY_VERIFY(dialog.run()->score().games > 0);
    dialog.run()->pause();
    QVERIFY(dialog.run()->state() == TournamentRun::State::Paused);
    dialog.run()->cancel();
    QTRY_VERIFY(dialog.run()->state() == TournamentRun::State::Cancelled);
    QVERIFY(dialog.run()->score().games < 100000);
  }

  /// The length of the dominoes is part of the variant, although the boxes contain only columns and rows.
  void tournamentPlaysWithLongDominoes() {
    JobManager jobs(m_folder.path().toStdString());
    TournamentDialog dialog(&jobs);
    const QLabel& longDominoes = *test::child<QLabel>(dialog, "longDominoes");
    QVERIFY(longDominoes.isHidden());
    dialog.setVariant(board("syncdom:4x4,cells=3"));
    QVERIFY(!longDominoes.isHidden());
    for (const Side side : {Side::First, Side::Second}) dialog.player(side)->setText("random");
    dialog.setGames(2);
    dialog.start();
    QTRY_VERIFY(dialog.run()->state() == TournamentRun::State::Finished);
    QVERIFY(dialog.gamesCsv().contains(QStringLiteral("syncdom:4x4,cells=3")));
    dialog.choosePreset(1);
    QVERIFY(longDominoes.isHidden());
  }

  void publishedMatchesAreSetUp() {
    JobManager jobs(m_folder.path().toStdString());
    TournamentDialog dialog(&jobs);
    dialog.choosePreset(2);
    QCOMPARE(dialog.player(Side::Second)->text(), std::string("alphabeta:depth=6"));
    QVERIFY(
        dialog.table()->item(TournamentTable::FirstRow, TournamentTable::PaperColumn)->text().startsWith(QStringLiteral("4")));
    const auto games = [&dialog](int wanted) {
      return std::ranges::any_of(dialog.findChildren<QSpinBox*>(),
                                 [wanted](const QSpinBox* box) { return box->value() == wanted; });
    };
    dialog.setGames(10);
    QVERIFY(games(10) && !games(domineering::gamesOfPublishedMatch));
    dialog.choosePreset(2);  // runs the whole match again
    QVERIFY(!games(10) && games(domineering::gamesOfPublishedMatch));
    dialog.choosePreset(0);
    dialog.player(Side::First)->setText("random");
    dialog.setGames(100000);
    dialog.start();
    dialog.choosePreset(1);  // the running match continues; the preset applies afterwards
    QVERIFY(test::child<QLabel>(dialog, "tournamentStatus")
                ->text()
                .endsWith(QStringLiteral("The published match will be set up when this one is over.")));
    QCOMPARE(dialog.player(Side::First)->text(), std::string("random"));
    dialog.run()->cancel();
    QTRY_COMPARE(dialog.player(Side::Second)->text(), std::string("alphabeta:depth=4"));
    const ShareInterval interval = shareInterval(40, 1000);  // Wilson: 2.95% to 5.40%
    QVERIFY(std::abs(interval.low - 0.0295) < 0.0002 && std::abs(interval.high - 0.0540) < 0.0002);
  }

  void outcomesOfSolvedBoardsAreTrue() {
    const auto directory = std::filesystem::path(m_folder.path().toStdString());
    for (const char* id : {"syncdom:4x4", "syncdom:4x3"}) {
      const auto solution = SimultaneousSolution::open(directory, board(id));
      const BoardOutcome outcome = boardOutcome(solution->variant()->columns(), solution->variant()->rows(), directory);
      QVERIFY(outcome.source == BoardOutcome::Source::Solved);
      QCOMPARE(static_cast<double>(*outcome.outcome), solution->value(solution->variant()->start())->value);
    }
  }

 private:
  void open(DomineeringDocument& document, const char* id) const {
    const auto variant = board(id);
    document.newGame(variant, SimultaneousSolution::open(m_folder.path().toStdString(), variant), variant->start());
  }

  QTemporaryDir m_folder;
};

KOTAI_WINDOW_TEST(DomineeringDocksTest)
#include "docks_test.moc"
