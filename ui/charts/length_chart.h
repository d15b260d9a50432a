// Chart of the number of positions by a number n, such as mates by their length. Shows several definitions side by side.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/value.h"
#include "ui/charts/kind_lengths.h"
#include "ui/charts/table_view_options.h"

namespace kotai::ui {

/// Paints itself. Hover and arrow keys choose a bar, click and Enter activate it. Reads colours from Theme when painting.
class LengthChart : public QWidget {
  Q_OBJECT

 public:
  explicit LengthChart(QWidget* parent = nullptr);

  void setTexts(const QString& title, const QString& axisName);
  void setSeries(std::vector<LengthSeries> series);  ///< at most three; nothing is shown if empty
  void setOutcome(Outcome outcome);                  ///< the bars have the colour of this outcome, by default a win
  void setMeasure(Measure measure);
  void setScale(Scale scale);

  const std::vector<LengthSeries>& series() const { return m_series; }
  const std::vector<std::uint32_t>& numbers() const { return m_numbers; }
  /// Returns the whole column of a bar, for clicks; empty if there is none.
  QRectF barColumn(int series, std::uint32_t n) const;
  /// Description of a bar, such as "Mate in n · 5: 1,314,521 positions (7.6% of all)".
  QString barText(int series, std::uint32_t n) const;

  QSize sizeHint() const override { return {420, 230}; }
  QSize minimumSizeHint() const override { return {220, 150}; }

 signals:
  void barPointed(const QString& text);  ///< empty if there is no bar
  void barActivated(int series, std::uint32_t n);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  struct Place {
    int column = -1;
    int series = 0;
    bool valid() const { return column >= 0; }
    friend bool operator==(const Place&, const Place&) = default;
  };
  struct Heights;
  QRectF plotArea() const;
  QRectF columnOf(Place place) const;
  Place placeAt(const QPointF& point) const;
  Heights heights() const;
  std::uint64_t mostPositions() const;  ///< largest count of any series
  double barHeight(std::uint64_t count, std::uint64_t total) const;
  QColor colourOf(int series) const;
  void point(Place place);
  void updateAccessible();
  void paintKey(QPainter& painter) const;
  void paintAxes(QPainter& painter, const Heights& heights) const;
  void paintBars(QPainter& painter, const Heights& heights) const;

  QString m_title;
  QString m_axisName;
  std::vector<LengthSeries> m_series;
  std::vector<std::uint32_t> m_numbers;  ///< every n that occurs in a series
  Measure m_measure = Measure::Count;
  Scale m_scale = Scale::Linear;
  Outcome m_outcome = Outcome::Win;
  Place m_current;
  bool m_byKeyboard = false;
};

}  // namespace kotai::ui
