// The pure outcome of large empty boards by proof search: what each side can force with moves the other knows.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>

#include "core/simultaneous/proved_outcome.h"

namespace kotai::simultaneous {

struct ProofProgress {
  int question = 0;             ///< 0-based number of the question asked now, of at most `questions`
  int questions = 0;
  std::uint64_t nodes = 0;      ///< searched in this run
  double done = 0;              ///< share of the pairs of first moves that are settled, 0 .. 1
  double seconds = 0;
  std::uint64_t memoryBytes = 0;
};

struct ProofOptions {
  std::filesystem::path directory;   ///< the data folder, made if missing
  unsigned threads = 0;              ///< 0: as many as the machine has
  std::uint64_t memoryBytes = 0;     ///< for the table of known positions; 0: by the size of the board and the free memory
  std::function<void(const ProofProgress&)> progress;  ///< at most ten times a second
};

struct ProofReport {
  bool finished = false;             ///< false: stopped; what is known is kept and the next run goes on from there
  ProvedOutcome outcome;
  double seconds = 0;                ///< of this run
};

/// Boards of at most largestProofCells. Throws SolutionError (Locked, DiskFull, NotSolvable).
ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {});

inline constexpr int largestProofCells = 64;

}  // namespace kotai::simultaneous
