// The values of the positions of a game in play, from a solution or a proof.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/value.h"
#include "core/play/play.h"
#include "core/players/perfect_line.h"
#include "core/simultaneous/game_value.h"

namespace kotai {

/// The value of a position for the side to move, or only its outcome if no more is known. If the sides move at once, the payoffs
/// for the first side.
using Worth = std::variant<Value, GameValue, Outcome>;

/// A move of one side in a position.
struct Choice {
  std::string text;
  std::optional<Worth> worth = {};    ///< for the side that moves; missing if the other side moves at the same time
  std::optional<double> chance = {};  ///< probability in an optimal strategy, if the sides move at once
};

struct ChoiceList {
  std::string name;  ///< "moves", or a side such as "vertical"
  std::vector<Choice> choices;
};

/// Turns that keep the value.
struct PlayLine {
  struct Turn {
    std::string text;
    AnyPosition after;
    std::vector<double> chances = {};  ///< those of both moves, if the sides move at once
  };
  std::vector<Turn> turns;
  bool repeats = false;  ///< from the end on the positions repeat
  bool cut = false;      ///< the game goes on after the end
};

/// Grades of a draw and of its drawing moves (core/analysis/draw_grade.h).
struct DrawGrades {
  int grade = 0;                     ///< for the side to move
  std::map<std::string, int> moves;  ///< by text; counting the move
};

/// Not thread-safe. Throws SolutionError, and any exception that explains why nothing is known of a position.
class Knowledge {
 public:
  virtual ~Knowledge() = default;

  /// Whether worth() answers for this position.
  virtual bool knows(const AnyPosition& position) const = 0;
  virtual Worth worth(const AnyPosition& position) const = 0;
  /// The value of a move for the side that makes it. Nothing if it depends on a move of the other side.
  virtual std::optional<Worth> worth(const AnyPosition& position, SideMove move) const = 0;
  /// One list for each side that chooses a move in this game, even if the game is over. Ordered by text.
  virtual std::vector<ChoiceList> choices(const AnyPosition& position) const = 0;
  /// Nothing unless the sides move in turn and the position is a draw. \p withMoves: also for the drawing moves.
  virtual std::optional<DrawGrades> drawGrades(const AnyPosition&, bool /*withMoves*/) const { return std::nullopt; }
  virtual std::vector<Fact> facts(const AnyPosition& position) const = 0;
  virtual std::vector<Fact> facts(const AnyPosition& position, SideMove move) const = 0;
  /// Has at most \p mostTurns turns. \p ties has no effect if the sides move at once.
  virtual PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const = 0;
};

using KnowledgePtr = std::shared_ptr<const Knowledge>;

}  // namespace kotai
