// Reads the codes of a tier piece by piece from a record, which may be on another rank.
#pragma once

#include <functional>
#include <optional>

#include "core/tables/tier_record.h"
#include "solvers/distributed/remote_stretches.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::distributed {

class RecordStream final : public retrograde::ChildCodes {
 public:
  using Fetch = std::function<RecordStretch(std::uint64_t offset, std::uint64_t bytes)>;
  /// Throws std::runtime_error if the record is damaged, as read() does.
  RecordStream(TierId tier, Fetch fetch);

  std::uint32_t valueBytes() const override { return m_view->valueBytes(); }
  void read(std::uint64_t first, std::uint64_t count, std::byte* codes) override;

 private:
  void readAt(std::uint64_t offset, std::span<std::byte> into);
  void moveWindow(std::uint64_t offset);
  [[noreturn]] void damaged() const;

  TierId m_tier;
  Fetch m_fetch;
  std::uint64_t m_windowBegin = 0;
  RecordStretch m_window;
  std::optional<TierRecordView> m_view;
  std::optional<std::uint32_t> m_block;  // index of the record's block that m_plain contains
  std::vector<std::byte> m_plain;        // decompressed codes of the block
};

}  // namespace kotai::distributed
