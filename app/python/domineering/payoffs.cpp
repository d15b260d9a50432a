// kotai.Payoffs: a solved game with simultaneous moves.
#include <fmt/format.h>

#include <optional>

#include "app/cli/base/messages.h"
#include "app/python/binding.h"
#include "app/python/open_solutions.h"
#include "core/games/domineering/table_rows.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/parents.h"
#include "core/simultaneous/payoff_query.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::python {

/// Wraps the solution, because pybind11 does not support pointers to const.
struct OpenPayoffs {
  SimultaneousSolutionPtr solution;
  const SimultaneousVariant& variant() const { return *solution->variant(); }
  std::optional<GameValue> valueOf(const AnyPosition& position) const {
    return withoutLock([&] { return solution->value(position); });
  }
};

static py::object payoffOf(const OpenPayoffs& open, const AnyPosition& position) {
  const auto value = open.valueOf(position);
  return value ? toPython(*value) : py::object(py::none());
}

/// Returns the moves of both sides, and the matrix of values with a row for each move of the first side and a column
/// for each move of the second side.
static py::tuple payoffMoves(const OpenPayoffs& open, const std::optional<std::string>& text) {
  const SimultaneousVariant& variant = open.variant();
  const AnyPosition position = positionOf(variant, text);
  const std::vector<AnyMove> rows = variant.moves(position, Side::First);
  const std::vector<AnyMove> columns = variant.moves(position, Side::Second);
  const auto texts = [&](Side side, const std::vector<AnyMove>& moves) {
    std::vector<std::string> all;
    for (const AnyMove move : moves) all.push_back(variant.formatMove(side, move));
    return all;
  };
  py::array_t<double> payoffs({rows.size(), columns.size()});
  auto out = payoffs.mutable_unchecked<2>();
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const auto value = open.valueOf(variant.play(position, {rows[row], columns[column]}));
      if (!value)
        throw py::value_error(fmt::format("position {}: no game reaches it", cli::quotedText(variant.formatPosition(position))));
      out(static_cast<py::ssize_t>(row), static_cast<py::ssize_t>(column)) = value->value + 0.0;  // turns -0 into 0
    }
  return py::make_tuple(texts(Side::First, rows), texts(Side::Second, columns), payoffs);
}

static py::list turnParents(const OpenPayoffs& open, const std::optional<std::string>& text) {
  const SimultaneousVariant& variant = open.variant();
  const py::object type = typeNamed("TurnParent");
  py::list list;
  const AnyPosition position = positionOf(variant, text);
  TurnParents parents;
  interruptibly([&](const std::stop_token& stop) { parents = parentsOf(variant, position, stop); });
  for (const TurnParent& parent : parents.list) {
    const auto value = open.valueOf(parent.position);
    if (!value) continue;  // skips unreachable positions
    std::vector<std::string> turns;
    for (const JointMove& turn : parent.turns) turns.push_back(variant.formatTurn(turn));
    list.append(type(variant.formatPosition(parent.position), turns, toPython(*value)));
  }
  return list;
}

static PositionsPtr findPayoffs(const OpenPayoffs& open, const std::optional<std::string>& text) {
  SimultaneousFilter filter;
  filter.withFinished = true;
  if (text) {
    checkReadable("query", *text);
    filter.where =
        query::testOf(open.solution->variant(), parsed("query", *text, query::parsePayoffQuery(open.variant(), *text)));
  }
  std::shared_ptr<SimultaneousPositionList> all;
  interruptibly([&](const std::stop_token& stop) {
    all = std::make_shared<SimultaneousPositionList>(open.solution, std::move(filter), stop);
  });
  auto list = std::make_shared<Positions>();
  list->count = all->count();
  list->page = [open, all](std::uint64_t first, std::size_t limit) {
    const py::object type = typeNamed("FoundPayoff");
    std::vector<py::object> objects;
    for (const ListedGamePosition& found : withoutLock([&] { return all->page(first, limit); }))
      objects.push_back(type(open.variant().formatPosition(found.position), toPython(found.value)));
    return objects;
  };
  return list;
}

/// Returns the rows of the most common values. Their first column contains numbers instead of strings.
static TableRows numberedRows(const ValueDistribution& distribution) {
  TableRows table = domineering::valueRows(distribution);
  for (std::size_t row = 0; row < table.rows.size(); ++row)
    table.rows[row].front() = distribution.common[row].value + 0.0;  // turns -0 into 0
  return table;
}

static py::object payoffTable(const OpenPayoffs& open, const std::string& key) {
  TableRows rows;
  if (key == "covered") {
    rows = withoutLock([&] { return domineering::coveredRows(classesByCovered(*open.solution)); });
  } else if (key == "value") {
    interruptibly([&](const std::stop_token& stop) {
      if (const auto distribution = valueDistribution(*open.solution, {}, stop)) rows = numberedRows(*distribution);
    });
  } else {
    throw py::value_error(
        fmt::format("{} has no table '{}'; expected one of: covered, value", open.variant().id(), cli::shortenedText(key)));
  }
  return toPython(rows);
}

py::object openPayoffs(const std::filesystem::path& directory, const Play& play) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(play.id()).value();
  return py::cast(OpenPayoffs{withoutLock([&] { return SimultaneousSolution::open(directory, variant); })});
}

void bindPayoffs(py::module_& module) {
  const auto position = py::arg("position") = py::none();
  py::class_<OpenPayoffs>(module, "Payoffs",
                          "A solved game in which both sides move at once. Payoffs are those of the first side, from -1 to 1.")
      .def_property_readonly(
          "variant", [](const OpenPayoffs& self) { return self.variant().id(); }, "Its text, as in kotai.variants().")
      .def_property_readonly(
          "file", [](const OpenPayoffs& self) { return self.solution->file(); }, "The file that it is read from.")
      .def_property_readonly(
          "start", [](const OpenPayoffs& self) { return self.variant().formatPosition(self.variant().start()); },
          "The start of the game.")
      .def("__len__", [](const OpenPayoffs& self) { return self.solution->positions(); })
      .def("__repr__", [](const OpenPayoffs& self) { return fmt::format("<kotai.Payoffs {}>", self.variant().id()); })
      .def(
          "value",
          [](const OpenPayoffs& self, const std::optional<std::string>& text) {
            return payoffOf(self, positionOf(self.variant(), text));
          },
          position, "The payoffs of a position (default: the start). None if no game reaches it.")
      .def("moves", &payoffMoves, position,
           "The moves of the first side, those of the second, and the payoffs (float64, a row for each move of the first side). "
           "Raises ValueError if no game reaches the position.")
      .def("parents", &turnParents, position, "All positions that a game reaches and that have a turn to this one.")
      .def("find", &findPayoffs, py::arg("query") = py::none(),
           "The positions that a query (docs/query.md) describes, all without one, counted at once and read when asked for.")
      .def("table", &payoffTable, py::arg("key"),
           "A structured array: positions by 'covered' squares, or the most common 'value's.");
}

}  // namespace kotai::python
