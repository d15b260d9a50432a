// A game read from a string, with any type of move. Its moves have been checked against the rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/registry.h"
#include "core/game/types.h"
#include "core/game/variant.h"
#include "core/record/game_record.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/turns.h"

namespace kotai {

template <typename VariantPointer, typename MoveType>
struct ReadGameOf {
  VariantPointer variant;
  AnyPosition start;
  GameHeader header;
  struct Move {
    int parent = 0;  ///< number of the preceding move; 0 is the start position, moves count from 1
    MoveType move;
    std::string comment;
  };
  std::vector<Move> moves;
  std::string startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< omitted parts; moves after an omitted move are omitted, too
};

using ReadGame = ReadGameOf<VariantPtr, AnyMove>;
using ReadTurnGame = ReadGameOf<SimultaneousVariantPtr, JointMove>;

/// Calls use(game, variant) with an empty game of the variant's kind, and the parsed variant or the fault in its text.
template <class Use>
auto withGameOf(std::string_view variant, Use&& use) {
  return isSimultaneous(variant) ? use(ReadTurnGame(), parseSimultaneousVariant(variant))
                                 : use(ReadGame(), parseVariant(variant));
}

/// The following functions correspond to the functions for joint turns in core/simultaneous/turns.h.
inline tl::expected<AnyMove, TextError> parseTurn(const Variant& variant, const AnyPosition& position, std::string_view text) {
  return variant.parseMove(position, text);
}
inline std::optional<AnyMove> turnBetween(const Variant& variant, const AnyPosition& before, const AnyPosition& after) {
  for (const AnyMove move : variant.legalMoves(before))
    if (variant.play(before, move) == after) return move;
  return std::nullopt;
}

}  // namespace kotai
