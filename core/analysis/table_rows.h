// Tables as rows of words and numbers, for the command line, files and the clipboard.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/game/statistics_words.h"

namespace kotai {

/// Cell of a table: a word, a number, or nothing.
struct TableCell {
  std::variant<std::monostate, std::string, std::uint64_t, std::int64_t, double> content;  ///< int64 only if negative

  TableCell() = default;
  TableCell(std::string word) : content(std::move(word)) {}
  TableCell(std::string_view word) : content(std::string(word)) {}
  TableCell(const char* word) : content(std::string(word)) {}
  TableCell(double number) : content(number) {}
  template <std::integral Number>
  TableCell(Number number) {
    if (std::cmp_less(number, 0))
      content = static_cast<std::int64_t>(number);
    else
      content = static_cast<std::uint64_t>(number);
  }
};

struct TableRows {
  std::vector<std::string> columns;
  std::vector<std::vector<TableCell>> rows;

  std::string csv() const;
};

std::vector<LengthTable> lengthTables(const Variant& variant);
/// Returns all arguments of `table --by`: the keys of the variant, the keys of its game, and "distance".
std::vector<std::string> tableKeys(const Variant& variant);
/// Returns whether a paper has the table of this key for exactly this variant.
bool isPublishedTable(const Variant& variant, std::string_view key);
/// Returns rows in the order of the published figures (draw, win, loss; opponent descending; mover ascending). Precondition: the
/// key is one of tableKeys(), and published if published values are requested. Throws SolutionError.
TableRows tableRows(const Solution& solution, std::string_view key, Counting counting);

/// Returns a row for every possible cell. If the maxima of a key are only upper bounds, the rows end at the last cell with a
/// position.
TableRows tableRows(const AggregateTable& table);
TableRows tableRows(const Totals& totals);  ///< returns one row per outcome and distance
/// Returns the counts of a table by length, or nothing if the solution has none.
std::map<unsigned, std::uint64_t> countsByLength(const Solution& solution, const LengthTable& table);
/// Converts a string to a cell. A numeric string becomes a number, and an empty string becomes an empty cell.
TableCell figureCell(const std::string& text);

}  // namespace kotai
