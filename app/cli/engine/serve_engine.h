// `engine`: answers a graphical program on stdin and stdout.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

struct EngineArguments {
  std::string variant;                ///< variant of an alternating game
  std::optional<std::uint64_t> seed;  ///< if missing, a different seed each time
};

int serveEngine(Context& context, const EngineArguments& arguments);

}  // namespace kotai::cli
