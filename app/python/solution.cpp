// kotai.Solution: a solved game with alternating moves.
#include "core/tables/solution.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <mutex>

#include "app/cli/base/messages.h"
#include "app/python/binding.h"
#include "app/python/open_solutions.h"
#include "core/analysis/many_values.h"
#include "core/analysis/moves.h"
#include "core/analysis/parents.h"
#include "core/analysis/position_numbers.h"
#include "core/analysis/published.h"
#include "core/base/errors.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/query/first_hits.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "core/query/tally.h"
#include "core/tables/file_shape.h"

namespace kotai::python {

using TextArgument = std::optional<std::string>;

/// An open solution. Positions are counted when their numbers are first used.
class OpenSolution {
 public:
  explicit OpenSolution(SolutionPtr solution) : m_solution(std::move(solution)) {}

  const Solution& operator*() const { return *m_solution; }
  const Solution* operator->() const { return m_solution.get(); }
  /// Returns the solution with its summaries. Throws SolutionError (NotFound) if only the solution of the usual start
  /// position exists, because that solution provides only values.
  const SolutionPtr& whole() const {
    if (m_solution->valuesOnly())
      throw SolutionError(SolutionFault::NotFound, m_solution->file().parent_path() / FileShape::of(variant()).fileName());
    return m_solution;
  }
  const Variant& variant() const { return *m_solution->variant(); }
  std::string text(const AnyPosition& position) const { return variant().formatPosition(position); }
  const PositionNumbers& numbers() const {
    std::call_once(m_counted, [this] { m_numbers.emplace(variant().tierGraph()); });
    return *m_numbers;
  }
  const ManyValues& manyValues() const {
    std::call_once(m_divided, [this] { m_manyValues.emplace(m_solution); });
    return *m_manyValues;
  }

 private:
  SolutionPtr m_solution;
  mutable std::once_flag m_counted;
  mutable std::optional<PositionNumbers> m_numbers;
  mutable std::once_flag m_divided;
  mutable std::optional<ManyValues> m_manyValues;
};

static Value valueOf(const OpenSolution& solution, const TextArgument& text) {
  const AnyPosition position = positionOf(solution.variant(), text);
  return withoutLock([&] { return solution->value(position); });
}

static py::list movesOf(const OpenSolution& solution, const TextArgument& text) {
  const AnyPosition position = positionOf(solution.variant(), text);
  const std::vector<MoveValue> moves = withoutLock([&] { return moveValues(*solution, position); });
  const py::object type = typeNamed("Move");
  py::list list;
  for (const MoveValue& move : moves) list.append(type(move.text, toPython(move.value), solution.text(move.after)));
  return list;
}

static py::list parentsIn(const OpenSolution& solution, const TextArgument& text) {
  const AnyPosition position = positionOf(solution.variant(), text);
  const py::object type = typeNamed("Parent");
  py::list list;
  for (const Parent& parent : withoutLock([&] { return parentsOf(solution.variant(), position); })) {
    const Value value = withoutLock([&] { return solution->value(parent.position); });
    std::vector<std::string> moves;
    for (const AnyMove move : parent.moves) moves.push_back(solution.variant().formatMove(parent.position, move));
    list.append(type(solution.text(parent.position), moves, toPython(value)));
  }
  return list;
}

static std::uint64_t rankOf(const OpenSolution& solution, const std::string& text) {
  const Variant& variant = solution.variant();
  const AnyPosition position = positionOf(variant, text);
  if (!variant.isStored(position))
    throw py::value_error(fmt::format(
        "position {} has no number, because no solution stores it: its value follows from its moves", cli::quotedText(text)));
  return solution.numbers().numberOf(variant.locate(position));
}

[[noreturn]] static void refuseRank(const OpenSolution& solution, const std::string& rank) {
  throw py::index_error(
      fmt::format("rank {}: {} has the ranks 0 to {}", rank, solution.variant().id(), solution.numbers().count() - 1));
}

static std::string unranked(const OpenSolution& solution, std::uint64_t rank) {
  if (rank >= solution.numbers().count()) refuseRank(solution, std::to_string(rank));
  return solution.text(solution.variant().positionAt(solution.numbers().at(rank)));
}

struct NewArrays {
  explicit NewArrays(const std::vector<py::ssize_t>& shape) : outcomes(shape), plies(shape) {}
  ValueArrays spans() {
    return {{outcomes.mutable_data(), static_cast<std::size_t>(outcomes.size())},
            {plies.mutable_data(), static_cast<std::size_t>(plies.size())}};
  }
  py::tuple both() const { return py::make_tuple(outcomes, plies); }

  py::array_t<std::int8_t> outcomes;
  py::array_t<std::uint16_t> plies;
};

static py::tuple valuesAt(const OpenSolution& solution, const py::array& given) {
  if (given.dtype().kind() != 'u' && given.dtype().kind() != 'i') throw py::type_error("ranks are whole numbers: dtype uint64");
  const auto ranks = py::array_t<std::uint64_t, py::array::c_style | py::array::forcecast>::ensure(given);
  if (!ranks) throw py::error_already_set();
  NewArrays arrays(std::vector<py::ssize_t>(ranks.shape(), ranks.shape() + ranks.ndim()));
  const ValueArrays values = arrays.spans();
  const std::span<const std::uint64_t> numbers(ranks.data(), static_cast<std::size_t>(ranks.size()));
  try {
    interruptibly([&](const std::stop_token& stop) { solution.manyValues().read(numbers, values, stop); });
  } catch (const std::out_of_range& rank) {
    refuseRank(solution, rank.what());
  }
  return arrays.both();
}

static py::tuple valuesIn(const OpenSolution& solution, const std::optional<py::slice>& given) {
  std::size_t first = 0;
  std::size_t end = 0;
  std::size_t step = 0;
  std::size_t count = 0;
  const py::slice slice = given.value_or(py::slice(py::none(), py::none(), py::none()));
  if (!slice.compute(solution.numbers().count(), &first, &end, &step, &count)) throw py::error_already_set();
  if (step != 1) throw py::value_error("a slice of ranks has the step 1");
  NewArrays arrays({static_cast<py::ssize_t>(count)});
  const ValueArrays values = arrays.spans();
  interruptibly([&](const std::stop_token& stop) { solution.manyValues().readFrom(first, values, stop); });
  return arrays.both();
}

static py::array_t<std::uint64_t> firstRanks(const OpenSolution& solution) {
  const TierGraph& tiers = solution.variant().tierGraph();
  py::array_t<std::uint64_t> firsts(static_cast<py::ssize_t>(tiers.tierCount() + 1));
  std::uint64_t* const out = firsts.mutable_data();
  for (std::uint64_t tier = 0; tier <= tiers.tierCount(); ++tier) out[tier] = solution.numbers().numberOf({{tier}, {0}});
  return firsts;
}

static query::Query queryOf(const OpenSolution& solution, const TextArgument& text) {
  if (!text) return query::ofAll(solution->variant());
  checkReadable("query", *text);
  return parsed("query", *text, query::parseQuery(solution->variant(), *text));
}

static query::Sum numberOf(const OpenSolution& solution, const std::string& text) {
  checkReadable("number", text);
  return parsed("number", text, query::parseSum(solution->variant(), text));
}

static std::vector<py::object> foundObjects(const OpenSolution& solution, std::span<const ListedPosition> page) {
  const py::object type = typeNamed("Found");
  std::vector<py::object> objects;
  for (const ListedPosition& found : page) objects.push_back(type(solution.text(found.position), toPython(found.value)));
  return objects;
}

using OpenSolutionPtr = std::shared_ptr<OpenSolution>;

static PositionsPtr listed(const OpenSolutionPtr& solution, std::vector<ListedPosition> all) {
  auto list = std::make_shared<Positions>();
  list->count = all.size();
  list->page = [solution, all = std::move(all)](std::uint64_t first, std::size_t limit) {
    const std::size_t begin = std::min<std::size_t>(first, all.size());
    return foundObjects(*solution, std::span(all).subspan(begin, std::min(limit, all.size() - begin)));
  };
  return list;
}

static PositionsPtr listed(const OpenSolutionPtr& solution, const std::shared_ptr<query::QueryList>& all) {
  auto list = std::make_shared<Positions>();
  list->count = all->count();
  list->page = [solution, all](std::uint64_t first, std::size_t limit) {
    std::vector<ListedPosition> page;
    interruptibly([&](const std::stop_token& stop) { page = all->page(first, limit, stop); });
    return foundObjects(*solution, page);
  };
  return list;
}

static std::optional<query::Order> namedOrder(const std::string& order) {
  if (order == "stored") return query::Order::AsStored;
  if (order == "shortest") return query::Order::ShortestFirst;
  if (order == "longest") return query::Order::LongestFirst;
  return std::nullopt;
}

static PositionsPtr find(const OpenSolutionPtr& solution, const TextArgument& text, const std::string& order,
                         std::optional<std::uint64_t> limit) {
  query::Query condition = queryOf(*solution, text);
  const auto named = namedOrder(order);
  if (named && !limit) {
    std::shared_ptr<query::QueryList> all;
    interruptibly([&](const std::stop_token& stop) {
      all = std::make_shared<query::QueryList>(solution->whole(), std::move(condition), *named, stop);
    });
    return listed(solution, all);
  }
  const query::Sum number = named ? query::Sum{} : numberOf(*solution, order);
  const std::uint64_t wanted = limit.value_or(UINT64_MAX);
  std::vector<ListedPosition> found;
  interruptibly([&](const std::stop_token& stop) {
    const auto add = [&](const query::Hit& hit) { found.push_back({solution->variant().positionAt(hit.location), hit.value}); };
    const query::Prepared prepared(solution->whole(), std::move(condition), stop);
    if (named)
      query::visitFirst(prepared, *named, wanted, stop, add);
    else
      query::visitLeast(prepared, number, wanted, stop, add);
  });
  return listed(solution, std::move(found));
}

static std::uint64_t count(const OpenSolution& solution, const TextArgument& text) {
  query::Query condition = queryOf(solution, text);
  std::uint64_t all = 0;
  interruptibly([&](const std::stop_token& stop) {
    all = query::search(query::Prepared(solution.whole(), std::move(condition), stop), {}, stop);
  });
  return all;
}

static py::object table(const OpenSolution& solution, const std::string& key, bool asPublished) {
  const Variant& variant = solution.variant();
  const std::vector<std::string> keys = tableKeys(variant);
  if (std::ranges::find(keys, key) == keys.end())
    throw py::value_error(
        fmt::format("{} has no table '{}'; expected one of: {}", variant.id(), cli::shortenedText(key), fmt::join(keys, ", ")));
  if (asPublished && !isPublishedTable(variant, key))
    throw py::value_error(fmt::format("no paper gives the table of {} by {}", variant.id(), key));
  const Counting counting = asPublished ? Counting::AsPublished : Counting::True;
  return toPython(withoutLock([&] { return tableRows(*solution.whole(), key, counting); }));
}

static py::object tally(const OpenSolution& solution, const std::vector<std::string>& by, const TextArgument& where) {
  std::vector<query::TallyKey> keys;
  for (const std::string& name : by) {
    query::TallyKey& key = keys.emplace_back(query::TallyKey{name});
    if (name != "outcome") key.number = numberOf(solution, name);
  }
  query::Query condition = queryOf(solution, where);
  TableRows rows;
  interruptibly([&](const std::stop_token& stop) {
    rows = query::tally(query::Prepared(solution.whole(), std::move(condition), stop), keys, stop);
  });
  return toPython(rows);
}

static py::object published(const OpenSolution& solution) {
  std::vector<PublishedFigure> figures;
  interruptibly([&](const std::stop_token& stop) { figures = publishedFigures(*solution.whole(), true, stop); });
  TableRows rows{{"figure", "published", "computed", "source", "comparable"}, {}};
  for (const PublishedFigure& figure : figures)
    if (!figure.published.empty())
      rows.rows.push_back(
          {figure.id, figure.published, figure.computed, figure.source, figure.comparable && !figure.slip ? "yes" : "no"});
  return toPython(rows);
}

/// Opens the solution. For a start position chosen by the user, opens the solution of the usual start position if necessary.
/// Throws SolutionError.
static SolutionPtr openedOrValues(const std::filesystem::path& directory, const VariantPtr& variant) {
  if (usualVariant(*variant))
    if (SolutionPtr values = Solution::openValues(directory, variant)) return values;
  return Solution::open(directory, variant);
}

py::object openAlternating(const std::filesystem::path& directory, const Play& play) {
  const VariantPtr variant = parseVariant(play.id()).value();
  return py::cast(std::make_shared<OpenSolution>(withoutLock([&] { return openedOrValues(directory, variant); })));
}

void bindSolution(py::module_& module) {
  const auto position = py::arg("position") = py::none();
  py::class_<OpenSolution, OpenSolutionPtr>(
      module, "Solution",
      "A solved game with alternating moves. Immutable; threads may share it. Positions and "
      "moves are texts in the notation of the game's RULES.md.")
      .def_property_readonly(
          "variant", [](const OpenSolution& self) { return self.variant().id(); }, "Its text, as in kotai.variants().")
      .def_property_readonly(
          "file", [](const OpenSolution& self) { return self->file(); }, "The file that it is read from.")
      .def_property_readonly(
          "start", [](const OpenSolution& self) { return self.text(self.variant().start()); }, "The start of the game.")
      .def_property_readonly(
          "keys", [](const OpenSolution& self) { return tableKeys(self.variant()); }, "What table() can count by.")
      .def_property_readonly("tiers", &firstRanks,
                             "uint64, shape (tiers + 1,): the first rank of each tier, then the number of all ranks.")
      .def("__len__", [](const OpenSolution& self) { return self.numbers().count(); })
      .def("__repr__", [](const OpenSolution& self) { return fmt::format("<kotai.Solution {}>", self.variant().id()); })
      .def(
          "value", [](const OpenSolution& self, const TextArgument& text) { return toPython(valueOf(self, text)); }, position,
          "The value of any legal position (default: the start) for the side to move.")
      .def("moves", &movesOf, position, "All legal moves, best first, with their values for the player who makes them.")
      .def("parents", &parentsIn, position,
           "All positions with a move to this one or a mirror image of it, reachable or not, in the form that is stored.")
      .def("rank", &rankOf, py::arg("position"),
           "The number of a position or its stored image, from 0, as `kotai-cli rank` gives it. Raises ValueError for a position "
           "that no solution stores.")
      .def("unrank", &unranked, py::arg("rank"), "The position with this number. Raises IndexError.")
      .def("values", &valuesIn, py::arg("ranks") = py::none(),
           "Values of adjacent ranks: a slice with step 1, or all of them without one. Returns outcomes (int8: 1 win, 0 draw, -1 "
           "loss) and plies (uint16: 0 for a draw).")
      .def("values", &valuesAt, py::arg("ranks"),
           "Values of an array of ranks of any shape and order, in arrays of the same shape. Raises IndexError.")
      .def("find", &find, py::arg("query") = py::none(), py::arg("order") = "stored", py::arg("limit") = py::none(),
           "The positions that a query (docs/query.md) describes, all counted ones without a query. order: 'stored', 'shortest', "
           "'longest', or a number of the query language, smallest first. Without a limit, all are counted at once and read when "
           "asked for, except in an order by number, which holds them all.")
      .def("count", &count, py::arg("query") = py::none(), "The number of these positions.")
      .def("table", &table, py::arg("key"), py::arg("as_published") = false,
           "An aggregated table that the solution stores, as a structured array: key is one of keys. as_published: counted as in "
           "the paper. Raises ValueError.")
      .def("tally", &tally, py::arg("by"), py::arg("where") = py::none(),
           "Counts positions by 'outcome' and numbers of the query language, as a structured array with a field for each and "
           "'count'. The distance of a draw is nan.")
      .def("published", &published, "The figures of papers about this variant as printed, beside those of this solution.");
}

}  // namespace kotai::python
