// Leftovers of interrupted solves and searches in the data folder: to be shown, resumed, or removed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// The files of one variant that belong to no finished solution.
struct Leftover {
  enum class Kind {
    Solve,
    FiguresSolve,  ///< one that keeps no values: gone on with on the command line
    SimultaneousSolve,
    Proof,
  };
  Kind kind = Kind::Solve;
  VariantPtr variant;                   ///< null for games with simultaneous moves
  SimultaneousVariantPtr simultaneous;  ///< null for all others
  std::vector<std::filesystem::path> files;
  std::filesystem::path lock;  ///< what a running solve of it locks
  std::uint64_t bytes = 0;
  std::uint64_t tiersDone = 0;   ///< of solves
  std::uint64_t tiersTotal = 0;  ///< 0: not known
  bool inUse = false;            ///< a solve of it is running, in this program or another one
  bool needless = false;         ///< the variant is solved: there is nothing to go on with

  const std::string& variantId() const { return variant ? variant->id() : simultaneous->id(); }
  friend bool operator==(const Leftover& a, const Leftover& b) {
    return a.kind == b.kind && a.variantId() == b.variantId() && a.files == b.files && a.bytes == b.bytes &&
           a.tiersDone == b.tiersDone && a.inUse == b.inUse && a.needless == b.needless;
  }
};

/// By variant. Files that are not of this program, links and folders are passed over; a folder that cannot be read holds
/// nothing. Reads the heads of the records only.
std::vector<Leftover> findLeftovers(const std::filesystem::path& directory);

/// Removes the files; gives the bytes that were freed. Throws SolutionError: Locked if a solve of the variant is running, then
/// nothing is removed; WriteFailed.
std::uint64_t removeLeftover(const Leftover& leftover);

}  // namespace kotai
