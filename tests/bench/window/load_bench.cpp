#include "tests/bench/window/load_bench.h"

#include <fmt/format.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <atomic>
#include <chrono>
#include <random>
#include <thread>
#include <vector>

#include "tests/ui/large_games.h"
#include "tests/ui/sessions.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_text.h"

static std::atomic<int> syncMs = 0;

static int slowSync() {
  std::this_thread::sleep_for(std::chrono::milliseconds(syncMs));
  return 0;
}

// Functions of the program override those of the C library, so that the disk is also slow for Qt and SQLite.
extern "C" int fsync(int) { return slowSync(); }
extern "C" int fdatasync(int) { return slowSync(); }

namespace kotai::bench {

using namespace kotai::ui;

constexpr auto variantId = "dodgem:4x4";
constexpr int stepsMeasured = 10;
constexpr int settleMs = 400;
constexpr int treePlies = 3'000, variationPlies = 3;
constexpr int slowSyncMs = 1500;
constexpr double stepLimitMs = 100, openLimitMs = 1000;

static QString written(const QString& folder, const QByteArray& game) {
  QFile file(folder + QStringLiteral("/load.kotaigame"));
  if (!file.open(QIODevice::WriteOnly) || file.write(game) != game.size()) qFatal("no room for the games of the benchmark");
  return file.fileName();
}

void LoadBench::run() {
  m_workspace.setReplaceQuestion([] { return true; });
  m_workspace.openVariant(variantId);
  m_window.showBoard();
  m_window.findChild<ValueGraphDock*>(QStringLiteral("valueGraphDock"))->show();
  m_window.findChild<ValueGraphDock*>(QStringLiteral("valueGraphDock"))->raise();
  for (const int plies : {2'000, 20'000}) measureGame(fmt::format("game of {} plies", plies), writeGame(test::longGame(plies)));
  measureGame("tree of 12,000 moves", writeGame(test::largeTree(treePlies, variationPlies)));
  measureLargeTexts();
  measureSlowDisk();
}

void LoadBench::measureStall(const std::string& subject, const std::string& what, int times, const std::function<void()>& act,
                             double limitMs) {
  std::vector<Taken> stalls;
  for (int i = 0; i < times; ++i) {
    m_watch.takeLongest();
    act();
    runLoop(settleMs);
    stalls.push_back(m_watch.takeLongest());
  }
  m_report.addTimes(subject, what, stalls, limitMs);
}

void LoadBench::measureGame(const std::string& subject, const QByteArray& text) {
  const QTemporaryDir folder;
  const QString file = written(folder.path(), text);
  measureStall(
      subject, "stall: opened", 1, [&] { m_workspace.openGameFile(file); }, openLimitMs);
  runLoop(2000);
  GameDocument& document = *test::alternating(m_workspace).document();
  std::mt19937 random{5};
  measureStall(
      subject, "stall: a step back", stepsMeasured, [&] { step(document, -1); }, stepLimitMs);
  measureStall(
      subject, "stall: a move made", stepsMeasured,
      [&] {
        const auto& moves = document.legalMoves();
        document.play(moves[random() % moves.size()]);
      },
      stepLimitMs);
  measureStall(
      subject, "stall: start and end", 2,
      [&] { document.currentNode() == 0 ? step(document, TreeDocument::toEnd) : document.selectNode(0); }, stepLimitMs);
  measureStall(
      subject, "stall: resized", 4, [&, wide = false]() mutable { m_window.resize((wide = !wide) ? 1300 : 1440, 900); },
      stepLimitMs);
}

void LoadBench::measureLargeTexts() {
  for (const int positions : {2'000, 20'000, 400'000}) {
    const QString text = QStringLiteral(">3/>2^/1>2/1^^1 ^\n").repeated(positions);
    measureStall(
        fmt::format("text of {} kB", text.size() / 1000), "stall: pasted", 1, [&] { m_workspace.paste(text); }, stepLimitMs);
  }
  const QString nonsense = QStringLiteral("lorem ipsum dolor\n").repeated(64 * 1024 * 1024 / 18);
  measureStall(
      "64 MiB of nonsense", "stall: pasted", 1, [&] { m_workspace.paste(nonsense); }, stepLimitMs);
}

void LoadBench::measureSlowDisk() {
  m_workspace.openVariant(variantId);
  runLoop(2000);
  syncMs = slowSyncMs;
  GameDocument& document = *test::alternating(m_workspace).document();
  m_watch.takeLongest();
  for (int i = 0; i < stepsMeasured; ++i) {
    document.play(document.legalMoves().front());
    m_workspace.settings()->sounds.set(i % 2 == 0);
    runLoop(1000);
  }
  m_report.addStall("1.5 s a sync", "stall: moves made and settings changed", m_watch.takeLongest());
  syncMs = 0;
}

}  // namespace kotai::bench
