// Ends of a game that are no move: resigning, a draw that one side offers and the other takes or not.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "ui/document/game_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Lives on the GUI thread; what the computer thinks of a draw is looked up in a worker.
class Agreements : public QObject {
  Q_OBJECT

 public:
  Agreements(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Agreements() override;

  /// A person plays, moves have been made, the game goes on, and nobody looks back in it.
  bool isOpen() const;
  /// Side that speaks: the person who plays against the computer, otherwise the side to move.
  Side speaker() const;

 public slots:
  void resign();
  /// The computer answers by itself, a second person by acceptDraw().
  void offerDraw();
  void acceptDraw();

 signals:
  void drawDeclined();                   ///< by the computer
  void drawOfferedTo(kotai::Side side);  ///< a person that sits at the same board
  void computerOffersDraw();             ///< the position has come up again and again, and no rule ends the game

 private:
  void considerRepetition();
  /// Calls then(accepts) unless the game has gone on meanwhile.
  template <typename Then>
  void askComputer(Then then);

  GameDocument* m_document;
  Settings* m_settings;
  QThreadPool m_pool;
  int m_offeredAtPly = 0;  ///< of the computer's last offer; 0: none in this game
};

}  // namespace kotai::ui
