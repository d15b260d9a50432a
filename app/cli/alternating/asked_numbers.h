// The query language in options: `--where`, and numbers of positions for `--columns`, `--by` and `--sort`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/query/expression.h"

namespace kotai::cli {

/// Splits "rank,moves" into "rank" and "moves". Throws UsageError if one is empty.
std::vector<std::string> namesIn(std::string_view option, std::string_view list);

/// A number of positions, such as "own-steps - other-steps". For an unknown word, throws UsageError that lists the words of
/// this option and those of the variant. Throws TextFailure for any other parse error.
query::Sum askedNumber(std::string_view option, const VariantPtr& variant, const std::string& text,
                       std::vector<std::string_view> furtherWords);

/// Throws TextFailure.
query::Query askedQuery(const VariantPtr& variant, const std::string& text);

}  // namespace kotai::cli
