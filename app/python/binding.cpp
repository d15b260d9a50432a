#include "app/python/binding.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <concepts>
#include <future>
#include <limits>
#include <mutex>
#include <variant>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"

namespace kotai::python {

/// Python types of returned values. The handles are never released, because the module may outlive the interpreter.
struct ReturnedTypes {
  py::handle value;
  py::handle payoff;
  std::array<py::handle, 3> outcomes;  ///< handles in the order of Outcome
};
static ReturnedTypes returned;

struct CellToPython {
  py::object operator()(std::monostate) const { return py::none(); }
  py::object operator()(const std::string& word) const { return py::str(word); }
  py::object operator()(double number) const { return py::float_(number); }
  template <std::integral Number>
  py::object operator()(Number number) const {
    return py::int_(number);
  }
};

/// Returns NumPy's type code for the cells of a column.
static std::string columnCode(const TableRows& table, std::size_t column) {
  std::size_t longest = 0;
  bool hasWords = false;
  bool isWhole = true;
  for (const auto& row : table.rows) {
    const auto& cell = row[column].content;
    if (const auto* const word = std::get_if<std::string>(&cell)) {
      hasWords = true;
      longest = std::max(longest, word->size());
    }
    isWhole = isWhole && !std::holds_alternative<std::monostate>(cell) && !std::holds_alternative<double>(cell);
  }
  if (hasWords) return fmt::format("U{}", std::max<std::size_t>(longest, 1));
  return isWhole ? "i8" : "f8";
}

static py::object cellIn(const TableCell& cell, const std::string& code) {
  if (!std::holds_alternative<std::monostate>(cell.content)) return std::visit(CellToPython{}, cell.content);
  if (code == "f8") return py::float_(std::numeric_limits<double>::quiet_NaN());
  return py::str("");
}

/// Iterates over positions, which are read page by page. Threads may share an iterator.
class PositionsIterator {
 public:
  explicit PositionsIterator(PositionsPtr list) : m_list(std::move(list)) {}

  py::object operator()() {
    constexpr std::size_t pagePositions = 4096;
    while (m_place == m_page.size()) {
      const auto reading = withoutLock([this] { return std::unique_lock(m_reading); });
      if (m_place < m_page.size()) break;  // another thread has read the page in the meantime
      std::vector<py::object> page = m_list->page(m_next, pagePositions);
      if (page.empty()) throw py::stop_iteration();
      m_next += page.size();
      m_page.swap(page);
      m_place = 0;
    }
    return m_page[m_place++];
  }

 private:
  PositionsPtr m_list;
  std::mutex m_reading;  ///< locked only while a page is read, when Python's global lock is released
  std::uint64_t m_next = 0;
  std::vector<py::object> m_page;
  std::size_t m_place = 0;
};

static py::object positionAt(Positions& list, std::int64_t number) {
  const auto count = static_cast<std::int64_t>(list.count);
  if (number < -count || number >= count) throw py::index_error(fmt::format("there are {} positions", list.count));
  const auto index = static_cast<std::uint64_t>(number < 0 ? number + count : number);
  if (index >= list.cachedFirst && index - list.cachedFirst < list.kept.size()) return list.kept[index - list.cachedFirst];
  const bool isNext = index == list.cachedFirst + list.kept.size();  // positions are read in order, as in a loop
  std::vector<py::object> page = list.page(index, isNext ? 64 : 1);
  const py::object found = page.at(0);
  list.kept.swap(page);
  list.cachedFirst = index;
  return found;
}

void refuse(std::string_view kind, std::string_view text, const TextError& error) {
  throw NotationFault(cli::englishText(error, kind, text));
}

void checkReadable(std::string_view kind, std::string_view text) {
  if (const auto fault = cli::unreadableText(text)) refuse(kind, text, *fault);
}

py::object typeNamed(const char* name) { return py::module_::import("kotai._types").attr(name); }

py::object toPython(Value value) {
  const py::object plies = value.outcome == Outcome::Draw ? py::object(py::none()) : py::int_(value.distancePlies);
  return returned.value(returned.outcomes.at(static_cast<std::size_t>(value.outcome)), plies);
}

py::object toPython(const GameValue& value) {
  return returned.payoff(value.value, int{value.firstSecure}, int{value.secondSecure});
}

py::object toPython(const TableRows& table) {
  py::list fields;
  std::vector<std::string> codes;
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    codes.push_back(columnCode(table, column));
    fields.append(py::make_tuple(table.columns[column], codes.back()));
  }
  py::list rows;
  for (const auto& row : table.rows) {
    py::tuple cells(row.size());
    for (std::size_t column = 0; column < row.size(); ++column) cells[column] = cellIn(row[column], codes[column]);
    rows.append(cells);
  }
  return py::module_::import("numpy").attr("array")(rows, py::arg("dtype") = fields);
}

void interruptibly(const std::function<void(const std::stop_token& stop)>& work) {
  using namespace std::chrono_literals;
  std::stop_source stop;
  std::future<void> done = std::async(std::launch::async, [&] { work(stop.get_token()); });
  const auto isDone = [&done](auto patience) {
    return withoutLock([&] { return done.wait_for(patience); }) == std::future_status::ready;
  };
  while (!isDone(50ms)) {
    if (PyErr_CheckSignals() == 0) continue;
    stop.request_stop();
    const py::error_already_set interrupted;
    while (!isDone(1s)) continue;
    throw interrupted;
  }
  done.get();
}

void bindPositions(py::module_& module) {
  const py::object outcomes = typeNamed("Outcome");
  returned.value = typeNamed("Value").release();
  returned.payoff = typeNamed("Payoff").release();
  for (const int outcome : {-1, 0, 1}) returned.outcomes.at(static_cast<std::size_t>(outcome + 1)) = outcomes(outcome).release();

  py::class_<PositionsIterator>(module, "_PositionsIterator")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", [](PositionsIterator& self) { return self(); });
  py::class_<Positions, PositionsPtr>(module, "Positions", "Positions that find() has found, read when they are asked for.")
      .def("__len__", [](const Positions& self) { return self.count; })
      .def("__getitem__", &positionAt, py::arg("number"))
      .def("__iter__", [](PositionsPtr self) { return std::make_unique<PositionsIterator>(std::move(self)); });
}

}  // namespace kotai::python
