// Synchronized Domineering as a yes-or-no question: can Vertical force at least a given payoff if Horizontal sees Vertical's
// moves? Converts positions to a normal form, and judges them by bounds.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "core/games/domineering/bands.h"
#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"
#include "solvers/domineering/proof/bounds.h"

namespace kotai::domineering {

/// Position with its contested cells and its moves in store. Both players can cover contested cells. A player's
/// moves in store are on cells that only that player can cover.
template <class Bits>
struct ProofPosition {
  Bits contested = 0;
  int verticalStore = 0;
  int horizontalStore = 0;
  friend constexpr auto operator<=>(const ProofPosition&, const ProofPosition&) = default;
};

/// Returns the cells as a single word for hashing.
template <class Bits>
constexpr std::uint64_t folded(Bits cells) {
  if constexpr (sizeof(Bits) > sizeof(std::uint64_t))
    return static_cast<std::uint64_t>(cells) ^ static_cast<std::uint64_t>(cells >> 64) * 0xff51afd7ed558ccdULL;
  else
    return cells;
}

enum class Verdict { Yes, No, Open };

struct Judgement {
  Verdict verdict = Verdict::Open;
  /// Number of moves, at least 1, that the best bound lacks for a yes or a no. Valid only for undecided
  /// positions.
  int shortOfYes = 1;
  int shortOfNo = 1;
};

/// Rules of one question. `target`: payoff in question, 0 (Vertical does not lose) or 1 (Vertical wins). If
/// Vertical plays only in bands, a yes also holds for unrestricted play, but a no does not. Immutable and
/// thread-safe.
template <class Bits>
class ProofRules {
 public:
  using Position = ProofPosition<Bits>;

  ProofRules(int columns, int rows, int target, Upright upright = Upright::Anywhere);

  const domineering::Board<Bits>& board() const { return m_board; }
  int target() const { return m_target; }
  Upright upright() const { return m_bandForms ? Upright::InBands : Upright::Anywhere; }
  /// Returns the forms used if Vertical plays only in bands, otherwise nothing.
  const std::optional<BandForms<Bits>>& bandForms() const { return m_bandForms; }

  /// Returns the normal form: the smallest image of the contested cells, or the form of their bands if
  /// bandForms() is set.
  Position canonical(Bits free, int verticalStore, int horizontalStore) const;
  Position canonical(Position position) const;
  Position start() const { return canonical(canonical(m_board.all, 0, 0)); }

  Judgement judge(const Position& position) const;
  /// Returns whether the simplest bound holds: Vertical has more safe moves than Horizontal has moves, or equally many
  /// if a draw is enough.
  bool safeMovesSuffice(const Position& position) const;

  /// The next two functions return the lower or left cells of the dominoes on contested cells.
  Bits verticalMoves(const Position& position) const { return m_board.vertical(m_board.all & ~position.contested) & m_lowest; }
  Bits horizontalMoves(const Position& position) const { return m_board.horizontal(m_board.all & ~position.contested); }

 private:
  domineering::Board<Bits> m_board;
  domineering::Symmetry<Bits> m_symmetry;
  std::optional<BandForms<Bits>> m_bandForms;
  Bits m_lowest;  // lower cells where Vertical can place dominoes
  Bounds<OneWord<Bits>> m_bounds;
  int m_target;
};

}  // namespace kotai::domineering
