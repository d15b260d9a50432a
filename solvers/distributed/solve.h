// Solves a variant on many machines: the work of one rank from start to end.
#pragma once

#include <chrono>
#include <exception>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "solvers/distributed/coordinator.h"
#include "solvers/distributed/handshake.h"
#include "solvers/distributed/transport.h"

namespace kotai::distributed {

struct RunOptions {
  std::filesystem::path directory;    ///< data folder of this machine
  unsigned threads = 0;               ///< number of threads of this rank; 0: its share of the machine's threads
  std::uint64_t memoryBytes = 0;      ///< memory limit of this rank; 0: its share of the free memory
  std::chrono::seconds patience{30};  ///< silence after which a rank counts as lost
  /// Called on rank 0, twice a second.
  std::function<void(const RunProgress&)> progress;
  std::function<void(int rank, const SolvedTierMessage&)> tierSolved;
};

/// Threads and memory assigned to a rank.
struct RankShare {
  unsigned threads = 1;
  double memoryBytes = 0;
  double maxWholeBytes = std::numeric_limits<double>::infinity();  ///< see TierFit
};

/// Returns whether a variant has several tiers, which ranks can share.
bool hasTiersToHandOut(const Variant& variant);

/// Returns the threads and the memory of this rank. Throws SolutionError (DoesNotFit). Precondition:
/// hasTiersToHandOut().
RankShare shareOf(const VariantPtr& variant, const RunOptions& options, const Transport& transport);

/// Thrown if a rank could not continue. The other ranks have been ordered to exit.
struct RankFailure : std::exception {
  int rank = 0;
  std::string machine;
  std::optional<SolutionError> error;
  std::string text;   ///< reason for the failure, if it is not a SolutionError
  bool lost = false;  ///< whether the rank is silent; the transport must then abort all ranks
  const char* what() const noexcept override { return "kotai::distributed::RankFailure"; }
};

struct RunReport {
  RunProgress progress;
  double seconds = 0;
};

/// Solves a variant. All ranks call this function after the handshake. \p hellos: the greetings of all ranks,
/// needed only on rank 0. Returns the report of the whole run on rank 0, and a report without figures
/// elsewhere. Throws RankFailure on rank 0, and on the other ranks if rank 0 is lost.
RunReport solve(const VariantPtr& variant, const RunOptions& options, const RankShare& share, const std::vector<Hello>& hellos,
                Messenger& messenger);

}  // namespace kotai::distributed
