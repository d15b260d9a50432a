// Runs `game check`, `game annotate` and `game convert`.
#pragma once

#include <optional>
#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

struct GameArguments {
  std::string file;
  std::string outFile;                      ///< stdout if empty
  std::string form = "kotaigame";           ///< --to: kotaigame, moves or positions
  std::optional<std::string> variant = {};  ///< variant for lists of moves or positions
};

int checkGames(Context& context, const GameArguments& arguments);
/// Both commands write the readable part, report the rest and then return 1. Neither overwrites a source file with faults.
int annotateGames(Context& context, const GameArguments& arguments);
int convertGames(Context& context, const GameArguments& arguments);

}  // namespace kotai::cli
