// The rows of `variants` and `compare`.
#pragma once

#include <string>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// Row about a variant, as text and as JSON.
struct VariantRow {
  std::string game;
  std::string variant;
  std::string state;
  std::string start;
  std::string positions = "-";
  std::string bytes = "-";
  std::string known =
      "-";  ///< known result of the start position (published or computed elsewhere), if the variant is not solved
  std::string verified = "-";  ///< day on which all values were verified on this computer
  Json json = Json::object();  ///< members such as start, positions and bytes, if known
};

/// Returns the row of a variant. Marks a damaged file in the row, and prints a message on stderr.
VariantRow variantRow(Context& context, const CommandTable& commands, const Play& play, bool withTotals);

void printVariantRows(const std::vector<VariantRow>& rows);

}  // namespace kotai::cli
