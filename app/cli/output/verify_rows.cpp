#include "app/cli/output/verify_rows.h"

#include <fmt/format.h>

#include <cstdio>

#include "app/cli/base/messages.h"
#include "app/cli/base/suggested_command.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {

void addChecked(Summary& summary, const std::string& variantId, const VerifyCounts& counts) {
  summary.add("variant", variantId, "variant", variantId);
  summary.add("tiers", grouped(counts.tiersChecked) + " with good checksums", "tiers", counts.tiersChecked);
  summary.add("positions",
              fmt::format("{} of {} derived again{}", grouped(counts.positionsChecked), grouped(counts.positionsExpected),
                          counts.sampled ? ", drawn at random" : ""),
              "positions", counts.positionsChecked);
  summary.set("positionsExpected", counts.positionsExpected);
}

void addVerdict(Summary& summary, const VerifyCounts& counts, Json listed) {
  summary.add("mismatches", grouped(counts.mismatchCount), "mismatches", counts.mismatchCount);
  summary.set("listed", std::move(listed));
  summary.add("time", durationText(counts.seconds), "seconds", counts.seconds);
  const char* const right = counts.sampled ? "correct as far as the sample goes" : "correct";
  summary.add("result", counts.correct() ? right : "WRONG", "correct", counts.correct());
}

void checkSampleIsOffered(const VerifyArguments& arguments, bool offered) {
  if (arguments.sample && !offered)
    throw UsageError(fmt::format("--sample: {} is checked whole; leave the option out", shortenedText(arguments.variant)));
}

void printFurther(const VerifyCounts& counts, std::size_t printed) {
  if (counts.mismatchCount > printed) fmt::print("and {} more\n", grouped(counts.mismatchCount - printed));
}

int stoppedCheck(const VerifyCounts& counts) {
  printNote(fmt::format("Stopped after {} positions, {} mismatches so far.", grouped(counts.positionsChecked),
                        grouped(counts.mismatchCount)));
  return exitInterrupted;
}

int endOfCheck(const VerifyCounts& counts, const std::filesystem::path& file, const std::string& variantId,
               const Context& context) {
  if (counts.correct()) return exitDone;
  throw Failure(fmt::format("{} holds wrong values; delete it and solve again with: {}", file.string(),
                            suggestedCommand("solve", variantId, context.dataOption)));
}

}  // namespace kotai::cli
