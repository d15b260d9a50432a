// Picture of a payoff matrix: its contents, the places of its cells and headers, and its painting.
#pragma once

#include <QFont>
#include <QPainter>
#include <QRect>
#include <memory>
#include <optional>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/matrix/matrix_order.h"

namespace kotai::ui {

/// Plain value. All coordinates are in pixels of the viewport. Only cellRect() and placeOf() work without a game.
struct MatrixPicture {
  using GamePtr = std::shared_ptr<const domineering::PositionGame>;
  struct Place {
    int row = -1;
    int column = -1;
    bool valid() const { return row >= 0 && column >= 0; }
    friend bool operator==(const Place&, const Place&) = default;
  };
  struct Hit {
    int row = -1;     ///< row at a point in the cells or the row headers; -1 if there is none
    int column = -1;  ///< column at a point in the cells or the column headers; -1 if there is none
    bool cell = false;
  };
  static constexpr int barLength = 34;  ///< length of the bar for probability 1
  static constexpr int gap = 6;         ///< gap between headers and cells

  int rows() const { return static_cast<int>(order.rows.size()); }
  int columns() const { return static_cast<int>(order.columns.size()); }
  Place placeOf(const JointMove& turn) const;  ///< returns the cell of a turn; invalid if the turn is hidden
  std::optional<JointMove> turnAt(Place place) const;
  QRect cellRect(Place place) const;
  QRect rowHeaderRect(int row) const;
  QRect columnHeaderRect(int column) const;
  QString cellText(Place place) const;  ///< returns the pair and its payoff as text
  Hit hitAt(const QPoint& point) const;
  void paint(QPainter& painter) const;

  SimultaneousVariantPtr variant;
  GamePtr game;
  MatrixOrder order;
  ChosenStrategy strategy;
  std::optional<MatrixStage> stage;
  Place current;              ///< highlighted pair
  int cell = 28;              ///< cell size, including the gap
  int left = 0;               ///< width of the row headers
  int top = 0;                ///< height of the column headers
  bool namesUpright = false;  ///< whether column names are rotated by 90 degrees
  QPoint scrolled;
  QSize room;  ///< size of the viewport
  QFont font;

 private:
  struct Visible {
    int firstRow = 0;
    int lastRow = -1;
    int firstColumn = 0;
    int lastColumn = -1;
  };
  Visible visible() const;
  void paintCells(QPainter& painter) const;
  void paintCell(QPainter& painter, Place place) const;
  void paintRowHeaders(QPainter& painter) const;
  void paintColumnHeaders(QPainter& painter) const;
  void paintCorner(QPainter& painter) const;
  void paintBar(QPainter& painter, const QRectF& area, double probability, Side side, bool upright) const;
  QString numberFor(double payoff, const QSize& size) const;
  int headerInterval() const;  ///< returns n if only every n-th header has a name, because the cells are small
};

}  // namespace kotai::ui
