#include "solvers/retrograde/figures_store.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai::retrograde {

constexpr std::string_view partEnding = ".part";

/// Returns the number of the layer in the name of a layer file, or nothing for other files.
static std::optional<int> layerOfName(std::string_view name, const std::string& beginning) {
  if (!name.starts_with(beginning) || !name.ends_with(partEnding)) return std::nullopt;
  const std::string_view digits = name.substr(beginning.size(), name.size() - beginning.size() - partEnding.size());
  int layer = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), layer);
  return fault == std::errc() && end == digits.data() + digits.size() ? std::optional(layer) : std::nullopt;
}

static void removeFilesBelow(const std::filesystem::path& directory, const Variant& variant, int below) {
  const std::string beginning = fileStem(variant.id()) + FileShape::layerEnding;
  std::vector<std::filesystem::path> old;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error))
    if (const auto layer = layerOfName(entry->path().filename().string(), beginning); layer && *layer < below)
      old.push_back(entry->path());
  for (const std::filesystem::path& file : old) std::filesystem::remove(file, error);
}

static std::uint64_t codeAt(const TierCodes& codes, std::uint64_t index) {
  std::uint16_t code = 0;
  std::memcpy(&code, codes.bytes.data() + index * codes.valueBytes, codes.valueBytes);
  return code;
}

void removeLayerFiles(const std::filesystem::path& directory, const Variant& variant) {
  removeFilesBelow(directory, variant, std::numeric_limits<int>::max());
}

FiguresStore::FiguresStore(const VariantPtr& variant, const std::filesystem::path& directory, ValueCoding coding,
                           std::stop_token stop)
    : m_variant(variant),
      m_space(variant->tierGraph()),
      m_directory(directory),
      m_coding(coding),
      m_stop(std::move(stop)),
      m_startTier(variant->locate(variant->start()).tier),
      m_startIndex(variant->locate(variant->start()).index.value),
      m_figures(directory, FileShape::figuresOf(*variant), coding, m_stop) {
  if (m_figures.finishedByAnother() || m_stop.stop_requested()) return;
  const int first = firstUnfinishedLayer();
  m_firstStored = std::max(first - m_space.childLayerReach(), 0);
  if (!valuesExist(m_firstStored, first)) {
    if (m_stop.stop_requested()) return;
    m_figures.discardAll();
    m_layers.clear();
    m_discardedOldWork = true;
    m_firstStored = 0;
    removeLayerFiles(m_directory, *m_variant);
  }
  removeLayers(m_firstStored);
}

int FiguresStore::firstUnfinishedLayer() const {
  for (int layer = 0; layer < m_space.layerCount(); ++layer)
    for (const TierId tier : m_space.tiersInLayer(layer))
      if (!m_figures.hasTier(tier)) return layer;
  return m_space.layerCount();
}

bool FiguresStore::valuesExist(int firstLayer, int endLayer) const {
  for (int layer = firstLayer; layer < endLayer; ++layer)
    for (const TierId tier : m_space.tiersInLayer(layer))
      if (m_stop.stop_requested() || !layerOf(tier).hasTier(tier)) return false;
  return true;
}

SolutionWriter& FiguresStore::layerOf(TierId tier) const {
  const int layer = m_space.layerOf(tier);
  const std::scoped_lock lock(m_mutex);
  auto& writer = m_layers[layer];
  if (!writer) writer = std::make_unique<SolutionWriter>(m_directory, FileShape::layerOf(*m_variant, layer), m_coding, m_stop);
  return *writer;
}

/// Returns whether the tier is stored. If its layer is still needed, the values must also be intact.
bool FiguresStore::hasTier(TierId tier) const {
  if (!m_figures.hasTier(tier)) return false;
  return m_space.layerOf(tier) < m_firstStored || layerOf(tier).hasTier(tier);
}

/// Appends a tier. Writes the values first, so that a tier with figures always has values.
void FiguresStore::append(TierId tier, const SolvedTier& solved) {
  const std::uint64_t positions = solved.codes.positions();
  layerOf(tier).append(tier, encodeTierRecord(tier, solved.codes, {}, m_coding, m_space.positionsPerBlock()), positions);
  if (m_figures.hasTier(tier)) return;
  TierSummary summary = solved.summary;
  if (tier == m_startTier) summary.statistics.emplace_back(Solution::startCodeName, codeAt(solved.codes, m_startIndex));
  const RecordShape shape{{tier, 0}, 0, positions, m_space.positionsPerBlock()};
  m_figures.append(tier, encodeRecordHead(shape, {}, summary, m_coding), positions);
}

void FiguresStore::retireBelow(int layer) {
  m_firstStored = std::max(m_firstStored, layer);
  removeLayers(m_firstStored);
}

void FiguresStore::removeLayers(int below) {
  {
    const std::scoped_lock lock(m_mutex);
    m_layers.erase(m_layers.begin(), m_layers.lower_bound(below));
  }
  removeFilesBelow(m_directory, *m_variant, below);
}

void FiguresStore::finish() {
  m_figures.finish();
  removeLayers(std::numeric_limits<int>::max());
}

}  // namespace kotai::retrograde
