// The board on which both sides choose a domino: mouse, drag, keyboard and typed moves, hidden choices, reveal, values.
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <optional>

#include "ui/board/described_board.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/document/domineering_document.h"

class QPainter;

namespace kotai::ui {

class Settings;
class DomineeringOpponent;

/// Reads the document and calls its choose(). Stores only the state of the input.
class DominoBoardView : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  DominoBoardView(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);

  /// The current picture without cursor and held domino, for export.
  DominoScene exportScene() const;
  DominoScene scene() const;
  BoardLayout currentLayout() const;
  bool valuesVisible() const;
  /// Returns the side whose values are shown: the side that is placing a domino.
  Side valueSide() const;
  /// Returns the domino that a click at this point chooses.
  std::optional<AnyMove> moveAt(const QPointF& point) const;
  std::optional<AnyMove> pointedMove() const { return m_pointed; }
  Square cursorSquare() const { return m_cursor; }
  const QString& typedText() const { return m_typed; }
  bool isRevealing() const { return m_reveal.state() == QAbstractAnimation::Running; }
  static int revealMs(const Settings& settings);
  QString describeCell(Square square) const;

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override;
  QString describedPlace(int place) const override { return describeCell(cellNumber(place)); }
  QRect describedPlaceRect(int place) const override;
  bool placeTakesFocus(int) const override { return true; }
  bool placeHasCursor(int place) const override { return cellNumber(place) == m_cursor; }
  bool placeIsHeld(int place) const override;
  QString describedBoard() const override;
  QString describedCursor() const override { return m_document->hasGame() ? describeCell(m_cursor) : QString(); }

  QSize sizeHint() const override { return {560, 520}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

 public slots:
  void setValueSide(kotai::Side side);
  void previewTurn(std::optional<kotai::JointMove> turn);
  void showHint();  ///< shows the choosing side's best mix for a moment
  void clearHint();
  void revealAgain();  ///< replays the reveal of the last turn

 signals:
  void moveRefused(const QString& reason);
  void valueSideChanged(kotai::Side side);
  void revealStarted(int milliseconds);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void onPositionChanged();
  void updateFromState();
  void onChoiceChanged(Side side);
  void startReveal();
  std::vector<DominoMark> marks() const;
  DominoPlace placeOf(Side side, AnyMove move) const;
  std::optional<AnyMove> moveOn(Side side, Square one, Square other) const;
  std::optional<AnyMove> moveAtCursor() const;
  std::optional<Square> cellAt(const QPointF& point) const;
  Square cellNumber(int place) const;
  std::optional<AnyMove> draggedMove(const QPointF& point) const;
  QString describeMove(AnyMove move) const;
  void point(std::optional<AnyMove> move);
  void moveCursor(int columns, int rows);
  void chooseTyped();
  void chooseAtCursor();
  void refuseAt(Square cell);
  void putBack();
  bool wantsKey(const QKeyEvent& event) const;
  QString refusalText(const TextError& error, Side side, const QString& typed) const;
  void announce();
  void announceValueSide();
  bool placesByHand() const;

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Settings* m_settings;
  Side m_valueSide = Side::First;  ///< values were requested by the user
  Side m_announcedSide = Side::First;
  std::optional<Side> m_awaited;  ///< latest choice of the opponent
  std::optional<AnyMove> m_pointed;
  std::optional<Square> m_pressed;
  QPointF m_pressedAt;
  bool m_dragging = false;
  bool m_keyboardUsed = false;
  Square m_cursor;
  QString m_typed;
  std::optional<JointMove> m_preview;
  std::vector<GhostDomino> m_hint;
  QVariantAnimation m_reveal;
};

}  // namespace kotai::ui
