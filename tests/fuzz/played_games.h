// Checks a property of every game that was read from a text: each move can be played in its position.
#pragma once

#include <algorithm>
#include <vector>

#include "core/record/saved_game.h"
#include "tests/fuzz/fuzz_target.h"

namespace kotai::fuzz {

template <class Game, class Play>
void playAll(const Game& game, const Play& play) {
  std::vector<AnyPosition> positions{game.start};
  for (const auto& move : game.moves) {
    require(move.parent >= 0 && move.parent < static_cast<int>(positions.size()), "a move hangs on a later one");
    positions.push_back(play(positions[static_cast<std::size_t>(move.parent)], move.move));
  }
  require(game.current >= 0 && game.current < static_cast<int>(positions.size()), "the place in the game is not there");
}

template <class Move>
bool isAmong(const std::vector<Move>& moves, const Move& move) {
  return std::ranges::find(moves, move) != moves.end();
}

inline void checkPlayed(const ReadGame& game) {
  playAll(game, [&game](const AnyPosition& before, AnyMove move) {
    require(isAmong(game.variant->legalMoves(before), move), "a move that is not legal");
    return game.variant->play(before, move);
  });
}

inline void checkPlayed(const ReadTurnGame& game) {
  playAll(game, [&game](const AnyPosition& before, JointMove turn) {
    const bool legal = isAmong(game.variant->moves(before, Side::First), turn.first) &&
                       isAmong(game.variant->moves(before, Side::Second), turn.second);
    require(legal && !game.variant->finished(before), "a turn that is not legal");
    return game.variant->play(before, turn);
  });
}

}  // namespace kotai::fuzz
