// Line of play: a start position and the moves from there, as texts. Works for any kind of game.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"

namespace kotai::fuzz {

/// Position and moves of a line. A copy can continue independently of the original.
class LineOfPlay {
 public:
  /// Returns a line that begins in \p start, or in the start position of the variant if \p start is empty. Returns
  /// nothing if the variant or the position cannot be read.
  static std::optional<LineOfPlay> from(const std::string& variant, const std::string& start) {
    LineOfPlay line;
    line.m_simultaneous = isSimultaneous(variant);
    return (line.m_simultaneous ? line.begin(line.m_turns, parseSimultaneousVariant(variant), start)
                                : line.begin(line.m_moves, parseVariant(variant), start))
               ? std::optional(line)
               : std::nullopt;
  }

  std::string position() const {
    return m_simultaneous ? m_turns->formatPosition(m_position) : m_moves->formatPosition(m_position);
  }
  bool secondToMove() const { return !m_simultaneous && m_moves->sideToMove(m_position) == Side::Second; }
  /// Returns all legal moves, or turns such as "V:a1 H:c2", in the notation of the game.
  std::vector<std::string> moves() const {
    std::vector<std::string> texts;
    for (const Step& step : steps()) texts.push_back(step.text);
    return texts;
  }
  bool play(const std::string& move) {
    const std::vector<Step> all = steps();
    const auto step = std::ranges::find(all, move, &Step::text);
    if (step != all.end()) m_position = step->after;
    return step != all.end();
  }
  /// Plays the move that leads to \p position and returns the move. Returns nothing if there is no such move.
  std::optional<std::string> moveTo(const std::string& position) {
    const auto parsed = m_simultaneous ? m_turns->parsePosition(position) : m_moves->parsePosition(position);
    if (!parsed) return std::nullopt;
    const std::vector<Step> all = steps();
    const auto step = std::ranges::find(all, *parsed, &Step::after);
    if (step == all.end()) return std::nullopt;
    m_position = *parsed;
    return step->text;
  }

 private:
  struct Step {
    std::string text;
    AnyPosition after;
  };

  template <typename Pointer, typename Parsed>
  bool begin(Pointer& variant, const Parsed& parsed, const std::string& start) {
    if (!parsed) return false;
    variant = *parsed;
    m_position = variant->start();
    if (start.empty()) return true;
    const auto position = variant->parsePosition(start);
    if (position) m_position = *position;
    return position.has_value();
  }

  std::vector<Step> steps() const {
    std::vector<Step> all;
    if (!m_simultaneous) {
      for (const AnyMove move : m_moves->legalMoves(m_position))
        all.push_back({m_moves->formatMove(m_position, move), m_moves->play(m_position, move)});
    } else if (!m_turns->finished(m_position)) {
      for (const AnyMove first : m_turns->moves(m_position, Side::First))
        for (const AnyMove second : m_turns->moves(m_position, Side::Second))
          all.push_back({m_turns->formatTurn({first, second}), m_turns->play(m_position, {first, second})});
    }
    return all;
  }

  bool m_simultaneous = false;
  VariantPtr m_moves;
  SimultaneousVariantPtr m_turns;
  AnyPosition m_position;
};

}  // namespace kotai::fuzz
