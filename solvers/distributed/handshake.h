// Handshake of all ranks at the start of a run, and the reasons that prevent a run.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace kotai::distributed {

/// Greeting of a rank, sent as raw bytes. The first number differs if the rank has a different byte order.
struct Hello {
  static constexpr std::uint64_t ourMagic = 0x4b4f5441'494d5049ULL;
  static constexpr std::uint32_t ourProtocol = 3;

  std::uint64_t magic = ourMagic;
  std::uint32_t protocol = ourProtocol;  ///< version of the messages
  std::int32_t exitCode = 0;             ///< not 0 if the rank cannot start, for a reason that it reports
  std::uint32_t threads = 1;
  double maxWholeBytes = std::numeric_limits<double>::infinity();  ///< see TierFit
  std::uint32_t command = 0;                                       ///< number of the rank's subcommand
  char program[40] = {};                                           ///< version of the program
  char variant[96] = {};
  char machine[64] = {};
  char failure[1024] = {};

  void setStrings(const std::string& programVersion, const std::string& variantId, const std::string& failureText);
};

struct Refusal {
  int rank = 0;
  int exitCode = 1;
  std::string text;  ///< English sentence that names the rank and the machine, without a full stop
};

/// Returns the refusal of the lowest rank that is incompatible with rank 0 or cannot start, or nothing if all ranks can start.
std::optional<Refusal> refusalOf(const std::vector<Hello>& hellos);

std::string machineName();

}  // namespace kotai::distributed
