// Searches a whole solution for the matches of a query: part by part, on several threads, in order.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"
#include "core/query/part_scan.h"

namespace kotai::query {

/// Adjacent positions of one part, and the number of matches among them.
struct Run {
  TierId tier = {};
  int part = 0;
  std::uint64_t begin = 0;  ///< index of the first position in the part
  std::uint64_t end = 0;
  std::vector<PartSummary::Entry> hits = {};  ///< numbers of matches by value

  std::uint64_t count() const;
};

/// Result of scanning a part.
struct Found {
  std::uint64_t count = 0;
  std::vector<Hit> hits = {};
  std::vector<Run> runs = {};
};

using Progress = ListProgress;

enum class Collect : std::uint8_t { Count, Hits, Runs };

struct SearchOptions {
  Collect collect = Collect::Count;
  std::uint64_t enough = UINT64_MAX;  ///< wanted number of matches, which the last part may exceed
  ValueFilter values = {};
  unsigned threads = 0;                                ///< number of threads; 0: one for each processor
  std::function<void(Found& found)> process = {};      ///< receives each part on the thread that searched it
  std::function<void(Found&& found)> take = {};        ///< receives the parts in order; one call at a time
  std::function<void(const Progress&)> progress = {};  ///< called at most ten times a second, one call at a time
};

/// Returns the number of matches. The number is incomplete if the search was stopped or found enough. Throws
/// SolutionError.
std::uint64_t search(const Prepared& prepared, const SearchOptions& options, const std::stop_token& stop);

}  // namespace kotai::query
