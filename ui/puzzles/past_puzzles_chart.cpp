// Chart of the rating over the puzzles.
#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QPen>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr int leastChartHeight = 190;
constexpr double linePx = 2;
constexpr double ratingStep = 100;
}  // namespace

void PastPuzzles::buildChart() {
  m_chart = new QChart;
  m_series = new QLineSeries(m_chart);
  m_numberAxis = new QValueAxis(m_chart);
  m_ratingAxis = new QValueAxis(m_chart);
  m_chart->legend()->hide();
  m_chart->addSeries(m_series);
  m_chart->addAxis(m_numberAxis, Qt::AlignBottom);
  m_chart->addAxis(m_ratingAxis, Qt::AlignLeft);
  m_series->attachAxis(m_numberAxis);
  m_series->attachAxis(m_ratingAxis);
  m_numberAxis->setLabelFormat(QStringLiteral("%d"));
  m_ratingAxis->setLabelFormat(QStringLiteral("%d"));
  m_view = new QChartView(m_chart, this);
  setUpChartView(m_view);
  m_view->setMinimumHeight(leastChartHeight);
  connect(&Theme::instance(), &Theme::changed, this, &PastPuzzles::restyle);
  restyle();
}

void PastPuzzles::restyle() {
  styleChart(m_chart, font());
  styleAxis(m_numberAxis, font(), false);
  styleAxis(m_ratingAxis, font(), true);
  m_series->setPen(QPen(Theme::instance().palette().accent, linePx));
}

/// Draws a line for one game only, because each game has its own rating.
void PastPuzzles::fillChart() {
  const std::vector<double>& ratings = m_totals.ratings;
  const bool one = !m_games->currentData().toString().isEmpty();
  m_view->setVisible(one && ratings.size() > 1);
  if (!one || ratings.size() < 2) return;
  QList<QPointF> points;
  for (const double rating : ratings) points.append(QPointF(static_cast<double>(points.size()), rating));
  m_series->replace(points);
  const auto [least, most] = std::ranges::minmax(ratings);
  const double bottom = std::floor((least - 1) / ratingStep) * ratingStep;
  const double top = std::ceil((most + 1) / ratingStep) * ratingStep;
  const int steps = static_cast<int>((top - bottom) / ratingStep);
  m_ratingAxis->setRange(bottom, top);
  m_ratingAxis->setTickCount(steps <= 6 ? steps + 1 : 3);
  m_numberAxis->setRange(0, static_cast<double>(points.size() - 1));
  m_numberAxis->setTickCount(2);
  m_chart->setTitle(tr("Rating, puzzle by puzzle"));
  m_view->setAccessibleName(m_chart->title());
  m_view->setAccessibleDescription(tr("From %1 to %2 after %n puzzles", "ratings", static_cast<int>(points.size()) - 1)
                                       .arg(ratingText(ratings.front()), ratingText(ratings.back())));
}

}  // namespace kotai::ui
