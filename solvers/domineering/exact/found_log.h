// What a solve has found so far, kept beside the solution while positions are still being looked for.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/errors.h"

namespace kotai::domineering {

/// Positions, and how far the search among them has come.
struct Found {
  std::uint32_t covered = 0;   ///< layers with fewer covered cells have been searched for what follows them,
  std::uint64_t expanded = 0;  ///< and so many positions of this one, in ascending order
  std::vector<std::vector<std::uint64_t>> positions;  ///< by covered cells, ascending
};

/// A log (FORMAT.md) that grows by a record every few seconds; a cut-off or damaged end is left out and written over. For one
/// thread. Not synced: after a power cut the checksums tell what is missing. Failing to write ends no solve: trouble() tells why,
/// and the next record holds everything once more.
class FoundLog {
 public:
  static constexpr std::chrono::milliseconds usualInterval{2000};

  FoundLog(std::filesystem::path file, std::string variantId, int cells, std::chrono::milliseconds interval = usualInterval);
  ~FoundLog();
  FoundLog(const FoundLog&) = delete;
  FoundLog& operator=(const FoundLog&) = delete;

  /// Gives every record of an earlier run, in order; nothing if there is none of this variant. Call it first.
  void read(const std::function<void(const Found&)>& visit);
  /// Whether something should be written now.
  bool due() const { return std::chrono::steady_clock::now() - m_written >= m_interval; }
  /// Whether the next record may hold only what is new since the one before.
  bool goesOn() const { return m_complete; }
  void append(const Found& found);
  const std::optional<SolutionError>& trouble() const { return m_trouble; }
  /// Takes the file away; it is needed no more.
  void remove();

 private:
  void open();
  void write(const std::vector<std::byte>& bytes);

  std::filesystem::path m_file;
  std::string m_variantId;
  int m_cells;
  std::chrono::milliseconds m_interval;
  std::chrono::steady_clock::time_point m_written = std::chrono::steady_clock::now();
  int m_descriptor = -1;
  std::uint64_t m_end = 0;  // of the last whole record; 0: no header yet
  bool m_complete = false;
  std::optional<SolutionError> m_trouble;
};

}  // namespace kotai::domineering
