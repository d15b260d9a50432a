// The current day as text.
#pragma once

#include <fmt/format.h>

#include <ctime>
#include <string>

namespace kotai {

/// Returns the local date, such as "2026-11-28".
inline std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  ::localtime_r(&now, &date);
  return fmt::format("{:04}-{:02}-{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

}  // namespace kotai
