// The board a person plays on: mouse, drag, keyboard and typed moves, animation, values of the moves.
#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

#include "ui/board/board_scene.h"
#include "ui/board/described_board.h"
#include "ui/board/threats.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class Settings;

/// A square, or a fence.
struct BoardPlace {
  Square square;
  std::optional<FencePlace> fence;
  friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// Reads the document and calls its play(); keeps only what the hand is doing (held piece, cursor, typed text).
class BoardView : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  BoardView(GameDocument* document, Settings* settings, QWidget* parent = nullptr);

  /// The picture as it is shown now, without cursor and held piece: for export.
  BoardScene exportScene() const;
  void paint(QPainter& painter, const QRectF& area) const;
  BoardLayout currentLayout() const;
  bool hasBoard() const { return m_document->hasGame(); }
  bool valuesVisible() const;
  /// Too many moves for a badge each: values are shown for one piece at a time, and a summary at the others.
  bool isCrowded() const;
  /// Every square that can be stepped on: those of the board, then those of the hands.
  std::vector<Square> squares() const;
  const QString& typedText() const { return m_typed; }
  std::optional<Square> heldSquare() const { return m_held; }
  Square cursorSquare() const { return m_cursor; }
  QString fenceMessage() const;  ///< why the fence in hand may not be placed; empty if it may
  QString boardMessage() const;  ///< what there is to say about the piece or fence under the hand
  bool isAnimating() const { return m_animation.state() == QAbstractAnimation::Running; }
  /// One square in words, with its piece and the value of moving there: for screen readers.
  QString describeSquare(Square square) const;
  QString describeFence(FencePlace fence) const;  ///< its name, whether it may be placed, and the value of that
  QString describePlace(const BoardPlace& place) const;
  QString describeBoard() const;
  /// Everything a screen reader can step through: the squares, then the fences on the board.
  std::vector<BoardPlace> places() const;
  /// The fence that would be placed now, with mouse or keyboard.
  std::optional<FencePlace> fenceInHand() const;

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override { return static_cast<int>(places().size()); }
  QString describedPlace(int place) const override { return describePlace(placeNumber(place)); }
  QRect describedPlaceRect(int place) const override;
  bool placeTakesFocus(int place) const override { return !placeNumber(place).fence; }
  bool placeHasCursor(int place) const override { return cursorSquare() == placeNumber(place).square; }
  bool placeIsHeld(int place) const override { return heldSquare() == placeNumber(place).square; }
  QString describedBoard() const override { return describeBoard(); }
  QString describedCursor() const override;

  QSize sizeHint() const override { return {560, 560}; }
  QSize minimumSizeHint() const override { return {200, 170}; }

 public slots:
  void setInputEnabled(bool enabled);  ///< off while the opponent thinks
  void previewMove(kotai::AnyMove move);
  void clearPreview();
  void showHint(kotai::AnyMove move);
  void takeOrTurnFence();  ///< for the keyboard: arrow keys carry it, Enter places it

 signals:
  void moveRefused(const QString& reason);  ///< a typed move that cannot be read or is not legal, a fence that may not be placed

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void followDocument();
  void findThreats();
  void startAnimation(const AnyPosition& before, AnyMove move, bool backwards);
  BoardScene scene() const;
  std::vector<ValueMark> valueMarks(std::optional<Square> from) const;
  std::vector<PieceMark> pieceMarks() const;
  std::vector<Square> targetsOf(Square from) const;
  bool isMovable(Square square) const;
  bool canStepOn(Square square) const;
  std::optional<AnyMove> moveBetween(Square from, Square to) const;
  std::optional<AnyMove> onlyMoveTo(Square to) const;
  bool playMove(const std::optional<AnyMove>& move);
  void hold(std::optional<Square> square);
  void moveCursor(int columns, int rows);
  std::optional<Square> squareBeside(int columns, int rows) const;
  void actAtCursor();
  void playTyped();
  bool wantsKey(const QKeyEvent& event) const;
  bool startsMove(QChar character) const;
  QString moveCase(const QString& text) const;
  void paintTyped(QPainter& painter) const;
  BoardPlace placeNumber(int place) const { return places().at(static_cast<std::size_t>(place)); }

  bool canPlaceFences() const;
  bool holdsFence() const;  ///< from the stock
  std::optional<FencePlace> fencePointedAt(const QPointF& point) const;
  std::optional<AnyMove> moveOf(FencePlace fence) const;
  std::vector<FencePlace> placedFences() const;
  GhostFence ghostOf(FencePlace fence) const;
  FenceScene fenceScene() const;
  std::vector<FenceMark> fenceMarks() const;
  bool placeFence(FencePlace fence);
  void pointAt(std::optional<FencePlace> fence);
  void carryFence(int columns, int rows);
  void announce(const QString& text);
  QString fenceTip(FencePlace fence) const;
  QString wallsAround(Square square) const;

  StackScene stackScene() const;
  void addHandStack(StackScene& stacks) const;
  std::optional<Square> liftedSquare() const;
  QString liftMessage() const;
  QString describeStack(Square square) const;

  GameDocument* m_document;
  Settings* m_settings;
  GameTree::NodeId m_shownNode = GameTree::root;
  std::optional<Square> m_held;
  std::optional<Square> m_hovered;
  std::optional<Square> m_pressed;
  QPointF m_pressedAt;
  QPointF m_dragAt;
  bool m_dragging = false;
  bool m_putsDown = false;  ///< the piece was held before it was pressed: a click puts it down, a drag moves it
  bool m_inputEnabled = true;
  bool m_keyboardUsed = false;
  Square m_cursor;
  std::optional<FencePlace> m_pointedFence;  ///< by the mouse
  std::optional<FencePlace> m_carriedFence;  ///< by the keyboard
  std::vector<DecisiveMove> m_threats;       ///< against the player to move; found once per position
  QString m_typed;
  std::optional<AnyMove> m_preview;
  std::optional<AnyMove> m_hint;
  QTimer m_hintTimer;
  QVariantAnimation m_animation;
  std::optional<Transition> m_transition;
};

}  // namespace kotai::ui
