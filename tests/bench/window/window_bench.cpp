#include "tests/bench/window/window_bench.h"

#include <fmt/format.h>

#include <QDockWidget>

#include "core/simultaneous/simultaneous_variant.h"
#include "tests/bench/window/load_bench.h"
#include "tests/ui/sessions.h"
#include "ui/board/board_view.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/jobs/job_manager.h"

namespace kotai::bench {

using namespace kotai::ui;

constexpr int movesMeasured = 100;
constexpr int positionsMeasured = 40;
constexpr int cellsMeasured = 12;
constexpr double moveLimitMs = 16, positionLimitMs = 50, cellLimitMs = 200, chartLimitMs = 300, cancelLimitMs = 1000;
constexpr auto background = "quoridor:5x5,fences=4";  ///< variant being solved while stalls are measured

const std::vector<std::string>& variantsMeasured() {
  static const std::vector<std::string> all{"dodgem:4x4", "animalshogi", "quoridor:5x5,fences=3", "gobblet", "syncdom:5x5"};
  return all;
}

WindowBench::WindowBench(const QString& folder)
    : m_folder(folder),
      m_settings(folder + QStringLiteral("/settings.ini")),
      m_workspace(folder.toStdString(), &m_settings),
      m_window(&m_workspace, &m_language) {
  m_settings.setOpponentSides(OpponentSides::None);
  m_language.setLanguage(QStringLiteral("en"));
  m_window.resize(1440, 900);
  m_window.show();
  runLoop(300);
}

bool WindowBench::run(const std::vector<std::string>& variants) {
  for (const std::string& variant : variants.empty() ? variantsMeasured() : variants) {
    if (variant == "load") continue;
    if (open(variant))
      measure(variant);
    else
      fmt::print("{} is not solved here and is left out\n", variant);
  }
  measureCancel();
  LoadBench(m_workspace, m_window, m_watch, m_report).run();
  m_report.print();
  return m_allCame;
}

void WindowBench::add(std::vector<Taken>& times, const Taken& taken) {
  if (taken.wallMs >= 0)
    times.push_back(taken);
  else
    m_allCame = false;
}

void WindowBench::waitUntil(const std::function<bool()>& ready) { m_allCame = timeUntil(ready).wallMs >= 0 && m_allCame; }

template <typename Dock>
Dock* WindowBench::dock() {
  Dock* found = m_window.findChild<Dock*>();
  found->show();
  found->raise();
  runLoop(30);
  return found;
}

bool WindowBench::open(const std::string& variant) {
  m_workspace.openVariant(variant);
  m_window.showBoard();
  runLoop(400);
  const auto* simultaneous = &test::domineering(m_workspace);
  return m_workspace.session() == simultaneous ? test::domineering(m_workspace).document()->solution() != nullptr
                                               : test::alternating(m_workspace).document()->solution() != nullptr;
}

void WindowBench::measure(const std::string& variant) {
  if (variant.starts_with("syncdom")) {
    measureSimultaneous(variant);
  } else {
    measureMoves(variant);
    measureNotablePositions(variant);
    measureTableCells(variant);
    measureCharts(variant);
  }
  measureStalls(variant);
}

/// Measures the time from a move until all moves of the next position have values.
void WindowBench::measureMoves(const std::string& variant) {
  GameDocument& document = *test::alternating(m_workspace).document();
  std::vector<Taken> times;
  for (int i = 0; i < movesMeasured; ++i) {
    if (document.isFinished()) {
      document.selectNode(0);
      waitUntil([&] { return document.valuesKnown(); });
    }
    const auto& moves = document.legalMoves();
    const AnyMove move = moves[m_random() % moves.size()];
    runLoop(5);
    add(times, timeUntil([&, played = false]() mutable {
          if (!std::exchange(played, true)) document.play(move);
          return document.valuesKnown();
        }));
  }
  m_report.addTimes(variant, "values of all moves after a move", times, moveLimitMs);
}

/// Returns the times from opening each position until the window shows its values.
std::vector<Taken> WindowBench::opened(int times, const std::function<void()>& openOne) {
  std::vector<Taken> all;
  bool came = true;
  for (int i = 0; i < times && came; ++i) {
    bool known = false;
    QObject receiver;
    QObject::connect(m_workspace.session()->document(), &TreeDocument::valuesChanged, &receiver, [&known] { known = true; });
    runLoop(5);
    const Taken taken = timeUntil([&, asked = false]() mutable {
      if (!std::exchange(asked, true)) openOne();
      return known;
    });
    add(all, taken);
    came = taken.wallMs >= 0;
  }
  return all;
}

void WindowBench::measureNotablePositions(const std::string& variant) {
  auto* positions = dock<PositionsDock>();
  positions->showFilter({FindKind::OnlyMove, {}, {}, {}});  // every game has positions of this kind
  waitUntil([&] { return !positions->model()->isCounting() && positions->model()->rowCount() > 0; });
  m_report.addTimes(variant, "open the next notable position", opened(positionsMeasured, [&] { positions->openNext(); }),
                    positionLimitMs);
  m_report.addTimes(variant, "open a random notable position", opened(positionsMeasured, [&] { positions->openRandom(); }),
                    positionLimitMs);
}

/// Measures the time from a click on a table cell until the first page of the list is shown.
void WindowBench::measureTableCells(const std::string& variant) {
  auto* tables = dock<TablesDock>();
  waitUntil([&] { return tables->isLoaded(); });
  const PositionsDock* positions = m_window.findChild<PositionsDock*>();
  std::vector<std::pair<int, int>> cells;
  HeatMap* map = tables->charts()->map(Outcome::Win);
  for (int opponent = 0; opponent < 64; ++opponent)
    for (int mover = 0; mover < 64; ++mover)
      if (map->cellRect(opponent, mover).isValid() && map->count(opponent, mover) > 0) cells.emplace_back(opponent, mover);
  std::vector<Taken> times;
  for (int i = 0; i < cellsMeasured && !cells.empty(); ++i) {
    const auto [opponent, mover] = cells[m_random() % cells.size()];
    runLoop(5);
    add(times, timeUntil([&, clicked = false, opponent = opponent, mover = mover]() mutable {
          if (!std::exchange(clicked, true)) emit map->cellActivated(opponent, mover);
          return !positions->model()->isCounting() && positions->model()->rowCount() > 0;
        }));
  }
  m_report.addTimes(variant, "table cell to the first page", times, cellLimitMs);
}

/// Measures the time from opening the variant until its charts are shown, then the time for each further chart.
void WindowBench::measureCharts(const std::string& variant) {
  auto* tables = dock<TablesDock>();
  std::vector<Taken> times;
  for (int i = 0; i < 5; ++i) {
    m_workspace.openVariant(variant == "dodgem:4x4" ? "dodgem:5x5" : "dodgem:4x4");
    waitUntil([&] { return tables->isLoaded(); });
    runLoop(200);
    add(times, timeUntil([&, asked = false]() mutable {
          if (!std::exchange(asked, true)) m_workspace.openVariant(variant);
          if (!tables->isLoaded()) return false;
          tables->repaint();
          return true;
        }));
  }
  m_report.addTimes(variant, "variant opened to its charts", times, chartLimitMs);
}

void WindowBench::measureSimultaneous(const std::string& variant) {
  DomineeringDocument& document = *test::domineering(m_workspace).document();
  std::vector<Taken> times;
  for (int i = 0; i < movesMeasured; ++i) {
    if (document.result()) {
      document.selectNode(0);
      waitUntil([&] { return document.valuesKnown(); });
    }
    const auto& first = document.moves(Side::First);
    const auto& second = document.moves(Side::Second);
    const JointMove turn{first[m_random() % first.size()], second[m_random() % second.size()]};
    runLoop(5);
    add(times, timeUntil([&, played = false]() mutable {
          if (!std::exchange(played, true)) document.play(turn);
          return document.valuesKnown();
        }));
  }
  m_report.addTimes(variant, "values of all moves after a turn", times, moveLimitMs);
  auto* positions = dock<DomineeringPositionsDock>();
  waitUntil([&] { return positions->model()->rowCount() > 0; });
  m_report.addTimes(variant, "open the next notable position", opened(positionsMeasured, [&] { positions->openNext(); }),
                    positionLimitMs);
  auto* tables = dock<DomineeringTablesDock>();
  std::vector<Taken> charts;
  for (const auto table : {DomineeringTablesDock::Table::Values, DomineeringTablesDock::Table::Classes})
    add(charts, timeUntil([&, set = false]() mutable {
          if (!std::exchange(set, true)) tables->setTable(table);
          return tables->isLoaded() && (table == DomineeringTablesDock::Table::Classes || tables->hasValues());
        }));
  m_report.addTimes(variant, "chart", charts, chartLimitMs);
}

bool WindowBench::playSomething() {
  if (m_workspace.session() == &test::domineering(m_workspace)) {
    DomineeringDocument& document = *test::domineering(m_workspace).document();
    if (document.result()) return false;
    document.play({document.moves(Side::First).front(), document.moves(Side::Second).back()});
    return true;
  }
  GameDocument& document = *test::alternating(m_workspace).document();
  if (document.isFinished()) return false;
  document.play(document.legalMoves().front());
  return true;
}

/// Measures stalls while Quoridor is being solved. Opens the game, shows every dock, and makes moves and takes
/// them back.
void WindowBench::measureStalls(const std::string& variant) {
  m_workspace.jobs()->start(background);
  runLoop(1000);
  m_watch.takeLongest();
  m_workspace.openVariant(variant);
  runLoop(700);
  m_report.addStall(variant, "stall: opened while Quoridor solves", m_watch.takeLongest());
  for (SessionView* view : m_window.views()) {
    if (view->session() != m_workspace.session()) continue;
    for (QDockWidget* each : view->docks().all()) {
      each->show();
      each->raise();
      runLoop(400);
      m_report.addStall(variant, "stall: " + each->windowTitle().toStdString(), m_watch.takeLongest());
    }
  }
  for (int i = 0; i < 8 && playSomething(); ++i) runLoop(300);
  m_report.addStall(variant, "stall: moves made", m_watch.takeLongest());
  for (int i = 0; i < 8; ++i) {
    step(*m_workspace.session()->document(), -1);
    runLoop(60);
  }
  m_report.addStall(variant, "stall: moves taken back", m_watch.takeLongest());
}

void WindowBench::measureCancel() {
  std::vector<Taken> times;
  JobManager& jobs = *m_workspace.jobs();
  for (int i = 0; i < 3; ++i) {
    m_workspace.jobs()->start(background);
    runLoop(1500);
    if (jobs.jobs().empty() || !jobs.isRunning(background)) break;  // stops if the job has ended or cannot run here
    int id = 0;
    for (const JobState& job : jobs.jobs())
      if (job.variantId() == background) id = job.id;
    add(times, timeUntil([&, asked = false]() mutable {
          if (!std::exchange(asked, true)) jobs.cancel(id);
          return !jobs.isRunning(background);
        }));
  }
  m_report.addTimes(background, "cancel a solve", times, cancelLimitMs);
}

}  // namespace kotai::bench
