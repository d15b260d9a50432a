// Second implementation of Gobblet Gobblers for tests, as plain as possible. The board consists of stacks of
// letters, and moves are tried one by one.
#pragma once

#include <array>
#include <map>
#include <random>
#include <string>

namespace slow_gobblet {

/// Stack of letters from bottom to top for each square, in the order a1 b1 c1 a2 ... Upper case is orange.
struct Position {
  std::array<std::string, 9> stacks;
  char side = 'o';
  std::string losingLift;  ///< the move whose lift has just ended the game, if any
};

/// Rule that differs between the variants: whether a lifted piece may cover the line that it reveals.
struct Rules {
  bool mayCover = false;
};

std::string toText(const Position& position);
/// Returns whether the side has three visible pieces in a row.
bool hasLine(const Position& position, char side);
/// Returns whether the game is over and the side to move has won, because the other side made a losing lift.
bool isWon(const Position& position);
bool isLost(const Position& position);
/// Returns the position after each move, indexed by the text of the move. Empty if the game is over.
std::map<std::string, Position> moves(const Position& position, Rules rules = {});
/// Returns a position with random pieces on random squares, without a line of the side to move.
Position randomPosition(std::mt19937_64& random);

}  // namespace slow_gobblet
