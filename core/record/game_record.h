// A game as stored in a file, not checked by the rules: players, moves with variations and comments, result.
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

/// Returns "1-0", "0-1" or "1/2-1/2", and "*" for an unfinished game.
std::string toText(GameResult result);
std::optional<GameResult> gameResultFromText(std::string_view text);

/// Data of a game other than its moves. Strings may be empty.
struct GameHeader {
  std::string first = {};  ///< player of the first side: a name, or a strength such as "level=3"
  std::string second = {};
  std::string date = {};  ///< date such as 2026-11-22, or date and time such as 2026-11-22 18:30
  GameResult result = GameResult::Open;
  std::string reason = {};  ///< reason for the end: a word such as "repetition", or a sentence
  std::vector<std::pair<std::string, std::string>> others = {};  ///< other tags, unchanged
  friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// Returns whether players and date are unset, because no move has been made yet.
bool isUnset(const GameHeader& header);

/// Returns the side of the person: the side without a name if only the other side has a name. Otherwise returns
/// nothing.
std::optional<Side> personOf(const GameHeader& header);

/// Returns whether values or a suggested move were shown during the game (tag `Values`).
bool valuesWereShown(const GameHeader& header);
/// Records that the user saw values or a suggested move before choosing a move. \p number: number of the move in its line, from
/// 1; a turn of both sides counts as one move.
void recordHelp(GameHeader& header, int number);
/// Returns whether the user had help with a move of the main line. If the header does not name the moves with help, returns
/// valuesWereShown().
bool hadHelp(const GameHeader& header, int number);
/// Returns whether the user may have had help with every move.
bool mayAllHaveHelp(const GameHeader& header);

struct GameRecord {
  struct Move {
    int parent = 0;  ///< number of the preceding move; 0 is the start position, moves count from 1
    std::string text;
    std::string comment;
    TextPlace place = {};                           ///< place in the source text
    std::optional<GameDamage::Kind> fault = {};     ///< the reason, apart from the rules, why the move cannot be played
    std::shared_ptr<const TextError> refusal = {};  ///< the contradiction between the source notation and the game
  };
  std::string variant;
  std::string start;
  GameHeader header;
  std::string startComment;
  std::vector<Move> moves;  ///< all moves in the text, so that move numbers are stable; siblings in order
  int current = 0;          ///< index of the current move
  std::vector<GameDamage> damage;
  TextPlace place = {};    ///< place of the game in the source text
  int movesPerNumber = 2;  ///< 2, or 1 if both sides move at once; used only for move numbers, like the next member
  bool secondMovesFirst = false;
};

}  // namespace kotai
