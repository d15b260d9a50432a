// Export in TablesDock: the shown table as text and as a picture.
#include <QComboBox>

#include "core/tables/file_stem.h"
#include "ui/charts/length_chart.h"
#include "ui/docks/tables/chart_picture.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/measure_choice.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/files/imprint.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

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

void TablesDock::withPicture(bool paper, const std::function<void(const Picture&)>& use) const {
  if (showsFigures()) return use(pictureOf(*m_published, caption()));
  const auto sheet = tableSheet({caption(), measured(), imprint()}, sheetContents(), paper);
  use(pictureOf(*sheet));
}

void TablesDock::setPictured(TableChart chart) { m_pictured = chart; }

TableRows TablesDock::rows() const {
  if (showsFigures()) return figureRows(m_published->model()->rows());
  if (byMateLength()) return lengthRows(m_tables->mates);
  const AggregateTablePtr table = currentTable();
  return table ? tableRows(*table) : tableRows(*m_tables->totals);
}

QByteArray TablesDock::csv() const { return tableCsv(rows()); }

QByteArray TablesDock::json() const { return tableJson(rows()); }

QString TablesDock::caption() const {
  const QString table =
      tr("%1 %2", "variant, e.g. by remaining steps").arg(variantName(*m_tables->solution->variant()), m_key->currentText());
  return showsPublished() ? tr("%1 · %2", "which table · as published").arg(table, m_counting->currentText()) : table;
}

QString TablesDock::measured() const {
  const bool sums = currentTable() && (m_pictured == TableChart::Sums || isOneDimensional(*currentTable()));
  const QString ofPart = sums ? tr("Shares of the positions of each column") : tr("Shares of the positions of each cell");
  return measuredText(measure(), currentTable() ? ofPart : sharesOfAll(), scale());
}

QString TablesDock::imprint() const {
  QStringList parts;
  if (currentTable() && m_tables->publishedCounting) parts << m_counting->currentText();
  return imprintOf(m_tables->solution->variant()->id(), parts);
}

QString TablesDock::proposedName(const QString& suffix) const {
  const QString stem = QString::fromStdString(fileStem(m_tables->solution->variant()->id()));
  const QString counting = showsPublished() ? QStringLiteral("-as-published") : QString();
  return QStringLiteral("%1-%2%3.%4").arg(stem, keyId(), counting, suffix);
}

QString TablesDock::copiedText() const {
  return showsPublished() ? tr("Copied as CSV, counted as published.") : ExportedTable::copiedText();
}

}  // namespace kotai::ui
