// The moves of a game with their variations, and a comment on the current one. Base of the docks for all kinds of games.
#pragma once

#include <QDockWidget>
#include <QPointer>

#include "ui/document/tree_document.h"
#include "ui/widgets/comment_box.h"

class QPlainTextEdit;
class QVBoxLayout;

namespace kotai::ui {

class VariationText;

class TreeDock : public QDockWidget {
  Q_OBJECT

 public:
  QPlainTextEdit* comment() const { return m_comment->edit(); }

  /// Sets the widget above the moves, replacing the previous one. Null: none.
  void setCard(QWidget* card);
  void setClocks(QWidget* clocks);  ///< the same, above the card
  QWidget* card() const { return m_card; }

 public slots:
  virtual void setValuesShown(bool shown);  ///< off during play without help

 protected:
  TreeDock(TreeDocument* document, const QString& objectName, QWidget* parent);
  /// Call this at the end of a subclass's constructor: \p upper is above the comment and is, or contains, \p moves.
  void build(VariationText* moves, QWidget* upper);
  virtual QString title() const = 0;
  virtual CommentBox::Words commentWords() const = 0;
  virtual QString commentHeading() const = 0;  ///< of the current move, which is not the start
  void changeEvent(QEvent* event) override;

 private:
  void replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place);
  void showComment();
  void retranslateUi();

  TreeDocument* m_tree;
  QVBoxLayout* m_column = nullptr;
  VariationText* m_moves = nullptr;
  CommentBox* m_comment = nullptr;
  QPointer<QWidget> m_card;
  QPointer<QWidget> m_clocks;
};

}  // namespace kotai::ui
