// The middle of the window while a game of simultaneous moves is open: header, board, choices, message bar.
#pragma once

#include <QWidget>

#include "core/game/value.h"

namespace kotai::ui {

class ChoicePanel;
class DominoBoardView;
class MessageBar;
class Settings;
class DomineeringDocument;
class DomineeringHeader;
class DomineeringOpponent;

class DomineeringPage : public QWidget {
  Q_OBJECT

 public:
  DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);
  DomineeringHeader* header() const { return m_header; }
  DominoBoardView* board() const { return m_board; }
  ChoicePanel* choices() const { return m_choices; }
  MessageBar* messages() const { return m_messages; }
  /// Beside the board, or among the choices where there is no room.
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);
  void clearVerdict();
  void showRefusal(const QString& reason);
  bool clearRefusal();  ///< whether one was shown

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int roomBesideBoard() const;
  void placeMessages();  ///< where the board leaves room: beside it, or over its foot in a narrow window

  DomineeringDocument* m_document;
  DomineeringHeader* m_header;
  DominoBoardView* m_board;
  ChoicePanel* m_choices;
  MessageBar* m_messages;
  QString m_refusal;
};

}  // namespace kotai::ui
