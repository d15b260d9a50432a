// `match` of games in which the players alternate: players against each other.
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <unordered_map>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "core/players/player.h"

namespace kotai::cli {

namespace {

constexpr const char* defaultPlayer = "perfect";

struct Tally {
  std::array<std::uint64_t, 3> results{};  ///< by Outcome, for the first player
  std::array<std::uint64_t, 2> moves{};    ///< by Side
  std::array<double, 2> seconds{};         ///< by Side
  std::uint64_t plies() const { return moves[0] + moves[1]; }
};

using Players = std::array<std::unique_ptr<Player>, 2>;

/// Players other than `random` look things up in the solution; without one they cannot play.
SolutionPtr solutionFor(const Context& context, const VariantPtr& variant, const MatchArguments& options) {
  const bool needed = options.players[0] != "random" || options.players[1] != "random";
  return needed ? context.solution(variant) : nullptr;
}

Players makePlayers(const MatchArguments& options, const VariantPtr& variant, const SolutionPtr& solution) {
  Players players;
  for (std::size_t side = 0; side < players.size(); ++side) {
    checkReadable("player", options.players[side]);
    auto made = makePlayer(options.players[side], variant, solution, options.seed * 2 + side);
    if (!made) throw TextFailure("player", options.players[side], made.error());
    players[side] = std::move(*made);
  }
  return players;
}

/// Positions are remembered to see them come up the third time, which is a draw like the move limit.
Outcome playGame(const Variant& variant, Players& players, std::uint64_t maxPlies, Tally& tally) {
  using Clock = std::chrono::steady_clock;
  constexpr int drawnAtOccurrence = 3;
  std::unordered_map<AnyPosition, int> seen;
  AnyPosition position = variant.start();
  for (std::uint64_t ply = 0; ply < maxPlies && ++seen[position] < drawnAtOccurrence; ++ply) {
    const Side side = variant.sideToMove(position);
    if (const auto value = variant.finishedValue(position))
      return side == Side::First ? value->outcome : opposite(value->outcome);
    const auto started = Clock::now();
    const AnyMove move = players[static_cast<std::size_t>(side)]->choose(position);
    tally.seconds[static_cast<std::size_t>(side)] += std::chrono::duration<double>(Clock::now() - started).count();
    ++tally.moves[static_cast<std::size_t>(side)];
    position = variant.play(position, move);
  }
  return Outcome::Draw;
}

std::string microseconds(double seconds, std::uint64_t moves) {
  return fmt::format("{:.2f} µs", moves > 0 ? 1e6 * seconds / static_cast<double>(moves) : 0.0);
}

void print(const Context& context, const MatchArguments& options, const Tally& tally) {
  Summary summary;
  const auto count = [&tally](Outcome outcome) { return tally.results[static_cast<std::size_t>(outcome)]; };
  summary.add("first", options.players[0], "first", options.players[0]);
  summary.add("second", options.players[1], "second", options.players[1]);
  summary.add("games", grouped(options.games), "games", options.games);
  summary.add("wins", grouped(count(Outcome::Win)) + " (of the first player)", "wins", count(Outcome::Win));
  summary.add("losses", grouped(count(Outcome::Loss)), "losses", count(Outcome::Loss));
  summary.add("draws", grouped(count(Outcome::Draw)), "draws", count(Outcome::Draw));
  const double pliesPerGame = static_cast<double>(tally.plies()) / static_cast<double>(options.games);
  summary.add("plies per game", fmt::format("{:.1f}", pliesPerGame), "pliesPerGame", pliesPerGame);
  summary.add("time per move, first", microseconds(tally.seconds[0], tally.moves[0]), "firstSeconds", tally.seconds[0]);
  summary.add("time per move, second", microseconds(tally.seconds[1], tally.moves[1]), "secondSeconds", tally.seconds[1]);
  summary.set("firstMoves", tally.moves[0]);
  summary.set("secondMoves", tally.moves[1]);
  summary.print(context.json);
}

}  // namespace

int matchAlternating(Context& context, const MatchArguments& given) {
  MatchArguments options = given;
  for (std::string& player : options.players)
    if (player.empty()) player = defaultPlayer;
  const VariantPtr variant = context.variant(options.variant);
  // A name that cannot be read is told before a missing solution.
  makePlayers(options, variant, nullptr);
  Players players = makePlayers(options, variant, solutionFor(context, variant, options));
  const Interrupt interrupt;
  Tally tally;
  for (std::uint64_t game = 0; game < options.games; ++game) {
    interrupt.check();
    ++tally.results[static_cast<std::size_t>(playGame(*variant, players, options.maxPlies, tally))];
  }
  print(context, options, tally);
  return exitDone;
}

}  // namespace kotai::cli
