// Central widget of a game of simultaneous moves: header, board, choices, message bar.
#pragma once

#include <QWidget>

#include "core/game/value.h"
#include "ui/play/page_frame.h"

namespace kotai::ui {

class ChoicePanel;
class DominoBoardView;
class Settings;
class DomineeringDocument;
class DomineeringHeader;
class DomineeringOpponent;

class DomineeringPage : public PageFrame {
  Q_OBJECT

 public:
  DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);
  DomineeringHeader* header() const { return m_header; }
  DominoBoardView* board() const { return m_board; }
  ChoicePanel* choices() const { return m_choices; }
  /// Beside the board, or among the choices if there is no room.
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);
  void clearVerdict();
  void showRefusal(const QString& reason);
  bool clearRefusal();  ///< returns whether a message was shown

 protected:
  QString legend() const override;
  QRect boardRect() const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  DomineeringDocument* m_document;
  Settings* m_settings;
  DomineeringHeader* m_header;
  DominoBoardView* m_board;
  ChoicePanel* m_choices;
  QString m_refusal;
};

}  // namespace kotai::ui
