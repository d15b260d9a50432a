// The race of both pawns to their goals: paths, pawns in the way, and the fences that lengthen paths most.
#pragma once

#include <optional>

#include "core/games/quoridor/rules.h"

namespace kotai::quoridor {

/// Returns the number of single steps to the goal, without pawns in the way.
int pathLength(const Rules& rules, const Rules::Position& position, Side side);

/// Returns whether the other pawn stands in the only way of a side's pawn.
bool isBarred(const Rules& rules, const Rules::Position& position, Side side);

/// The moment when two pawns that walk towards each other in a corridor are neighbours.
struct Meeting {
  int apart = 0;  ///< number of single steps between the pawns
  Side jumper = Side::First;
  int jumperPath = 0;  ///< path of the jumping pawn after its jump
  int otherPath = 0;   ///< path of the other pawn at that time
  friend constexpr bool operator==(const Meeting&, const Meeting&) = default;
};
/// Returns the meeting to which all shortest walks of both pawns lead, with the same paths. Returns nothing if there is none, if
/// no jump is possible then, or if the pawn that is jumped over could go around.
std::optional<Meeting> meeting(const Rules& rules, const Rules::Position& position);

/// A fence that a side could place, and the paths after it.
struct Hindrance {
  Rules::Move fence;
  int hinderedPath = 0;
  int ownPath = 0;
};
/// Returns the fence of \p side that costs the other side most compared with \p side itself, or nothing if there is no fence.
/// The side may also be the one that is not to move.
std::optional<Hindrance> strongestFence(const Rules& rules, const Rules::Position& position, Side side);
/// Returns the fence of the side that is not to move that costs the side to move most, among those with which it wins the plain
/// race after every pawn move of the side to move. Returns nothing if there is no such fence.
std::optional<Hindrance> inescapableFence(const Rules& rules, const Rules::Position& position);
/// Returns whether a side may place a fence, as if it were to move.
bool canPlace(const Rules& rules, Rules::Position position, Side side, Rules::Move fence);
/// Returns the length of the other side's path after the fence of \p side that lengthens it most, or its length now.
int longestPathOfOther(const Rules& rules, const Rules::Position& position, Side side);

}  // namespace kotai::quoridor
