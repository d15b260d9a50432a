#include "core/verify/quoridor/checker.h"

#include <string>

#include "core/base/resources.h"
#include "core/verify/quoridor/tier.h"

namespace kotai::verify {

std::optional<quoridor::Rulebook> readQuoridorVariant(std::string_view id) {
  const std::string text(id);
  int columns = 0;
  int rows = 0;
  int firstFences = 0;
  int secondFences = 0;
  const int read = std::sscanf(text.c_str(), "quoridor:%dx%d,fences=%d-%d", &columns, &rows, &firstFences, &secondFences);
  if (read < 3) return std::nullopt;
  return quoridor::Rulebook(columns, rows, firstFences, read == 3 ? firstFences : secondFences);
}

QuoridorChecker::QuoridorChecker(const quoridor::Rulebook& rules, double aboutPositions, std::function<double()> plainBytes)
    : m_rules(rules), m_aboutPositions(aboutPositions), m_plainBytes(std::move(plainBytes)) {}

double QuoridorChecker::defaultPlainBytes() { return machineMemory().usable() / 8; }

std::size_t QuoridorChecker::beginStage(std::size_t, const Solution&) {
  if (m_layer && m_phase == Phase::Load) {
    m_phase = Phase::Derive;
    return m_layer->tierCount();
  }
  m_phase = Phase::Load;
  int placed = m_layer ? m_layer->placed() : m_rules.allFences() + 1;
  while (placed > 0) {
    if (m_layer) m_firstTier += m_layer->tierCount();
    m_below = std::move(m_layer);
    m_layer = std::make_unique<quoridor::Layer>(m_rules, --placed, m_plainBytes());
    if (m_layer->tierCount() > 0) return m_layer->tierCount();  // otherwise, `placed` fences do not fit on the board
  }
  return 0;
}

UnitResult QuoridorChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  const TierId id{m_firstTier + unit};
  if (m_phase == Phase::Load) {
    const std::uint64_t positions = m_layer->load(unit, id, solution);
    m_positions += positions;
    control.advance(positions);
  } else {
    std::optional<quoridor::SetReader> reader;
    if (m_below) reader.emplace(*m_below);
    const auto below = [&reader](const quoridor::Spelling& spelling) {
      return reader ? reader->find(spelling) : quoridor::SetValues{};
    };
    std::optional<quoridor::TierValues> unpacked;
    if (m_layer->isPacked(unit)) unpacked = m_layer->unpacked(unit);
    const quoridor::TierValues& tier = unpacked ? *unpacked : m_layer->tier(unit);
    quoridor::TierCheck(m_rules, m_layer->placed(), tier, below, id, solution).run(control, result);
  }
  return result;
}

}  // namespace kotai::verify
