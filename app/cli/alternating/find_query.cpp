// `find --where`: the positions that a query describes.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/found_positions.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/output/progress_line.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"

namespace kotai::cli {

namespace {

query::Query queryOf(const VariantPtr& variant, const FindArguments& options) {
  if (options.where.empty()) return query::ofKind(variant, {wantedKind(*variant, options.kind), options.number});
  checkReadable("query", options.where);
  auto parsed = query::parseQuery(variant, options.where);
  if (!parsed) throw TextFailure("query", options.where, parsed.error());
  if (options.kind.empty()) return std::move(*parsed);
  return query::both(std::move(*parsed), {wantedKind(*variant, options.kind), options.number});
}

query::Order orderOf(const FindArguments& options) {
  if (options.sort.empty()) return query::Order::AsStored;
  return options.sort == findShortestFirst ? query::Order::ShortestFirst : query::Order::LongestFirst;
}

/// One run of `find` by a query.
class Finder {
 public:
  Finder(const Context& context, const FindArguments& options, SolutionPtr solution)
      : m_context(context), m_options(options), m_solution(std::move(solution)), m_line(context.progress) {}

  int find(query::Query asked) {
    if (m_options.countOnly) return count(query::Prepared(m_solution, std::move(asked), m_interrupt.token()));
    return printFound(m_context, m_options, *m_solution->variant(), [&](const FoundVisitor& visit) {
      const FoundVisitor tell = [&](const ListedPosition& found) {
        m_line.clear();
        visit(found);
      };
      const auto count = m_options.seed ? drawAtRandom(std::move(asked), tell)
                                        : findInOrder(query::Prepared(m_solution, std::move(asked), m_interrupt.token()), tell);
      m_interrupt.check();
      m_line.clear();
      return count;
    });
  }

 private:
  std::uint64_t wanted() const { return m_options.limit == 0 ? UINT64_MAX : m_options.limit; }
  std::function<void(const query::Progress&)> progress() {
    return [this](const query::Progress& now) {
      m_line.show(fmt::format("{:.0f} % looked through, {} found", 100 * now.share, grouped(now.found)));
    };
  }

  int count(const query::Prepared& prepared) {
    query::SearchOptions counting;
    counting.progress = progress();
    const std::uint64_t all = query::search(prepared, counting, m_interrupt.token());
    m_interrupt.check();
    m_line.clear();
    return printFoundCount(m_context, m_options, all);
  }

  std::optional<std::uint64_t> drawAtRandom(query::Query asked, const FoundVisitor& tell) {
    const query::QueryList list(m_solution, std::move(asked), query::Order::AsStored, m_interrupt.token(),
                                {.progress = progress()});
    m_interrupt.check();
    visitRandomNumbers(list.count(), std::min(wanted(), list.count()), *m_options.seed, [&](std::uint64_t number) {
      m_interrupt.check();
      for (const ListedPosition& listed : list.page(number, 1)) tell(listed);
    });
    return list.count();
  }

  /// How many there are, if all have been seen.
  std::optional<std::uint64_t> findInOrder(const query::Prepared& prepared, const FoundVisitor& tell) {
    const Variant& variant = prepared.variant();
    const auto hit = [&](const query::Hit& found) { tell({variant.positionAt(found.location), found.value}); };
    const query::FirstHits first =
        query::visitFirst(prepared, orderOf(m_options), wanted(), m_interrupt.token(), hit, progress());
    return first.all ? std::optional(first.count) : std::nullopt;
  }

  const Context& m_context;
  const FindArguments& m_options;
  SolutionPtr m_solution;
  Interrupt m_interrupt;
  ProgressLine m_line;
};

}  // namespace

int findByQuery(Context& context, const FindArguments& options) {
  if (options.seed && !options.sort.empty()) throw UsageError("--random draws in any order: leave out --sort");
  const VariantPtr variant = context.variant(options.variant);
  query::Query asked = queryOf(variant, options);
  return Finder(context, options, context.solution(variant)).find(std::move(asked));
}

}  // namespace kotai::cli
