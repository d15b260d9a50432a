// Tests for every choice in the table docks, one after another. Nothing freezes, no axis has too many labels,
// and nothing is out of date.
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/charts/bar_chart.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/settings/settings.h"
#include "ui/widgets/empty_state.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr int layoutMs = 5'000;
constexpr int freezeMs = 10'000;  // a user would call this a freeze on any machine

/// Returns the charts inside a widget, and the widget itself if it is a chart.
QList<const BarChart*> chartsIn(const QWidget& widget) {
  QList<const BarChart*> charts;
  if (const auto* chart = qobject_cast<const BarChart*>(&widget)) charts << chart;
  for (const BarChart* chart : widget.findChildren<BarChart*>()) charts << chart;
  return charts;
}

/// Returns whether two pictures look the same, ignoring rounding of single pixels.
bool looksSame(const QImage& left, const QImage& right) {
  constexpr int invisible = 24;
  if (left == right) return true;
  if (left.size() != right.size()) return false;
  for (int y = 0; y < left.height(); ++y)
    for (int x = 0; x < left.width(); ++x) {
      const QRgb one = left.pixel(x, y);
      const QRgb other = right.pixel(x, y);
      if (std::abs(qRed(one) - qRed(other)) > invisible || std::abs(qGreen(one) - qGreen(other)) > invisible ||
          std::abs(qBlue(one) - qBlue(other)) > invisible)
        return false;
    }
  return true;
}

/// Returns the name of a chart whose picture on the screen differs from a fresh painting, or an empty string.
QString staleChart(QWidget& window) {
  for (const BarChart* view : chartsIn(window)) {
    if (!view->isVisible()) continue;
    const QRect place(view->mapTo(&window, QPoint(0, 0)), view->size());
    const QImage shown =
        window.screen()->grabWindow(window.winId(), place.x(), place.y(), place.width(), place.height()).toImage();
    const QImage fresh = window.grab(place).toImage();
    if (looksSame(shown, fresh)) continue;
    const QString folder = qEnvironmentVariable("KOTAI_PICTURES", QDir::tempPath());
    shown.save(folder + QStringLiteral("/stale-shown.png"));
    fresh.save(folder + QStringLiteral("/stale-fresh.png"));
    return view->accessibleName() + QStringLiteral(" shows something of before, see stale-*.png in ") + folder;
  }
  return {};
}

/// Visits every ordered pair of states of a dock that differ in one choice, and checks the charts after each step.
class ChoiceWalk {
 public:
  explicit ChoiceWalk(QDockWidget& dock) : m_dock(dock), m_boxes(dock.findChildren<QComboBox*>()) {}

  /// Visits all states. Returns the first fault, or an empty string if there is none.
  QString walk() {
    settle();
    visit(state());
    return m_fault;
  }
  qint64 longestStallMs() const { return m_longestStallMs; }
  int steps() const { return m_steps; }
  std::size_t states() const { return m_visited.size(); }

 private:
  using State = std::vector<int>;
  State state() const {
    State now;
    for (const QComboBox* box : m_boxes) now.push_back(box->currentIndex());
    return now;
  }
  QString words() const {
    QStringList texts;
    for (const QComboBox* box : m_boxes)
      if (box->isVisible()) texts << box->currentText();
    return texts.join(QStringLiteral(" | "));
  }

  void timed(const std::function<void()>& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    m_longestStallMs = std::max(m_longestStallMs, timer.elapsed());
  }
  bool reading() const {
    const auto empty = m_dock.findChildren<EmptyState*>();
    return std::any_of(empty.begin(), empty.end(), [](const EmptyState* each) { return each->isVisible(); });
  }
  void settle() {
    timed([] { QCoreApplication::processEvents(); });
    while (reading()) timed([] { QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); });
    timed([] { QCoreApplication::processEvents(); });
  }

  /// Describes a chart that is still out of date after the layouts have had enough time. Returns an empty string if
  /// there is none.
  QString staysStale() {
    QString stale;
    if (!QTest::qWaitFor([&] { return (stale = staleChart(m_dock)).isEmpty(); }, layoutMs)) return stale;
    return QString();
  }

  void step(QComboBox* box, int index) {
    const QString before = words();
    timed([&] { box->setCurrentIndex(index); });
    settle();
    ++m_steps;
    QString fault = staysStale();
    if (m_longestStallMs >= freezeMs) fault = QStringLiteral("frozen for %1 ms").arg(m_longestStallMs);
    if (!fault.isEmpty() && m_fault.isEmpty()) m_fault = QStringLiteral("%1 -> %2: %3").arg(before, words(), fault);
  }

  /// Switches from a state to every neighbour and back. Visits each state once, so that each pair of neighbours
  /// is tested in both directions.
  void visit(const State& here) {
    m_visited.insert(here);
    for (QComboBox* box : m_boxes) {
      if (!box->isVisible() || !box->isEnabled()) continue;
      const int chosen = box->currentIndex();
      for (int other = 0; other < box->count() && m_fault.isEmpty(); ++other) {
        if (other == chosen || m_walked.count({here, neighbour(here, box, other)}) > 0) continue;
        step(box, other);
        const State there = state();
        m_walked.insert({here, there});
        if (m_visited.count(there) == 0) visit(there);
        if (!m_fault.isEmpty()) return;
        step(box, chosen);
        m_walked.insert({there, here});
      }
    }
  }
  State neighbour(State from, const QComboBox* box, int index) const {
    from[static_cast<std::size_t>(m_boxes.indexOf(box))] = index;
    return from;
  }

  QDockWidget& m_dock;
  QList<QComboBox*> m_boxes;
  std::set<State> m_visited;
  std::set<std::pair<State, State>> m_walked;
  qint64 m_longestStallMs = 0;
  int m_steps = 0;
  QString m_fault;
};

/// Creates counts like those of large games, with hundreds of millions of positions over many distances.
TotalsPtr largeTotals(std::uint32_t longest, std::uint64_t largest) {
  auto totals = std::make_shared<Totals>();
  for (const Outcome outcome : {Outcome::Win, Outcome::Loss})
    for (std::uint32_t distance = outcome == Outcome::Win ? 1 : 0; distance <= longest; distance += 2) {
      const std::uint64_t count = largest / (1 + distance * distance);
      totals->distances[static_cast<std::size_t>(outcome)][distance] = count;
      totals->outcomes[static_cast<std::size_t>(outcome)] += count;
    }
  return totals;
}

AggregateTablePtr largeTable(int keys, std::uint64_t largest) {
  auto table = std::make_shared<AggregateTable>();
  table->key = {"material", keys - 1, keys - 1};
  for (std::size_t outcome = 0; outcome < 3; ++outcome)
    for (int cell = 0; cell < keys * keys; ++cell)
      table->cells[outcome].push_back(largest / (static_cast<std::uint64_t>(cell) * (outcome + 1) + 1));
  return table;
}

}  // namespace

class TablesChoicesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyChoiceAfterEveryOther_data() {
    QTest::addColumn<QString>("variant");
    for (const char* id : {"dodgem:3x3", "quoridor:5x5,fences=1"}) QTest::newRow(id) << QString::fromLatin1(id);
  }
  void everyChoiceAfterEveryOther() {
    QFETCH(const QString, variant);
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr game = test::variantOf(variant.toStdString());
    document.newGame(game, test::solved(game));
    test::StateOf state(&document, &jobs);
    TablesDock dock(&document, &state.hub);
    walk(dock, {1000, 340}, 16);
  }

  /// In a window of 1280 x 720 pixels, the dock scrolls as a whole, and each chart has the height that it needs.
  void chartsOfANarrowDockHaveTheirHeight() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr game = test::variantOf("dodgem:3x3");
    document.newGame(game, test::solved(game));
    test::StateOf state(&document, &jobs);
    TablesDock dock(&document, &state.hub);
    dock.resize(380, 340);
    dock.show();
    QTRY_VERIFY(dock.isLoaded());
    constexpr int legible = 200;
    QTRY_VERIFY(dock.charts()->visibleRegion().boundingRect().height() >= legible);
    QVERIFY(dock.charts()->parentWidget()->height() >= dock.charts()->minimumSizeHint().height());
    for (const QLatin1String& id : {TablesDock::distanceId, TablesDock::matesId}) {
      test::choose(dock, "tableBox", id);
      if (dock.keyId() != id) continue;  // skips variants without this table
      const QWidget* chart = id == TablesDock::matesId ? test::child<BarChart>(dock, "mates")
                                                       : dock.findChild<BarChart*>(QStringLiteral("distances"));
      QTRY_VERIFY(chart->isVisible() && chart->height() >= legible);
    }
  }

  /// Each game remembers its own table. The other choices apply to all games.
  void choicesAreRememberedBetweenRuns() {
    const QTemporaryDir folder;
    JobManager jobs(folder.path().toStdString());
    GameDocument document;
    const VariantPtr dodgem = test::variantOf("dodgem:3x3");
    const VariantPtr quoridor = test::variantOf("quoridor:3x3,fences=1");
    const auto words = [](const TablesDock& dock) {
      QStringList texts;
      for (const QComboBox* box : dock.findChildren<QComboBox*>()) texts << box->currentText();
      return texts;
    };
    const auto open = [&document](const VariantPtr& variant, const StateHub& hub) {
      document.newGame(variant, nullptr);
      QTRY_COMPARE(hub.state().variantId, variant->id());
    };
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    QStringList chosen;
    {
      Settings settings(file);
      StateHub hub(&document, &jobs, &settings);
      TablesDock dock(&document, &hub);
      open(quoridor, hub);
      test::choose(dock, "tableBox", TablesDock::figuresId);
      open(dodgem, hub);
      for (QComboBox* box : dock.findChildren<QComboBox*>()) box->setCurrentIndex(box->count() - 1 - box->currentIndex());
      test::choose(dock, "tableBox", TablesDock::distanceId);
      chosen = words(dock);
    }
    test::StateOf others(&document, &jobs);
    const TablesDock anew(&document, &others.hub);
    QVERIFY(words(anew) != chosen);
    Settings settings(file);
    StateHub hub(&document, &jobs, &settings);
    TablesDock dock(&document, &hub);
    QCOMPARE(words(dock), chosen);
    open(quoridor, hub);
    QCOMPARE(dock.keyId(), TablesDock::figuresId);
    open(dodgem, hub);
    QCOMPARE(words(dock), chosen);
  }

  void everyChoiceOfDomineeringGames() {
    const QTemporaryDir folder;
    const SimultaneousVariantPtr variant = *parseSimultaneousVariant("syncdom:3x3");
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    domineering::solve(variant, options);
    JobManager jobs(folder.path().toStdString());
    DomineeringDocument document;
    test::StateOf state(&document, &jobs);
    DomineeringTablesDock dock(&document, &state.hub);
    document.newGame(variant, SimultaneousSolution::open(folder.path().toStdString(), variant), variant->start());
    walk(dock, {700, 300}, 16);
  }

  /// Switches between small games and games with hundreds of millions of positions, with every measure and scale.
  void hundredsOfMillionsOfPositions() {
    BarChart distances;
    TableCharts tables;
    std::vector<std::function<void()>> states;
    const std::pair<std::uint32_t, std::uint64_t> games[] = {{7, 12}, {40, 20'000}, {173, 56'474'473}, {90, 900'000'000}};
    for (const auto& [longest, largest] : games)
      for (const Measure measure : {Measure::Count, Measure::Share})
        for (const Scale scale : {Scale::Linear, Scale::Logarithmic})
          states.push_back(
              [&, totals = largeTotals(longest, largest), table = largeTable(longest < 10 ? 4 : 31, largest), measure, scale] {
                distances.setLook(measure, scale);
                distances.setData(DistanceBars::data(totals));
                tables.setLook(measure, scale);
                tables.setTable(table);
              });
    QWidget* const shown[] = {&distances, &tables};
    for (QWidget* chart : shown) {
      chart->resize(700, 240);
      chart->show();
      QVERIFY(QTest::qWaitForWindowExposed(chart));
    }
    for (const auto& before : states)
      for (const auto& after : states) {
        for (const auto& state : {before, after}) {
          state();
          QCoreApplication::processEvents();
        }
        for (QWidget* chart : shown) {
          const QString stale = staleChart(*chart);
          QVERIFY2(stale.isEmpty(), qPrintable(stale));
        }
      }
  }

  void emptyChartsAreFine() {
    BarChart distances;
    distances.setData(DistanceBars::data(largeTotals(9, 100)));
    distances.setData(DistanceBars::data(nullptr));
    TableCharts tables;
    tables.setTable(largeTable(4, 100));
    tables.setTable(nullptr);
    for (QWidget* chart : {static_cast<QWidget*>(&distances), static_cast<QWidget*>(&tables)}) QVERIFY(!chart->grab().isNull());
  }

 private:
  static void walk(QDockWidget& dock, const QSize& size, std::size_t fewestStates) {
    dock.resize(size);
    dock.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    ChoiceWalk walk(dock);
    const QString fault = walk.walk();
    qInfo("%d steps over %zu states; longest stall of the event loop %lld ms (wanted: below 300 ms on a quiet machine)",
          walk.steps(), walk.states(), static_cast<long long>(walk.longestStallMs()));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    QVERIFY(walk.states() >= fewestStates);
  }
};

KOTAI_WINDOW_TEST(TablesChoicesTest)
#include "tables_choices_test.moc"
