// The tables of `table` and `export`.
#pragma once

#include <string>

#include "app/cli/base/format.h"
#include "core/analysis/table_rows.h"

namespace kotai::cli {

Json toJson(const TableCell& cell);
/// Returns a JSON array with one object per row.
Json toJson(const TableRows& table);

/// Checks the key of a table. Throws UsageError if the variant does not offer the key, or if published counting is
/// requested for an unpublished table.
void checkTableKey(const Variant& variant, const std::string& key, Counting counting);

}  // namespace kotai::cli
