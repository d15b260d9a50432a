#include "core/tables/solution.h"

#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <iterator>
#include <list>
#include <unordered_map>
#include <utility>

#include "core/base/errors.h"
#include "core/game/free_start.h"
#include "core/tables/record_source.h"
#include "core/tables/tier_record.h"

namespace kotai {

namespace {

/// A record of a solution, or one of its blocks.
struct PieceKey {
  std::uint64_t solution = 0;  ///< number of the solution; 0 if there is none
  std::uint64_t tier = 0;
  std::uint64_t plane = 0;
  std::uint64_t block = 0;
  friend bool operator==(const PieceKey&, const PieceKey&) = default;
};

struct PieceKeyHash {
  std::size_t operator()(const PieceKey& key) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t part : {key.solution, key.tier, key.plane, key.block}) hash = (hash ^ part) * 0x9e3779b97f4a7c15ULL;
    return static_cast<std::size_t>(hash ^ (hash >> 32));
  }
};

/// Second-chance cache with a maximum number of bytes, which always contains the latest piece. A hit only sets a flag, because
/// list nodes are far apart in memory. Not thread-safe.
template <class Piece>
class RecentlyUsed {
 public:
  explicit RecentlyUsed(std::uint64_t bytes) : m_maxBytes(bytes) {}

  void setMaxBytes(std::uint64_t bytes) {
    m_maxBytes = bytes;
    dropHeld();
  }

  /// Returns the piece, valid until the next call. On a miss, read(piece) fills an empty or reused piece and returns its size in
  /// bytes. If read() throws, nothing is cached.
  template <class Read>
  const Piece& get(const PieceKey& key, Read&& read) {
    if (m_latest != nullptr && m_latest->key == key) return m_latest->piece;
    if (const auto place = m_places.find(key); place != m_places.end()) {
      m_latest = &*place->second;
      m_latest->isUsed = true;
      return m_latest->piece;
    }
    Kept& kept = makeRoom();
    kept.bytes = read(kept.piece);
    kept.key = key;
    kept.isUsed = true;  // the new piece must not be removed immediately
    m_bytes += kept.bytes;
    m_places.emplace(key, m_kept.begin());
    dropHeld();
    m_latest = &kept;
    return kept.piece;
  }

 private:
  struct Kept {
    PieceKey key = {};
    std::uint64_t bytes = 0;
    bool isUsed = false;
    Piece piece = {};
  };

  /// Reuses the memory of the removed piece.
  Kept& makeRoom() {
    if (m_kept.empty() || m_bytes < m_maxBytes) return m_kept.emplace_front();
    giveSecondChances();
    m_kept.splice(m_kept.begin(), m_kept, std::prev(m_kept.end()));
    forget(m_kept.front());
    return m_kept.front();
  }
  void dropHeld() {
    while (m_bytes > m_maxBytes && m_kept.size() > 1) {
      giveSecondChances();
      forget(m_kept.back());
      m_kept.pop_back();
    }
  }
  void giveSecondChances() {
    while (std::exchange(m_kept.back().isUsed, false)) m_kept.splice(m_kept.begin(), m_kept, std::prev(m_kept.end()));
  }
  void forget(Kept& kept) {
    if (m_latest == &kept) m_latest = nullptr;
    m_bytes -= std::exchange(kept.bytes, 0);
    m_places.erase(std::exchange(kept.key, {}));
  }

  std::uint64_t m_maxBytes;
  std::uint64_t m_bytes = 0;
  std::list<Kept> m_kept;  // in the order of eviction
  Kept* m_latest = nullptr;
  std::unordered_map<PieceKey, typename std::list<Kept>::iterator, PieceKeyHash> m_places;
};

/// The decompressed codes of a block, and the size of a code in bytes.
struct DecodedBlock {
  std::uint32_t valueBytes = 1;
  std::vector<std::byte> bytes;
};

/// Caches of a thread. A file may have thousands of records, so heads of records are cached, too.
struct CachedPieces {
  RecentlyUsed<DecodedBlock> blocks{Solution::defaultBlockCacheBytes};
  RecentlyUsed<std::optional<TierRecordView>> records{std::uint64_t{1} << 20};
};
CachedPieces& cachedPieces() {
  thread_local CachedPieces pieces;
  return pieces;
}

}  // namespace

struct Solution::Impl {
  Impl(const std::filesystem::path& path, VariantPtr what, const FileShape& shape)
      : variant(std::move(what)), records(path, shape), figuresOnly(shape.figuresOnly) {
    open();
    if (const VariantPtr other = usualVariant(*variant); other && other->id() != shape.variant)
      usual = Solution::open(path.parent_path(), other);
  }
  /// Tag of the constructor that opens only the values, from the solution of the variant with the usual start
  /// position.
  struct ValuesOfUsual {};
  Impl(const std::filesystem::path& path, VariantPtr what, const FileShape& shape, ValuesOfUsual)
      : Impl(path, std::move(what), shape) {
    valuesOnly = true;
  }
  Impl(const std::filesystem::path& log, VariantPtr what, RecordSource::Unfinished unfinished)
      : variant(std::move(what)), records(log, FileShape::of(*variant), unfinished), valuesOnly(true) {
    open();
  }
  void open() {
    static std::atomic<std::uint64_t> opened{0};
    number = ++opened;
    if (coding < ValueCoding::EvenWins || coding > ValueCoding::Explicit)
      throw SolutionError(SolutionFault::DamagedHeader, records.path());
  }

  TierRecordView record(RecordKey key) const {
    TierRecordView view = records.record(key);
    const bool isHere = view.valueBytes() > 0 || figuresOnly || usual;
    if (!isHere || view.valueBytes() > (key.plane == 0 ? 2U : 1U)) damagedTier(key.tier);
    return view;
  }
  const TierRecordView& cachedRecord(RecordKey key) const;
  [[noreturn]] void damagedTier(TierId tier) const {
    throw SolutionError(SolutionFault::DamagedTier, records.fileOf(tier), {std::to_string(tier.value)});
  }

  void needValues() const {
    if (figuresOnly) throw SolutionError(SolutionFault::OnlyFigures, records.path());
  }
  /// Returns whether the values or marks of a record are in the solution of the variant with the usual start position.
  bool isElsewhere(RecordKey key) const { return usual && cachedRecord(key).valueBytes() == 0; }
  TierSummary summary(RecordKey key) const;
  Value startValue() const;
  const DecodedBlock& block(RecordKey key, std::uint64_t blockNumber) const;
  std::uint32_t codeAt(Location location, std::uint16_t plane) const;
  TierCodes partCodes(TierId tier, int part, std::uint16_t plane, PartRange range) const;
  Value value(const AnyPosition& position) const;
  Value valueFromMoves(const AnyPosition& position) const;

  VariantPtr variant;
  RecordSource records;
  std::shared_ptr<const Solution> usual;  ///< the solution with the values, if it is a different solution
  bool valuesOnly = false;                ///< whether summaries are missing, because they have not been written yet
  bool figuresOnly = false;               ///< whether the file has no values
  ValueCoding coding = records.coding();
  std::uint64_t number = 0;  // solution number, never reused, so that the threads' caches never confuse solutions
};

/// Caches records, because checking the head of a large record takes longer than decoding a block.
const TierRecordView& Solution::Impl::cachedRecord(RecordKey key) const {
  const auto read = [&](std::optional<TierRecordView>& view) {
    view = record(key);
    return view->headBytes();
  };
  return *cachedPieces().records.get({number, key.tier.value, key.plane}, read);
}

const DecodedBlock& Solution::Impl::block(RecordKey key, std::uint64_t blockNumber) const {
  const auto read = [&](DecodedBlock& decoded) {
    const TierRecordView& view = cachedRecord(key);
    if (blockNumber >= view.blockCount()) damagedTier(key.tier);
    const auto place = static_cast<std::uint32_t>(blockNumber);
    decoded.valueBytes = view.valueBytes();
    decoded.bytes.resize(view.plainBytes(place));
    if (!view.readBlock(place, decoded.bytes.data()))
      throw SolutionError(SolutionFault::DamagedBlock, records.fileOf(key.tier),
                          {std::to_string(key.tier.value), std::to_string(blockNumber)});
    return decoded.bytes.size();
  };
  return cachedPieces().blocks.get({number, key.tier.value, key.plane, blockNumber}, read);
}

std::uint32_t Solution::Impl::codeAt(Location location, std::uint16_t plane) const {
  needValues();
  if (isElsewhere({location.tier, plane})) return usual->m_impl->codeAt(location, plane);
  const std::uint32_t blockPositions = variant->tierGraph().positionsPerBlock();
  const std::uint64_t inside = location.index.value % blockPositions;
  const DecodedBlock& decoded = block({location.tier, plane}, location.index.value / blockPositions);
  if ((inside + 1) * decoded.valueBytes > decoded.bytes.size()) damagedTier(location.tier);
  return codeIn(decoded.bytes.data(), decoded.valueBytes, inside);
}

TierCodes Solution::Impl::partCodes(TierId tier, int part, std::uint16_t plane, PartRange range) const {
  needValues();
  if (isElsewhere({tier, plane})) return usual->m_impl->partCodes(tier, part, plane, range);
  const TierGraph& space = variant->tierGraph();
  const std::uint64_t positions = space.partPositions(tier, part);
  const std::uint64_t begin = std::min(range.begin, positions);
  const std::uint64_t end = std::clamp(range.end, begin, positions);
  const std::uint64_t first = space.partFirst(tier, part);
  const TierRecordView& view = cachedRecord({tier, plane});
  if (view.positions() < first + positions) damagedTier(tier);
  auto codes = view.readCodes(first + begin, end - begin);
  if (!codes) damagedTier(tier);
  return std::move(*codes);
}

TierSummary Solution::Impl::summary(RecordKey key) const {
  auto summary = cachedRecord(key).readSummary(coding);
  const auto parts = static_cast<std::size_t>(variant->tierGraph().partCount(key.tier));
  if (!summary || summary->parts.size() != parts) damagedTier(key.tier);
  return std::move(*summary);
}

Value Solution::Impl::startValue() const {
  const TierId tier = variant->locate(variant->start()).tier;
  for (const auto& [name, code] : summary({tier, 0}).statistics)
    if (name == startCodeName) return decodeValue(coding, static_cast<std::uint32_t>(code));
  damagedTier(tier);
}

Value Solution::Impl::value(const AnyPosition& position) const {
  if (figuresOnly && position == variant->start()) return startValue();
  if (!variant->isStored(position)) return valueFromMoves(position);
  return decodeValue(coding, codeAt(variant->locate(position), 0));
}

/// Looks up successors only if no move ends the game with a win.
Value Solution::Impl::valueFromMoves(const AnyPosition& position) const {
  if (const auto finished = variant->finishedValue(position)) return *finished;
  const std::vector<AnyPosition> successors = variant->successors(position);
  for (const AnyPosition& after : successors)
    if (const auto finished = variant->finishedValue(after); finished && finished->outcome == Outcome::Loss)
      return valueForMover(*finished);
  Value best = Value::loss(0);
  for (const AnyPosition& after : successors) {
    const Value each = valueForMover(value(after));
    if (preference(each, best) > 0) best = each;
  }
  return best;
}

std::string Solution::fileName(const Variant& variant) { return FileShape::of(variant).fileName(); }

bool Solution::exists(const std::filesystem::path& directory, const Variant& variant) {
  const VariantPtr usual = usualVariant(variant);
  std::error_code ignored;
  return std::filesystem::exists(directory / fileName(variant), ignored) && (!usual || exists(directory, *usual));
}

bool Solution::figuresExist(const std::filesystem::path& directory, const Variant& variant) {
  std::error_code ignored;
  return std::filesystem::exists(directory / FileShape::figuresOf(variant).fileName(), ignored);
}

std::shared_ptr<const Solution> Solution::open(const std::filesystem::path& directory, VariantPtr variant) {
  if (!exists(directory, *variant) && figuresExist(directory, *variant))
    throw SolutionError(SolutionFault::OnlyFigures, directory / FileShape::figuresOf(*variant).fileName());
  const FileShape shape = FileShape::of(*variant);  // computed before the variant is moved
  return opened(directory, shape, std::move(variant));
}

std::shared_ptr<const Solution> Solution::openFigures(const std::filesystem::path& directory, VariantPtr variant) {
  if (exists(directory, *variant) || !figuresExist(directory, *variant)) return open(directory, std::move(variant));
  const FileShape shape = FileShape::figuresOf(*variant);
  return opened(directory, shape, std::move(variant));
}

std::shared_ptr<const Solution> Solution::opened(const std::filesystem::path& directory, const FileShape& shape,
                                                 VariantPtr variant) {
  return std::shared_ptr<const Solution>(
      new Solution(std::make_unique<Impl>(directory / shape.fileName(), std::move(variant), shape)));
}

std::shared_ptr<const Solution> Solution::openValues(const std::filesystem::path& directory, VariantPtr variant) {
  if (exists(directory, *variant)) return open(directory, std::move(variant));
  if (const VariantPtr usual = usualVariant(*variant)) {
    if (!exists(directory, *usual)) return nullptr;
    const FileShape shape = FileShape::of(*usual);
    return std::shared_ptr<const Solution>(
        new Solution(std::make_unique<Impl>(directory / shape.fileName(), std::move(variant), shape, Impl::ValuesOfUsual())));
  }
  if (variant->tierGraph().tierCount() != 1) return nullptr;
  try {
    auto impl = std::make_unique<Impl>(directory / (fileName(*variant) + ".part"), variant, RecordSource::Unfinished());
    return std::shared_ptr<const Solution>(new Solution(std::move(impl)));
  } catch (const SolutionError&) {
    // An unusable unfinished file counts as missing, because another program may just have renamed it.
    return exists(directory, *variant) ? open(directory, std::move(variant)) : nullptr;
  }
}

Solution::Solution(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Solution::~Solution() = default;

bool Solution::hasValues() const { return !m_impl->figuresOnly; }
const VariantPtr& Solution::variant() const { return m_impl->variant; }
const std::filesystem::path& Solution::file() const { return m_impl->records.path(); }
bool Solution::valuesOnly() const { return m_impl->valuesOnly; }
std::uint64_t Solution::fileBytes() const { return m_impl->records.bytes(); }
std::uint64_t Solution::positions() const { return m_impl->records.positions(); }

void Solution::setBlockCacheBytes(std::uint64_t bytes) { cachedPieces().blocks.setMaxBytes(bytes); }

Value Solution::value(const AnyPosition& position) const { return m_impl->value(position); }

Value Solution::valueAt(Location location) const { return decodeValue(m_impl->coding, m_impl->codeAt(location, 0)); }

std::uint8_t Solution::marksAt(Location location, std::uint16_t plane) const {
  return static_cast<std::uint8_t>(m_impl->codeAt(location, plane));
}

std::vector<Value> Solution::partValues(TierId tier, int part) const {
  const StoredValues stored = storedValues(tier, part);
  std::vector<Value> values;
  values.reserve(stored.size());
  for (std::uint64_t index = 0; index < stored.size(); ++index) values.push_back(stored[index]);
  return values;
}

StoredValues Solution::storedValues(TierId tier, int part, PartRange range) const {
  TierCodes codes = m_impl->partCodes(tier, part, 0, range);
  return {std::move(codes.bytes), codes.valueBytes, m_impl->coding};
}

std::vector<std::uint8_t> Solution::partMarks(TierId tier, int part, std::uint16_t plane, PartRange range) const {
  const TierCodes codes = m_impl->partCodes(tier, part, plane, range);
  std::vector<std::uint8_t> marks(codes.bytes.size());
  std::ranges::transform(codes.bytes, marks.begin(), [](std::byte each) { return static_cast<std::uint8_t>(each); });
  return marks;
}

TierSummary Solution::tierSummary(TierId tier) const { return planeSummary(tier, 0); }

TierSummary Solution::planeSummary(TierId tier, std::uint16_t plane) const { return m_impl->summary({tier, plane}); }

std::map<std::string, std::uint64_t> Solution::statistics() const {
  std::map<std::string, std::uint64_t> all;
  const TierGraph& space = m_impl->variant->tierGraph();
  const auto planes = static_cast<std::uint16_t>(space.planeCount());
  for (std::uint16_t plane = 0; plane <= planes; ++plane)
    for (TierId tier; tier.value < space.tierCount(); ++tier.value) {
      const TierSummary summary = planeSummary(tier, plane);
      if (summary.statistics.empty()) break;  // either every tier has statistics or none
      for (const auto& [name, count] : summary.statistics) all[name] += count;
    }
  all.erase(startCodeName);
  return all;
}

void Solution::checkTier(TierId tier) const {
  const auto planes = static_cast<std::uint16_t>(m_impl->variant->tierGraph().planeCount());
  for (std::uint16_t plane = 0; plane <= planes; ++plane)
    if (!m_impl->record({tier, plane}).blocksAreGood()) m_impl->damagedTier(tier);
  if (m_impl->usual) m_impl->usual->checkTier(tier);
  tierSummary(tier);
}

}  // namespace kotai
