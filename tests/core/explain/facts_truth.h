// Checks facts one by one against the definitions of their kinds, from values and rules alone.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/variant.h"

namespace kotai::test {

using ValueOf = std::function<Value(const AnyPosition&)>;

/// Position, or a move in a position, with the values and facts needed for a check.
class FactsTruth {
 public:
  FactsTruth(const Variant& variant, ValueOf valueOf, const AnyPosition& position, std::optional<AnyMove> move);

  /// Returns a description of a false or missing fact. Empty if there is none.
  std::string fault(const std::vector<Fact>& facts) const;

 private:
  struct Option {
    AnyMove move;
    std::string text;
    AnyPosition after;
    Value value;  ///< value for the player who moved
  };
  std::vector<Option> optionsOf(const AnyPosition& position) const;
  Value best(const std::vector<Option>& options) const;
  Side opponent() const { return other(m_variant.sideToMove(m_position)); }
  std::string nameOf(Side side) const;
  /// Returns whether the side to move can force a win, or cannot avoid a loss, within \p plies plies. Uses the rules alone.
  bool endsWithin(const AnyPosition& position, Outcome outcome, std::uint32_t plies) const;
  /// Returns text such as "which wins in 3 moves: b2b3 c1c2 b3b4."
  std::string threatEnd(const Option& threat) const;
  /// Returns all quickest wins of the other side within seven plies if the side to move passes.
  std::vector<Option> threats(const AnyPosition& position) const;

  bool isTrue(Fact fact) const;
  /// Returns whether the sentence about the last move of a line is a motif of this move. Checks that the move belongs to the
  /// fact.
  bool isLastMove(const Fact& fact) const;
  bool isMotif(const Fact& fact) const;
  bool isCourse(const Fact& fact) const;
  bool isAnsweredCourse(const Fact& fact) const;
  /// Returns whether the line ends the game and every move after the first is a best move.
  bool isPlayedOut(const std::vector<FactMove>& line) const;
  /// Returns the line that begins with \p first and continues with best moves to the end of the game. Among best moves,
  /// takes the move whose text comes first.
  std::vector<std::string> playedOut(const Option& first) const;
  bool isThreat(const Fact& fact) const;
  bool isAboutReply(const Fact& fact) const;
  bool isCapturedCheck(const Fact& fact) const;
  /// Returns whether a move captures a piece such as "the elephant".
  bool captures(const FactMove& move, const std::string& piece) const;
  bool isAnswer(const Fact& fact) const;
  /// \p hasReason: whether the fact also says what the other moves have in common.
  bool isOnlyMove(const Fact& fact, bool hasReason) const;
  /// Returns whether the end of the fact is true of every other move, of every answer to the reply, or of most of them.
  bool isInCommon(const Fact& fact) const;
  /// Returns whether a sentence is true of every move, or of most moves. \p word: "other move" or "answer".
  bool isTrueOfSeveral(const std::string& text, const std::vector<Option>& moves, const AnyPosition& position,
                       const std::string& word) const;
  /// Returns whether the opponent can do after a move what a sentence says about several moves.
  bool allows(const Option& move, const std::string& said, Side mover) const;
  /// Returns whether the named answer does not visibly gain the same after the mistake.
  bool isChangedByMistake(const Fact& fact) const;
  bool isRefutation(const Fact& fact) const;
  bool isLostAfter(const std::string& reply, const std::string& better, const std::string& text, bool isOnly) const;
  bool isSpoilt(const std::string& reply, const std::string& better) const;
  bool isRefutingLine(const Fact& fact) const;
  bool hasVisibleEnd(const Fact& fact) const;
  bool isTurningPoint(const Fact& fact) const;
  bool isWaste(const Fact& fact) const;
  bool leavesNoAnswer(const Fact& fact) const;
  bool isZugzwang(const Fact& fact) const;
  std::string missing(const std::vector<Fact>& facts) const;
  /// Returns a reason that reveals the better move or that the facts do not give, or an empty string if there is none.
  std::string revealed(const std::vector<Fact>& facts) const;

  const Variant& m_variant;
  ValueOf m_valueOf;
  AnyPosition m_position;
  std::vector<Option> m_options;
  std::optional<Option> m_made;
};

}  // namespace kotai::test
