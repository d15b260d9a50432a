#include "app/cli/output/pace.h"

#include <fmt/format.h>

#include "app/cli/base/format.h"

namespace kotai::cli {

void Pace::begin(std::uint64_t done, Clock::time_point now) {
  if (!m_begin) m_begin = Begin{done, now};
}

std::string Pace::text(std::uint64_t done, std::uint64_t total, std::string_view unit, Clock::time_point now) {
  if (!m_begin || done <= m_begin->done || now <= m_begin->time) return {};
  const double seconds = std::chrono::duration<double>(now - m_begin->time).count();
  const double rate = static_cast<double>(done - m_begin->done) / seconds;
  std::string text = ", " + rateText(rate, std::string(unit));
  if (total > done) text += fmt::format(", {} left", durationText(static_cast<double>(total - done) / rate));
  return text;
}

}  // namespace kotai::cli
