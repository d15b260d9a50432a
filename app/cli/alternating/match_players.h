// The players of `match` and `move`: perfect, levels, random, or external engines.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "core/players/player.h"

namespace kotai::cli {

struct PlayerRequest {
  std::string text;
  std::uint64_t seed = 1;
};

/// Creates the players. Reads the solution if a player needs it. Without a solution, a level plays by search, with a
/// note on stderr. Throws TextFailure for an unknown player. This error takes precedence over a SolutionError for a
/// missing solution. External engines throw Interrupted on a stop request, here and while they choose a move.
std::vector<std::unique_ptr<Player>> makePlayers(const Context& context, const VariantPtr& variant,
                                                 const std::vector<PlayerRequest>& requests, const std::stop_token& stop);

}  // namespace kotai::cli
