// Finds and removes leftovers of interrupted solves and searches in the data folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/play/play.h"

namespace kotai {

/// Files of a variant that do not belong to a finished solution.
struct Leftover {
  enum class Kind {
    Solve,
    FiguresSolve,  ///< solve without stored values; only the command line can resume it
    Proof,
  };
  Kind kind = Kind::Solve;
  PlayPtr play;
  std::vector<std::filesystem::path> files;
  std::filesystem::path lock;  ///< file that a running solve locks
  std::uint64_t bytes = 0;
  std::uint64_t tiersDone = 0;   ///< number of finished tiers, only for solves
  std::uint64_t tiersTotal = 0;  ///< total number of tiers; 0 if unknown
  bool inUse = false;            ///< a solve of the variant is running, in this or another program
  bool needless = false;         ///< the variant is solved, so there is nothing to resume

  const std::string& variantId() const { return play->id(); }
  friend bool operator==(const Leftover& a, const Leftover& b) {
    return a.kind == b.kind && a.variantId() == b.variantId() && a.files == b.files && a.bytes == b.bytes &&
           a.tiersDone == b.tiersDone && a.inUse == b.inUse && a.needless == b.needless;
  }
};

/// Returns the leftovers in a folder, sorted by variant. Skips foreign files, links and folders. Returns an
/// empty list if the folder cannot be read. Reads only the headers of the records.
std::vector<Leftover> findLeftovers(const std::filesystem::path& directory);

/// Removes the files and returns the number of bytes freed. Throws SolutionError: WriteFailed, or Locked if the
/// variant is being solved. In that case no files are removed.
std::uint64_t removeLeftover(const Leftover& leftover);

}  // namespace kotai
