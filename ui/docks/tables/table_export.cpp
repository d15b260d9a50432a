#include "ui/docks/tables/table_export.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/charts/chart_sheet.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

static QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

static QJsonValue jsonValue(const TableCell& cell) {
  if (const auto* word = std::get_if<std::string>(&cell.content)) return text(*word);
  if (const auto* number = std::get_if<std::uint64_t>(&cell.content)) return static_cast<qint64>(*number);
  if (const auto* number = std::get_if<std::int64_t>(&cell.content)) return static_cast<qint64>(*number);
  const auto* real = std::get_if<double>(&cell.content);
  return real ? QJsonValue(*real) : QJsonValue();
}

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

Picture pictureOf(QWidget& widget, const QString& caption) {
  const int captionHeight = QFontMetrics(smallFont(widget.font())).height() + 8;
  const QSize size = widget.size() + QSize(0, captionHeight);
  return {caption,
          {},
          [&widget, caption, size](QPainter& painter, const QRectF&) {
            const ColourPalette& palette = Theme::instance().palette();
            const QRect whole(QPoint(), size);
            painter.fillRect(whole, palette.surface);
            widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            painter.setFont(smallFont(widget.font()));
            painter.setPen(palette.textMuted);
            painter.drawText(whole.adjusted(4, widget.height(), -4, 0), Qt::AlignLeft | Qt::AlignVCenter, caption);
          },
          size,
          {},
          Picture::Measure::Screen};
}

Picture pictureOf(ChartSheet& sheet) {
  return {sheet.title(), {}, [&sheet](QPainter& painter, const QRectF&) { sheet.paint(painter); },
          sheet.size(),  {}, Picture::Measure::Screen};
}

static QString suffixOf(TableFormat format) {
  switch (format) {
    case TableFormat::Csv: return QStringLiteral("csv");
    case TableFormat::Json: return QStringLiteral("json");
    case TableFormat::Png: return QStringLiteral("png");
    case TableFormat::Svg: return QStringLiteral("svg");
    case TableFormat::Pdf: break;
  }
  return QStringLiteral("pdf");
}

QString ExportedTable::copiedText() const { return TableExportButton::tr("Copied as CSV."); }

TableExportButton::TableExportButton(const ExportedTable* table, QWidget* parent) : QToolButton(parent), m_table(table) {
  setIcon(themedIcon(QStringLiteral("export")));
  setPopupMode(QToolButton::InstantPopup);
  setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  add("copy", [this] { copy(); });
  m_menu->addSeparator();
  add("csv", [this] { askAndSave(TableFormat::Csv); });
  add("json", [this] { askAndSave(TableFormat::Json); });
  add("png", [this] { askAndSave(TableFormat::Png); });
  add("svg", [this] { askAndSave(TableFormat::Svg); });
  add("pdf", [this] { askAndSave(TableFormat::Pdf); });
  add("print", [this] { askToPrint(); });
  m_menu->addSeparator();
  m_paper = add("paper", [] {});
  m_paper->setCheckable(true);
  setMenu(m_menu);
  keepTranslated(this, [this] { retranslate(); });
}

QAction* TableExportButton::add(const char* name, std::function<void()> work) {
  QAction* entry = m_menu->addAction(QString());
  entry->setObjectName(QLatin1String(name));
  connect(entry, &QAction::triggered, this, std::move(work));
  return entry;
}

void TableExportButton::copy() {
  if (!m_table->hasTable()) return;
  QGuiApplication::clipboard()->setText(QString::fromUtf8(m_table->csv()));
  emit messageRaised(m_table->copiedText());
}

QByteArray TableExportButton::bytes(TableFormat format) const {
  if (format == TableFormat::Csv) return m_table->csv();
  if (format == TableFormat::Json) return m_table->json();
  QByteArray bytes;
  m_table->withPicture(m_paper->isChecked(), [&](const Picture& picture) { bytes = pictureBytes(picture, suffixOf(format)); });
  return bytes;
}

void TableExportButton::askAndSave(TableFormat format) {
  if (!m_table->hasTable()) return;
  const QString suffix = suffixOf(format);
  const QString fileName = askForSaveName(this, tr("Save table"), m_table->proposedName(suffix), fileFilters({suffix}));
  if (!fileName.isEmpty()) saveAs(fileName, format);
}

void TableExportButton::saveAs(const QString& fileName, TableFormat format) {
  if (!m_table->hasTable()) return;
  const auto failure = writeWhole(fileName, bytes(format));
  emit messageRaised(failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(fileText(fileName)));
  if (failure) {
    m_warnings << fileFailureText(*failure);
    return emit warningRaised(m_warnings.back());
  }
  for (const QString& each : std::exchange(m_warnings, {})) emit warningOver(each);
}

void TableExportButton::printOn(QPrinter& printer) {
  if (!m_table->hasTable()) return;
  m_table->withPicture(m_paper->isChecked(), [&](const Picture& picture) {
    emit messageRaised(print(picture, printer) ? tr("Printed.")
                                               : tr("The page could not be printed. Check the printer, then try again."));
  });
}

void TableExportButton::askToPrint() {
  if (!m_table->hasTable()) return;
  if (const auto printer = askForPrinter(this)) printOn(*printer);
}

void TableExportButton::retranslate() {
  setToolTip(tr("Copy or save this table"));
  setAccessibleName(toolTip());
  const auto name = [this](const char* id, const QString& text) {
    m_menu->findChild<QAction*>(QLatin1String(id))->setText(text);
  };
  name("copy", tr("&Copy numbers"));
  name("csv", tr("Save as CS&V…"));
  name("json", tr("Save as &JSON…"));
  name("png", tr("Save picture as &PNG…"));
  name("svg", tr("Save picture as &SVG…"));
  name("pdf", tr("Save picture as P&DF…"));
  name("print", tr("P&rint picture…"));
  name("paper", tr("Pictures on a &white background"));
}

}  // namespace kotai::ui

#include "moc_table_export.cpp"
