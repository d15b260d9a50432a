// Two variants in one chart: what is shown of each, and saved.
#include "ui/docks/tables/compare_window.h"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/analysis/aggregate.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/charts/length_chart.h"
#include "ui/charts/stack_chart.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/jobs/job_manager.h"

using namespace kotai;
using namespace kotai::ui;

class CompareWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    for (const char* const id : {"dodgem:3x3", "dodgem:4x4", "quoridor:3x3,fences=1"}) test::solveInto(m_folder, id);
  }
  void showsBoth();
  void savesWhatItShows();
  void openedFromTheDock();

 private:
  QTemporaryDir m_folder;
};

/// The numbers are those of each solution by itself.
void CompareWindowTest::showsBoth() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(&jobs, *test::variantOf("dodgem:4x4"));
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QCOMPARE(window.variantBox(0)->currentText(), QStringLiteral("Dodgem 4×4"));
  QCOMPARE(window.variantBox(1)->currentText(), QStringLiteral("Dodgem 3×3"));  // of the same game
  QTRY_VERIFY(window.isRead());
  QCOMPARE(window.outcomes()->chart().categories,
           (std::vector<QString>{QStringLiteral("Dodgem 4×4"), QStringLiteral("Dodgem 3×3")}));
  const Totals large = totals(*jobs.solution(test::variantOf("dodgem:4x4")));
  const Totals small = totals(*jobs.solution(test::variantOf("dodgem:3x3")));
  for (const StackChartData::Kind& kind : window.outcomes()->chart().kinds)
    QVERIFY(std::ranges::count(large.outcomes, kind.counts[0]) > 0 && std::ranges::count(small.outcomes, kind.counts[1]) > 0);
  window.numbersBox()->setCurrentIndex(1);
  QVERIFY(window.lengths()->isVisible());
  QCOMPARE(window.lengths()->series().size(), std::size_t{2});
  QCOMPARE(window.lengths()->series()[0].total(), large.outcomes[static_cast<std::size_t>(Outcome::Win)]);
  QCOMPARE(window.lengths()->series()[1].total(), small.outcomes[static_cast<std::size_t>(Outcome::Win)]);
  const int quoridor = window.variantBox(1)->findText(QStringLiteral("Quoridor"), Qt::MatchStartsWith);
  QVERIFY(quoridor >= 0);
  window.variantBox(1)->setCurrentIndex(quoridor);
  QTRY_VERIFY(window.isRead() && window.lengths()->series()[1].name.startsWith(QStringLiteral("Quoridor")));
  QCOMPARE(window.numbersBox()->currentIndex(), 1);  // what is compared stays
}

void CompareWindowTest::savesWhatItShows() {
  JobManager jobs(m_folder.path().toStdString());
  CompareWindow window(&jobs, *test::variantOf("dodgem:3x3"));
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_VERIFY(window.isRead());
  for (const int what : {0, 2}) {
    window.numbersBox()->setCurrentIndex(what);
    const QString png = m_folder.filePath(QStringLiteral("compared.png"));
    window.saveAs(png);
    QVERIFY(QImage(png).width() > 800);
    const QString csv = m_folder.filePath(QStringLiteral("compared.csv"));
    window.saveAs(csv);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.first().trimmed(), QByteArray(what == 0 ? "variant,outcome,count" : "variant,n,count"));
    for (const char* const id : {"dodgem:3x3,", "dodgem:4x4,"})
      QVERIFY(std::ranges::any_of(lines, [&](const QByteArray& line) { return line.startsWith(id); }));
  }
  window.saveAs(m_folder.filePath(QStringLiteral("nowhere/compared.png")));
  QVERIFY(window.status()->text().contains(QStringLiteral("nowhere")));
}

void CompareWindowTest::openedFromTheDock() {
  test::ShownProgram program(QSize(1300, 900));
  QVERIFY(program.workspace.openTexts(QStringLiteral("dodgem:3x3"), QString()).isEmpty());
  TablesDock& dock = *test::alternating(*program.window).tablesDock();
  QTRY_VERIFY(dock.isLoaded());
  dock.show();
  dock.raise();
  QTRY_VERIFY(dock.compareButton()->isVisible());
  QTest::mouseClick(dock.compareButton(), Qt::LeftButton);
  auto* window = dock.findChild<CompareWindow*>();
  QVERIFY(window && window->isVisible());
  QVERIFY(window->status()->text().contains(QStringLiteral("Only one variant")) || window->variantBox(0)->count() > 1);
  window->close();
}

QTEST_MAIN(CompareWindowTest)
#include "compare_window_test.moc"
