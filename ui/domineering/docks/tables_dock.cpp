#include "ui/domineering/docks/tables_dock.h"

#include <tuple>

#include "core/base/read_failure.h"
#include "core/games/domineering/table_rows.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_sheet.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/settings/settings.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

DomineeringTablesDock::DomineeringTablesDock(DomineeringDocument* document, StateHub* hub, QWidget* parent)
    : TablesPanel(hub, QStringLiteral("simultaneousTablesDock"), parent),
      m_document(document),
      m_table(makeChoice()),
      m_covered(makeChoice()) {
  m_table->addItems({QString(), QString()});
  createPages();
  connectSignals();
  auto* tables = new QVBoxLayout;
  tables->addWidget(m_pages, 1);
  layOutTables({m_table, m_covered}, tables, m_pages);
  storeChoices(QStringLiteral("simultaneous-table-"), {{m_table, QStringLiteral("kind")}}, QStringLiteral("numbers"));
}

DomineeringTablesDock::~DomineeringTablesDock() { m_stop.request_stop(); }

void DomineeringTablesDock::createPages() {
  m_chart = new BarChart;
  m_model = new QStandardItemModel(this);
  m_numbers = new QTableView;
  setUpNumberTable(*m_numbers);
  m_numbers->setFrameShape(QFrame::NoFrame);
  m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_numbers->setModel(m_model);
  m_waiting = new EmptyState;
  m_pages = new QStackedWidget;
  addWidgets(m_pages, {m_chart, m_numbers, m_waiting});
  fillHeightLeft(m_pages, m_chart->minimumSizeHint().height());
}

void DomineeringTablesDock::connectSignals() {
  connect(m_chart, &BarChart::pointed, status(), &ElidedLabel::setText);
  connect(m_chart, &BarChart::barActivated, this, [this](int category, int kind) {
    emit positionsRequested(m_content.bars[static_cast<std::size_t>(category)][static_cast<std::size_t>(kind)]);
  });
  connect(m_numbers, &QTableView::activated, this, [this](const QModelIndex& index) {
    const auto& filter = m_content.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].filter;
    if (filter) emit positionsRequested(*filter);
  });
  connect(m_numbers, &QTableView::clicked, m_numbers, &QTableView::activated);
}

DomineeringTablesDock::Table DomineeringTablesDock::table() const {
  return m_table->currentIndex() == 1 ? Table::Values : Table::Classes;
}

std::optional<int> DomineeringTablesDock::coveredChosen() const {
  const QVariant chosen = m_covered->currentData();
  return chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt;
}

void DomineeringTablesDock::setTable(Table table) { m_table->setCurrentIndex(table == Table::Values ? 1 : 0); }

bool DomineeringTablesDock::showContents() {
  if (m_document->solution() != m_solution) reload(m_document->solution());
  showTables();
  return m_classes.has_value();
}

void DomineeringTablesDock::reload(const SimultaneousSolutionPtr& solution) {
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_solution = solution;
  m_classes.reset();
  m_values.reset();
  m_reading = false;
  m_readingClasses.drop();
  m_readingValues.drop();
  if (!solution) return;
  auto work = [solution] {
    return tryToRead(solution->file(), [&] { return std::pair(classesByCovered(*solution), classTotals(*solution)); });
  };
  m_readingClasses.run(this, std::move(work), [this](const auto& read) {
    if (read)
      std::tie(m_classes, m_totals) = *read;
    else
      recordFailure(read.error());
    fillCovered();
    showAgain();
  });
}

/// Shows, instead of the tables, the reason why the solution cannot be read. Every view of the solution does
/// so.
void DomineeringTablesDock::recordFailure(const SolutionError& error) {
  m_classes.reset();
  hub()->jobs()->recordFailure(m_document->variantId(), error);
}

void DomineeringTablesDock::readValues() {
  if (m_reading && m_valuesCovered == coveredChosen()) return;
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_values.reset();
  m_valuesCovered = coveredChosen();
  m_reading = true;
  auto work = [solution = m_solution, covered = m_valuesCovered, stop = m_stop.get_token()] {
    DistributionOptions options;
    options.covered = covered;
    return tryToRead(solution->file(), [&] { return valueDistribution(*solution, options, stop); });
  };
  m_readingValues.run(this, std::move(work), [this](const auto& read) {
    m_reading = false;
    m_values = read.value_or(std::nullopt);
    if (!read) recordFailure(read.error());
    showAgain();
  });
}

void DomineeringTablesDock::showTables() {
  if (!m_classes) return;
  const bool values = showsValues();
  m_covered->setVisible(values);
  status()->setText({});
  if (values && !valuesAreRead()) {
    m_waiting->setStrings(tr("Reading the values…"), {});
    m_pages->setCurrentWidget(m_waiting);
    return readValues();
  }
  m_content = contentNow();
  const SimultaneousVariant& variant = *m_document->variant();
  setNote(
      values ? tr("%1 unfinished positions, %2 different values")
                   .arg(countText(static_cast<double>(m_values->positions)), countText(static_cast<double>(m_values->distinct)))
             : totalsText(m_totals),
      variant.columns() == variant.rows()
          ? tr("Mirrored and rotated positions are counted once. On a square board, a position also stands for its transpose, "
               "in which the sides have changed places. This is why the two sides' numbers differ.")
          : tr("Mirrored and rotated positions are counted once."));
  m_chart->setLook(measure(), scale());
  m_chart->setData(m_content.chart);
  fillNumbers();
  m_pages->setCurrentWidget(view() == View::Numbers ? static_cast<QWidget*>(m_numbers) : m_chart);
}

std::unique_ptr<ComparedVariants> DomineeringTablesDock::compared() const { return comparedBoards(hub()->jobs()); }

void DomineeringTablesDock::fillNumbers() {
  m_model->clear();
  QStringList headers;
  for (const QString& header : m_content.headers) headers << header;
  m_model->setHorizontalHeaderLabels(headers);
  for (const auto& row : m_content.rows) {
    QList<QStandardItem*> items;
    for (const TableContent::Cell& cell : row) {
      auto* item = new QStandardItem(cell.text);
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (cell.filter) item->setToolTip(tr("List these positions"));
      items << item;
    }
    m_model->appendRow(items);
  }
}

void DomineeringTablesDock::explainEmpty() {
  const SimultaneousVariant& variant = *m_document->variant();
  const bool failed = !state().work.failure.isEmpty();
  if (m_solution && !failed) return empty()->showTextsOnly(tr("Reading the tables…"), {});
  if (!m_solution && !failed && workFor(variant) != SimultaneousWork::Solve)
    return empty()->showTextsOnly(tr("No tables for this board"), largeBoardText(variant));
  const QString name = variantName(variant);
  showMissing(Missing::Tables, {.name = name, .offer = tr("Solve %1 to count its positions by class and value.").arg(name)});
}

void DomineeringTablesDock::retranslate() {
  TablesPanel::retranslate();
  m_table->setItemText(0, tr("by covered squares"));
  m_table->setItemText(1, tr("by value"));
  m_table->setAccessibleName(tr("Table"));
  m_numbers->setAccessibleName(tr("Tables"));
  fillCovered();
}

void DomineeringTablesDock::fillCovered() {
  setChoices(m_covered, [this] {
    m_covered->addItem(tr("any number of covered squares"));
    if (!m_classes) return;
    for (const CoveredCounts& row : *m_classes) m_covered->addItem(tr("%n covered squares", nullptr, row.covered), row.covered);
  });
  m_covered->setAccessibleName(tr("Covered squares"));
}

TableContent DomineeringTablesDock::contentNow() const {
  return showsValues() ? valueContent(*m_values, measure()) : classContent(*m_classes, measure());
}

TableRows DomineeringTablesDock::rows() const {
  return showsValues() ? domineering::valueRows(*m_values) : domineering::coveredRows(*m_classes);
}

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

/// Describes the displayed numbers. Shares in stacked bars are shares of their column.
QString DomineeringTablesDock::measured() const {
  const bool ofColumns = !showsValues() && scale() == Scale::Linear;
  return measuredText(measure(),
                      ofColumns ? tr("Shares of the positions with the same number of covered squares") : sharesOfAll(), scale());
}

void DomineeringTablesDock::withPicture(bool paper, const std::function<void(const Picture&)>& use) const {
  ChartSheet sheet({caption(), measured(), imprintOf(m_solution->variant()->id())}, paper);
  auto* chart = new BarChart(&sheet);
  chart->setLook(measure(), scale());
  chart->setData(contentNow().chart);
  sheet.addChart(chart, ChartSheet::wholeRow);
  sheet.finish();
  use(pictureOf(sheet));
}

}  // namespace kotai::ui
