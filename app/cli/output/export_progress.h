// Reports the progress of an export.
#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/base/command_table.h"
#include "app/cli/output/pace.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

/// Silent if the rows themselves are written to the terminal.
class ExportProgress {
 public:
  /// \p positions: number of positions to write.
  ExportProgress(const Context& context, const FileArguments& arguments, std::uint64_t positions);
  void tell(std::uint64_t written);

 private:
  std::optional<ProgressLine> m_line;
  Pace m_pace;
  std::uint64_t m_positions;
};

}  // namespace kotai::cli
