// Parses option values in the query language: `--where`, and quantities for `--columns`, `--by` and `--sort`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/query/expression.h"

namespace kotai::cli {

/// Parses a quantity of a position, for example "own-steps - other-steps". Throws UsageError for an unknown word. The
/// message lists the words that this option and the variant accept. Throws TextFailure for any other parse error.
query::Sum parsePositionSum(std::string_view option, const VariantPtr& variant, const std::string& text,
                            std::vector<std::string_view> furtherWords);

/// Parses a query. Throws TextFailure.
query::Query parseQueryText(const VariantPtr& variant, const std::string& text);

}  // namespace kotai::cli
