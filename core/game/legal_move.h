// Whether a move is legal, for games that visit their moves (core/game/tiered_game.h).
#pragma once

namespace kotai {

/// Returns whether a move is legal in a position. No move is legal in a finished position.
template <class Game>
bool isLegalMove(const Game& game, const typename Game::Position& position, const typename Game::Move& move) {
  bool isLegal = false;
  game.forEachMove(position, [&](const typename Game::Move& each) { isLegal = isLegal || each == move; });
  return isLegal;
}

}  // namespace kotai
