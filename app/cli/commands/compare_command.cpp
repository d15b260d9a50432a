// `compare`: shows the results of a family of variants in a table.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/variant_rows.h"

namespace kotai::cli {

constexpr std::size_t maxMembers = 1000;
constexpr std::string_view rangeSign = "..";
constexpr std::string_view digits = "0123456789";

static std::uint64_t numberOf(std::string_view text, std::string_view family) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || number > maxMembers)
    throw UsageError(fmt::format("{}: a range is two numbers of at most {} with '..' between them, e.g. 0..3", quotedText(family),
                                 maxMembers));
  return number;
}

/// Returns all variants of a family: every combination of numbers from the ranges in \p family. The last range varies
/// fastest. Without ranges, returns only \p family. Throws UsageError for a descending range and for too many variants.
static std::vector<std::string> familyMembers(std::string_view family) {
  const std::size_t sign = family.find(rangeSign);
  if (sign == std::string_view::npos) return {std::string(family)};
  const std::size_t before = family.find_last_not_of(digits, sign == 0 ? 0 : sign - 1) + 1;
  const std::size_t behind = std::min(family.find_first_not_of(digits, sign + rangeSign.size()), family.size());
  const std::uint64_t first = numberOf(family.substr(before, sign - before), family);
  const std::uint64_t last = numberOf(family.substr(sign + rangeSign.size(), behind - sign - rangeSign.size()), family);
  if (first > last)
    throw UsageError(
        fmt::format("{}: the range {}..{} goes down; write the smaller number first", quotedText(family), first, last));
  const std::vector<std::string> rests = familyMembers(family.substr(behind));
  if ((last - first + 1) * rests.size() > maxMembers)
    throw UsageError(fmt::format("{}: more than {} variants", quotedText(family), maxMembers));
  std::vector<std::string> members;
  for (std::uint64_t number = first; number <= last; ++number)
    for (const std::string& rest : rests) members.push_back(fmt::format("{}{}{}", family.substr(0, before), number, rest));
  return members;
}

struct CompareOptions {
  std::string family;
};

constexpr std::array outcomeKeys{"win", "draw", "loss"};

/// Returns the rows of a family. Omits invalid variants. Throws TextFailure if no variant is valid.
static std::vector<VariantRow> rowsOf(Context& context, const std::string& family) {
  checkReadable("variant", family);
  std::vector<VariantRow> rows;
  std::vector<std::string> leftOut;
  std::optional<TextFailure> failure;
  for (const std::string& member : familyMembers(family)) {
    try {
      VariantRow row = variantRow(context, commandsFor(member), *context.play(member), true);
      if (std::ranges::find(rows, row.variant, &VariantRow::variant) == rows.end()) rows.push_back(std::move(row));
    } catch (const TextFailure& error) {
      leftOut.push_back(englishText(error.error, error.kind, error.text));
      failure = error;
    }
  }
  if (rows.empty() && failure) throw TextFailure(*failure);
  for (const std::string& reason : leftOut) printNote("Left out: " + reason);
  return rows;
}

static std::string percentText(const Json& json, const char* key) {
  double all = 0;
  for (const char* const each : outcomeKeys) all += json.value(each, 0.0);
  return json.contains(key) && all > 0 ? fmt::format("{:.2f} %", 100 * json.value(key, 0.0) / all) : "-";
}

static std::string numberText(const Json& json, const char* key) {
  return json.contains(key) ? grouped(json[key].get<std::uint64_t>()) : "-";
}

static void printTable(const std::vector<VariantRow>& rows) {
  TextTable table(
      {"variant", "state", "start", "positions", "win", "draw", "loss", "longest win", "longest loss", "known elsewhere"},
      {false, false, false, true, true, true, true, true, true, false});
  for (const VariantRow& row : rows) {
    std::vector<std::string> cells{row.variant, row.state, row.start, row.positions};
    for (const char* const key : outcomeKeys) cells.push_back(percentText(row.json, key));
    for (const char* const key : {"longestWin", "longestLoss"}) cells.push_back(numberText(row.json, key));
    cells.push_back(row.known);
    table.add(std::move(cells));
  }
  table.print();
}

static int runCompare(Context& context, const CompareOptions& options) {
  const std::vector<VariantRow> rows = rowsOf(context, options.family);
  if (context.json)
    printVariantRows(rows);
  else
    printTable(rows);
  return exitDone;
}

void addCompareCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App& command =
      addCommand(app, context, "compare", "Compare the results of a family of variants in one table", options, runCompare);
  command.footer(
      "Prints the result of the start, the positions, the shares of wins, draws and losses, and the longest win and loss. For "
      "variants that are not solved here, it prints results known from elsewhere.");
  addTextOption(command, "FAMILY", options->family,
                "A variant with ranges A..B in its text, e.g. GAME:3..5x3..5 or GAME:5x5,fences=0..2-0..2; variants that do not "
                "exist are left out")
      ->type_name("")
      ->required();
  addJsonOption(command, context);
}

}  // namespace kotai::cli
