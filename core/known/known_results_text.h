// resources/known_results.json, as the build has put it into the program.
#pragma once

namespace kotai {

extern const char knownResultsText[];  // NOLINT: the build makes it

}  // namespace kotai
