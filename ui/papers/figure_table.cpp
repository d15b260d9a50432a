#include "ui/papers/figure_table.h"

#include <QBrush>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

#include "core/analysis/published.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/retranslated_model.h"

namespace kotai::ui {

/// A printed table with rows and columns. Each cell has the published value and, below it, the computed one.
class WorkTableModel : public RetranslatedModel {
  Q_OBJECT

 public:
  WorkTableModel(std::string gameId, QObject* parent) : RetranslatedModel(parent), m_gameId(std::move(gameId)) {}
  void setTable(WorkTable table);
  const WorkTable& table() const { return m_table; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  const PublishedFigure& cellAt(const QModelIndex& index) const;

 private:
  QString toolTip(const PublishedFigure& cell) const;

  std::string m_gameId;
  WorkTable m_table;
};

namespace {

/// Background for agreement and disagreement. Empty for unknown values.
QVariant tintOf(FigureCheck check) {
  const ColourPalette& palette = Theme::instance().palette();
  switch (check) {
    case FigureCheck::Equal: return QBrush(palette.tintOf(Outcome::Win));
    case FigureCheck::Different:
    case FigureCheck::Slip: return QBrush(palette.tintOf(Outcome::Loss));
    default: return {};
  }
}

/// Can be distinguished even without colours.
QString computedText(const PublishedFigure& cell) {
  if (cell.computed.empty()) return QStringLiteral("–");
  const QString value = figureValueText(cell.computed);
  switch (check(cell)) {
    case FigureCheck::Equal: return QStringLiteral("= ") + value;
    case FigureCheck::Different:
    case FigureCheck::Slip: return QStringLiteral("≠ ") + value;
    default: return value;
  }
}

}  // namespace

void WorkTableModel::setTable(WorkTable table) {
  beginResetModel();
  m_table = std::move(table);
  endResetModel();
}

int WorkTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int WorkTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

const PublishedFigure& WorkTableModel::cellAt(const QModelIndex& index) const {
  return m_table.cells[static_cast<std::size_t>(index.row()) * m_table.columns.size() + static_cast<std::size_t>(index.column())];
}

QString WorkTableModel::toolTip(const PublishedFigure& cell) const {
  const QString computed = cell.computed.empty() ? tr("not known here") : figureValueText(cell.computed);
  QStringList lines;
  if (!cell.id.empty()) lines << figureName(cell.id, m_gameId);
  lines << (cell.published.empty() ? tr("Computed here: %1.").arg(computed)
                                   : tr("Published: %1. Computed here: %2.").arg(figureValueText(cell.published), computed));
  if (!cell.query.empty()) lines << tr("Double-click or Enter lists these positions");
  return lines.join(QLatin1Char('\n'));
}

QVariant WorkTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const PublishedFigure& cell = cellAt(index);
  switch (role) {
    case Qt::DisplayRole: return QString(figureValueText(cell.published) + QLatin1Char('\n') + computedText(cell)).trimmed();
    case Qt::EditRole: return QString::fromStdString(cell.published);  // text for copying
    case Qt::TextAlignmentRole: return numberAlignment();
    case Qt::BackgroundRole: return tintOf(check(cell));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return toolTip(cell);
    default: return {};
  }
}

QVariant WorkTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal) return numberAlignment();
  if (role != Qt::DisplayRole) return {};
  const std::string& heading =
      (orientation == Qt::Horizontal ? m_table.columns : m_table.rows)[static_cast<std::size_t>(section)];
  const bool plain = heading.find_first_of("0123456789") != std::string::npos;
  const QString words = plain ? QString::fromStdString(heading) : figureName(heading, m_gameId);
  const bool printed = std::ranges::any_of(m_table.cells, [](const PublishedFigure& cell) { return !cell.published.empty(); });
  if (orientation == Qt::Horizontal || !printed) return words;
  return tr("%1 · printed\ncomputed", "heading of a row; what the two lines of its cells are").arg(words);
}

namespace {
constexpr int listNamePx = 400;
constexpr int columnGapPx = 16;
}  // namespace

FigureTable::FigureTable(const WorkTable& table, std::string gameId, QWidget* parent)
    : QTableView(parent), m_gameId(std::move(gameId)), m_list(table.columns.empty()) {
  if (m_list)
    setModel(new FiguresModel(this));
  else
    setModel(new WorkTableModel(m_gameId, this));
  if (m_list)
    setUpNumberTable(*this, font());
  else
    setUpNumberTable(*this);
  m_list ? setUpRows() : setUpCells();
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  setFrameShape(QFrame::NoFrame);
  connect(&Theme::instance(), &Theme::changed, this, &FigureTable::retranslate);
  connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
    const PublishedFigure& cell = m_list ? static_cast<FiguresModel*>(model())->rows()[static_cast<std::size_t>(index.row())]
                                         : static_cast<WorkTableModel*>(model())->cellAt(index);
    if (!cell.query.empty()) return emit queryChosen(QString::fromStdString(cell.query));
    if (!m_list) emit columnChosen(index.column());
  });
  setTable(table);
}

void FigureTable::setUpRows() { setSelectionBehavior(QAbstractItemView::SelectRows); }

/// Two lines per cell: printed and computed.
void FigureTable::setUpCells() {
  verticalHeader()->show();
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
    // Columns that the header resizes keep no width of their own.
    for (const int column : {FiguresModel::NameColumn, FiguresModel::PublishedColumn, FiguresModel::ComputedColumn}) {
      horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
      resizeColumnToContents(column);
    }
    setColumnWidth(FiguresModel::NameColumn, std::min(columnWidth(FiguresModel::NameColumn), listNamePx));
    for (const int column : {FiguresModel::PublishedColumn, FiguresModel::ComputedColumn})
      setColumnWidth(column, columnWidth(column) + columnGapPx);
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

#include "figure_table.moc"
#include "moc_figure_table.cpp"
