// Tests for figures, lengths and words that games define. Uses models and charts with artificial numbers.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "core/games/animalshogi/lists.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/table_export.h"
#include "ui/strings/table_strings.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

std::vector<LengthSeries> someMates() {
  return {{FindKind::Mate, QStringLiteral("mate"), {{1, 900}, {3, 90}, {5, 10}}},
          {FindKind::OnlyMove, QStringLiteral("or try"), {{1, 1000}, {3, 200}, {5, 40}, {7, 2}}}};
}

}  // namespace

class FiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void figuresStandSideBySide() {
    PositionFilter zugzwangs;
    FiguresModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{{"zugzwang", "21839", "21839", "Tanaka 2009"}, zugzwangs},
                   {{"reachable", "246803167", "246803170", "Tanaka 2009"}, {}},
                   {{"start", "loss 78", "loss 78", "Tanaka 2009"}, {}},
                   {{"proof-graph", "2431444", "2000000", "Tanaka 2009", false}, {}},
                   {{"far-drop-matters", "4301", "", "Tanaka 2009"}, {}}});
    const auto text = [&](int row, FiguresModel::Column column) { return model.index(row, column).data().toString(); };
    const auto checked = [&](std::size_t row) { return check(model.rows()[row]); };
    QVERIFY(checked(0) == FigureCheck::Equal);
    QCOMPARE(text(0, FiguresModel::ComputedColumn), QStringLiteral("21,839"));
    QCOMPARE(text(0, FiguresModel::CheckColumn), QStringLiteral("✓"));
    QVERIFY(checked(1) == FigureCheck::Different);
    QVERIFY(text(1, FiguresModel::CheckColumn).contains(QStringLiteral("+3")));
    QVERIFY(text(2, FiguresModel::PublishedColumn).contains(QStringLiteral("78")));
    QVERIFY(checked(3) == FigureCheck::NotComparable);
    QVERIFY(checked(4) == FigureCheck::NotKnown);
    QCOMPARE(model.agreement().equal, 2);
    QCOMPARE(model.agreement().different, 1);
    QCOMPARE(model.agreement().compared(), 3);
    QCOMPARE(model.agreement().notKnown, 1);
    QVERIFY(tableCsv(figureRows(model.rows())).startsWith("figure,published,computed\nzugzwang,21839,21839\n"));
  }

  void figuresListTheirPositions() {
    PositionFilter filter;
    filter.kind = FindKind::Longest;
    FiguresPanel panel;
    panel.setRows({{{"longest", "173", "173", ""}, filter}, {{"win", "1", "1", ""}, {}}});
    panel.resize(500, 200);
    panel.show();
    QSignalSpy asked(&panel, &FiguresPanel::filterActivated);
    panel.table()->setCurrentIndex(panel.model()->index(1, 0));
    QTest::keyClick(panel.table(), Qt::Key_Return);
    QCOMPARE(asked.count(), 0);
    panel.table()->setCurrentIndex(panel.model()->index(0, 2));
    QTest::keyClick(panel.table(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QVERIFY(asked.front().front().value<PositionFilter>().kind == FindKind::Longest);
  }

  void figuresHaveWords() {
    const Variant& shogi = *test::variantOf("animalshogi");
    QVERIFY(filterOfFigure(shogi, "mate-or-try-7")->kind == animalshogi::kind::mateOrTry);
    QCOMPARE(filterOfFigure(shogi, "mate-7")->distancePlies.value(), 7u);
    QVERIFY(filterOfFigure(shogi, "draw")->outcome == Outcome::Draw);
    QVERIFY(!filterOfFigure(shogi, "reachable"));
    QCOMPARE(figureName("mate-7", "animalshogi"), QStringLiteral("Mate in 7"));
    QVERIFY(figureName("mate-or-try-7", "animalshogi") != figureName("mate-7", "animalshogi"));
    QVERIFY(figureName("hands-3", "animalshogi").contains(QLatin1Char('3')));
    QCOMPARE(figureValueText("56474473"), QStringLiteral("56,474,473"));
    QCOMPARE(figureValueText("9.435"), QStringLiteral("9.435"));
    QCOMPARE(figureValueText("draw"), QStringLiteral("Draw"));
  }

  void barsOfLengthsAreChosenAndClicked() {
    BarChart chart;
    chart.setData(lengthBars(someMates(), QStringLiteral("Mates"), QStringLiteral("n")));
    chart.resize(500, 240);
    chart.show();
    QCOMPARE(chart.chart().categories,
             (std::vector<QString>{QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("5"), QStringLiteral("7")}));
    QSignalSpy activated(&chart, &BarChart::barActivated);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.barRect(1, 1).center().toPoint());
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front(), (QList<QVariant>{1, 1}));
    QVERIFY(chart.barText(1, 1).contains(QStringLiteral("200")));
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_End);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Left);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(activated.at(1), (QList<QVariant>{2, 0}));
    for (const Scale scale : {Scale::Linear, Scale::Logarithmic})
      for (const Measure measure : {Measure::Count, Measure::Share}) {
        chart.setLook(measure, scale);
        QVERIFY(!chart.grab().isNull());
      }
    chart.setData({});
    QVERIFY(!chart.grab().isNull());
  }

  /// Most bars of a long histogram are too low to see or to click.
  void wholeColumnsOfDistancesAreClicked() {
    auto totals = std::make_shared<Totals>();
    totals->outcomes = {1'000'002, 0, 3};
    totals->distances[static_cast<std::size_t>(Outcome::Loss)] = {{2, 1'000'000}, {40, 2}};
    totals->distances[static_cast<std::size_t>(Outcome::Win)] = {{41, 3}};
    BarChart chart;
    chart.resize(700, 240);
    chart.setData(DistanceBars::data(totals));
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QSignalSpy activated(&chart, &BarChart::barActivated);
    const double slot = chart.barRect(41, 0).center().x() - chart.barRect(40, 1).center().x();
    const auto click = [&](int distance) {
      const double x = chart.barRect(41, 0).center().x() - (41 - distance) * slot;
      QTest::mouseClick(&chart, Qt::LeftButton, {}, QPointF(x, chart.height() / 2.0).toPoint());
    };
    click(41);
    click(20);
    click(40);
    QCOMPARE(activated.count(), 2);
    QCOMPARE(activated.at(0), (QList<QVariant>{41, 0}));  // this bar counts wins
    QCOMPARE(activated.at(1), (QList<QVariant>{40, 1}));  // this bar counts losses
  }

  void logarithmicAxesHaveRoundLabels() {
    const auto counts = logarithmicLabels(logarithmicHeight(56'474'473), 99'485'568, false);
    QCOMPARE(counts[1].text, QStringLiteral("1"));
    QCOMPARE(counts[1].at, 1.0);
    QCOMPARE(counts.back().text, QStringLiteral("100M"));
    QCOMPARE(counts[4].text, QStringLiteral("1k"));  // in the same form as the 10k above
    const auto small = linearLabels(0.00004, true);
    QCOMPARE(small[1].text, QStringLiteral("0.00001%"));
    QCOMPARE(small.front().text, QStringLiteral("0%"));
    const auto shares = logarithmicLabels(logarithmicHeight(12'000'000), 99'485'568, true);
    QCOMPARE(shares.back().text, QStringLiteral("100%"));
    QCOMPARE(shares.back().at, logarithmicHeight(99'485'568));
    QCOMPARE(shares[shares.size() - 5].text, QStringLiteral("0.01%"));
    QVERIFY(shares[1].at >= 1);
    QCOMPARE(shares[1].text, QStringLiteral("0.00001%"));  // 1 of 99 million positions is less than this
    QVERIFY(logarithmicLabels(0, 0, true).back().at > 0);
  }

  /// Checks counts of every magnitude, and shares of these counts.
  void axesHaveFewLabelsAndAllDiffer() {
    constexpr std::size_t mostLabels = 40;
    const auto isGood = [](const std::vector<AxisLabel>& labels) {
      std::set<QString> texts;
      for (const AxisLabel& label : labels)
        if (!label.text.isEmpty() && !texts.insert(label.text).second) return false;
      return labels.size() <= mostLabels;
    };
    for (double count = 0; count < 1e15; count = count * 1.07 + 1) {
      QVERIFY2(isGood(linearLabels(count, false)), qPrintable(QString::number(count)));
      QVERIFY2(isGood(linearLabels(100 / (1 + count), true)), qPrintable(QString::number(count)));
      for (const double whole : {count, count * 33 + 7})
        for (const bool percent : {false, true})
          QVERIFY2(isGood(logarithmicLabels(logarithmicHeight(count), whole, percent)), qPrintable(QString::number(count)));
    }
  }

  void lengthsAsNumbers() {
    LengthsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSeries(someMates(), QStringLiteral("n"));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.index(3, 1).data().toString(), QStringLiteral("0"));
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("200"));
    model.setMeasure(Measure::Share);
    QVERIFY(model.index(0, 1).data().toString().startsWith(QStringLiteral("90")));
    QVERIFY(tableCsv(lengthRows(someMates())).contains("mate,5,10\n"));
  }

  /// If the numbers of the two sides always have the same sum, a map would be a diagonal. In this case only the
  /// bars are shown.
  void oneDimensionalTablesAreBars() {
    auto table = std::make_shared<AggregateTable>();
    table->key = {"material", 6, 6};
    for (auto& cells : table->cells) cells.assign(49, 0);
    for (int mover = 0; mover <= 6; ++mover) table->cells[2][static_cast<std::size_t>((6 - mover) * 7 + mover)] = 100;
    QVERIFY(isOneDimensional(*table));
    TableCharts charts;
    charts.resize(900, 240);
    charts.show();
    charts.setTable(table);
    QVERIFY(!charts.map(Outcome::Win)->isVisible());
    QVERIFY(charts.findChild<BarChart*>()->isVisible());
    auto square = std::make_shared<AggregateTable>(*table);
    square->cells[0].assign(49, 5);
    charts.setTable(square);
    QVERIFY(charts.map(Outcome::Win)->isVisible());
  }

  void totalsNameTheCountedPositions() {
    auto totals = std::make_shared<Totals>();
    totals->outcomes = {40, 2, 56};
    TotalsPanel panel;
    panel.setTotals(totals, 249);
    QVERIFY(panel.text().contains(QStringLiteral("98 unfinished positions")));
    QVERIFY(panel.text().contains(QStringLiteral("249")));
    QVERIFY(!panel.text().contains(QStringLiteral("in tables")));
    const auto tableOf = [](Counting counting, std::array<std::uint64_t, 3> counts) {
      auto table = std::make_shared<AggregateTable>(AggregateTable{{"steps", 1, 0}, counting, {}});
      for (std::size_t i = 0; i < 3; ++i) table->cells[i] = {counts[i] - 1, 1};
      return table;
    };
    panel.setTotals(totals, 98, tableOf(Counting::True, totals->outcomes));
    QVERIFY(!panel.text().contains(QStringLiteral("in tables")));
    panel.setTotals(totals, 98, tableOf(Counting::True, {30, 2, 50}));
    QVERIFY(!panel.text().contains(QStringLiteral("reachable")));
    QVERIFY(panel.text().contains(QStringLiteral("in tables")));
    QVERIFY(panel.text().contains(QStringLiteral(">82<")));
    panel.setTotals(totals, 98, tableOf(Counting::AsPublished, {31, 2, 60}));
    QVERIFY(!panel.text().contains(QStringLiteral("in tables")));
    QVERIFY(panel.text().contains(QStringLiteral("as published")));
    QVERIFY(panel.text().contains(QStringLiteral(">93<")));
  }

  void kindsAndTablesHaveWords() {
    for (const char* id : {"dodgem:4x4", "animalshogi"}) {
      const VariantPtr variant = test::variantOf(id);
      std::set<QString> names;
      for (const FindKind kind : findKinds(*variant)) {
        names.insert(findKindName(*variant, kind));
        QVERIFY(findKindExplanation(*variant, kind).endsWith(QLatin1Char('.')));
      }
      QCOMPARE(names.size(), findKinds(*variant).size());
      QVERIFY(!names.contains(findKindName(*variant, FindKind::Cell)));
      for (const AggregateKey& key : variant->tierGraph().aggregateKeys()) {
        QVERIFY(aggregateKeyName(variant->gameId(), key).startsWith(QStringLiteral("by ")));
        QVERIFY(aggregateAxisName(variant->gameId(), key, true) != aggregateAxisName(variant->gameId(), key, false));
        if (variant->gameId() != "dodgem")
          QVERIFY(!aggregateAxisName(variant->gameId(), key, true).contains(QStringLiteral("remaining")));
      }
    }
  }
};

KOTAI_WINDOW_TEST(FiguresTest)
#include "figures_test.moc"
