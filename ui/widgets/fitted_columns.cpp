#include "ui/widgets/fitted_columns.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QTableView>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/theme/label.h"

namespace kotai::ui {

namespace {
constexpr int leastLetters = 8;

struct Width {
  int now;
  int least;
};

/// Shrinks the widest column to the width of the next, both to that of the third, and so on. Returns the remaining excess.
int narrow(std::vector<Width>& widths, int excess) {
  for (; excess > 0; --excess) {
    const auto widest =
        std::ranges::max_element(widths, {}, [](const Width& each) { return each.now > each.least ? each.now : 0; });
    if (widest == widths.end() || widest->now <= widest->least) break;
    --widest->now;
  }
  return excess;
}
}  // namespace

FittedColumns::FittedColumns(QTableView* table, std::vector<int> elastic)
    : QObject(table->horizontalHeader()), m_table(table), m_elastic(std::move(elastic)) {
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  for (QAbstractItemView* each :
       {static_cast<QAbstractItemView*>(m_table), static_cast<QAbstractItemView*>(m_table->horizontalHeader())})
    each->viewport()->installEventFilter(this);
  connect(m_table->model(), &QAbstractItemModel::modelReset, this, &FittedColumns::fit);
  connect(m_table->model(), &QAbstractItemModel::headerDataChanged, this, &FittedColumns::fit);  // the language has changed
}

/// Cuts the contents only if cutting the headings is not sufficient.
void FittedColumns::fit() {
  QHeaderView* header = m_table->horizontalHeader();
  const bool stretches = header->stretchLastSection();
  header->setStretchLastSection(false);
  m_table->resizeColumnsToContents();
  const int least = m_table->fontMetrics().averageCharWidth() * leastLetters;
  int excess = header->length() - m_table->viewport()->width();
  std::vector<Width> widths;
  for (const int column : m_elastic) widths.push_back({m_table->columnWidth(column), std::max(least, contentsWidth(column))});
  excess = narrow(widths, excess);
  for (Width& each : widths) each.least = least;
  excess = narrow(widths, excess);
  for (std::size_t i = 0; i < widths.size(); ++i) m_table->setColumnWidth(m_elastic[i], widths[i].now);
  if (m_sharesSpare) spread(-excess);
  header->setStretchLastSection(stretches);
}

int FittedColumns::contentsWidth(int column) const {
  return static_cast<const QAbstractItemView*>(m_table)->sizeHintForColumn(column);
}

void FittedColumns::shareSpareRoom() {
  m_sharesSpare = true;
  fit();
}

void FittedColumns::spread(int spare) {
  const int columns = m_table->model()->columnCount();
  for (int column = 0; spare > 0 && column < columns; ++column)
    m_table->setColumnWidth(column, m_table->columnWidth(column) + spare / columns);
}

bool FittedColumns::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched == m_table->viewport()) {
    const auto& resize = static_cast<const QResizeEvent&>(*event);
    if (resize.size().width() != resize.oldSize().width()) fit();
  }
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<const QHelpEvent*>(event);
    if (watched == m_table->viewport() ? showFullTextTip(help) : showHeadingTip(help)) return true;
  }
  return QObject::eventFilter(watched, event);
}

bool FittedColumns::showFullTextTip(const QHelpEvent& event) const {
  const QModelIndex index = m_table->indexAt(event.pos());
  if (!index.isValid() || m_table->sizeHintForIndex(index).width() <= m_table->columnWidth(index.column())) return false;
  QToolTip::showText(event.globalPos(), plainToolTip(index.data().toString()), m_table);
  return true;
}

bool FittedColumns::showHeadingTip(const QHelpEvent& event) const {
  const QHeaderView& header = *m_table->horizontalHeader();
  const int column = header.logicalIndexAt(event.pos());
  if (column < 0 || header.sectionSizeHint(column) <= header.sectionSize(column)) return false;
  QToolTip::showText(event.globalPos(), m_table->model()->headerData(column, Qt::Horizontal).toString(), m_table);
  return true;
}

}  // namespace kotai::ui
