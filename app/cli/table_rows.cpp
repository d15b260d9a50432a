#include "app/cli/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/cli/context.h"

namespace kotai::cli {
namespace {

constexpr const char* distanceKey = "distance";
constexpr std::array<Outcome, 3> outcomeOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};

std::string keyList(const Variant& variant) {
  std::string list;
  for (const std::string& key : tableKeys(variant)) list += (list.empty() ? "" : ", ") + key;
  return list;
}

TableRows distanceRows(const Solution& solution) {
  TableRows table{{"outcome", "distance", "count"}, {}};
  const Totals all = totals(solution);
  for (const Outcome outcome : outcomeOrder)
    for (const auto& [distance, count] : all.distances[static_cast<std::size_t>(outcome)])
      table.rows.push_back({outcome, {distance, count}});
  return table;
}

/// The published tables begin at one step and one piece: a side without pieces is not counted.
int firstCell(const AggregateKey& key) {
  return key.id == "steps" || key.id == "pieces" ? 1 : 0;
}

TableRows twoSidedRows(const AggregateTable& counts) {
  TableRows table{{"outcome", "opponent_remaining", "mover_remaining", "count"}, {}};
  const int first = firstCell(counts.key);
  for (const Outcome outcome : outcomeOrder)
    for (int opponent = counts.key.maxOpponent; opponent >= first; --opponent)
      for (int mover = first; mover <= counts.key.maxMover; ++mover)
        table.rows.push_back({outcome,
                              {static_cast<std::uint64_t>(opponent), static_cast<std::uint64_t>(mover),
                               counts.at(outcome, opponent, mover)}});
  return table;
}

}  // namespace

void TableRows::printCsv(std::FILE* file) const {
  fmt::print(file, "{}\n", fmt::join(columns, ","));
  for (const auto& [outcome, numbers] : rows) fmt::print(file, "{},{}\n", toText(outcome), fmt::join(numbers, ","));
}

Json TableRows::json() const {
  Json list = Json::array();
  for (const auto& [outcome, numbers] : rows) {
    Json row{{columns[0], toText(outcome)}};
    for (std::size_t place = 0; place < numbers.size(); ++place) row[columns[place + 1]] = numbers[place];
    list.push_back(std::move(row));
  }
  return list;
}

std::vector<std::string> tableKeys(const Variant& variant) {
  std::vector<std::string> keys;
  for (const AggregateKey& key : variant.tierSpace().aggregateKeys()) keys.push_back(key.id);
  keys.push_back(distanceKey);
  return keys;
}

TableRows tableRows(const Solution& solution, const std::string& key, Counting counting) {
  if (key == distanceKey) {
    if (counting == Counting::AsPublished) throw UsageError("--as-published: no paper gives the table by distance");
    return distanceRows(solution);
  }
  const auto& keys = solution.variant()->tierSpace().aggregateKeys();
  const auto found =
      std::find_if(keys.begin(), keys.end(), [&key](const AggregateKey& known) { return known.id == key; });
  if (found == keys.end())
    throw UsageError(fmt::format("--by {}: {} has no such table; expected one of: {}", key, solution.variant()->id(),
                                 keyList(*solution.variant())));
  return twoSidedRows(aggregate(solution, *found, counting));
}

}  // namespace kotai::cli
