// Text of resources/known_results.json, which the build embeds.
#pragma once

namespace kotai {

extern const char knownResultsText[];  // NOLINT: defined in a generated file

}  // namespace kotai
