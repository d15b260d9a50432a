#include "examples/hexapawn/index.h"

#include "core/base/bits.h"
#include "core/base/combinations.h"

namespace kotai::hexapawn {

Index::Index(int columns, int rows)
    : m_columns(columns),
      m_middle(columns * (rows - 2)),
      m_tiers(columns, [this](int mover, int opponent) { return count(mover, opponent); }) {}

Index::Block Index::blockOf(int mover, int opponent, int atHome) const {
  const int advanced = mover - atHome;
  return {choose(m_columns, atHome), choose(m_middle, advanced), choose(m_middle + m_columns - advanced, opponent)};
}

std::uint64_t Index::count(int mover, int opponent) const {
  std::uint64_t sum = 0;
  for (int atHome = 0; atHome <= mover; ++atHome) sum += blockOf(mover, opponent, atHome).positions();
  return sum;
}

PositionIndex Index::rank(const PlainBoard& position) const {
  const int mover = countBits(position.first);
  const int opponent = countBits(position.second);
  const std::uint64_t home = position.first & ((std::uint64_t{1} << m_columns) - 1);
  const std::uint64_t advanced = position.first >> m_columns;
  std::uint64_t index = m_tiers.firstOf(mover, opponent);
  for (int atHome = 0; atHome < countBits(home); ++atHome) index += blockOf(mover, opponent, atHome).positions();
  const Block block = blockOf(mover, opponent, countBits(home));
  const std::uint64_t enemy = squeezed(position.second >> m_columns, advanced);
  return {index + (rankOfSet(home) * block.advanced + rankOfSet(advanced)) * block.enemy + rankOfSet(enemy)};
}

PlainBoard Index::unrank(TierId tier, PositionIndex index) const {
  const auto [mover, opponent] = m_tiers.menAt(tier, m_tiers.partAt({tier, index}));
  std::uint64_t number = index.value - m_tiers.firstOf(mover, opponent);
  int atHome = 0;
  for (; number >= blockOf(mover, opponent, atHome).positions(); ++atHome) number -= blockOf(mover, opponent, atHome).positions();
  const Block block = blockOf(mover, opponent, atHome);
  const std::uint64_t home = setOfRank(number / block.enemy / block.advanced, atHome);
  const std::uint64_t advanced = setOfRank(number / block.enemy % block.advanced, mover - atHome);
  const std::uint64_t enemy = spread(setOfRank(number % block.enemy, opponent), advanced);
  return {home | advanced << m_columns, enemy << m_columns, Side::First};
}

}  // namespace kotai::hexapawn
