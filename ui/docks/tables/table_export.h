// Tables and charts for other programs: CSV as kotai-cli prints it, JSON, pictures.
#pragma once

#include <QByteArray>
#include <QString>

#include "ui/charts/distance_chart.h"
#include "ui/charts/heat_map_scale.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_model.h"

class QWidget;

namespace kotai::ui {

/// Columns outcome,opponent_remaining,mover_remaining,count; every cell that is drawn, the paper's order.
QByteArray tableCsv(const AggregateTable& table);
/// Columns outcome,distance,count.
QByteArray distanceCsv(const Totals& totals);
/// Columns kind,n,count.
QByteArray lengthsCsv(const std::vector<LengthSeries>& series);
/// Columns figure,published,computed.
QByteArray figuresCsv(const std::vector<FigureRow>& figures);
/// With "counting": "true" or "as-published".
QByteArray tableJson(const Variant& variant, const AggregateTable& table);
QByteArray distanceJson(const Variant& variant, const Totals& totals);
QByteArray lengthsJson(const Variant& variant, const std::vector<LengthSeries>& series);
QByteArray figuresJson(const Variant& variant, const std::vector<FigureRow>& figures);
/// The widget as it is on the screen, twice as fine, with a line below it that says what it shows.
QByteArray widgetPng(QWidget& widget, const QString& caption);
QByteArray widgetSvg(QWidget& widget, const QString& caption);

}  // namespace kotai::ui
