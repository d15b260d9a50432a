// Tests for tables as users see them: the published figures cell by cell, plain numbers, export.
#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTableWidget>
#include <QTest>
#include <algorithm>
#include <cstdlib>

#include "core/game/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/table_bars.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/variant_comparison.h"
#include "ui/strings/table_strings.h"
#include "ui/widgets/number_table.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

std::shared_ptr<const VariantTables> tablesOf(const char* variant) {
  return readTables(test::solved(test::variantOf(variant))).value();
}

}  // namespace

class TableModelsTest : public QObject {
  Q_OBJECT

 private slots:
  void heatMapsShowKotanisTables_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("file");
    for (const char* size : {"3x3", "4x4"})
      for (const char* key : {"steps", "pieces"})
        QTest::addRow("%s by %s", size, key)
            << QStringLiteral("dodgem:%1").arg(QLatin1String(size)) << QString::fromLatin1(key)
            << QStringLiteral("kotani_dodgem_%1_by_%2.csv").arg(QLatin1String(size), QLatin1String(key));
  }

  /// Every table has a name in words. Tables of the example games have such names, too.
  void everyTableHasAName() {
    for (const GameInfo& game : games()) {
      const VariantPtr variant = test::variantOf(game.knownVariants.front());
      for (const AggregateKey& key : variant->tierGraph().aggregateKeys())
        QVERIFY2(aggregateKeyName(game.id, key).startsWith(QStringLiteral("by ")),
                 qPrintable(QString::fromStdString(game.id + " " + key.id)));
    }
  }

  /// Compares the heat maps with Kotani's figures 3, 4 and 5.
  void heatMapsShowKotanisTables() {
    QFETCH(const QString, variant);
    QFETCH(const QString, key);
    QFETCH(const QString, file);
    const auto tables = tablesOf(qPrintable(variant));
    QFile csv(QStringLiteral(KOTAI_TEST_DATA "/") + file);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const AggregateTablePtr table = tables->table(key.toStdString(), Counting::AsPublished);
    HeatMap maps[] = {HeatMap(Outcome::Loss), HeatMap(Outcome::Draw), HeatMap(Outcome::Win)};
    for (HeatMap& map : maps) map.setTable(table);
    int cells = 0;
    csv.readLine();
    while (!csv.atEnd()) {
      const QList<QByteArray> fields = csv.readLine().trimmed().split(',');
      const auto outcome = outcomeFromText(fields.at(0).toStdString());
      QVERIFY(outcome);
      const HeatMap& map = maps[static_cast<int>(*outcome)];
      const int opponent = fields.at(1).toInt();
      const int mover = fields.at(2).toInt();
      QVERIFY(map.cells().contains(opponent, mover));
      QCOMPARE(map.count(opponent, mover), fields.at(3).toULongLong());
      ++cells;
    }
    QCOMPARE(cells, 3 * maps[0].cells().columns() * maps[0].cells().rows());  // no more cells than in the paper
  }

  void publishedCountsAreNeverSmaller() {
    const auto tables = tablesOf("dodgem:4x4");
    const auto& exact = *tables->table("steps", Counting::True);
    const auto& published = *tables->table("steps", Counting::AsPublished);
    for (std::size_t outcome = 0; outcome < 3; ++outcome)
      for (std::size_t i = 0; i < exact.cells[outcome].size(); ++i)
        QVERIFY(exact.cells[outcome][i] <= published.cells[outcome][i]);
  }

  void numbersFollowTheTable() {
    const auto tables = tablesOf("dodgem:3x3");
    CountsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.showTable(tables->table("steps", Counting::True));
    QCOMPARE(model.columnCount(), int(CountsModel::ColumnCount));
    QVERIFY(model.rowCount() > 20);
    quint64 sum = 0;
    for (int row = 0; row < model.rowCount(); ++row)
      sum += model.index(row, CountsModel::TotalColumn).data(CountsModel::CountRole).toULongLong();
    const auto& counted = tables->totals->countedOutcomes;
    QCOMPARE(sum, quint64(counted[0] + counted[1] + counted[2]));
    model.setMeasure(Measure::Share);
    QVERIFY(model.index(0, CountsModel::WinColumn).data().toString().contains(QLatin1Char('%')));
    model.showDistances(tables->totals);
    QCOMPARE(model.columnCount(), int(CountsModel::ColumnCount) - 1);
    const auto withDraws = tablesOf("dodgem:4x4");
    model.setMeasure(Measure::Count);
    model.showDistances(withDraws->totals);
    const int last = model.rowCount() - 1;  // the last row contains the draws, which have no distance
    const auto draws = [&](int row) {
      return model.index(row, CountsModel::DrawColumn - 1).data(CountsModel::CountRole).toULongLong();
    };
    for (int row = 0; row < last; ++row) QCOMPARE(draws(row), 0ULL);
    QCOMPARE(draws(last), quint64(withDraws->totals->outcomes[static_cast<std::size_t>(Outcome::Draw)]));
    QCOMPARE(model.index(last, 0).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(last, 0).data(CountsModel::OutcomeRole).toInt(), int(Outcome::Draw));
    model.showTable(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }

  /// Large values of the opponent's key come first. The cells agree with the table. The sums agree with the plain
  /// rows.
  void matricesHaveABlockForEachOutcome() {
    const auto tables = tablesOf("dodgem:4x4");
    const AggregateTablePtr table = tables->table("steps", Counting::True);
    CountMatrix model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.showTable(table);
    QCOMPARE(model.index(0, CountMatrix::OutcomeColumn).data().toString(), QStringLiteral("Draw"));
    std::array<quint64, 3> sums{};
    for (int row = 0; row < model.rowCount(); ++row) {
      quint64 sum = 0;
      for (int column = CountMatrix::FirstMoverColumn; column + 1 < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(row, column);
        const quint64 count = cell.data(CountsModel::CountRole).toULongLong();
        const auto outcome = static_cast<Outcome>(cell.data(CountsModel::OutcomeRole).toInt());
        QCOMPARE(count, quint64(table->at(outcome, cell.data(CountsModel::OpponentRole).toInt(),
                                          cell.data(CountsModel::MoverRole).toInt())));
        sum += count;
        sums[static_cast<std::size_t>(outcome)] += count;
      }
      const QModelIndex last = model.index(row, model.columnCount() - 1);
      QCOMPARE(last.data(CountsModel::CountRole).toULongLong(), sum);
      QVERIFY(!last.data(CountsModel::MoverRole).isValid());
    }
    for (std::size_t outcome = 0; outcome < sums.size(); ++outcome)
      QCOMPARE(sums[outcome], quint64(tables->totals->countedOutcomes[outcome]));
    const int blocks = model.rowCount() / 3;
    QVERIFY(model.index(0, 1).data().toInt() > model.index(blocks - 1, 1).data().toInt());
    QCOMPARE(model.headerData(model.columnCount() - 1, Qt::Horizontal).toString(), QStringLiteral("Sum"));
    model.setMeasure(Measure::Share);
    QVERIFY(model.index(0, model.columnCount() - 1).data().toString().contains(QLatin1Char('%')));
  }

  void barsAreTheColumnsOfTheMaps() {
    const auto tables = tablesOf("dodgem:4x4");
    const AggregateTablePtr table = tables->table("pieces", Counting::True);
    const BarChartData bars = OutcomeBars::data(table, Measure::Count);
    quint64 wins = 0;
    for (int opponent = 0; opponent <= table->key.maxOpponent; ++opponent) wins += table->at(Outcome::Win, opponent, 2);
    const auto category =
        static_cast<std::size_t>(std::ranges::find(bars.categories, QStringLiteral("2")) - bars.categories.begin());
    QCOMPARE(OutcomeBars::mover(*table, static_cast<int>(category)), 2);
    QVERIFY(OutcomeBars::kinds[0] == Outcome::Win);
    QCOMPARE(quint64(bars.kinds[0].counts[category]), wins);
  }

  void strengthDistinguishesNoneFromFew() {
    QCOMPARE(cellStrength(0, 100, {50}, Measure::Share, Scale::Linear), 0.0);
    QVERIFY(cellStrength(1, 1'000'000, {500'000}, Measure::Share, Scale::Linear) > 0);
    QCOMPARE(cellStrength(100, 100, {100}, Measure::Share, Scale::Linear), 1.0);
    QCOMPARE(cellStrength(1, 100, {1, 0.02}, Measure::Share, Scale::Linear),
             0.5);  // half of the largest share (2 %) has half the colour strength
    QCOMPARE(cellStrength(50, 100, {100}, Measure::Count, Scale::Linear), 0.5);
    QVERIFY(cellStrength(50, 100, {5000}, Measure::Count, Scale::Logarithmic) >
            cellStrength(50, 100, {5000}, Measure::Count, Scale::Linear));
  }

  /// The columns of a short table fill the width of the page.
  void columnsShareTheRoomThatIsLeft() {
    QTableWidget table(2, 3);
    for (int column = 0; column < 3; ++column) table.setItem(0, column, new QTableWidgetItem(QStringLiteral("7")));
    table.verticalHeader()->hide();
    FittedColumns columns(&table, {0});
    table.resize(700, 200);
    table.show();
    QVERIFY(table.horizontalHeader()->length() < 600);
    columns.stretchColumns();
    for (const int width : {700, 900, 500}) {
      table.resize(width, 200);
      QTRY_VERIFY(std::abs(table.horizontalHeader()->length() - table.viewport()->width()) < 3);
      QVERIFY(std::abs(table.columnWidth(0) - table.columnWidth(2)) < 3);
    }
  }

  /// A heading that is longer than the contents of its column takes no space from other columns.
  void headingsGiveWayBeforeWhatIsBelowThem() {
    QTableWidget table(1, 2);
    table.setHorizontalHeaderLabels({QStringLiteral("Game"), QStringLiteral("The accuracy of the first player")});
    table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("The game with the longest name of all")));
    table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("85%")));
    table.verticalHeader()->hide();
    const FittedColumns columns(&table, {0, 1});
    const auto width = [&table](int column) { return static_cast<QAbstractItemView&>(table).sizeHintForColumn(column); };
    const int least = table.fontMetrics().averageCharWidth() * 8;
    table.show();
    table.resize(width(0) + 3 * least + 2 * table.frameWidth(), 200);
    QTRY_COMPARE(table.columnWidth(1), 3 * least);
    QCOMPARE(table.columnWidth(0), width(0));
    table.resize(width(0) - least, 200);
    QTRY_COMPARE(table.columnWidth(1), std::max(least, width(1)));
    QVERIFY(table.columnWidth(0) < width(0));
  }

  void aLongNameHidesNoOtherColumn() {
    QTableWidget table(1, 3);
    table.setItem(0, 0, new QTableWidgetItem(QString(300, QLatin1Char('n'))));
    for (const int column : {1, 2}) table.setItem(0, column, new QTableWidgetItem(QStringLiteral("85%")));
    const FittedColumns columns(&table, {0}, {1, 2});
    table.show();
    table.resize(table.fontMetrics().averageCharWidth() * 80, 200);
    QTRY_VERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
    for (const int column : {1, 2}) QVERIFY(!table.isColumnHidden(column));
    QVERIFY(table.columnWidth(0) > table.columnWidth(1));
  }

  void theSortedColumnIsNeverHidden() {
    QTableWidget table(1, 3);
    for (int column = 0; column < 3; ++column)
      table.setItem(0, column, new QTableWidgetItem(QStringLiteral("The name of a game")));
    const FittedColumns columns(&table, {0}, {1, 2});
    table.setSortingEnabled(true);
    table.sortByColumn(1, Qt::AscendingOrder);
    table.show();
    table.resize(100, 200);
    QTRY_VERIFY(table.isColumnHidden(2));
    QVERIFY(!table.isColumnHidden(1));
    table.resize(1000, 200);
    table.sortByColumn(2, Qt::AscendingOrder);
    table.resize(100, 200);
    QTRY_VERIFY(table.isColumnHidden(1));
    QVERIFY(!table.isColumnHidden(2));
  }

  void csvAgreesWithThePaper() {
    const auto tables = tablesOf("dodgem:3x3");
    QFile csv(QStringLiteral(KOTAI_TEST_DATA "/kotani_dodgem_3x3_by_steps.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(tableCsv(tableRows(*tables->table("steps", Counting::AsPublished))), csv.readAll());
    const TableRows steps = tableRows(*tables->table("steps", Counting::True));
    const QJsonArray json = QJsonDocument::fromJson(tableJson(steps)).array();  // numbers as printed by the command line
    QCOMPARE(json.size(), qsizetype(steps.rows.size()));
    QCOMPARE(json.first().toObject().size(), qsizetype(steps.columns.size()));
    for (const std::string& column : steps.columns) QVERIFY(json.first().toObject().contains(QString::fromStdString(column)));
    QVERIFY(tableCsv(tableRows(*tables->totals)).startsWith("outcome,distance,count\n"));
  }
};

KOTAI_WINDOW_TEST(TableModelsTest)
#include "table_models_test.moc"
