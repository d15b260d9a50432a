// Tables and charts for other programs: CSV as kotai-cli prints it, JSON, pictures.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_model.h"

class QWidget;

namespace kotai::ui {

/// Columns kind,n,count.
TableRows lengthRows(const std::vector<LengthSeries>& series);
/// Columns figure,published,computed.
TableRows figureRows(const std::vector<FigureRow>& figures);

QByteArray tableCsv(const TableRows& table);
/// With "counting": "true" or "as-published" where there is a choice.
QByteArray tableJson(const Variant& variant, const QString& by, const TableRows& table,
                     std::optional<Counting> counting = std::nullopt);
/// The widget as it is on the screen, twice as fine, with a line below it that says what it shows.
QByteArray widgetPng(QWidget& widget, const QString& caption);
QByteArray widgetSvg(QWidget& widget, const QString& caption);

}  // namespace kotai::ui
