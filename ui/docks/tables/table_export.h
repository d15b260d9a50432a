// Tables for other programs: CSV as kotai-cli prints it, JSON.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <optional>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_model.h"

namespace kotai::ui {

/// Columns kind,n,count.
TableRows lengthRows(const std::vector<LengthSeries>& series);
/// Columns figure,published,computed.
TableRows figureRows(const std::vector<FigureRow>& figures);

QByteArray tableCsv(const TableRows& table);
/// \p further: beside "variant", "by" and "rows".
QByteArray tableJson(const std::string& variantId, const QString& by, const TableRows& table, QJsonObject further = {});
/// With "counting": "true" or "as-published" where there is a choice.
QByteArray tableJson(const Variant& variant, const QString& by, const TableRows& table,
                     std::optional<Counting> counting = std::nullopt);

}  // namespace kotai::ui
