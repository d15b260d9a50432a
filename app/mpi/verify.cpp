// `kotai-mpi verify`: checks a solution with all ranks. Each rank checks a share.
#include "core/verify/verify.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/output/progress_line.h"
#include "app/mpi/command.h"
#include "app/mpi/rank_failure.h"
#include "core/base/parallel.h"
#include "core/data/verified_files.h"

namespace kotai::cli {

class VerifyCommand final : public MpiCommand {
 public:
  distributed::RankShare prepare(Context& context, const distributed::Transport& transport) override;
  int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) override;

  std::string variantText;
  unsigned threads = 0;

 private:
  VerifyReport check(const Context& context, const distributed::Transport& transport) const;

  SolutionPtr m_solution;
};

distributed::RankShare VerifyCommand::prepare(Context& context, const distributed::Transport& transport) {
  m_solution = context.solution(variantToHandOut(context, variantText));
  if (threads == 0) threads = std::max(1U, threadCount(0) / static_cast<unsigned>(transport.ranksHere()));
  return {.threads = threads};
}

VerifyReport VerifyCommand::check(const Context& context, const distributed::Transport& transport) const {
  VerifyOptions options;
  options.threads = threads;
  options.share = static_cast<unsigned>(transport.rank());
  options.shareCount = static_cast<unsigned>(transport.ranks());
  std::optional<ProgressLine> line;
  if (transport.rank() == 0) line.emplace(context.showsProgress());
  options.progress = [&line](std::uint64_t done, double) {
    if (line && line->due()) line->show(fmt::format("{} positions on rank 0", grouped(done)));
  };
  return verifySolution(*m_solution, options);
}

int VerifyCommand::run(Context& context, const std::vector<distributed::Hello>&, distributed::Transport& transport) {
  VerifyReport report;
  const auto imprint = imprintOf(m_solution->file());
  FailureText failure{exitDone, {}};
  try {
    report = check(context, transport);
  } catch (...) {
    failure = rankFailureTextOf(std::current_exception(), context);
  }
  distributed::Hello end;
  end.setStrings({}, {}, failure.sentence);
  end.exitCode = failure.exitCode;
  const auto ends = transport.gather(end);
  if (!context.json) printMismatches(verifiedOf(report));
  const auto sums = transport.sum({report.tiersChecked, report.positionsChecked, report.mismatchCount});
  if (transport.rank() != 0) return exitDone;
  if (const auto refusal = distributed::refusalOf(ends)) {
    printError(refusal->text);
    return refusal->exitCode;
  }
  report.tiersChecked = sums[0];
  report.positionsChecked = sums[1];
  report.mismatchCount = sums[2];
  summaryOf(m_solution->variant()->id(), verifiedOf(report)).print(context.json);
  if (report.correct()) {
    recordVerified(m_solution->file(), imprint);
    return exitDone;
  }
  printError(fmt::format("{} contains wrong values; delete it and its shards and solve again",
                         visibleText(m_solution->file().string())));
  return exitFailed;
}

void addMpiVerify(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen) {
  const auto command = std::make_shared<VerifyCommand>();
  CLI::App& added =
      *app.add_subcommand("verify", "Recompute every value from the next positions; each rank checks its share of the tiers");
  addDataOption(added, context);
  addVariantArgument(added, command->variantText);
  addThreadsOption(added, command->threads);
  addJsonOption(added, context);
  addProgressOption(added, context);
  added.callback([&chosen, command] { chosen = command; });
}

}  // namespace kotai::cli
