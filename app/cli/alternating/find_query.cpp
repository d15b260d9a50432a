// `find --where`: the positions that a query describes.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/asked_numbers.h"
#include "app/cli/alternating/found_positions.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/output/progress_line.h"
#include "core/query/first_hits.h"
#include "core/query/query_list.h"

namespace kotai::cli {

namespace {

query::Query queryOf(const VariantPtr& variant, const FindArguments& options) {
  if (options.where.empty()) return query::ofKind(variant, {wantedKind(*variant, options.kind), options.number});
  query::Query asked = askedQuery(variant, options.where);
  if (options.kind.empty()) return asked;
  return query::both(std::move(asked), {wantedKind(*variant, options.kind), options.number});
}

/// Summaries contain distances, so that only the first hits must be read. Other numbers need a full scan.
std::optional<query::Order> quickOrder(const std::optional<query::Sum>& number) {
  if (!number) return query::Order::AsStored;
  if (number->parts.size() > 1 || number->parts.front().term.quantity != query::Quantity::Distance) return std::nullopt;
  return number->parts.front().isTakenAway ? query::Order::LongestFirst : query::Order::ShortestFirst;
}

/// One run of `find` by a query.
class Finder {
 public:
  Finder(const Context& context, const FindArguments& options, std::optional<query::Sum> number, SolutionPtr solution)
      : m_context(context),
        m_options(options),
        m_number(std::move(number)),
        m_solution(std::move(solution)),
        m_line(context.progress) {}

  int find(query::Query asked) {
    if (m_options.countOnly) return count(query::Prepared(m_solution, std::move(asked), m_interrupt.token()));
    return printFound(m_context, m_options, m_solution, [&](const FoundVisitor& visit) {
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

  /// Number of hits, once all have been seen.
  std::optional<std::uint64_t> findInOrder(const query::Prepared& prepared, const FoundVisitor& tell) {
    const Variant& variant = prepared.variant();
    const auto hit = [&](const query::Hit& found) { tell({variant.positionAt(found.location), found.value}); };
    const auto order = quickOrder(m_number);
    if (!order) return query::visitLeast(prepared, *m_number, wanted(), m_interrupt.token(), hit, progress());
    const query::FirstHits first = query::visitFirst(prepared, *order, wanted(), m_interrupt.token(), hit, progress());
    return first.all ? std::optional(first.count) : std::nullopt;
  }

  const Context& m_context;
  const FindArguments& m_options;
  std::optional<query::Sum> m_number;  // the sort key
  SolutionPtr m_solution;
  Interrupt m_interrupt;
  ProgressLine m_line;
};

}  // namespace

int findByQuery(Context& context, const FindArguments& options) {
  if (options.seed && !options.sort.empty()) throw UsageError("--random cannot be combined with --sort");
  const VariantPtr variant = context.variant(options.variant);
  query::Query asked = queryOf(variant, options);
  std::optional<query::Sum> number;
  if (!options.sort.empty()) number = askedNumber("--sort", variant, options.sort, {});
  return Finder(context, options, std::move(number), context.solution(variant)).find(std::move(asked));
}

}  // namespace kotai::cli
