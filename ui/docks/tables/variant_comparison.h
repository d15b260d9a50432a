// Compares two solved alternating variants: with and without a rule, more or fewer fences, larger or smaller boards.
#pragma once

#include <memory>

#include "ui/docks/tables/compared_pair.h"

namespace kotai::ui {

class JobManager;

/// Returns the variants that are solved now.
std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs);

}  // namespace kotai::ui
