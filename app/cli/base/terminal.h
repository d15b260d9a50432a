// Recognises terminals whose lines can be rewritten.
#pragma once

#include <cstdio>

namespace kotai::cli {

/// Returns whether the stream is a terminal that understands escape sequences: TERM is set, and not to "dumb".
bool isScreen(std::FILE* stream);

}  // namespace kotai::cli
