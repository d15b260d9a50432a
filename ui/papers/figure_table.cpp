#include "ui/papers/figure_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/docks/tables/figures_model.h"
#include "ui/papers/work_table_model.h"
#include "ui/theme/palette.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

namespace {
constexpr int listNamePx = 300;
}  // namespace

FigureTable::FigureTable(const WorkTable& table, std::string gameId, QWidget* parent)
    : QTableView(parent), m_gameId(std::move(gameId)), m_list(table.columns.empty()) {
  if (m_list)
    setModel(new FiguresModel(this));
  else
    setModel(new WorkTableModel(m_gameId, this));
  setUpNumberTable(*this);
  m_list ? setUpRows() : setUpCells();
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  setFrameShape(QFrame::NoFrame);
  connect(&Theme::instance(), &Theme::changed, this, &FigureTable::retranslate);
  connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
    const PublishedFigure& cell = m_list ? static_cast<FiguresModel*>(model())->rows()[static_cast<std::size_t>(index.row())]
                                         : static_cast<WorkTableModel*>(model())->cellAt(index);
    if (!cell.query.empty()) emit queryChosen(QString::fromStdString(cell.query));
  });
  setTable(table);
}

void FigureTable::setUpRows() { setSelectionBehavior(QAbstractItemView::SelectRows); }

/// Two lines per cell: printed and computed.
void FigureTable::setUpCells() {
  verticalHeader()->show();
  verticalHeader()->setFont(font());
  setShowGrid(true);
}

void FigureTable::setTable(const WorkTable& table) {
  if (m_list) {
    std::vector<FigureRow> rows;
    for (const PublishedFigure& cell : table.cells) rows.push_back({cell, std::nullopt, m_gameId, false});
    static_cast<FiguresModel*>(model())->setRows(std::move(rows));
  } else {
    static_cast<WorkTableModel*>(model())->setTable(table);
  }
  fit();
}

void FigureTable::fit() {
  resizeColumnsToContents();
  if (!m_list) resizeRowsToContents();  // characters of other scripts are taller
  if (m_list) {
    horizontalHeader()->setSectionResizeMode(FiguresModel::NameColumn, QHeaderView::Interactive);
    resizeColumnToContents(FiguresModel::NameColumn);
    setColumnWidth(FiguresModel::NameColumn, std::min(columnWidth(FiguresModel::NameColumn), listNamePx));
  }
  const int frame = 2 * frameWidth();
  m_whole = QSize(horizontalHeader()->length() + (m_list ? 0 : verticalHeader()->sizeHint().width()) + frame,
                  verticalHeader()->length() + horizontalHeader()->sizeHint().height() + frame);
  setMaximumWidth(m_whole.width());
  setFixedHeight(m_whole.height());
  updateGeometry();
}

QSize FigureTable::minimumSizeHint() const { return {std::min(m_whole.width(), listNamePx), m_whole.height()}; }

/// In a narrow window the scroll bar is below the last row.
void FigureTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  const bool cut = width() < m_whole.width();
  setFixedHeight(m_whole.height() + (cut ? horizontalScrollBar()->sizeHint().height() : 0));
}

void FigureTable::retranslate() {
  static_cast<RetranslatedModel*>(model())->retranslate();
  fit();
}

void FigureTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace kotai::ui

#include "moc_figure_table.cpp"
