// The solutions of the data folder that are in use, opened once and shared, and what is wrong with those that cannot be used.
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

  /// Null while there is none that can be opened.
  SolutionPtr open(const VariantPtr& variant);
  SimultaneousSolutionPtr open(const SimultaneousVariantPtr& variant);
  /// The same; or what an unfinished solve has written, if that is all values.
  SolutionPtr openValues(const VariantPtr& variant);
  void keep(const SolutionPtr& solution);
  void keep(const SimultaneousSolutionPtr& solution);
  /// The next open() looks at the file anew; those who have the solution go on reading what they have.
  void forget(const std::string& variantId);
  /// Why the last open() failed though a file is there, or what was found wrong later.
  std::optional<SolutionError> failure(const std::string& variantId) const;
  /// A value could not be read. False if that was known.
  bool noteFailure(const std::string& variantId, const SolutionError& error);

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
