#include "app/cli/output/verify_rows.h"

#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/output/progress_line.h"
#include "core/data/verified_files.h"

namespace kotai::cli {

static Verified verify(const Context& context, const VerifyArguments& arguments, const Interrupt& interrupt,
                       const std::function<Verified(const VerifyOptions&)>& check) {
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
  return check(options);
}

void printMismatches(const Verified& verified) {
  for (const std::string& line : verified.lines) fmt::print("{}\n", line);
  if (verified.counts.mismatchCount > verified.lines.size())
    fmt::print("and {} more\n", grouped(verified.counts.mismatchCount - verified.lines.size()));
}

Summary summaryOf(const std::string& variantId, const Verified& verified) {
  const VerifyCounts& counts = verified.counts;
  Summary summary;
  summary.add("variant", variantId, "variant", variantId);
  summary.add("tiers", grouped(counts.tiersChecked) + " with good checksums", "tiers", counts.tiersChecked);
  summary.add("positions",
              fmt::format("{} of {} derived again{}", grouped(counts.positionsChecked), grouped(counts.positionsExpected),
                          counts.sampled ? ", drawn at random" : ""),
              "positions", counts.positionsChecked);
  summary.set("positionsExpected", counts.positionsExpected);
  if (verified.matrices)
    summary.add("matrices", grouped(*verified.matrices) + " that pure strategies do not settle, each proved by two mixed ones",
                "matrices", *verified.matrices);
  summary.add("mismatches", grouped(counts.mismatchCount), "mismatches", counts.mismatchCount);
  summary.set("listed", verified.listed);
  summary.add("time", durationText(counts.seconds), "seconds", counts.seconds);
  const char* const right = counts.sampled ? "correct as far as the sample goes" : "correct";
  summary.add("result", counts.correct() ? right : "WRONG", "correct", counts.correct());
  return summary;
}

void checkSampleIsOffered(const VerifyArguments& arguments, bool offered) {
  if (arguments.sample && !offered)
    throw UsageError(
        fmt::format("--sample: {} is always checked completely; leave out this option", shortenedText(arguments.variant)));
}

int runCheck(const Context& context, const VerifyArguments& arguments, const std::filesystem::path& file,
             const std::function<Verified(const VerifyOptions&)>& check) {
  const Interrupt interrupt;
  const auto imprint = imprintOf(file);
  const Verified verified = verify(context, arguments, interrupt, check);
  const VerifyCounts& counts = verified.counts;
  if (counts.stopped) {
    printNote(fmt::format("Stopped after {} positions, {} mismatches so far.", grouped(counts.positionsChecked),
                          grouped(counts.mismatchCount)));
    return exitInterrupted;
  }
  if (!context.json) printMismatches(verified);
  Summary summary = summaryOf(context.variantId, verified);
  if (counts.sampled) summary.set("seed", arguments.seed);
  summary.print(context.json);
  if (counts.correct() && !counts.sampled) recordVerified(file, imprint);
  if (counts.correct()) return exitDone;
  throw Failure(fmt::format("{} contains wrong values; delete it and solve again with: {}", file.string(),
                            suggestedCommand("solve", context.variantId, context.dataOption)));
}

}  // namespace kotai::cli
