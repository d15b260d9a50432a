// All games: one line each.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

struct GameInfo {
  std::string id;                          ///< "dodgem"
  std::vector<std::string> knownVariants;  ///< smallest first
};

const std::vector<GameInfo>& games();

/// Reads `game[:size][,key=value...]`. Variants are made once and shared.
tl::expected<VariantPtr, TextError> parseVariant(std::string_view text);

}  // namespace kotai
