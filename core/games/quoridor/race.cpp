#include "core/games/quoridor/race.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
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

/// Returns the squares of a shortest way between two squares, with both ends. Returns nothing if fences separate the squares.
static std::vector<int> route(const Board& board, const FenceSet& fences, int from, int to) {
  const auto open = passages<Bits128>(board, fences);
  std::vector<Bits128> layers{Bits128{1} << to};
  if (((open.reach(layers.back()) >> from) & 1U) == 0) return {};
  while (((layers.back() >> from) & 1U) == 0) layers.push_back(layers.back() | open.neighbours(layers.back()));
  std::vector<int> squares{from};
  for (std::size_t left = layers.size() - 1; left > 0; --left)
    squares.push_back(lowestBit(open.neighbours(Bits128{1} << squares.back()) & layers[left - 1]));
  return squares;
}

/// Returns whether each step of a way brings the pawn of a side nearer to its goal.
static bool leadsToGoal(const Rules& rules, const Rules::Position& position, Side side, const std::vector<int>& way) {
  const auto stepsFrom = [&](int square) { return shortestPath(rules.board(), position.fences, square, side == Side::First); };
  return std::ranges::is_sorted(way, std::ranges::greater_equal(), stepsFrom);
}

std::optional<Meeting> meeting(const Rules& rules, const Rules::Position& position) {
  const Side mover = position.toMove;
  const std::vector<int> way = route(rules.board(), position.fences, position.pawn(mover), position.pawn(other(mover)));
  if (way.empty()) return std::nullopt;
  const std::size_t apart = way.size() - 1;
  const std::size_t steps = apart / 2;  // the steps of the mover before the pawns meet
  Rules::Position met = position;
  met.toMove = apart % 2 == 1 ? mover : other(mover);
  const auto mine = static_cast<std::uint8_t>(way[steps]), theirs = static_cast<std::uint8_t>(way[steps + 1]);
  if (!leadsToGoal(rules, position, mover, {way.begin(), way.begin() + static_cast<std::ptrdiff_t>(steps) + 1}) ||
      !leadsToGoal(rules, position, other(mover), {way.rbegin(), way.rend() - static_cast<std::ptrdiff_t>(steps) - 1}))
    return std::nullopt;
  met.first = mover == Side::First ? mine : theirs;
  met.second = mover == Side::First ? theirs : mine;
  Meeting found{static_cast<int>(apart), met.toMove, std::numeric_limits<int>::max(), pathLength(rules, met, other(met.toMove)),
                isBarred(rules, met, other(met.toMove))};
  const bool isFirst = met.toMove == Side::First;
  forEachBit(rules.jumpTargets(met), [&](int square) {
    found.jumperPath = std::min(found.jumperPath, shortestPath(rules.board(), met.fences, square, isFirst));
  });
  return found.jumperPath == std::numeric_limits<int>::max() ? std::nullopt : std::optional(found);
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
