// The subcommands of kotai-mpi: what each rank does before the ranks have agreed to begin, and after.
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

/// One subcommand as it was given. Every rank has the same, or the handshake refuses it.
class MpiCommand {
 public:
  virtual ~MpiCommand() = default;
  /// Looks whether this rank can do it, and gives what it will use. Throws what commands throw.
  virtual distributed::RankShare prepare(Context& context, const distributed::Transport& transport) = 0;
  /// Does it; the exit code is that of rank 0. \p hellos: on rank 0 only.
  virtual int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) = 0;
};

/// Each adds one subcommand; if it is the one that is given, \p chosen points to it.
void addMpiSolve(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiVerify(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);
void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

/// Throws UsageError for variants of which there is nothing to hand out.
VariantPtr variantToHandOut(Context& context, const std::string& text);

}  // namespace kotai::cli
