// The export half of TablesDock: copy, save as table or picture.
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QStandardPaths>

#include "core/tables/file_stem.h"
#include "ui/charts/length_chart.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/files/safe_file.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

QWidget& TablesDock::picture() const {
  if (showsFigures()) return *m_published;
  if (byMateLength()) return *m_mates;
  return byDistance() ? static_cast<QWidget&>(*m_distances) : *m_charts;
}

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
    case Format::Png: return widgetPng(picture(), caption());
    case Format::Svg: break;
  }
  return widgetSvg(picture(), caption());
}

QString TablesDock::caption() const {
  const QString table =
      tr("%1 %2", "variant, e.g. by remaining steps").arg(variantName(*m_tables->solution->variant()), m_key->currentText());
  return showsPublished() ? tr("%1 · %2", "which table · as published").arg(table, m_counting->currentText()) : table;
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
  const auto suffix = [format] {
    switch (format) {
      case Format::Csv: return QStringLiteral("csv");
      case Format::Json: return QStringLiteral("json");
      case Format::Png: return QStringLiteral("png");
      case Format::Svg: break;
    }
    return QStringLiteral("svg");
  }();
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

}  // namespace kotai::ui
