// `find --where`: the positions that a query describes.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
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

/// What is printed, as lines at once or as one JSON object at the end.
class Output {
 public:
  Output(const Context& context, const FindArguments& options, ProgressLine& line)
      : m_json(context.json), m_options(options), m_line(line) {}

  void tell(const Variant& variant, const AnyPosition& position, Value value) {
    const std::string text = variant.formatPosition(position);
    if (m_json) {
      m_found.push_back({{"position", text}, {"value", toJson(value)}});
      return;
    }
    m_line.clear();
    fmt::print("{}\t{}\n", text, toText(value));
  }
  /// \p count: of all there are, if that is known.
  void finish(std::optional<std::uint64_t> count) {
    m_line.clear();
    if (!m_json) {
      if (m_options.countOnly) fmt::print("{}\n", count.value_or(0));
      return;
    }
    Json json = Json::object();
    if (!m_options.where.empty()) json["where"] = m_options.where;
    if (!m_options.kind.empty()) json["kind"] = m_options.kind;
    json["count"] = count ? Json(*count) : Json(nullptr);
    if (!m_options.countOnly) json["positions"] = std::move(m_found);
    fmt::print("{}\n", json.dump(2));
  }

 private:
  bool m_json;
  const FindArguments& m_options;
  ProgressLine& m_line;
  Json m_found = Json::array();
};

/// One run of `find` by a query.
class Finder {
 public:
  Finder(const Context& context, const FindArguments& options, SolutionPtr solution)
      : m_options(options), m_solution(std::move(solution)), m_line(context.progress), m_output(context, options, m_line) {}

  void find(query::Query asked) {
    std::optional<std::uint64_t> count;
    if (m_options.seed && !m_options.countOnly)
      count = drawAtRandom(std::move(asked));
    else
      count = findInOrder(query::Prepared(m_solution, std::move(asked), m_interrupt.token()));
    m_interrupt.check();
    m_output.finish(count);
  }

 private:
  std::uint64_t wanted() const { return m_options.limit == 0 ? UINT64_MAX : m_options.limit; }
  std::function<void(const query::Progress&)> progress() {
    return [this](const query::Progress& now) {
      m_line.show(fmt::format("{:.0f} % looked through, {} found", 100 * now.share, grouped(now.found)));
    };
  }

  std::uint64_t drawAtRandom(query::Query asked) {
    const query::QueryList list(m_solution, std::move(asked), query::Order::AsStored, m_interrupt.token(), progress());
    m_interrupt.check();
    visitRandomNumbers(list.count(), std::min(wanted(), list.count()), *m_options.seed, [&](std::uint64_t number) {
      m_interrupt.check();
      for (const ListedPosition& listed : list.page(number, 1))
        m_output.tell(*m_solution->variant(), listed.position, listed.value);
    });
    return list.count();
  }

  /// How many there are, if all have been seen.
  std::optional<std::uint64_t> findInOrder(const query::Prepared& prepared) {
    if (m_options.countOnly) {
      query::SearchOptions counting;
      counting.progress = progress();
      return query::search(prepared, counting, m_interrupt.token());
    }
    const Variant& variant = prepared.variant();
    const auto tell = [&](const query::Hit& hit) { m_output.tell(variant, variant.positionAt(hit.location), hit.value); };
    const query::FirstHits first =
        query::visitFirst(prepared, orderOf(m_options), wanted(), m_interrupt.token(), tell, progress());
    return first.all ? std::optional(first.count) : std::nullopt;
  }

  const FindArguments& m_options;
  SolutionPtr m_solution;
  Interrupt m_interrupt;
  ProgressLine m_line;
  Output m_output;
};

}  // namespace

int findByQuery(Context& context, const FindArguments& options) {
  if (options.seed && !options.sort.empty()) throw UsageError("--random draws in any order: leave out --sort");
  const VariantPtr variant = context.variant(options.variant);
  query::Query asked = queryOf(variant, options);
  Finder(context, options, context.solution(variant)).find(std::move(asked));
  return exitDone;
}

}  // namespace kotai::cli
