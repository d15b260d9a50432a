// A game as it stands in a file, before the rules have been asked: who played, moves with variations and comments, how it ended.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/types.h"
#include "core/record/damage.h"

namespace kotai {

enum class GameResult { Open, FirstWins, SecondWins, Draw };

/// "1-0", "0-1", "1/2-1/2"; "*" while nobody has won.
std::string toText(GameResult result);
std::optional<GameResult> gameResultFromText(std::string_view text);

/// Data of a game besides its moves. Texts may be empty.
struct GameHeader {
  std::string first = {};  ///< who played the first side: a name, or a player such as "level=3"
  std::string second = {};
  std::string date = {};  ///< 2026-11-22, perhaps with the time: 2026-11-22 18:30
  GameResult result = GameResult::Open;
  std::string reason = {};                                       ///< why it ended so: a word such as "repetition", or a sentence
  std::vector<std::pair<std::string, std::string>> others = {};  ///< further tags, kept as they are
  friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// The side without a name where the other one has one: the person at this program.
std::optional<Side> personOf(const GameHeader& header);

/// Whether the person saw what positions are worth, or was shown a move, while the game was played (tag `Values`).
bool valuesWereShown(const GameHeader& header);
void noteValuesShown(GameHeader& header);

struct GameRecord {
  struct Move {
    int parent = 0;  ///< number of the move it follows; 0 is the start, moves count from 1
    std::string text;
    std::string comment;
    TextPlace place = {};                           ///< in the text it was read from
    std::optional<GameDamage::Kind> fault = {};     ///< it cannot be played whatever the rules say
    std::shared_ptr<const TextError> refusal = {};  ///< the notation it was read from contradicts the game
  };
  std::string variant;
  std::string start;
  GameHeader header;
  std::string startComment;
  std::vector<Move> moves;  ///< all that are in the text, so that their numbers hold; siblings in their order
  int current = 0;          ///< the move one looks at
  std::vector<GameDamage> damage;
  TextPlace place = {};    ///< where it begins in the text it was read from
  int movesPerNumber = 2;  ///< 1 in games in which both sides move at once; like the next, for move numbers only
  bool secondMovesFirst = false;
};

}  // namespace kotai
