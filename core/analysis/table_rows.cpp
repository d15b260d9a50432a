#include "core/analysis/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "core/analysis/published.h"
#include "core/game/game.h"

namespace kotai {

constexpr const char* distanceKey = "distance";
constexpr const char* progressKey = "progress";  // table of the parts of tiers, in games that name the parts
constexpr std::array<Outcome, 3> outcomeOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};

/// Returns the largest values of the opponent's and of the mover's key. For a key that varies inside parts, the stored
/// maxima are only upper bounds, so this function searches for the largest values that occur.
static std::pair<int, int> lastCell(const AggregateTable& counts) {
  if (!counts.key.withinParts) return {counts.key.maxOpponent, counts.key.maxMover};
  std::pair<int, int> last{0, 0};
  for (const Outcome outcome : outcomeOrder)
    for (int opponent = 0; opponent <= counts.key.maxOpponent; ++opponent)
      for (int mover = 0; mover <= counts.key.maxMover; ++mover)
        if (counts.at(outcome, opponent, mover) > 0) last = {std::max(last.first, opponent), std::max(last.second, mover)};
  return last;
}

static TableRows lengthRows(const Solution& solution, const LengthTable& by) {
  TableRows table{{"n", "count"}, {}};
  for (const auto& [length, count] : countsByLength(solution, by)) table.rows.push_back({length, count});
  return table;
}

static TableRows publishedRows(const Solution& solution, const PublishedTable& by) {
  TableRows table{{by.column, "published", "count"}, {}};
  for (const PublishedFigure& figure : publishedFigures(solution)) {
    if (!figure.id.starts_with(by.prefix)) continue;
    TableCell number = figureCell(figure.id.substr(by.prefix.size()));
    if (std::holds_alternative<std::uint64_t>(number.content))
      table.rows.push_back({std::move(number), figureCell(figure.published), figureCell(figure.computed)});
  }
  return table;
}

/// Counts the positions of each part by outcome.
static TableRows progressRows(const Solution& solution) {
  TableRows table{{"outcome", "opponent_progress", "mover_progress", "count"}, {}};
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    const TierSummary summary = solution.tierSummary(tier);
    for (std::size_t part = 0; part < summary.parts.size(); ++part) {
      const std::string name = tiers.partName(tier, static_cast<int>(part));  // MOVER:OPPONENT
      const std::size_t colon = name.find(':');
      for (const Outcome outcome : outcomeOrder)
        table.rows.push_back(
            {toText(outcome), name.substr(colon + 1), name.substr(0, colon), summary.parts[part].count(outcome)});
    }
  }
  return table;
}

template <class Entries>
static auto entryOf(const Entries& entries, std::string_view key) {
  const auto found = std::ranges::find_if(entries, [&](const auto& each) { return each.key == key; });
  return found == entries.end() ? nullptr : &*found;
}

/// Quotes a string that contains a comma.
static std::string quoted(const std::string& word) { return word.find(',') == std::string::npos ? word : '"' + word + '"'; }

static std::string csvText(const TableCell& cell) {
  if (const auto* word = std::get_if<std::string>(&cell.content)) return quoted(*word);
  if (const auto* number = std::get_if<std::uint64_t>(&cell.content)) return std::to_string(*number);
  if (const auto* number = std::get_if<std::int64_t>(&cell.content)) return std::to_string(*number);
  const auto* real = std::get_if<double>(&cell.content);
  if (!real) return {};
  const std::string text = fmt::format("{}", *real);
  return text.find_first_not_of("-0123456789") == std::string::npos ? text + ".0" : text;
}

std::string TableRows::csv() const {
  std::string text = fmt::format("{}\n", fmt::join(columns, ","));
  for (const auto& row : rows) {
    const char* separator = "";
    for (const TableCell& cell : row) {
      text += separator + csvText(cell);
      separator = ",";
    }
    text += '\n';
  }
  return text;
}

std::vector<LengthTable> lengthTables(const Variant& variant) {
  std::vector<LengthTable> tables = variant.game().words.lengthTables;
  std::erase_if(tables, [&](const LengthTable& table) { return table.offeredBy && !table.offeredBy(variant); });
  return tables;
}

std::vector<std::string> tableKeys(const Variant& variant) {
  std::vector<std::string> keys;
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) keys.push_back(key.id);
  for (const LengthTable& table : lengthTables(variant)) keys.push_back(table.key);
  if (!variant.tierGraph().partName(TierId{0}, 0).empty()) keys.emplace_back(progressKey);
  keys.emplace_back(distanceKey);
  return keys;
}

bool isPublishedTable(const Variant& variant, std::string_view key) {
  // The papers contain tables only for the standard rules.
  const bool ownRules = variant.id().find('=') != std::string::npos;
  const std::vector<std::string>& tables = variant.game().words.publishedTables;
  return !ownRules && std::ranges::find(tables, key) != tables.end();
}

TableRows tableRows(const Solution& solution, std::string_view key, Counting counting) {
  const Variant& variant = *solution.variant();
  const StatisticsWords& words = variant.game().words;
  if (counting == Counting::AsPublished)
    if (const PublishedTable* const by = entryOf(words.figureTables, key)) return publishedRows(solution, *by);
  if (key == distanceKey) return tableRows(totals(solution));
  if (key == progressKey) return progressRows(solution);
  if (const LengthTable* const by = entryOf(words.lengthTables, key)) return lengthRows(solution, *by);
  const std::vector<AggregateKey>& keys = variant.tierGraph().aggregateKeys();
  return tableRows(aggregate(solution, *std::ranges::find(keys, key, &AggregateKey::id), counting));
}

TableRows tableRows(const AggregateTable& counts) {
  TableRows table{{"outcome", "opponent_remaining", "mover_remaining", "count"}, {}};
  const auto [lastOpponent, lastMover] = lastCell(counts);
  for (const Outcome outcome : outcomeOrder)
    for (int opponent = lastOpponent; opponent >= counts.key.first; --opponent)
      for (int mover = counts.key.first; mover <= lastMover; ++mover)
        table.rows.push_back({toText(outcome), opponent, mover, counts.at(outcome, opponent, mover)});
  return table;
}

TableRows tableRows(const Totals& totals) {
  TableRows table{{"outcome", "distance", "count"}, {}};
  for (const Outcome outcome : outcomeOrder)
    for (const auto& [distance, count] : totals.distances[static_cast<std::size_t>(outcome)])
      table.rows.push_back({toText(outcome), outcome == Outcome::Draw ? TableCell() : TableCell(distance), count});
  return table;
}

std::map<unsigned, std::uint64_t> countsByLength(const Solution& solution, const LengthTable& table) {
  std::map<unsigned, std::uint64_t> found;
  const std::size_t start = table.prefix.size();
  for (const auto& [name, count] : solution.statistics()) {
    if (!name.starts_with(table.prefix)) continue;
    unsigned length = 0;
    const auto [end, fault] = std::from_chars(name.data() + start, name.data() + name.size(), length);
    if (fault == std::errc() && end == name.data() + name.size()) found[length] = count;
  }
  return found;
}

TableCell figureCell(const std::string& text) {
  if (text.empty()) return {};
  if (text.find_first_not_of("0123456789.") != std::string::npos) return text;
  if (text.find('.') != std::string::npos) return std::stod(text);
  return std::stoull(text);
}

}  // namespace kotai
