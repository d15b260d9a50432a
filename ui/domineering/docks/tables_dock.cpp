#include "ui/domineering/docks/tables_dock.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/read_failure.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/tables/compare_window.h"
#include "ui/domineering/docks/board_comparison.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/settings/settings.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

struct DomineeringTablesDock::ClassesRead {
  std::vector<CoveredCounts> rows;
  CoveredCounts totals;
  std::optional<SolutionError> error;
};

struct DomineeringTablesDock::ValuesRead {
  std::optional<ValueDistribution> values;
  std::optional<SolutionError> error;
};

DomineeringTablesDock::DomineeringTablesDock(DomineeringDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("simultaneousTablesDock"), parent), m_document(document) {
  createControls();
  QWidget* contents = createPages();
  connectSignals();
  build(contents);
  storeChoices();
}

DomineeringTablesDock::~DomineeringTablesDock() { m_stop.request_stop(); }

void DomineeringTablesDock::storeChoices() {
  Settings* settings = hub()->settings();
  const QString names = QStringLiteral("simultaneous-table-");
  storeChoice(m_table, settings, names + QStringLiteral("kind"));
  storeChoice(m_measure, settings, names + QStringLiteral("measure"));
  storeChoice(m_scale, settings, names + QStringLiteral("scale"));
  storeChoice(m_view, settings, names + QStringLiteral("view"));
}

void DomineeringTablesDock::createControls() {
  for (QComboBox** box : {&m_table, &m_covered, &m_measure, &m_scale, &m_view}) {
    *box = new CompactComboBox(this);
    (*box)->setFont(smallFont((*box)->font()));
  }
  m_compare = new QToolButton(this);
  m_compare->setProperty("framed", true);
  m_compare->setFont(smallFont(m_compare->font()));
  m_export = new TableExportButton(this, this);
}

QWidget* DomineeringTablesDock::createPages() {
  auto* loaded = new QWidget;
  auto* controls = new FlowLayout(6);
  for (QWidget* each : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_covered), static_cast<QWidget*>(m_measure),
                        static_cast<QWidget*>(m_scale), static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_compare),
                        static_cast<QWidget*>(m_export)})
    controls->addWidget(each);
  const auto label = [loaded] {
    auto* made = new Label(loaded);
    made->setFont(smallFont(made->font()));
    made->setProperty("muted", true);
    made->setWordWrap(true);
    return made;
  };
  m_totalsLabel = label();
  m_totalsLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_status = label();
  m_chart = new StackChart;
  m_model = new QStandardItemModel(this);
  m_numbers = new QTableView;
  setUpNumberTable(*m_numbers);
  m_numbers->setFrameShape(QFrame::NoFrame);
  m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_numbers->setModel(m_model);
  m_waiting = new EmptyState;
  m_pages = new QStackedWidget;
  for (QWidget* page : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_numbers), static_cast<QWidget*>(m_waiting)})
    m_pages->addWidget(page);
  takeHeightLeft(m_pages, m_chart->minimumSizeHint().height());
  auto* column = new QVBoxLayout(loaded);
  column->setContentsMargins(12, 4, 12, 6);
  column->setSpacing(4);
  column->addLayout(controls);
  column->addWidget(m_totalsLabel);
  column->addWidget(m_pages, 1);
  column->addWidget(m_status);
  return loaded;
}

void DomineeringTablesDock::connectSignals() {
  for (QComboBox* box : {m_table, m_covered, m_measure, m_scale, m_view})
    connect(box, &QComboBox::currentIndexChanged, this, &DomineeringTablesDock::showTable);
  connect(m_chart, &StackChart::barPointed, m_status, &QLabel::setText);
  connect(m_chart, &StackChart::barActivated, this, [this](int category, int kind) {
    emit positionsRequested(m_content.bars[static_cast<std::size_t>(category)][static_cast<std::size_t>(kind)]);
  });
  connect(m_numbers, &QTableView::activated, this, [this](const QModelIndex& index) {
    const auto& filter = m_content.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].filter;
    if (filter) emit positionsRequested(*filter);
  });
  connect(m_numbers, &QTableView::clicked, m_numbers, &QTableView::activated);
  connect(m_compare, &QToolButton::clicked, this, &DomineeringTablesDock::showComparison);
  copyByKey(m_chart, [this] { return hasTable() ? QString::fromUtf8(csv()) : QString(); });
  connect(m_export, &TableExportButton::told, m_status, &QLabel::setText);
  connect(m_export, &TableExportButton::warningRaised, this, &DomineeringTablesDock::warningRaised);
  connect(m_export, &TableExportButton::warningOver, this, &DomineeringTablesDock::warningOver);
  connect(&Theme::instance(), &Theme::changed, this,
          &DomineeringTablesDock::showTable);  // the colours of bars depend on the theme
}

DomineeringTablesDock::Table DomineeringTablesDock::table() const {
  return m_table->currentIndex() == 1 ? Table::Values : Table::Classes;
}

Scale DomineeringTablesDock::scale() const { return m_scale->currentIndex() == 1 ? Scale::Logarithmic : Scale::Linear; }

Measure DomineeringTablesDock::measure() const { return m_measure->currentIndex() == 0 ? Measure::Share : Measure::Count; }

std::optional<int> DomineeringTablesDock::coveredChosen() const {
  const QVariant chosen = m_covered->currentData();
  return chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt;
}

void DomineeringTablesDock::setTable(Table table) { m_table->setCurrentIndex(table == Table::Values ? 1 : 0); }

void DomineeringTablesDock::setNumbersShown(bool numbers) { m_view->setCurrentIndex(numbers ? 1 : 0); }

bool DomineeringTablesDock::showContents() {
  if (m_document->solution() != m_solution) reload(m_document->solution());
  showTable();
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
    ClassesRead read;
    try {
      read.rows = classesByCovered(*solution);
      read.totals = classTotals(*solution);
    } catch (...) {
      read.error = readFailure(solution->file());
    }
    return read;
  };
  m_readingClasses.run(this, std::move(work), [this](const ClassesRead& read) {
    if (read.error)
      recordFailure(*read.error);
    else
      m_classes = read.rows;
    m_totals = read.totals;
    fillCovered();
    showAgain();
  });
}

/// The reason replaces the tables, as it does wherever the solution is shown.
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
    ValuesRead read;
    try {
      DistributionOptions options;
      options.covered = covered;
      read.values = valueDistribution(*solution, options, stop);
    } catch (...) {
      read.error = readFailure(solution->file());
    }
    return read;
  };
  m_readingValues.run(this, std::move(work), [this](const ValuesRead& read) {
    m_reading = false;
    m_values = read.values;
    if (read.error) recordFailure(*read.error);
    showAgain();
  });
}

void DomineeringTablesDock::showTable() {
  if (!m_classes) return;
  const bool values = showsValues();
  m_covered->setVisible(values);
  m_status->clear();
  if (values && !valuesAreRead()) {
    m_waiting->setTexts(tr("Reading the values…"), {});
    m_pages->setCurrentWidget(m_waiting);
    return readValues();
  }
  m_content = contentNow();
  m_totalsLabel->setText(
      values ? tr("%1 unfinished positions, %2 different values")
                   .arg(countText(static_cast<double>(m_values->positions)), countText(static_cast<double>(m_values->distinct)))
             : totalsText(m_totals));
  const SimultaneousVariant& variant = *m_document->variant();
  m_totalsLabel->setToolTip(
      variant.columns() == variant.rows()
          ? tr("Mirrored and rotated positions are counted once. On a square board, a position also stands for its transpose, in "
               "which the sides have changed places. This is why the two sides' numbers differ.")
          : tr("Mirrored and rotated positions are counted once."));
  m_chart->setMeasure(measure());
  m_chart->setScale(scale());
  m_chart->setData(m_content.chart);
  fillNumbers();
  m_pages->setCurrentWidget(m_view->currentIndex() == 1 ? static_cast<QWidget*>(m_numbers) : m_chart);
}

void DomineeringTablesDock::showComparison() {
  auto* window = new CompareWindow(comparedBoards(hub()->jobs()), m_document->variant()->id(), this);
  window->show();
}

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
      if (cell.filter) item->setToolTip(tr("Lists these positions"));
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
  setWindowTitle(tr("Tables"));
  const auto fill = [](QComboBox* box, const QStringList& texts, const QString& name) {
    const QSignalBlocker blocker(box);
    const int chosen = std::max(box->currentIndex(), 0);
    box->clear();
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    box->setAccessibleName(name);
  };
  fill(m_table, {tr("by covered squares"), tr("by value")}, tr("Table"));
  fill(m_measure, {tr("shares"), tr("numbers of positions")}, tr("Show as"));
  fill(m_scale, {tr("linear"), tr("logarithmic")}, tr("Scale"));
  fill(m_view, {tr("chart"), tr("table")}, tr("View"));
  m_numbers->setAccessibleName(tr("Tables"));
  m_compare->setText(tr("compare…"));
  m_compare->setToolTip(tr("Two solved boards side by side"));
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

}  // namespace kotai::ui
