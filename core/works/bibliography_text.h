// resources/help/bibliography.bib, as embedded by the build.
#pragma once

namespace kotai {

extern const char bibliographyText[];  // NOLINT: the build makes it
extern const char releaseYear[];       // NOLINT: of the program

}  // namespace kotai
