#include "app/cli/output/notable_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/cli/output/table_rows.h"
#include "core/analysis/position_list.h"
#include "core/game/game.h"

namespace kotai::cli {
namespace {

struct NotableName {
  const char* id;
  const char* definition;
};

/// Indexed by NotableKind.
constexpr std::array<NotableName, notableKindCount> notableNames{{
    {"zugzwang-loss-to-win", "the mover loses and would win by passing"},
    {"zugzwang-loss-to-draw", "the mover loses and would draw by passing"},
    {"zugzwang-draw-to-win", "the mover draws and would win by passing"},
    {"mutual-zugzwang", "whoever moves loses, each board once"},
    {"only-move-wins", "of several legal moves exactly one wins"},
    {"only-move-draws", "of several legal moves exactly one draws and the others lose"},
}};

void addNotable(Summary& summary, Json& json, const std::string& id, std::uint64_t count, const std::string& definition) {
  summary.note(id, fmt::format("{} ({})", grouped(count), definition));
  json[id] = {{"count", count}, {"definition", definition}};
}

/// Counts the positions of a list. If it needs the solution of another variant and that is missing, reports this.
void addList(Summary& summary, Json& json, const SolutionPtr& solution, const Definition& list) {
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

/// One row for each table by length.
void addLengthTables(Summary& summary, const Solution& solution) {
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

/// Formats 1234 as "1,234". Other texts do not change.
std::string figureText(const Json& figure) {
  if (figure.is_null()) return "-";
  if (figure.is_number_unsigned()) return grouped(figure.get<std::uint64_t>());
  return figure.is_string() ? figure.get<std::string>() : figure.dump();
}

const char* checkText(FigureCheck check) {
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

/// The sentence above the figures, also in the window.
std::string agreementText(const Agreement& agreement) {
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

}  // namespace

void addNotables(Summary& summary, const SolutionPtr& solution, const Totals& all) {
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

}  // namespace kotai::cli
