// Helpers for the Python module: conversions, errors, and long tasks that Ctrl-C can stop.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/table_rows.h"
#include "core/base/errors.h"
#include "core/game/game_value.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai::python {

namespace py = pybind11;

/// An invalid text. Python raises this exception as kotai.NotationError.
struct NotationFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws NotationFault with the same sentence as the command line. \p kind: "variant", "position", "move" or
/// "query".
[[noreturn]] void refuse(std::string_view kind, std::string_view text, const TextError& error);
/// Throws NotationFault if a string is too long or not UTF-8.
void checkReadable(std::string_view kind, std::string_view text);

/// Returns the parsed value, or calls refuse().
template <class Result>
auto parsed(std::string_view kind, std::string_view text, Result&& result) {
  if (!result) refuse(kind, text, result.error());
  return *std::forward<Result>(result);
}

/// Parses a position. Returns the start position if there is no string.
template <class AnyVariant>
AnyPosition positionOf(const AnyVariant& variant, const std::optional<std::string>& text) {
  if (!text) return variant.start();
  checkReadable("position", *text);
  return parsed("position", *text, variant.parsePosition(*text));
}

py::object typeNamed(const char* name);
py::object toPython(Value value);
py::object toPython(const GameValue& value);
/// Returns a structured array with a field for each column. Numbers are int64, or float64 (nan for empty cells) if necessary.
py::object toPython(const TableRows& table);

/// Returns the result of read(). Releases Python's global lock during the call, so read() must not use Python
/// objects.
template <class Read>
auto withoutLock(Read&& read) {
  const py::gil_scoped_release released;
  return std::forward<Read>(read)();
}

/// Calls work(stop) on a separate thread, without Python's global lock. Ctrl-C requests a stop. Rethrows
/// exceptions.
void interruptibly(const std::function<void(const std::stop_token& stop)>& work);

/// The matches of a search, counted and then read page by page.
struct Positions {
  std::uint64_t count = 0;
  std::function<std::vector<py::object>(std::uint64_t first, std::size_t limit)> page;

  /// Index of the first position in `kept`, the cache of the positions read last.
  std::uint64_t cachedFirst = 0;
  std::vector<py::object> kept = {};
};
using PositionsPtr = std::shared_ptr<Positions>;

void bindPositions(py::module_& module);
void bindSolution(py::module_& module);
void bindPayoffs(py::module_& module);
void bindGames(py::module_& module);

}  // namespace kotai::python
