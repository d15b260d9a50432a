// What all charts share: fonts, number texts, readable text colours, the palette applied to Qt Charts.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <cstdint>
#include <utility>
#include <vector>

class QAbstractAxis;
class QCategoryAxis;
class QChart;
class QChartView;

namespace kotai::ui {

QFont smallFont(const QFont& base);    ///< axis labels
QFont headingFont(const QFont& base);  ///< titles of charts and panels: small and bold

/// The darkest or lightest colour of the theme, whichever reads better on \p background.
QColor readableOn(const QColor& background);

QString shareText(std::uint64_t part, std::uint64_t whole);  ///< "6.8%", "<0.1%", localised
QString shortCountText(std::uint64_t count);                 ///< "1,234", "12.3k", "4.1M"

/// Every how many values an axis needs a label so that labels of this size do not touch: 1, 2, 5, 10, 20, ...
int axisStep(double labelPixels, double pixelsPerValue);

/// 1, 2 or 5 times a power of ten, so that at most five steps reach \p largest.
double niceStep(double largest);
/// Replaces the labels of an axis that starts at 0; texts must differ.
void relabel(QCategoryAxis* axis, const std::vector<std::pair<double, QString>>& labels, double top);
/// Round numbers (or percentages) from 0 to at least \p largest; returns the top of the axis.
double labelLinear(QCategoryAxis* axis, double largest, bool percent);

/// Colours and fonts of the current theme; call again when it changes.
void styleChart(QChart* chart, const QFont& base);
void styleAxis(QAbstractAxis* axis, const QFont& base, bool gridVisible);
void setUpChartView(QChartView* view);

}  // namespace kotai::ui
