// `verify` of games with simultaneous moves.
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/verify_rows.h"
#include "core/verify/domineering/verify.h"

namespace kotai::cli {

namespace {

using Kind = DomineeringMismatch::Kind;

DomineeringVerifyReport verify(const Context& context, const SimultaneousSolution& solution, unsigned threads,
                               const Interrupt& interrupt) {
  ProgressLine line(context.showsProgress());
  VerifyOptions options;
  options.threads = threads;
  options.stop = interrupt.token();
  options.progress = [&line](std::uint64_t done, double total) {
    if (line.due())
      line.show(fmt::format("{:3.0f} %  {} of {} positions", total > 0 ? 100 * static_cast<double>(done) / total : 0,
                            grouped(done), grouped(total)));
  };
  return verifyDomineering(solution, options);
}

std::string valueText(const GameValue& value) {
  return fmt::format("{} ({}, {})", payoffText(value.value), value.firstSecure, value.secondSecure);
}

const char* kindText(Kind kind) {
  switch (kind) {
    case Kind::Value: return "value";
    case Kind::Order: return "not in its place";
    case Kind::Missing: return "missing";
    case Kind::Unreachable: return "cannot be reached";
    case Kind::Count: return "count";
  }
  return "";
}

void printMismatches(const DomineeringVerifyReport& report) {
  for (const DomineeringMismatch& mismatch : report.mismatches) {
    fmt::print("{}\t{}", mismatch.position, kindText(mismatch.kind));
    if (mismatch.kind == Kind::Value)
      fmt::print("\tstored {}\tderived {}", valueText(mismatch.stored), valueText(mismatch.derived));
    if (mismatch.kind == Kind::Count) fmt::print("\tstored {}\tderived {}", mismatch.storedCount, mismatch.derivedCount);
    fmt::print("\n");
  }
  printFurther(report, report.mismatches.size());
}

Json mismatchesJson(const DomineeringVerifyReport& report) {
  Json list = Json::array();
  for (const DomineeringMismatch& mismatch : report.mismatches) {
    Json row{{"kind", kindText(mismatch.kind)}, {"position", mismatch.position}};
    if (mismatch.kind == Kind::Value) row.update({{"stored", toJson(mismatch.stored)}, {"derived", toJson(mismatch.derived)}});
    if (mismatch.kind == Kind::Count) row.update({{"stored", mismatch.storedCount}, {"derived", mismatch.derivedCount}});
    list.push_back(std::move(row));
  }
  return list;
}

}  // namespace

int verifyDomineeringSolution(Context& context, const VerifyArguments& arguments) {
  checkSampleIsOffered(arguments, false);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (isOnlyProved(context, *variant)) return verifyProved(context, variant, arguments.threads);
  const auto solution = domineeringSolution(context, variant);
  const std::string& id = solution->variant()->id();
  const Interrupt interrupt;
  const DomineeringVerifyReport report = verify(context, *solution, arguments.threads, interrupt);
  if (report.stopped) return stoppedCheck(report);
  if (!context.json) printMismatches(report);
  Summary summary;
  addChecked(summary, id, report);
  summary.add("matrices", grouped(report.matrices) + " that pure strategies do not settle, each proved by two mixed ones",
              "matrices", report.matrices);
  addVerdict(summary, report, mismatchesJson(report));
  summary.print(context.json);
  return endOfCheck(report, solution->file(), id, context);
}

}  // namespace kotai::cli
