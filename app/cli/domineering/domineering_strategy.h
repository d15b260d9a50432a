// `verify` and `export` of boards whose outcome was proved by search: the strategies that secure it.
#pragma once

#include <string>

#include "app/cli/base/context.h"
#include "app/cli/output/export_file.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::cli {

/// Whether a proof search has settled something about the variant and there is no solution file.
bool isOnlyProved(const Context& context, const SimultaneousVariant& variant);

/// Writes the strategies that are missing, then replays all against every answer.
int verifyProved(Context& context, const SimultaneousVariantPtr& variant, unsigned threads);

/// A row for each position of the strategies: side, payoff secured, position, moves in store, move.
int exportStrategies(Context& context, const SimultaneousVariantPtr& variant, const ExportArguments& arguments,
                     ExportFormat format);

}  // namespace kotai::cli
