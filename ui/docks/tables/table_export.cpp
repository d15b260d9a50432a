#include "ui/docks/tables/table_export.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgGenerator>
#include <QWidget>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr std::array<Outcome, 3> writtenOrder{Outcome::Draw, Outcome::Win, Outcome::Loss};

QByteArray word(Outcome outcome) {
  const std::string_view text = toText(outcome);
  return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

/// Calls visit(outcome, opponent, mover, count) for every cell that is drawn.
template <typename Visit>
void forEachCell(const AggregateTable& table, Visit visit) {
  const CellRange cells = usedCells(table);
  for (const Outcome outcome : writtenOrder)
    for (int opponent = cells.lastOpponent; opponent >= cells.firstOpponent; --opponent)
      for (int mover = cells.firstMover; mover <= cells.lastMover; ++mover)
        visit(outcome, opponent, mover, table.at(outcome, opponent, mover));
}

QByteArray toJson(const Variant& variant, const QString& by, const QJsonArray& rows, const QJsonObject& more = {}) {
  QJsonObject whole{{QStringLiteral("variant"), text(variant.id())}, {QStringLiteral("by"), by}, {QStringLiteral("rows"), rows}};
  for (auto each = more.begin(); each != more.end(); ++each) whole.insert(each.key(), each.value());
  return QJsonDocument(whole).toJson(QJsonDocument::Indented);
}

int captionHeight(const QWidget& widget) { return QFontMetrics(smallFont(widget.font())).height() + 8; }

QSize pictureSize(const QWidget& widget) { return widget.size() + QSize(0, captionHeight(widget)); }

void paintPicture(QPainter& painter, QWidget& widget, const QString& caption) {
  const ColourPalette& palette = Theme::instance().palette();
  const QRect whole(QPoint(), pictureSize(widget));
  painter.fillRect(whole, palette.surface);
  widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
  painter.setFont(smallFont(widget.font()));
  painter.setPen(palette.textMuted);
  painter.drawText(whole.adjusted(4, widget.height(), -4, 0), Qt::AlignLeft | Qt::AlignVCenter, caption);
}

}  // namespace

QByteArray tableCsv(const AggregateTable& table) {
  QByteArray csv("outcome,opponent_remaining,mover_remaining,count\n");
  forEachCell(table, [&](Outcome outcome, int opponent, int mover, std::uint64_t count) {
    csv += word(outcome) + ',' + QByteArray::number(opponent) + ',' + QByteArray::number(mover) + ',' +
           QByteArray::number(static_cast<qulonglong>(count)) + '\n';
  });
  return csv;
}

QByteArray distanceCsv(const Totals& totals) {
  QByteArray csv("outcome,distance,count\n");
  for (const Outcome outcome : writtenOrder)
    for (const auto& [distance, count] : totals.distances[static_cast<std::size_t>(outcome)])
      csv += word(outcome) + ',' + QByteArray::number(distance) + ',' + QByteArray::number(static_cast<qulonglong>(count)) + '\n';
  return csv;
}

QByteArray lengthsCsv(const std::vector<LengthSeries>& series) {
  QByteArray csv("kind,n,count\n");
  for (const LengthSeries& each : series)
    for (const auto& [n, count] : each.counts)
      csv += text(toText(each.kind)).toUtf8() + ',' + QByteArray::number(n) + ',' +
             QByteArray::number(static_cast<qulonglong>(count)) + '\n';
  return csv;
}

QByteArray figuresCsv(const std::vector<FigureRow>& figures) {
  QByteArray csv("figure,published,computed\n");
  for (const FigureRow& each : figures)
    csv += text(each.id).toUtf8() + ',' + text(each.published).toUtf8() + ',' + text(each.computed).toUtf8() + '\n';
  return csv;
}

QByteArray tableJson(const Variant& variant, const AggregateTable& table) {
  QJsonArray rows;
  forEachCell(table, [&](Outcome outcome, int opponent, int mover, std::uint64_t count) {
    rows.append(QJsonObject{{QStringLiteral("outcome"), text(toText(outcome))},
                            {QStringLiteral("opponent_remaining"), opponent},
                            {QStringLiteral("mover_remaining"), mover},
                            {QStringLiteral("count"), static_cast<qint64>(count)}});
  });
  const bool published = table.counting == Counting::AsPublished;
  return toJson(variant, text(table.key.id), rows,
                {{QStringLiteral("counting"), published ? QStringLiteral("as-published") : QStringLiteral("true")}});
}

QByteArray distanceJson(const Variant& variant, const Totals& totals) {
  QJsonArray rows;
  for (const Outcome outcome : writtenOrder)
    for (const auto& [distance, count] : totals.distances[static_cast<std::size_t>(outcome)])
      rows.append(QJsonObject{{QStringLiteral("outcome"), text(toText(outcome))},
                              {QStringLiteral("distance"), static_cast<qint64>(distance)},
                              {QStringLiteral("count"), static_cast<qint64>(count)}});
  return toJson(variant, QStringLiteral("distance"), rows);
}

QByteArray lengthsJson(const Variant& variant, const std::vector<LengthSeries>& series) {
  QJsonArray rows;
  for (const LengthSeries& each : series)
    for (const auto& [n, count] : each.counts)
      rows.append(QJsonObject{{QStringLiteral("kind"), text(toText(each.kind))},
                              {QStringLiteral("n"), static_cast<qint64>(n)},
                              {QStringLiteral("count"), static_cast<qint64>(count)}});
  return toJson(variant, QStringLiteral("mate"), rows);
}

QByteArray figuresJson(const Variant& variant, const std::vector<FigureRow>& figures) {
  QJsonArray rows;
  for (const FigureRow& each : figures)
    rows.append(QJsonObject{{QStringLiteral("figure"), text(each.id)},
                            {QStringLiteral("published"), text(each.published)},
                            {QStringLiteral("computed"), text(each.computed)}});
  return toJson(variant, QStringLiteral("figures"), rows);
}

QByteArray widgetPng(QWidget& widget, const QString& caption) {
  const QSize size = pictureSize(widget);
  QImage image(size * 2, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(2);
  image.setText(QStringLiteral("Title"), caption);
  QPainter painter(&image);
  paintPicture(painter, widget, caption);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray widgetSvg(QWidget& widget, const QString& caption) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(pictureSize(widget));
  generator.setViewBox(QRect(QPoint(), pictureSize(widget)));
  generator.setTitle(caption);
  QPainter painter(&generator);
  paintPicture(painter, widget, caption);
  painter.end();
  return bytes;
}

}  // namespace kotai::ui
