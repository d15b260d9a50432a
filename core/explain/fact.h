// Facts that explain a position or a move of a solved game. Each can be checked against the solution.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/motif.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

enum class FactKind : std::uint8_t {
  Threat,         ///< passing would let the other side win soon
  AnswersThreat,  ///< the move prevents a Threat
  OnlyMove,       ///< every other move has a worse outcome
  Refutation,     ///< the best reply to a mistake, and the line that follows
  TurningPoint,   ///< the move worsened the outcome
  Waste,          ///< the move keeps the outcome, but the win comes later or the loss sooner
  Zugzwang,       ///< passing would be better than every move
  Motif,          ///< a statement that only the rules of this game allow (core/game/motif.h)
  Security,       ///< payoff that a choice secures against every reply, in games in which both sides move at once
  Dominated,      ///< another choice is never worse and sometimes better, in games in which both sides move at once
  Course          ///< the fact that decides a perfect line after a mistake, compared with the better move
};
/// Returns an id such as "threat" or "answers-threat".
std::string_view idOf(FactKind kind);

struct Game;

struct FactMove {
  AnyPosition before;
  AnyMove move;
  std::string text;
};

/// Sentence that says what the last move of a line does.
struct LastMove {
  FactMove move;
  const Sentence* sentence;
  std::vector<std::string> params;
  Side mover;
};

struct Fact {
  Fact(FactKind factKind, const Sentence& said, std::vector<std::string> parameters)
      : kind(factKind), sentence(&said), params(std::move(parameters)) {}

  FactKind kind;
  const Sentence* sentence;
  std::vector<std::string> params;
  const Game* game = nullptr;               ///< game of the sides that the sentence names; null if it names none
  Side mover = Side::First;                 ///< side that %m stands for
  std::vector<FactMove> moves = {};         ///< the moves of the fact, in playing order if they are a line
  std::optional<std::uint32_t> plies = {};  ///< number in the sentence: plies to the end, or plies lost by the move
  std::optional<Outcome> outcome = {};      ///< outcome of the first move for the mover; for Zugzwang, of passing
  bool isFlaw = false;                      ///< whether a motif describes what is wrong with a move
  std::optional<LastMove> end = {};         ///< follows the sentence if the last move of its line ends the game or captures
};

/// Fills parameters and the names of the mover and the opponent into a template.
std::string withParams(std::string_view sentence, const std::vector<std::string>& params, std::string_view mover,
                       std::string_view opponent);
/// Returns the fact that explains a mistake, or a move that gives something away without a worse outcome. An overlooked win comes
/// first. Prefers a motif of the move to a motif of the reply, and a motif of the reply to a motif of the refutation. Ignores
/// other facts about the better move. Returns null without facts.
const Fact* mainReason(const std::vector<Fact>& facts, const AnyPosition& position, AnyMove made);
/// Returns the kinds of a mistake (Sentence::topic), the kind of the main reason first. \p main may be null.
std::vector<std::string> mistakeKinds(const std::vector<Fact>& facts, const Fact* main);
/// Returns a string such as "This move threatens b3b2, which wins at once."
std::string englishText(const Fact& fact);

}  // namespace kotai
