// Tells how far a walk is whose parts are not counted beforehand: a part of its tree is taken to be as long as its neighbours.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/output/pace.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

/// For one thread.
class WalkProgress {
 public:
  /// \p unit: what is counted, "sequences". \p asked: see ProgressLine.
  WalkProgress(bool asked, std::string unit);

  /// \p done: counted so far, \p share of the walk they are, 0 .. 1.
  void tell(std::uint64_t done, double share);
  void clear() { m_line.clear(); }

 private:
  ProgressLine m_line;
  Pace m_pace;
  std::string m_unit;
};

}  // namespace kotai::cli
