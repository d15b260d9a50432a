// A finished solution file: every value of one variant, memory-mapped and checked as it is read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "core/tables/tier_summary.h"
#include "core/value.h"

namespace kotai {

/// Immutable and thread-safe to read. Decoded blocks are kept in a small cache per thread.
/// All reading functions throw SolutionError (naming the file) when what they need is damaged: never a wrong value.
class Solution {
 public:
  /// "dodgem-5x5.kotai" for "dodgem:5x5".
  static std::string fileName(const Variant& variant);
  /// Opens `directory / fileName(variant)`. Throws SolutionError (NotFound, NotASolution, Truncated, ...).
  static std::shared_ptr<const Solution> open(const std::filesystem::path& directory, VariantPtr variant);
  static bool exists(const std::filesystem::path& directory, const Variant& variant);
  ~Solution();
  Solution(const Solution&) = delete;
  Solution& operator=(const Solution&) = delete;

  const VariantPtr& variant() const;
  const std::filesystem::path& file() const;
  std::uint64_t fileBytes() const;

  Value value(const AnyPosition& position) const;
  Value valueAt(Location location) const;
  /// All values of one part of a tier, in index order.
  std::vector<Value> partValues(TierId tier, int part) const;
  TierSummary tierSummary(TierId tier) const;
  /// Checks every checksum of a tier.
  void checkTier(TierId tier) const;

 private:
  struct Impl;
  explicit Solution(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> m_impl;
};

using SolutionPtr = std::shared_ptr<const Solution>;

}  // namespace kotai
