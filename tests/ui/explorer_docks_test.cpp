// Tests for the docks for studying a variant (tables, positions, jobs), from an unsolved variant to a click on a cell that lists
// its positions.
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <set>

#include "core/analysis/draw_grade.h"
#include "core/library/game_library.h"
#include "core/players/level_choice.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/settle.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/jobs/job_row.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/document/game_document.h"
#include "ui/theme/palette.h"
#include "ui/widgets/empty_state.h"

using namespace kotai;
using namespace kotai::ui;

class ExplorerDocksTest : public QObject {
  Q_OBJECT

 private slots:
  void solvesFromTheEmptyState() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    connect(&jobs, &JobManager::solved, &document,
            [&](const std::string& variantId) { document.setSolution(jobs.solution(test::variantOf(variantId))); });
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    connect(&state.hub, &StateHub::solveRequested, &jobs, [&](const std::string& id) { jobs.start(id); });
    JobsDock rows(&jobs);
    tables.resize(1000, 300);
    tables.show();
    rows.show();
    document.newGame(test::variantOf("dodgem:3x3"), nullptr);
    auto* empty = tables.findChild<EmptyState*>();
    QTRY_VERIFY(empty->isVisible() && !empty->button()->isHidden());
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QCOMPARE(rows.rows().size(), std::size_t(1));
    QTRY_VERIFY(tables.isLoaded());
    QVERIFY(!empty->isVisible());
    QVERIFY2(rows.rows().front()->figures().contains(QStringLiteral("peak memory")), qPrintable(rows.rows().front()->figures()));
  }

  /// The bars of different moves can be compared, because all tracks have the same length, whatever labels are
  /// next to them.
  void barsOfMovesHaveTracksOfOneLength() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    document.play(*variant->parseMove(document.position(), "b1b2"));
    test::StateOf state(&document);
    MovesDock dock(&document, &state.hub);
    dock.resize(380, 400);
    dock.show();
    QTRY_VERIFY(!document.moveValues().empty() && dock.model()->rowCount() > 2 && dock.model()->difficulty());
    QVERIFY(dock.model()->notes().size() > 1);
    const QImage picture = dock.view()->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const ColourPalette& palette = Theme::instance().palette();
    const double scale = picture.devicePixelRatio();
    std::set<int> ends;
    for (int row = 0; row < dock.model()->rowCount(); ++row) {
      const auto value = dock.model()->valueAt(dock.model()->index(row));
      if (!value || value->outcome == Outcome::Draw) continue;
      const int y = static_cast<int>(dock.view()->visualRect(dock.model()->index(row)).center().y() * scale);
      int end = -1;
      for (int x = 0; x < picture.width(); ++x)
        if (picture.pixel(x, y) == palette.border.rgb() || picture.pixel(x, y) == palette.of(value->outcome).rgb()) end = x;
      QVERIFY(end > 0);
      ends.insert(end);
    }
    QVERIFY(!ends.empty());
    QVERIFY2(*ends.rbegin() - *ends.begin() <= 2, qPrintable(QStringLiteral("%1 to %2").arg(*ends.begin()).arg(*ends.rbegin())));
  }

  /// Lists the five parents of Kotani's example, as section 4 of his paper draws them.
  void positionsBeforeOne() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    document.newGameFrom(variant, nullptr, *variant->parsePosition("3>/4/>^^1/2>1 >"));
    test::StateOf state(&document);
    ParentsDock dock(parentsOfGame(&document), &state.hub, QStringLiteral("parentsDock"));
    dock.resize(300, 700);  // tall enough for all five positions in a column
    dock.show();
    QTRY_COMPARE(dock.model()->count(), quint64(5));
    QTRY_VERIFY(dock.list()->visualRect(dock.model()->index(0)).top() <= 0);
    std::set<AnyPosition> drawn, found;
    for (const char* const text :
         {"3^/^>2/>3/1^2 >", "1>1^/^3/1>2/1^2 >", "3^/^>1>/1>2/1^2 >", "3^/^>2/1>1>/1^2 >", "3^/^>2/1>2/1^1> >"})
      drawn.insert(variant->canonical(*variant->parsePosition(text)));
    const QSignalSpy opened(&dock, &ParentsDock::positionActivated);
    for (int row = 0; row < dock.model()->rowCount(); ++row) {
      const QModelIndex index = dock.model()->index(row);
      const AnyPosition before = index.data(PositionsModel::PositionRole).value<AnyPosition>();
      QCOMPARE(variant->sideToMove(before), Side::First);
      QCOMPARE(variant->play(before, *variant->parseMove(before, index.data(PositionsModel::MovesRole).toString().toStdString())),
               document.position());
      QVERIFY(!index.data(PositionsModel::OutcomeRole).isValid());
      found.insert(variant->canonical(before));
      emit dock.list()->activated(index);
      QCOMPARE(opened.size(), row + 1);
    }
    QVERIFY(found == drawn);
    document.setSolution(test::solved(variant));
    QTRY_VERIFY(dock.model()->index(0).data(PositionsModel::OutcomeRole).isValid());
    document.newGameFrom(variant, nullptr, *variant->parsePosition("^3/>3/>3/>3 ^"));  // no orange car may have moved
    QTRY_COMPARE(dock.model()->count(), quint64(0));
    QTRY_VERIFY(!dock.list()->isVisible());
  }

  /// The list of moves shows the difficulty for the user's level, and mentions the user's games.
  void movesShowDifficultyAndOwnGames() {
    const QTemporaryDir folder;
    const auto library = std::make_shared<GameLibrary>(folder.path().toStdString());
    const auto game = [](const char* date, const char* result) {
      const std::string text = std::string("[Variant \"dodgem:3x3\"]\n[Date \"") + date + "\"]\n[Result \"" + result +
                               "\"]\n[Reason \"resignation\"]\n1. b1b2 " + result;
      return NewLibraryGame{*kotai::readSavedGames(text).front(), GameSource::Played, Side::First, {}};
    };
    QVERIFY(library->add({game("2026-11-01", "1-0"), game("2026-11-02", "0-1"), game("2026-11-03", "1-0")}));
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    const SolutionPtr solution = test::solved(variant);
    document.newGame(variant, solution);
    test::StateOf state(&document);
    state.settings.setOwnLevelIn("dodgem", 5);
    MovesDock dock(&document, &state.hub);
    dock.model()->setLibrary(library);
    dock.resize(380, 400);
    dock.show();
    const auto noteOf = [&](const QString& move) {
      for (int row = 0; row < dock.model()->rowCount(); ++row)
        if (const QModelIndex index = dock.model()->index(row); index.data(MovesModel::MoveTextRole) == move)
          return index.data(MovesModel::NoteRole).toString();
      return QString();
    };
    QTRY_VERIFY2(noteOf(QStringLiteral("b1b2")).endsWith(QStringLiteral("you: 3×, 67%")),
                 qPrintable(noteOf(QStringLiteral("b1b2"))));
    QVERIFY(!noteOf(QStringLiteral("c1c2")).contains(QStringLiteral("you")));
    const int expected = difficulty(*variant, variant->start(), moveValues(*solution, variant->start()), 5);
    QCOMPARE(dock.findChild<QLabel*>(QStringLiteral("difficulty"))->text(),
             QStringLiteral("Difficulty: %1 of 100 players at level 5 make a mistake here.").arg(expected));
    document.play(*variant->parseMove(document.position(), "b1b2"));
    QTRY_VERIFY(document.valuesKnown() && dock.model()->rowCount() > 0);
    QTRY_VERIFY(dock.findChild<QLabel*>(QStringLiteral("difficulty"))->isVisible() ==
                (document.value()->outcome != Outcome::Loss));
  }

  /// Every drawing move of a drawn position in Dodgem 4x4 has a grade. The tooltip shows the grade a moment later.
  void movesShowWhoPressesInADraw() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    const SolutionPtr solution = test::solved(variant);
    document.newGame(variant, solution);
    test::StateOf state(&document);
    MovesDock dock(&document, &state.hub);
    dock.show();
    QTRY_VERIFY(!document.moveValues().empty() && dock.model()->rowCount() > 2);
    QCOMPARE(document.value()->outcome, Outcome::Draw);
    const auto tooltipOf = [&](const std::string& move) {
      for (int row = 0; row < dock.model()->rowCount(); ++row)
        if (const QModelIndex index = dock.model()->index(row);
            index.data(MovesModel::MoveTextRole).toString().toStdString() == move)
          return index.data(Qt::ToolTipRole).toString();
      return QString();
    };
    for (const MoveValue& move : document.moveValues()) {
      const auto after = drawGrade(*solution, move.after);
      if (!after) {
        QVERIFY(!tooltipOf(move.text).contains(QStringLiteral("losing mistake")));
        continue;
      }
      const int grade = drawGradeForMover(*after);
      QVERIFY(grade != 0);
      QTRY_VERIFY2(tooltipOf(move.text).contains(QStringLiteral("mistake in %1 moves.").arg(std::abs(grade))),
                   qPrintable(tooltipOf(move.text)));
      QCOMPARE(tooltipOf(move.text).contains(QStringLiteral("Pressing:")), grade > 0);
    }
  }

  void cellsListTheirPositions() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    PositionsDock positions(&document, &state.hub);
    connect(&tables, &TablesDock::cellActivated, &positions, &PositionsDock::showFilter);
    tables.resize(1100, 320);
    positions.resize(900, 300);
    tables.show();
    positions.show();
    QTRY_VERIFY(tables.isLoaded());
    test::choose(tables, "tableBox", QStringLiteral("pieces"));
    HeatMap* wins = tables.charts()->map(Outcome::Win);
    const quint64 expected = wins->count(2, 1);
    QVERIFY(expected > 0);
    QTest::mouseClick(wins, Qt::LeftButton, {}, wins->cellRect(2, 1).center());
    QVERIFY(positions.filter().kind == FindKind::Cell);
    QTRY_COMPARE(positions.model()->count(), expected);

    wins->setFocus();
    QTest::keyClick(wins, Qt::Key_Left);
    QTest::keyClick(wins, Qt::Key_Home);
    QTest::keyClick(wins, Qt::Key_Return);
    QCOMPARE(positions.filter().cell->mover.value(), 1);
  }

  void publishedTablesSayWhyTheyDiffer() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    tables.show();
    QTRY_VERIFY(tables.isLoaded());
    const quint64 exact = tables.charts()->map(Outcome::Win)->count(6, 6);
    test::child<QComboBox>(tables, "countingBox")->setCurrentIndex(1);
    const quint64 published = tables.charts()->map(Outcome::Win)->count(6, 6);
    QVERIFY(published >= exact);
    bool explained = false;
    for (const QLabel* label : tables.findChildren<QLabel*>())
      explained = explained || (label->isVisible() && label->text().contains(QStringLiteral("twice")));
    QVERIFY(explained);
    test::choose(tables, "tableBox", QStringLiteral("distance"));
    test::child<QComboBox>(tables, "viewBox")->setCurrentIndex(1);
    QCOMPARE(test::child<CountsModel>(tables)->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Plies to the end"));
  }

  /// The widgets next to a table use the counting method chosen for the table, and name this method.
  void everythingFollowsTheCountingShown() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    PositionsDock positions(&document, &state.hub);
    connect(&tables, &TablesDock::cellActivated, &positions, &PositionsDock::showFilter);
    tables.resize(1100, 320);
    tables.show();
    positions.show();
    QTRY_VERIFY(tables.isLoaded());
    const auto* totals = tables.findChild<TotalsPanel*>();
    const auto shows = [](const QWidget& widget, const QString& text) {
      for (const QLabel* label : widget.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(text)) return true;
      return false;
    };
    const auto choice = [&] {  // the box that chooses between actual and published counts
      for (const QComboBox* box : tables.findChildren<QComboBox*>())
        if (box->itemText(1) == QStringLiteral("as published")) return box->isVisible();
      return false;
    };
    QVERIFY(choice());
    QVERIFY(totals->text().contains(QStringLiteral("146,851")));  // won positions in which both sides have a piece (RULES.md)
    QCOMPARE(tables.proposedName(QStringLiteral("csv")), QStringLiteral("dodgem-4x4-steps.csv"));

    test::child<QComboBox>(tables, "countingBox")->setCurrentIndex(1);
    QVERIFY(!totals->text().contains(QStringLiteral("146,851")));
    for (const char* sum : {"161,646", "30,854", "106,420"})  // the sums in the paper's table
      QVERIFY2(totals->text().contains(QLatin1String(sum)), sum);
    QCOMPARE(tables.proposedName(QStringLiteral("csv")), QStringLiteral("dodgem-4x4-steps-as-published.csv"));
    HeatMap* wins = tables.charts()->map(Outcome::Win);
    QTest::mouseClick(wins, Qt::LeftButton, {}, wins->cellRect(6, 6).center());
    QTRY_VERIFY(positions.model()->count() > 0);
    const quint64 listed = positions.model()->count();
    const quint64 counted = wins->count(6, 6);
    QVERIFY(counted > listed);
    const QLocale locale;
    QTRY_VERIFY(shows(positions, QStringLiteral("The paper counts %1, because it counts %2 of these %3 positions twice.")
                                     .arg(locale.toString(counted), locale.toString(counted - listed), locale.toString(listed))));
    test::child<QComboBox>(tables, "countingBox")->setCurrentIndex(0);
    QCOMPARE(wins->count(6, 6), listed);
    QTest::mouseClick(wins, Qt::LeftButton, {}, wins->cellRect(6, 6).center());
    QTRY_COMPARE(positions.model()->count(), listed);
    QVERIFY(!shows(positions, QStringLiteral("twice")));

    test::child<QComboBox>(tables, "countingBox")->setCurrentIndex(1);
    test::choose(tables, "tableBox", TablesDock::distanceId);  // the paper has no table by distance
    QVERIFY(!choice());
    QVERIFY(!totals->text().contains(QStringLiteral("as published")));
    QVERIFY(!totals->text().contains(QStringLiteral("in tables")));
    QCOMPARE(tables.proposedName(QStringLiteral("json")), QStringLiteral("dodgem-4x4-distance.json"));
  }

  void positionsAreOpenedOneAfterAnother() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document);
    PositionsDock dock(&document, &state.hub);
    dock.resize(800, 300);
    dock.show();
    QTRY_VERIFY(dock.model()->count() > 2);
    QSignalSpy opened(&dock, &PositionsDock::positionActivated);
    dock.openNext();
    dock.openNext();
    QCOMPARE(opened.count(), 2);
    QVERIFY(opened.at(1).at(0).value<AnyPosition>() ==
            dock.model()->index(1).data(PositionsModel::PositionRole).value<AnyPosition>());
    dock.openPrevious();
    dock.openPrevious();  // wraps from the first position to the last
    QTRY_COMPARE(opened.count(), 4);
    dock.openRandom();
    QTRY_COMPARE(opened.count(), 5);
    dock.list()->setFocus();
    QTest::keyClick(dock.list(), Qt::Key_Return);
    QCOMPARE(opened.count(), 6);
    state.settings.setValuesShown(false);
    QVERIFY(!dock.model()->index(0).data(PositionsModel::OutcomeRole).isValid());
  }

  void arrowsStayUnderThePointer() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document);
    PositionsDock dock(&document, &state.hub);
    dock.resize(900, 330);
    dock.show();
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    dock.showFilter(filter);
    QTRY_VERIFY(dock.model()->count() > 10'000);
    QToolButton* next = nullptr;
    for (QToolButton* button : dock.findChildren<QToolButton*>())
      if (button->toolTip().contains(QStringLiteral("next position"))) next = button;
    QVERIFY(next);
    QTest::mouseClick(next, Qt::LeftButton);
    test::settle(50);  // lets the layout for the first row finish
    const QRect place = next->geometry();
    for (int step = 2; step <= 12; ++step) {
      QTest::mouseClick(next, Qt::LeftButton);
      QCoreApplication::processEvents();
      QCOMPARE(next->geometry(), place);
    }
    const auto shows = [&](const QString& text) {
      for (const QLabel* label : dock.findChildren<QLabel*>())
        if (label->text() == text) return true;
      return false;
    };
    QVERIFY(shows(QStringLiteral("12 of ") + QLocale().toString(dock.model()->count())));
  }

  void listsBeginWithAWholeRow() {
    GameDocument document;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document);
    PositionsDock dock(&document, &state.hub);
    dock.resize(600, 330);
    dock.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    dock.showFilter(filter);
    QTRY_VERIFY(dock.model()->rowCount() > 20);
    const auto topRow = [&] { return dock.list()->visualRect(dock.list()->indexAt(QPoint(8, 8))).top(); };
    dock.list()->verticalScrollBar()->setValue(dock.list()->gridSize().height() * 3 / 2);
    QVERIFY(topRow() < 0);
    filter.outcome = Outcome::Draw;
    dock.showFilter(filter);
    QTRY_VERIFY(dock.model()->rowCount() > 20);
    QTRY_COMPARE(topRow(), 0);
    dock.model()->jumpTo(25);  // same effect as the Random button
    QTRY_COMPARE(dock.list()->currentIndex().data(PositionsModel::NumberRole).toULongLong(), quint64(25));
    QTRY_COMPARE(topRow(), 0);
    QVERIFY(dock.list()->viewport()->rect().contains(dock.list()->visualRect(dock.list()->currentIndex())));
  }
};

KOTAI_WINDOW_TEST(ExplorerDocksTest)
#include "explorer_docks_test.moc"
