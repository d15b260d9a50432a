// Export in DomineeringTablesDock: the shown table as text and as a picture.
#include <QComboBox>

#include "core/games/domineering/table_rows.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_sheet.h"
#include "ui/docks/tables/chart_picture.h"
#include "ui/docks/tables/measure_choice.h"
#include "ui/docks/tables/table_export.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/files/imprint.h"

namespace kotai::ui {

bool DomineeringTablesDock::hasTable() const { return m_classes && m_solution && (!showsValues() || valuesAreRead()); }

TableContent DomineeringTablesDock::contentNow() const {
  return showsValues() ? valueContent(*m_values, measure()) : classContent(*m_classes, measure());
}

TableRows DomineeringTablesDock::rows() const {
  return showsValues() ? domineering::valueRows(*m_values) : domineering::coveredRows(*m_classes);
}

QByteArray DomineeringTablesDock::csv() const { return tableCsv(rows()); }

QByteArray DomineeringTablesDock::json() const { return tableJson(rows()); }

QString DomineeringTablesDock::proposedName(const QString& suffix) const {
  QString stem = QString::fromStdString(fileStem(m_solution->variant()->id())) +
                 (showsValues() ? QStringLiteral("-value") : QStringLiteral("-covered"));
  if (showsValues() && m_valuesCovered) stem += QStringLiteral("-covered-%1").arg(*m_valuesCovered);
  return stem + QLatin1Char('.') + suffix;
}

QString DomineeringTablesDock::caption() const {
  const QString table =
      tr("%1 %2", "a board, e.g. by covered squares").arg(variantName(*m_solution->variant()), m_table->currentText());
  return showsValues() && m_valuesCovered ? table + QStringLiteral(" · ") + m_covered->currentText() : table;
}

/// Stacked bars are shares of their column.
QString DomineeringTablesDock::measured() const {
  const bool ofColumns = !showsValues() && scale() == Scale::Linear;
  return measuredText(measure(),
                      ofColumns ? tr("Shares of the positions with the same number of covered squares") : sharesOfAll(), scale());
}

void DomineeringTablesDock::withPicture(bool paper, const std::function<void(const Picture&)>& use) const {
  ChartSheet sheet({caption(), measured(), imprintOf(m_solution->variant()->id())}, paper);
  auto* chart = new StackChart(&sheet);
  chart->setMeasure(measure());
  chart->setScale(scale());
  chart->setData(contentNow().chart);
  sheet.addChart(chart, ChartSheet::wholeRow);
  sheet.finish();
  use(pictureOf(sheet));
}

}  // namespace kotai::ui
