// Gobblet Gobblers written down as plainly as possible, to test the real rules against: stacks of letters, tried out move by
// move.
#pragma once

#include <array>
#include <map>
#include <random>
#include <string>

namespace slow_gobblet {

/// A stack of letters from bottom to top for each square, a1 b1 c1 a2 ...; upper case is orange.
struct Position {
  std::array<std::string, 9> stacks;
  char side = 'o';
  std::string losingLift;  ///< the move that has just ended the game by its lift, if one has
};

std::string toText(const Position& position);
/// Three visible pieces in a row.
bool hasLine(const Position& position, char side);
/// The game is over: the side to move has won (by a losing lift of the other side), or lost.
bool isWon(const Position& position);
bool isLost(const Position& position);
/// All moves with the positions they lead to; none if the game is over.
std::map<std::string, Position> moves(const Position& position);
/// Pieces put anywhere they may lie, with no line for the side to move; how many is drawn first.
Position randomPosition(std::mt19937_64& random);

}  // namespace slow_gobblet
