#include "core/tables/record_source.h"

#include <string>
#include <system_error>

#include "core/base/errors.h"

namespace kotai {

/// Returns the path of the shard in the first folder that contains it. If no folder contains it, returns the expected path
/// beside the manifest.
static std::filesystem::path shardPath(const std::filesystem::path& manifest, const std::string& name,
                                       const std::vector<std::filesystem::path>& further) {
  const std::filesystem::path beside = manifest.parent_path() / name;
  std::error_code ignored;
  if (std::filesystem::exists(beside, ignored)) return beside;
  for (const std::filesystem::path& folder : further)
    if (std::filesystem::exists(folder / name, ignored)) return folder / name;
  throw SolutionError(SolutionFault::ShardMissing, beside);
}

RecordSource::RecordSource(const std::filesystem::path& file, FileShape shape, const std::vector<std::filesystem::path>& further)
    : m_shape(std::move(shape)), m_file(file), m_header(readFileHeader(m_file, m_shape)) {
  if (m_header.version != layout::manifestVersion) {
    m_end = readFileEnd(m_file, m_header);
    return;
  }
  m_manifest = readManifest(m_file, m_shape, m_header);
  openShards(further);
}

RecordSource::RecordSource(const std::filesystem::path& log, FileShape shape, Unfinished)
    : m_shape(std::move(shape)), m_file(log, InputFile::Length::MayGrow), m_header(readFileHeader(m_file, m_shape)) {
  m_end.directory.assign(m_shape.tierCount * (1 + std::size_t{m_shape.planeCount}), 0);
  m_end.trailer.directoryOffset = m_file.size();
  findValues();
}

void RecordSource::findValues() {
  for (std::uint64_t offset = sizeof(layout::FileHeader); offset < m_file.size();) {
    const auto view = TierRecordView::read(m_file, offset, m_file.size());
    if (!view) break;
    if (view->plane() == 0 && view->tier().value == 0) {
      m_end.directory[0] = offset;
      m_end.trailer.positions = view->positions();
      return;
    }
    offset += view->recordBytes();
  }
  throw SolutionError(SolutionFault::DamagedTier, path(), {"0"});
}

void RecordSource::openShards(const std::vector<std::filesystem::path>& further) {
  for (std::size_t number = 0; number < m_manifest->shards.size(); ++number) {
    auto shard = std::make_unique<const InputFile>(shardPath(path(), m_manifest->shards[number], further));
    const layout::FileHeader header = readFileHeader(*shard, m_shape);
    if (header.version != layout::version || header.coding != m_header.coding)
      throw SolutionError(SolutionFault::DamagedHeader, shard->path());
    if (shard->size() < m_manifest->shardBytes[number]) throw SolutionError(SolutionFault::Truncated, shard->path());
    m_shards.push_back(std::move(shard));
  }
}

RecordSource::Place RecordSource::place(RecordKey key) const {
  if (!isManifest())
    return {&m_file, m_end.directory[key.plane * m_shape.tierCount + key.tier.value], m_end.trailer.directoryOffset,
            std::nullopt};
  const layout::ShardPlace& found = m_manifest->places[key.tier.value];
  return {m_shards[found.shard].get(), found.offset, m_manifest->shardBytes[found.shard], found.checksum};
}

TierRecordView RecordSource::record(RecordKey key) const {
  const Place found = place(key);
  std::optional<TierRecordView> view;
  if (found.offset >= sizeof(layout::FileHeader)) view = TierRecordView::read(*found.file, found.offset, found.end);
  if (!view || view->tier() != key.tier || view->plane() != key.plane || !fits(*view, m_shape) ||
      (found.checksum && view->checksum() != *found.checksum))
    throw SolutionError(SolutionFault::DamagedTier, found.file->path(), {std::to_string(key.tier.value)});
  return std::move(*view);
}

std::vector<std::byte> RecordSource::rawRecord(TierId tier) const {
  const Place found = place({tier, 0});
  return found.file->bytes(found.offset, record({tier, 0}).recordBytes());
}

std::uint64_t RecordSource::bytes() const {
  std::uint64_t sum = m_file.size();
  for (const auto& shard : m_shards) sum += shard->size();
  return sum;
}

std::vector<std::filesystem::path> RecordSource::shardFiles() const {
  std::vector<std::filesystem::path> files;
  for (const auto& shard : m_shards) files.push_back(shard->path());
  return files;
}

}  // namespace kotai
