#include "ui/widgets/number_table.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QResizeEvent>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>
#include <iterator>

#include "ui/charts/chart_style.h"
#include "ui/theme/label.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

constexpr int minLetters = 8;
/// Maximum width of a column, in characters, so that a long name does not hide other columns.
constexpr int maxLetters = 28;

struct Width {
  int now;
  int least;
};

/// Shrinks columns by \p excess pixels in total. Shrinks the widest column to the width of the second widest,
/// then both to the width of the third, and so on. Returns the excess that remains.
static int narrow(std::vector<Width>& widths, int excess) {
  for (; excess > 0; --excess) {
    const auto widest =
        std::ranges::max_element(widths, {}, [](const Width& each) { return each.now > each.least ? each.now : 0; });
    if (widest == widths.end() || widest->now <= widest->least) break;
    --widest->now;
  }
  return excess;
}

constexpr int tallest = 10000;  ///< height limit in pixels, larger than the height of any text
constexpr int betweenRows = 6;

static int columnWidth(const QWidget* view, int column) {
  if (const auto* tree = qobject_cast<const QTreeView*>(view)) return tree->columnWidth(column);
  if (const auto* table = qobject_cast<const QTableView*>(view)) return table->columnWidth(column);
  return 0;
}

void RetranslatedModel::retranslate() {
  const int rows = rowCount();
  const int columns = columnCount();
  if (columns > 0) emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
  if (rows > 0) emit headerDataChanged(Qt::Vertical, 0, rows - 1);
  if (rows > 0 && columns > 0) emit dataChanged(index(0, 0), index(rows - 1, columns - 1));
}

void activateOnClick(QTableView& table, const std::function<bool(const QModelIndex&)>& opens) {
  table.setMouseTracking(true);
  QObject::connect(&table, &QTableView::entered, &table, [&table, opens](const QModelIndex& index) {
    table.viewport()->setCursor(opens(index) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  });
  QObject::connect(&table, &QTableView::viewportEntered, &table, [&table] { table.viewport()->unsetCursor(); });
  QObject::connect(&table, &QTableView::clicked, &table, [&table, opens](const QModelIndex& index) {
    const bool selects = QGuiApplication::keyboardModifiers() != Qt::NoModifier;
    if (!selects && opens(index)) emit table.activated(index);
  });
}

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
  // Only a style sheet can change the font of header sections.
  for (QHeaderView* each : {header, table.verticalHeader()})
    each->setStyleSheet(QStringLiteral("QHeaderView::section { font-size: %1pt; }").arg(font.pointSizeF()));
}

FittedColumns::FittedColumns(QTableView* table, std::vector<int> elastic, std::vector<int> dispensable)
    : QObject(table->horizontalHeader()), m_table(table), m_elastic(std::move(elastic)), m_dispensable(std::move(dispensable)) {
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  for (QAbstractItemView* each :
       {static_cast<QAbstractItemView*>(m_table), static_cast<QAbstractItemView*>(m_table->horizontalHeader())})
    each->viewport()->installEventFilter(this);
  connect(m_table->model(), &QAbstractItemModel::modelReset, this, &FittedColumns::fit);
  // The headings change with the language.
  connect(m_table->model(), &QAbstractItemModel::headerDataChanged, this, &FittedColumns::fit);
}

/// Computes the column widths. Shortens the contents only if shortening the headings is not sufficient.
void FittedColumns::fit() {
  QHeaderView* header = m_table->horizontalHeader();
  const bool stretches = header->stretchLastSection();
  header->setStretchLastSection(false);
  hideDispensable();
  m_table->resizeColumnsToContents();
  const int least = m_table->fontMetrics().averageCharWidth() * minLetters;
  int excess = header->length() - m_table->viewport()->width();
  std::vector<Width> widths;
  std::vector<int> elastic;
  std::ranges::copy_if(m_elastic, std::back_inserter(elastic), [this](int column) { return !m_table->isColumnHidden(column); });
  for (const int column : elastic) widths.push_back({m_table->columnWidth(column), std::max(least, contentsWidth(column))});
  excess = narrow(widths, excess);
  for (Width& each : widths) each.least = least;
  excess = narrow(widths, excess);
  for (std::size_t i = 0; i < widths.size(); ++i) m_table->setColumnWidth(elastic[i], widths[i].now);
  if (m_stretchesColumns) spread(-excess);
  header->setStretchLastSection(stretches);
}

void FittedColumns::hideDispensable() {
  if (m_dispensable.empty()) return;
  const auto minWidth = [this](int column) {
    const bool elastic = std::ranges::find(m_elastic, column) != m_elastic.end();
    return elastic ? std::min(contentsWidth(column), m_table->fontMetrics().averageCharWidth() * maxLetters)
                   : std::max(contentsWidth(column), m_table->horizontalHeader()->sectionSizeHint(column));
  };
  for (const int column : m_dispensable) m_table->setColumnHidden(column, false);  // a hidden column has no size hint
  const QHeaderView& header = *m_table->horizontalHeader();
  const int sorted = header.isSortIndicatorShown() ? header.sortIndicatorSection() : -1;
  int needed = 0;
  for (int column = 0; column < m_table->model()->columnCount(); ++column) needed += minWidth(column);
  for (const int column : m_dispensable) {
    if (needed <= m_table->viewport()->width()) break;
    if (column == sorted) continue;
    needed -= minWidth(column);
    m_table->setColumnHidden(column, true);
  }
}

int FittedColumns::contentsWidth(int column) const {
  return static_cast<const QAbstractItemView*>(m_table)->sizeHintForColumn(column);
}

void FittedColumns::stretchColumns() {
  m_stretchesColumns = true;
  fit();
}

void FittedColumns::spread(int spare) {
  const QHeaderView& header = *m_table->horizontalHeader();
  const int columns = header.count() - header.hiddenSectionCount();
  for (int column = 0; spare > 0 && column < header.count(); ++column)
    if (!header.isSectionHidden(column)) m_table->setColumnWidth(column, m_table->columnWidth(column) + spare / columns);
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

void WrappedText::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->features |= QStyleOptionViewItem::WrapText;
}

QSize WrappedText::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QFontMetrics metrics(option.font);
  const QRect room(0, 0, std::max(1, columnWidth(option.widget, index.column()) - m_around), tallest);
  const int height = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString()).height();
  return {0, height + betweenRows};
}

}  // namespace kotai::ui

#include "moc_number_table.cpp"
