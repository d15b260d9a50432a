// Implements `match` for games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/progress_line.h"
#include "core/base/progress_gate.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"

namespace kotai::cli {

using domineering::MatchOptions;
using domineering::MatchReport;

constexpr const char* defaultPlayer = "equilibrium";

static MatchOptions optionsOf(Context& context, const MatchArguments& arguments) {
  MatchOptions options;
  options.variant = domineeringVariant(context, arguments.variant);
  options.players = arguments.players;
  options.games = arguments.games;
  options.seed = arguments.seed;
  options.threads = arguments.threads;
  options.directory = context.dataDirectory();
  for (const Side side : {Side::First, Side::Second}) {
    std::string& player = options.players[static_cast<std::size_t>(side)];
    if (player.empty()) player = defaultPlayer;
    // Parses the player first, so that an invalid player is reported before a missing or damaged solution.
    readText("player", player, [&](const std::string& text) {
      return domineering::makePlayer(text, {options.variant, side, 1, nullptr});
    });
  }
  if (SimultaneousSolution::exists(context.dataDirectory(), *options.variant))
    options.values = domineeringSolution(context, options.variant);
  return options;
}

static double average(double sum, std::uint64_t count) { return count > 0 ? sum / static_cast<double>(count) : 0.0; }

static std::string timeText(double seconds) {
  return seconds < 1e-3 ? fmt::format("{:.2f} µs", 1e6 * seconds)
         : seconds < 1  ? fmt::format("{:.3f} ms", 1e3 * seconds)
                        : durationText(seconds);
}

static std::string share(std::uint64_t count, std::uint64_t games) {
  return fmt::format("{} ({:.1f} %)", grouped(count), 100 * average(static_cast<double>(count), games));
}

static void addThinking(Summary& summary, const MatchReport& report, std::size_t side, const std::string& name) {
  const double perGame = average(report.seconds[side], report.games);
  const double perMove = average(report.seconds[side], report.turns);
  summary.add("thinking, " + name, fmt::format("{} per game, {} per move", timeText(perGame), timeText(perMove)),
              name + "Seconds", report.seconds[side]);
  summary.set(name + "SecondsPerGame", perGame);
  summary.set(name + "SecondsPerMove", perMove);
}

/// Adds the paper's result for the same players.
static void recordPublished(Summary& summary, const MatchOptions& options) {
  const auto* const published = domineering::publishedMatch(options.variant->id(), options.players);
  if (!published) return;
  summary.note("Komori et al.",
               fmt::format("{} wins, {} losses, {} draws of 1,000 games; per game {} s first, {} s second", published->firstWins,
                           published->secondWins, published->draws, published->firstSeconds, published->secondSeconds));
}

static void print(const Context& context, const MatchOptions& options, const MatchReport& report) {
  Summary summary;
  summary.add("first", options.players[0] + " (Vertical)", "first", options.players[0]);
  summary.add("second", options.players[1] + " (Horizontal)", "second", options.players[1]);
  const std::string asked = report.games < options.games ? fmt::format(" (of {}: stopped)", grouped(options.games)) : "";
  summary.add("games", grouped(report.games) + asked, "games", report.games);
  summary.add("wins", share(report.firstWins, report.games) + " of the first player", "wins", report.firstWins);
  summary.add("losses", share(report.secondWins, report.games), "losses", report.secondWins);
  summary.add("draws", share(report.draws, report.games), "draws", report.draws);
  const double turns = average(static_cast<double>(report.turns), report.games);
  summary.add("turns per game", fmt::format("{:.2f}", turns), "turnsPerGame", turns);
  addThinking(summary, report, 0, "first");
  addThinking(summary, report, 1, "second");
  summary.set("turns", report.turns);
  summary.set("seed", options.seed);
  summary.set("stopped", report.stopped);
  if (!context.json) recordPublished(summary, options);
  summary.print(context.json);
}

/// Counts results for the progress line.
class Score {
 public:
  Score(ProgressLine& line, std::uint64_t games) : m_line(line), m_games(games) {}

  void add(const domineering::MatchGame& game) {
    ++m_counts[static_cast<std::size_t>(static_cast<int>(game.result) + 1)];
    const std::uint64_t played = m_counts[0] + m_counts[1] + m_counts[2];
    if (!m_line.due() || !m_gate.opens()) return;
    m_line.show(fmt::format("{} of {} games: {} wins, {} losses, {} draws", grouped(played), grouped(m_games),
                            grouped(m_counts[2]), grouped(m_counts[0]), grouped(m_counts[1])));
  }

 private:
  ProgressLine& m_line;
  const std::uint64_t m_games;
  std::array<std::uint64_t, 3> m_counts{};  ///< counts by the payoff for the first side
  ProgressGate m_gate;
};

int matchDomineering(Context& context, const MatchArguments& arguments) {
  if (!arguments.starts.empty() || !arguments.saveFile.empty())
    throw UsageError("--starts and --save are for games in which the players alternate");
  MatchOptions options = optionsOf(context, arguments);
  const Interrupt interrupt;
  MatchReport report;
  {
    ProgressLine line(context.showsProgress());
    Score score(line, options.games);
    options.finished = [&score](const domineering::MatchGame& game) { score.add(game); };
    report = domineering::playMatch(options, interrupt.token()).value();
  }
  print(context, options, report);
  return report.stopped ? exitInterrupted : exitDone;
}

}  // namespace kotai::cli
