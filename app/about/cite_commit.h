// Adds to citations the commit from which this program was built.
#pragma once

namespace kotai {

void citeCommit();

}  // namespace kotai
