// The subcommands of kotai-mpi: preparation of each rank before all ranks have agreed to begin, and the work afterwards.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/cli/base/context.h"
#include "core/game/variant.h"
#include "solvers/distributed/handshake.h"
#include "solvers/distributed/solve.h"
#include "solvers/distributed/transport.h"

namespace kotai::cli {

/// The chosen subcommand. Every rank must have the same one, or the handshake refuses.
class MpiCommand {
 public:
  virtual ~MpiCommand() = default;
  /// Checks whether this rank can run it, and returns its resources. Throws the exceptions of commands.
  virtual distributed::RankShare prepare(Context& context, const distributed::Transport& transport) = 0;
  /// Runs the command. The exit code is that of rank 0. \p hellos is available on rank 0 only.
  virtual int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) = 0;
};

/// Each function adds one subcommand. If it is the chosen one, \p chosen points to it.
void addMpiSolve(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiVerify(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

/// Throws UsageError for variants that cannot be distributed.
VariantPtr variantToHandOut(Context& context, const std::string& text);

}  // namespace kotai::cli
