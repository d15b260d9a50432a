// Base class for boards on which a game of any kind is played. Handles keys, typed moves and the settings of the
// board.
#pragma once

#include <QKeyEvent>
#include <QPainter>

#include "ui/board/painted_board.h"
#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class PlayedBoard : public PaintedBoard {
  Q_OBJECT

 public:
  const QString& typedText() const { return m_typed; }
  bool valuesVisible() const { return m_settings->valuesShown() && m_tree->valuesKnown(); }
  QSize sizeHint() const override { return {560, 560}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

 signals:
  void moveRefused(const QString& reason);  ///< emitted for an unreadable or illegal typed move, or for refused input

 protected:
  PlayedBoard(TreeDocument* document, Settings* settings, QWidget* parent);
  virtual bool wantsLetter(const QKeyEvent& event) const = 0;  ///< returns whether the key begins or continues a move
  virtual QString withTyped(const QString& text) const = 0;    ///< returns the typed text after another letter was typed
  virtual void playTyped() = 0;
  virtual void moveCursor(int columns, int rows) = 0;
  virtual void actAtCursor() = 0;
  virtual bool isHoldingPiece() const = 0;  ///< returns whether the user holds a piece; Esc puts it back
  virtual void onEscape() = 0;
  virtual void discardInput() = 0;  ///< discards unfinished input, including a drag
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;

  Settings* const m_settings;
  QString m_typed;

 private:
  bool wantsKey(const QKeyEvent& event) const;

  TreeDocument* m_tree;
};

/// Shows the typed text at the top of the board in a large font, followed by a cursor.
void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed);
/// Shows a warning at the top of the board, in the colour for losses.
void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text);

}  // namespace kotai::ui
