// Advice for errors reported by the system.
#pragma once

#include <string>
#include <string_view>

namespace kotai::cli {

/// \p reason is a text of the system for an error number, as errors of core carry it.
std::string openingAdvice(std::string_view reason);
std::string creatingAdvice(std::string_view reason);

}  // namespace kotai::cli
