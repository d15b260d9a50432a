// Progress of a walk through a tree of unknown size. Assumes that a subtree is as large as its neighbours.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/output/pace.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

/// Not thread-safe.
class WalkProgress {
 public:
  /// \p unit names the counted objects, such as "sequences". \p asked: see ProgressLine.
  WalkProgress(bool asked, std::string unit);

  /// \p done: number counted so far. \p share: their share of the walk, from 0 to 1.
  void tell(std::uint64_t done, double share);
  void clear() { m_line.clear(); }

 private:
  ProgressLine m_line;
  Pace m_pace;
  std::string m_unit;
};

}  // namespace kotai::cli
