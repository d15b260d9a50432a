// Base class for boards on which a game of any kind is played. Handles keys, typed moves and the settings of the
// board.
#pragma once

#include <QKeyEvent>
#include <QVariantAnimation>
#include <optional>

#include "ui/board/board_scene.h"
#include "ui/board/painted_board.h"
#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class PlayedBoard : public PaintedBoard {
  Q_OBJECT

 public:
  const QString& typedText() const { return m_typed; }
  bool hasBoard() const { return m_tree->hasGame(); }
  bool acceptsInput() const { return m_inputEnabled; }
  virtual void setInputEnabled(bool enabled);  ///< input is disabled while the opponent thinks
  /// Shows the board for one side, turned by 180 degrees or not. Without a call, the board follows the settings.
  void setViewer(std::optional<Side> side, bool flipped);
  bool isAnimating() const { return m_animation.state() == QAbstractAnimation::Running; }
  /// Returns the current picture without cursor and held piece, for export.
  virtual BoardScene exportScene(BoardMoment moment = BoardMoment::Still) const = 0;
  virtual QString boardMessage() const { return {}; }  ///< returns a warning that is shown on the board
  QString describedCursor() const override { return hasBoard() ? PaintedBoard::describedCursor() : QString(); }
  bool valuesVisible() const { return m_settings->valuesShown() && m_tree->valuesKnown(); }
  QSize sizeHint() const override { return {560, 560}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

 signals:
  void moveRefused(const QString& reason);  ///< emitted for an unreadable or illegal typed move, or for refused input

 protected:
  PlayedBoard(TreeDocument* document, Settings* settings, QWidget* parent);
  std::vector<Square> squares() const override { return hasBoard() ? PaintedBoard::squares() : std::vector<Square>(); }
  bool isFlipped() const { return m_flipped.value_or(m_settings->boardFlipped()); }
  /// Returns the side of the user. Empty if the user plays both sides or none.
  std::optional<Side> viewer() const { return m_flipped ? m_viewer : m_settings->personSide(); }
  virtual void press(const QPointF& point) = 0;    ///< handles the left button; sets m_hand.pressed if a drag may follow
  virtual void drag(const QPointF& point) = 0;     ///< handles a drag over the point
  virtual void release(const QPointF& point) = 0;  ///< handles the end of a click or drag
  virtual void hover(const QPointF& point) = 0;    ///< handles the mouse while no button is pressed
  virtual bool wantsLetter(const QKeyEvent& event) const = 0;  ///< returns whether the key begins or continues a move
  virtual QString withTyped(const QString& text) const = 0;    ///< returns the typed text after another letter was typed
  virtual void playTyped() = 0;
  virtual void moveCursor(int columns, int rows) { stepCursor(columns, rows); }
  virtual void actAtCursor() = 0;
  virtual bool isHoldingPiece() const = 0;  ///< returns whether the user holds a piece; Esc puts it back
  virtual void onEscape() { discardInput(); }
  virtual void discardInput() = 0;  ///< discards unfinished input, including a drag
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

  Settings* const m_settings;
  QString m_typed;
  QVariantAnimation m_animation;  ///< progress of a move, from 0 to 1

 private:
  bool wantsKey(const QKeyEvent& event) const;

  TreeDocument* m_tree;
  bool m_inputEnabled = true;
  std::optional<Side> m_viewer;   ///< side of the user, if the board has its own orientation
  std::optional<bool> m_flipped;  ///< own orientation; without a value, the board follows the setting
};

}  // namespace kotai::ui
