// The outcomes of a variant without distances: files `NAME.wdl` (win, draw, loss), smaller than a solution.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/game/types.h"
#include "core/game/variant.h"
#include "core/tables/record_source.h"
#include "core/tables/solution.h"

namespace kotai {

/// Returns the shape of a file of outcomes, which has no planes. Codes are the same as for ValueCoding::Explicit with distance 0:
/// 0 draw, 1 win, 2 loss.
FileShape outcomesShape(const Variant& variant);

/// Writes a file of outcomes, with empty summaries, from a whole solution. Returns its path, or nothing after a stop request.
/// Throws SolutionError.
std::optional<std::filesystem::path> writeOutcomes(const Solution& solution, const std::filesystem::path& directory,
                                                   const std::stop_token& stop);

/// An open file of outcomes. Immutable and thread-safe. Caches a few decoded blocks. All functions throw
/// SolutionError if data is damaged.
class OutcomeTable {
 public:
  static bool exists(const std::filesystem::path& directory, const Variant& variant);
  OutcomeTable(const std::filesystem::path& directory, VariantPtr variant);

  const VariantPtr& variant() const { return m_variant; }
  const std::filesystem::path& file() const { return m_records.path(); }
  std::uint64_t fileBytes() const { return m_records.bytes(); }
  std::uint64_t positions() const { return m_records.positions(); }

  /// Returns the outcome of any legal position for the side to move. If the position is not stored, computes the outcome from its
  /// successors.
  Outcome outcome(const AnyPosition& position) const;
  /// Reads every block. Returns early after a stop request.
  void checkAll(const std::stop_token& stop) const;

 private:
  using Block = std::vector<std::byte>;

  Outcome storedOutcome(Location location) const;
  TierRecordView checkedRecord(TierId tier) const;
  std::shared_ptr<const TierRecordView> record(TierId tier) const;
  Block readBlock(const TierRecordView& record, std::uint32_t number) const;
  [[noreturn]] void damaged(TierId tier) const;

  VariantPtr m_variant;
  RecordSource m_records;
  mutable std::mutex m_mutex;
  mutable std::map<std::uint64_t, std::shared_ptr<const TierRecordView>> m_views;  // indexed by tier
  mutable std::map<std::pair<std::uint64_t, std::uint32_t>, Block> m_blocks;       // indexed by tier and number of the block
};

}  // namespace kotai
