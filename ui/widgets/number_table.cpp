#include "ui/widgets/number_table.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/charts/chart_style.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

void setUpNumberTable(QTableView& table) { setUpNumberTable(table, smallFont(table.font())); }

void setUpNumberTable(QTableView& table, const QFont& font) {
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setFont(font);
  table.verticalHeader()->hide();
  table.verticalHeader()->setMinimumSectionSize(8);
  table.verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 6);
  QHeaderView* header = table.horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  copyByKey(&table, [&table] { return selectedCells(table); });
  if (font.pointSizeF() <= 0) return;
  // Sections take their font only from the style sheet.
  for (QHeaderView* each : {header, table.verticalHeader()})
    each->setStyleSheet(QStringLiteral("QHeaderView::section { font-size: %1pt; }").arg(font.pointSizeF()));
}

}  // namespace kotai::ui
