// The export half of TablesDock: copy, save as table or picture.
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QStandardPaths>

#include "core/tables/file_stem.h"
#include "ui/charts/length_chart.h"
#include "ui/docks/tables/chart_picture.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/files/picture_printer.h"
#include "ui/files/safe_file.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

QString suffixOf(TablesDock::Format format) {
  switch (format) {
    case TablesDock::Format::Csv: return QStringLiteral("csv");
    case TablesDock::Format::Json: return QStringLiteral("json");
    case TablesDock::Format::Png: return QStringLiteral("png");
    case TablesDock::Format::Svg: return QStringLiteral("svg");
    case TablesDock::Format::Pdf: break;
  }
  return QStringLiteral("pdf");
}

}  // namespace

SheetContents TablesDock::sheetContents() const {
  SheetContents contents;
  contents.table = currentTable();
  if (byDistance()) contents.totals = m_tables->totals;
  if (byMateLength()) contents.mates = namedMates();
  contents.matesTitle = tr("Mates by length");
  contents.matesAxis = tr("Mate in n");
  contents.measure = measure();
  contents.scale = scale();
  contents.chart = m_pictured;
  return contents;
}

void TablesDock::withPicture(const std::function<void(const Picture&)>& use) const {
  if (showsFigures()) return use(pictureOf(*m_published, caption()));
  const auto sheet = tableSheet({caption(), measured(), imprint()}, sheetContents(), m_paper);
  use({caption(),
       {},
       [&sheet](QPainter& painter, const QRectF&) { sheet->paint(painter); },
       sheet->size(),
       {},
       Picture::Measure::Screen});
}

QByteArray TablesDock::pictureAs(const QString& suffix) const {
  QByteArray bytes;
  withPicture([&](const Picture& picture) { bytes = pictureBytes(picture, suffix); });
  return bytes;
}

void TablesDock::setPictured(TableChart chart) { m_pictured = chart; }

void TablesDock::setPaper(bool paper) { m_paper = paper; }

TableRows TablesDock::rows() const {
  if (showsFigures()) return figureRows(m_published->model()->rows());
  if (byMateLength()) return lengthRows(m_tables->mates);
  const AggregateTablePtr table = currentTable();
  return table ? tableRows(*table) : tableRows(*m_tables->totals);
}

QByteArray TablesDock::bytes(Format format) const {
  if (!m_tables) return {};
  switch (format) {
    case Format::Csv: return tableCsv(rows());
    case Format::Json: {
      const bool counted = !showsFigures() && !byMateLength() && currentTable();
      return tableJson(*m_tables->solution->variant(), keyId(), rows(), counted ? std::optional(counting()) : std::nullopt);
    }
    default: return pictureAs(suffixOf(format));
  }
}

QString TablesDock::caption() const {
  const QString table =
      tr("%1 %2", "variant, e.g. by remaining steps").arg(variantName(*m_tables->solution->variant()), m_key->currentText());
  return showsPublished() ? tr("%1 · %2", "which table · as published").arg(table, m_counting->currentText()) : table;
}

QString TablesDock::measured() const {
  const QString logarithmic = scale() == Scale::Logarithmic ? QStringLiteral(" · ") + m_scale->currentText() : QString();
  if (measure() == Measure::Count) return tr("Numbers of positions") + logarithmic;
  return (currentTable() ? tr("Shares of the positions of each cell") : tr("Shares of all positions")) + logarithmic;
}

QString TablesDock::imprint() const {
  QStringList parts;
  if (currentTable() && m_tables->publishedCounting) parts << m_counting->currentText();
  parts << QStringLiteral("Kotai %1").arg(QCoreApplication::applicationVersion())
        << QString::fromStdString(m_tables->solution->variant()->id()) << QDate::currentDate().toString(Qt::ISODate);
  return parts.join(QStringLiteral(" · "));
}

QString TablesDock::proposedName(const QString& suffix) const {
  const QString stem = QString::fromStdString(fileStem(m_tables->solution->variant()->id()));
  const QString counting = showsPublished() ? QStringLiteral("-as-published") : QString();
  return QStringLiteral("%1-%2%3.%4").arg(stem, keyId(), counting, suffix);
}

void TablesDock::copyNumbers() {
  if (!m_tables) return;
  QGuiApplication::clipboard()->setText(QString::fromUtf8(bytes(Format::Csv)));
  m_status->setText(showsPublished() ? tr("Copied as CSV, counted as published.") : tr("Copied as CSV."));
}

void TablesDock::save(Format format) {
  if (!m_tables) return;
  const QString suffix = suffixOf(format);
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QString proposed = folder + QLatin1Char('/') + proposedName(suffix);
  const QString filter = QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix);
  const QString fileName = QFileDialog::getSaveFileName(this, tr("Save table"), proposed, filter);
  if (fileName.isEmpty()) return;
  saveAs(fileName, format);
}

void TablesDock::saveAs(const QString& fileName, Format format) {
  const auto failure = writeWhole(fileName, bytes(format));
  m_status->setText(failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(QDir::toNativeSeparators(fileName)));
  if (failure) {
    m_warnings << fileFailureText(*failure);
    return emit warningRaised(m_warnings.back());
  }
  for (const QString& each : std::exchange(m_warnings, {})) emit warningOver(each);
}

void TablesDock::printOn(QPrinter& printer) {
  if (!m_tables) return;
  withPicture([&](const Picture& picture) {
    m_status->setText(print(picture, printer) ? tr("Printed.") : tr("The printer does not take it."));
  });
}

void TablesDock::askToPrint() {
  if (!m_tables) return;
  if (const auto printer = askForPrinter(this)) printOn(*printer);
}

}  // namespace kotai::ui
