// `verify` for alternating games: checks a whole solution independently of the solver.
#include "core/verify/verify.h"

#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"

namespace kotai::cli {

Verified verifiedOf(const VerifyReport& report) {
  Verified verified{report};
  for (const Mismatch& mismatch : report.mismatches) {
    const bool isValue = mismatch.mark.empty();
    verified.lines.push_back(
        isValue ? fmt::format("{}\tstored {}\tderived {}", mismatch.position, toText(mismatch.stored), toText(mismatch.derived))
                : fmt::format("{}\t{}\tstored {}\tderived {}", mismatch.position, mismatch.mark, mismatch.storedMark,
                              mismatch.derivedMark));
    Json json{{"position", mismatch.position}};
    if (isValue)
      json.update({{"stored", toJson(mismatch.stored)}, {"derived", toJson(mismatch.derived)}});
    else
      json.update({{"mark", mismatch.mark}, {"stored", mismatch.storedMark}, {"derived", mismatch.derivedMark}});
    verified.listed.push_back(std::move(json));
  }
  return verified;
}

int verifyAlternating(Context& context, const VerifyArguments& arguments) {
  const VariantPtr variant = context.variant(arguments.variant);
  checkSampleIsOffered(arguments, verifiesSamples(*variant));
  const SolutionPtr solution = context.solution(variant);
  return runCheck(context, arguments, solution->file(),
                  [&solution](const VerifyOptions& options) { return verifiedOf(verifySolution(*solution, options)); });
}

}  // namespace kotai::cli
