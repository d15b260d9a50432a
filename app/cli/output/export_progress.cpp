#include "app/cli/output/export_progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"

namespace kotai::cli {

ExportProgress::ExportProgress(const Context& context, const FileArguments& arguments, std::uint64_t positions)
    : m_positions(positions) {
  if (!arguments.outFile.empty() || ::isatty(STDOUT_FILENO) == 0) m_line.emplace(context.showsProgress());
  m_pace.begin(0, Pace::Clock::now());
}

void ExportProgress::tell(std::uint64_t written) {
  if (!m_line || !m_line->due()) return;
  const double share = m_positions > 0 ? static_cast<double>(written) / static_cast<double>(m_positions) : 0;
  m_line->show(fmt::format("{:3.0f} %  {} of {} positions written{}", 100 * share, grouped(written), grouped(m_positions),
                           m_pace.text(written, m_positions, "positions", Pace::Clock::now())));
}

}  // namespace kotai::cli
