// The move tree as flowing text: numbers, variations set in, the current move marked; a click goes there.
#pragma once

#include <QTextBrowser>
#include <map>

#include "ui/document/game_tree.h"

namespace kotai::ui {

class GameDocument;

/// A text browser whose links are the moves, so that keys, selection and screen readers work as in any text.
class MoveTreeView : public QTextBrowser {
  Q_OBJECT

 public:
  explicit MoveTreeView(GameDocument* document, QWidget* parent = nullptr);

  /// Where a move stands in the viewport; empty if it is not shown.
  QRect moveRect(GameTree::NodeId node) const;

 signals:
  void moveChosen(kotai::ui::GameTree::NodeId node);
  void commentWanted(kotai::ui::GameTree::NodeId node);

 public slots:
  void rebuild();
  void setValuesShown(bool shown);  ///< marks of mistakes and results; off while one plays without help
  void showCurrent();  ///< scrolls to the current move and marks it

 protected:
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Span {
    int from = 0;
    int to = 0;
  };
  void writeWords(QTextCursor& cursor);
  GameTree::NodeId nodeAt(const QPoint& viewportPoint) const;

  GameDocument* m_document;
  bool m_valuesShown = true;
  std::map<GameTree::NodeId, Span> m_spans;  ///< text positions of the moves
};

}  // namespace kotai::ui
