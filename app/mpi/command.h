// The subcommands of kotai-mpi. Each rank first prepares its own work. Then all ranks agree to begin.
#pragma once

#include <memory>
#include <vector>

#include "app/cli/base/context.h"
#include "core/game/variant.h"
#include "solvers/distributed/handshake.h"
#include "solvers/distributed/solve.h"
#include "solvers/distributed/transport.h"

namespace kotai::cli {

/// The subcommand of this run. The handshake fails unless all ranks have the same subcommand.
class MpiCommand {
 public:
  virtual ~MpiCommand() = default;
  /// Checks whether this rank can run the command, and returns the resources of the rank. Throws the same
  /// exceptions as any subcommand.
  virtual distributed::RankShare prepare(Context& context, const distributed::Transport& transport) = 0;
  /// Runs the command. Returns the exit code. Only the exit code of rank 0 is used. \p hellos: set on rank 0 only.
  virtual int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) = 0;
};

/// Adds a subcommand. If the user chooses this subcommand, parsing stores its MpiCommand in \p chosen.
void addMpiSolve(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiVerify(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

/// Parses a variant. Throws UsageError for variants that cannot be distributed.
VariantPtr variantToHandOut(Context& context, const std::string& text);

}  // namespace kotai::cli
