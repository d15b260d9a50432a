#include "core/tables/outcome_table.h"

#include <algorithm>
#include <span>
#include <string>
#include <system_error>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/tables/file_checks.h"
#include "core/tables/solution_writer.h"

namespace kotai {

namespace {

constexpr std::size_t maxViews = 1024;
constexpr std::size_t maxBlocks = 64;
constexpr std::byte drawCode{0};
constexpr std::byte winCode{1};
constexpr std::byte lossCode{2};

std::byte codeOf(Outcome outcome) { return outcome == Outcome::Win ? winCode : outcome == Outcome::Loss ? lossCode : drawCode; }
Outcome outcomeOf(std::byte code) { return code == winCode ? Outcome::Win : code == lossCode ? Outcome::Loss : Outcome::Draw; }

/// Reads the outcomes of a tier, which consists of consecutive parts.
class TierOutcomes {
 public:
  TierOutcomes(const Solution& solution, TierId tier) : m_solution(solution), m_tier(tier) {
    const TierGraph& space = solution.variant()->tierGraph();
    m_firsts.push_back(0);
    for (int part = 0; part < space.partCount(tier); ++part)
      m_firsts.push_back(m_firsts.back() + space.partPositions(tier, part));
  }

  std::uint64_t positions() const { return m_firsts.back(); }

  /// Fills in the codes of the positions starting at \p first.
  void fill(std::uint64_t first, std::span<std::byte> codes) const {
    const std::uint64_t end = first + codes.size();
    auto part = static_cast<std::size_t>(std::ranges::upper_bound(m_firsts, first) - m_firsts.begin()) - 1;
    for (std::uint64_t at = first; at < end; ++part) {
      const std::uint64_t until = std::min(end, m_firsts[part + 1]);
      const StoredValues values =
          m_solution.storedValues(m_tier, static_cast<int>(part), {at - m_firsts[part], until - m_firsts[part]});
      for (std::uint64_t each = 0; each < values.size(); ++each) codes[at - first + each] = codeOf(values[each].outcome);
      at = until;
    }
  }

 private:
  const Solution& m_solution;
  TierId m_tier;
  std::vector<std::uint64_t> m_firsts;  // first position of each part, then the number of positions
};

}  // namespace

FileShape outcomesShape(const Variant& variant) {
  FileShape shape = FileShape::of(variant);
  shape.planeCount = 0;
  shape.valuesElsewhere = false;
  shape.ending = outcomesEnding;
  return shape;
}

std::optional<std::filesystem::path> writeOutcomes(const Solution& solution, const std::filesystem::path& directory,
                                                   const std::stop_token& stop) {
  const Variant& variant = *solution.variant();
  const FileShape shape = outcomesShape(variant);
  SolutionWriter writer(directory, shape, ValueCoding::Explicit, stop);
  const ParallelLoop inParallel = [&stop](std::size_t count, const std::function<void(std::size_t)>& work) {
    runParallel(count, threadCount(0), stop, work);
  };
  for (TierId tier; tier.value < shape.tierCount; ++tier.value) {
    const TierOutcomes outcomes(solution, tier);
    const bool whole = writer.appendBlocks(
        {{tier, 0}, 1, outcomes.positions(), shape.positionsPerBlock}, {},
        [&outcomes](std::uint64_t first, std::span<std::byte> plain) { outcomes.fill(first, plain); }, inParallel, stop);
    if (!whole || stop.stop_requested()) return std::nullopt;
  }
  writer.finish();
  return directory / shape.fileName();
}

bool OutcomeTable::exists(const std::filesystem::path& directory, const Variant& variant) {
  std::error_code ignored;
  return std::filesystem::exists(directory / outcomesShape(variant).fileName(), ignored);
}

OutcomeTable::OutcomeTable(const std::filesystem::path& directory, VariantPtr variant)
    : m_variant(std::move(variant)), m_records(directory / outcomesShape(*m_variant).fileName(), outcomesShape(*m_variant)) {
  if (m_records.coding() != ValueCoding::Explicit) throw SolutionError(SolutionFault::DamagedHeader, file());
}

/// Looks up successors only if no move ends the game with a win.
Outcome OutcomeTable::outcome(const AnyPosition& position) const {
  if (m_variant->isStored(position)) return storedOutcome(m_variant->locate(position));
  if (const auto finished = m_variant->finishedValue(position)) return finished->outcome;
  const std::vector<AnyPosition> successors = m_variant->successors(position);
  for (const AnyPosition& after : successors)
    if (const auto finished = m_variant->finishedValue(after); finished && finished->outcome == Outcome::Loss)
      return Outcome::Win;
  Outcome best = Outcome::Loss;
  for (const AnyPosition& after : successors) best = std::max(best, opposite(outcome(after)));
  return best;
}

Outcome OutcomeTable::storedOutcome(Location location) const {
  const std::uint32_t blockPositions = m_variant->tierGraph().positionsPerBlock();
  const auto number = static_cast<std::uint32_t>(location.index.value / blockPositions);
  const std::uint64_t inside = location.index.value % blockPositions;
  const std::pair key{location.tier.value, number};
  const std::scoped_lock lock(m_mutex);
  auto found = m_blocks.find(key);
  if (found == m_blocks.end()) {
    Block block = readBlock(*record(location.tier), number);
    if (m_blocks.size() >= maxBlocks) m_blocks.clear();
    found = m_blocks.emplace(key, std::move(block)).first;
  }
  if (inside >= found->second.size()) damaged(location.tier);
  return outcomeOf(found->second[inside]);
}

/// Checks that the record has one byte for each position of the tier, in blocks of the usual size.
TierRecordView OutcomeTable::checkedRecord(TierId tier) const {
  const TierGraph& space = m_variant->tierGraph();
  const RecordShape shape{{tier, 0}, 1, space.positionCount(tier), space.positionsPerBlock()};
  TierRecordView view = m_records.record(shape.key);
  if (view.valueBytes() != shape.valueBytes || view.positions() != shape.positions || view.blockCount() != shape.blockCount())
    damaged(tier);
  for (std::uint32_t block = 0; block < view.blockCount(); ++block)
    if (view.plainBytes(block) != shape.plainBytes(block)) damaged(tier);
  return view;
}

std::shared_ptr<const TierRecordView> OutcomeTable::record(TierId tier) const {
  if (const auto found = m_views.find(tier.value); found != m_views.end()) return found->second;
  auto view = std::make_shared<const TierRecordView>(checkedRecord(tier));
  if (m_views.size() >= maxViews) m_views.clear();
  return m_views.emplace(tier.value, std::move(view)).first->second;
}

OutcomeTable::Block OutcomeTable::readBlock(const TierRecordView& record, std::uint32_t number) const {
  if (number >= record.blockCount()) damaged(record.tier());
  Block block(record.plainBytes(number));
  if (!record.readBlock(number, block.data()))
    throw SolutionError(SolutionFault::DamagedBlock, file(), {std::to_string(record.tier().value), std::to_string(number)});
  if (std::ranges::any_of(block, [](std::byte code) { return code > lossCode; })) damaged(record.tier());
  return block;
}

void OutcomeTable::checkAll(const std::stop_token& stop) const {
  const TierGraph& space = m_variant->tierGraph();
  for (TierId tier; tier.value < space.tierCount(); ++tier.value) {
    const TierRecordView view = checkedRecord(tier);
    runParallel(view.blockCount(), threadCount(0), stop,
                [&](std::size_t number) { readBlock(view, static_cast<std::uint32_t>(number)); });
    if (stop.stop_requested()) return;
  }
}

void OutcomeTable::damaged(TierId tier) const {
  throw SolutionError(SolutionFault::DamagedTier, file(), {std::to_string(tier.value)});
}

}  // namespace kotai
