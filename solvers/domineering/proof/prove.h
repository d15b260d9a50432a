// The pure outcome of large empty boards by proof search: what each side can force with moves the other knows.
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
  int question = 0;  ///< 0-based number of the question asked now, of at most `questions`
  int questions = 0;
  Side side = Side::First;    ///< whether this side ...
  int payoff = 0;             ///< ... can be sure of a draw (0) or a win (1)
  std::uint64_t nodes = 0;    ///< searched in this run
  double done = 0;            ///< share of that side's first moves that are refuted
  double proofNumber = 0;     ///< about how much is still to be shown for a yes
  double disproofNumber = 0;  ///< and for a no
  double seconds = 0;
  std::uint64_t memoryBytes = 0;
};

struct ProofOptions {
  std::filesystem::path directory;  ///< the data folder, made if missing
  unsigned threads = 0;             ///< 0: as many as the machine has
  std::uint64_t memoryBytes = 0;    ///< for the table of known positions; 0: by the size of the board and the free memory
  std::function<void(const ProofProgress&)> progress;  ///< at most ten times a second
};

struct ProofReport {
  bool finished = false;  ///< false: stopped; what is known is kept and the next run goes on from there
  bool leftOpen = false;  ///< not finished and not stopped: bands do not settle it, and the board is too large for all play
  ProvedOutcome outcome;
  double seconds = 0;                             ///< of this run
  std::vector<std::filesystem::path> movedAside;  ///< files that could not be read, by their new names
};

/// Returns the known outcome; none if there is none or the file is damaged: then the search begins again. Throws SolutionError
/// (NewerVersion).
std::optional<ProvedOutcome> usableOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant);

/// Memory of the table: enough for all positions that the search of such a board is likely to visit, and at most half of what is
/// free.
std::uint64_t proofMemoryBytes(const SimultaneousVariant& variant, const ProofOptions& options);

/// Boards that can be proved (canBeProved). Every two minutes, and when stopped, what has been learned is kept beside the outcome
/// (`*.proof`). Outcomes and proofs that are damaged are moved aside and made anew. Throws SolutionError (Locked, DiskFull,
/// DoesNotFit, NotSolvable).
ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {});

struct StrategyReport {
  struct Made {
    Side side = Side::First;
    int payoff = 0;  ///< for that side: 0: it does not lose, 1: it wins
    std::uint64_t entries = 0;
    std::filesystem::path file;
  };
  bool finished = false;
  bool tooLarge = false;                          ///< not finished, because one would need too much memory
  std::vector<Made> strategies;                   ///< of the sides that can force something
  std::vector<std::filesystem::path> movedAside;  ///< files that could not be read, by their new names
  double seconds = 0;
};

/// Writes the strategies that secure what has been proved; those that are there and whole stay, damaged ones are moved
/// aside. Goes over the proof again if it was not kept. `entries` is told how many positions the strategy in the making has so
/// far.
StrategyReport makeStrategies(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop = {},
                              const std::function<void(std::uint64_t)>& entries = {});

/// Up to here all play can be searched; on larger boards a side is tried only if it can keep to bands.
inline constexpr int largestProofCells = 64;

/// Whether a side can keep to bands: its rows, as its board is told, are even.
bool canKeepToBands(const SimultaneousVariant& variant);
bool canSearchAllPlay(const SimultaneousVariant& variant);
/// Whether a search can be tried at all: of all play, or in bands.
bool canBeProved(const SimultaneousVariant& variant);

}  // namespace kotai::domineering
