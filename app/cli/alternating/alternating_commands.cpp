#include "app/cli/alternating/alternating_commands.h"

#include <fmt/format.h>

#include "app/cli/base/solve_options.h"
#include "app/cli/output/worth_text.h"
#include "core/analysis/aggregate.h"
#include "core/analysis/position_numbers.h"
#include "core/analysis/table_rows.h"
#include "core/game/registry.h"
#include "core/play/alternating_knowledge.h"
#include "core/players/judge.h"
#include "core/tables/outcome_table.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

static Json totalsOf(const Solution& solution) {
  const Totals all = totals(solution);
  Json json = Json::object();
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    json[toText(outcome)] = all.outcomes[static_cast<std::size_t>(outcome)];
  json["countedPositions"] = all.positions();
  json["longestWin"] = all.longest(Outcome::Win);
  json["longestLoss"] = all.longest(Outcome::Loss);
  return json;
}

/// Opens the solution. Opens only the figures (totals and other counts) if the solver stored no values.
static void open(FoundVariant& what, const std::filesystem::path& directory, const VariantPtr& variant, bool figuresOnly,
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

static void openOutcomes(FoundVariant& what, const std::filesystem::path& directory, const VariantPtr& variant) {
  what.state = "damaged";
  const OutcomeTable table(directory, variant);
  const Outcome start = table.outcome(variant->start());
  what.positions = {table.positions(), PositionCount::Kind::Exact};
  what.startText = toText(start);
  what.start = toJson(Worth(start));
  what.bytes = table.fileBytes();
  what.state = "outcomes only";
}

/// Returns the numbering of the positions. Throws Failure for variants with many tiers, because counting their
/// positions would take hours. Such variants cannot be solved anyway.
static PositionNumbers numbersOf(const Variant& variant) {
  constexpr std::uint64_t maxTiers = 10'000'000;
  if (variant.tierGraph().tierCount() > maxTiers)
    throw Failure(fmt::format("{} has too many positions to number them", variant.id()));
  return PositionNumbers(variant.tierGraph());
}

class AlternatingNumbering final : public Numbering {
 public:
  explicit AlternatingNumbering(VariantPtr variant) : m_variant(std::move(variant)), m_numbers(numbersOf(*m_variant)) {}

  std::uint64_t count() const override { return m_numbers.count(); }
  std::optional<Place> placeOf(const AnyPosition& position) const override {
    if (!m_variant->isStored(position)) return std::nullopt;
    return at(m_numbers.numberOf(m_variant->locate(position)));
  }
  Place at(std::uint64_t number) const override {
    const Location location = m_numbers.at(number);
    return {number, m_variant->positionAt(location), location.tier.value, location.index.value};
  }
  std::string whyNone() const override { return "no solution stores it: its value follows from its moves"; }

 private:
  VariantPtr m_variant;
  PositionNumbers m_numbers;
};

/// Returns the keys that `table --by` accepts, except `distance`, for the smallest variant of each game.
static std::string keysHelp() {
  std::string help;
  for (const Game& game : games()) {
    const auto variant = parseVariant(game.knownVariants.front());
    if (!variant) continue;
    std::vector<std::string> keys = tableKeys(**variant);
    keys.pop_back();
    if (!keys.empty()) help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", game.englishName(), fmt::join(keys, ", "));
  }
  return help;
}

static std::string publishedHelp() {
  std::string help;
  for (const Game& game : games())
    if (const std::string& tables = game.words.publishedHelp; !tables.empty()) help += (help.empty() ? "" : "; ") + tables;
  return help;
}

/// Knowledge of a variant for which only outcomes are known. Functions that need distances (reasons, lines, grades of draws)
/// throw Failure. The context must outlive the object.
class OutcomeKnowledge final : public AlternatingKnowledge {
 public:
  OutcomeKnowledge(const Context& context, const VariantPtr& variant)
      : AlternatingKnowledge(variant), m_context(context), m_table(context.dataDirectory(), variant) {}

  using AlternatingKnowledge::worth;
  Worth worth(const AnyPosition& position) const override { return m_table.outcome(position); }
  std::optional<DrawGrades> drawGrades(const AnyPosition& position, bool) const override {
    if (m_table.outcome(position) != Outcome::Draw) return std::nullopt;
    needsDistances();
  }
  std::vector<Fact> facts(const AnyPosition&) const override { needsDistances(); }
  std::vector<Fact> facts(const AnyPosition&, SideMove) const override { needsDistances(); }
  PlayLine line(const AnyPosition&, std::size_t, LineTies) const override { needsDistances(); }

 private:
  [[noreturn]] void needsDistances() const { m_context.failWithoutDistances(*m_variant); }

  const Context& m_context;
  OutcomeTable m_table;
};

/// Returns the values of the positions, or only their outcomes if no values are available.
static KnowledgePtr knowledge(Context& context, const Play& play, const std::stop_token&) {
  const VariantPtr variant = context.variant(play.id());
  if (context.needsOutcomes(*variant)) return std::make_shared<OutcomeKnowledge>(context, variant);
  return std::make_shared<SolutionKnowledge>(context.values(variant));
}

static Judged judged(const Play& play, const AnyPosition& position) {
  const double moves = evaluation(*parseVariant(play.id()).value(), position);
  return {fmt::format("{:.2f}", moves), moves};
}

void inspectAlternating(Context& context, const Play& play, bool withTotals, FoundVariant& what) {
  const VariantPtr variant = parseVariant(play.id()).value();
  what.positions = positionCount(*variant);
  const std::filesystem::path directory = context.dataDirectory();
  const bool solved = Solution::exists(directory, *variant);
  if (solved || Solution::figuresExist(directory, *variant))
    open(what, directory, variant, !solved, withTotals);
  else if (OutcomeTable::exists(directory, *variant))
    openOutcomes(what, directory, variant);
  else if (std::filesystem::exists(directory / (Solution::fileName(*variant) + ".part")))
    what.state = "unfinished";
}

std::pair<std::string, Json> knownAlternatingStart(const KnownResult& known) {
  if (!known.plies) return {std::string(toText(known.start)), Json{{"outcome", toText(known.start)}}};
  const Value value{known.start, *known.plies};
  return {toText(value), toJson(value)};
}

std::unique_ptr<Numbering> alternatingNumbering(Context& context, const Play& play) {
  return std::make_unique<AlternatingNumbering>(context.variant(play.id()));
}

const CommandTable& alternatingCommands() {
  static const CommandTable table{.inspect = inspectAlternating,
                                  .knownStart = knownAlternatingStart,
                                  .kindsHelp = alternatingKinds,
                                  .keysHelp = keysHelp,
                                  .publishedHelp = publishedHelp,
                                  .benchmarks = alternatingBenchmarks,
                                  .knowledge = knowledge,
                                  .evaluation = judged,
                                  .numbering = alternatingNumbering,
                                  .choosers = alternatingChoosers,
                                  .estimate = estimateAlternating,
                                  .secondsToSolve = secondsToSolve,
                                  .solve = solveAlternating,
                                  .graph = graphAlternating,
                                  .table = tableAlternating,
                                  .stats = statsAlternating,
                                  .find = findAlternating,
                                  .puzzleKindsHelp = alternatingPuzzleKinds,
                                  .puzzleKind = alternatingPuzzleKind,
                                  .puzzleMaker = alternatingPuzzleMaker,
                                  .verify = verifyAlternating,
                                  .gather = gatherAlternating,
                                  .match = matchAlternating,
                                  .exportValues = exportAlternating};
  return table;
}

}  // namespace kotai::cli
