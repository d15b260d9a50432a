#include "ui/docks/tables/table_export.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kotai::ui {

namespace {

QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

QJsonValue jsonValue(const TableCell& cell) {
  if (const auto* word = std::get_if<std::string>(&cell.content)) return text(*word);
  if (const auto* number = std::get_if<std::uint64_t>(&cell.content)) return static_cast<qint64>(*number);
  if (const auto* number = std::get_if<std::int64_t>(&cell.content)) return static_cast<qint64>(*number);
  const auto* real = std::get_if<double>(&cell.content);
  return real ? QJsonValue(*real) : QJsonValue();
}

}  // namespace

TableRows lengthRows(const std::vector<LengthSeries>& series) {
  TableRows table{{"kind", "n", "count"}, {}};
  for (const LengthSeries& each : series)
    for (const auto& [n, count] : each.counts) table.rows.push_back({each.kind.id, n, count});
  return table;
}

TableRows figureRows(const std::vector<FigureRow>& figures) {
  TableRows table{{"figure", "published", "computed"}, {}};
  for (const FigureRow& each : figures) table.rows.push_back({each.id, each.published, each.computed});
  return table;
}

QByteArray tableCsv(const TableRows& table) { return QByteArray::fromStdString(table.csv()); }

QByteArray tableJson(const TableRows& table) {
  QJsonArray rows;
  for (const auto& row : table.rows) {
    QJsonObject object;
    for (std::size_t place = 0; place < row.size(); ++place) object.insert(text(table.columns[place]), jsonValue(row[place]));
    rows.append(object);
  }
  return QJsonDocument(rows).toJson(QJsonDocument::Indented);
}

}  // namespace kotai::ui
