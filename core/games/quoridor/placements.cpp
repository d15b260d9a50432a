#include "core/games/quoridor/placements.h"

#include <algorithm>

namespace kotai::quoridor {

constexpr int horizontalDigit = 1;
constexpr int verticalDigit = 2;

Placements::Placements(const Board& board, int maxFences) : m_board(board), m_maxFences(maxFences) {
  const int corners = board.corners();
  const std::uint64_t states = 1ULL << board.cornerColumns();
  m_completions.assign(static_cast<std::size_t>(corners + 1) * static_cast<std::size_t>(maxFences + 1) * states * 2, 0);
  for (std::uint64_t vertical = 0; vertical < states; ++vertical)
    for (const bool afterHorizontal : {false, true}) m_completions[slot(corners, 0, {vertical, afterHorizontal})] = 1;
  for (int corner = corners - 1; corner >= 0; --corner)
    for (int left = 0; left <= maxFences; ++left)
      for (std::uint64_t vertical = 0; vertical < states; ++vertical)
        for (const bool afterHorizontal : {false, true}) {
          const State state{vertical, afterHorizontal};
          std::uint64_t sum = 0;
          for (int digit = 0; digit <= std::min(left, 1) * verticalDigit; ++digit)
            if (allowed(state, corner, digit))
              sum += completions(corner + 1, left - (digit > 0 ? 1 : 0), after(state, corner, digit));
          m_completions[slot(corner, left, state)] = std::min(sum, tooMany);
        }
}

std::size_t Placements::slot(int corner, int left, const State& state) const {
  const std::size_t states = std::size_t{2} << m_board.cornerColumns();
  const std::size_t level =
      static_cast<std::size_t>(corner) * static_cast<std::size_t>(m_maxFences + 1) + static_cast<std::size_t>(left);
  return level * states + state.vertical * 2 + (state.afterHorizontal ? 1 : 0);
}

std::uint64_t Placements::completions(int corner, int left, const State& state) const {
  return m_completions[slot(corner, left, state)];
}

bool Placements::allowed(const State& state, int corner, int digit) const {
  if (digit == horizontalDigit) return !state.afterHorizontal;
  if (digit == verticalDigit) return ((state.vertical >> (corner % m_board.cornerColumns())) & 1U) == 0;
  return true;
}

Placements::State Placements::after(const State& state, int corner, int digit) const {
  const int column = corner % m_board.cornerColumns();
  const std::uint64_t bit = 1ULL << column;
  return {digit == verticalDigit ? state.vertical | bit : state.vertical & ~bit,
          digit == horizontalDigit && column + 1 < m_board.cornerColumns()};
}

Placements::State Placements::stateAt(const FenceSet& set, int corner) const {
  const int width = m_board.cornerColumns();
  const int column = corner % width;
  const std::uint64_t passed = (1ULL << column) - 1;
  const std::uint64_t row = set.vertical >> (corner - column);
  const std::uint64_t rowBefore = corner >= width ? set.vertical >> (corner - column - width) : 0;
  const std::uint64_t mask = (1ULL << width) - 1;
  return {(row & passed) | (rowBefore & ~passed & mask), column > 0 && ((set.horizontal >> (corner - 1)) & 1U) != 0};
}

std::uint64_t Placements::count(int fences) const { return completions(0, fences, {}); }

std::uint64_t Placements::rank(const FenceSet& set, int fences) const {
  std::uint64_t number = 0;
  int left = fences;
  forEachBit(set.horizontal | set.vertical, [&](int corner) {
    const State state = stateAt(set, corner);
    number += completions(corner + 1, left, after(state, corner, 0));
    if (((set.vertical >> corner) & 1U) != 0 && !state.afterHorizontal)
      number += completions(corner + 1, left - 1, after(state, corner, horizontalDigit));
    --left;
  });
  return number;
}

void Placements::fill(FenceSet& set, int corner, int left, std::uint64_t number) const {
  if (left == 0) return;  // there may be no corner left
  State state = stateAt(set, corner);
  for (; left > 0; ++corner) {
    int digit = 0;
    for (;; ++digit) {
      if (!allowed(state, corner, digit)) continue;
      const std::uint64_t under = completions(corner + 1, left - (digit > 0 ? 1 : 0), after(state, corner, digit));
      if (number < under) break;
      number -= under;
    }
    if (digit == horizontalDigit) set.horizontal |= 1ULL << corner;
    if (digit == verticalDigit) set.vertical |= 1ULL << corner;
    left -= digit > 0 ? 1 : 0;
    state = after(state, corner, digit);
  }
}

FenceSet Placements::unrank(std::uint64_t number, int fences) const {
  FenceSet set;
  fill(set, 0, fences, number);
  return set;
}

FenceSet Placements::next(const FenceSet& set, int fences) const {
  int left = 0;  // fences on `corner` and later corners
  for (int corner = m_board.corners() - 1; corner >= 0; --corner) {
    const std::uint64_t bit = 1ULL << corner;
    const int digit = (set.vertical & bit) != 0 ? verticalDigit : (set.horizontal & bit) != 0 ? horizontalDigit : 0;
    left += digit > 0 ? 1 : 0;
    const State state = stateAt(set, corner);
    for (int higher = digit + 1; higher <= verticalDigit && left > 0; ++higher) {
      if (!allowed(state, corner, higher) || completions(corner + 1, left - 1, after(state, corner, higher)) == 0) continue;
      FenceSet result{set.horizontal & (bit - 1), set.vertical & (bit - 1)};
      (higher == horizontalDigit ? result.horizontal : result.vertical) |= bit;
      fill(result, corner + 1, left - 1, 0);
      return result;
    }
  }
  return unrank(0, fences);
}

}  // namespace kotai::quoridor
