// Adds the commit from which this program was built to citations.
#pragma once

namespace kotai {

void citeCommit();

}  // namespace kotai
