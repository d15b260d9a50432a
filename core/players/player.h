// Players for games with alternating moves.
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/analysis/moves.h"

namespace kotai {

/// Chooses moves; keeps a random generator, so use one per thread and game.
class Player {
 public:
  virtual ~Player() = default;
  /// Precondition: the position has a legal move.
  virtual AnyMove choose(const AnyPosition& position) = 0;
};

/// `perfect` (wins fastest, resists longest, ties at random), `random`, `level=1..9` (9 nearly perfect; lower levels
/// slip more often and further, but prefer small slips). `random` works without a solution; the others need one
/// (precondition).
tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, VariantPtr variant, SolutionPtr solution,
                                                            std::uint64_t seed);

}  // namespace kotai
