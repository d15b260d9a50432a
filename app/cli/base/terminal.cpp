#include "app/cli/base/terminal.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace kotai::cli {

bool isScreen(std::FILE* stream) {
  const char* const name = std::getenv("TERM");
  const std::string_view terminal = name ? name : "";
  return ::isatty(::fileno(stream)) != 0 && !terminal.empty() && terminal != "dumb";
}

}  // namespace kotai::cli
