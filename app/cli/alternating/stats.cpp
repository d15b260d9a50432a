// `stats` for alternating games: totals, longest wins and losses, numbers of moves, counts of notable positions, distances.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/output/arrangements.h"
#include "app/cli/output/notable_rows.h"
#include "app/cli/output/stored_positions.h"
#include "core/analysis/figures_checksum.h"
#include "core/game/game.h"

namespace kotai::cli {

namespace {

constexpr std::array<Outcome, 3> outcomeOrder{Outcome::Win, Outcome::Draw, Outcome::Loss};

double share(std::uint64_t part, std::uint64_t whole) {
  return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

void addOutcomes(Summary& summary, const std::array<std::uint64_t, 3>& counts, const std::string& suffix,
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

void addMoves(Summary& summary, const Solution& solution, const Totals& all) {
  const double average = share(all.legalMoves, all.unfinished);
  summary.add("longest win", fmt::format("{} plies", all.longest(Outcome::Win)), "longestWin", all.longest(Outcome::Win));
  summary.add("longest loss", fmt::format("{} plies", all.longest(Outcome::Loss)), "longestLoss", all.longest(Outcome::Loss));
  summary.add("unfinished positions", grouped(all.unfinished) + " (with at least one legal move)", "unfinished", all.unfinished);
  summary.add("average number of moves", fmt::format("{:.4f} (over the unfinished positions)", average), "averageMoves", average);
  summary.add("maximum number of moves", grouped(std::uint64_t{all.mostLegalMoves}), "maximumMoves", all.mostLegalMoves);
  const auto& leftOut = solution.variant()->game().words.movesLeftOut;
  if (!leftOut) return;
  const auto statistics = solution.statistics();
  const auto counted = statistics.find(leftOut->statistic);
  if (counted == statistics.end()) return;
  const double rest = share(all.legalMoves - counted->second, all.unfinished);
  summary.add(leftOut->label, fmt::format("{:.4f} on average", rest), leftOut->key, rest);
}

Json distancesJson(const Totals& all) {
  Json list = Json::array();
  for (const Outcome outcome : {Outcome::Win, Outcome::Loss})
    for (const auto& [distance, count] : all.distances[static_cast<std::size_t>(outcome)])
      list.push_back({{"outcome", toText(outcome)}, {"distance", distance}, {"count", count}});
  return list;
}

void printDistances(const Totals& all) {
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

}  // namespace

int statsAlternating(Context& context, const StatsArguments& options) {
  if (options.evaluation) return evaluationStatsAlternating(context, options);
  const SolutionPtr solution = context.figures(context.variant(options.variant));
  const Totals all = totals(*solution);
  Summary summary;
  summary.add("variant", solution->variant()->id(), "variant", solution->variant()->id());
  addKept(summary, *solution);
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
