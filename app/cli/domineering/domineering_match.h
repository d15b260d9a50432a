// `match` for games with simultaneous moves.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

struct MatchArguments {
  std::string variant;
  std::array<std::string, 2> players;  ///< by Side; empty: the game's default
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t maxPlies = 1000;  ///< of games with alternating moves
  unsigned threads = 0;           ///< of games with simultaneous moves; 0: as many as the machine has
};

int matchDomineering(Context& context, const MatchArguments& arguments);

}  // namespace kotai::cli
