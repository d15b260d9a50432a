// `verify` of games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/verify_rows.h"
#include "core/verify/domineering/verify.h"

namespace kotai::cli {

namespace {

using Kind = DomineeringMismatch::Kind;

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

Verified verifiedOf(const DomineeringVerifyReport& report) {
  Verified verified{.counts = report, .matrices = report.matrices};
  for (const DomineeringMismatch& mismatch : report.mismatches) {
    std::string line = fmt::format("{}\t{}", mismatch.position, kindText(mismatch.kind));
    Json json{{"kind", kindText(mismatch.kind)}, {"position", mismatch.position}};
    if (mismatch.kind == Kind::Value) {
      line += fmt::format("\tstored {}\tderived {}", valueText(mismatch.stored), valueText(mismatch.derived));
      json.update({{"stored", toJson(mismatch.stored)}, {"derived", toJson(mismatch.derived)}});
    }
    if (mismatch.kind == Kind::Count) {
      line += fmt::format("\tstored {}\tderived {}", mismatch.storedCount, mismatch.derivedCount);
      json.update({{"stored", mismatch.storedCount}, {"derived", mismatch.derivedCount}});
    }
    verified.lines.push_back(std::move(line));
    verified.listed.push_back(std::move(json));
  }
  return verified;
}

}  // namespace

int verifyDomineeringSolution(Context& context, const VerifyArguments& arguments) {
  checkSampleIsOffered(arguments, false);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (isOnlyProved(context, *variant)) return verifyProved(context, variant, arguments.threads);
  const auto solution = domineeringSolution(context, variant);
  return runCheck(context, arguments, solution->file(),
                  [&solution](const VerifyOptions& options) { return verifiedOf(verifyDomineering(*solution, options)); });
}

}  // namespace kotai::cli
