// Base class for interactive boards, in games and editors of every kind. Handles the focus, the cursor, and
// places for screen readers.
#pragma once

#include <QRect>
#include <QString>
#include <QWidget>
#include <vector>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Interface of a board widget whose places a screen reader can visit. Places are numbered and may change with
/// the position.
class DescribedBoard {
 public:
  virtual ~DescribedBoard() = default;
  virtual QWidget* boardWidget() = 0;
  virtual int describedPlaceCount() const = 0;
  virtual QString describedPlace(int place) const = 0;
  virtual QRect describedPlaceRect(int place) const = 0;  ///< rectangle of a place, in the coordinates of the widget
  virtual bool placeAcceptsFocus(int place) const = 0;
  virtual bool placeHasCursor(int place) const = 0;
  virtual bool placeIsHeld(int place) const = 0;
  virtual QString describedBoard() const = 0;
  virtual QString describedCursor() const = 0;  ///< describes the place at the keyboard cursor
};

/// Installs the factory of accessible interfaces for boards. Later calls do nothing.
void installBoardAccessibility();

/// State of mouse and keyboard on a board.
struct BoardHand {
  std::optional<Square> held;
  std::optional<Square> hovered;
  std::optional<Square> pressed;
  QPointF pressedAt;
  QPointF dragAt;
  bool dragging = false;
  bool putsDown = false;  ///< the piece was held before the press; a click puts it back, and a drag moves it
  bool keyboardUsed = false;
  Square cursor;
};

/// Board with a keyboard cursor, which becomes visible once the user presses a key. A place is a square, unless
/// a subclass has further places.
class PaintedBoard : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  virtual BoardLayout currentLayout() const { return layoutFor(scene(), rect()); }
  Square cursorSquare() const { return m_hand.cursor; }
  void announce(const QString& text);  ///< announces the text to a screen reader
  /// Describes a square and its contents for screen readers.
  virtual QString describeSquare(Square square) const = 0;

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override { return static_cast<int>(squares().size()); }
  QString describedPlace(int place) const override { return describeSquare(squareOf(place)); }
  QRect describedPlaceRect(int place) const override { return currentLayout().squareRect(squareOf(place)).toAlignedRect(); }
  bool placeAcceptsFocus(int) const override { return true; }
  bool placeHasCursor(int place) const override { return squareOf(place) == m_hand.cursor; }
  bool placeIsHeld(int) const override { return false; }
  QString describedCursor() const override { return describeSquare(m_hand.cursor); }

 protected:
  explicit PaintedBoard(QWidget* parent);
  virtual BoardScene scene() const = 0;  ///< returns the picture on the screen
  void paintEvent(QPaintEvent* event) override;
  /// Returns all squares that the cursor can reach. Squares on the board come first.
  virtual std::vector<Square> squares() const;
  Square squareOf(int place) const { return squares().at(static_cast<std::size_t>(place)); }
  std::optional<Square> cellAt(const QPointF& point) const;  ///< returns the square at a point, if any
  bool showsCursor() const { return hasFocus() && m_hand.keyboardUsed; }
  void stepCursor(int columns, int rows);       ///< moves the cursor; stops at the edge
  virtual void onCursorChanged() { update(); }  ///< called when the cursor was shown, hidden or moved
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  BoardHand m_hand;
};

}  // namespace kotai::ui
