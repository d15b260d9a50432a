#include "app/about/cite_commit.h"

#include "core/works/citation.h"

extern const char builtFromCommit[];  // defined in a file that the build generates (cmake/Commit.cmake)

namespace kotai {

void citeCommit() { setCitedCommit(builtFromCommit); }

}  // namespace kotai
