// A saved game of any kind, and its conversion from and to text.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/record/read_game.h"

namespace kotai {

struct SavedGame {
  std::variant<ReadGame, ReadTurnGame> game;
  TextPlace place = {};  ///< place of its beginning in the source text

  const std::string& variantId() const;
  const std::vector<GameDamage>& damage() const;
  const GameHeader& header() const;
  bool hasMoves() const;
};

using SavedResult = tl::expected<SavedGame, GameFault>;

SavedResult playRecord(const GameRecord& record);
/// Returns the games of a file, at least one. None if stopped.
std::vector<SavedResult> readSavedGames(std::string_view text, const std::stop_token& stop = {});

/// Returns the readable part of a game, for writing it again.
GameRecord recordOf(const SavedGame& game);
/// Returns a record without moves, but with everything needed for its move numbers.
template <class AnyVariant>
GameRecord recordOf(const AnyVariant& variant, const AnyPosition& start) {
  GameRecord record;
  record.variant = variant.id();
  record.start = variant.formatPosition(start);
  if constexpr (requires { variant.sideToMove(start); })
    record.secondMovesFirst = variant.sideToMove(start) == Side::Second;
  else
    record.movesPerNumber = 1;
  return record;
}

/// Selects the last move of the main line unless the game names a move.
void lookAtEnd(SavedGame& game);

/// Returns the moves of the main line as indices: each is the first continuation of the previous one.
std::vector<std::size_t> mainMovesOf(const SavedGame& game);
/// Returns the positions of the main line, the start position first.
std::vector<AnyPosition> mainLineOf(const SavedGame& game);
/// Returns the start position, and then the position after each move of the game, in the order of the moves.
std::vector<AnyPosition> positionsOf(const SavedGame& game);

}  // namespace kotai
