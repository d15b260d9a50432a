// Texts about the steps in which a variant was solved.
#pragma once

#include <QString>

#include "core/analysis/solving_steps.h"

namespace kotai::ui {

/// Explains why the value of the position became known in its step, or never.
QString reasonText(const KnownReason& reason);
/// Explains what is known about the position after a step in which its value is still unknown. Empty if it is known.
QString progressText(const KnownReason& reason, std::uint32_t step);
/// A move of the position, and the step in which the value of the next position became known.
QString reachedText(const MoveValue& move);
QString stepText(const SolvingSteps& steps, std::uint32_t step);  ///< draws remain after the last step

}  // namespace kotai::ui
