// The used solutions of the data folder, opened once and shared, and the faults of unusable ones.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "core/base/errors.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"

namespace kotai::ui {

/// GUI thread only.
class OpenedSolutions {
 public:
  explicit OpenedSolutions(std::filesystem::path directory) : m_directory(std::move(directory)) {}

  /// Returns null if none can be opened.
  SolutionPtr open(const VariantPtr& variant);
  SimultaneousSolutionPtr open(const SimultaneousVariantPtr& variant);
  /// The same. Without a solution, returns the values written by an unfinished solve, if they are complete.
  SolutionPtr openValues(const VariantPtr& variant);
  void keep(const SolutionPtr& solution);
  void keep(const SimultaneousSolutionPtr& solution);
  /// The next open() reads the file again. Users of the old solution can continue.
  void forget(const std::string& variantId);
  /// Returns why the last open() failed although a file exists, or a fault found later.
  std::optional<SolutionError> failure(const std::string& variantId) const;
  /// Reports a value that could not be read. Returns false if the fault was already known.
  bool recordFailure(const std::string& variantId, const SolutionError& error);

 private:
  template <typename AnySolution, typename Pointer, typename V>
  Pointer opened(std::map<std::string, Pointer>& solutions, const V& variant);

  std::filesystem::path m_directory;
  std::map<std::string, SolutionPtr> m_alternating;
  std::map<std::string, SolutionPtr> m_unfinished;
  std::map<std::string, SimultaneousSolutionPtr> m_simultaneous;
  std::map<std::string, SolutionError> m_failures;
};

}  // namespace kotai::ui
