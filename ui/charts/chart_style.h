// Style of all charts: fonts, number texts, readable text colours, and the palette applied to Qt Charts.
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

/// The darkest or lightest colour of the theme, whichever reads better on \p background; black or white where neither reads well.
QColor readableOn(const QColor& background);

QString shareText(std::uint64_t part, std::uint64_t whole);  ///< "6.8%", "<0.1%", localised
QString shortCountText(std::uint64_t count);                 ///< "1,234", "12.3k", "4.1M"

/// Every how many values an axis needs a label so that labels of this size do not touch: 1, 2, 5, 10, 20, ...
int axisStep(double labelPixels, double pixelsPerValue);

/// 1, 2 or 5 times a power of ten, so that at most five steps reach \p largest.
double niceStep(double largest);
struct AxisLabel {
  double at = 0;
  QString text;
};
/// Round numbers (or percentages) from 0 to at least \p largest; the last one is the top of the axis. Texts differ.
std::vector<AxisLabel> linearLabels(double largest, bool percent);

/// On a logarithmic axis a count stands at 1 + log10(count), so that a single position can be seen; none at 0.
double logarithmicHeight(double count);
/// Powers of ten (or percentages of \p whole that are) from one position to at least the height \p largest, 1 apart but
/// for the first; the last one is the top of the axis.
std::vector<AxisLabel> logarithmicLabels(double largest, double whole, bool percent);

/// Colours and fonts of the current theme; call again when it changes.
void styleChart(QChart* chart, const QFont& base);
void styleAxis(QAbstractAxis* axis, const QFont& base, bool gridVisible);
void setUpChartView(QChartView* view);

}  // namespace kotai::ui
