// The pure outcome of large empty boards by proof search: what each side can force if the other side replies with knowledge of
// its moves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/simultaneous/proved_outcome.h"

namespace kotai::domineering {

struct ProofProgress {
  int question = 0;  ///< index of the current question, less than `questions`
  int questions = 0;
  Side side = Side::First;    ///< the side of the current question
  int payoff = 0;             ///< whether it can force a draw (0) or a win (1)
  std::uint64_t nodes = 0;    ///< positions searched in this run
  double done = 0;            ///< share of that side's first moves that are refuted
  double proofNumber = 0;     ///< approximate remaining effort for a yes
  double disproofNumber = 0;  ///< cost of proving that the answer is no
  double seconds = 0;
  std::uint64_t memoryBytes = 0;
};

struct ProofOptions {
  std::filesystem::path directory;  ///< the data folder; created if missing
  unsigned threads = 0;             ///< 0 uses all threads of the machine
  std::uint64_t memoryBytes = 0;    ///< for the table of known positions; 0: by the size of the board and the free memory
  std::function<void(const ProofProgress&)> progress;  ///< called at most ten times a second
};

struct ProofReport {
  bool finished = false;  ///< false if stopped; results are kept, and the next run continues
  bool leftOpen = false;  ///< neither finished nor stopped: bands do not decide it, and the board is too large to search all play
  ProvedOutcome outcome;
  double seconds = 0;                             ///< duration of this run
  std::vector<std::filesystem::path> movedAside;  ///< unreadable files, with their new names
};

/// Returns the memory of the table: enough for all positions that the search is likely to visit, and at most half of the free
/// memory.
std::uint64_t proofMemoryBytes(const SimultaneousVariant& variant, const ProofOptions& options);

/// Proves the outcome of the start position. Precondition: canBeProved(). Every two minutes, and when stopped, results are
/// stored beside the outcome (`*.proof`). Damaged outcomes and proofs are moved aside and recreated. Throws SolutionError
/// (Locked, DiskFull, DoesNotFit, NotSolvable).
ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {});

struct StrategyReport {
  struct Made {
    Side side = Side::First;
    int payoff = 0;  ///< 0: that side does not lose, 1: it wins
    std::uint64_t entries = 0;
    std::filesystem::path file;
  };
  bool finished = false;
  bool tooLarge = false;                          ///< not finished, because a strategy would need too much memory
  std::vector<Made> strategies;                   ///< for the sides that can force a result
  std::vector<std::filesystem::path> movedAside;  ///< unreadable files, with their new names
  double seconds = 0;
};

/// Writes the strategies that secure the proved results. Existing intact ones stay, damaged ones are moved aside. Repeats the
/// proof if it was not stored. `entries` receives the current number of positions of the strategy in progress, beginning with
/// 0. If stopped, the results of the search are stored, so that the next run is faster.
StrategyReport makeStrategies(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {},
                              const std::function<void(std::uint64_t)>& entries = {});

/// All play can be searched up to this number of cells. On larger boards, a side's result is sought only if it can keep to
/// bands.
inline constexpr int largestProofCells = 64;

/// Returns whether a side can keep to bands, which requires an even number of rows from its point of view. No search is possible
/// with dominoes of three cells.
bool canKeepToBands(const SimultaneousVariant& variant);
bool canSearchAllPlay(const SimultaneousVariant& variant);
/// Returns whether a search is possible at all, of all play or in bands.
bool canBeProved(const SimultaneousVariant& variant);

}  // namespace kotai::domineering
