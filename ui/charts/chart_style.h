// Style of all charts: fonts, number formats, readable text colours, and the palette applied to Qt Charts.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <cstdint>
#include <vector>

class QAbstractAxis;
class QChart;
class QChartView;

namespace kotai::ui {

QFont smallFont(const QFont& base);    ///< axis labels
QFont headingFont(const QFont& base);  ///< titles of charts and panels: small and bold

/// The darkest or lightest colour of the theme, whichever is easier to read on \p background. Black or white if neither is
/// easy to read.
QColor readableOn(const QColor& background);

QString shareText(std::uint64_t part, std::uint64_t whole);  ///< "6.8%", "<0.1%", localised
QString shortCountText(std::uint64_t count);                 ///< "1,234", "12.3k", "4.1M"

/// Interval of labels on an axis (1, 2, 5, 10, 20, ...) at which labels of this size do not touch.
int axisStep(double labelPixels, double pixelsPerValue);

/// 1, 2 or 5 times a power of ten, so that at most five steps reach \p largest.
double niceStep(double largest);
struct AxisLabel {
  double at = 0;
  QString text;
};
/// Round numbers (or percentages) from 0 to at least \p largest; the last one is the top of the axis. All labels differ.
std::vector<AxisLabel> linearLabels(double largest, bool percent);

/// On a logarithmic axis a count has the height 1 + log10(count), so that a single position is visible. A count of 0 has no
/// height.
double logarithmicHeight(double count);
/// Powers of ten (or the corresponding percentages of \p whole) from one position to at least the height \p largest. All but
/// the first are 1 apart. The last one is the top of the axis.
std::vector<AxisLabel> logarithmicLabels(double largest, double whole, bool percent);

/// Colours and fonts of the current theme; call again when it changes.
void styleChart(QChart* chart, const QFont& base);
void styleAxis(QAbstractAxis* axis, const QFont& base, bool gridVisible);
void setUpChartView(QChartView* view);

}  // namespace kotai::ui
