#include "app/cli/base/messages.h"

#include <cstdio>

#include "app/cli/base/visible_text.h"

namespace kotai::cli {

void tellError(const std::string& sentence) { tellNote("kotai-cli: " + sentence); }

void tellNote(const std::string& sentence) { std::fputs((visibleText(sentence) + '\n').c_str(), stderr); }

}  // namespace kotai::cli
