// The subcommands of kotai-mpi: preparation of each rank before the ranks have agreed to begin, and work after.
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

/// The given subcommand. Every rank must have the same, or the handshake refuses it.
class MpiCommand {
 public:
  virtual ~MpiCommand() = default;
  /// Checks whether this rank can do it, and returns its resources. Throws what commands throw.
  virtual distributed::RankShare prepare(Context& context, const distributed::Transport& transport) = 0;
  /// Executes it. The exit code is that of rank 0. \p hellos: only on rank 0.
  virtual int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) = 0;
};

/// Each adds one subcommand. If it is the given one, \p chosen points to it.
void addMpiSolve(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiVerify(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

/// Throws UsageError for variants that cannot be distributed.
VariantPtr variantToHandOut(Context& context, const std::string& text);

}  // namespace kotai::cli
