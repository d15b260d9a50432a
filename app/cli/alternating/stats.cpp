// `stats` for alternating games: prints totals, longest wins and losses, numbers of moves, counts of notable
// positions, and distances.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/accuracy_groups.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/stored_positions.h"
#include "app/cli/output/table_rows.h"
#include "core/analysis/aggregate.h"
#include "core/analysis/figures_checksum.h"
#include "core/analysis/position_list.h"
#include "core/analysis/published.h"
#include "core/game/game.h"
#include "core/game/variant.h"
#include "core/players/judge.h"
#include "core/query/search.h"

namespace kotai::cli {

/// Adds a row with the total number of arrangements (for example, of fences), and a row with the counts by
/// number of objects. Adds nothing for games without these counts.
static void addArrangements(Summary& summary, const Variant& variant) {
  const StatisticsWords& words = variant.game().words;
  if (!words.arrangements) return;
  const CountsByNumber counted = words.arrangements(variant);
  const bool all = counted.notCounted.empty();
  Json counts = Json::object();
  std::uint64_t sum = 0;
  std::string text;
  for (std::size_t number = 0; number < counted.counts.size(); ++number) {
    const std::uint64_t count = counted.counts[number];
    counts[std::to_string(number)] = count;
    sum += count;
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", number, grouped(count));
  }
  summary.note(counted.label, fmt::format("{} ({})", all ? grouped(sum) : "more than " + grouped(sum), counted.definition));
  summary.note("", all ? text : fmt::format("{}; {}: not counted", text, counted.notCounted));
  Json json{{"definition", counted.definition}, {"complete", all}, {"sum", sum}, {counted.byKey, std::move(counts)}};
  summary.set(counted.key, std::move(json));
}

/// Rows that compare published figures with the computed figures. There are no rows if nothing was published
/// about the variant.
class PublishedRows {
 public:
  explicit PublishedRows(const Solution& solution);
  void addTo(Summary& summary) const;  ///< adds the rows to the JSON output only
  void print() const;

 private:
  Json m_rows = Json::array();
  Agreement m_agreement;
};

struct NotableName {
  const char* id;
  const char* definition;
};

/// Names of the kinds of notable positions, indexed by NotableKind.
constexpr std::array<NotableName, notableKindCount> notableNames{{
    {"zugzwang-loss-to-win", "the mover loses and would win by passing"},
    {"zugzwang-loss-to-draw", "the mover loses and would draw by passing"},
    {"zugzwang-draw-to-win", "the mover draws and would win by passing"},
    {"mutual-zugzwang", "whoever moves loses, each board once"},
    {"only-move-wins", "of several legal moves exactly one wins"},
    {"only-move-draws", "of several legal moves exactly one draws and the others lose"},
}};

static void addNotable(Summary& summary, Json& json, const std::string& id, std::uint64_t count, const std::string& definition) {
  summary.note(id, fmt::format("{} ({})", grouped(count), definition));
  json[id] = {{"count", count}, {"definition", definition}};
}

/// Counts the positions of a list. Prints a note if the list needs the solution of another variant and that
/// solution is missing.
static void addList(Summary& summary, Json& json, const SolutionPtr& solution, const Definition& list) {
  const auto kind = findKind(*solution->variant(), list.id);
  if (!kind) return;
  try {
    PositionFilter filter;
    filter.kind = *kind;
    addNotable(summary, json, list.id, PositionList(solution, filter).count(), list.definition);
  } catch (const SolutionError& error) {
    const bool noValues = error.fault() == SolutionFault::OnlyFigures;
    if (error.fault() != SolutionFault::NotFound && !noValues) throw;
    const std::string reason = noValues ? "no values were kept" : "there is no " + error.file().string();
    summary.note(list.id, fmt::format("not known: {} ({})", reason, list.definition));
  }
}

static void addLengthTables(Summary& summary, const Solution& solution) {
  for (const LengthTable& table : lengthTables(*solution.variant())) {
    Json json = Json::object();
    std::uint64_t sum = 0;
    std::string text;
    for (const auto& [length, count] : countsByLength(solution, table)) {
      json[std::to_string(length)] = count;
      sum += count;
      text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", length, grouped(count));
    }
    summary.note(table.key, fmt::format("{} ({})", grouped(sum), table.definition));
    summary.note("", text);
    summary.set(table.key, {{"definition", table.definition}, {"sum", sum}, {"counts", std::move(json)}});
  }
}

/// Formats the number 1234 as "1,234". Returns strings unchanged, and "-" for null.
static std::string figureText(const Json& figure) {
  if (figure.is_null()) return "-";
  if (figure.is_number_unsigned()) return grouped(figure.get<std::uint64_t>());
  return figure.is_string() ? figure.get<std::string>() : figure.dump();
}

static const char* checkText(FigureCheck check) {
  switch (check) {
    case FigureCheck::Own: break;
    case FigureCheck::NotKnown: return "not known";
    case FigureCheck::Equal: return "equal";
    case FigureCheck::Different: return "DIFFERENT";
    case FigureCheck::Slip: return "slip of the paper";
    case FigureCheck::NotComparable: return "not comparable";
  }
  return "";
}

/// Returns a sentence with the numbers of published figures that agree or differ, as in the window.
static std::string agreementText(const Agreement& agreement) {
  std::string text =
      fmt::format("{} of {} published figures agree with those computed here", agreement.equal, agreement.compared());
  if (agreement.different > 0)
    text += fmt::format(", {} {}", agreement.different, agreement.different == 1 ? "differs" : "differ");
  if (agreement.slips > 0)
    text += fmt::format(", {} {} of the paper", agreement.slips, agreement.slips == 1 ? "is a slip" : "are slips");
  if (agreement.notComparable > 0)
    text += fmt::format(", {} {} not comparable", agreement.notComparable, agreement.notComparable == 1 ? "is" : "are");
  if (agreement.notKnown > 0)
    text += fmt::format(", {} {} not known yet", agreement.notKnown, agreement.notKnown == 1 ? "is" : "are");
  return text;
}

/// Adds all notable figures and lists, each with its definition, and tables of counts by length.
static void addNotables(Summary& summary, const SolutionPtr& solution, const Totals& all) {
  Json json = Json::object();
  const StatisticsWords& words = solution->variant()->game().words;
  const auto statistics = solution->statistics();
  for (const Definition& statistic : words.statistics)
    if (const auto found = statistics.find(statistic.id); found != statistics.end())
      addNotable(summary, json, statistic.id, found->second, statistic.definition);
  for (const Definition& list : words.lists) addList(summary, json, solution, list);
  if (words.notables)
    for (std::size_t kind = 0; kind < notableNames.size(); ++kind)
      addNotable(summary, json, notableNames[kind].id, all.notables[kind], notableNames[kind].definition);
  summary.set("notable", std::move(json));
  addLengthTables(summary, *solution);
}

PublishedRows::PublishedRows(const Solution& solution) {
  for (const PublishedFigure& figure : publishedFigures(solution)) {
    if (figure.published.empty()) continue;
    m_agreement.add(check(figure));
    m_rows.push_back({{"figure", figure.id},
                      {"published", toJson(figureCell(figure.published))},
                      {"computed", toJson(figureCell(figure.computed))},
                      {"source", figure.source},
                      {"comparable", figure.comparable},
                      {"check", checkText(check(figure))}});
  }
}

void PublishedRows::addTo(Summary& summary) const {
  if (!m_rows.empty()) summary.set("published", m_rows);
}

void PublishedRows::print() const {
  if (m_rows.empty()) return;
  TextTable table({"figure", "published", "computed", "", "source"}, {false, true, true, false, false});
  for (const Json& row : m_rows) {
    table.add({row["figure"].get<std::string>(), figureText(row["published"]), figureText(row["computed"]),
               row["check"].get<std::string>(), row["source"].get<std::string>()});
  }
  fmt::print("\n{}\n", agreementText(m_agreement));
  table.print();
}

/// Returns the group of a distance. Groups double in size: 1, 2, 3-4, 5-8, ...
static std::uint32_t groupOf(std::uint32_t distancePlies) {
  return static_cast<std::uint32_t>(std::bit_width(distancePlies - 1));
}

static std::array<std::uint32_t, 2> distancesOf(std::uint32_t group) {
  const std::uint32_t last = 1U << group;
  return {group == 0 ? 1 : last / 2 + 1, last};
}

constexpr std::array<Outcome, 3> outcomeOrder{Outcome::Win, Outcome::Draw, Outcome::Loss};

static double share(std::uint64_t part, std::uint64_t whole) {
  return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

static void addOutcomes(Summary& summary, const std::array<std::uint64_t, 3>& counts, const std::string& suffix,
                        const std::string& key) {
  std::uint64_t sum = 0;
  for (const std::uint64_t count : counts) sum += count;
  Json json{{"positions", sum}};
  summary.note("positions" + suffix, grouped(sum));
  for (const Outcome outcome : outcomeOrder) {
    const std::uint64_t count = counts[static_cast<std::size_t>(outcome)];
    const double percent = 100 * share(count, sum);
    json[std::string(toText(outcome))] = count;
    summary.note(std::string(toText(outcome)) + suffix, fmt::format("{} ({:.2f} %)", grouped(count), percent));
  }
  summary.set(key, std::move(json));
}

static void addMoves(Summary& summary, const Solution& solution, const Totals& all) {
  const double average = share(all.legalMoves, all.unfinished);
  summary.add("longest win", fmt::format("{} plies", all.longest(Outcome::Win)), "longestWin", all.longest(Outcome::Win));
  summary.add("longest loss", fmt::format("{} plies", all.longest(Outcome::Loss)), "longestLoss", all.longest(Outcome::Loss));
  summary.add("unfinished positions", grouped(all.unfinished) + " (with at least one legal move)", "unfinished", all.unfinished);
  summary.add("average number of moves", fmt::format("{:.4f} (over the unfinished positions)", average), "averageMoves", average);
  summary.add("maximum number of moves", grouped(std::uint64_t{all.maxLegalMoves}), "maximumMoves", all.maxLegalMoves);
  const auto& leftOut = solution.variant()->game().words.movesLeftOut;
  if (!leftOut) return;
  const auto statistics = solution.statistics();
  const auto counted = statistics.find(leftOut->statistic);
  if (counted == statistics.end()) return;
  const double rest = share(all.legalMoves - counted->second, all.unfinished);
  summary.add(leftOut->label, fmt::format("{:.4f} on average", rest), leftOut->key, rest);
}

static Json distancesJson(const Totals& all) {
  Json list = Json::array();
  for (const Outcome outcome : {Outcome::Win, Outcome::Loss})
    for (const auto& [distance, count] : all.distances[static_cast<std::size_t>(outcome)])
      list.push_back({{"outcome", toText(outcome)}, {"distance", distance}, {"count", count}});
  return list;
}

static void printDistances(const Totals& all) {
  TextTable table({"distance", "win", "loss"}, {true, true, true});
  const std::uint32_t last = std::max(all.longest(Outcome::Win), all.longest(Outcome::Loss));
  const auto count = [&all](Outcome outcome, std::uint32_t distance) {
    const auto& counts = all.distances[static_cast<std::size_t>(outcome)];
    const auto found = counts.find(distance);
    return grouped(found == counts.end() ? std::uint64_t{0} : found->second);
  };
  for (std::uint32_t distance = 0; distance <= last; ++distance)
    table.add({std::to_string(distance), count(Outcome::Win, distance), count(Outcome::Loss, distance)});
  fmt::print("\n");
  table.print();
}

int evaluationStatsAlternating(Context& context, const StatsArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  ProgressLine line(context.showsProgress());
  EvaluationAccuracy accuracy;
  query::SearchOptions search;
  search.collect = query::Collect::Hits;
  search.progress = [&](const query::Progress& now) { line.show(fmt::format("{:.0f} % looked through", 100 * now.share)); };
  search.take = [&](query::Found&& found) {
    for (const query::Hit& hit : found.hits) {
      const AnyPosition position = variant->positionAt(hit.location);
      if (variant->finishedValue(position)) continue;
      const bool decided = hit.value.outcome != Outcome::Draw;
      const double value = !decided ? 0 : hit.value.outcome == Outcome::Win ? 1 : -1;
      accuracy.add(evaluation(*variant, position), value, decided ? groupOf(hit.value.distancePlies) : 0);
    }
  };
  query::search(query::Prepared(solution, query::ofAll(variant), interrupt.token()), search, interrupt.token());
  interrupt.check();
  line.clear();
  printAccuracy(context, variant->id(), accuracy, {"plies to the end", "distances", distancesOf});
  return exitDone;
}

int statsAlternating(Context& context, const StatsArguments& options) {
  if (options.evaluation) return evaluationStatsAlternating(context, options);
  const SolutionPtr solution = context.figures(context.variant(options.variant));
  const Totals all = totals(*solution);
  Summary summary;
  summary.add("variant", solution->variant()->id(), "variant", solution->variant()->id());
  addFiguresOnly(summary, *solution);
  addOutcomes(summary, all.outcomes, "", "all");
  addStored(summary, *solution->variant(), all.positions());
  if (const StatisticsWords& words = solution->variant()->game().words; !words.aggregatedKey.empty())
    addOutcomes(summary, all.countedOutcomes, ", " + words.aggregatedPositions, words.aggregatedKey);
  addArrangements(summary, *solution->variant());
  addMoves(summary, *solution, all);
  addNotables(summary, solution, all);
  const PublishedRows published(*solution);
  published.addTo(summary);
  summary.add("checksum", figuresChecksum(all) + " (of these figures)", "checksum", figuresChecksum(all));
  summary.set("distances", distancesJson(all));
  summary.print(context.json);
  if (context.json) return exitDone;
  published.print();
  printDistances(all);
  return exitDone;
}

}  // namespace kotai::cli
