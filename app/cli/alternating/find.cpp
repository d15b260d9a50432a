// `find` for alternating games: counts, lists or samples notable positions and matches of queries.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/asked_numbers.h"
#include "app/cli/alternating/position_columns.h"
#include "app/cli/base/command_table.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/progress_line.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/game/registry.h"
#include "core/query/first_hits.h"
#include "core/query/query_list.h"
#include "core/query/random_hits.h"
#include "core/record/position_game.h"

namespace kotai::cli {

using FoundVisitor = std::function<void(const ListedPosition&)>;

static int printFoundCount(const Context& context, const FindArguments& options, std::uint64_t count) {
  Json json = askedFor(options);
  json["count"] = count;
  fmt::print("{}\n", context.json ? json.dump(2) : std::to_string(count));
  return exitDone;
}

/// Prints the result of a search and returns the exit code. \p visit visits the requested positions in order, and
/// returns the total number if known.
static int printFound(const Context& context, const FindArguments& options, const SolutionPtr& solution,
                      const std::function<std::optional<std::uint64_t>(const FoundVisitor&)>& visit) {
  const Variant& variant = *solution->variant();
  if (writesGames(options))
    return exportTo(options.outFile, [&](std::FILE* file) {
      visit([&](const ListedPosition& found) {
        fmt::print(file, "{}", positionGame(variant.id(), variant.formatPosition(found.position), found.value));
      });
    });
  if (writesRows(options)) {
    PositionColumns columns(solution->variant(), options.columns);
    return exportRows(
        options, exportFormat(context, options), {variant.id(), wordsOf(options), columns.columns()}, [&](RowWriter& rows) {
          visit([&](const ListedPosition& found) { columns.add(rows, *solution, variant.locate(found.position), found.value); });
        });
  }
  if (!context.json) {
    visit([&variant](const ListedPosition& found) {
      fmt::print("{}\t{}\n", variant.formatPosition(found.position), toText(found.value));
    });
    return exitDone;
  }
  Json positions = Json::array();
  const std::optional<std::uint64_t> count = visit([&](const ListedPosition& found) {
    positions.push_back({{"position", variant.formatPosition(found.position)}, {"value", toJson(found.value)}});
  });
  Json json = askedFor(options);
  json["count"] = count ? Json(*count) : Json(nullptr);
  json["positions"] = std::move(positions);
  fmt::print("{}\n", json.dump(2));
  return exitDone;
}

/// Returns the kind given by --kind. Throws UsageError if the kind contains uncounted positions, because queries search
/// only counted positions.
static FindKind countedKind(const Variant& variant, const FindArguments& options) {
  const FindKind kind = wantedKind(variant, options.kind);
  if (positionKind(variant, kind).isCounted) return kind;
  throw UsageError(
      fmt::format("--kind {} cannot be combined with --where or --sort, because queries search only counted positions", kind.id));
}

static query::Query queryOf(const VariantPtr& variant, const FindArguments& options) {
  if (options.where.empty()) return query::ofKind(variant, {countedKind(*variant, options), options.number});
  query::Query condition = parseQueryText(variant, options.where);
  if (options.kind.empty()) return condition;
  return query::both(std::move(condition), {countedKind(*variant, options), options.number});
}

/// Returns an order in which the first matches can be found without a full scan: by distance if \p number is
/// the distance, or as stored if there is no \p number. Returns nothing for any other quantity.
static std::optional<query::Order> quickOrder(const std::optional<query::Sum>& number) {
  if (!number) return query::Order::AsStored;
  if (number->parts.size() > 1 || number->parts.front().term.quantity != query::Quantity::Distance) return std::nullopt;
  return number->parts.front().isSubtracted ? query::Order::LongestFirst : query::Order::ShortestFirst;
}

constexpr std::uint64_t bytesForRandomPlaces = std::uint64_t{256} << 20;
constexpr std::uint64_t mostDrawnTogether = std::uint64_t{1} << 20;

std::function<void(const ListProgress&)> progressOn(ProgressLine& line) {
  return [&line](const ListProgress& now) {
    line.show(fmt::format("{:.0f} % looked through, {} found", 100 * now.share, grouped(now.found)));
  };
}

/// A run of `find` with a query.
class Finder {
 public:
  Finder(const Context& context, const FindArguments& options, std::optional<query::Sum> number, SolutionPtr solution)
      : m_context(context),
        m_options(options),
        m_number(std::move(number)),
        m_solution(std::move(solution)),
        m_line(context.progress) {}

  int find(query::Query condition) {
    if (m_options.countOnly) return count(query::Prepared(m_solution, std::move(condition), m_interrupt.token()));
    return printFound(m_context, m_options, m_solution, [&](const FoundVisitor& visit) {
      const FoundVisitor print = [&](const ListedPosition& found) {
        m_line.clear();
        visit(found);
      };
      const auto count = m_options.seed
                             ? drawAtRandom(std::move(condition), print)
                             : findInOrder(query::Prepared(m_solution, std::move(condition), m_interrupt.token()), print);
      m_interrupt.check();
      m_line.clear();
      return count;
    });
  }

 private:
  std::uint64_t wanted() const { return m_options.limit == 0 ? UINT64_MAX : m_options.limit; }
  std::function<void(const ListProgress&)> progress() { return progressOn(m_line); }

  int count(const query::Prepared& prepared) {
    query::SearchOptions counting;
    counting.progress = progress();
    const std::uint64_t all = query::search(prepared, counting, m_interrupt.token());
    m_interrupt.check();
    m_line.clear();
    return printFoundCount(m_context, m_options, all);
  }

  /// Prints random matches. Returns the total number of matches if known. Counts all matches only for JSON
  /// output, or if sampling finds too few matches.
  std::optional<std::uint64_t> drawAtRandom(query::Query condition, const FoundVisitor& print) {
    std::optional<query::QueryList> list;
    const auto openList = [&] {
      list.emplace(m_solution, condition, query::Order::AsStored, m_interrupt.token(), ListReports{.progress = progress()});
      m_interrupt.check();
    };
    if (m_context.json) openList();
    const std::uint64_t most = list ? std::min(wanted(), list->count()) : wanted();
    if (most <= mostDrawnTogether && printHits(query::Prepared(m_solution, condition, m_interrupt.token()), most, print))
      return list ? std::optional(list->count()) : std::nullopt;
    if (!list) openList();
    std::vector<std::uint64_t> numbers;
    const auto printNumbered = [&] {
      const std::vector<ListedPosition> positions = list->at(numbers, m_interrupt.token());
      m_interrupt.check();
      for (const ListedPosition& listed : positions) print(listed);
      numbers.clear();
    };
    visitRandomNumbers(list->count(), std::min(wanted(), list->count()), *m_options.seed, [&](std::uint64_t number) {
      numbers.push_back(number);
      if (numbers.size() == mostDrawnTogether) printNumbered();
    });
    printNumbered();
    return list->count();
  }

  /// Prints matches found by random sampling. Returns false, without printing anything, if sampling would take
  /// too long.
  bool printHits(const query::Prepared& prepared, std::uint64_t most, const FoundVisitor& print) {
    Solution::setBlockCacheBytes(bytesForRandomPlaces);
    RandomSource random(*m_options.seed);
    const auto hits = query::drawHits(
        prepared, most, [&](std::uint64_t below) { return random.below(below); }, m_interrupt.token());
    m_interrupt.check();
    if (!hits) return false;
    for (const query::Hit& hit : *hits) print({prepared.variant().positionAt(hit.location), hit.value});
    return true;
  }

  /// Visits the requested number of matches in order. Returns the total number of matches if known.
  std::optional<std::uint64_t> findInOrder(const query::Prepared& prepared, const FoundVisitor& print) {
    const Variant& variant = prepared.variant();
    const auto hit = [&](const query::Hit& found) { print({variant.positionAt(found.location), found.value}); };
    const auto order = quickOrder(m_number);
    if (!order) return query::visitLeast(prepared, *m_number, wanted(), m_interrupt.token(), hit, progress());
    const query::FirstHits first = query::visitFirst(prepared, *order, wanted(), m_interrupt.token(), hit, progress());
    return first.all ? std::optional(first.count) : std::nullopt;
  }

  const Context& m_context;
  const FindArguments& m_options;
  std::optional<query::Sum> m_number;  // sort key; missing for stored order
  SolutionPtr m_solution;
  Interrupt m_interrupt;
  ProgressLine m_line;
};

static std::string kindList(const Variant& variant) {
  std::string list;
  for (const FindKind kind : listedKinds(variant)) list += fmt::format("{}{}", list.empty() ? "" : ", ", kind.id);
  return list;
}

/// Calls visit(listed) for the first `wanted` positions, page by page. Every page scans its first tier again,
/// so each page is larger than the page before. The first positions therefore appear at once, and the whole
/// list takes about twice as long as a single scan.
template <class Visit>
static void visitFirst(const PositionList& list, std::uint64_t wanted, const Interrupt& interrupt, Visit&& visit) {
  constexpr std::uint64_t firstPage = 64;
  constexpr std::uint64_t largestPage = 1 << 20;
  std::uint64_t pageSize = firstPage;
  for (std::uint64_t first = 0; first < wanted;) {
    interrupt.check();
    const std::vector<ListedPosition> page = list.page(first, std::min(pageSize, wanted - first), interrupt.token());
    interrupt.check();
    if (page.empty()) return;
    for (const ListedPosition& listed : page) visit(listed);
    first += page.size();
    pageSize = std::min(largestPage, pageSize * 2);
  }
}

template <class Visit>
static void visitAtRandom(const PositionList& list, std::uint64_t wanted, std::uint64_t seed, const Interrupt& interrupt,
                          Visit&& visit) {
  Solution::setBlockCacheBytes(bytesForRandomPlaces);
  RandomSource random(seed);
  const auto below = [&](std::uint64_t most) { return random.below(most); };
  const bool drawn = list.visitDrawn(wanted, below, visit, interrupt.token());
  interrupt.check();
  if (drawn) return;
  visitRandomNumbers(list.count(), wanted, seed, [&](std::uint64_t number) {
    interrupt.check();
    for (const ListedPosition& listed : list.page(number, 1)) visit(listed);
  });
}

int findByQuery(Context& context, const FindArguments& options) {
  if (options.seed && !options.sort.empty()) throw UsageError("--random cannot be combined with --sort");
  const VariantPtr variant = context.variant(options.variant);
  query::Query condition = queryOf(variant, options);
  std::optional<query::Sum> number;
  if (!options.sort.empty()) number = parsePositionSum("--sort", variant, options.sort, {});
  return Finder(context, options, std::move(number), context.solution(variant)).find(std::move(condition));
}

FindKind wantedKind(const Variant& variant, const std::string& name) {
  for (const FindKind kind : listedKinds(variant))
    if (kind.id == name) return kind;
  throw UsageError(
      fmt::format("--kind {}: {} has no such list; expected one of: {}", shortenedText(name), variant.id(), kindList(variant)));
}

std::string alternatingKinds() {
  std::string help;
  for (const GameInfo& game : games()) {
    const auto variant = parseVariant(game.knownVariants.front());
    if (variant) help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", game.id, kindList(**variant));
  }
  return help;
}

int findAlternating(Context& context, const FindArguments& options) {
  if (options.from || options.to) throw UsageError("--from and --to are for games with simultaneous moves");
  if (!options.where.empty() || !options.sort.empty()) return findByQuery(context, options);
  const VariantPtr variant = context.variant(options.variant);
  PositionFilter filter;
  filter.kind = wantedKind(*variant, options.kind);
  filter.distancePlies = options.number;
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  ProgressLine line(context.progress);
  const PositionList list(solution, filter, interrupt.token(), {.progress = progressOn(line)});
  interrupt.check();
  line.clear();
  if (options.countOnly) return printFoundCount(context, options, list.count());
  const std::uint64_t wanted = options.limit == 0 ? list.count() : std::min(options.limit, list.count());
  return printFound(context, options, solution, [&](const FoundVisitor& print) {
    if (options.seed)
      visitAtRandom(list, wanted, *options.seed, interrupt, print);
    else
      visitFirst(list, wanted, interrupt, print);
    return std::optional(list.count());
  });
}

}  // namespace kotai::cli
