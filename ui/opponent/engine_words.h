// Error messages about an external engine, for the person who plays against it.
#pragma once

#include <QString>

#include "core/engine/engine_fault.h"

namespace kotai::ui {

QString engineFaultText(const EngineFailure& failure);

}  // namespace kotai::ui
