// Results for games with simultaneous moves in the data folder, for `variants`.
#include <fmt/format.h>

#include "app/cli/base/repair.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/games/domineering/counts.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

Json totalsOf(const CoveredCounts& all) {
  return {{"countedPositions", all.positions()}, {"class-vertical", all.byClass[0]}, {"class-horizontal", all.byClass[1]},
          {"class-draw", all.byClass[2]},        {"class-mixed", all.byClass[3]},    {"finished", all.finished}};
}

void openSolution(FoundVariant& what, const std::filesystem::path& directory, const SimultaneousVariantPtr& variant) {
  what.state = "damaged";
  checkSolution(directory, fileShapeOf(*variant), quickCheckBytes);
  const auto solution = SimultaneousSolution::open(directory, variant);
  what.totals = totalsOf(classTotals(*solution));
  what.positions = {solution->positions(), PositionCount::Kind::Exact};
  const GameValue start = knownValue(*solution, variant->start());
  what.startText = fmt::format("{} ({})", payoffText(start.value), classText(start));
  what.start = toJson(start);
  what.bytes = solution->fileBytes();
  what.state = "solved";
}

void readSearch(FoundVariant& what, const Context& context, const SimultaneousVariant& variant) {
  const std::filesystem::path directory = context.dataDirectory();
  if (std::filesystem::exists(directory / (fileShapeOf(variant).fileName() + ".part"))) what.state = "unfinished";
  if (const auto proved = provedStartText(context, variant)) {
    what.state = "searched";
    what.startText = *proved;
    what.start = *proved;
  } else if (std::filesystem::exists(provedOutcomeFile(directory, variant))) {
    what.state = "damaged";
    readProvedOutcome(directory, variant);  // throws if the file is damaged
  }
}

}  // namespace

void inspectDomineering(Context& context, const Play& play, bool, FoundVariant& what) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(play.id()).value();
  if (const auto counted = domineering::countedPositions(variant->columns(), variant->rows()))
    what.positions = {*counted, PositionCount::Kind::Exact};
  const std::filesystem::path directory = context.dataDirectory();
  if (SimultaneousSolution::exists(directory, *variant))
    openSolution(what, directory, variant);
  else
    readSearch(what, context, *variant);
}

/// A win is a win of the first side.
std::pair<std::string, Json> knownDomineeringStart(const KnownResult& known) {
  const std::string winner = secureText(static_cast<int>(known.start) - static_cast<int>(Outcome::Draw));
  return {winner, winner};
}

}  // namespace kotai::cli
