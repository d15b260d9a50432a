// Card of a game on the welcome page, with a live board, one sentence, and buttons.
#pragma once

#include <QFrame>
#include <QPushButton>
#include <string>

#include "core/game/registry.h"
#include "ui/theme/label.h"
#include "ui/welcome/game_requests.h"

namespace kotai::ui {

class LiveBoard;
class VariantStates;

class GameCard : public QFrame {
  Q_OBJECT

 public:
  GameCard(const GameInfo& game, const VariantStates* states, GameRequests* requests, QWidget* parent = nullptr);
  const std::string& gameId() const { return m_game.id; }
  /// Returns the variant for puzzles, which need values: the shown variant if it is solved, otherwise the first
  /// solved variant. If no variant is solved, returns the shown variant.
  std::string puzzleVariantId() const;
  LiveBoard* board() const { return m_board; }
  QPushButton* playButton() const { return m_play; }
  QPushButton* exploreButton() const { return m_explore; }
  QPushButton* puzzlesButton() const { return m_puzzles; }
  QPushButton* tournamentButton() const { return m_tournament; }
  void refresh();  ///< updates the card after a change of the solutions

 private:
  void layOut();
  void connectButtons();
  void retranslate();
  QString sizesText() const;

  GameInfo m_game;
  const VariantStates* m_states;
  GameRequests* m_requests;
  bool m_differInSize;
  LiveBoard* m_board;
  QPushButton* m_title;
  QLabel* m_sentence;
  QPushButton* m_play;
  QPushButton* m_playTogether;
  QPushButton* m_explore;
  QPushButton* m_lessons;
  QPushButton* m_puzzles;
  QPushButton* m_tournament;
  QPushButton* m_sizes;
};

}  // namespace kotai::ui
