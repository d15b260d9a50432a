// Above the board: outcome, game, who is to move and what the legal moves do.
#pragma once

#include <QWidget>

class QPushButton;

namespace kotai {
struct GameEnd;
}

namespace kotai::ui {

class ElidedLabel;
class GameDocument;
class HeaderLines;
class PillLabel;
class Settings;

class HeaderStrip : public QWidget {
  Q_OBJECT

 public:
  HeaderStrip(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  QString summary() const;
  QPushButton* solveButton() const { return m_solve; }
  void setWork(bool running, bool damaged);  ///< a solve of the variant; its solution
  void setPlayLayout(bool play);
  void setPlayersText(const QString& text);  ///< stands here in the play layout until the game is over, after whose turn it is
  QString badge() const;                     ///< the value, or who has won

 signals:
  void solveRequested();
  void repairRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  QString knownText() const;
  QString moveSummary() const;
  QString playSummary() const;
  bool valuesVisible() const;
  void showEnd(const GameEnd& end);

  GameDocument* m_document;
  Settings* m_settings;
  PillLabel* m_pill;
  ElidedLabel* m_title;
  ElidedLabel* m_summary;
  HeaderLines* m_lines = nullptr;  ///< of all of them
  QPushButton* m_solve;
  QString m_players;
  bool m_play = false;
  bool m_running = false;
  bool m_damaged = false;
};

}  // namespace kotai::ui
