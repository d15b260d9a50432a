// Every legal move with its value; hovering previews it on the board, Enter plays it.
#pragma once

#include <QDockWidget>

#include "core/game/types.h"

class QLabel;
class QListView;

namespace kotai::ui {

class GameDocument;
class MovesModel;
class Settings;

class MovesDock : public QDockWidget {
  Q_OBJECT

 public:
  MovesDock(GameDocument* document, Settings* settings, QWidget* parent = nullptr);
  QListView* view() const { return m_view; }
  MovesModel* model() const { return m_model; }

 signals:
  void previewRequested(kotai::AnyMove move);
  void previewEnded();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void refreshSentence();
  void play(const QModelIndex& index);
  GameDocument* m_document;
  Settings* m_settings;
  MovesModel* m_model;
  QLabel* m_sentence;
  QListView* m_view;
};

}  // namespace kotai::ui
