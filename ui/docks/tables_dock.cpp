#include "ui/docks/tables_dock.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/docks/empty_state.h"
#include "ui/docks/table_charts.h"
#include "ui/docks/tables_data.h"
#include "ui/docks/totals_panel.h"
#include "ui/document/texts.h"
#include "ui/jobs/background.h"
#include "ui/models/counts_model.h"
#include "ui/models/table_words.h"
#include "ui/theme/icons.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {
constexpr int narrowPx = 620;  // below, the totals stand under the charts
}

TablesDock::TablesDock(GameDocument* document, JobManager* jobs, QWidget* parent)
    : QDockWidget(parent), m_document(document), m_jobs(jobs) {
  setObjectName(QStringLiteral("tablesDock"));
  createControls();
  createPages();
  createExportMenu();
  connectSignals();
  retranslateUi();
  reload();
}

void TablesDock::createControls() {
  const auto choice = [this] {
    auto* box = new CompactComboBox(this);
    box->setFont(smallFont(font()));
    return box;
  };
  m_key = choice();
  m_counting = choice();
  m_measure = choice();
  m_scale = choice();
  m_view = choice();
  m_measure->addItems({QString(), QString()});
  m_scale->addItems({QString(), QString()});
  m_view->addItems({QString(), QString()});
  m_counting->addItems({QString(), QString()});
  m_measure->setCurrentIndex(1);  // shares: the shape of a table shows at once
  m_export = new QToolButton(this);
  m_export->setIcon(themedIcon(QStringLiteral("export")));
  m_export->setPopupMode(QToolButton::InstantPopup);
  m_export->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
}

void TablesDock::createPages() {
  m_charts = new TableCharts;
  m_chartsScroll = new QScrollArea;
  m_chartsScroll->setWidgetResizable(true);
  m_chartsScroll->setFrameShape(QFrame::NoFrame);
  m_chartsScroll->setWidget(m_charts);
  m_chartsScroll->setFocusPolicy(Qt::NoFocus);
  m_chartsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_distances = new DistanceChart;
  m_numbers = new CountsModel(this);
  m_table = new QTableView;
  m_table->setModel(m_numbers);
  m_table->setShowGrid(false);
  m_table->setAlternatingRowColors(false);
  m_table->verticalHeader()->hide();
  m_table->setFont(smallFont(font()));
  m_table->horizontalHeader()->setFont(smallFont(font()));
  m_table->verticalHeader()->setMinimumSectionSize(8);
  m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(smallFont(font())).height() + 6);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_pages = new QStackedWidget;
  for (QWidget* page : {static_cast<QWidget*>(m_chartsScroll), static_cast<QWidget*>(m_distances),
                        static_cast<QWidget*>(m_table)})
    m_pages->addWidget(page);

  m_totals = new TotalsPanel;
  m_note = new QLabel;
  m_note->setWordWrap(true);
  m_note->setProperty("muted", true);
  m_note->setFont(smallFont(font()));
  m_status = new QLabel;
  m_status->setProperty("muted", true);
  m_status->setFont(smallFont(font()));
  m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

  auto* controls = new FlowLayout(Qt::AlignRight, 2);
  for (QWidget* each : {static_cast<QWidget*>(m_key), static_cast<QWidget*>(m_counting), static_cast<QWidget*>(m_measure),
                        static_cast<QWidget*>(m_scale), static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_export)})
    controls->addWidget(each);
  m_figures = new QBoxLayout(QBoxLayout::LeftToRight);
  m_figures->setSpacing(16);
  m_figures->addWidget(m_pages, 1);
  m_figures->addWidget(m_totals, 0, Qt::AlignTop);
  m_loaded = new QWidget;
  auto* column = new QVBoxLayout(m_loaded);
  column->setContentsMargins(12, 4, 12, 6);
  column->setSpacing(4);
  column->addLayout(controls);
  column->addWidget(m_note);
  column->addLayout(m_figures, 1);
  column->addWidget(m_status);

  m_empty = new EmptyState;
  m_outer = new QStackedWidget;
  m_outer->addWidget(m_empty);
  m_outer->addWidget(m_loaded);
  setWidget(m_outer);
}

void TablesDock::createExportMenu() {
  m_exportMenu = new QMenu(m_export);
  const auto add = [this](const char* name, auto action) {
    QAction* entry = m_exportMenu->addAction(QString());
    entry->setObjectName(QLatin1String(name));
    connect(entry, &QAction::triggered, this, action);
  };
  add("copy", [this] { copyNumbers(); });
  m_exportMenu->addSeparator();
  add("csv", [this] { save(Format::Csv); });
  add("json", [this] { save(Format::Json); });
  add("png", [this] { save(Format::Png); });
  add("svg", [this] { save(Format::Svg); });
  m_export->setMenu(m_exportMenu);
  auto* copy = new QAction(m_table);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  connect(copy, &QAction::triggered, this, &TablesDock::copyNumbers);
  m_table->addAction(copy);
}

void TablesDock::connectSignals() {
  for (QComboBox* box : {m_key, m_counting, m_measure, m_scale, m_view})
    connect(box, &QComboBox::currentIndexChanged, this, &TablesDock::showTables);
  connect(m_charts, &TableCharts::pointed, m_status, &QLabel::setText);
  connect(m_distances, &DistanceChart::barPointed, m_status, &QLabel::setText);
  connect(m_charts, &TableCharts::cellActivated, this,
          [this](Outcome outcome, int opponent, int mover) { emitCell(outcome, opponent, mover); });
  connect(m_charts, &TableCharts::columnActivated, this,
          [this](Outcome outcome, int mover) { emitCell(outcome, {}, mover); });
  connect(m_distances, &DistanceChart::barActivated, this,
          [this](std::uint32_t distance, Outcome outcome) { emitDistance(outcome, distance); });
  connect(m_document, &GameDocument::gameReset, this, &TablesDock::reload);
  connect(m_document, &GameDocument::solutionChanged, this, &TablesDock::reload);
  connect(m_jobs, &JobManager::jobsChanged, this, &TablesDock::refreshEmptyState);
  connect(m_jobs, &JobManager::jobProgressed, this, &TablesDock::refreshEmptyState);
  connect(m_empty, &EmptyState::triggered, this, [this] { m_jobs->start(m_document->variant()); });
}

void TablesDock::reload() {
  const SolutionPtr solution = m_document->solution();
  if (solution && m_tables && m_tables->solution == solution) return;
  const quint64 token = ++m_token;
  m_tables.reset();
  m_failure.clear();
  m_loading = solution != nullptr;
  refreshKeys();
  showTables();
  if (!solution) return;
  runInBackground(
      this, [solution] { return readTables(solution); },
      [this, token](const TablesRead& read) {
        if (token != m_token) return;
        m_loading = false;
        m_tables = read.tables;
        if (read.error) m_failure = errorText(*read.error);
        showTables();
      });
}

void TablesDock::refreshKeys() {
  const QSignalBlocker blocker(m_key);
  const QString chosen = keyId();
  const bool hadTables = m_key->count() > 1;
  m_key->clear();
  if (!m_document->hasGame()) return;  // nothing is chosen before there is a game: its first key comes first
  if (const VariantPtr& variant = m_document->variant())
    for (const AggregateKey& key : variant->tierSpace().aggregateKeys())
      m_key->addItem(aggregateKeyName(key), QString::fromStdString(key.id));
  m_key->addItem(tr("by distance"), QStringLiteral("distance"));
  const int index = hadTables ? m_key->findData(chosen) : 0;  // before the first game there is only the distance
  m_key->setCurrentIndex(std::max(index, 0));
}

void TablesDock::refreshEmptyState() {
  if (m_tables) return;
  const VariantPtr& variant = m_document->variant();
  m_empty->setAction({});
  m_empty->setProgress({});
  if (!variant) {
    m_empty->setTexts(tr("No game yet"), tr("Choose a variant on the welcome page to see its tables."));
  } else if (!m_failure.isEmpty()) {
    m_empty->setTexts(tr("The tables could not be read"), m_failure);
  } else if (m_loading) {
    m_empty->setTexts(tr("Reading the tables …"), {});
  } else if (m_jobs->isRunning(*variant)) {
    m_empty->setTexts(tr("Solving %1 …").arg(variantName(*variant)), tr("The tables appear when it is finished."));
    m_empty->setProgress(m_jobs->doneShare(*variant));
  } else {
    m_empty->setTexts(tr("%1 is not solved yet").arg(variantName(*variant)),
                      tr("Its values are not known. Solve it to see how many positions are won, drawn and lost."));
    m_empty->setAction(tr("Solve"));
  }
}

void TablesDock::showTables() {
  refreshEmptyState();
  m_outer->setCurrentWidget(m_tables ? static_cast<QWidget*>(m_loaded) : m_empty);
  const AggregateTablePtr table = currentTable();
  const TotalsPtr totals = m_tables ? m_tables->totals : nullptr;
  const bool plainNumbers = m_view->currentIndex() == 1;
  m_counting->setEnabled(!byDistance());
  m_scale->setEnabled(!plainNumbers);
  m_charts->setMeasure(measure());
  m_charts->setScale(scale());
  m_charts->setTable(table);
  m_distances->setMeasure(measure());
  m_distances->setScale(scale());
  m_distances->setTotals(totals);
  m_numbers->setMeasure(measure());
  byDistance() ? m_numbers->showDistances(totals) : m_numbers->showTable(table);
  m_totals->setTotals(totals);
  m_pages->setCurrentIndex(plainNumbers ? 2 : byDistance() ? 1 : 0);
  m_status->clear();
  showNote();
}

void TablesDock::showNote() {
  const VariantPtr& variant = m_document->variant();
  const bool published = counting() == Counting::AsPublished && !byDistance() && m_tables;
  m_note->setVisible(published);
  if (!published || !variant) return;
  QString note = tr("As published: the paper counts a position twice when both sides have equal remaining steps but "
                    "different progress patterns, so some counts are larger than the true ones.");
  if (variant->columns() > 4)
    note += QLatin1Char(' ') + tr("The paper has the tables for 3×3 and 4×4 only; here its rule is applied to %1.")
                                   .arg(variantName(*variant));
  m_note->setText(note);
}

QString TablesDock::keyId() const { return m_key->currentData().toString(); }

void TablesDock::setKeyId(const QString& id) {
  const int index = m_key->findData(id);
  if (index >= 0) m_key->setCurrentIndex(index);
}

Counting TablesDock::counting() const {
  return m_counting->currentIndex() == 1 ? Counting::AsPublished : Counting::True;
}

void TablesDock::setCounting(Counting counting) { m_counting->setCurrentIndex(counting == Counting::True ? 0 : 1); }

void TablesDock::setView(View view) { m_view->setCurrentIndex(view == View::Charts ? 0 : 1); }

Measure TablesDock::measure() const { return m_measure->currentIndex() == 0 ? Measure::Count : Measure::Share; }

Scale TablesDock::scale() const { return m_scale->currentIndex() == 0 ? Scale::Linear : Scale::Logarithmic; }

AggregateTablePtr TablesDock::currentTable() const {
  return m_tables ? m_tables->table(keyId().toStdString(), counting()) : nullptr;
}

void TablesDock::emitCell(Outcome outcome, std::optional<int> opponent, std::optional<int> mover) {
  PositionFilter filter;
  filter.kind = FindKind::Cell;
  filter.outcome = outcome;
  filter.cell = PositionFilter::Cell{keyId().toStdString(), mover, opponent};
  emit cellActivated(filter);
}

void TablesDock::emitDistance(Outcome outcome, std::uint32_t distancePlies) {
  PositionFilter filter;  // by value alone, so that the list is as long as the bar says
  filter.kind = FindKind::Cell;
  filter.outcome = outcome;
  filter.distancePlies = distancePlies;
  emit cellActivated(filter);
}

void TablesDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

void TablesDock::resizeEvent(QResizeEvent* event) {
  QDockWidget::resizeEvent(event);
  m_figures->setDirection(event->size().width() < narrowPx ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void TablesDock::retranslateUi() {
  setWindowTitle(tr("Tables"));
  m_counting->setItemText(0, tr("true counts"));
  m_counting->setItemText(1, tr("as published"));
  m_counting->setAccessibleName(tr("Counting"));
  m_counting->setToolTip(tr("True counts, or counted as in Kotani's figures"));
  m_measure->setItemText(0, tr("counts"));
  m_measure->setItemText(1, tr("shares"));
  m_measure->setAccessibleName(tr("Counts or shares"));
  m_scale->setItemText(0, tr("linear"));
  m_scale->setItemText(1, tr("logarithmic"));
  m_scale->setAccessibleName(tr("Scale"));
  m_view->setItemText(0, tr("charts"));
  m_view->setItemText(1, tr("numbers"));
  m_view->setAccessibleName(tr("Charts or numbers"));
  m_key->setAccessibleName(tr("Table"));
  m_export->setToolTip(tr("Copy or save this table"));
  m_export->setAccessibleName(m_export->toolTip());
  const auto name = [this](const char* id, const QString& text) {
    if (auto* action = m_exportMenu->findChild<QAction*>(QLatin1String(id))) action->setText(text);
  };
  name("copy", tr("&Copy numbers"));
  name("csv", tr("Save as CS&V …"));
  name("json", tr("Save as &JSON …"));
  name("png", tr("Save picture as &PNG …"));
  name("svg", tr("Save picture as &SVG …"));
  refreshKeys();
  m_numbers->retranslate();
  showTables();
}

}  // namespace kotai::ui
