// Gives a side's moves in positions of a board, according to a strategy.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/proof_rules.h"

namespace kotai::domineering {

/// Plays a strategy on a single board. Immutable and thread-safe.
class StrategyPlay {
 public:
  /// Precondition: the strategy is for the board of the variant.
  StrategyPlay(SimultaneousVariantPtr variant, Strategy strategy);

  const SimultaneousVariant& variant() const { return *m_variant; }
  const Strategy& strategy() const { return m_strategy; }

  enum class Standing : std::uint8_t {
    Over,    ///< the game is over because a side cannot move
    Safe,    ///< the side can outlast the other side with safe moves alone
    Moves,   ///< the strategy has a move for this position
    Unknown  ///< the position never arises under the strategy
  };
  struct Advice {
    Standing standing = Standing::Unknown;
    std::optional<AnyMove> move = {};  ///< set only with Standing::Moves
    int ownStore = 0;                  ///< number of safe moves of the side
    int otherStore = 0;
    std::optional<AnyMove> safeMove = {};  ///< set only with Standing::Safe; all other safe moves remain
    bool secures() const { return standing == Standing::Safe || standing == Standing::Moves; }
  };
  Advice at(const AnyPosition& position) const;

 private:
  using Bits = Bits128;
  using OrientedPosition = ProofPosition<Bits>;
  using Cells = std::array<int, 2>;
  Bits freeCells(const AnyPosition& position) const;
  Cells cellsOf(AnyMove move) const;  ///< returns the cells of the domino as the side sees the board
  const Strategy::Entry* entryFor(const OrientedPosition& oriented) const;
  std::optional<AnyMove> moveOf(const Strategy::Entry& entry, const AnyPosition& position,
                                const OrientedPosition& oriented) const;
  /// Returns a move on cells that the other side can never cover. The move leaves all other safe moves intact.
  std::optional<AnyMove> safeMove(const AnyPosition& position) const;
  bool isStoreMove(Cells cells, Bits free, const OrientedPosition& oriented) const;
  /// Returns the dominoes (as cells) that the move of an entry can represent.
  std::vector<Bits> movesOf(const Strategy::Entry& entry, const OrientedPosition& oriented) const;

  SimultaneousVariantPtr m_variant;
  Strategy m_strategy;
  ProofRules<Bits> m_rules;
  std::map<std::vector<std::uint64_t>, std::vector<std::size_t>>
      m_byRegions;  ///< indices of entries by their regions, if the strategy plays only in bands
};

}  // namespace kotai::domineering
