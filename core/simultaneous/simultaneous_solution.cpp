#include "core/simultaneous/simultaneous_solution.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "core/errors.h"
#include "core/tables/file_checks.h"
#include "core/tables/mapped_file.h"
#include "core/tables/tier_record.h"

namespace kotai {

struct SimultaneousSolution::Impl {
  Impl(const std::filesystem::path& path, SimultaneousVariantPtr what)
      : file(path), variant(std::move(what)), mapped(path), tiers(fileShapeOf(*variant).tierCount) {}

  struct Tier {
    std::once_flag read;
    std::vector<layout::PayoffEntry> entries;
  };

  TierRecordView record(std::size_t covered) const {
    std::uint64_t offset = 0;
    std::memcpy(&offset, mapped.bytes().data() + directoryOffset + covered * sizeof offset, sizeof offset);
    std::optional<TierRecordView> view;
    if (offset >= sizeof(layout::FileHeader) && offset < directoryOffset)
      view = TierRecordView::read(mapped.bytes().subspan(offset, directoryOffset - offset));
    if (!view || view->tier().value != covered || view->valueBytes() != sizeof(layout::PayoffEntry)) damaged(covered);
    return std::move(*view);
  }
  [[noreturn]] void damaged(std::size_t covered) const {
    throw SolutionError(SolutionFault::DamagedTier, file, {std::to_string(covered)});
  }
  const std::vector<layout::PayoffEntry>& entries(std::size_t covered) {
    Tier& tier = tiers[covered];
    std::call_once(tier.read, [&] {
      const auto codes = record(covered).readCodes();
      if (!codes) damaged(covered);
      tier.entries.resize(codes->positions());
      std::memcpy(tier.entries.data(), codes->bytes.data(), codes->bytes.size());
    });
    return tier.entries;
  }

  std::filesystem::path file;
  SimultaneousVariantPtr variant;
  MappedFile mapped;
  std::uint64_t directoryOffset = 0;
  std::vector<Tier> tiers;
};

FileShape fileShapeOf(const SimultaneousVariant& variant) {
  return {variant.id(), static_cast<std::uint64_t>(variant.columns() * variant.rows()) + 1, 0, 1U << 12};
}

std::shared_ptr<const SimultaneousSolution> SimultaneousSolution::open(const std::filesystem::path& directory,
                                                                       SimultaneousVariantPtr variant) {
  const FileShape shape = fileShapeOf(*variant);
  auto impl = std::make_unique<Impl>(directory / shape.fileName(), std::move(variant));
  const layout::FileHeader header = checkFileHeader(impl->mapped.bytes(), shape, impl->file);
  if (header.coding != static_cast<std::uint32_t>(ValueCoding::Payoffs)) throw SolutionError(SolutionFault::DamagedHeader, impl->file);
  impl->directoryOffset = checkFileEnd(impl->mapped.bytes(), header, impl->file).directoryOffset;
  return std::shared_ptr<const SimultaneousSolution>(new SimultaneousSolution(std::move(impl)));
}

bool SimultaneousSolution::exists(const std::filesystem::path& directory, const SimultaneousVariant& variant) {
  std::error_code ignored;
  return std::filesystem::exists(directory / fileShapeOf(variant).fileName(), ignored);
}

SimultaneousSolution::SimultaneousSolution(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
SimultaneousSolution::~SimultaneousSolution() = default;

const SimultaneousVariantPtr& SimultaneousSolution::variant() const { return m_impl->variant; }
const std::filesystem::path& SimultaneousSolution::file() const { return m_impl->file; }
std::uint64_t SimultaneousSolution::fileBytes() const { return m_impl->mapped.bytes().size(); }
int SimultaneousSolution::tierCount() const { return static_cast<int>(m_impl->tiers.size()); }

std::span<const layout::PayoffEntry> SimultaneousSolution::tier(int covered) const {
  return m_impl->entries(static_cast<std::size_t>(covered));
}

std::optional<GameValue> SimultaneousSolution::value(const AnyPosition& position) const {
  const auto canonical = m_impl->variant->canonical(position);
  const auto entries = tier(static_cast<int>(m_impl->variant->covered(canonical.position).size()));
  const std::uint64_t wanted = canonical.position.words[0];
  const auto found = std::lower_bound(entries.begin(), entries.end(), wanted,
                                      [](const layout::PayoffEntry& entry, std::uint64_t key) { return entry.position < key; });
  if (found == entries.end() || found->position != wanted) return std::nullopt;
  const GameValue value{found->value, found->firstSecure, found->secondSecure};
  return canonical.swapped ? value.swapped() : value;
}

TierSummary SimultaneousSolution::tierSummary(int covered) const {
  auto summary = m_impl->record(static_cast<std::size_t>(covered)).readSummary(ValueCoding::Payoffs);
  if (!summary) m_impl->damaged(static_cast<std::size_t>(covered));
  return std::move(*summary);
}

std::map<std::string, std::uint64_t> SimultaneousSolution::figures() const {
  std::map<std::string, std::uint64_t> all;
  for (int covered = 0; covered < tierCount(); ++covered)
    for (const auto& [name, count] : tierSummary(covered).figures) all[name] += count;
  return all;
}

}  // namespace kotai
