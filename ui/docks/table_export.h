// Tables and charts for other programs: CSV as kotai-cli prints it, JSON, pictures.
#pragma once

#include <QByteArray>
#include <QString>

#include "ui/charts/distance_chart.h"
#include "ui/charts/heat_map_scale.h"

class QWidget;

namespace kotai::ui {

/// Columns outcome,opponent_remaining,mover_remaining,count; every cell that is drawn, the paper's order.
QByteArray tableCsv(const AggregateTable& table);
/// Columns outcome,distance,count.
QByteArray distanceCsv(const Totals& totals);
QByteArray tableJson(const Variant& variant, const AggregateTable& table);
QByteArray distanceJson(const Variant& variant, const Totals& totals);
/// The widget as it is on the screen, twice as fine.
QByteArray widgetPng(QWidget& widget);
QByteArray widgetSvg(QWidget& widget, const QString& title);

/// Writes all or nothing. Empty when done, else what went wrong, for the user.
QString saveBytes(const QString& fileName, const QByteArray& bytes);

}  // namespace kotai::ui
