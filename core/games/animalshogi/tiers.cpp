#include "core/games/animalshogi/tiers.h"

namespace kotai::animalshogi {

constexpr int piecesBesidesLions = handKindCount * piecesPerHandKind;

Tiers::Tiers(Tries tries)
    : m_index(&Index::get(tries)),
      m_keys{{"hands", piecesBesidesLions, piecesBesidesLions}, {"material", piecesBesidesLions, piecesBesidesLions}} {}

std::uint64_t Tiers::totalPositions() const { return m_index->positionCount(); }

int Tiers::partCount(TierId) const { return classCount; }

std::uint64_t Tiers::partPositions(TierId, int part) const { return m_index->classFirst(part + 1) - m_index->classFirst(part); }

AggregateCell Tiers::aggregateCell(TierId, int part, const AggregateKey& key) const {
  const Material& material = m_index->material(part);
  if (key.id == m_keys.front().id) return {true, material.ownHandCount(), material.enemyHandCount(), 1};
  return {true, material.ownPieces(), piecesBesidesLions - material.ownPieces(), 1};
}

}  // namespace kotai::animalshogi
