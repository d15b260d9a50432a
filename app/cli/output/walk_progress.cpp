#include "app/cli/output/walk_progress.h"

#include <fmt/format.h>

#include <utility>

#include "app/cli/base/format.h"

namespace kotai::cli {

WalkProgress::WalkProgress(bool asked, std::string unit) : m_line(asked), m_unit(std::move(unit)) {
  m_pace.begin(0, Pace::Clock::now());
}

void WalkProgress::tell(std::uint64_t done, double share) {
  if (!m_line.due()) return;
  const auto expected = share > 0 ? static_cast<std::uint64_t>(static_cast<double>(done) / share) : 0;
  m_line.show(fmt::format("{:3.0f} %  {} {}{}", 100 * share, grouped(done), m_unit,
                          m_pace.text(done, expected, m_unit, Pace::Clock::now())));
}

}  // namespace kotai::cli
