// resources/help/bibliography.bib, as embedded by the build.
#pragma once

namespace kotai {

extern const char bibliographyText[];  // NOLINT: the build makes it
extern const char releaseYear[];       // NOLINT: of the program
extern const char releaseCommit[];     // NOLINT: it was built from; empty where the build was not told

}  // namespace kotai
