#include "core/puzzles/puzzle.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/play/play.h"

namespace kotai {

constexpr std::array<std::pair<PuzzleKind, std::string_view>, 11> ids{{{PuzzleKind::Mate, "mate"},
                                                                       {PuzzleKind::OnlyMove, "only-move"},
                                                                       {PuzzleKind::HoldDraw, "hold-draw"},
                                                                       {PuzzleKind::WinFromBehind, "win-from-behind"},
                                                                       {PuzzleKind::Escape, "escape"},
                                                                       {PuzzleKind::BestMove, "best-move"},
                                                                       {PuzzleKind::HoldOut, "hold-out"},
                                                                       {PuzzleKind::KeepPiece, "keep-piece"},
                                                                       {PuzzleKind::SecureWin, "secure-win"},
                                                                       {PuzzleKind::SecureDraw, "secure-draw"},
                                                                       {PuzzleKind::SafeChoice, "safe-choice"}}};

const std::vector<PuzzleKind>& puzzleKinds() {
  static const std::vector<PuzzleKind> kinds{PuzzleKind::Mate, PuzzleKind::OnlyMove, PuzzleKind::HoldDraw,
                                             PuzzleKind::WinFromBehind, PuzzleKind::Escape};
  return kinds;
}

const std::vector<PuzzleKind>& securePuzzleKinds() {
  static const std::vector<PuzzleKind> kinds{PuzzleKind::SecureWin, PuzzleKind::SecureDraw};
  return kinds;
}

const std::vector<PuzzleKind>& puzzleKindsOf(std::string_view variantId) {
  const auto play = parsePlay(variantId);
  return play && (*play)->movesAtOnce() ? securePuzzleKinds() : puzzleKinds();
}

std::string_view idOf(PuzzleKind kind) { return std::ranges::find(ids, kind, &decltype(ids)::value_type::first)->second; }

std::optional<PuzzleKind> puzzleKindOfId(std::string_view id) {
  const auto found = std::ranges::find(ids, id, &decltype(ids)::value_type::second);
  return found == ids.end() ? std::nullopt : std::optional(found->first);
}

}  // namespace kotai
