// Text of resources/help/bibliography.bib, embedded by the build.
#pragma once

namespace kotai {

extern const char bibliographyText[];  // NOLINT: defined in a generated file
extern const char releaseYear[];       // NOLINT: defined in a generated file

}  // namespace kotai
