// A finished solution: all values of a variant. Reading checks all data.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/tables/stored_values.h"
#include "core/tables/tier_summary.h"

namespace kotai {

struct FileShape;

/// Solution of a variant. Immutable and thread-safe. Each thread caches its latest decoded blocks. All reading
/// functions throw SolutionError (naming the file) if the required data is damaged, truncated or overwritten.
/// No function ever returns a wrong value.
class Solution {
 public:
  /// Returns a name such as "dodgem-5x5.kotai" for "dodgem:5x5".
  static std::string fileName(const Variant& variant);
  /// Opens `directory / fileName(variant)`, and its shards if it is a manifest. Throws SolutionError (NotFound, NotASolution,
  /// Truncated, ShardMissing, ...; OnlyFigures if there is only a file of figures).
  static std::shared_ptr<const Solution> open(const std::filesystem::path& directory, VariantPtr variant);
  static bool exists(const std::filesystem::path& directory, const Variant& variant);
  /// Opens the solution like open(). If a solve of a single-tier variant is running or was stopped, returns its values
  /// (valuesOnly()) if they are complete. Otherwise returns null.
  static std::shared_ptr<const Solution> openValues(const std::filesystem::path& directory, VariantPtr variant);
  /// Opens the solution or, if there is none, the figures of a solve without stored values. Throws SolutionError like open().
  static std::shared_ptr<const Solution> openFigures(const std::filesystem::path& directory, VariantPtr variant);
  static bool figuresExist(const std::filesystem::path& directory, const Variant& variant);
  ~Solution();
  Solution(const Solution&) = delete;
  Solution& operator=(const Solution&) = delete;

  /// Returns whether values and marks are available. If the file has only figures, value() works only for the start position.
  /// Other accesses to values throw SolutionError (OnlyFigures).
  bool hasValues() const;
  const VariantPtr& variant() const;
  const std::filesystem::path& file() const;
  /// Returns whether marks and summaries are missing. In this case, only value(), valueAt() and partValues() may
  /// be called.
  bool valuesOnly() const;
  std::uint64_t fileBytes() const;  ///< size of the solution, including shards
  /// Returns the number of positions with values, according to the file.
  std::uint64_t positions() const;

  /// Sets the size in bytes of the calling thread's cache of decoded blocks, for all solutions. The default is
  /// defaultBlockCacheBytes. Random access is fast while all blocks fit.
  static void setBlockCacheBytes(std::uint64_t bytes);
  static constexpr std::uint64_t defaultBlockCacheBytes = std::uint64_t{4} << 20;

  /// Returns the value of any legal position. If the position is not stored, computes the value from its successors.
  Value value(const AnyPosition& position) const;
  Value valueAt(Location location) const;
  /// Returns the marks of one position in a plane (counted from 1): 8 bits with a meaning defined by the game.
  std::uint8_t marksAt(Location location, std::uint16_t plane) const;
  /// Returns the marks of one part of a tier in a plane, in index order.
  std::vector<std::uint8_t> partMarks(TierId tier, int part, std::uint16_t plane, PartRange range = {}) const;
  /// Returns all values of one part of a tier, in index order.
  std::vector<Value> partValues(TierId tier, int part) const;
  /// Returns the stored codes of adjacent positions. Reads only the blocks that contain them.
  StoredValues storedValues(TierId tier, int part, PartRange range = {}) const;
  TierSummary tierSummary(TierId tier) const;
  /// Name of the statistic that contains the value code of the start position, in the summary of its tier. Only
  /// files of figures contain this statistic.
  static constexpr const char* startCodeName = "start-code";
  /// Returns the summary of a plane of marks (counted from 1).
  TierSummary planeSummary(TierId tier, std::uint16_t plane) const;
  /// Returns the statistics of the game, summed over all tiers and planes.
  std::map<std::string, std::uint64_t> statistics() const;
  /// Checks all checksums of a tier and its planes.
  void checkTier(TierId tier) const;

 private:
  struct Impl;
  static std::shared_ptr<const Solution> opened(const std::filesystem::path& directory, const FileShape& shape,
                                                VariantPtr variant);
  explicit Solution(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> m_impl;
};

using SolutionPtr = std::shared_ptr<const Solution>;

}  // namespace kotai
