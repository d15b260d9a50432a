#include "solvers/retrograde/quoridor/group_table.h"

namespace kotai::retrograde::quoridor_engine {

using quoridor::Bits128;

SetPlace::SetPlace(const quoridor::Tiers& tiers, const quoridor::FenceSet& which)
    : set(which),
      image(tiers.upright(tiers.board().rotated(which))),
      open(quoridor::passages<Bits128>(tiers.board(), which)),
      legalSquares(quoridor::legalSquares(tiers.board(), open)),
      symmetric(tiers.board().mirrored(which) == which),
      rotatedMirrored(image != tiers.board().rotated(which)),
      rotatesToItself(image == which),
      pairs(tiers.board(), legalSquares, symmetric),
      rotatedPairs(tiers.board(), quoridor::legalSquares(tiers.board(), quoridor::passages<Bits128>(tiers.board(), image)),
                   symmetric),
      pairCount(pairs.count()) {}

quoridor::Pairs<Bits128>::Pair SetPlace::turned(const quoridor::Board& board, int first, int second) const {
  const int one = board.rotated(second);
  const int two = board.rotated(first);
  if (!rotatedMirrored) return {one, two};
  return {board.mirrored(one), board.mirrored(two)};
}

CodePacker::CodePacker(const quoridor::Tiers& tiers, TierId tier, const quoridor::GroupIndex& group, const SetSolver& tables)
    : m_tables(tables),
      m_shape(tiers.board()),
      m_positions(group.positions),
      m_parts(static_cast<std::size_t>(tiers.partCount(tier))) {}

/// Returns the second player's table with the players swapped. The result belongs to the rotated image or to
/// its mirror image, depending on which of them is counted.
const std::uint8_t* CodePacker::faceUp(const SetPlace& place, const std::uint8_t* table) {
  m_tables.turn(table, m_scratch);
  if (!place.rotatedMirrored) return m_scratch.bytes();
  m_tables.mirror(m_scratch.bytes(), m_other);
  return m_other.bytes();
}

void CodePacker::read(const SetPlace& place, const quoridor::Pairs<Bits128>& pairs, const std::byte* codes, std::uint8_t* table) {
  m_tables.unpack(table, pairs, codes);
  if (!place.symmetric) return;
  m_tables.mirror(table, m_other);
  const std::uint8_t* images = m_other.bytes();
  for (std::size_t at = 0; at < m_shape.bytes(); ++at) table[at] = std::min(table[at], images[at]);
}

void CodePacker::pack(const SetPlace& place, const std::uint8_t* tables, std::byte* codes) {
  for (std::size_t hands = 0; hands < m_parts; ++hands) {
    const std::uint8_t* table = tables + hands * sideCount * m_shape.bytes();
    m_tables.pack(table, place.pairs, codes + hands * m_positions + m_next);
    if (place.rotatesToItself) continue;
    // From the point of view of the other side the hands are swapped, so the parts are in reverse order.
    m_tables.pack(faceUp(place, table + m_shape.bytes()), place.rotatedPairs,
                  codes + (m_parts - 1 - hands) * m_positions + m_next + place.pairCount);
  }
  m_next += place.rotatesToItself ? place.pairCount : 2 * place.pairCount;
}

void CodePacker::unpack(const SetPlace& place, const std::byte* codes, std::uint8_t* tables) {
  for (std::size_t hands = 0; hands < m_parts; ++hands)
    read(place, place.pairs, codes + hands * m_positions + m_next, tables + hands * sideCount * m_shape.bytes());
  ScratchTable image;
  ScratchTable turned;
  for (std::size_t hands = 0; hands < m_parts; ++hands) {
    const std::size_t otherHands = m_parts - 1 - hands;
    if (place.rotatesToItself)
      std::copy_n(tables + otherHands * sideCount * m_shape.bytes(), m_shape.bytes(), image.bytes());
    else
      read(place, place.rotatedPairs, codes + otherHands * m_positions + m_next + place.pairCount, image.bytes());
    if (place.rotatedMirrored) {
      m_tables.mirror(image.bytes(), m_other);
      m_tables.turn(m_other.bytes(), turned);
    } else {
      m_tables.turn(image.bytes(), turned);
    }
    std::copy_n(turned.bytes(), m_shape.bytes(), tables + (hands * sideCount + 1) * m_shape.bytes());
  }
  m_next += place.rotatesToItself ? place.pairCount : 2 * place.pairCount;
}

}  // namespace kotai::retrograde::quoridor_engine
