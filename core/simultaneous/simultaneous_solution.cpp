#include "core/simultaneous/simultaneous_solution.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <mutex>

#include "core/base/errors.h"
#include "core/tables/file_checks.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_record.h"

namespace kotai {

struct SimultaneousSolution::Impl {
  Impl(const std::filesystem::path& path, SimultaneousVariantPtr what)
      : variant(std::move(what)), file(path), tiers(fileShapeOf(*variant).tierCount) {}

  struct Block {
    std::once_flag read;
    std::vector<layout::PayoffEntry> entries;
  };
  struct Tier {
    std::once_flag opened;
    std::optional<TierRecordView> view;
    std::vector<Block> blocks;
    std::once_flag read;
    std::vector<layout::PayoffEntry> entries;
  };

  TierRecordView findRecord(std::size_t covered) const {
    const std::uint64_t offset = end.directory[covered];
    std::optional<TierRecordView> view;
    if (offset >= sizeof(layout::FileHeader)) view = TierRecordView::read(file, offset, end.trailer.directoryOffset);
    if (!view || view->tier().value != covered || view->valueBytes() != sizeof(layout::PayoffEntry)) damaged(covered);
    return std::move(*view);
  }
  [[noreturn]] void damaged(std::size_t covered) const {
    throw SolutionError(SolutionFault::DamagedTier, file.path(), {std::to_string(covered)});
  }
  Tier& opened(std::size_t covered) {
    Tier& tier = tiers[covered];
    std::call_once(tier.opened, [&] {
      tier.view = findRecord(covered);
      std::vector<Block> blocks(tier.view->blockCount());
      tier.blocks.swap(blocks);
    });
    return tier;
  }
  const TierRecordView& record(std::size_t covered) { return *opened(covered).view; }

  std::vector<layout::PayoffEntry> decode(std::size_t covered, std::uint64_t first, std::uint64_t count) {
    const auto codes = record(covered).readCodes(first, count);
    if (!codes) damaged(covered);
    std::vector<layout::PayoffEntry> entries(codes->positions());
    if (!entries.empty()) std::memcpy(entries.data(), codes->bytes.data(), codes->bytes.size());
    if (!std::ranges::all_of(entries, [this](const layout::PayoffEntry& each) { return isSound(each); })) damaged(covered);
    return entries;
  }
  /// Returns whether an entry is within the bounds on which readers of entries rely.
  bool isSound(const layout::PayoffEntry& entry) const {
    constexpr double rounding = 1e-6;
    const int cells = variant->columns() * variant->rows();
    const auto isPayoff = [](int secure) { return -1 <= secure && secure <= 1; };
    return (cells >= 64 || entry.position >> cells == 0) && std::abs(entry.value) <= 1 + rounding &&
           isPayoff(entry.firstSecure) && isPayoff(entry.secondSecure);
  }
  const std::vector<layout::PayoffEntry>& wholeTier(std::size_t covered) {
    Tier& tier = opened(covered);
    std::call_once(tier.read, [&] { tier.entries = decode(covered, 0, tier.view->positions()); });
    return tier.entries;
  }
  const std::vector<layout::PayoffEntry>& block(std::size_t covered, std::size_t number) {
    Tier& tier = opened(covered);
    Block& wanted = tier.blocks[number];
    std::call_once(wanted.read, [&] {
      const std::uint64_t first = number * std::uint64_t{tier.view->blockPositions()};
      wanted.entries =
          decode(covered, first, std::min<std::uint64_t>(tier.view->blockPositions(), tier.view->positions() - first));
    });
    return wanted.entries;
  }
  /// Returns the value in the entry of the position, or nothing if there is no entry. Finds the last block that
  /// begins at or before the position, then the entry in this block.
  std::optional<GameValue> find(std::size_t covered, std::uint64_t position) {
    std::size_t low = 0;
    std::size_t high = opened(covered).blocks.size();
    if (high == 0) return std::nullopt;
    while (high - low > 1) {
      const std::size_t middle = low + (high - low) / 2;
      (block(covered, middle).front().position <= position ? low : high) = middle;
    }
    const auto& entries = block(covered, low);
    const auto found = std::lower_bound(entries.begin(), entries.end(), position,
                                        [](const layout::PayoffEntry& entry, std::uint64_t key) { return entry.position < key; });
    if (found == entries.end() || found->position != position) return std::nullopt;
    return GameValue{found->value, found->firstSecure, found->secondSecure};
  }

  SimultaneousVariantPtr variant;
  InputFile file;
  FileEnd end;
  std::vector<Tier> tiers;
};

FileShape fileShapeOf(const SimultaneousVariant& variant) {
  return {variant.id(), static_cast<std::uint64_t>(variant.columns() * variant.rows()) + 1, 0, 1U << 12};
}

std::shared_ptr<const SimultaneousSolution> SimultaneousSolution::open(const std::filesystem::path& directory,
                                                                       SimultaneousVariantPtr variant) {
  const FileShape shape = fileShapeOf(*variant);
  auto impl = std::make_unique<Impl>(directory / shape.fileName(), std::move(variant));
  const layout::FileHeader header = readFileHeader(impl->file, shape);
  if (header.coding != static_cast<std::uint32_t>(ValueCoding::Payoffs))
    throw SolutionError(SolutionFault::DamagedHeader, impl->file.path());
  impl->end = readFileEnd(impl->file, header);
  return std::shared_ptr<const SimultaneousSolution>(new SimultaneousSolution(std::move(impl)));
}

bool SimultaneousSolution::exists(const std::filesystem::path& directory, const SimultaneousVariant& variant) {
  std::error_code ignored;
  return std::filesystem::exists(directory / fileShapeOf(variant).fileName(), ignored);
}

SimultaneousSolution::SimultaneousSolution(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
SimultaneousSolution::~SimultaneousSolution() = default;

const SimultaneousVariantPtr& SimultaneousSolution::variant() const { return m_impl->variant; }
const std::filesystem::path& SimultaneousSolution::file() const { return m_impl->file.path(); }
std::uint64_t SimultaneousSolution::fileBytes() const { return m_impl->file.size(); }
int SimultaneousSolution::tierCount() const { return static_cast<int>(m_impl->tiers.size()); }

std::uint64_t SimultaneousSolution::tierPositions(int covered) const {
  return m_impl->record(static_cast<std::size_t>(covered)).positions();
}

std::uint64_t SimultaneousSolution::positions() const {
  std::uint64_t positions = 0;
  for (int covered = 0; covered < tierCount(); ++covered) positions += tierPositions(covered);
  return positions;
}

std::vector<layout::PayoffEntry> SimultaneousSolution::entries(int covered, std::uint64_t first, std::uint64_t count) const {
  return m_impl->decode(static_cast<std::size_t>(covered), first, count);
}

std::span<const layout::PayoffEntry> SimultaneousSolution::tier(int covered) const {
  return m_impl->wholeTier(static_cast<std::size_t>(covered));
}

std::optional<GameValue> SimultaneousSolution::value(const AnyPosition& position) const {
  const auto canonical = m_impl->variant->canonical(position);
  const std::size_t covered = m_impl->variant->covered(canonical.position).size();
  const auto found = m_impl->find(covered, canonical.position.words[0]);
  return found && canonical.swapped ? found->swapped() : found;
}

TierSummary SimultaneousSolution::tierSummary(int covered) const {
  auto summary = m_impl->record(static_cast<std::size_t>(covered)).readSummary(ValueCoding::Payoffs);
  if (!summary) m_impl->damaged(static_cast<std::size_t>(covered));
  return std::move(*summary);
}

std::map<std::string, std::uint64_t> SimultaneousSolution::statistics() const {
  std::map<std::string, std::uint64_t> all;
  for (int covered = 0; covered < tierCount(); ++covered)
    for (const auto& [name, count] : tierSummary(covered).statistics) all[name] += count;
  return all;
}

}  // namespace kotai
