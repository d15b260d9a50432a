// Moves of a game with their variations, and a comment on the current one. Base class of the docks for all kinds of games.
#pragma once

#include <QPointer>

#include "ui/document/tree_document.h"
#include "ui/state/state_dock.h"
#include "ui/widgets/comment_box.h"

class QPlainTextEdit;
class QVBoxLayout;

namespace kotai::ui {

class VariationText;

class TreeDock : public StateDock {
  Q_OBJECT

 public:
  QPlainTextEdit* comment() const { return m_comment->edit(); }

  /// Sets the widget above the moves, replacing the previous one. Null removes it.
  void setCard(QWidget* card);
  void setClocks(QWidget* clocks);  ///< the same for the place above the card
  QWidget* card() const { return m_card; }

 protected:
  TreeDock(TreeDocument* document, StateHub* hub, const QString& objectName, QWidget* parent);
  /// Subclasses call this at the end of their constructor. \p upper is placed above the comment and is, or contains, \p moves.
  void buildColumn(VariationText* moves, QWidget* upper);
  virtual QString title() const = 0;
  virtual CommentBox::Words commentWords() const = 0;
  virtual QString commentHeading() const = 0;  ///< comment on the current move, empty at the start
  void retranslate() override;
  bool showContents() override;

 private:
  void replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place);
  void showComment();

  TreeDocument* m_tree;
  QVBoxLayout* m_column = nullptr;
  VariationText* m_moves = nullptr;
  CommentBox* m_comment = nullptr;
  QPointer<QWidget> m_card;
  QPointer<QWidget> m_clocks;
};

}  // namespace kotai::ui
