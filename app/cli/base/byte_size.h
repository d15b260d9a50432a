// Parses sizes such as 512M, 2G, 64MiB or 1048576.
#pragma once

#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "core/base/errors.h"

namespace kotai::cli {

/// Parses a whole number with an optional K, M, G or T (powers of 1024) in either case, optionally followed by B or iB. Returns
/// the number of bytes.
tl::expected<std::uint64_t, TextError> parseByteSize(std::string_view text);

}  // namespace kotai::cli
