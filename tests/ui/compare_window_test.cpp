// Tests for two variants in one chart. Checks the displayed and the saved data of each variant.
#include "ui/docks/tables/compare_window.h"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <numeric>

#include "core/analysis/aggregate.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/docks/tables/variant_comparison.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/jobs/job_manager.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

const BarChart& chartOf(const CompareWindow& window) { return *qobject_cast<const BarChart*>(window.charts().front()); }

std::uint64_t totalOf(const BarChartData::Kind& kind) {
  return std::accumulate(kind.counts.begin(), kind.counts.end(), std::uint64_t{0});
}

}  // namespace

class CompareWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    for (const char* const id : {"dodgem:3x3", "dodgem:4x4", "quoridor:3x3,fences=1"}) test::solveInto(m_folder, id);
    for (const char* const id : {"syncdom:3x3", "syncdom:4x4"}) {
      domineering::SolveOptions options;
      options.directory = m_folder.path().toStdString();
      QVERIFY(domineering::solve(parseSimultaneousVariant(id).value(), options).finished);
    }
  }
  void showsBoth();
  void heatMapsStandSideBySide();
  void boardsOfSimultaneousMoves();
  void savesTheShownCharts();
  void openedFromTheDock();

 private:
  QTemporaryDir m_folder;
};

/// The window shows the same numbers as the charts of each single solution.
void CompareWindowTest::showsBoth() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(comparedVariants(&jobs), "dodgem:4x4");
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QCOMPARE(window.variantBox(0)->currentText(), QStringLiteral("Dodgem 4×4"));
  QCOMPARE(window.variantBox(1)->currentText(), QStringLiteral("Dodgem 3×3"));  // another variant of the same game
  QTRY_VERIFY(window.isRead());
  QTRY_VERIFY(chartOf(window).height() > 300);  // tall enough for a readable scale
  const BarChartData& outcomes = chartOf(window).chart();
  QCOMPARE(outcomes.categories, (std::vector<QString>{QStringLiteral("Dodgem 4×4"), QStringLiteral("Dodgem 3×3")}));
  const Totals large = totals(*jobs.solution(test::variantOf("dodgem:4x4")));
  const Totals small = totals(*jobs.solution(test::variantOf("dodgem:3x3")));
  for (const BarChartData::Kind& kind : outcomes.kinds)
    QVERIFY(std::ranges::count(large.outcomes, kind.counts[0]) > 0 && std::ranges::count(small.outcomes, kind.counts[1]) > 0);
  test::child<QComboBox>(window, "numbersBox")->setCurrentIndex(1);
  const std::vector<BarChartData::Kind> lengths = chartOf(window).chart().kinds;
  QCOMPARE(lengths.size(), std::size_t{2});
  QCOMPARE(totalOf(lengths[0]), large.outcomes[static_cast<std::size_t>(Outcome::Win)]);
  QCOMPARE(totalOf(lengths[1]), small.outcomes[static_cast<std::size_t>(Outcome::Win)]);
  QTRY_VERIFY(chartOf(window).isVisible());
  QVERIFY(window.status()->text().isEmpty());
  const int quoridor = window.variantBox(1)->findText(QStringLiteral("Quoridor"), Qt::MatchStartsWith);
  QVERIFY(quoridor >= 0);
  window.variantBox(1)->setCurrentIndex(quoridor);
  QTRY_VERIFY(window.isRead());
  QVERIFY(chartOf(window).chart().kinds[1].name.startsWith(QStringLiteral("Quoridor")));
  QCOMPARE(test::child<QComboBox>(window, "numbersBox")->currentIndex(), 1);  // the selection is kept
  QVERIFY(window.status()->text().contains(QStringLiteral("No heat maps")));
  QCOMPARE(test::child<QComboBox>(window, "numbersBox")->findText(QStringLiteral("remaining steps"), Qt::MatchContains), -1);
}

/// Each heat map shows the counts of its variant, and both use the same colours.
void CompareWindowTest::heatMapsStandSideBySide() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(comparedVariants(&jobs), "dodgem:4x4");
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_VERIFY(window.isRead());
  const int steps = test::child<QComboBox>(window, "numbersBox")->findText(QStringLiteral("Win by remaining steps"));
  QVERIFY(steps > 0);
  test::child<QComboBox>(window, "numbersBox")->setCurrentIndex(steps);
  QCOMPARE(window.charts().size(), std::size_t{2});
  const char* const ids[] = {"dodgem:4x4", "dodgem:3x3"};
  for (std::size_t number = 0; number < 2; ++number) {
    const auto* map = window.charts()[number]->findChild<HeatMap*>();
    QCOMPARE(map->outcome(), Outcome::Win);
    const VariantPtr variant = test::variantOf(ids[number]);
    const AggregateKey key = *std::ranges::find(variant->tierGraph().aggregateKeys(), std::string("steps"), &AggregateKey::id);
    const AggregateTable table = aggregate(*jobs.solution(variant), key, Counting::True);
    std::uint64_t sum = 0;
    for (int mover = 0; mover <= key.maxMover; ++mover)
      for (int opponent = 0; opponent <= key.maxOpponent; ++opponent) {
        QCOMPARE(map->count(opponent, mover), table.at(Outcome::Win, opponent, mover));
        sum += map->count(opponent, mover);
      }
    QCOMPARE(sum, totals(*jobs.solution(variant)).countedOutcomes[static_cast<std::size_t>(Outcome::Win)]);
  }
  const QString svg = m_folder.filePath(QStringLiteral("maps.svg"));
  window.saveAs(svg);
  QVERIFY(test::bytesOf(svg).contains("Dodgem 3") && !test::bytesOf(svg).contains("<image"));
  QVERIFY(test::bytesOf(svg).contains("dodgem:4x4, dodgem:3x3"));  // the caption has the ids, as on the command line
}

/// For two boards of Domineering, the window shows the class counts of both solutions.
void CompareWindowTest::boardsOfSimultaneousMoves() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(comparedBoards(&jobs), "syncdom:4x4");
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_VERIFY(window.isRead());
  QCOMPARE(window.variantBox(0)->count(), 2);
  const BarChartData& classes = chartOf(window).chart();
  QCOMPARE(classes.categories.size(), std::size_t{2});
  std::array<std::uint64_t, 2> sums{};
  for (const BarChartData::Kind& kind : classes.kinds)
    for (std::size_t board = 0; board < 2; ++board) sums[board] += kind.counts[board];
  QCOMPARE(sums[0], classTotals(*jobs.solution(parseSimultaneousVariant("syncdom:4x4").value())).positions());
  QCOMPARE(sums[1], classTotals(*jobs.solution(parseSimultaneousVariant("syncdom:3x3").value())).positions());
  for (const int subject : {1, 2}) {
    test::child<QComboBox>(window, "numbersBox")->setCurrentIndex(subject);
    QCOMPARE(window.charts().size(), std::size_t{2});
    const QString csv = m_folder.filePath(QStringLiteral("boards.csv"));
    window.saveAs(csv);
    QVERIFY(test::bytesOf(csv).contains("syncdom:3x3,"));
    const QString png = m_folder.filePath(QStringLiteral("boards.png"));
    window.saveAs(png);
    QVERIFY(QImage(png).width() > 800);
  }
}

void CompareWindowTest::savesTheShownCharts() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(comparedVariants(&jobs), "dodgem:3x3");
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_VERIFY(window.isRead());
  for (const int what : {0, 2}) {
    test::child<QComboBox>(window, "numbersBox")->setCurrentIndex(what);
    const QString png = m_folder.filePath(QStringLiteral("compared.png"));
    window.saveAs(png);
    QVERIFY(QImage(png).width() > 800);
    const QString csv = m_folder.filePath(QStringLiteral("compared.csv"));
    window.saveAs(csv);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.first().trimmed(), QByteArray(what == 0 ? "variant,outcome,count" : "variant,outcome,distance,count"));
    for (const char* const id : {"dodgem:3x3,", "dodgem:4x4,"})
      QVERIFY(std::ranges::any_of(lines, [&](const QByteArray& line) { return line.startsWith(id); }));
  }
  window.saveAs(m_folder.filePath(QStringLiteral("nowhere/compared.png")));
  QVERIFY(window.status()->text().contains(QStringLiteral("nowhere")));
}

void CompareWindowTest::openedFromTheDock() {
  test::ShownProgram program(QSize(1300, 900));
  QVERIFY(openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString()).isEmpty());
  TablesDock& dock = *test::child<TablesDock>(*program.window);
  QTRY_VERIFY(dock.isLoaded());
  dock.show();
  dock.raise();
  QTRY_VERIFY(test::child<QToolButton>(dock, "compareButton")->isVisible());
  QTest::mouseClick(test::child<QToolButton>(dock, "compareButton"), Qt::LeftButton);
  auto* window = dock.findChild<CompareWindow*>();
  QVERIFY(window && window->isVisible());
  QVERIFY(window->status()->text().contains(QStringLiteral("Only one variant")) || window->variantBox(0)->count() > 1);
  window->close();
}

KOTAI_WINDOW_TEST(CompareWindowTest)
#include "compare_window_test.moc"
