// Compares two solved boards: classes of positions, also by covered cells, and values.
#pragma once

#include <memory>

#include "ui/docks/tables/compared_pair.h"

namespace kotai::ui {

class JobManager;

/// Returns the boards that are solved now.
std::unique_ptr<ComparedVariants> comparedBoards(JobManager* jobs);

}  // namespace kotai::ui
