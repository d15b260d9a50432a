// A saved game of either kind, and its conversion from and to text.
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
  TextPlace place = {};  ///< place of the game in the source text

  const std::string& variantId() const;
  const std::vector<GameDamage>& damage() const;
  const GameHeader& header() const;
  bool hasMoves() const;
};

using SavedResult = tl::expected<SavedGame, GameFault>;

SavedResult playRecord(const GameRecord& record);
/// Returns the games of a file: at least one, or none if stopped.
std::vector<SavedResult> readSavedGames(std::string_view text, const std::stop_token& stop = {});

GameRecord recordOf(const SavedGame& game);
/// Returns a record without moves, but with the data for move numbers.
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

/// Makes the last move of the main line the current move, unless the game already has a current move.
void selectLastMove(SavedGame& game);

/// Returns the moves of the main line as indices: each move is the first continuation of the previous move.
std::vector<std::size_t> mainMovesOf(const SavedGame& game);
std::vector<AnyPosition> mainLineOf(const SavedGame& game);
/// Returns the start position, and then the position after each move of the game, in the order of the moves.
std::vector<AnyPosition> positionsOf(const SavedGame& game);

}  // namespace kotai
