#include "app/cli/games/game_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>

#include "app/cli/base/input_file.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/output_file.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/commands/registry.h"
#include "app/cli/games/game_faults.h"
#include "app/cli/games/game_json.h"
#include "core/game/registry.h"
#include "core/record/imports.h"
#include "core/record/record_escapes.h"
#include "core/record/record_writer.h"

namespace kotai::cli {

namespace {

std::vector<SavedResult> readGames(Context& context, const GameArguments& arguments) {
  if (arguments.variant) context.play(*arguments.variant);  // reports a text that is no variant
  return importGames(readInput(arguments.file), arguments.variant);
}

bool isSameFile(const std::string& left, const std::string& right) {
  std::error_code error;
  return left == right || std::filesystem::equivalent(left, right, error);
}

std::size_t movesOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return each.moves.size(); }, game.game);
}

/// Writes the text and reports unreadable parts.
int finish(const GameArguments& arguments, const std::vector<FaultLine>& faults, const std::string& text) {
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

std::string positionsText(const SavedGame& game) {
  std::string text;
  for (const AnyPosition& position : mainLineOf(game))
    text += std::visit([&](const auto& each) { return each.variant->formatPosition(position); }, game.game) + '\n';
  return text;
}

/// Throws Failure for a custom start, because the text would be read as another game.
std::string movesText(const SavedGame& game, const std::string& file) {
  const GameRecord record = recordOf(game);
  if (std::visit([](const auto& each) { return each.start != each.variant->start(); }, game.game))
    throw Failure(fmt::format(
        "{}: the game begins with the position {}, which a list of moves cannot hold; use --to kotaigame or positions",
        placedFile(file, game.place), quotedText(record.start)));
  std::string text;
  for (const std::size_t move : mainMovesOf(game)) text += (text.empty() ? "" : " ") + asWord(record.moves[move].text);
  return text + '\n';
}

std::string convertedText(const SavedGame& game, const GameArguments& arguments) {
  if (arguments.form == "positions") return positionsText(game);
  return arguments.form == "moves" ? movesText(game, arguments.file) : writeRecord(recordOf(game));
}

/// Removes earlier annotations: lines that begin with "=".
std::string withoutAnnotation(const std::string& comment) {
  std::string kept;
  for (std::size_t begin = 0; begin < comment.size();) {
    const std::size_t end = std::min(comment.find('\n', begin), comment.size());
    if (comment[begin] != '=') kept += (kept.empty() ? "" : "\n") + comment.substr(begin, end - begin);
    begin = end + 1;
  }
  return kept;
}

void annotate(std::string& comment, const std::string& words) {
  const std::string kept = withoutAnnotation(comment);
  comment = "= " + words + (kept.empty() ? "" : "\n" + kept);
}

}  // namespace

int checkGames(Context& context, const GameArguments& arguments) {
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

int annotateGames(Context& context, const GameArguments& arguments) {
  const std::vector<SavedResult> games = readGames(context, arguments);
  std::string text;
  Json list = Json::array();
  for (const SavedResult& game : games) {
    if (!game) continue;
    context.variantId = game->variantId();
    const std::vector<Annotation> annotations = commandsFor(game->variantId()).annotations(context, *game);
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

int convertGames(Context& context, const GameArguments& arguments) {
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

}  // namespace kotai::cli
