// All legal moves with their values. Hover previews a move on the board, Enter plays it.
#pragma once

#include "core/game/types.h"
#include "ui/state/state_dock.h"

class QLabel;
class QListView;

namespace kotai::ui {

class GameDocument;
class MovesModel;

class MovesDock : public StateDock {
  Q_OBJECT

 public:
  MovesDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  QListView* view() const { return m_view; }
  MovesModel* model() const { return m_model; }

 signals:
  void previewRequested(kotai::AnyMove move);
  void previewEnded();

 protected:
  void retranslate() override;
  bool showContents() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showSentence();
  void showDifficulty();
  void play(const QModelIndex& index);
  GameDocument* m_document;
  MovesModel* m_model;
  QLabel* m_sentence;
  QLabel* m_difficulty;
  QListView* m_view;
};

}  // namespace kotai::ui
