// The options that ask in the language of queries: `--where`, and numbers of positions for `--columns`, `--by`, `--sort`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/query/expression.h"

namespace kotai::cli {

/// "rank,moves" -> "rank", "moves". Throws UsageError where one is empty.
std::vector<std::string> namesIn(std::string_view option, std::string_view list);

/// A number that positions have, e.g. "own-steps - other-steps". Throws UsageError for an unknown word, which tells the words of
/// the variant behind those that only this option takes, and TextFailure for what cannot be read otherwise.
query::Sum askedNumber(std::string_view option, const VariantPtr& variant, const std::string& text,
                       std::vector<std::string_view> furtherWords);

/// Throws TextFailure.
query::Query askedQuery(const VariantPtr& variant, const std::string& text);

}  // namespace kotai::cli
