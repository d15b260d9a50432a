// Counts and marks the positions of a row, once all values and reachable positions are known. Only for files compiled for each
// kind of processor.
#pragma once

#include <algorithm>
#include <bit>
#include <span>

#include "core/games/gobblet/marks.h"
#include "solvers/retrograde/gobblet/count_moves_of.h"
#include "solvers/retrograde/gobblet/place_bytes.h"

namespace kotai::gobblet::engine {

namespace {

template <Reveal reveal>
class RowSurvey {
 public:
  RowSurvey(const Ground& ground, int indexRow, const Tables& tables)
      : m_ground(ground),
        m_tables(tables),
        m_places(Places::get().fold(Index::get().row(indexRow).fold)),
        m_indexRow(indexRow),
        m_number(rowNumber(ground.smallNumber, ground.mediumNumber)) {
    m_unfinished = both(unfinished(ground), m_places.counted);
    m_counted = both(tables.undecided[m_number], m_unfinished);
    forEachCode([this](std::uint8_t code, std::span<const std::uint16_t> places) {
      Row& row = code == code::open ? m_drawn : code == code::loss(1) ? m_stale : code::isLoss(code) ? m_lost : m_won;
      for (const std::uint16_t place : places) {
        const unsigned bit = m_places.bits[place];
        row[bit / 64] |= std::uint64_t{1} << bit % 64;
      }
    });
    for (std::size_t word = 0; word < rowWords; ++word) {
      const std::uint64_t counted = m_counted[word];
      m_stale[word] &= counted;
      m_lost[word] = (m_lost[word] & counted) | m_stale[word];
      m_drawn[word] &= counted;
      m_wonAtOnce[word] = counted & ~(m_lost[word] | m_drawn[word] | m_won[word]);
      m_won[word] = (m_won[word] & counted) | m_wonAtOnce[word];
    }
  }

  /// Counts the positions of the row. Returns whether mark() has anything to mark.
  bool count(Survey& counts, Row& onlyMoves) const {
    countValues(counts);
    counts.unreachable += countOf(m_unfinished) - countOf(m_counted);
    counts.finished += countOf(both(finishedReached(), m_places.counted));
    const Row lossToWin = both(m_lost, m_tables.lost[m_number]);
    const std::uint64_t zugzwangs = countOf(lossToWin) + countOf(lossToDraw()) + countOf(drawToWin());
    if (zugzwangs > 0) {
      counts.lossToWin += countOf(lossToWin);
      counts.mutual += countOf(oncePerBoard(lossToWin));
      counts.lossToDraw += countOf(lossToDraw());
      counts.drawToWin += countOf(drawToWin());
    }
    const std::uint64_t lifts = countOf(losingLifts());
    counts.losingLift += lifts;
    onlyMoves = {};
    addOnlyMoves(m_won, LineOrArraySource<keptLines<reveal>>(m_ground, m_tables.lost), onlyMoves, counts.onlyWins);
    addOnlyMoves(m_drawn, ArraySource(m_ground, m_tables.notWon, nullptr), onlyMoves, counts.onlyDraws);
    countMoves<reveal>(m_ground, m_counted, counts);
    return zugzwangs + lifts + countOf(m_stale) > 0;
  }

  /// Writes all marks except `Counted` and `OnlyMove`.
  void mark(std::uint8_t* marks) const {
    orBytes(m_places, {losingLifts(), Flag::LosingLift}, marks);
    const Row lossToWin = both(m_lost, m_tables.lost[m_number]);
    orBytes(m_places, {lossToWin, Flag::Zugzwang}, marks);
    orBytes(m_places, {lossToDraw(), Flag::Zugzwang}, marks);
    orBytes(m_places, {drawToWin(), Flag::Zugzwang}, marks);
    orBytes(m_places, {oncePerBoard(lossToWin), Flag::MutualZugzwang}, marks);
    orBytes(m_places, {m_stale, Flag::Stalemate}, marks);
  }

 private:
  void countValues(Survey& counts) const {
    auto& cells = counts.positions[countCell(std::popcount(m_ground.medium.own), std::popcount(m_ground.medium.other))];
    for (std::size_t own = 0; own < smallSetCount; ++own)
      for (int size = 0; size <= piecesPerSize; ++size)
        cells[countCell(sizeOfSet(own), size)][code::win(1)] +=
            static_cast<std::uint64_t>(std::popcount(m_wonAtOnce[own] & setsOfSize[static_cast<std::size_t>(size)]));
    forEachCode([&](std::uint8_t code, std::span<const std::uint16_t> places) {
      for (const std::uint16_t place : places) {
        const unsigned own = m_places.bits[place] / 64;
        const unsigned other = m_places.bits[place] % 64;
        cells[countCell(sizeOfSet(own), sizeOfSet(other))][code] += m_counted[own] >> other & 1U;
      }
    });
  }
  template <class Visit>
  void forEachCode(Visit&& visit) const {
    m_tables.codes->forEach(m_ground.smallNumber, m_indexRow, visit);
  }

  /// Returns the positions with a line that a safe move reaches from a reached position, as the side to move sees them.
  Row finishedReached() const {
    const MoveTables& moves = MoveTables::get();
    const std::uint32_t seen = moves.swappedRow(m_ground.smallNumber, m_ground.mediumNumber);
    const Ground ground(static_cast<int>(seen / layerCount), static_cast<int>(seen % layerCount));
    // After a safe move only the mover can have a line.
    const Row wanted = without(Masks::get().ownLine(ground.tops.own), Masks::get().otherLine(ground.tops.other));
    AnyTally found;
    gatherBack<keptLifts<reveal>>(ground, ArraySource(ground, m_tables.undecided, nullptr), wanted, found);
    Row after;
    for (std::size_t word = 0; word < rowWords; ++word) after[word] = found.any[word] & wanted[word];
    Row result;
    swapAndTurn(moves.swapBackSymmetry(m_ground.smallNumber), after, result);
    return result;
  }

  Row lossToDraw() const { return both(m_lost, without(m_tables.notWon[m_number], m_tables.lost[m_number])); }
  Row drawToWin() const { return both(m_drawn, m_tables.lost[m_number]); }

  /// Returns the positions of \p row that represent their board. A position does not represent its board if the
  /// position after passing has a lower index.
  Row oncePerBoard(const Row& row) const {
    Row once;
    const Index& index = Index::get();
    const Layers& layers = Layers::get();
    const int small = layers.smallestOf(m_ground.smallNumber);
    const Index::PairPlaces here = index.placesOf(small, m_ground.mediumNumber);
    const Index::PairPlaces passed = index.placesOf(layers.swapped(small), layers.swapped(m_ground.mediumNumber));
    for (std::size_t own = 0; own < smallSetCount; ++own)
      for (std::uint64_t rest = row[own]; rest != 0; rest &= rest - 1) {
        const int large = layers.numberOf(static_cast<int>(own), std::countr_zero(rest));
        if (passed.of(layers.swapped(large)) >= here.of(large)) once[own] |= rest & (0 - rest);
      }
    return once;
  }

  /// Returns the positions that have no win in one, but in which a losing lift would have completed a line.
  Row losingLifts() const {
    AnyTally losing;
    if constexpr (reveal == Reveal::Cover)
      gather<Lifts::Any>(m_ground, LineSource<OtherLines::With>(m_ground), m_counted, losing);
    else
      gather<Lifts::Losing>(m_ground, LineSource<OtherLines::Anyhow>(m_ground), m_counted, losing);
    Row row;
    for (std::size_t word = 0; word < rowWords; ++word) row[word] = losing.any[word] & m_counted[word] & ~m_wonAtOnce[word];
    return row;
  }

  template <class Source>
  void addOnlyMoves(const Row& positions, const Source& source, Row& onlyMoves, std::uint64_t& count) const {
    if (isEmpty(positions)) return;
    TwoTally found;
    gather<keptLifts<reveal>>(m_ground, source, positions, found);
    for (std::size_t word = 0; word < rowWords; ++word) {
      const std::uint64_t only = positions[word] & found.once[word] & ~found.twice[word];
      onlyMoves[word] |= only;
      count += static_cast<std::uint64_t>(std::popcount(only));
    }
  }

  Ground m_ground;
  const Tables& m_tables;
  const FoldPlaces& m_places;
  int m_indexRow;
  std::uint32_t m_number;
  Row m_unfinished;  // for this and the following rows, only one of several symmetric images is marked
  Row m_counted;     // reached positions
  Row m_lost;
  Row m_stale;  // counted lost positions without a safe move
  Row m_drawn;
  Row m_won;
  Row m_wonAtOnce;
};

}  // namespace

}  // namespace kotai::gobblet::engine
