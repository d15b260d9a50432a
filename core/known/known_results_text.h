// resources/known_results.json, as embedded by the build.
#pragma once

namespace kotai {

extern const char knownResultsText[];  // NOLINT: defined in a generated file

}  // namespace kotai
