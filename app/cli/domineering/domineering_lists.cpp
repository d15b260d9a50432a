// Implements `find`, `export`, `table`, `rank` and the kinds of `puzzle` for simultaneous games.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/row_writer.h"
#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/table_rows.h"
#include "core/games/domineering/variant.h"
#include "core/simultaneous/payoff_query.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::cli {

/// Numbers of the stored positions. Each tier contains the positions with the same number of covered squares. Needs a
/// solution, because only a solution shows which positions are reachable. All functions throw SolutionError.
class PayoffNumbers final : public Numbering {
 public:
  explicit PayoffNumbers(SimultaneousSolutionPtr solution);

  std::uint64_t count() const override { return m_firsts.back(); }
  std::optional<Place> placeOf(const AnyPosition& position) const override;
  Place at(std::uint64_t number) const override;
  std::string whyNone() const override { return "no game reaches it"; }

 private:
  SimultaneousSolutionPtr m_solution;
  std::vector<std::uint64_t> m_firsts;  // number of the first position with each number of covered squares, then the total
};

/// Columns of a position in `export` and `find --out`.
class PayoffColumns {
 public:
  /// \p names: the argument of --columns. An empty argument means position, value, and the payoffs that both
  /// sides secure. In JSON, the payoffs have the same names as in `probe`. Throws UsageError, SolutionError.
  PayoffColumns(const SimultaneousSolutionPtr& solution, const std::string& names, ExportFormat format);

  const std::vector<RowColumn>& columns() const { return m_columns; }
  void add(RowWriter& rows, const ListedGamePosition& listed);

 private:
  enum class ColumnKind : std::uint8_t {
    Rank,
    Position,
    Value,
    FirstSecure,
    SecondSecure,
    Class,
    Covered,
    FirstMoves,
    SecondMoves,
    Evaluation
  };
  void addColumn(const std::string& name, bool json);
  RowCell cell(ColumnKind what, const ListedGamePosition& listed);

  SimultaneousVariantPtr m_variant;
  std::vector<std::string> m_words;  ///< names of the columns, indexed by ColumnKind
  PayoffNumbers m_numbers;
  std::vector<RowColumn> m_columns;
  std::vector<ColumnKind> m_chosen;
  std::vector<RowCell> m_row;
  std::string m_position;
  std::string m_class;
};

constexpr const char* defaultColumns = "position,value,v_secure,h_secure";

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
  for (const std::string& name : namesIn("--columns", names.empty() ? defaultColumns : names)) addColumn(name, json);
}

void PayoffColumns::addColumn(const std::string& name, bool json) {
  const auto word = std::ranges::find(m_words, name);
  if (word == m_words.end())
    throw UsageError(fmt::format("--columns {}: {} has no such column; expected one of: {}", shortenedText(name), m_variant->id(),
                                 fmt::join(m_words, ", ")));
  const auto what = static_cast<ColumnKind>(word - m_words.begin());
  if (std::ranges::find(m_chosen, what) != m_chosen.end()) throw UsageError(fmt::format("--columns: {} is given twice", name));
  const bool isText = what == ColumnKind::Position || what == ColumnKind::Class;
  const std::string title = !json                              ? name
                            : what == ColumnKind::FirstSecure  ? "verticalSecure"
                            : what == ColumnKind::SecondSecure ? "horizontalSecure"
                                                               : name;
  m_columns.push_back({title, isText ? "TEXT NOT NULL" : what == ColumnKind::Value ? "REAL NOT NULL" : "INTEGER NOT NULL"});
  m_chosen.push_back(what);
}

void PayoffColumns::add(RowWriter& rows, const ListedGamePosition& listed) {
  m_row.clear();
  for (const ColumnKind what : m_chosen) m_row.push_back(cell(what, listed));
  rows.add(m_row);
}

RowCell PayoffColumns::cell(ColumnKind what, const ListedGamePosition& listed) {
  const auto moves = [&](Side side) { return static_cast<std::int64_t>(m_variant->moves(listed.position, side).size()); };
  switch (what) {
    case ColumnKind::Rank: return static_cast<std::int64_t>(m_numbers.placeOf(listed.position).value().number);
    case ColumnKind::Position: return m_position = m_variant->formatPosition(listed.position);
    case ColumnKind::Value: return listed.value.value;
    case ColumnKind::FirstSecure: return std::int64_t{listed.value.firstSecure};
    case ColumnKind::SecondSecure: return std::int64_t{listed.value.secondSecure};
    case ColumnKind::Class: return m_class = classWord(*m_variant, positionClassOf(listed.value));
    case ColumnKind::Covered: return std::int64_t{listed.covered};
    case ColumnKind::FirstMoves: return moves(Side::First);
    case ColumnKind::SecondMoves: return moves(Side::Second);
    case ColumnKind::Evaluation: break;
  }
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*m_variant);
  return std::int64_t{domineering::evaluation(board, listed.position, Side::First)};
}

constexpr std::size_t commonValues = 100;
constexpr std::array keys{"covered", "class", "value", "range"};

static TableRows byClass(const SimultaneousSolution& solution) {
  TableRows table{{"class", "count"}, {}};
  const CoveredCounts all = classTotals(solution);
  for (std::size_t number = 0; number < positionClassCount; ++number)
    table.rows.push_back({classWord(*solution.variant(), static_cast<PositionClass>(number)), all.byClass[number]});
  return table;
}

static TableRows byRange(const ValueDistribution& distribution) {
  TableRows table{{"from", "to", "count"}, {}};
  for (std::size_t bin = 0; bin < distribution.bins.size(); ++bin)
    table.rows.push_back(
        {fmt::format("{:.2f}", distribution.low(bin)), fmt::format("{:.2f}", distribution.low(bin + 1)), distribution.bins[bin]});
  return table;
}

constexpr std::string_view onlyKind = secureKindId;

constexpr const char* everyKind = "all";
constexpr std::uint64_t pagePositions = 4096;

static SimultaneousFilter filterOf(const SimultaneousVariantPtr& board, const FindArguments& arguments) {
  const SimultaneousVariant& variant = *board;
  SimultaneousFilter filter;
  filter.withFinished = true;
  if (arguments.number) filter.covered = static_cast<int>(std::min<std::uint32_t>(*arguments.number, 1000));
  filter.leastValue = arguments.from;
  filter.mostValue = arguments.to;
  if (!arguments.where.empty()) {
    const auto parse = [&variant](const std::string& text) { return query::parsePayoffQuery(variant, text); };
    filter.where = query::testOf(board, readText("query", arguments.where, parse));
  }
  if (arguments.kind.empty() || arguments.kind == everyKind) return filter;
  for (std::size_t number = 0; number < positionClassCount; ++number)
    if (classWord(variant, static_cast<PositionClass>(number)) == arguments.kind)
      filter.positionClass = static_cast<PositionClass>(number);
  if (filter.positionClass) return filter;
  throw UsageError(fmt::format("--kind {}: {} has no such list; expected one of: {}", shortenedText(arguments.kind), variant.id(),
                               domineeringKinds()));
}

/// Calls visit(listed) for all positions of a list, page by page.
template <class Visit>
static void visitFirst(const SimultaneousPositionList& list, std::uint64_t wanted, const Interrupt& interrupt, Visit&& visit) {
  for (std::uint64_t first = 0; first < wanted; first += pagePositions) {
    const auto page = list.page(first, std::min(pagePositions, wanted - first), interrupt.token());
    interrupt.check();
    for (const ListedGamePosition& listed : page) visit(listed);
  }
}

/// Calls visit(listed) for every position of the solution.
template <class Visit>
static void visitValues(const SimultaneousSolution& solution, const Interrupt& interrupt, ExportProgress& progress,
                        Visit&& visit) {
  std::uint64_t written = 0;
  for (int covered = 0; covered < solution.tierCount(); ++covered) {
    const std::uint64_t positions = solution.tierPositions(covered);
    for (std::uint64_t first = 0; first < positions; first += pagePositions) {
      interrupt.check();
      progress.report(written + first);
      for (const auto& entry : solution.entries(covered, first, std::min(pagePositions, positions - first)))
        visit(ListedGamePosition{{{entry.position, 0, 0, 0}}, {entry.value, entry.firstSecure, entry.secondSecure}, covered});
    }
    written += positions;
  }
}

constexpr const char* storedPositions = "every position that can be reached from the start";

/// Throws UsageError if the variant does not offer the key.
static void checkDomineeringKey(const std::string& variantId, const std::string& key, bool asPublished) {
  if (std::ranges::find(keys, key) == keys.end())
    throw UsageError(
        fmt::format("--by {}: {} has no such table; expected one of: {}", shortenedText(key), variantId, fmt::join(keys, ", ")));
  if (asPublished) throw UsageError(fmt::format("--as-published: no table of {} was published", variantId));
}

/// Returns the table, or an empty table if stopped. Throws SolutionError.
static TableRows domineeringTable(const SimultaneousSolution& solution, const std::string& key, const std::stop_token& stop) {
  if (key == "covered") return domineering::coveredRows(classesByCovered(solution));
  if (key == "class") return byClass(solution);
  DistributionOptions options;
  options.common = commonValues;
  const auto distribution = valueDistribution(solution, options, stop);
  if (!distribution) return {};
  return key == "value" ? domineering::valueRows(*distribution) : byRange(*distribution);
}

std::unique_ptr<Numbering> domineeringNumbering(Context& context, const Play& play) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, play.id());
  requireValues(context, *variant);
  return std::make_unique<PayoffNumbers>(domineeringSolution(context, variant));
}

std::string domineeringKeys() { return fmt::format("{}", fmt::join(keys, ", ")); }

TableRows tableDomineering(Context& context, const TableArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (!arguments.where.empty()) throw UsageError("--where is for games in which the players alternate");
  checkDomineeringKey(variant->id(), arguments.key, arguments.asPublished);
  requireValues(context, *variant);
  const auto solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  TableRows table = domineeringTable(*solution, arguments.key, interrupt.token());
  interrupt.check();
  return table;
}

std::string domineeringPuzzleKinds() { return std::string(onlyKind); }

/// Checks the arguments of `puzzle`. Throws UsageError. Returns nothing, because the only kind ("secure")
/// includes both wins and draws.
std::optional<PuzzleKind> domineeringPuzzleKind(const PuzzleArguments& arguments) {
  if (!arguments.day.empty()) throw UsageError("--day is for games in which the players alternate");
  if (arguments.number) throw UsageError("--n is for games in which the players alternate");
  if (arguments.kind != onlyKind)
    throw UsageError(fmt::format("--kind {}: games with simultaneous moves have no such puzzles; expected: {}",
                                 shortenedText(arguments.kind), onlyKind));
  return std::nullopt;
}

PuzzleMakerPtr domineeringPuzzleMaker(const Context& context, const Play& play) {
  return puzzleMaker(domineeringSolution(context, parseSimultaneousVariant(play.id()).value()));
}

std::string domineeringKinds() {
  const auto variant = parseSimultaneousVariant(simultaneousGames().front().knownVariants.front()).value();
  std::string list = everyKind;
  for (std::size_t number = 0; number < positionClassCount; ++number)
    list += ", " + classWord(*variant, static_cast<PositionClass>(number));
  return list;
}

int findDomineering(Context& context, const FindArguments& arguments) {
  if (!arguments.sort.empty())
    throw UsageError("--sort is for games in which the players alternate, because other values have no distance");
  if (writesGames(arguments)) throw UsageError("--format games is for games in which the players alternate");
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const SimultaneousFilter filter = filterOf(variant, arguments);
  requireValues(context, *variant);
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  const SimultaneousPositionList list(solution, filter, interrupt.token());
  interrupt.check();
  Json answer = askedFor(arguments);
  answer["count"] = list.count();
  if (arguments.countOnly) {
    fmt::print("{}\n", context.json ? answer.dump(2) : std::to_string(list.count()));
    return exitDone;
  }
  const auto visit = [&](const auto& report) {
    const std::uint64_t wanted = arguments.limit == 0 ? list.count() : std::min(arguments.limit, list.count());
    if (!arguments.seed) return visitFirst(list, wanted, interrupt, report);
    visitRandomNumbers(list.count(), wanted, *arguments.seed, [&](std::uint64_t number) {
      interrupt.check();
      for (const ListedGamePosition& listed : list.page(number, 1)) report(listed);
    });
  };
  if (writesRows(arguments)) {
    const ExportFormat format = exportFormat(context, arguments);
    PayoffColumns columns(solution, arguments.columns, format);
    return exportRows(arguments, format, {variant->id(), wordsOf(arguments), columns.columns()},
                      [&](RowWriter& rows) { visit([&](const ListedGamePosition& listed) { columns.add(rows, listed); }); });
  }
  Json found = Json::array();
  visit([&](const ListedGamePosition& listed) {
    const std::string text = variant->formatPosition(listed.position);
    if (context.json)
      found.push_back({{"position", text}, {"value", toJson(listed.value)}, {"covered", listed.covered}});
    else
      fmt::print("{}\t{}\n", text, valueColumns(listed.value));
  });
  if (!context.json) return exitDone;
  answer["positions"] = std::move(found);
  fmt::print("{}\n", answer.dump(2));
  return exitDone;
}

int exportDomineering(Context& context, const ExportArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (!arguments.tableKey.empty()) checkDomineeringKey(variant->id(), arguments.tableKey, arguments.asPublished);
  const ExportFormat format = exportFormat(context, arguments);
  if (arguments.tableKey.empty() && isOnlyProved(context, *variant)) {
    if (!arguments.columns.empty()) throw UsageError("--columns is for boards that are solved whole, not for strategies");
    return exportStrategies(context, variant, arguments, format);
  }
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  if (!arguments.tableKey.empty())
    return exportTable(arguments, format, [&] {
      TableRows table = domineeringTable(*solution, arguments.tableKey, interrupt.token());
      interrupt.check();
      return table;
    });
  ExportProgress progress(context, arguments, solution->positions());
  PayoffColumns columns(solution, arguments.columns, format);
  return exportRows(arguments, format, {variant->id(), storedPositions, columns.columns()}, [&](RowWriter& rows) {
    visitValues(*solution, interrupt, progress, [&](const ListedGamePosition& listed) { columns.add(rows, listed); });
  });
}

}  // namespace kotai::cli
