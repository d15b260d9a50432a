// Reads the language of queries (docs/query.md).
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/query/expression.h"

namespace kotai::query {

/// Parses a query. An error has the place (1-based), the text found and the expectation (core/query/faults.h).
tl::expected<Query, TextError> parseQuery(const VariantPtr& variant, std::string_view text);

/// Parses a quantity of a position, such as `distance` or `own-steps - other-steps`.
tl::expected<Sum, TextError> parseSum(const VariantPtr& variant, std::string_view text);

}  // namespace kotai::query
