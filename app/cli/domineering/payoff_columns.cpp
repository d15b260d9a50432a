#include "app/cli/domineering/payoff_columns.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "app/cli/base/option_values.h"
#include "app/cli/base/visible_text.h"
#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/variant.h"

namespace kotai::cli {

constexpr const char* usualColumns = "position,value,v_secure,h_secure";

PayoffNumbers::PayoffNumbers(SimultaneousSolutionPtr solution) : m_solution(std::move(solution)), m_firsts{0} {
  for (int covered = 0; covered < m_solution->tierCount(); ++covered)
    m_firsts.push_back(m_firsts.back() + m_solution->tierPositions(covered));
}

Numbering::Place PayoffNumbers::at(std::uint64_t number) const {
  const auto next = std::ranges::upper_bound(m_firsts, number);
  const auto covered = static_cast<std::size_t>(next - m_firsts.begin() - 1);
  const std::uint64_t index = number - m_firsts[covered];
  return {number, {{m_solution->entries(static_cast<int>(covered), index, 1).front().position, 0, 0, 0}}, covered, index};
}

std::optional<Numbering::Place> PayoffNumbers::placeOf(const AnyPosition& position) const {
  const AnyPosition wanted = m_solution->variant()->canonical(position).position;
  const std::size_t covered = m_solution->variant()->covered(wanted).size();
  std::uint64_t low = m_firsts[covered];
  for (std::uint64_t end = m_firsts[covered + 1]; low < end;) {
    const std::uint64_t middle = low + (end - low) / 2;
    const Place place = at(middle);
    if (place.position == wanted) return place;
    if (place.position < wanted)
      low = middle + 1;
    else
      end = middle;
  }
  return std::nullopt;
}

PayoffColumns::PayoffColumns(const SimultaneousSolutionPtr& solution, const std::string& names, ExportFormat format)
    : m_variant(solution->variant()),
      m_words{"rank",
              "position",
              "value",
              "v_secure",
              "h_secure",
              "class",
              "covered",
              fmt::format("{}-moves", m_variant->sideWord(Side::First)),
              fmt::format("{}-moves", m_variant->sideWord(Side::Second)),
              "evaluation"},
      m_numbers(solution) {
  const bool json = format == ExportFormat::JsonArray || format == ExportFormat::JsonLines;
  for (const std::string& name : namesIn("--columns", names.empty() ? usualColumns : names)) addColumn(name, json);
}

void PayoffColumns::addColumn(const std::string& name, bool json) {
  const auto word = std::ranges::find(m_words, name);
  if (word == m_words.end())
    throw UsageError(fmt::format("--columns {}: {} has no such column; expected one of: {}", shortenedText(name), m_variant->id(),
                                 fmt::join(m_words, ", ")));
  const auto what = static_cast<What>(word - m_words.begin());
  if (std::ranges::find(m_asked, what) != m_asked.end()) throw UsageError(fmt::format("--columns: {} is given twice", name));
  const bool isText = what == What::Position || what == What::Class;
  const std::string title = !json                        ? name
                            : what == What::FirstSecure  ? "verticalSecure"
                            : what == What::SecondSecure ? "horizontalSecure"
                                                         : name;
  m_columns.push_back({title, isText ? "TEXT NOT NULL" : what == What::Value ? "REAL NOT NULL" : "INTEGER NOT NULL"});
  m_asked.push_back(what);
}

void PayoffColumns::add(RowWriter& rows, const ListedGamePosition& listed) {
  m_row.clear();
  for (const What what : m_asked) m_row.push_back(cell(what, listed));
  rows.add(m_row);
}

RowCell PayoffColumns::cell(What what, const ListedGamePosition& listed) {
  const auto moves = [&](Side side) { return static_cast<std::int64_t>(m_variant->moves(listed.position, side).size()); };
  switch (what) {
    case What::Rank: return static_cast<std::int64_t>(m_numbers.placeOf(listed.position).value().number);
    case What::Position: return m_position = m_variant->formatPosition(listed.position);
    case What::Value: return listed.value.value;
    case What::FirstSecure: return std::int64_t{listed.value.firstSecure};
    case What::SecondSecure: return std::int64_t{listed.value.secondSecure};
    case What::Class: return m_class = classWord(*m_variant, positionClassOf(listed.value));
    case What::Covered: return std::int64_t{listed.covered};
    case What::FirstMoves: return moves(Side::First);
    case What::SecondMoves: return moves(Side::Second);
    case What::Evaluation: break;
  }
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*m_variant);
  return std::int64_t{domineering::evaluation(board, listed.position, Side::First)};
}

}  // namespace kotai::cli
