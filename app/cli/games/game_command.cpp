// `game`: checks, annotates and converts saved games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/input_file.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/output_file.h"
#include "app/cli/commands/commands.h"
#include "app/cli/games/game_faults.h"
#include "core/analysis/accuracy.h"
#include "core/game/registry.h"
#include "core/record/game_record.h"
#include "core/record/imports.h"
#include "core/record/record_escapes.h"
#include "core/record/record_writer.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

/// Annotation of the start position or a move of a game, from a solution.
struct Annotation {
  std::string words;
  Json json;  ///< members "value" and, in alternating games, "verdict" for a move
};

static std::string lostWords(Outcome before, Outcome after) {
  const std::string_view given = before == Outcome::Win ? "win" : "draw";
  return fmt::format("threw the {} away, {}", given, after == Outcome::Loss ? "now lost" : "now a draw");
}

/// Returns the verdict on a move. \p best: the value of the position for the mover. \p made: the value of the move for the same
/// player.
static std::string verdict(Value best, Value made) {
  if (made.outcome < best.outcome) return lostWords(best.outcome, made.outcome);
  if (made.outcome == Outcome::Draw || made == best) return "perfect";
  const bool won = made.outcome == Outcome::Win;
  const std::uint32_t plies = won ? made.distancePlies - best.distancePlies : best.distancePlies - made.distancePlies;
  return fmt::format("{} {} {}", won ? "wins" : "loses", plies == 1 ? "1 ply" : fmt::format("{} plies", plies),
                     won ? "later" : "sooner");
}

/// Returns the sentences after the verdict on a mistake: ". After c2c3 the reply b2b3 wins in 6 plies: ..."
static std::string reasons(const std::vector<Fact>& facts) {
  std::string text = ".";
  for (const Fact& fact : facts) text += ' ' + englishText(fact);
  return text;
}

static Annotation ofPayoff(const Worth& worth) {
  const double value = std::get<GameValue>(worth).value;
  const std::string text = sixDecimals(value);
  return {text.starts_with('-') ? text : '+' + text, {{"value", value}}};
}

static Annotation ofStart(const Worth& worth) {
  const auto* const value = std::get_if<Value>(&worth);
  return value ? Annotation{toText(*value), {{"value", toJson(*value)}}} : ofPayoff(worth);
}

/// Adds the annotations of the moves of a game with alternating moves.
static void addMoves(std::vector<Annotation>& annotations, const Knowledge& knowledge, const ReadGame& game,
                     const std::vector<AnyPosition>& positions, const std::vector<Worth>& worths, const Interrupt& interrupt) {
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    interrupt.check();
    const auto before = static_cast<std::size_t>(game.moves[i].parent);
    const Value best = std::get<Value>(worths[before]);
    const Value after = std::get<Value>(worths[i + 1]), made = valueForMover(after);
    const std::string said = verdict(best, made);
    const SideMove move{game.variant->sideToMove(positions[before]), game.moves[i].move};
    const bool isMistake = made.outcome < best.outcome || losesAtOnce(best, after);
    const std::string why = isMistake ? reasons(knowledge.facts(positions[before], move)) : "";
    annotations.push_back({fmt::format("{}; {}{}", toText(made), said, why), {{"value", toJson(made)}, {"verdict", said}}});
  }
}

/// Returns the values of the start position and of each move of a game. If both sides move at once, values are payoffs for the
/// first side. Throws SolutionError, Failure and Interrupted.
static std::vector<Annotation> annotationsOf(Context& context, const SavedGame& game) {
  const PlayPtr play = context.play(game.variantId());
  const auto* const inTurn = std::get_if<ReadGame>(&game.game);
  const Interrupt interrupt;
  const KnowledgePtr knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  const std::vector<AnyPosition> positions = positionsOf(game);
  std::vector<Worth> worths;
  for (const AnyPosition& position : positions) {
    interrupt.check();
    worths.push_back(knowledge->worth(position));
    // Verdicts compare distances, which a file of outcomes does not contain.
    if (inTurn && std::holds_alternative<Outcome>(worths.back())) context.failWithoutDistances(*inTurn->variant);
  }
  std::vector<Annotation> annotations{ofStart(worths.front())};
  if (inTurn)
    addMoves(annotations, *knowledge, *inTurn, positions, worths, interrupt);
  else
    for (std::size_t i = 1; i < worths.size(); ++i) annotations.push_back(ofPayoff(worths[i]));
  interrupt.check();
  return annotations;
}

static std::vector<std::string> positionTexts(const SavedGame& game) {
  std::vector<std::string> texts;
  for (const AnyPosition& position : positionsOf(game))
    texts.push_back(std::visit([&position](const auto& each) { return each.variant->formatPosition(position); }, game.game));
  return texts;
}

/// Converts a game to JSON. \p annotations: empty, or an annotation for the start position and for each move. The
/// annotations become members of the JSON objects of the moves.
static Json gameJson(const SavedGame& game, const std::vector<Annotation>& annotations = {}) {
  const GameRecord record = recordOf(game);
  const std::vector<std::string> positions = positionTexts(game);
  Json start{{"position", positions.front()}, {"comment", record.startComment}};
  if (!annotations.empty()) start.update(annotations.front().json);
  Json moves = Json::array();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const GameRecord::Move& move = record.moves[i];
    Json json{{"number", i + 1},
              {"after", move.parent},
              {"move", move.text},
              {"position", positions[i + 1]},
              {"comment", move.comment}};
    if (!annotations.empty()) json.update(annotations[i + 1].json);
    moves.push_back(std::move(json));
  }
  Json tags = Json::object();
  for (const auto& [name, value] : record.header.others) tags[name] = value;
  return {{"variant", game.variantId()},
          {"first", record.header.first},
          {"second", record.header.second},
          {"date", record.header.date},
          {"result", toText(record.header.result)},
          {"reason", record.header.reason},
          {"tags", std::move(tags)},
          {"start", std::move(start)},
          {"moves", std::move(moves)}};
}

struct GameArguments {
  std::string file;
  std::string outFile;                      ///< output file; stdout if empty
  std::string form = "kotaigame";           ///< argument of --to: kotaigame, moves or positions
  std::optional<std::string> variant = {};  ///< variant for lists of moves or positions
};

static std::vector<SavedResult> readGames(Context& context, const GameArguments& arguments) {
  if (arguments.variant) context.play(*arguments.variant);  // throws for an invalid variant before reading the file
  return importGames(readInput(arguments.file), arguments.variant);
}

static bool isSameFile(const std::string& left, const std::string& right) {
  std::error_code error;
  return left == right || std::filesystem::equivalent(left, right, error);
}

static std::size_t movesOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return each.moves.size(); }, game.game);
}

/// Writes \p text to the output, and reports the \p faults of unreadable parts. Returns the exit code.
static int finish(const GameArguments& arguments, const std::vector<FaultLine>& faults, const std::string& text) {
  if (!faults.empty() && !arguments.outFile.empty() && isSameFile(arguments.file, arguments.outFile))
    throw Failure(fmt::format("{}; {} is left as it is: choose another file with --out", faults.front().sentence(arguments.file),
                              arguments.file));
  if (arguments.outFile.empty()) {
    fmt::print("{}", text);
  } else {
    OutputFile out(arguments.outFile);
    std::fwrite(text.data(), 1, text.size(), out.stream());
    out.commit();
  }
  std::fflush(stdout);
  for (const FaultLine& fault : faults) printError(fault.sentence(arguments.file));
  return faults.empty() ? exitDone : exitFailed;
}

static std::string positionsText(const SavedGame& game) {
  std::string text;
  for (const AnyPosition& position : mainLineOf(game))
    text += std::visit([&](const auto& each) { return each.variant->formatPosition(position); }, game.game) + '\n';
  return text;
}

/// Returns the moves as text. Throws Failure if the game begins at another start position, because the moves
/// alone would describe a different game.
static std::string movesText(const SavedGame& game, const std::string& file) {
  const GameRecord record = recordOf(game);
  if (std::visit([](const auto& each) { return each.start != each.variant->start(); }, game.game))
    throw Failure(fmt::format(
        "{}: the game begins with the position {}, which a list of moves cannot hold; use --to kotaigame or positions",
        placedFile(file, game.place), quotedText(record.start)));
  std::string text;
  for (const std::size_t move : mainMovesOf(game)) text += (text.empty() ? "" : " ") + asWord(record.moves[move].text);
  return text + '\n';
}

static std::string convertedText(const SavedGame& game, const GameArguments& arguments) {
  if (arguments.form == "positions") return positionsText(game);
  return arguments.form == "moves" ? movesText(game, arguments.file) : writeRecord(recordOf(game));
}

/// Removes earlier annotations: lines that begin with "=".
static std::string withoutAnnotation(const std::string& comment) {
  std::string kept;
  for (std::size_t begin = 0; begin < comment.size();) {
    const std::size_t end = std::min(comment.find('\n', begin), comment.size());
    if (comment[begin] != '=') kept += (kept.empty() ? "" : "\n") + comment.substr(begin, end - begin);
    begin = end + 1;
  }
  return kept;
}

static void annotate(std::string& comment, const std::string& words) {
  const std::string kept = withoutAnnotation(comment);
  comment = "= " + words + (kept.empty() ? "" : "\n" + kept);
}

static int checkGames(Context& context, const GameArguments& arguments) {
  const std::vector<SavedResult> games = readGames(context, arguments);
  std::vector<FaultLine> faults = faultsOf(games);
  std::ranges::copy(resultFaultsOf(games), std::back_inserter(faults));
  std::ranges::stable_sort(faults, {}, &FaultLine::game);
  std::size_t moves = 0;
  for (const SavedResult& game : games) moves += game ? movesOf(*game) : 0;
  const auto readable =
      static_cast<std::size_t>(std::ranges::count_if(games, [](const SavedResult& game) { return game.has_value(); }));
  if (context.json) {
    Json lines = Json::array();
    for (const FaultLine& fault : faults) lines.push_back(fault.json());
    fmt::print("{}\n", Json{{"games", readable}, {"moves", moves}, {"faults", lines}}.dump(2));
  } else {
    for (const FaultLine& fault : faults) fmt::print("{}\n", fault.sentence(arguments.file));
    if (faults.empty())
      fmt::print("{} {}, {} {}\n", readable, readable == 1 ? "game" : "games", moves, moves == 1 ? "move" : "moves");
  }
  return faults.empty() ? exitDone : exitFailed;
}

/// Annotates the games. Like `convert`, writes the readable games and reports unreadable parts. Returns 1 if
/// there are unreadable parts. Does not overwrite a source file that has faults.
static int annotateGames(Context& context, const GameArguments& arguments) {
  const std::vector<SavedResult> games = readGames(context, arguments);
  std::string text;
  Json list = Json::array();
  for (const SavedResult& game : games) {
    if (!game) continue;
    context.variantId = game->variantId();
    const std::vector<Annotation> annotations = annotationsOf(context, *game);
    if (context.json) {
      list.push_back(gameJson(*game, annotations));
      continue;
    }
    GameRecord record = recordOf(*game);
    annotate(record.startComment, annotations.front().words);
    for (std::size_t i = 0; i < record.moves.size(); ++i) annotate(record.moves[i].comment, annotations[i + 1].words);
    text += writeRecord(record);
  }
  return finish(arguments, faultsOf(games), context.json ? list.dump(2) + '\n' : text);
}

static int convertGames(Context& context, const GameArguments& arguments) {
  const std::vector<SavedResult> games = readGames(context, arguments);
  std::string text;
  Json list = Json::array();
  for (const SavedResult& game : games) {
    if (!game) continue;
    if (context.json)
      list.push_back(gameJson(*game));
    else
      text += convertedText(*game, arguments);
  }
  return finish(arguments, faultsOf(games), context.json ? list.dump(2) + '\n' : text);
}

constexpr const char* formats = "docs/game-format.md describes the files.";

static CLI::App& addGameCommand(CLI::App& game, Context& context, const std::string& name, const std::string& purpose,
                                const std::shared_ptr<GameArguments>& options, int (*run)(Context&, const GameArguments&)) {
  CLI::App& command = addCommand(game, context, name, purpose, options, run);
  command.add_option("FILE", options->file, "File of games; - reads the standard input")->type_name("")->required();
  command
      .add_option_function<std::string>(
          "--variant", [options](const std::string& text) { options->variant = text; },
          "Variant of a list of moves or positions; files of games name their own")
      ->type_name("VARIANT");
  command.footer(formats);
  return command;
}

static void addOutOption(CLI::App& command, const std::shared_ptr<GameArguments>& options) {
  addTextOption(command, "--out", options->outFile, "Output file, written completely or not at all (default: stdout)")
      ->type_name("FILE");
}

void addGameCommand(CLI::App& app, Context& context) {
  CLI::App& game = *app.add_subcommand("game", "Check, annotate and convert saved games");
  game.require_subcommand(1);
  const auto check = std::make_shared<GameArguments>();
  CLI::App& checking =
      addGameCommand(game, context, "check", "Report unreadable parts, and results that contradict the game", check, checkGames);
  checking.footer(std::string("Prints one line for each fault, and exits with 1 if there is any.\n") + formats);
  addJsonOption(checking, context);
  const auto annotate = std::make_shared<GameArguments>();
  CLI::App& annotating =
      addGameCommand(game, context, "annotate", "Write values and verdicts from a solution into the comments of the moves",
                     annotate, annotateGames);
  addOutOption(annotating, annotate);
  addJsonOption(annotating, context);
  const auto convert = std::make_shared<GameArguments>();
  CLI::App& converting =
      addGameCommand(game, context, "convert", "Convert games from other notations, or to another format", convert, convertGames);
  addOutOption(converting, convert);
  addJsonOption(converting, context);
  addChoiceOption(converting, "--to", convert->form, {"kotaigame", "moves", "positions"},
                  "kotaigame, moves (one game per line) or positions (one per line, main line only) (default: kotaigame)")
      ->type_name("FORM");
}

}  // namespace kotai::cli
