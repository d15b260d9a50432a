#include "core/verify/domineering/checker.h"

#include <algorithm>

namespace kotai::verify {

/// Tolerance of comparisons. Stored values are accurate to 1e-9.
constexpr double tolerance = 1e-9;

static GameValue valueOf(const layout::PayoffEntry& entry) { return {entry.value, entry.firstSecure, entry.secondSecure}; }

StoredTier::StoredTier(std::vector<layout::PayoffEntry> entries)
    : m_entries(std::move(entries)),
      m_reached(m_entries.size()),
      m_shift(64 - std::countr_zero(std::bit_ceil(2 * m_entries.size() + 2))) {
  m_places.assign(std::size_t{1} << (64 - m_shift), 0);
  for (std::size_t place = 0; place < m_entries.size(); ++place) {
    std::size_t slot = slotOf(m_entries[place].position);
    while (m_places[slot] != 0) slot = (slot + 1) & (m_places.size() - 1);
    m_places[slot] = static_cast<std::uint32_t>(place + 1);
  }
}

std::optional<std::size_t> StoredTier::find(std::uint64_t number) const {
  for (std::size_t slot = slotOf(number); m_places[slot] != 0; slot = (slot + 1) & (m_places.size() - 1))
    if (m_entries[m_places[slot] - 1].position == number) return m_places[slot] - 1;
  return std::nullopt;
}

void DomineeringUnit::add(DomineeringMismatch mismatch) {
  ++mismatchCount;
  if (mismatches.size() < DomineeringVerifyReport::maxListedMismatches) mismatches.push_back(std::move(mismatch));
}

DomineeringChecker::DomineeringChecker(int columns, int rows, int dominoCells)
    : m_board(columns, rows, dominoCells), m_tiers(static_cast<std::size_t>(columns * rows) + 1) {}

void DomineeringChecker::take(int covered, std::vector<layout::PayoffEntry> entries) {
  m_tiers[static_cast<std::size_t>(covered)].emplace(std::move(entries));
}

bool DomineeringChecker::markStart() {
  const auto start = m_board.canonicalImage(m_board.withoutLonely(m_board.rowsOf(0)));
  StoredTier& tier = *m_tiers[static_cast<std::size_t>(m_board.coveredCells(start.number))];
  const auto place = tier.find(start.number);
  if (place) tier.markReached(*place);
  return place.has_value();
}

DomineeringUnit DomineeringChecker::check(int covered, std::size_t first, std::size_t count, const std::stop_token& stop) {
  DomineeringUnit unit;
  Workspace work;
  const StoredTier& tier = *m_tiers[static_cast<std::size_t>(covered)];
  for (std::size_t place = first; place < first + count && !stop.stop_requested(); ++place) {
    if (place > 0 && tier.entry(place - 1).position >= tier.entry(place).position)
      unit.add({DomineeringMismatch::Kind::Order, m_board.text(tier.entry(place).position), valueOf(tier.entry(place)), {}});
    checkEntry(tier.entry(place), covered, work, unit);
    ++unit.positionsChecked;
  }
  return unit;
}

void DomineeringChecker::checkEntry(const layout::PayoffEntry& entry, int covered, Workspace& work, DomineeringUnit& unit) {
  const std::uint64_t number = entry.position;
  const DomineeringBoard::Rows open = m_board.rowsOf(number);
  const DomineeringBoard::Image image = m_board.canonicalImage(m_board.withoutLonely(open));
  if (m_board.coveredCells(number) != covered || image.number != number) {
    unit.add({DomineeringMismatch::Kind::Order, m_board.text(number), valueOf(entry), {}});
    return;
  }
  const GameValue stored = valueOf(entry);
  const std::size_t kind = stored.firstSecure != stored.secondSecure ? 3
                           : stored.firstSecure == 0                 ? 2
                           : stored.firstSecure > 0                  ? 0
                                                                     : 1;
  ++unit.counts[kind];
  if (image.either && kind >= 2) ++unit.counts[kind + 3];
  const auto derived = derive(open, work, unit);
  if (work.upright.empty() || work.lying.empty()) {
    ++unit.counts[4];
    if (image.either) ++unit.counts[7];
  }
  if (!derived) return;
  if (derived->mixed) ++unit.matrices;
  const bool same = stored.value >= derived->proved.atMost - tolerance && stored.value <= derived->proved.atLeast + tolerance &&
                    stored.firstSecure == derived->firstSecure && stored.secondSecure == derived->secondSecure;
  if (same) return;
  const GameValue found{derived->value, static_cast<std::int8_t>(derived->firstSecure),
                        static_cast<std::int8_t>(derived->secondSecure)};
  unit.add({DomineeringMismatch::Kind::Value, m_board.text(number), stored, found});
}

void DomineeringChecker::nameChildren(const DomineeringBoard::Rows& open, Workspace& work) {
  work.children.clear();
  for (const DomineeringBoard::Domino up : work.upright)
    for (const DomineeringBoard::Domino right : work.lying) {
      DomineeringBoard::Rows after = open;
      m_board.cover(after, up, right);
      const auto image = m_board.canonicalImage(m_board.withoutLonely(after));
      StoredTier& tier = *m_tiers[static_cast<std::size_t>(m_board.coveredCells(image.number))];
      tier.fetchSlot(image.number);
      work.children.push_back({image, &tier});
    }
  for (const Child& child : work.children) child.tier->fetchEntry(child.image.number);
}

std::optional<DomineeringChecker::Derived> DomineeringChecker::derive(const DomineeringBoard::Rows& open, Workspace& work,
                                                                      DomineeringUnit& unit) {
  m_board.upright(open, work.upright);
  m_board.lying(open, work.lying);
  if (work.upright.empty() || work.lying.empty()) {
    const int payoff = static_cast<int>(!work.upright.empty()) - static_cast<int>(!work.lying.empty());
    const auto value = static_cast<double>(payoff);
    return Derived{value, {value, value}, payoff, payoff};
  }
  work.matrix = {work.upright.size(), work.lying.size(), {}};
  work.columnMaxima.assign(work.lying.size(), -1);
  Derived result;
  result.firstSecure = -1;
  bool complete = true;
  nameChildren(open, work);
  for (std::size_t row = 0; row < work.upright.size(); ++row) {
    int secured = 1;
    for (std::size_t column = 0; column < work.lying.size(); ++column) {
      const auto& [image, tierOfChild] = work.children[row * work.lying.size() + column];
      StoredTier& tier = *tierOfChild;
      const auto place = tier.find(image.number);
      if (!place) {
        unit.add({DomineeringMismatch::Kind::Missing, m_board.text(image.number), {}, {}});
        complete = false;
        continue;
      }
      tier.markReached(*place);
      const layout::PayoffEntry& child = tier.entry(*place);
      work.matrix.payoffs.push_back(image.turned ? -child.value : child.value);
      secured = std::min(secured, image.turned ? -int{child.secondSecure} : int{child.firstSecure});
      work.columnMaxima[column] =
          std::max(work.columnMaxima[column], image.turned ? -int{child.firstSecure} : int{child.secondSecure});
    }
    result.firstSecure = std::max(result.firstSecure, secured);
  }
  if (!complete) return std::nullopt;
  result.secondSecure = *std::ranges::min_element(work.columnMaxima);
  result.mixed = result.firstSecure != result.secondSecure;
  result.proved = provedValue(work.matrix, 0);
  result.value = (result.proved.atLeast + result.proved.atMost) / 2;
  return result;
}

DomineeringUnit DomineeringChecker::unreachable(int covered) const {
  DomineeringUnit unit;
  const StoredTier& tier = *m_tiers[static_cast<std::size_t>(covered)];
  for (std::size_t place = 0; place < tier.size(); ++place)
    if (!tier.isReached(place))
      unit.add(
          {DomineeringMismatch::Kind::Unreachable, m_board.text(tier.entry(place).position), valueOf(tier.entry(place)), {}});
  return unit;
}

}  // namespace kotai::verify
