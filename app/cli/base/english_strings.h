// Plain English sentences from the structured errors of core: what, where or which file, and what to do.
#pragma once

#include <string>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::cli {

/// \p kind says what the text should have been: "variant", "position", "move" or "player".
std::string englishText(const TextError& error, std::string_view kind, std::string_view text);

/// \p variantId (may be empty) and \p dataOption (what was given with --data, may be empty) make the advice exact.
std::string englishText(const SolutionError& error, std::string_view variantId, std::string_view dataOption);

/// The sentence without its last full stop, to go on with.
std::string withoutFinalStop(std::string sentence);

}  // namespace kotai::cli
