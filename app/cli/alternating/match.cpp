// `match` for alternating games: plays players against each other.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <sstream>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/input_file.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/output_file.h"
#include "app/cli/output/progress_line.h"
#include "core/base/today.h"
#include "core/engine/engine_address.h"
#include "core/engine/engine_fault.h"
#include "core/engine/external_player.h"
#include "core/game/variant.h"
#include "core/players/balanced_starts.h"
#include "core/players/player.h"
#include "core/record/readable_text.h"
#include "core/record/record_writer.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

struct PlayerRequest {
  std::string text;
  std::uint64_t seed = 1;
};

/// An external engine that can be interrupted by a stop request.
class StoppableEngine : public Player {
 public:
  StoppableEngine(EngineAddress address, EngineNotationPtr notation, std::stop_token stop)
      : m_engine(std::move(address), std::move(notation)), m_stop(std::move(stop)) {}

  void start() {
    if (!m_engine.start(m_stop)) throw Interrupted();
  }
  void newGame() override { m_engine.newGame(); }
  AnyMove choose(const AnyPosition& position) override {
    const auto move = m_engine.choose(position, m_stop);
    if (!move) throw Interrupted();
    return *move;
  }

 private:
  ExternalPlayer m_engine;
  std::stop_token m_stop;
};

/// Creates an external engine without starting it.
static std::unique_ptr<Player> makeExternal(const VariantPtr& variant, const std::string& text, const std::stop_token& stop) {
  return std::make_unique<StoppableEngine>(readText("player", text, parseEngineAddress), engineNotation(variant), stop);
}

static bool hasBasis(const PlayerRequest& request, PlayerBasis basis, bool isSolved) {
  return !isEngineAddress(request.text) && playerBasis(request.text, isSolved) == basis;
}

static std::unique_ptr<Player> makeOne(const VariantPtr& variant, const PlayerRequest& request, const SolutionPtr& solution,
                                       const std::stop_token& stop) {
  if (isEngineAddress(request.text)) return makeExternal(variant, request.text, stop);
  return readText("player", request.text,
                  [&](const std::string& text) { return makePlayer(text, variant, solution, request.seed); });
}

/// Creates the players, and opens the solution if a player needs it. Without a solution, a player defined by a
/// level searches instead, and a note on stderr says so. Throws TextFailure for an unknown player, and
/// SolutionError for a missing solution. Unknown players are reported first. External engines throw Interrupted
/// on a stop request, here and while they choose a move.
static std::vector<std::unique_ptr<Player>> makePlayers(const Context& context, const VariantPtr& variant,
                                                        const std::vector<PlayerRequest>& requests, const std::stop_token& stop) {
  for (const PlayerRequest& request : requests) makeOne(variant, request, nullptr, stop);
  const auto usesBasis = [&requests](PlayerBasis basis, bool isSolved) {
    return std::ranges::any_of(requests, [&](const PlayerRequest& request) { return hasBasis(request, basis, isSolved); });
  };
  const bool isSolved = context.hasValues(*variant);
  SolutionPtr solution;
  if (usesBasis(PlayerBasis::Missing, isSolved) || usesBasis(PlayerBasis::Solution, isSolved)) solution = context.values(variant);
  if (usesBasis(PlayerBasis::Search, isSolved))
    printNote(
        fmt::format("There is no solution of {}: the levels search ahead instead, and the highest ones play a little weaker.",
                    variant->id()));
  std::vector<std::unique_ptr<Player>> players;
  for (const PlayerRequest& request : requests) players.push_back(makeOne(variant, request, solution, stop));
  for (const auto& player : players)
    if (auto* engine = dynamic_cast<StoppableEngine*>(player.get())) engine->start();
  return players;
}

struct MatchStarts {
  std::vector<AnyPosition> positions;
  /// Numbers of start positions, indexed by the outcome for the side to move. Missing if the positions come from
  /// a file.
  std::optional<std::array<std::uint64_t, 3>> outcomes;
};

constexpr std::string_view balancedStartsName = "balanced";

static MatchStarts balanced(const SolutionPtr& solution, const MatchArguments& arguments, const std::stop_token& stop) {
  const auto listed = balancedStarts(solution, arguments.games / 2, arguments.seed, stop);
  MatchStarts starts;
  starts.outcomes.emplace();
  for (const ListedPosition& each : listed) {
    starts.positions.push_back(each.position);
    ++(*starts.outcomes)[static_cast<std::size_t>(each.value.outcome)];
  }
  if (starts.positions.empty() && !stop.stop_requested())
    throw Failure(fmt::format("{} has no balanced positions to start from", solution->variant()->id()));
  return starts;
}

static AnyPosition startFrom(const Context& context, const Variant& variant, const std::string& text) {
  const AnyPosition position = context.position(variant, text);
  if (variant.finishedValue(position)) throw Failure(fmt::format("in position '{}' the game is over", shortenedText(text)));
  return position;
}

static MatchStarts fromFile(const Context& context, const Variant& variant, const std::string& file,
                            const std::stop_token& stop) {
  const auto refuse = [&file](std::size_t line, const std::string& reason) {
    throw UsageError(fmt::format("--starts {}: line {}, {}", shortenedText(file), line, reason));
  };
  const std::string text = readInput(file, stop);
  std::istringstream lines{std::string(withoutByteOrderMark(text))};
  MatchStarts starts;
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() || line.starts_with('#')) continue;
    try {
      starts.positions.push_back(startFrom(context, variant, line));
    } catch (const TextFailure& failure) {
      refuse(number, englishText(failure.error, failure.kind, failure.text));
    } catch (const Failure& failure) {
      refuse(number, failure.what());
    }
  }
  if (starts.positions.empty()) throw Failure(fmt::format("{} contains no positions", shortenedText(file)));
  return starts;
}

/// Returns balanced start positions from the solution, or the positions in a file (one per line). The number of
/// balanced positions is half the number of games, and the seed of the match selects them. Throws UsageError,
/// Failure or SolutionError.
static MatchStarts readMatchStarts(const Context& context, const VariantPtr& variant, const MatchArguments& arguments,
                                   const std::stop_token& stop) {
  if (arguments.games % 2 != 0)
    throw UsageError("--games: with --starts every position is played twice, with sides swapped; expected an even number");
  if (arguments.starts == balancedStartsName) return balanced(context.solution(variant), arguments, stop);
  return fromFile(context, *variant, arguments.starts, stop);
}

struct PlayedGame {
  AnyPosition start;
  std::vector<AnyMove> moves;
  bool changed = false;  ///< whether the first-named player plays the second side of the game
  Outcome forFirstSide = Outcome::Draw;
  std::string reason;  ///< reason for the result: a keyword from docs/game-format.md
};

/// Writes the games to a file, which appears only on commit().
class MatchRecords {
 public:
  MatchRecords(const Variant& variant, const MatchArguments& arguments);
  void add(const PlayedGame& game);
  void commit() { m_file.commit(); }

 private:
  const Variant& m_variant;
  const MatchArguments& m_arguments;
  OutputFile m_file;
};

static GameResult resultOf(Outcome forFirstSide) {
  if (forFirstSide == Outcome::Draw) return GameResult::Draw;
  return forFirstSide == Outcome::Win ? GameResult::FirstWins : GameResult::SecondWins;
}

MatchRecords::MatchRecords(const Variant& variant, const MatchArguments& arguments)
    : m_variant(variant), m_arguments(arguments), m_file(arguments.saveFile, "--save") {}

void MatchRecords::add(const PlayedGame& game) {
  GameRecord record = recordOf(m_variant, game.start);
  record.header.first = m_arguments.players[game.changed ? 1 : 0];
  record.header.second = m_arguments.players[game.changed ? 0 : 1];
  record.header.date = today();
  record.header.result = resultOf(game.forFirstSide);
  record.header.reason = game.reason;
  AnyPosition position = game.start;
  for (const AnyMove move : game.moves) {
    record.moves.push_back({static_cast<int>(record.moves.size()), m_variant.formatMove(position, move), {}});
    position = m_variant.play(position, move);
  }
  record.current = static_cast<int>(record.moves.size());
  const std::string text = writeRecord(record);
  std::fwrite(text.data(), 1, text.size(), m_file.stream());  // commit() reports write errors
}

constexpr const char* defaultPlayer = "perfect";

/// Results of a match by player. Player 0 is the player named first, on either side.
struct Tally {
  std::array<std::uint64_t, 3> results{};  ///< numbers of results, indexed by Outcome for the player named first
  std::array<std::uint64_t, 2> moves{};
  std::array<double, 2> seconds{};
  std::array<std::uint64_t, 2> forfeits{};  ///< numbers of games that each player lost because its engine failed
  std::uint64_t count(Outcome outcome) const { return results[static_cast<std::size_t>(outcome)]; }
  std::uint64_t games() const { return results[0] + results[1] + results[2]; }
  std::uint64_t plies() const { return moves[0] + moves[1]; }
};

class Match {
 public:
  Match(const Variant& variant, std::vector<std::unique_ptr<Player>> players, std::uint64_t maxPlies, std::stop_token stop)
      : m_variant(variant), m_players(std::move(players)), m_maxPlies(maxPlies), m_stop(std::move(stop)) {}

  const Tally& tally() const { return m_tally; }

  /// Plays a game. \p changed: whether the player named first plays the second side. Returns nothing if Ctrl-C
  /// interrupted the game.
  std::optional<PlayedGame> playGame(const AnyPosition& start, bool changed) {
    PlayedGame game{start, {}, changed, Outcome::Draw, {}};
    for (const auto& player : m_players) player->newGame();
    play(game);
    if (game.reason.empty()) return std::nullopt;
    ++m_tally.results[static_cast<std::size_t>(changed ? opposite(game.forFirstSide) : game.forFirstSide)];
    return game;
  }

 private:
  /// Plays a game to the end. The game is drawn at the third occurrence of a position, and at the move limit.
  void play(PlayedGame& game) {
    constexpr int drawnAtOccurrence = 3;
    std::unordered_map<AnyPosition, int> seen;
    AnyPosition position = game.start;
    while (game.moves.size() < m_maxPlies) {
      if (m_stop.stop_requested()) return;
      if (++seen[position] == drawnAtOccurrence) {
        game.reason = "repetition";
        return;
      }
      if (const auto value = m_variant.finishedValue(position)) {
        game.forFirstSide = m_variant.sideToMove(position) == Side::First ? value->outcome : opposite(value->outcome);
        game.reason = "rules";
        return;
      }
      try {
        game.moves.push_back(choose(position, game.changed));
      } catch (const EngineFailure& failure) {
        return forfeit(game, position, failure);
      } catch (const Interrupted&) {
        return;
      }
      position = m_variant.play(position, game.moves.back());
    }
    game.reason = "length";
  }

  /// Ends the game with a loss for a player that resigns or fails.
  void forfeit(PlayedGame& game, const AnyPosition& position, const EngineFailure& failure) {
    const Side loser = m_variant.sideToMove(position);
    game.forFirstSide = loser == Side::First ? Outcome::Loss : Outcome::Win;
    game.reason = failure.fault() == EngineFault::GaveUp ? "resignation" : englishText(failure);
    if (failure.fault() == EngineFault::GaveUp) return;
    ++m_tally.forfeits[playerOf(loser, game.changed)];
    printNote(fmt::format("Game {} is lost: {}.", m_tally.games() + 1, englishText(failure)));
  }

  static std::size_t playerOf(Side side, bool changed) { return (side == Side::Second) != changed ? 1 : 0; }

  AnyMove choose(const AnyPosition& position, bool changed) {
    const std::size_t player = playerOf(m_variant.sideToMove(position), changed);
    const auto started = std::chrono::steady_clock::now();
    const AnyMove move = m_players[player]->choose(position);
    m_tally.seconds[player] += std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    ++m_tally.moves[player];
    return move;
  }

  const Variant& m_variant;
  std::vector<std::unique_ptr<Player>> m_players;
  std::uint64_t m_maxPlies;
  std::stop_token m_stop;
  Tally m_tally;
};

static std::string microseconds(double seconds, std::uint64_t moves) {
  return fmt::format("{:.2f} µs", moves > 0 ? 1e6 * seconds / static_cast<double>(moves) : 0.0);
}

static void addStarts(Summary& summary, const MatchArguments& options, const MatchStarts& starts) {
  if (options.starts.empty()) return;
  const std::size_t count = starts.positions.size();
  std::string text = fmt::format("{} ({}), each played with sides changed, too", options.starts, grouped(count));
  summary.set("startPositions", count);
  if (starts.outcomes) {
    const auto& [lost, drawn, won] = *starts.outcomes;
    text += fmt::format("; won {}, drawn {}, lost {} for the side to move", won, drawn, lost);
    summary.set("startsWon", won);
    summary.set("startsDrawn", drawn);
    summary.set("startsLost", lost);
  }
  summary.add("starts", text, "starts", options.starts);
}

static void print(const Context& context, const MatchArguments& options, const MatchStarts& starts, const Tally& tally) {
  Summary summary;
  summary.add("first", options.players[0], "first", options.players[0]);
  summary.add("second", options.players[1], "second", options.players[1]);
  addStarts(summary, options, starts);
  summary.add("games", grouped(tally.games()), "games", tally.games());
  summary.add("wins", grouped(tally.count(Outcome::Win)) + " (of the first player)", "wins", tally.count(Outcome::Win));
  summary.add("losses", grouped(tally.count(Outcome::Loss)), "losses", tally.count(Outcome::Loss));
  summary.add("draws", grouped(tally.count(Outcome::Draw)), "draws", tally.count(Outcome::Draw));
  const double pliesPerGame = static_cast<double>(tally.plies()) / static_cast<double>(tally.games());
  summary.add("plies per game", fmt::format("{:.1f}", pliesPerGame), "pliesPerGame", pliesPerGame);
  summary.add("time per move, first", microseconds(tally.seconds[0], tally.moves[0]), "firstSeconds", tally.seconds[0]);
  summary.add("time per move, second", microseconds(tally.seconds[1], tally.moves[1]), "secondSeconds", tally.seconds[1]);
  summary.set("seed", options.seed);
  summary.set("firstMoves", tally.moves[0]);
  summary.set("secondMoves", tally.moves[1]);
  for (const std::size_t player : {0U, 1U})
    if (isEngineAddress(options.players[player]))
      summary.add(player == 0 ? "forfeited, first" : "forfeited, second", grouped(tally.forfeits[player]),
                  player == 0 ? "firstForfeits" : "secondForfeits", tally.forfeits[player]);
  summary.print(context.json);
}

static void showProgress(ProgressLine& line, const MatchArguments& options, const Tally& tally) {
  if (!line.due()) return;
  line.show(fmt::format("{} of {} games: {} wins, {} losses, {} draws", grouped(tally.games()), grouped(options.games),
                        grouped(tally.count(Outcome::Win)), grouped(tally.count(Outcome::Loss)),
                        grouped(tally.count(Outcome::Draw))));
}

std::vector<MoveChooser> alternatingChoosers(Context& context, const MoveArguments& arguments, const AnyPosition& position,
                                             const std::stop_token& stop) {
  const VariantPtr variant = context.variant(arguments.variant);
  auto players = makePlayers(context, variant, {{arguments.player, arguments.seed}}, stop);
  return {[variant, position, player = std::shared_ptr<Player>(std::move(players.front()))] {
    return variant->formatMove(position, player->choose(position));
  }};
}

int matchAlternating(Context& context, const MatchArguments& given) {
  MatchArguments options = given;
  for (std::string& player : options.players)
    if (player.empty()) player = defaultPlayer;
  const VariantPtr variant = context.variant(options.variant);
  const Interrupt interrupt;
  Match match(*variant,
              makePlayers(context, variant, {{options.players[0], options.seed * 2}, {options.players[1], options.seed * 2 + 1}},
                          interrupt.token()),
              options.maxPlies, interrupt.token());
  const bool changesSides = !options.starts.empty();
  MatchStarts starts{{variant->start()}, std::nullopt};
  if (changesSides) starts = readMatchStarts(context, variant, options, interrupt.token());
  std::optional<MatchRecords> records;
  if (!options.saveFile.empty()) records.emplace(*variant, options);
  {
    ProgressLine line(context.showsProgress());
    for (std::uint64_t game = 0; game < options.games && !interrupt.requested(); ++game) {
      const std::uint64_t number = changesSides ? game / 2 : game;
      const auto played = match.playGame(starts.positions[number % starts.positions.size()], changesSides && game % 2 == 1);
      if (records && played) records->add(*played);
      showProgress(line, options, match.tally());
    }
  }
  if (records) records->commit();  // also after Ctrl-C, to save the games played so far
  interrupt.check();
  print(context, options, starts, match.tally());
  return exitDone;
}

}  // namespace kotai::cli
