#include "core/games/quoridor/race.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/games/quoridor/board.h"

namespace kotai::quoridor {

int pathLength(const Rules& rules, const Rules::Position& position, Side side) {
  return shortestPath(rules.board(), position.fences, position.pawn(side), side == Side::First);
}

bool isBarred(const Rules& rules, const Rules::Position& position, Side side) {
  const Board& board = rules.board();
  auto open = passages<Bits128>(board, position.fences);
  const Bits128 pawn = Bits128{1} << position.pawn(other(side));
  open.east &= ~(pawn | pawn >> 1);
  open.north &= ~(pawn | pawn >> board.columns);
  const Bits128 goal = rowBits<Bits128>(board, side == Side::First ? board.rows - 1 : 0);
  return (open.reach(Bits128{1} << position.pawn(side)) & goal) == 0;
}

/// Returns the number of single steps between the pawns, or -1 if fences separate them.
static int stepsBetweenPawns(const Board& board, const Rules::Position& position) {
  const auto open = passages<Bits128>(board, position.fences);
  Bits128 reached = Bits128{1} << position.first;
  for (int steps = 0;; ++steps) {
    if (((reached >> position.second) & 1U) != 0) return steps;
    const Bits128 next = reached | open.neighbours(reached);
    if (next == reached) return -1;
    reached = next;
  }
}

/// Returns the positions after each single step that brings the side to move nearer to its goal, as if the other pawn were not
/// there.
static std::vector<Rules::Position> nearer(const Rules& rules, const Rules::Position& position) {
  const Side side = position.toMove;
  std::vector<Rules::Position> found;
  forEachBit(passages<Bits128>(rules.board(), position.fences).neighbours(Bits128{1} << position.pawn(side)), [&](int square) {
    Rules::Position after = position;
    (side == Side::First ? after.first : after.second) = static_cast<std::uint8_t>(square);
    after.toMove = other(side);
    if (pathLength(rules, after, side) < pathLength(rules, position, side)) found.push_back(after);
  });
  return found;
}

/// Returns what happens when the pawns are neighbours, or nothing if no jump is possible or the other pawn can go around.
static std::optional<Meeting> jumpIn(const Rules& rules, const Rules::Position& met) {
  const Side jumper = met.toMove;
  if (!isBarred(rules, met, other(jumper))) return std::nullopt;
  int shortest = std::numeric_limits<int>::max();
  forEachBit(rules.jumpTargets(met), [&](int square) {
    shortest = std::min(shortest, shortestPath(rules.board(), met.fences, square, jumper == Side::First));
  });
  if (shortest == std::numeric_limits<int>::max()) return std::nullopt;
  return Meeting{0, jumper, shortest, pathLength(rules, met, other(jumper))};
}

std::optional<Meeting> meeting(const Rules& rules, const Rules::Position& position) {
  const int apart = stepsBetweenPawns(rules.board(), position);
  std::vector<Rules::Position> now{position};
  for (int left = apart - 1; left > 0; --left) {
    std::vector<Rules::Position> next;
    for (const Rules::Position& each : now) {
      const auto steps = nearer(rules, each);
      if (steps.empty()) return std::nullopt;
      for (const Rules::Position& after : steps) {
        if (stepsBetweenPawns(rules.board(), after) != left) return std::nullopt;
        if (std::ranges::find(next, after) == next.end()) next.push_back(after);
      }
    }
    now = std::move(next);
  }
  std::optional<Meeting> found;
  for (const Rules::Position& each : now) {
    auto met = apart > 0 ? jumpIn(rules, each) : std::nullopt;
    if (!met) return std::nullopt;
    met->apart = apart;
    if (found && *found != *met) return std::nullopt;
    found = met;
  }
  return found;
}

/// Calls visit(fence, position after it) for every fence of a side, as if this side were to move.
template <class Visit>
static void forEachFence(const Rules& rules, Rules::Position position, Side side, Visit visit) {
  position.toMove = side;
  rules.forEachMove(position, [&](Rules::Move move) {
    if (move.kind != Rules::Move::Kind::Pawn) visit(move, rules.play(position, move));
  });
}

/// Returns the fence of a side that costs the other side most, among those for which isWanted(fence) is true.
template <class Wanted>
static std::optional<Hindrance> strongestOf(const Rules& rules, const Rules::Position& position, Side side, Wanted isWanted) {
  std::optional<Hindrance> best;
  forEachFence(rules, position, side, [&](Rules::Move fence, const Rules::Position& after) {
    const Hindrance made{fence, pathLength(rules, after, other(side)), pathLength(rules, after, side)};
    const bool isStronger = !best || made.hinderedPath - made.ownPath > best->hinderedPath - best->ownPath;
    if (isStronger && isWanted(fence)) best = made;
  });
  return best;
}

std::optional<Hindrance> strongestFence(const Rules& rules, const Rules::Position& position, Side side) {
  return strongestOf(rules, position, side, [](Rules::Move) { return true; });
}

bool canPlace(const Rules& rules, Rules::Position position, Side side, Rules::Move fence) {
  position.toMove = side;
  return !rules.whyNot(position, {fence.place, fence.kind == Rules::Move::Kind::Vertical});
}

std::optional<Hindrance> inescapableFence(const Rules& rules, const Rules::Position& position) {
  const Side mover = position.toMove, fencer = other(mover);
  std::vector<Rules::Position> stepped;
  rules.forEachMove(position, [&](Rules::Move move) {
    if (move.kind == Rules::Move::Kind::Pawn) stepped.push_back(rules.play(position, move));
  });
  return strongestOf(rules, position, fencer, [&](Rules::Move fence) {
    return std::ranges::all_of(stepped, [&](const Rules::Position& each) {
      if (rules.finishedValue(each) || !canPlace(rules, each, fencer, fence)) return false;
      const Rules::Position placed = rules.play(each, fence);
      return pathLength(rules, placed, mover) > pathLength(rules, placed, fencer);
    });
  });
}

int longestPathOfOther(const Rules& rules, const Rules::Position& position, Side side) {
  int longest = pathLength(rules, position, other(side));
  forEachFence(rules, position, side, [&](Rules::Move, const Rules::Position& after) {
    longest = std::max(longest, pathLength(rules, after, other(side)));
  });
  return longest;
}

}  // namespace kotai::quoridor
