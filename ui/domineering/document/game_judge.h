// Judges a finished game of simultaneous moves in a worker.
#pragma once

#include <QObject>

#include "ui/background/latest.h"
#include "ui/domineering/document/judged_game.h"

namespace kotai::ui {

class DomineeringDocument;

class GameJudge : public QObject {
  Q_OBJECT

 public:
  explicit GameJudge(DomineeringDocument* document, QObject* parent = nullptr);
  /// The game that ends with a finished node. Has no turns until judged() is emitted; unknown values may become known later.
  const JudgedGame& gameUpTo(TurnTree::NodeId last);

 signals:
  void judged();

 private:
  PlayedLine lineTo(TurnTree::NodeId last) const;

  DomineeringDocument* m_document;
  JudgedGame m_game;                         ///< ends with m_last
  TurnTree::NodeId m_last = TurnTree::root;  ///< the root if there is none
  bool m_stale = false;                      ///< more values are known than when the game was judged
  Latest m_judging;
};

}  // namespace kotai::ui
