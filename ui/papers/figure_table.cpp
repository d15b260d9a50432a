#include "ui/papers/figure_table.h"

#include <QBrush>
#include <QGridLayout>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/board/board_thumbnail.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/papers/paper_requests.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

constexpr int picturePx = 128;
constexpr int treePicturePx = 96;
constexpr int gapPx = 12;
constexpr int levelGapPx = 28;

/// Model of a published table with rows and columns. Each cell contains the published value and, below, the
/// computed value.
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

/// Returns the background that shows agreement or disagreement. Empty for unknown values.
static QVariant tintOf(FigureCheck check) {
  const ColourPalette& palette = Theme::instance().palette();
  switch (check) {
    case FigureCheck::Equal: return QBrush(palette.tintOf(Outcome::Win));
    case FigureCheck::Different:
    case FigureCheck::Slip: return QBrush(palette.tintOf(Outcome::Loss));
    default: return {};
  }
}

/// Formats a computed value. Signs distinguish agreement and disagreement even without colours.
static QString computedText(const PublishedFigure& cell) {
  if (cell.computed.empty()) return QStringLiteral("–");
  const QString value = figureValueText(cell.computed);
  switch (check(cell)) {
    case FigureCheck::Equal: return QStringLiteral("= ") + value;
    case FigureCheck::Different:
    case FigureCheck::Slip: return QStringLiteral("≠ ") + value;
    default: return value;
  }
}

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
  if (!cell.query.empty() || !cell.kind.empty()) lines << tr("Click or press Enter to list these positions");
  return lines.join(QLatin1Char('\n'));
}

QVariant WorkTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const PublishedFigure& cell = cellAt(index);
  switch (role) {
    case Qt::DisplayRole: return QString(figureValueText(cell.published) + QLatin1Char('\n') + computedText(cell)).trimmed();
    case Qt::EditRole: return QString::fromStdString(cell.published);  // text for the clipboard
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

constexpr int listNamePx = 440;
constexpr int minListPx = 400;
constexpr int columnGapPx = 16;

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
  whenLanguageChanges(this, [this] { retranslate(); });
  setFrameShape(QFrame::NoFrame);
  connect(&Theme::instance(), &Theme::changed, this, &FigureTable::retranslate);
  connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
    const PublishedFigure& cell = cellAt(index);
    if (!cell.query.empty()) return emit queryChosen(QString::fromStdString(cell.query));
    if (!cell.kind.empty()) return emit kindChosen(QString::fromStdString(cell.kind));
    if (!m_list) emit columnChosen(index.column());
  });
  activateOnClick(*this, [this](const QModelIndex& index) { return listsPositions(index); });
  setTable(table);
}

const PublishedFigure& FigureTable::cellAt(const QModelIndex& index) const {
  if (m_list) return static_cast<const FiguresModel*>(model())->rows()[static_cast<std::size_t>(index.row())];
  return static_cast<const WorkTableModel*>(model())->cellAt(index);
}

/// Returns whether a click on a cell lists positions. A click on the name of a figure only selects its row, for
/// example to copy it.
bool FigureTable::listsPositions(const QModelIndex& index) const {
  const PublishedFigure& cell = cellAt(index);
  const bool isNumber =
      !m_list || index.column() == FiguresModel::PublishedColumn || index.column() == FiguresModel::ComputedColumn;
  return isNumber && !(cell.query.empty() && cell.kind.empty());
}

void FigureTable::setUpRows() { setSelectionBehavior(QAbstractItemView::SelectRows); }

/// Sets up cells with two lines each: the printed value and the computed value.
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
  if (!m_list) resizeRowsToContents();  // characters of some scripts are taller than Latin letters
  if (m_list) {
    // Sets explicit widths, because a header with an automatic mode would change the widths.
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

QSize FigureTable::minimumSizeHint() const { return {std::min(m_whole.width(), minListPx), m_whole.height()}; }

/// Adds space for a scroll bar below the last row in a narrow window.
void FigureTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  const bool cut = width() < m_whole.width();
  setFixedHeight(m_whole.height() + (cut ? horizontalScrollBar()->sizeHint().height() : 0));
}

void FigureTable::retranslate() {
  static_cast<RetranslatedModel*>(model())->retranslate();
  fit();
}

PictureRow::PictureRow(std::vector<WorkPicture> pictures, std::string gameId, PaperRequests* requests, QWidget* parent)
    : QWidget(parent), m_pictures(std::move(pictures)), m_gameId(std::move(gameId)), m_requests(requests) {
  while (m_buttons.size() < m_pictures.size()) addButton();
  if (isTree()) {
    layOutTree();
  } else {
    auto* flow = new FlowLayout(gapPx);
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
    for (QToolButton* button : m_buttons) flow->addWidget(button);
  }
  connect(&Theme::instance(), &Theme::changed, this, &PictureRow::refresh);
  keepTranslated(this, [this] { refresh(); });
}

bool PictureRow::isTree() const {
  return std::ranges::any_of(m_pictures, [](const WorkPicture& picture) { return picture.parent >= 0; });
}

/// Places the boards of a tree, with one row per level. Every board is centred above its children. A board
/// without children takes one column.
void PictureRow::layOutTree() {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(gapPx);
  grid->setVerticalSpacing(levelGapPx);
  std::vector<int> first(m_pictures.size(), 0);
  std::vector<int> columns(m_pictures.size(), 0);
  std::vector<int> level(m_pictures.size(), 0);
  for (std::size_t number = 0; number < m_pictures.size(); ++number)
    if (m_pictures[number].parent >= 0) level[number] = 1 + level[static_cast<std::size_t>(m_pictures[number].parent)];
  for (std::size_t number = m_pictures.size(); number-- > 0;) {
    columns[number] = std::max(columns[number], 1);
    if (m_pictures[number].parent >= 0) columns[static_cast<std::size_t>(m_pictures[number].parent)] += columns[number];
  }
  std::vector<int> used(m_pictures.size(), 0);
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    if (m_pictures[number].parent >= 0) {
      const auto parent = static_cast<std::size_t>(m_pictures[number].parent);
      first[number] = first[parent] + used[parent];
      used[parent] += columns[number];
    }
    grid->addWidget(m_buttons[number], level[number], first[number], 1, columns[number], Qt::AlignHCenter | Qt::AlignTop);
  }
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

/// Makes the columns equally wide, so that parents are centred above their children.
void PictureRow::alignTree() {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  if (!grid) return;
  int widest = 0;
  for (const QToolButton* button : m_buttons) widest = std::max(widest, button->sizeHint().width());
  for (int column = 0; column < grid->columnCount(); ++column) grid->setColumnMinimumWidth(column, widest);
}

void PictureRow::paintEvent(QPaintEvent*) {
  if (!isTree()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Theme::instance().palette().border, 1.5));
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    if (m_pictures[number].parent < 0) continue;
    const QRect above = m_buttons[static_cast<std::size_t>(m_pictures[number].parent)]->geometry();
    const QRect below = m_buttons[number]->geometry();
    painter.drawLine(QPoint(above.center().x(), above.bottom()), QPoint(below.center().x(), below.top()));
  }
}

void PictureRow::setPictures(std::vector<WorkPicture> pictures) {
  m_pictures = std::move(pictures);
  while (m_buttons.size() < m_pictures.size()) {
    addButton();
    layout()->addWidget(m_buttons.back());
  }
  for (std::size_t number = 0; number < m_buttons.size(); ++number) m_buttons[number]->setVisible(number < m_pictures.size());
  refresh();
}

void PictureRow::addButton() {
  auto* button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setIconSize({pictureSizePx(), pictureSizePx()});
  button->setAutoRaise(true);
  connect(button, &QToolButton::clicked, this, [this, number = m_buttons.size()] {
    const WorkPicture& shown = m_pictures[number];
    emit m_requests->open(QString::fromStdString(shown.variant), QString::fromStdString(shown.position));
  });
  m_buttons.push_back(button);
}

int PictureRow::pictureSizePx() const { return isTree() ? treePicturePx : picturePx; }

QPixmap PictureRow::picture(const WorkPicture& shown) const {
  return renderPositionText(shown.variant, shown.position, pictureSizePx(), devicePixelRatioF());
}

void PictureRow::refresh() {
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    const WorkPicture& shown = m_pictures[number];
    QToolButton* button = m_buttons[number];
    button->setIcon(picture(shown));
    button->setText(figureName(shown.id, m_gameId));
    button->setToolTip(QString::fromStdString(shown.position));
  }
  alignTree();
}

}  // namespace kotai::ui

#include "figure_table.moc"
#include "moc_figure_table.cpp"
