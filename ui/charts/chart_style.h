// Style of all charts: fonts, number formats and readable text colours. Applies the palette to Qt Charts.
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

/// Unit of a table's numbers in charts and in the numbers view.
enum class Measure { Count, Share };
enum class Scale { Linear, Logarithmic };

QFont smallFont(const QFont& base);    ///< font of axis labels
QFont headingFont(const QFont& base);  ///< font of the titles of charts and panels, which are small and bold

/// Returns the darkest or the lightest colour of the theme, whichever is easier to read on \p background. If
/// neither is readable, returns black or white.
QColor readableOn(const QColor& background);

QString shareText(std::uint64_t part, std::uint64_t whole);  ///< localised, such as "6.8%" or "<0.1%"
QString shortCountText(std::uint64_t count);                 ///< "1,234", "12.3k", "4.1M"

/// Returns the interval between labels on an axis (1, 2, 5, 10, 20, ...) at which labels of this size do not overlap.
int axisStep(double labelPixels, double pixelsPerValue);

/// Returns 1, 2 or 5 times a power of ten, such that at most five steps reach \p largest.
double niceStep(double largest);
struct AxisLabel {
  double at = 0;
  QString text;
};
/// Returns the labels of a linear axis. The labels are distinct round numbers (or percentages), from 0 to at
/// least \p largest. The last label is the top of the axis.
std::vector<AxisLabel> linearLabels(double largest, bool percent);

/// Returns the height of a count on a logarithmic axis. The height is 1 + log10(count), so that a single
/// position is visible. A count of 0 has no height.
double logarithmicHeight(double count);
/// Returns the labels of a logarithmic axis. The labels are powers of ten (or the corresponding percentages of
/// \p whole), from one position to at least the height \p largest. Heights of neighbouring labels differ by 1,
/// except at the first label. The last label is the top of the axis.
std::vector<AxisLabel> logarithmicLabels(double largest, double whole, bool percent);

/// Applies colours and fonts of the current theme. Must be called again when the theme changes.
void styleChart(QChart* chart, const QFont& base);
void styleAxis(QAbstractAxis* axis, const QFont& base, bool gridVisible);
void setUpChartView(QChartView* view);

}  // namespace kotai::ui
