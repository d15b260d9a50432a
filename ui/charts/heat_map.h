// Heat map of the counts of one outcome, as in Kotani's figure 3. The horizontal axis is the mover's key, and
// the vertical axis the opponent's key. The functions that compute the visible cells and the strength of their
// colours do not depend on the widget.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/aggregate.h"
#include "ui/charts/place_chart.h"

namespace kotai::ui {

using AggregateTablePtr = std::shared_ptr<const AggregateTable>;

/// Returns the number of positions in a cell, with any outcome.
std::uint64_t cellTotal(const AggregateTable& table, int opponent, int mover);

/// Returns the number of positions in a cell with \p outcome, or with any outcome if none is given. If a key is
/// missing, returns the sum over all values of this key.
std::uint64_t countOf(const AggregateTable& table, std::optional<Outcome> outcome, std::optional<int> opponent,
                      std::optional<int> mover);

/// Range of cells to draw. Omits small values that no position has, such as zero pieces in Dodgem. Also omits
/// large values that occur in no position if the key varies inside parts, such as lengths of paths in Quoridor
/// that fences cannot force.
struct CellRange {
  int firstMover = 0;
  int lastMover = -1;
  int firstOpponent = 0;
  int lastOpponent = -1;

  int columns() const { return lastMover - firstMover + 1; }
  int rows() const { return lastOpponent - firstOpponent + 1; }
  bool isEmpty() const { return columns() <= 0 || rows() <= 0; }
  bool contains(int opponent, int mover) const {
    return mover >= firstMover && mover <= lastMover && opponent >= firstOpponent && opponent <= lastOpponent;
  }
};

CellRange usedCells(const AggregateTable& table);

/// Returns whether the opponent's key follows from the mover's key, for example because their sum is constant.
/// In that case, bars are sufficient.
bool isOneDimensional(const AggregateTable& table);

std::uint64_t largestCount(const AggregateTable& table, Outcome outcome);

/// Returns the largest share of a cell's positions that have one outcome, from 0 to 1.
double largestShare(const AggregateTable& table, Outcome outcome);

/// Meaning of a map's strongest colour.
struct Strongest {
  std::uint64_t count = 1;
  double share = 1;
};

/// Returns the strength of a cell's colour, from 0 (none) to 1 (the largest share or count of the map). Every
/// count above 0 has a strength of at least 0.04, so that a single position among thousands is visible.
double cellStrength(std::uint64_t count, std::uint64_t cellTotal, const Strongest& strongest, Measure measure, Scale scale);
/// Returns the share (0 to 1) or the count that a colour of this strength represents. Inverse of
/// cellStrength().
double strengthShare(double strength, const Strongest& strongest, Scale scale);
double strengthCount(double strength, const Strongest& strongest, Scale scale);

/// Heat map of one outcome. Each cell is a place, whose column is the mover's key and whose row is the
/// opponent's key. Reads colours from Theme when painting.
class HeatMap : public PlaceChart {
  Q_OBJECT

 public:
  explicit HeatMap(Outcome outcome, QWidget* parent = nullptr);

  Outcome outcome() const { return m_outcome; }
  void setTable(AggregateTablePtr table);  ///< \p table is null for an empty map
  /// Sets the meaning of the strongest colour, which replaces the table's own. Adjacent maps can thus share one
  /// scale.
  void setStrongest(const Strongest& strongest);
  /// Sets the other maps of the same table. Each of these maps reserves the width of the widest scale, so that
  /// all maps and their cells have the same size.
  void setSiblingMaps(std::vector<const HeatMap*> sisters) { m_siblingMaps = std::move(sisters); }

  const CellRange& cells() const { return m_cells; }
  std::uint64_t count(int opponent, int mover) const;
  /// Returns the rectangle of a cell; empty if the cell is not drawn.
  QRect cellRect(int opponent, int mover) const;
  double cellIn(const QSizeF& size) const;  ///< width and height of a cell in a map of this size
  /// Returns a description of a cell, such as "Draw · mover's remaining steps 12 · opponent's remaining steps 12:
  /// 34 of 500 positions (6.8 %)".
  QString cellText(int opponent, int mover) const;

  QSize sizeHint() const override { return {220, 236}; }
  QSize minimumSizeHint() const override { return {150, 150}; }

 signals:
  void cellActivated(int opponent, int mover);

 protected:
  QRect places() const override {
    return {QPoint(m_cells.firstMover, m_cells.firstOpponent), QPoint(m_cells.lastMover, m_cells.lastOpponent)};
  }
  Place start() const override { return {m_cells.lastMover, m_cells.lastOpponent}; }
  Place placeAt(const QPointF& at) const override;
  QString placeText(Place place) const override { return cellText(place.row, place.column); }
  QRect tipRect(Place place) const override { return cellRect(place.row, place.column); }
  QString heading() const override;
  QString advice() const override { return tr("Choose a cell with the arrow keys, then press Enter to list its positions"); }
  void activate(Place place) override { emit cellActivated(place.row, place.column); }
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Geometry;
  Geometry geometryNow() const;
  Geometry geometryIn(const QSizeF& size) const;
  QString scaleText(double strength) const;  ///< label of the share or count that a colour of this strength represents
  double scaleLabelsWidth() const;           ///< width of the labels beside the scale, in pixels; 0 without labels
  void paintScale(QPainter& painter, const Geometry& geometry) const;
  QRect rectOf(const Geometry& geometry, Place place) const;
  void paintTitle(QPainter& painter, const Geometry& geometry) const;
  /// Returns whether no cell has positions of the outcome.
  bool hasNoPositions() const { return m_table && m_strongest.count == 0; }
  void paintStrongest(QPainter& painter, const Geometry& geometry) const;
  void paintBesideName(QPainter& painter, const Geometry& geometry, const QString& text) const;
  void paintLabels(QPainter& painter, const Geometry& geometry) const;
  void paintCell(QPainter& painter, const QRectF& rect, Place place, bool apart) const;  ///< if \p apart, leaves gaps

  Outcome m_outcome;
  std::vector<const HeatMap*> m_siblingMaps;
  AggregateTablePtr m_table;
  CellRange m_cells;
  Strongest m_strongest;
};

}  // namespace kotai::ui
