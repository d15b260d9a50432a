// A finished solution: every value of one variant, checked as it is read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/tables/stored_values.h"
#include "core/tables/tier_summary.h"

namespace kotai {

struct FileShape;

/// Immutable and thread-safe to read. Each thread keeps the decoded blocks that it used latest.
/// All reading functions throw SolutionError (naming the file) when what they need is damaged, or was cut off or overwritten
/// since: never a wrong value.
class Solution {
 public:
  /// "dodgem-5x5.kotai" for "dodgem:5x5".
  static std::string fileName(const Variant& variant);
  /// Opens `directory / fileName(variant)`, and the shards beside it if it is a manifest of some. Throws SolutionError (NotFound,
  /// NotASolution, Truncated, ShardMissing, ...; OnlyFigures if there is none, but a file of figures).
  static std::shared_ptr<const Solution> open(const std::filesystem::path& directory, VariantPtr variant);
  static bool exists(const std::filesystem::path& directory, const Variant& variant);
  /// The same; or, while a solve of a variant in one tier goes on or has been stopped, what it has written if that is all values:
  /// valuesOnly(). Null if there is neither.
  static std::shared_ptr<const Solution> openValues(const std::filesystem::path& directory, VariantPtr variant);
  /// The solution; where there is none, the figures of a solve that kept no values. Throws SolutionError as open() does.
  static std::shared_ptr<const Solution> openFigures(const std::filesystem::path& directory, VariantPtr variant);
  static bool figuresExist(const std::filesystem::path& directory, const Variant& variant);
  ~Solution();
  Solution(const Solution&) = delete;
  Solution& operator=(const Solution&) = delete;

  /// Whether values and marks can be asked for. If only figures were kept, everything but the value of the start throws
  /// SolutionError (OnlyFigures).
  bool hasValues() const;
  const VariantPtr& variant() const;
  const std::filesystem::path& file() const;
  /// There are neither marks nor summaries: only value(), valueAt() and partValues() may be asked.
  bool valuesOnly() const;
  std::uint64_t fileBytes() const;  ///< with the shards
  /// Positions the file says it holds a value for.
  std::uint64_t positions() const;

  /// How many bytes of decoded blocks, of all solutions together, the calling thread keeps from now on: usualKeptBytes if it
  /// never says. Whoever asks for many positions in no order is answered quickly while all blocks are kept.
  static void keepBlocks(std::uint64_t bytes);
  static constexpr std::uint64_t usualKeptBytes = std::uint64_t{4} << 20;

  /// Returns the value of any legal position; if it is not stored, from the values of its successors.
  Value value(const AnyPosition& position) const;
  Value valueAt(Location location) const;
  /// The marks of one position in a plane (from 1), 8 bits whose meaning the game knows.
  std::uint8_t marksAt(Location location, std::uint16_t plane) const;
  /// The marks of one part of a tier in a plane, in index order.
  std::vector<std::uint8_t> partMarks(TierId tier, int part, std::uint16_t plane, PartRange range = {}) const;
  /// All values of one part of a tier, in index order.
  std::vector<Value> partValues(TierId tier, int part) const;
  /// The same as they are stored, of neighbouring positions; reads only the blocks that hold them.
  StoredValues storedValues(TierId tier, int part, PartRange range = {}) const;
  TierSummary tierSummary(TierId tier) const;
  /// In files of figures, the named figure of the start's tier that holds the code of the start. No game has one of this name.
  static constexpr const char* startCodeName = "start-code";
  /// The summary of a plane of marks (from 1).
  TierSummary planeSummary(TierId tier, std::uint16_t plane) const;
  /// The figures a game keeps beside the values, summed over the summaries of all tiers and planes.
  std::map<std::string, std::uint64_t> statistics() const;
  /// Checks every checksum of a tier and its planes.
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
