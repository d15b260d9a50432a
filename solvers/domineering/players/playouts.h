// Random games to the end. Both sides choose uniformly among all their moves in every turn.
#pragma once

#include <cstdint>
#include <memory>

#include "core/game/types.h"
#include "core/games/domineering/board.h"
#include "solvers/domineering/players/random_stream.h"

namespace kotai::domineering {

/// Numbers of playouts by result.
struct PlayoutTally {
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::uint64_t total() const { return firstWins + secondWins + draws; }
  PlayoutTally& operator+=(const PlayoutTally& added) {
    firstWins += added.firstWins;
    secondWins += added.secondWins;
    draws += added.draws;
    return *this;
  }
};

/// Interface to code compiled for each kind of processor. Equal seeds give equal playouts on every machine.
template <class Bits>
class Playouts {
 public:
  virtual ~Playouts() = default;
  /// Runs playouts that begin with a domino of the searching side (lower or left cell) and a random reply. Precondition: the
  /// other side can move and count > 0.
  virtual PlayoutTally afterMove(Bits covered, Side side, int ownCell, std::uint64_t count, RandomStream& random) const = 0;
  /// Runs one playout. Returns the payoff for the first side.
  virtual int one(Bits covered, RandomStream& random) const = 0;
};

template <class Bits>
using PlayoutsPtr = std::unique_ptr<Playouts<Bits>>;

template <class Bits>
PlayoutsPtr<Bits> makePortablePlayouts(const domineering::Board<Bits>& board);
/// Returns the version for processors with AVX2 and BMI2, or null if the program was built without this version.
/// Precondition: mayUseAvx2().
template <class Bits>
PlayoutsPtr<Bits> makeBmi2Playouts(const domineering::Board<Bits>& board);

/// Returns the fastest version that this machine can run.
template <class Bits>
PlayoutsPtr<Bits> makePlayouts(const domineering::Board<Bits>& board, bool portable = false);

}  // namespace kotai::domineering
