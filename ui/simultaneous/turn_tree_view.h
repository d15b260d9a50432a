// The turns of a game as text: one line a turn, variations set in, the current turn marked; a click goes there.
#pragma once

#include <QTextBrowser>
#include <map>

#include "ui/simultaneous/turn_tree.h"

class QTextCursor;

namespace kotai::ui {

class SimultaneousDocument;
struct TurnWord;

/// A text browser whose links are the turns, so that keys, selection and screen readers work as in any text.
class TurnTreeView : public QTextBrowser {
  Q_OBJECT

 public:
  explicit TurnTreeView(SimultaneousDocument* document, QWidget* parent = nullptr);
  QRect turnRect(TurnTree::NodeId node) const;  ///< in the viewport; empty if it is not shown

 public slots:
  void rebuild();
  void setValuesShown(bool shown);
  void showCurrent();  ///< scrolls to the current turn and marks it

 signals:
  void turnChosen(kotai::ui::TurnTree::NodeId node);
  void commentWanted(kotai::ui::TurnTree::NodeId node);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Span {
    int from = 0;
    int to = 0;
  };
  void writeTurn(QTextCursor& cursor, const TurnWord& word);
  TurnTree::NodeId nodeAt(const QPoint& viewportPoint) const;

  SimultaneousDocument* m_document;
  bool m_valuesShown = true;
  std::map<TurnTree::NodeId, Span> m_spans;  ///< text positions of the turns
};

}  // namespace kotai::ui
