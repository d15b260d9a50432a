// The players of games in which the sides alternate, as options name them.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "app/cli/base/context.h"
#include "core/players/player.h"

namespace kotai::cli {

struct PlayerRequest {
  std::string text;
  std::uint64_t seed = 1;
};

/// Reads the solution where a player goes by one. A level that has none plays all the same, which is told on stderr. Throws
/// TextFailure for what names no player, before a SolutionError for a missing solution. Engines of others throw Interrupted as
/// soon as \p stop is requested, here and when they are asked for a move.
std::vector<std::unique_ptr<Player>> makePlayers(const Context& context, const VariantPtr& variant,
                                                 const std::vector<PlayerRequest>& requests, const std::stop_token& stop);

}  // namespace kotai::cli
