// Synchronized Domineering as one yes-or-no question: does Vertical, whose move is known before Horizontal answers, get
// at least so much? Positions are brought into a normal form, and judged by bounds that need no search.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"

namespace kotai::domineering {

/// Free cells both players care about, and moves each has in store: cells that only one player can ever cover, cut off
/// from the rest, are so many moves and nothing else.
struct ProofPosition {
  std::uint64_t contested = 0;
  int verticalStore = 0;
  int horizontalStore = 0;
  friend constexpr auto operator<=>(const ProofPosition&, const ProofPosition&) = default;
};

enum class Verdict { Yes, No, Open };

struct Judgement {
  Verdict verdict = Verdict::Open;
  /// If open: how many moves the best bound is short of a yes and of a no, at least 1 each.
  int shortOfYes = 1;
  int shortOfNo = 1;
};

/// Boards of at most 64 cells. `target`: 0: does Vertical not lose, 1: does Vertical win. Immutable and thread-safe.
class ProofRules {
 public:
  using Bits = std::uint64_t;

  ProofRules(int columns, int rows, int target);

  const domineering::Board<Bits>& board() const { return m_board; }
  int target() const { return m_target; }

  /// The normal form; of the images of the contested cells the smallest, if wanted.
  ProofPosition canonical(Bits free, int verticalStore, int horizontalStore) const;
  ProofPosition canonical(ProofPosition position) const;
  ProofPosition start() const { return canonical(canonical(m_board.all, 0, 0)); }

  Judgement judge(const ProofPosition& position) const;
  /// The plainest of the bounds: Horizontal cannot make as many moves as Vertical has safe ones (and cannot move any
  /// more, where that is enough).
  bool safeMovesSuffice(const ProofPosition& position) const;

  /// Lower or left cells of the dominoes on contested cells.
  Bits verticalMoves(const ProofPosition& position) const { return m_board.vertical(m_board.all & ~position.contested); }
  Bits horizontalMoves(const ProofPosition& position) const { return m_board.horizontal(m_board.all & ~position.contested); }

  struct Packing {
    Bits cells = 0;
    int count() const { return domineering::countBits(cells) / 2; }
  };
  /// The largest number of dominoes on these cells, from below or from the left.
  Packing packVertical(Bits cells) const;
  Packing packHorizontal(Bits cells) const;

 private:
  Bits right(Bits cells) const { return (cells & m_board.notLastColumn) << 1; }
  Bits left(Bits cells) const { return (cells >> 1) & m_board.notLastColumn; }
  Bits up(Bits cells) const { return (cells << m_board.columns) & m_board.all; }
  Bits down(Bits cells) const { return cells >> m_board.columns; }

  /// What following a plan is worth.
  struct Plan {
    int lead = -64;    ///< moves more than the other side is sure to make
    int dominoes = 0;  ///< the most that such a plan consists of, safe ones apart
  };
  Plan planIfFirst(const ProofPosition& position, Bits usable, const Packing& safe) const;
  Plan planIfSecond(const ProofPosition& position, const Packing& safe) const;

  domineering::Board<Bits> m_board;
  domineering::Symmetry<Bits> m_symmetry;
  int m_target;
  std::array<Bits, 2> m_columns{};  ///< even and odd columns
  std::array<Bits, 2> m_rows{};
};

}  // namespace kotai::domineering
