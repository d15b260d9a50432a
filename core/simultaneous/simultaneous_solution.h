// A finished solution file of a simultaneous game. Reading checks all data.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/simultaneous/position_values.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "core/tables/file_layout.h"
#include "core/tables/file_shape.h"
#include "core/tables/tier_summary.h"

namespace kotai {

/// Returns the shape of the variant's file. A tier has the canonical positions with a given number of covered squares.
FileShape fileShapeOf(const SimultaneousVariant& variant);

/// Solution of a variant. Immutable and thread-safe. Blocks are decoded on first use and then cached. All
/// reading functions throw SolutionError (naming the file) if the required data is damaged, truncated or
/// overwritten. No function ever returns a wrong value.
class SimultaneousSolution final : public PositionValues {
 public:
  /// Opens the solution of a variant in a folder. Throws SolutionError (NotFound, NotASolution, Truncated, ...).
  static std::shared_ptr<const SimultaneousSolution> open(const std::filesystem::path& directory, SimultaneousVariantPtr variant);
  static bool exists(const std::filesystem::path& directory, const SimultaneousVariant& variant);
  ~SimultaneousSolution() override;
  SimultaneousSolution(const SimultaneousSolution&) = delete;
  SimultaneousSolution& operator=(const SimultaneousSolution&) = delete;

  const SimultaneousVariantPtr& variant() const override;
  const std::filesystem::path& file() const;
  std::uint64_t fileBytes() const;

  /// Returns the value of a position, or nothing for unreachable positions.
  std::optional<GameValue> value(const AnyPosition& position) const override;
  /// Returns the number of positions in all tiers.
  std::uint64_t positions() const;
  int tierCount() const;
  /// Returns the number of positions with \p covered covered squares.
  std::uint64_t tierPositions(int covered) const;
  /// Returns \p count positions with \p covered covered squares, ascending, for a single scan of a tier. Precondition:
  /// first + count <= tierPositions(covered).
  std::vector<layout::PayoffEntry> entries(int covered, std::uint64_t first, std::uint64_t count) const;
  /// Returns all positions of a tier. Use this function only for small boards, because the decoded positions stay
  /// in memory.
  std::span<const layout::PayoffEntry> tier(int covered) const;
  TierSummary tierSummary(int covered) const;
  /// Returns the counts of all tiers, by name.
  std::map<std::string, std::uint64_t> statistics() const;

 private:
  struct Impl;
  explicit SimultaneousSolution(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> m_impl;
};

using SimultaneousSolutionPtr = std::shared_ptr<const SimultaneousSolution>;

}  // namespace kotai
