// Base class for interactive boards, in games and editors of every kind. Handles the focus, the cursor, and
// places for screen readers.
#pragma once

#include <QRect>
#include <QString>
#include <QWidget>
#include <vector>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Part of a board, other than a square, that a screen reader can visit.
struct DescribedThing {
  QString words;
  QRectF area;  ///< rectangle in the coordinates of the widget
};

/// Place of a board for screen readers. Only squares accept the focus.
struct DescribedPlace {
  DescribedThing thing;
  bool isSquare = false;
  bool hasCursor = false;
  bool isHeld = false;
};

/// Interface of a board widget whose places a screen reader can visit. Places are numbered and may change with
/// the position.
class DescribedBoard {
 public:
  virtual ~DescribedBoard() = default;
  virtual QWidget* boardWidget() = 0;
  virtual int describedPlaceCount() const = 0;
  virtual DescribedPlace describedPlace(int place) const = 0;
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

/// Board with a keyboard cursor, which becomes visible once the user presses a key. Its places are the squares,
/// followed by the things of a subclass.
class PaintedBoard : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  virtual BoardLayout currentLayout() const { return layoutFor(scene(), rect()); }
  Square cursorSquare() const { return m_hand.cursor; }
  void announce(const QString& text);  ///< announces the text to a screen reader
  /// Describes a square and its contents for screen readers.
  virtual QString describeSquare(Square square) const = 0;

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override { return static_cast<int>(squares().size() + things().size()); }
  DescribedPlace describedPlace(int place) const override;
  QString describedCursor() const override { return describeSquare(m_hand.cursor); }

 protected:
  explicit PaintedBoard(QWidget* parent);
  virtual BoardScene scene() const = 0;  ///< returns the picture on the screen
  void paintEvent(QPaintEvent* event) override;
  /// Returns all squares that the cursor can reach. Squares on the board come first.
  virtual std::vector<Square> squares() const;
  virtual std::vector<DescribedThing> things() const { return {}; }
  virtual bool isHeld(Square square) const { return m_hand.held == square; }
  std::optional<Square> cellAt(const QPointF& point) const;  ///< returns the square at a point, if any
  bool showsCursor() const { return hasFocus() && m_hand.keyboardUsed; }
  void stepCursor(int columns, int rows);       ///< moves the cursor; stops at the edge
  virtual void onCursorChanged() { update(); }  ///< called when the cursor was shown, hidden or moved
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  BoardHand m_hand;
};

}  // namespace kotai::ui
