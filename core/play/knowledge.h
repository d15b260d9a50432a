// The values of positions, from a solution or a proof.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/explain/fact.h"
#include "core/play/play.h"
#include "core/players/perfect_line.h"

namespace kotai {

/// A move of one side in a position.
struct Choice {
  std::string text;
  std::optional<Worth> worth = {};    ///< value for the mover; missing if the other side moves at the same time
  std::optional<double> chance = {};  ///< probability in an optimal strategy, if the sides move at once
};

struct ChoiceList {
  std::string name;  ///< name of the list: "moves", or a side such as "vertical"
  std::vector<Choice> choices;
};

/// A line of turns that keep the value.
struct PlayLine {
  struct Turn {
    std::string text;
    AnyPosition after;
    std::vector<double> chances = {};  ///< probabilities of the moves of both sides, if they move at once
  };
  std::vector<Turn> turns;
  bool repeats = false;  ///< positions would repeat after the end of the line
  bool cut = false;      ///< the game continues after the end of the line
};

/// Grades of a drawn position and of its drawing moves (core/analysis/draw_grade.h).
struct DrawGrades {
  int grade = 0;                     ///< grade for the side to move
  std::map<std::string, int> moves;  ///< grades by the text of the move; each grade counts the move itself
};

/// Source of the values of a game's positions. Not thread-safe. Functions throw SolutionError, and other
/// exceptions that explain why a position is unknown.
class Knowledge {
 public:
  virtual ~Knowledge() = default;

  virtual bool knows(const AnyPosition& position) const = 0;
  virtual Worth worth(const AnyPosition& position) const = 0;
  /// Returns the value of a move for the side that makes the move, or nothing if the value depends on a move of the
  /// other side.
  virtual std::optional<Worth> worth(const AnyPosition& position, SideMove move) const = 0;
  /// Returns one list per side that moves (even if the game is over), with moves ordered by text.
  virtual std::vector<ChoiceList> choices(const AnyPosition& position) const = 0;
  /// Returns the grades of a drawn position. Returns nothing if the position is not a draw, or if both sides
  /// move at once. \p withMoves: whether to include the grades of the drawing moves.
  virtual std::optional<DrawGrades> drawGrades(const AnyPosition&, bool /*withMoves*/) const { return std::nullopt; }
  virtual std::vector<Fact> facts(const AnyPosition& position) const = 0;
  virtual std::vector<Fact> facts(const AnyPosition& position, SideMove move) const = 0;
  /// Returns a line of at most \p mostTurns turns. \p ties has no effect if the sides move at once.
  virtual PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const = 0;
};

using KnowledgePtr = std::shared_ptr<const Knowledge>;

}  // namespace kotai
