// Tests for lists of positions, fetched page by page in a worker.
#include "ui/docks/positions/positions_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>

#include "core/analysis/position_list.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/background/background.h"
#include "ui/docks/positions/positions_source.h"

using namespace kotai;
using namespace kotai::ui;

class PositionsModelTest : public QObject {
  Q_OBJECT

 private slots:
  /// Qt paints large areas on its global thread pool. If Kotai's work filled this pool, painting would stop.
  void workLeavesQtsPoolAlone() {
    std::atomic<bool> inGlobalPool{true};
    QObject context;
    bool received = false;
    runInBackground(
        &context,
        [&inGlobalPool] {
          inGlobalPool = QThreadPool::globalInstance()->contains(QThread::currentThread());
          return true;
        },
        [&received](bool) { received = true; });
    QTRY_VERIFY(received);
    QVERIFY(!inGlobalPool);
  }

  /// The model tester fetches all rows by itself.
  void keepsTheContractOfModels() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
    PositionsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    model.load(notablePositions(solution, filter));
    QTRY_VERIFY(model.count() > quint64(PositionsModel::pagePositions));
    QTRY_COMPARE(quint64(model.rowCount()), model.count());
    model.jumpTo(model.count() - 1);
    model.setValuesHidden(true);
    model.load(notablePositions(solution, PositionFilter()));
    QTRY_VERIFY(!model.isCounting());
    model.load({});
  }

  void fetchesAsOneScrolls() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:4x4"));
    PositionsModel model;
    QSignalSpy counted(&model, &PositionsModel::counted);
    PositionFilter filter;
    filter.kind = FindKind::Mate;
    filter.distancePlies = 6;
    model.load(notablePositions(solution, filter));
    QVERIFY(model.isCounting());
    QTRY_COMPARE(counted.count(), 1);
    const PositionList list(solution, filter);
    QCOMPARE(quint64(list.count()), model.count());
    QCOMPARE(model.rowCount(), PositionsModel::pagePositions);
    QVERIFY(model.canFetchMore({}));
    model.fetchMore({});
    QTRY_COMPARE(model.rowCount(), 2 * PositionsModel::pagePositions);

    const int row = PositionsModel::pagePositions + 5;
    const ListedPosition expected = list.page(static_cast<std::uint64_t>(row), 1).front();
    const QModelIndex index = model.index(row);
    QVERIFY(index.data(PositionsModel::PositionRole).value<AnyPosition>() == expected.position);
    QCOMPARE(index.data(PositionsModel::ValueRole).toString().section(QLatin1Char(' '), 1).toUInt(), 6u);
    QCOMPARE(index.data(PositionsModel::TextRole).toString().toStdString(),
             solution->variant()->formatPosition(expected.position));
    model.setValuesHidden(true);
    QVERIFY(!index.data(PositionsModel::OutcomeRole).isValid());
  }

  void jumpsAndGoesBack() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:4x4"));
    PositionsModel model;
    PositionFilter filter;
    filter.kind = FindKind::Cell;
    filter.outcome = Outcome::Loss;
    model.load(notablePositions(solution, filter));
    QTRY_VERIFY(model.count() > 10'000);
    QSignalSpy ready(&model, &PositionsModel::numberReady);
    const quint64 last = model.count() - 1;
    model.jumpTo(last);
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(model.rowOf(last) >= 0);
    QVERIFY(!model.canFetchMore({}));
    const quint64 first = model.index(0).data(PositionsModel::NumberRole).toULongLong();
    const int rows = model.rowCount();
    model.fetchPrevious();
    QTRY_COMPARE(model.rowCount(), rows + PositionsModel::pagePositions);
    QCOMPARE(model.index(0).data(PositionsModel::NumberRole).toULongLong(), first - PositionsModel::pagePositions);
    const PositionList list(solution, filter);
    QVERIFY(model.index(0).data(PositionsModel::PositionRole).value<AnyPosition>() ==
            list.page(model.index(0).data(PositionsModel::NumberRole).toULongLong(), 1).front().position);
  }

  /// Every randomly drawn position is in the list, in the row that the model reports.
  void drawsFromAnywhere() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:4x4"));
    PositionFilter filter;
    for (const FindKind kind : {FindKind::OnlyMove, FindKind::Mate, FindKind::Cell}) {
      filter.kind = kind;
      const PositionList list(solution, filter);
      QVERIFY(list.count() > 100);
      for (std::uint64_t number = 0; number < list.count(); number += list.count() / 40 + 1) {
        const auto drawn = list.drawnNear(number);
        QVERIFY(drawn);
        const PositionList::Numbered numbered = list.numbered(*drawn, 3);
        const auto page = list.page(numbered.number, 3);
        QVERIFY(!page.empty() && page.front().position == drawn->listed.position);
        QVERIFY(!numbered.positions.empty() && numbered.positions.size() <= page.size());
        for (std::size_t i = 0; i < numbered.positions.size(); ++i)
          QVERIFY(numbered.positions[i].position == page[i].position && numbered.positions[i].value == page[i].value);
      }
    }
    filter.kind = FindKind::OnlyMove;
    PositionsModel model;
    model.load(notablePositions(solution, filter));
    QTRY_VERIFY(model.count() > 200);
    QSignalSpy drawn(&model, &PositionsModel::drawn);
    QSignalSpy found(&model, &PositionsModel::numberFound);
    QSignalSpy ready(&model, &PositionsModel::numberReady);
    model.draw(model.count() / 2);
    model.draw(model.count() - 1);  // a second request replaces the first
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(drawn.count(), 1);
    QVERIFY(drawn[0][0].value<AnyPosition>() ==
            model.index(model.rowOf(found[0][0].toULongLong())).data(PositionsModel::PositionRole).value<AnyPosition>());
    model.draw(found[0][0].toULongLong());  // the model has already loaded the row of this position
    QCOMPARE(ready.count(), 1);
    QCOMPARE(drawn.count(), 1);
  }

  void dropsStaleAnswers() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:4x4"));
    PositionsModel model;
    QSignalSpy counted(&model, &PositionsModel::counted);
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    filter.outcome = Outcome::Win;
    filter.distancePlies = 8;  // only a scan finds these positions
    model.load(notablePositions(solution, filter));
    filter = PositionFilter();
    filter.kind = FindKind::MutualZugzwang;
    model.load(notablePositions(solution, filter));
    QTRY_COMPARE(counted.count(), 1);
    kotai::ui::backgroundPool().waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(counted.count(), 1);
    QCOMPARE(model.count(), quint64(PositionList(solution, filter).count()));
    model.load({});
    QCOMPARE(model.rowCount(), 0);
  }
};

KOTAI_WINDOW_TEST(PositionsModelTest)
#include "positions_model_test.moc"
