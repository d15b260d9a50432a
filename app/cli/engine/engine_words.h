// Messages about faults of external engines.
#pragma once

#include <string>

#include "core/engine/engine_fault.h"

namespace kotai::cli {

std::string englishText(const EngineFailure& failure);

}  // namespace kotai::cli
