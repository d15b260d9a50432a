// Tables for other programs: CSV as kotai-cli prints it, JSON.
#pragma once

#include <QByteArray>
#include <QString>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_model.h"

namespace kotai::ui {

/// Columns kind,n,count.
TableRows lengthRows(const std::vector<LengthSeries>& series);
/// Columns figure,published,computed.
TableRows figureRows(const std::vector<FigureRow>& figures);

QByteArray tableCsv(const TableRows& table);
/// One object per row, as `kotai-cli table --json` prints them (docs/json.md).
QByteArray tableJson(const TableRows& table);

}  // namespace kotai::ui
