// The rows of `variants` for alternating games.
#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/repair.h"
#include "app/cli/output/known_rows.h"
#include "app/cli/output/position_count.h"
#include "app/cli/output/variant_order.h"
#include "core/analysis/aggregate.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

struct Found {
  std::string state = "not solved";
  std::optional<Value> start;
  PositionCount positions;
  std::uint64_t bytes = 0;
  Json totals = Json::object();
};

/// Uses the same names as `solve`.
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

/// Opens the result of a solve that kept no values.
void openFigures(Found& what, const std::filesystem::path& directory, const VariantPtr& variant) {
  what.state = "damaged";
  checkSolution(directory, FileShape::figuresOf(*variant), quickCheckBytes);
  const SolutionPtr figures = Solution::openFigures(directory, variant);
  what.bytes = figures->fileBytes();
  what.positions = {figures->positions(), PositionCount::Kind::Exact};
  what.start = figures->value(variant->start());
  what.totals = totalsOf(*figures);
  what.state = "figures only";
}

/// A damaged file is shown and does not stop the command. Its message goes to stderr.
Found found(const Context& context, const VariantPtr& variant, bool withTotals) {
  Found what;
  what.positions = positionCount(*variant);
  const std::filesystem::path directory = context.dataDirectory();
  try {
    if (Solution::exists(directory, *variant)) {
      what.state = "damaged";
      checkSolution(directory, FileShape::of(*variant), quickCheckBytes);
      const SolutionPtr solution = Solution::open(directory, variant);
      what.bytes = solution->fileBytes();
      what.positions = {solution->positions(), PositionCount::Kind::Exact};
      what.start = solution->value(variant->start());
      if (withTotals) what.totals = totalsOf(*solution);
      what.state = "solved";
    } else if (Solution::figuresExist(directory, *variant)) {
      openFigures(what, directory, variant);
    } else if (std::filesystem::exists(directory / (Solution::fileName(*variant) + ".part"))) {
      what.state = "unfinished";
    }
  } catch (const SolutionError& error) {
    printError(englishText(error, variant->id(), context.dataOption));
  }
  return what;
}

/// The outcome of a start, with its distance if known.
void addKnownStart(VariantRow& row, const KnownResult& known) {
  if (known.plies) {
    const Value value{known.start, *known.plies};
    addKnown(row, known, toText(value), toJson(value));
  } else {
    addKnown(row, known, std::string(toText(known.start)), Json{{"outcome", toText(known.start)}});
  }
}

VariantRow rowOf(const Context& context, const VariantPtr& variant, bool withTotals) {
  const Found what = found(context, variant, withTotals);
  VariantRow row{
      .game = std::string(variant->gameId()), .variant = variant->id(), .state = what.state, .positions = what.positions.text()};
  if (what.start) {
    row.start = toText(*what.start);
    row.bytes = grouped(what.bytes);
    row.json["start"] = toJson(*what.start);
  }
  what.positions.addTo(row.json);
  if (what.start) row.json["bytes"] = what.bytes;
  row.json.update(what.totals);
  const KnownResult* const known = knownResult(variant->id());
  if (known && !what.start) addKnownStart(row, *known);
  return row;
}

}  // namespace

VariantRow alternatingRow(Context& context, const std::string& variant) { return rowOf(context, context.variant(variant), true); }

std::vector<VariantRow> alternatingRows(Context& context, const std::string& onlyGame) {
  const std::vector<VariantPtr> inFolder = variantsInFolder(context.dataDirectory());
  std::vector<VariantRow> rows;
  for (const GameInfo& game : games()) {
    if (!onlyGame.empty() && game.id != onlyGame) continue;
    std::vector<VariantPtr> variants;
    for (const std::string& id : game.knownVariants) variants.push_back(context.variant(id));
    std::vector<VariantPtr> knownLong;
    for (const std::string& id : knownLongVariants(game.id)) knownLong.push_back(context.variant(id));
    addOthers(variants, game.id, knownLong);
    addOthers(variants, game.id, inFolder);
    for (const VariantPtr& variant : variants) rows.push_back(rowOf(context, variant, context.json));
  }
  return rows;
}

}  // namespace kotai::cli
