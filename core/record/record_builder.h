// Builds one game from the words of a file.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/record/record_reader.h"
#include "core/record/record_scanner.h"

namespace kotai {

class RecordBuilder {
 public:
  bool hasBegun() const { return m_begun; }
  /// Whether the word is the first tag of the next game.
  bool isEndedBy(const RecordWord& word) const;
  void add(const RecordWord& word);
  RecordResult finish();

 private:
  /// A line of moves that is interrupted by a variation.
  struct Line {
    int last = 0;    ///< its last move; 0 before the first
    int parent = 0;  ///< the move before its next one
    TextPlace place = {};
  };

  void addTag(const RecordWord& word);
  bool takeTag(const RecordWord& word);
  void addWord(const RecordWord& word);
  void addMove(const RecordWord& word);
  void addComment(const std::string& text);
  void openVariation(TextPlace place);
  void closeVariation(TextPlace place);
  void endMoves(GameResult result, TextPlace place);
  void stop(TextPlace place);
  void harm(GameDamage::Kind kind, TextPlace place, std::string found = {});
  int nextNumber() const { return static_cast<int>(m_game.moves.size()) + 1; }

  GameRecord m_game;
  std::string m_format = "1";
  bool m_begun = false;
  bool m_inMoves = false;    ///< there was text other than tags
  bool m_ended = false;      ///< a result has ended the game
  bool m_openEnded = false;  ///< a comment has no end
  bool m_stopped = false;    ///< a limit was exceeded
  bool m_toldOutside = false;
  bool m_saidResult = false;  ///< a tag contained the result
  std::vector<std::string> m_tagsSeen;
  Line m_line;
  std::vector<Line> m_around;  ///< lines that contain the variation
  std::string m_pending;       ///< a comment before the first move of a variation
};

}  // namespace kotai
