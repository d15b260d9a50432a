// Card of a game on the welcome page, with a live board, one sentence, and buttons.
#pragma once

#include <QFrame>
#include <QPushButton>
#include <string>

#include "core/game/registry.h"
#include "ui/theme/label.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/live_board.h"

namespace kotai::ui {

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
  LiveBoard* m_board = new LiveBoard(this);
  QPushButton* m_title = named("titleButton", new QPushButton(this));
  QLabel* m_sentence = muted(wrapping(new Label(this)));
  QPushButton* m_play = new QPushButton(this);
  QPushButton* m_playTogether = named("playTogetherButton", new QPushButton(this));
  QPushButton* m_explore = new QPushButton(this);
  QPushButton* m_lessons = named("lessonsButton", new QPushButton(this));
  QPushButton* m_puzzles = new QPushButton(this);
  QPushButton* m_tournament = named("tournamentButton", new QPushButton(this));
  QPushButton* m_sizes = named("sizesButton", new QPushButton(this));
};

}  // namespace kotai::ui
