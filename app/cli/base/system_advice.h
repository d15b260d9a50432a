// Advice for errors reported by the system.
#pragma once

#include <string>
#include <string_view>

namespace kotai::cli {

/// \p reason is the system's text for an error number, as in errors of core.
std::string openingAdvice(std::string_view reason);
std::string creatingAdvice(std::string_view reason);

}  // namespace kotai::cli
