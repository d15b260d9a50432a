#include "tests/core/slow_solver.h"

#include <algorithm>

namespace slow {

using kotai::Outcome;
using kotai::Value;

Solved::Solved(int size, const Ends& ends) : m_ends(ends), m_positions(allPositions(size)) {
  for (std::size_t i = 0; i < m_positions.size(); ++i) m_numbers.emplace(toText(m_positions[i]), i);
  m_children.resize(m_positions.size());
  for (std::size_t i = 0; i < m_positions.size(); ++i) {
    for (const auto& [text, after] : moves(m_positions[i])) m_children[i].push_back(number(after));
  }
  m_decided.assign(m_positions.size(), false);
  m_values.assign(m_positions.size(), Value::draw());

  // One sweep per distance d. A position won or lost in d needs a neighbour decided in d-1, so an empty sweep ends the loop.
  for (std::uint32_t distance = 0;; ++distance) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_positions.size(); ++i) {
      if (!m_decided[i] && derive(i, distance)) found.push_back(i);
    }
    for (const std::size_t i : found) m_decided[i] = true;
    if (found.empty()) break;
  }
}

bool Solved::derive(std::size_t number, std::uint32_t distancePlies) {
  const auto& children = m_children[number];
  if (children.empty()) {
    m_values[number] = pieces(m_positions[number], '^') == 0 ? m_ends.gone : m_ends.blocked;
    return m_values[number].outcome != Outcome::Draw;
  }
  const auto decidedAs = [this](Outcome outcome) {
    return [this, outcome](std::size_t child) { return m_decided[child] && m_values[child].outcome == outcome; };
  };
  if (std::any_of(children.begin(), children.end(), decidedAs(Outcome::Loss))) {
    m_values[number] = Value::win(distancePlies);
    return true;
  }
  if (std::all_of(children.begin(), children.end(), decidedAs(Outcome::Win))) {
    m_values[number] = Value::loss(distancePlies);
    return true;
  }
  return false;
}

std::vector<Value> Solved::moveValues(std::size_t number) const {
  std::vector<Value> values;
  for (const std::size_t child : m_children[number]) values.push_back(kotai::valueForMover(m_values[child]));
  return values;
}

}  // namespace slow
