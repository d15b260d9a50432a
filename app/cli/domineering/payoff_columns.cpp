#include "app/cli/domineering/payoff_columns.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/cli/base/option_values.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/variant.h"

namespace kotai::cli {

namespace {

constexpr const char* usualColumns = "position,value,v_secure,h_secure";

}  // namespace

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
    case What::Class: return m_class = toText(positionClassOf(listed.value));
    case What::Covered: return std::int64_t{listed.covered};
    case What::FirstMoves: return moves(Side::First);
    case What::SecondMoves: return moves(Side::Second);
    case What::Evaluation: break;
  }
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*m_variant);
  return std::int64_t{domineering::evaluation(board, listed.position, Side::First)};
}

}  // namespace kotai::cli
