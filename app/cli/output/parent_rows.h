// The rows of `parents`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/format.h"

namespace kotai::cli {

struct ParentRow {
  std::string position;
  std::vector<std::string> moves = {};
  std::optional<std::string> value = {};  ///< missing if not solved
  Json json = Json::object();             ///< the value for programs, under the usual names
};

/// Prints `position<TAB>move;move<TAB>value` lines, or an array of objects with `position`, `moves` and the value.
void printParents(const std::vector<ParentRow>& rows, bool json);

}  // namespace kotai::cli
