#include "app/cli/output/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "app/cli/base/context.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {
namespace {

constexpr const char* distanceKey = "distance";
constexpr std::array<Outcome, 3> outcomeOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};

TableRows distanceRows(const Solution& solution) {
  TableRows table{{"outcome", "distance", "count"}, {}};
  const Totals all = totals(solution);
  for (const Outcome outcome : outcomeOrder)
    for (const auto& [distance, count] : all.distances[static_cast<std::size_t>(outcome)])
      table.rows.push_back({toText(outcome), distance, count});
  return table;
}

/// The published tables of Dodgem begin at one step and one piece: a side without pieces is not counted.
int firstCell(const Variant& variant) { return variant.gameId() == "dodgem" ? 1 : 0; }

/// The largest numbers with a position: those of a key that varies inside parts are only bounds, most of them far away.
std::pair<int, int> lastCell(const AggregateTable& counts) {
  if (!counts.key.withinParts) return {counts.key.maxOpponent, counts.key.maxMover};
  std::pair<int, int> last{0, 0};
  for (const Outcome outcome : outcomeOrder)
    for (int opponent = 0; opponent <= counts.key.maxOpponent; ++opponent)
      for (int mover = 0; mover <= counts.key.maxMover; ++mover)
        if (counts.at(outcome, opponent, mover) > 0) last = {std::max(last.first, opponent), std::max(last.second, mover)};
  return last;
}

TableRows twoSidedRows(const Variant& variant, const AggregateTable& counts) {
  TableRows table{{"outcome", "opponent_remaining", "mover_remaining", "count"}, {}};
  const int first = firstCell(variant);
  const auto [lastOpponent, lastMover] = lastCell(counts);
  for (const Outcome outcome : outcomeOrder)
    for (int opponent = lastOpponent; opponent >= first; --opponent)
      for (int mover = first; mover <= lastMover; ++mover)
        table.rows.push_back({toText(outcome), opponent, mover, counts.at(outcome, opponent, mover)});
  return table;
}

TableRows lengthRows(const Solution& solution, const LengthTable& by) {
  TableRows table{{"n", "count"}, {}};
  for (const auto& [length, count] : countsByLength(solution, by)) table.rows.push_back({length, count});
  return table;
}

TableRows publishedRows(const Solution& solution, const PublishedTable& by) {
  TableRows table{{by.column, "published", "count"}, {}};
  for (const PublishedFigure& figure : publishedFigures(solution)) {
    if (!figure.id.starts_with(by.prefix)) continue;
    const Json number = figureToJson(figure.id.substr(by.prefix.size()));
    if (number.is_number()) table.rows.push_back({number, figureToJson(figure.published), figureToJson(figure.computed)});
  }
  return table;
}

const PublishedTable* publishedTable(const Variant& variant, const std::string& key) {
  for (const PublishedTable& known : gameTexts(variant).figureTables)
    if (known.key == key) return &known;
  return nullptr;
}

const AggregateKey* aggregateKey(const Variant& variant, const std::string& key) {
  for (const AggregateKey& known : variant.tierGraph().aggregateKeys())
    if (known.id == key) return &known;
  return nullptr;
}

const LengthTable* lengthTable(const Variant& variant, const std::string& key) {
  for (const LengthTable& known : gameTexts(variant).lengthTables)
    if (known.key == key) return &known;
  return nullptr;
}

std::string csvCell(const Json& cell) {
  if (cell.is_null()) return {};
  return cell.is_string() ? cell.get<std::string>() : cell.dump();
}

}  // namespace

void TableRows::printCsv(std::FILE* file) const {
  fmt::print(file, "{}\n", fmt::join(columns, ","));
  for (const auto& row : rows) {
    const char* separator = "";
    for (const Json& cell : row) {
      fmt::print(file, "{}{}", separator, csvCell(cell));
      separator = ",";
    }
    fmt::print(file, "\n");
  }
}

Json TableRows::json() const {
  Json list = Json::array();
  for (const auto& row : rows) {
    Json object = Json::object();
    for (std::size_t place = 0; place < row.size(); ++place) object[columns[place]] = row[place];
    list.push_back(std::move(object));
  }
  return list;
}

std::map<unsigned, std::uint64_t> countsByLength(const Solution& solution, const LengthTable& table) {
  std::map<unsigned, std::uint64_t> found;
  const std::size_t start = table.prefix.size();
  for (const auto& [name, count] : solution.figures()) {
    if (!name.starts_with(table.prefix)) continue;
    unsigned length = 0;
    const auto [end, fault] = std::from_chars(name.data() + start, name.data() + name.size(), length);
    if (fault == std::errc() && end == name.data() + name.size()) found[length] = count;
  }
  return found;
}

Json figureToJson(const std::string& text) {
  if (text.empty()) return nullptr;
  const bool number = text.find_first_not_of("0123456789.") == std::string::npos;
  return number ? Json::parse(text) : Json(text);
}

std::vector<std::string> tableKeys(const Variant& variant) {
  std::vector<std::string> keys;
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) keys.push_back(key.id);
  for (const LengthTable& table : gameTexts(variant).lengthTables) keys.push_back(table.key);
  keys.push_back(distanceKey);
  return keys;
}

void checkTableKey(const Variant& variant, const std::string& key, Counting counting) {
  const std::vector<std::string> keys = tableKeys(variant);
  if (std::find(keys.begin(), keys.end(), key) == keys.end())
    throw UsageError(fmt::format("--by {}: {} has no such table; expected one of: {}", shortenedText(key), variant.id(),
                                 fmt::join(keys, ", ")));
  if (counting == Counting::AsPublished && !isPublished(variant, key))
    throw UsageError(fmt::format("--as-published: no paper gives the table of {} by {}", variant.id(), key));
}

TableRows tableRows(const Solution& solution, const std::string& key, Counting counting) {
  const Variant& variant = *solution.variant();
  checkTableKey(variant, key, counting);
  if (const PublishedTable* const by = publishedTable(variant, key); by && counting == Counting::AsPublished)
    return publishedRows(solution, *by);
  if (key == distanceKey) return distanceRows(solution);
  if (const LengthTable* const by = lengthTable(variant, key)) return lengthRows(solution, *by);
  return twoSidedRows(variant, aggregate(solution, *aggregateKey(variant, key), counting));
}

}  // namespace kotai::cli
