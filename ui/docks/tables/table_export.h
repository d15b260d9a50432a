// Tables for other programs: CSV as kotai-cli prints it, JSON.
#pragma once

#include <QByteArray>
#include <QString>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_model.h"

namespace kotai::ui {

/// Writes the columns kind,n,count.
TableRows lengthRows(const std::vector<LengthSeries>& series);
/// Writes the columns figure,published,computed.
TableRows figureRows(const std::vector<FigureRow>& figures);

QByteArray tableCsv(const TableRows& table);
/// Writes one object per row, as `kotai-cli table --json` does (docs/json.md).
QByteArray tableJson(const TableRows& table);

}  // namespace kotai::ui
