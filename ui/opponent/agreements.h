// Ends of a game without a move: resignation, or a draw offered by one side and accepted by the other.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "ui/document/game_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Lives on the GUI thread. A worker determines whether the computer accepts a draw.
class Agreements : public QObject {
  Q_OBJECT

 public:
  Agreements(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Agreements() override;

  /// Possible if a person plays, moves have been made, the game is not over, and the current position is shown.
  bool isOpen() const;
  /// The acting side: the person who plays against the computer, otherwise the side to move.
  Side speaker() const;

 public slots:
  void resign();
  /// The computer answers by itself, a second person with acceptDraw().
  void offerDraw();
  void acceptDraw();

 signals:
  void drawDeclined();                   ///< made by the computer
  void drawOfferedTo(kotai::Side side);  ///< made to a person at the same board
  /// The position repeats, and the rules do not end the game. \p again: the computer has offered a draw before.
  void computerOffersDraw(bool again);

 private:
  void considerRepetition();
  /// Calls then(accepts) unless the game continues in the meantime.
  template <typename Then>
  void askComputer(Then then);

  GameDocument* m_document;
  Settings* m_settings;
  QThreadPool m_pool;
  int m_offeredAtPly = 0;  ///< length of the game at the computer's last offer; 0 if there was none
};

}  // namespace kotai::ui
