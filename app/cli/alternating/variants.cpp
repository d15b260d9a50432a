// Results for alternating games in the data folder, for `variants`.
#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/repair.h"
#include "core/analysis/aggregate.h"
#include "core/game/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

Json totalsOf(const Solution& solution) {
  const Totals all = totals(solution);
  Json json = Json::object();
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    json[toText(outcome)] = all.outcomes[static_cast<std::size_t>(outcome)];
  json["countedPositions"] = all.positions();
  json["longestWin"] = all.longest(Outcome::Win);
  json["longestLoss"] = all.longest(Outcome::Loss);
  return json;
}

/// Opens the solution, or the figures of a solve that kept no values.
void open(FoundVariant& what, const std::filesystem::path& directory, const VariantPtr& variant, bool figuresOnly,
          bool withTotals) {
  what.state = "damaged";
  checkSolution(directory, figuresOnly ? FileShape::figuresOf(*variant) : FileShape::of(*variant), quickCheckBytes);
  const SolutionPtr solution = Solution::openFigures(directory, variant);
  what.positions = {solution->positions(), PositionCount::Kind::Exact};
  const Value start = solution->value(variant->start());
  what.startText = toText(start);
  what.start = toJson(start);
  what.bytes = solution->fileBytes();
  if (withTotals || figuresOnly) what.totals = totalsOf(*solution);
  what.state = figuresOnly ? "figures only" : "solved";
}

}  // namespace

void inspectAlternating(Context& context, const Play& play, bool withTotals, FoundVariant& what) {
  const VariantPtr variant = parseVariant(play.id()).value();
  what.positions = positionCount(*variant);
  const std::filesystem::path directory = context.dataDirectory();
  const bool solved = Solution::exists(directory, *variant);
  if (solved || Solution::figuresExist(directory, *variant))
    open(what, directory, variant, !solved, withTotals);
  else if (std::filesystem::exists(directory / (Solution::fileName(*variant) + ".part")))
    what.state = "unfinished";
}

std::pair<std::string, Json> knownAlternatingStart(const KnownResult& known) {
  if (!known.plies) return {std::string(toText(known.start)), Json{{"outcome", toText(known.start)}}};
  const Value value{known.start, *known.plies};
  return {toText(value), toJson(value)};
}

}  // namespace kotai::cli
