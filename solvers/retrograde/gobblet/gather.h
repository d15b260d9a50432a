// Combines the successors of a whole row. Only for files compiled for each kind of processor.
#pragma once

#include "solvers/retrograde/gobblet/gather_large.h"
#include "solvers/retrograde/gobblet/row_sources.h"

// The namespace is anonymous, because compiled code must not be shared between kinds of processors.
namespace kotai::gobblet::engine {

namespace {

/// Returns the layers in which the lift of a medium piece counts and no large piece covers the piece.
template <Lifts lifts>
Row liftable(const Ground& ground, const MediumSource& source) {
  const Masks& masks = Masks::get();
  const Row& free = masks.withoutLargeOn(source.from);
  const Row& air = masks.otherLine(topsOf(ground.small, {source.ownWithout, ground.medium.other}).other);
  Row mask;
  for (std::size_t word = 0; word < rowWords; ++word) mask[word] = free[word] & maskOfLifts<lifts>(air[word]);
  return mask;
}

/// Collects the results of all moves of a row. Stops early if the results are complete for the bits of `wanted`.
template <Lifts lifts, class Source, class Tally>
void gather(const Ground& ground, const Source& source, const Row& wanted, Tally& found) {
  const Masks& masks = Masks::get();
  const std::vector<SmallMove>& smallMoves = MoveTables::get().small(ground.smallNumber);
  if (lifts != Lifts::Losing) source.prefetch(smallMoves);
  if (const Row* target = source.large()) {
    const LargeWords words(*target);
    words.addMoved<lifts>(masks.otherLine(ground.tops.other), found);
    if (lifts != Lifts::Losing) words.addPlaced(found);
    if (found.settles(wanted)) return;
  }
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber)) {
    if (lifts == Lifts::Losing && !revealsOther(ground, each)) continue;
    MaskedRows<1> puts;
    for (const MediumMove& move : each.moves)
      source.forMedium(move.medium, [&](const Row& after) { puts.add(after, {&masks.withoutLargeOn(move.to)}); });
    if (puts.isEmpty()) continue;
    found.add(puts, each.from == fromReserve ? masks.existing() : liftable<lifts>(ground, each));
    if (found.settles(wanted)) return;
  }
  if (lifts == Lifts::Losing) return;  // lifting a small piece uncovers no other piece, so this lift never loses
  source.addSmall(smallMoves, wanted, found);
}

/// Collects the rows before moves with the given kind of lift, as the mover sees them. Reads the rows after the
/// moves from `source`. May also set bits of layers that do not exist.
template <Lifts lifts, class Source, class Tally>
void gatherBack(const Ground& ground, const Source& source, const Row& wanted, Tally& found) {
  const Masks& masks = Masks::get();
  const std::vector<SmallMove>& smallMoves = MoveTables::get().smallBack(ground.smallNumber);
  source.prefetch(smallMoves);
  if (const Row* before = source.large()) {
    const LargeWords words(*before);
    words.addMoved<lifts>(masks.otherLine(ground.tops.other), found);
    words.addPlacedBack(found);
    if (found.settles(wanted)) return;
  }
  for (const MediumSource& each : MoveTables::get().mediumBack(ground.mediumNumber)) {
    MaskedRows<1> puts;
    for (const MediumMove& move : each.moves)
      source.forMedium(move.medium, [&](const Row& before) {
        puts.add(before, {move.to == fromReserve ? &masks.existing() : &masks.withoutLargeOn(move.to)});
      });
    if (puts.isEmpty()) continue;
    found.add(puts, liftable<lifts>(ground, each));
    if (found.settles(wanted)) return;
  }
  source.addSmall(smallMoves, wanted, found);
}

/// Lifts that safe moves may use. The resulting layers must also have no line of the other side.
template <Reveal reveal>
inline constexpr Lifts keptLifts = reveal == Reveal::Cover ? Lifts::Any : Lifts::Safe;

/// Returns the layers in which neither side has a line with these small and medium pieces.
inline Row unfinished(const Ground& ground) {
  const Masks& masks = Masks::get();
  const Row& own = masks.ownLine(ground.tops.own);
  const Row& other = masks.otherLine(ground.tops.other);
  Row row;
  for (std::size_t word = 0; word < rowWords; ++word) row[word] = masks.existing()[word] & ~own[word] & ~other[word];
  return row;
}

}  // namespace

}  // namespace kotai::gobblet::engine
