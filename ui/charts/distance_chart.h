// Won and lost positions by their distance to the end in plies.
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/analysis/aggregate.h"
#include "ui/charts/table_view_options.h"

class QBarSet;
class QChart;
class QLabel;
class QStackedBarSeries;
class QValueAxis;

namespace kotai::ui {

class LabelledChartView;

using TotalsPtr = std::shared_ptr<const Totals>;

class DistanceChart : public QWidget {
  Q_OBJECT

 public:
  explicit DistanceChart(QWidget* parent = nullptr);

  void setTotals(TotalsPtr totals);  ///< null shows nothing
  void setMeasure(Measure measure);
  void setScale(Scale scale);
  QString barText(std::uint32_t distancePlies, Outcome outcome) const;
  /// Returns the centre of a column of the chart, in coordinates of this widget.
  QPoint columnCentre(std::uint32_t distancePlies) const;

 signals:
  void barPointed(const QString& text);  ///< empty if there is no bar
  void barActivated(std::uint32_t distancePlies, kotai::Outcome outcome);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildChart();
  void refill();
  void restyle();
  struct Place {
    std::uint32_t distancePlies = 0;
    Outcome outcome = Outcome::Win;
    friend bool operator==(const Place&, const Place&) = default;
  };
  /// Returns the bar at a point of the view. The whole column counts, since most bars are too low to click.
  std::optional<Place> placeAt(const QPointF& point) const;
  void point(const std::optional<Place>& place);
  std::uint64_t count(Outcome outcome, std::uint32_t distancePlies) const;
  double height(std::uint64_t count) const;  ///< height of a bar in the units of the vertical axis
  std::uint32_t longestPlies() const;
  void labelHeights(double largest);
  void spaceLabels();

  TotalsPtr m_totals;
  std::optional<Place> m_pointed;
  Measure m_measure = Measure::Count;
  Scale m_scale = Scale::Linear;
  QLabel* m_title = nullptr;
  QLabel* m_key = nullptr;  ///< shows the names of the colours
  QChart* m_chart = nullptr;
  LabelledChartView* m_view = nullptr;
  QStackedBarSeries* m_series = nullptr;
  std::array<QBarSet*, 3> m_bars{};  ///< one set per Outcome, none for draws; owned by the series
  QValueAxis* m_distanceAxis = nullptr;
  QValueAxis* m_heightAxis = nullptr;
};

}  // namespace kotai::ui
