// The game so far as turns with variations and comments, and its value over the turns.
#pragma once

#include <QDockWidget>

class QPlainTextEdit;
class QSplitter;

namespace kotai::ui {

class CommentBox;
class DomineeringDocument;
class TurnGraph;
class TurnTreeView;

class TurnsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit TurnsDock(DomineeringDocument* document, QWidget* parent = nullptr);
  TurnTreeView* turns() const { return m_turns; }
  TurnGraph* graph() const { return m_graph; }
  QPlainTextEdit* comment() const;

 public slots:
  void setValuesShown(bool shown);  ///< off while one plays without help

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void createWidgets();
  void connectSignals();
  void showComment();
  void refreshGraph();
  void retranslateUi();

  DomineeringDocument* m_document;
  bool m_valuesShown = true;
  TurnTreeView* m_turns = nullptr;
  TurnGraph* m_graph = nullptr;
  QSplitter* m_splitter = nullptr;
  CommentBox* m_comment = nullptr;
};

}  // namespace kotai::ui
