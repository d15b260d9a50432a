#include "solvers/retrograde/gobblet/solver.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "solvers/retrograde/gobblet/moves.h"

namespace kotai::gobblet::engine {

Solver::Solver(Reveal reveal, ParallelLoop loop, std::stop_token stop)
    : m_loop(std::move(loop)),
      m_stop(std::move(stop)),
      m_kernel(makeRowKernel(reveal)),
      m_freshRows(allRows),
      m_before(allRows),
      m_changedRows(allRows),
      m_tables{m_undecided.get(),  m_notWon.get(),       m_lost.get(), m_fresh.get(),
               m_freshRows.data(), m_changedRows.data(), &m_codes} {}

bool Solver::forEachClass(const std::function<void(int)>& work) {
  m_loop(layerClassCount, [&](std::size_t number) { work(static_cast<int>(number)); });
  return !m_stop.stop_requested();
}

bool Solver::begin() {
  std::atomic<std::uint64_t> decided{0};
  const bool done = forEachClass([&](int smallClass) { decided += beginClass(smallClass); });
  m_decided = decided;
  return done;
}

bool Solver::restore(std::span<const std::byte> codes) {
  m_decided = codes.size() - static_cast<std::uint64_t>(std::ranges::count(codes, std::byte{code::open}));
  std::fill(m_freshRows.begin(), m_freshRows.end(), std::uint8_t{1});  // after a restart, any row may have new losses
  m_changedBefore.clear();
  return forEachClass(
      [&](int smallClass) { m_kernel->restore(smallClass, reinterpret_cast<const std::uint8_t*>(codes.data()), m_tables); });
}

bool Solver::mergeFresh(Row* into) {
  std::swap(m_before, m_freshRows);
  m_tables.freshRows = m_freshRows.data();
  return forEachClass([&](int smallClass) {
    for (std::uint32_t number = rowNumber(smallClass, 0); number < rowNumber(smallClass + 1, 0); ++number) {
      m_freshRows[number] = 0;
      if (m_before[number] == 0) continue;
      for (std::size_t word = 0; word < rowWords; ++word) into[number][word] |= m_tables.fresh[number][word];
      m_tables.fresh[number] = {};
    }
  });
}

const std::uint8_t* Solver::leadingTo(const Flags& changed, Flags& flags) {
  constexpr std::uint32_t fewRows = allRows / 8;
  if (std::count(changed.begin(), changed.end(), std::uint8_t{1}) > fewRows) return nullptr;
  flags.assign(allRows, 0);
  const Layers& layers = Layers::get();
  // All images of a row have equal contents, and a move may lead to any image.
  const auto flagImages = [&](int smallClass, int medium) {
    for (unsigned symmetries = layers.toSmallest(layers.smallestOf(smallClass)); symmetries != 0; symmetries &= symmetries - 1)
      std::atomic_ref(flags[rowNumber(smallClass, layers.image(std::countr_zero(symmetries), medium))])
          .store(1, std::memory_order_relaxed);
  };
  forEachClass([&](int smallClass) {
    const MoveTables& moves = MoveTables::get();
    for (int medium = 0; medium < layerCount; ++medium) {
      if (changed[rowNumber(smallClass, medium)] == 0) continue;
      flagImages(smallClass, medium);
      for (const MediumSource& each : moves.mediumBack(medium))
        for (const MediumMove& move : each.moves) flagImages(smallClass, move.medium);
      for (const SmallMove& move : moves.smallBack(smallClass)) flagImages(move.smallClass, layers.image(move.symmetry, medium));
    }
  });
  return flags.data();
}

bool Solver::nextPly(std::uint32_t plies, std::uint64_t& found) {
  if (plies > code::mostPlies) throw std::overflow_error("a distance does not fit its code");
  if (!mergeFresh(m_tables.lost)) return false;
  const Flags changedBefore = std::exchange(m_changedBefore, {});
  m_changedRows.assign(allRows, 0);
  m_tables.changedRows = m_changedRows.data();
  std::atomic<std::uint64_t> decided{0};
  Flags flags;
  const std::uint8_t* lookedAt = changedBefore.empty() ? nullptr : leadingTo(changedBefore, flags);
  if (!forEachClass([&](int smallClass) { decided += m_kernel->losses(smallClass, m_tables, lookedAt, plies); })) return false;
  lookedAt = leadingTo(m_before, flags);
  if (!forEachClass([&](int smallClass) { decided += m_kernel->wins(smallClass, m_tables, lookedAt, m_before.data(), plies); }))
    return false;
  m_changedBefore = std::move(m_changedRows);
  found = decided;
  m_decided += decided;
  return true;
}

bool Solver::findReachable() {
  Row* reached = m_tables.undecided;
  m_valuesKnown = true;
  if (!forEachClass([&](int smallClass) {
        m_kernel->storeUndecided(smallClass, m_tables);
        for (std::uint32_t number = rowNumber(smallClass, 0); number < rowNumber(smallClass + 1, 0); ++number) {
          reached[number] = {};
          m_tables.fresh[number] = {};
          m_freshRows[number] = 0;
        }
      }))
    return false;
  // Layer 0 of every size is empty, and set 0 is the empty set.
  m_tables.fresh[0][0] = 1;
  m_freshRows[0] = 1;
  Flags complete(allRows);
  Flags reachedRows(allRows);
  // Moves never remove small or medium pieces from the board, so rows with fewer of these pieces are completed
  // first.
  constexpr int maxPieces = 2 * 2 * piecesPerSize;
  for (int pieces = 0; pieces <= maxPieces; ++pieces)
    for (std::uint64_t rows = 1, round = 0; rows > 0; ++round) {
      if (!mergeFresh(reached)) return false;
      for (std::uint32_t number = 0; number < allRows; ++number) reachedRows[number] |= m_before[number];
      const std::uint8_t* from = round == 0 ? reachedRows.data() : m_before.data();
      std::atomic<std::uint64_t> fresh{0};
      if (!forEachClass([&](int smallClass) { fresh += m_kernel->reach(smallClass, pieces, m_tables, from, complete.data()); }))
        return false;
      rows = fresh;
    }
  return true;
}

bool Solver::survey(std::vector<Survey>& surveys) {
  surveys.assign(layerClassCount, {});
  return forEachClass(
      [&](int smallClass) { m_kernel->survey(smallClass, m_tables, surveys[static_cast<std::size_t>(smallClass)]); });
}

void Solver::fillRows(std::uint64_t first, std::span<std::byte> bytes, const std::function<void(int, std::uint8_t*)>& fill) {
  const Index& index = Index::get();
  std::array<std::uint8_t, layerCount> ofRow;
  std::size_t done = 0;
  for (int row = index.rowAt(static_cast<std::uint32_t>(first)); done < bytes.size(); ++row) {
    fill(row, ofRow.data());
    const std::size_t skipped = static_cast<std::size_t>(first) + done - index.rowFirst(row);
    const std::size_t count = std::min<std::size_t>(index.rowFirst(row + 1) - index.rowFirst(row) - skipped, bytes.size() - done);
    std::memcpy(bytes.data() + done, ofRow.data() + skipped, count);
    done += count;
  }
}

void Solver::codes(std::uint64_t first, std::span<std::byte> codes) const {
  fillRows(first, codes, [this](int indexRow, std::uint8_t* ofRow) {
    const Index::Row& row = Index::get().row(indexRow);
    const Row& undecided = m_tables.undecided[rowNumber(Layers::get().classOf(row.small), row.medium)];
    m_kernel->codes(indexRow, m_valuesKnown ? nullptr : &undecided, m_tables, ofRow);
  });
}

void Solver::marks(std::uint64_t first, std::span<std::byte> marks) const {
  fillRows(first, marks, [this](int indexRow, std::uint8_t* ofRow) { m_kernel->marks(indexRow, m_tables, ofRow); });
}

}  // namespace kotai::gobblet::engine
