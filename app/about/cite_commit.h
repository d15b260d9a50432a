// Tells citations the commit that this program was built from.
#pragma once

namespace kotai {

void citeCommit();

}  // namespace kotai
