// The options that a graphical program sets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai::cli {

struct EngineOptions {
  static constexpr unsigned mostLines = 500;
  static constexpr unsigned perfectLevel = 10;  ///< one above the nine levels

  unsigned lines = 1;             ///< MultiPV
  unsigned level = perfectLevel;  ///< Level

  /// Descriptions of the options, printed before `uciok`.
  static std::vector<std::string> descriptions(const std::string& variantName);
  /// Returns the fault, if any. Case-insensitive.
  std::string set(std::string_view name, std::string_view value, const std::string& variantName);
};

}  // namespace kotai::cli
