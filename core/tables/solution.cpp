#include "core/tables/solution.h"

#include <xxhash.h>

#include <array>
#include <atomic>
#include <cstring>

#include "core/errors.h"
#include "core/tables/file_checks.h"
#include "core/tables/mapped_file.h"
#include "core/tables/tier_record.h"

namespace kotai {

namespace {

/// A decoded block; each thread keeps the latest ones.
struct DecodedBlock {
  std::uint64_t solution = 0;  // 0: empty
  std::uint64_t tier = 0;
  std::uint64_t block = 0;
  std::uint32_t valueBytes = 1;
  std::vector<std::byte> bytes;
};
constexpr std::size_t keptBlocks = 64;

std::uint32_t codeAt(const std::byte* bytes, std::uint32_t valueBytes, std::uint64_t index) {
  if (valueBytes == 1) return static_cast<std::uint32_t>(bytes[index]);
  std::uint16_t code = 0;
  std::memcpy(&code, bytes + 2 * index, sizeof code);
  return code;
}

}  // namespace

struct Solution::Impl {
  Impl(const std::filesystem::path& path, VariantPtr what) : file(path), variant(std::move(what)), mapped(path) {
    static std::atomic<std::uint64_t> opened{0};
    number = ++opened;
  }

  TierRecordView record(TierId tier) const {
    std::uint64_t offset = 0;
    std::memcpy(&offset, mapped.bytes().data() + directoryOffset + tier.value * sizeof offset, sizeof offset);
    std::optional<TierRecordView> view;
    if (offset >= sizeof(layout::FileHeader) && offset < directoryOffset)
      view = TierRecordView::read(mapped.bytes().subspan(offset, directoryOffset - offset));
    if (!view || view->tier() != tier) damagedTier(tier);
    return std::move(*view);
  }
  [[noreturn]] void damagedTier(TierId tier) const {
    throw SolutionError(SolutionFault::DamagedTier, file, {std::to_string(tier.value)});
  }

  const DecodedBlock& block(TierId tier, std::uint64_t blockNumber) const;

  std::filesystem::path file;
  VariantPtr variant;
  MappedFile mapped;
  ValueCoding coding = ValueCoding::Explicit;
  std::uint64_t directoryOffset = 0;
  std::uint64_t number = 0;  // never reused, so that caches of the threads cannot mix solutions up
};

const DecodedBlock& Solution::Impl::block(TierId tier, std::uint64_t blockNumber) const {
  thread_local std::array<DecodedBlock, keptBlocks> cache;
  DecodedBlock& slot = cache[(tier.value * 0x9e3779b97f4a7c15ULL + blockNumber * 0x2545f491ULL + number) % keptBlocks];
  if (slot.solution == number && slot.tier == tier.value && slot.block == blockNumber) return slot;
  const TierRecordView view = record(tier);
  if (blockNumber >= view.blockCount()) damagedTier(tier);
  slot.solution = 0;
  slot.valueBytes = view.valueBytes();
  slot.bytes.resize(view.plainBytes(static_cast<std::uint32_t>(blockNumber)));
  if (!view.readBlock(static_cast<std::uint32_t>(blockNumber), slot.bytes.data()))
    throw SolutionError(SolutionFault::DamagedBlock, file, {std::to_string(tier.value), std::to_string(blockNumber)});
  slot.tier = tier.value;
  slot.block = blockNumber;
  slot.solution = number;
  return slot;
}

std::string Solution::fileName(const Variant& variant) {
  std::string name = variant.id();
  for (char& letter : name)
    if (letter == ':' || letter == ',' || letter == '=') letter = '-';
  return name + ".kotai";
}

bool Solution::exists(const std::filesystem::path& directory, const Variant& variant) {
  std::error_code ignored;
  return std::filesystem::exists(directory / fileName(variant), ignored);
}

std::shared_ptr<const Solution> Solution::open(const std::filesystem::path& directory, VariantPtr variant) {
  const std::filesystem::path file = directory / fileName(*variant);
  auto impl = std::make_unique<Impl>(file, std::move(variant));
  const auto bytes = impl->mapped.bytes();
  const layout::FileHeader header = checkFileHeader(bytes, *impl->variant, file);
  impl->coding = static_cast<ValueCoding>(header.coding);

  layout::Trailer trailer;
  if (bytes.size() < sizeof header + sizeof trailer) throw SolutionError(SolutionFault::Truncated, file);
  std::memcpy(&trailer, bytes.data() + bytes.size() - sizeof trailer, sizeof trailer);
  if (trailer.magic != layout::trailerMagic) throw SolutionError(SolutionFault::Truncated, file);
  if (XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum)) != trailer.checksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file);
  const std::uint64_t directoryBytes = header.tierCount * sizeof(std::uint64_t);
  if (trailer.fileBytes != bytes.size() || trailer.directoryOffset < sizeof header ||
      trailer.directoryOffset + directoryBytes + sizeof trailer != bytes.size())
    throw SolutionError(SolutionFault::Truncated, file);
  if (XXH3_64bits(bytes.data() + trailer.directoryOffset, directoryBytes) != trailer.directoryChecksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file);
  impl->directoryOffset = trailer.directoryOffset;
  return std::shared_ptr<const Solution>(new Solution(std::move(impl)));
}

Solution::Solution(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Solution::~Solution() = default;

const VariantPtr& Solution::variant() const { return m_impl->variant; }
const std::filesystem::path& Solution::file() const { return m_impl->file; }
std::uint64_t Solution::fileBytes() const { return m_impl->mapped.bytes().size(); }

Value Solution::value(const AnyPosition& position) const { return valueAt(m_impl->variant->locate(position)); }

Value Solution::valueAt(Location location) const {
  const std::uint64_t block = location.index.value / layout::positionsPerBlock;
  const std::uint64_t inside = location.index.value % layout::positionsPerBlock;
  const DecodedBlock& decoded = m_impl->block(location.tier, block);
  if ((inside + 1) * decoded.valueBytes > decoded.bytes.size()) m_impl->damagedTier(location.tier);
  return decodeValue(m_impl->coding, codeAt(decoded.bytes.data(), decoded.valueBytes, inside));
}

std::vector<Value> Solution::partValues(TierId tier, int part) const {
  const TierSpace& space = m_impl->variant->tierSpace();
  std::uint64_t first = 0;
  for (int before = 0; before < part; ++before) first += space.partPositions(tier, before);
  const std::uint64_t count = space.partPositions(tier, part);
  const auto codes = m_impl->record(tier).readCodes();
  if (!codes || codes->positions() < first + count) m_impl->damagedTier(tier);
  std::vector<Value> values;
  values.reserve(count);
  for (std::uint64_t index = first; index < first + count; ++index)
    values.push_back(decodeValue(m_impl->coding, codeAt(codes->bytes.data(), codes->valueBytes, index)));
  return values;
}

TierSummary Solution::tierSummary(TierId tier) const {
  auto summary = m_impl->record(tier).readSummary(m_impl->coding);
  if (!summary) m_impl->damagedTier(tier);
  return std::move(*summary);
}

void Solution::checkTier(TierId tier) const {
  if (!m_impl->record(tier).readCodes()) m_impl->damagedTier(tier);
  tierSummary(tier);
}

}  // namespace kotai
