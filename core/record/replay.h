// Replays a record by the rules. Legal moves form the game, and other moves are reported as damage.
#pragma once

#include <functional>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/game/types.h"
#include "core/record/game_record.h"
#include "core/record/read_game.h"

namespace kotai {

/// Plays a move. Parents are indices among the played moves, with 0 for the start position.
using PlayRecorded =
    std::function<tl::expected<AnyPosition, TextError>(const AnyPosition& before, int parent, const GameRecord::Move& move)>;

struct Replay {
  int current = 0;  ///< index of the current move among the played moves
  std::vector<GameDamage> damage;
};

/// Plays all legal moves. Omits an illegal move and all moves after it.
Replay replay(const GameRecord& record, const AnyPosition& start, const PlayRecorded& play);

/// Returns the game (a ReadGameOf) with all legal moves. \p variant: the record's variant, or the fault in its text.
template <typename Game, typename ParsedVariant>
tl::expected<Game, GameFault> playRecord(const GameRecord& record, const ParsedVariant& variant) {
  if (!variant) return tl::unexpected(GameFault{GameFault::Kind::Variant, record.variant, variant.error(), 0, record.place});
  const bool standard = record.start.empty() && record.place.line > 0;  // text files may omit the usual start position
  using Start = tl::expected<AnyPosition, TextError>;
  const Start start = standard ? Start((*variant)->start()) : (*variant)->parsePosition(record.start);
  if (!start) return tl::unexpected(GameFault{GameFault::Kind::Start, record.start, start.error(), 0, record.place});
  Game game{*variant, *start, record.header, {}, record.startComment, 0, {}};
  const auto play = [&](const AnyPosition& before, int parent,
                        const GameRecord::Move& item) -> tl::expected<AnyPosition, TextError> {
    const auto move = parseTurn(**variant, before, item.text);
    if (!move) return tl::unexpected(move.error());
    game.moves.push_back({parent, *move, item.comment});
    return (*variant)->play(before, *move);
  };
  Replay played = replay(record, *start, play);
  game.current = played.current;
  game.damage = std::move(played.damage);
  return game;
}

}  // namespace kotai
