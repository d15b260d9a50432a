#include "app/about/cite_commit.h"

#include "core/works/citation.h"

extern const char builtFromCommit[];  // created by the build (cmake/Commit.cmake)

namespace kotai {

void citeCommit() { setCitedCommit(builtFromCommit); }

}  // namespace kotai
