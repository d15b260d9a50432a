// Finds the pure outcome of large empty boards by proof search. The pure outcome consists of the payoffs that
// each side can force if the other side sees its moves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/simultaneous/proved_outcome.h"

namespace kotai::domineering {

struct ProofProgress {
  int question = 0;  ///< index of the current question, less than `questions`
  int questions = 0;
  Side side = Side::First;    ///< side of the current question
  int payoff = 0;             ///< payoff in the question: whether the side can force a draw (0) or a win (1)
  std::uint64_t nodes = 0;    ///< number of positions searched in this run
  double done = 0;            ///< share of the side's first moves that are refuted
  double proofNumber = 0;     ///< approximate remaining effort for a yes
  double disproofNumber = 0;  ///< approximate remaining effort for a no
  double seconds = 0;
  std::uint64_t memoryBytes = 0;
};

struct ProofOptions {
  std::filesystem::path directory;                     ///< the data folder; created if missing
  unsigned threads = 0;                                ///< 0 uses all threads of the machine
  std::uint64_t memoryBytes = 0;                       ///< table size; 0: depends on the board and the free memory
  std::function<void(const ProofProgress&)> progress;  ///< called at most ten times a second
};

struct ProofReport {
  bool finished = false;  ///< false if stopped; the next run continues with the stored results
  bool leftOpen = false;  ///< whether play in bands decides nothing and the board is too large for other play
  ProvedOutcome outcome;
  double seconds = 0;                             ///< duration of this run
  std::vector<std::filesystem::path> movedAside;  ///< new names of damaged files
};

/// Returns the size of the table in bytes. The table has room for all positions that the search is likely to
/// visit, but takes at most half of the free memory.
std::uint64_t proofMemoryBytes(const SimultaneousVariant& variant, const ProofOptions& options);

/// Proves the outcome of the start position. Precondition: canBeProved(). Stores results (`*.proof`) every two minutes and when
/// stopped. Moves damaged outcomes and proofs aside, and starts again. Throws SolutionError (Locked, DiskFull, DoesNotFit,
/// NotSolvable).
ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {});

struct StrategyReport {
  struct WrittenStrategy {
    Side side = Side::First;
    int payoff = 0;  ///< 0: the side does not lose, 1: the side wins
    std::uint64_t entries = 0;
    std::filesystem::path file;
  };
  bool finished = false;
  bool tooLarge = false;                          ///< whether a strategy would need too much memory
  std::vector<WrittenStrategy> strategies;        ///< strategies of the sides that can force a result
  std::vector<std::filesystem::path> movedAside;  ///< new names of damaged files
  double seconds = 0;
};

/// Writes the strategies that secure the proved results. Keeps intact files, and moves damaged files aside.
/// Repeats the proof if it was not stored. `entries` receives the current number of positions of each strategy,
/// beginning with 0. If stopped, stores the results of the search, so that the next run is faster.
StrategyReport makeStrategies(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {},
                              const std::function<void(std::uint64_t)>& entries = {});

/// Maximum number of cells for a search of unrestricted play. On larger boards, only play in bands is searched.
inline constexpr int largestProofCells = 64;

bool canSearchAllPlay(const SimultaneousVariant& variant);
/// Returns whether play in bands probably leaves questions open that a search of unrestricted play can answer, after hours.
bool needsAllPlay(const SimultaneousVariant& variant);
/// Returns whether a proof search is possible, either in bands or for unrestricted play. False with dominoes of three cells.
bool canBeProved(const SimultaneousVariant& variant);

}  // namespace kotai::domineering
