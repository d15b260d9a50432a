// The tables of `table` and `export`.
#pragma once

#include <string>

#include "app/cli/base/format.h"
#include "core/analysis/table_rows.h"

namespace kotai::cli {

Json toJson(const TableCell& cell);
/// One object per row.
Json toJson(const TableRows& table);

/// Throws UsageError for a key that the variant does not offer or that was not published.
void checkTableKey(const Variant& variant, const std::string& key, Counting counting);

}  // namespace kotai::cli
