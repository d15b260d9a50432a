// `game`: checks, annotates and converts saved games.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/games/game_commands.h"

namespace kotai::cli {

namespace {

constexpr const char* formats = "docs/game-format.md describes the files; - reads the standard input.";

CLI::App& addGameCommand(CLI::App& game, Context& context, const std::string& name, const std::string& purpose,
                         const std::shared_ptr<GameArguments>& options, int (*run)(Context&, const GameArguments&)) {
  CLI::App& command = addCommand(game, context, name, purpose, options, run);
  command.add_option("file", options->file, "File of games")->type_name("FILE")->required();
  command
      .add_option_function<std::string>(
          "--variant", [options](const std::string& text) { options->variant = text; },
          "Variant of a list of moves or positions; files of games name their own")
      ->type_name("VARIANT");
  command.footer(formats);
  return command;
}

void addOutOption(CLI::App& command, const std::shared_ptr<GameArguments>& options) {
  addTextOption(command, "--out", options->outFile, "Output file, written completely or not at all (default: stdout)")
      ->type_name("FILE");
}

}  // namespace

void addGameCommand(CLI::App& app, Context& context) {
  CLI::App& game = *app.add_subcommand("game", "Check, annotate and convert saved games");
  game.require_subcommand(1);
  const auto check = std::make_shared<GameArguments>();
  CLI::App& checking = addGameCommand(
      game, context, "check",
      "Report parts that cannot be read and results that contradict the game, one per line, with exit code 1", check, checkGames);
  addJsonOption(checking, context);
  const auto annotate = std::make_shared<GameArguments>();
  CLI::App& annotating =
      addGameCommand(game, context, "annotate", "Write the values and verdicts of a solution into the comments of the moves",
                     annotate, annotateGames);
  addOutOption(annotating, annotate);
  addJsonOption(annotating, context);
  const auto convert = std::make_shared<GameArguments>();
  CLI::App& converting =
      addGameCommand(game, context, "convert", "Read games, including those in other notations, and write them in another format",
                     convert, convertGames);
  addOutOption(converting, convert);
  addJsonOption(converting, context);
  addChoiceOption(converting, "--to", convert->form, {"kotaigame", "moves", "positions"},
                  "kotaigame, moves (one game per line) or positions (one per line, main line only) (default: kotaigame)")
      ->type_name("FORM");
}

}  // namespace kotai::cli
