// Sentences about the steps in which a variant was solved.
#pragma once

#include <QString>

#include "core/analysis/solving_steps.h"

namespace kotai::ui {

/// Why the position became known in its step, or never.
QString reasonText(const KnownReason& reason);
/// How far the position has come after a step in which it is not known yet; empty if it is.
QString progressText(const KnownReason& reason, std::uint32_t step);
/// A move of the position, and when the position it leads to became known.
QString reachedText(const MoveValue& move);
QString stepText(const SolvingSteps& steps, std::uint32_t step);  ///< a step after the last one leaves the draws

}  // namespace kotai::ui
