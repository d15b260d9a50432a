// The kernel of rows as a template, compiled for each kind of processor.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "solvers/retrograde/gobblet/gather.h"
#include "solvers/retrograde/gobblet/place_bytes.h"
#include "solvers/retrograde/gobblet/row_kernel.h"
#include "solvers/retrograde/gobblet/survey_of.h"

namespace kotai::gobblet::engine {

namespace {

/// Calls visit(medium layer, row in the index) for the rows of a class. Visits only one of several symmetric rows.
template <class Visit>
void forEachRow(int smallClass, Visit&& visit) {
  const Index& index = Index::get();
  for (int row = index.rowOfClass(smallClass); row < index.rowOfClass(smallClass + 1); ++row)
    visit(int{index.row(row).medium}, row);
}

/// Calls visit(row, number of the row) for a row as the other side sees it, and for all its images.
template <class Visit>
void forEachSwapped(int smallClass, int medium, const Row& row, Visit&& visit) {
  MoveTables::get().forEachSwappedImage(smallClass, medium, [&](std::uint32_t number, int symmetry) {
    Row swapped;
    swapAndTurn(symmetry, row, swapped);
    visit(swapped, number);
  });
}

/// Prefetches the swapped rows, because they are far away in memory and may be needed.
void prefetchSwapped(int smallClass, int medium, const Row* rows) {
  MoveTables::get().forEachSwappedImage(smallClass, medium, [rows](std::uint32_t number, int) { prefetch(rows[number]); });
}

const FoldPlaces& placesOf(int indexRow) { return Places::get().fold(Index::get().row(indexRow).fold); }

/// Adds a code for the counted bits of a row. Returns the number of these bits.
std::uint64_t keep(const Row& bits, int smallClass, int indexRow, std::uint8_t code, FoundCodes& codes) {
  std::array<std::uint16_t, layerCount> list;
  std::size_t count = 0;
  forEachPlace(placesOf(indexRow), bits, [&](std::uint16_t place) { list[count++] = place; });
  if (count > 0) codes.add(smallClass, indexRow, code, std::span(list).first(count));
  return count;
}

int piecesOf(const Layer& layer) { return std::popcount(layer.own) + std::popcount(layer.other); }

/// Returns whether a move leads from some flagged row to the ground.
bool comesFromFlag(const Ground& ground, const std::uint8_t* flags) {
  if (flags[rowNumber(ground.smallNumber, ground.mediumNumber)] != 0) return true;
  const MoveTables& moves = MoveTables::get();
  for (const MediumSource& each : moves.mediumBack(ground.mediumNumber))
    for (const MediumMove& move : each.moves)
      if (flags[rowNumber(ground.smallNumber, move.medium)] != 0) return true;
  for (const SmallMove& move : moves.smallBack(ground.smallNumber))
    if (flags[rowNumber(move.smallClass, Layers::get().image(move.symmetry, ground.mediumNumber))] != 0) return true;
  return false;
}

template <Reveal reveal>
class RowKernelOf final : public RowKernel {
 public:
  std::uint64_t begin(int smallClass, const Tables& tables) const override {
    std::uint64_t decided = 0;
    const Masks& masks = Masks::get();
    forEachRow(smallClass, [&](int medium, int indexRow) {
      const Ground ground(smallClass, medium);
      const Row open = unfinished(ground);
      AnyTally wins;
      gather<keptLifts<reveal>>(ground, LineSource<keptLines<reveal>>(ground), open, wins);
      Row won;
      Row rest;
      for (std::size_t word = 0; word < rowWords; ++word) {
        won[word] = open[word] & wins.any[word];
        rest[word] = open[word] & ~won[word];
      }
      AnyTally safe;
      gather<keptLifts<reveal>>(ground, EverySource<keptLines<reveal>>(ground), rest, safe);
      Row stale;
      for (std::size_t word = 0; word < rowWords; ++word) {
        stale[word] = rest[word] & ~safe.any[word];
        tables.undecided[rowNumber(smallClass, medium)][word] = rest[word] & ~stale[word];
      }
      setSwapped(smallClass, medium, rest, tables.notWon);
      const FoldPlaces& places = placesOf(indexRow);
      const Row& own = masks.ownLine(ground.tops.own);
      const Row finished = without(masks.otherLine(ground.tops.other), own);
      for (const Row* row : {&own, &finished, &std::as_const(won)}) decided += countOf(both(*row, places.counted));
      if (isEmpty(stale)) return;
      storeFresh(smallClass, medium, stale, tables);
      decided += keep(stale, smallClass, indexRow, code::loss(1), *tables.codes);
    });
    return decided;
  }

  void restore(int smallClass, const std::uint8_t* codes, const Tables& tables) const override {
    const Index& index = Index::get();
    const std::vector<std::uint16_t>& bitOfLarge = Places::get().fold(Index::noFold).bits;
    forEachRow(smallClass, [&](int medium, int indexRow) {
      Row open;
      Row lost;
      Row notWon;
      const auto add = [&](int large, std::uint8_t value) {
        if (value != code::open && !code::isLoss(value)) return;
        if (value == code::finished) return;
        const std::uint16_t number = bitOfLarge[static_cast<std::size_t>(large)];
        const std::size_t own = number / 64;
        const std::uint64_t bit = std::uint64_t{1} << number % 64;
        (value == code::open ? open : lost)[own] |= bit;
        notWon[own] |= bit;
      };
      const std::uint8_t* const codesOfRow = codes + index.rowFirst(indexRow);
      if (index.row(indexRow).fold == Index::noFold) {
        for (int large = 0; large < layerCount; ++large) add(large, codesOfRow[large]);
      } else {
        const Index::PairPlaces places = index.placesOf(index.row(indexRow).small, medium);
        for (int large = 0; large < layerCount; ++large) add(large, codes[places.of(large)]);
      }
      tables.undecided[rowNumber(smallClass, medium)] = open;
      setSwapped(smallClass, medium, notWon, tables.notWon);
      setSwapped(smallClass, medium, lost, tables.lost);
      const std::size_t size = placesOf(indexRow).bits.size();
      tables.codes->addRow(smallClass, indexRow, std::span(codesOfRow, size), code::win(1) + 1);
    });
  }

  void codes(int indexRow, const Row* undecided, const Tables& tables, std::uint8_t* codes) const override {
    const Index::Row& row = Index::get().row(indexRow);
    const int smallClass = Layers::get().classOf(row.small);
    const Ground ground(smallClass, row.medium);
    const Masks& masks = Masks::get();
    const Row& own = masks.ownLine(ground.tops.own);
    const Row won = undecided == nullptr ? unfinished(ground) : without(unfinished(ground), *undecided);
    setBytes<3>(placesOf(indexRow),
                {{{own, code::ownLine}, {without(masks.otherLine(ground.tops.other), own), code::finished}, {won, code::win(1)}}},
                codes);
    tables.codes->forEach(smallClass, indexRow, [&](std::uint8_t code, std::span<const std::uint16_t> places) {
      for (const std::uint16_t place : places) codes[place] = code;
    });
  }

  void storeUndecided(int smallClass, const Tables& tables) const override {
    forEachRow(smallClass, [&](int medium, int indexRow) {
      const Row& undecided = tables.undecided[rowNumber(smallClass, medium)];
      if (!isEmpty(undecided)) keep(undecided, smallClass, indexRow, code::open, *tables.codes);
    });
  }

  std::uint64_t losses(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, std::uint32_t plies) const override {
    std::uint64_t found = 0;
    forEachRow(smallClass, [&](int medium, int indexRow) {
      const std::uint32_t number = rowNumber(smallClass, medium);
      Row& undecided = tables.undecided[number];
      if ((lookedAt != nullptr && lookedAt[number] == 0) || isEmpty(undecided)) return;
      const Ground ground(smallClass, medium);
      prefetchSwapped(smallClass, medium, tables.fresh);
      AnyTally saved;
      gather<keptLifts<reveal>>(ground, ArraySource(ground, tables.notWon, nullptr), undecided, saved);
      Row lost;
      for (std::size_t word = 0; word < rowWords; ++word) {
        lost[word] = undecided[word] & ~saved.any[word];
        undecided[word] &= ~lost[word];
      }
      if (isEmpty(lost)) return;
      storeFresh(smallClass, medium, lost, tables);
      found += keep(lost, smallClass, indexRow, code::loss(plies), *tables.codes);
    });
    return found;
  }

  std::uint64_t wins(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, const std::uint8_t* lostBefore,
                     std::uint32_t plies) const override {
    std::uint64_t found = 0;
    forEachRow(smallClass, [&](int medium, int indexRow) {
      const std::uint32_t number = rowNumber(smallClass, medium);
      Row& undecided = tables.undecided[number];
      if ((lookedAt != nullptr && lookedAt[number] == 0) || isEmpty(undecided)) return;
      const Ground ground(smallClass, medium);
      prefetchSwapped(smallClass, medium, tables.notWon);
      AnyTally winning;
      gather<keptLifts<reveal>>(ground, ArraySource(ground, tables.lost, lostBefore), undecided, winning);
      Row won;
      for (std::size_t word = 0; word < rowWords; ++word) {
        won[word] = undecided[word] & winning.any[word];
        undecided[word] &= ~won[word];
      }
      if (isEmpty(won)) return;
      forEachSwapped(smallClass, medium, won, [&](const Row& swapped, std::uint32_t seen) {
        for (std::size_t word = 0; word < rowWords; ++word) tables.notWon[seen][word] &= ~swapped[word];
        tables.changedRows[seen] = 1;
      });
      found += keep(won, smallClass, indexRow, code::win(plies), *tables.codes);
    });
    return found;
  }

  std::uint64_t reach(int smallClass, int pieces, const Tables& tables, const std::uint8_t* reachedBefore,
                      std::uint8_t* complete) const override {
    std::uint64_t rows = 0;
    const MoveTables& moves = MoveTables::get();
    const int smallPieces = piecesOf(Layers::get().layer(Layers::get().smallestOf(smallClass)));
    forEachRow(smallClass, [&](int medium, int) {
      if (smallPieces + piecesOf(Layers::get().layer(medium)) != pieces) return;
      std::uint8_t& isComplete = complete[rowNumber(smallClass, medium)];
      if (isComplete != 0) return;
      const Ground ground(smallClass, medium);
      if (!comesFromFlag(ground, reachedBefore)) return;
      // This is the row as the side that has just moved sees it.
      const std::uint32_t seen = moves.swappedRow(smallClass, medium);
      Row known;
      swapAndTurn(moves.swapBackSymmetry(smallClass), tables.undecided[seen], known);
      const Row missing = without(unfinished(ground), known);
      isComplete = isEmpty(missing) ? 1 : 0;
      if (isComplete != 0) return;
      AnyTally found;
      gatherBack<keptLifts<reveal>>(ground, ArraySource(ground, tables.undecided, reachedBefore), missing, found);
      Row fresh;
      for (std::size_t word = 0; word < rowWords; ++word) fresh[word] = found.any[word] & missing[word];
      if (isEmpty(fresh)) return;
      storeFresh(smallClass, medium, fresh, tables);
      ++rows;
    });
    return rows;
  }

  void survey(int smallClass, const Tables& tables, Survey& counts) const override {
    forEachRow(smallClass, [&](int medium, int indexRow) {
      const std::uint32_t number = rowNumber(smallClass, medium);
      tables.freshRows[number] =
          RowSurvey<reveal>(Ground(smallClass, medium), indexRow, tables).count(counts, tables.fresh[number]);
    });
  }

  void marks(int indexRow, const Tables& tables, std::uint8_t* marks) const override {
    const Index::Row& row = Index::get().row(indexRow);
    const int smallClass = Layers::get().classOf(row.small);
    const std::uint32_t number = rowNumber(smallClass, row.medium);
    setBytes<2>(placesOf(indexRow), {{{tables.undecided[number], Flag::Counted}, {tables.fresh[number], Flag::OnlyMove}}}, marks);
    if (tables.freshRows[number] != 0) RowSurvey<reveal>(Ground(smallClass, row.medium), indexRow, tables).mark(marks);
  }

 private:
  static void setSwapped(int smallClass, int medium, const Row& row, Row* rows) {
    forEachSwapped(smallClass, medium, row, [rows](const Row& swapped, std::uint32_t seen) { rows[seen] = swapped; });
  }
  static void storeFresh(int smallClass, int medium, const Row& found, const Tables& tables) {
    forEachSwapped(smallClass, medium, found, [&tables](const Row& swapped, std::uint32_t seen) {
      tables.fresh[seen] = swapped;
      tables.freshRows[seen] = 1;
    });
  }
};

[[maybe_unused]] std::unique_ptr<const RowKernel> makeKernelOf(Reveal reveal) {
  if (reveal == Reveal::Cover) return std::make_unique<const RowKernelOf<Reveal::Cover>>();
  return std::make_unique<const RowKernelOf<Reveal::Loses>>();
}

}  // namespace

}  // namespace kotai::gobblet::engine
