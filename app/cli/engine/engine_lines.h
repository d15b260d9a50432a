// Engine output for a position: the value of each move with a line, by the rules that both programs share.
#pragma once

#include <unordered_map>
#include <vector>

#include "core/engine/engine_notation.h"
#include "core/tables/solution.h"

namespace kotai::cli {

struct EngineLine {
  Value value;                 ///< for the side to move, counted to the end by the other program's rules
  std::vector<AnyMove> moves;  ///< best play, at least one move
};

/// Distances follow the rules of other engines, which may end a game earlier (in Animal Shogi, mate is two plies before the
/// capture of the lion). Best play alone decides whether a win in d plies here is a win in d - 2 there, because a longer line
/// takes more than d - 2 plies by either count. The search for this examines a limited number of positions. Beyond it, a
/// distance may be two plies too long, but never too short.
class EngineLines {
 public:
  EngineLines(SolutionPtr solution, EngineNotationPtr notation);

  /// The best \p count of the given moves of a position, best first. Precondition: all are legal by both sets of rules. Throws
  /// SolutionError.
  std::vector<EngineLine> best(const AnyPosition& position, const std::vector<AnyMove>& moves, std::size_t count);

 private:
  struct Step {
    AnyMove move;
    AnyPosition after;
    Value value;  ///< value by our rules, for the player who moves
  };
  std::vector<Step> steps(const AnyPosition& position, const std::vector<AnyMove>& moves) const;
  Value theirs(const AnyPosition& position, Value value);
  bool endsEarly(const AnyPosition& position, Value value);
  bool findEndsEarly(const AnyPosition& position, Value value);
  void follow(EngineLine& line, AnyPosition position, Value value);

  SolutionPtr m_solution;
  EngineNotationPtr m_notation;
  std::unordered_map<AnyPosition, bool> m_endsEarly;
};

}  // namespace kotai::cli
