// `verify` for alternating games: the independent check of a whole solution.
#include "core/verify/verify.h"

#include <fmt/format.h>

#include <cstdio>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/verify_report.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/pace.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/verify_rows.h"

namespace kotai::cli {

namespace {

VerifyReport verify(const Context& context, const Solution& solution, const VerifyArguments& arguments,
                    const Interrupt& interrupt) {
  ProgressLine line(context.showsProgress());
  Pace pace;
  VerifyOptions options;
  options.threads = arguments.threads;
  if (arguments.sample) options.sample = VerifySample{*arguments.sample, arguments.seed};
  options.stop = interrupt.token();
  options.progress = [&](std::uint64_t done, double total) {
    const auto now = Pace::Clock::now();
    pace.begin(done, now);
    if (!line.due()) return;
    const double share = total > 0 ? 100 * static_cast<double>(done) / total : 0;
    line.show(fmt::format("{:3.0f} %  {} of {} positions{}", share, grouped(done), grouped(total),
                          pace.text(done, static_cast<std::uint64_t>(total), "positions", now)));
  };
  return verifySolution(solution, options);
}

Json mismatchesJson(const VerifyReport& report) {
  Json list = Json::array();
  for (const Mismatch& mismatch : report.mismatches) {
    if (mismatch.mark.empty())
      list.push_back(
          {{"position", mismatch.position}, {"stored", toJson(mismatch.stored)}, {"derived", toJson(mismatch.derived)}});
    else
      list.push_back({{"position", mismatch.position},
                      {"mark", mismatch.mark},
                      {"stored", mismatch.storedMark},
                      {"derived", mismatch.derivedMark}});
  }
  return list;
}

}  // namespace

void printMismatches(const VerifyReport& report) {
  for (const Mismatch& mismatch : report.mismatches) {
    if (mismatch.mark.empty())
      fmt::print("{}\tstored {}\tderived {}\n", mismatch.position, toText(mismatch.stored), toText(mismatch.derived));
    else
      fmt::print("{}\t{}\tstored {}\tderived {}\n", mismatch.position, mismatch.mark, mismatch.storedMark, mismatch.derivedMark);
  }
  printFurther(report, report.mismatches.size());
}

Summary summaryOf(const Solution& solution, const VerifyReport& report) {
  Summary summary;
  addChecked(summary, solution.variant()->id(), report);
  addVerdict(summary, report, mismatchesJson(report));
  return summary;
}

int verifyAlternating(Context& context, const VerifyArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  checkSampleIsOffered(options, verifiesSamples(*variant));
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  const VerifyReport report = verify(context, *solution, options, interrupt);
  if (report.stopped) return stoppedCheck(report);
  if (!context.json) printMismatches(report);
  Summary summary = summaryOf(*solution, report);
  if (report.sampled) summary.set("seed", options.seed);
  summary.print(context.json);
  return endOfCheck(report, solution->file(), context.variantId, context);
}

}  // namespace kotai::cli
