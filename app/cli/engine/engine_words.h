// What goes wrong with engines of others, in words.
#pragma once

#include <string>

#include "core/engine/engine_fault.h"

namespace kotai::cli {

std::string englishText(const EngineFailure& failure);

}  // namespace kotai::cli
