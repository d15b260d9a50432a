// resources/help/bibliography.bib, as the build has put it into the program.
#pragma once

namespace kotai {

extern const char bibliographyText[];  // NOLINT: the build makes it

}  // namespace kotai
