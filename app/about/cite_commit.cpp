#include "app/about/cite_commit.h"

#include "core/works/citation.h"

extern const char builtFromCommit[];  // the build makes it (cmake/Commit.cmake)

namespace kotai {

void citeCommit() { setCitedCommit(builtFromCommit); }

}  // namespace kotai
