#include "ui/charts/chart_style.h"

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

QFont smallFont(const QFont& base) {
  QFont font = base;
  if (base.pointSizeF() > 0) {
    font.setPointSizeF(std::max(base.pointSizeF() * 0.78, 6.0));
  } else {
    font.setPixelSize(std::max(base.pixelSize() * 78 / 100, 9));
  }
  return font;
}

QFont headingFont(const QFont& base) {
  QFont font = base;
  if (base.pointSizeF() > 0) {
    font.setPointSizeF(base.pointSizeF() * 0.92);
  } else {
    font.setPixelSize(std::max(base.pixelSize() * 92 / 100, 9));
  }
  font.setWeight(QFont::DemiBold);
  return font;
}

QColor readableOn(const QColor& background) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor dark = palette.dark ? palette.window : palette.text;
  const QColor light = palette.dark ? palette.text : palette.surface;
  const auto better = [&background](const QColor& one, const QColor& two) {
    return contrastRatio(one, background) >= contrastRatio(two, background) ? one : two;
  };
  const QColor ink = better(dark, light);
  return contrastRatio(ink, background) >= minTextContrast ? ink : better(Qt::black, Qt::white);
}

QString shareText(std::uint64_t part, std::uint64_t whole) {
  const QLocale locale;
  const auto percent = [&](double value, int decimals) { return withPercentSign(locale.toString(value, 'f', decimals)); };
  if (whole == 0 || part == 0) return percent(0, 0);
  if (part == whole) return percent(100, 0);
  const double value = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  if (value < 0.1) return QLatin1Char('<') + percent(0.1, 1);
  if (value > 99.9) return QLatin1Char('>') + percent(99.9, 1);
  return percent(value, 1);
}

/// Formats a count. Counts from \p unitsFrom on get a unit such as "k" or "M".
static QString unitText(std::uint64_t count, std::uint64_t unitsFrom) {
  if (count < unitsFrom) return countText(static_cast<double>(count));
  const auto scaled = [count](std::uint64_t unit, char suffix) {
    const bool whole = count % unit == 0 || count >= 100 * unit;
    return QString(QLocale().toString(static_cast<double>(count) / static_cast<double>(unit), 'f', whole ? 0 : 1) +
                   QLatin1Char(suffix));
  };
  if (count < 1'000'000) return scaled(1'000, 'k');
  if (count < 1'000'000'000) return scaled(1'000'000, 'M');
  return scaled(1'000'000'000, 'G');
}

/// Formats a label of an axis. Labels from 1,000 on have a unit such as "k".
static QString axisCountText(double count) { return unitText(static_cast<std::uint64_t>(std::llround(count)), 1'000); }

QString shortCountText(std::uint64_t count) { return unitText(count, 10'000); }

int axisStep(double labelPixels, double pixelsPerValue) {
  if (pixelsPerValue <= 0) return 1;
  for (int decade = 1;; decade *= 10)
    for (const int factor : {1, 2, 5})
      if (factor * decade * pixelsPerValue >= labelPixels || decade >= 1'000'000) return factor * decade;
}

double niceStep(double largest) {
  const double rough = std::max(largest, 1e-9) / 5;
  const double decade = std::pow(10, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * decade >= rough) return factor * decade;
  return 10 * decade;
}

std::vector<AxisLabel> linearLabels(double largest, bool percent) {
  const double step = percent ? niceStep(largest) : std::max(niceStep(largest), 1.0);  // labels of counts must be distinct
  const int steps = std::max(static_cast<int>(std::ceil(largest / step - 1e-9)), 1);
  const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));  // same for all labels
  std::vector<AxisLabel> labels;
  for (int i = 0; i <= steps; ++i) {
    const double at = i * step;
    labels.push_back({at, percent ? withPercentSign(QLocale().toString(at, 'f', i > 0 ? decimals : 0)) : axisCountText(at)});
  }
  return labels;
}

double logarithmicHeight(double count) { return count <= 0 ? 0 : 1 + std::log10(count); }

/// Formats 10 to the power of a whole number as a percentage, with all its decimals.
static QString powerPercent(int exponent) {
  return withPercentSign(QLocale().toString(std::pow(10.0, exponent), 'f', std::max(0, -exponent)));
}

std::vector<AxisLabel> logarithmicLabels(double largest, double whole, bool percent) {
  std::vector<AxisLabel> labels{{0, QString()}};
  constexpr double nearly = 1e-9;
  const double hundredPercent = logarithmicHeight(std::max(whole, 1.0));
  const double first = percent ? hundredPercent - std::floor(hundredPercent - 1 + nearly) : 1;
  for (double at = first; labels.size() < 3 || labels.back().at < largest - nearly; at += 1) {
    const int exponent = static_cast<int>(std::lround(percent ? 2 + at - hundredPercent : at - 1));
    labels.push_back({at, percent ? powerPercent(exponent) : axisCountText(std::pow(10.0, exponent))});
  }
  return labels;
}

void styleChart(QChart* chart, const QFont& base) {
  const ColourPalette& palette = Theme::instance().palette();
  chart->setBackgroundVisible(false);
  chart->setPlotAreaBackgroundVisible(false);
  chart->setMargins(QMargins(chart->margins().left(), 6, 4, 0));  // the top margin fits half of the topmost label
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  chart->setTitleFont(headingFont(base));
  chart->setTitleBrush(palette.text);
  chart->legend()->setVisible(false);
  const auto axes = chart->axes();
  for (QAbstractAxis* axis : axes) styleAxis(axis, base, axis->isGridLineVisible());
}

void styleAxis(QAbstractAxis* axis, const QFont& base, bool gridVisible) {
  const ColourPalette& palette = Theme::instance().palette();
  axis->setLabelsFont(smallFont(base));
  axis->setLabelsColor(palette.textMuted);
  axis->setTitleFont(smallFont(base));
  axis->setTitleBrush(palette.textMuted);
  axis->setGridLineVisible(gridVisible);
  axis->setGridLineColor(palette.border);
  axis->setLinePen(QPen(palette.border, 1));
}

void setUpChartView(QChartView* view) {
  setAccessibleRole(view, QAccessible::Chart);
  view->setRenderHint(QPainter::Antialiasing);
  view->setFrameShape(QFrame::NoFrame);
  view->setBackgroundBrush(Qt::NoBrush);
  view->setStyleSheet(QStringLiteral("background: transparent"));
  view->setMouseTracking(true);
}

}  // namespace kotai::ui
