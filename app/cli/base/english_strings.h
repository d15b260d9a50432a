// Plain English sentences for the structured errors of core: the fault, its place or file, and advice.
#pragma once

#include <string>
#include <string_view>

#include "core/base/errors.h"
#include "core/engine/engine_fault.h"

namespace kotai::cli {

/// Describes an error in a string. \p kind is the expected kind of text: "variant", "position", "move" or "player".
std::string englishText(const TextError& error, std::string_view kind, std::string_view text);

/// Describes an error of a solution. \p variantId and \p dataOption (argument of --data) make the advice more precise. Both may
/// be empty.
std::string englishText(const SolutionError& error, std::string_view variantId, std::string_view dataOption);

/// Describes a fault of an external engine.
std::string englishText(const EngineFailure& failure);

/// Removes the full stop at the end of a sentence.
std::string withoutFinalStop(std::string sentence);

}  // namespace kotai::cli
