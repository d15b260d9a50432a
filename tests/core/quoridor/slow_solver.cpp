#include "tests/core/quoridor/slow_solver.h"

#include <algorithm>

namespace slow_quoridor {

using kotai::Outcome;
using kotai::Value;

Solved::Solved(const Size& size) : m_size(size) {
  for (const Position& position : allPositions(size))
    if (!isLost(position)) m_numbers.try_emplace(canonical(position), 0);
  for (auto& [position, number] : m_numbers) {
    number = m_positions.size();
    m_positions.push_back(position);
  }
  m_children.resize(m_positions.size());
  for (std::size_t i = 0; i < m_positions.size(); ++i)
    for (const auto& [text, after] : slow_quoridor::moves(m_positions[i])) m_children[i].emplace_back(text, number(after));
  m_decided.assign(m_positions.size(), false);
  m_values.assign(m_positions.size(), Value::draw());

  // One sweep per distance d. A position won or lost in d needs a neighbour decided in d-1, so an empty sweep ends the loop.
  for (std::uint32_t distance = 1;; ++distance) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_positions.size(); ++i)
      if (!m_decided[i] && derive(i, distance)) found.push_back(i);
    for (const std::size_t i : found) m_decided[i] = true;
    if (found.empty()) break;
  }
}

bool Solved::derive(std::size_t number, std::uint32_t distancePlies) {
  const auto isDecided = [this](std::size_t child, Outcome outcome) {
    return child == lost ? outcome == Outcome::Loss : m_decided[child] && m_values[child].outcome == outcome;
  };
  const auto& children = m_children[number];
  if (std::any_of(children.begin(), children.end(), [&](const auto& child) { return isDecided(child.second, Outcome::Loss); })) {
    m_values[number] = Value::win(distancePlies);
    return true;
  }
  if (std::all_of(children.begin(), children.end(), [&](const auto& child) { return isDecided(child.second, Outcome::Win); })) {
    m_values[number] = Value::loss(distancePlies);
    return true;
  }
  return false;
}

std::vector<Solved::Move> Solved::moves(std::size_t number) const {
  std::vector<Move> result;
  for (const auto& [text, after] : m_children[number]) result.push_back({text, after, kotai::valueForMover(value(after))});
  return result;
}

}  // namespace slow_quoridor
