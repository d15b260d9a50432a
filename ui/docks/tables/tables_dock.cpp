#include "ui/docks/tables/tables_dock.h"

#include <QActionGroup>
#include <QComboBox>
#include <QResizeEvent>
#include <QSignalBlocker>

#include "core/game/game.h"
#include "core/tables/file_stem.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/variant_comparison.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

constexpr int narrowPx = 620;  // in a dock narrower than this, the totals are below the charts

/// Returns the complete solution, if any. Otherwise returns a solution with figures but without values, because
/// tables need no values.
static SolutionPtr solutionOrFigures(const GameDocument& document, const std::filesystem::path& folder) {
  if (document.wholeSolution() || !document.hasGame()) return document.wholeSolution();
  try {
    if (Solution::figuresExist(folder, *document.variant())) return Solution::openFigures(folder, document.variant());
  } catch (const SolutionError&) {  // other variants have no figures
  }
  return nullptr;
}

static std::vector<LengthSeries> namedMates(const std::shared_ptr<const VariantTables>& tables) {
  if (!tables) return {};
  std::vector<LengthSeries> mates = tables->mates;
  for (LengthSeries& each : mates) each.name = findKindName(*tables->solution->variant(), each.kind);
  return mates;
}

TablesDock::TablesDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : TablesPanel(hub, QStringLiteral("tablesDock"), parent), m_document(document) {
  m_key = named("tableBox", makeChoice());
  m_counting = named("countingBox", makeChoice());
  m_counting->addItems({QString(), QString()});
  createPages();
  createPictureMenu();
  connectSignals();
  layOutTables({m_key, m_counting}, m_figures, m_pages);
  storeChoices(QStringLiteral("table-"), {{m_counting, QStringLiteral("counting")}});
}

TablesDock::~TablesDock() { m_figuresStop.request_stop(); }

void TablesDock::connectSignals() {
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
    const HeatMap* map = m_charts->map(outcome);
    connect(map, &HeatMap::pointed, status(), &ElidedLabel::setText);
    connect(map, &HeatMap::cellActivated, this, [this, outcome](int opponent, int mover) { emitCell(outcome, opponent, mover); });
  }
  connect(m_charts->bars(), &BarChart::barActivated, this, [this](int category, int kind) {
    emitCell(OutcomeBars::kinds[static_cast<std::size_t>(kind)], {}, OutcomeBars::mover(*m_charts->table(), category));
  });
  for (const BarChart* chart : {m_charts->bars(), m_distances, m_mates})
    connect(chart, &BarChart::pointed, status(), &ElidedLabel::setText);
  connect(m_distances, &BarChart::barActivated, this, [this](int distance, int kind) {
    emitDistance(DistanceBars::kinds[static_cast<std::size_t>(kind)], static_cast<std::uint32_t>(distance));
  });
  connect(m_mates, &BarChart::barActivated, this, [this](int category, int kind) {
    emitMates(static_cast<std::size_t>(kind), numbersOf(m_tables->mates)[static_cast<std::size_t>(category)]);
  });
  connect(m_published, &FiguresPanel::filterActivated, this, [this](const PositionFilter& filter) { activate(filter, 0); });
  connect(m_key, &QComboBox::currentIndexChanged, this, [this] {  // stores the choice for each game
    if (m_document->hasGame() && !keyId().isEmpty()) hub()->settings()->choice.set(choiceName(), keyId());
  });
  connect(m_table, &QTableView::activated, this, &TablesDock::activateNumber);
}

bool TablesDock::showContents() {
  const SolutionPtr whole = m_document->wholeSolution();
  const bool same = whole ? whole == m_whole : !m_whole && m_variant == m_document->variant();
  if (!same) reload();
  // Some figures compare two solutions. The figures are therefore read again when another variant has been
  // solved.
  if (std::exchange(m_figuresSolves, state().solves) != state().solves) m_figuresWanted = false;
  showTables();
  return m_tables != nullptr;
}

void TablesDock::reload() {
  m_variant = m_document->variant();
  m_whole = m_document->wholeSolution();
  const SolutionPtr solution = solutionOrFigures(*m_document, hub()->jobs()->dataDirectory());
  m_reading.drop();
  m_tables.reset();
  m_figuresWanted = false;
  m_figuresStop.request_stop();
  m_figuresStop = std::stop_source();
  m_published->setRows({});
  m_loading = solution != nullptr;
  fillKeys();
  if (!solution) return;
  m_reading.run(
      this, [solution] { return readTables(solution); },
      [this, id = m_document->variantId()](const auto& read) {
        m_loading = false;
        m_tables = read.value_or(nullptr);
        if (!read) hub()->jobs()->recordFailure(id, read.error());
        showAgain();
      });
}

void TablesDock::fillKeys() {
  const QSignalBlocker blocker(m_key);
  const QString chosen = keyId();
  const bool hadTables = m_key->count() > 1;
  m_key->clear();
  if (!m_document->hasGame()) return;  // an empty list has no selection to keep
  if (const VariantPtr& variant = m_document->variant())
    for (const AggregateKey& key : variant->tierGraph().aggregateKeys())
      m_key->addItem(aggregateKeyName(variant->gameId(), key), QString::fromStdString(key.id));
  m_key->addItem(tr("by distance"), distanceId);
  if (!mateKinds(*m_document->variant()).empty()) m_key->addItem(tr("by mate length"), matesId);
  const FigureSet figures = figureSet(*m_document->variant());
  if (figures != FigureSet::None)
    m_key->addItem(figures == FigureSet::Published ? tr("published and computed") : tr("figures"), figuresId);
  QString preferred = hub()->settings()->choice(choiceName());
  if (preferred.isEmpty() && hadTables) preferred = chosen;  // a list with one entry has no choice to keep
  m_key->setCurrentIndex(std::max(m_key->findData(preferred), 0));
  m_key->updateGeometry();  // resizes the box to its current item
}

QString TablesDock::choiceName() const {
  return QStringLiteral("table-") + QString::fromStdString(std::string(m_document->variant()->gameId()));
}

void TablesDock::explainEmpty() {
  if (m_loading) return empty()->showTextsOnly(tr("Reading the tables…"), {});
  const Variant& variant = *m_document->variant();
  const QString known = state().valuesShown ? knownSummary(variant) : QString();
  const QString& refusal = state().refusal;
  MissingStrings words{.name = variantName(variant), .offer = known};
  if (m_document->solution()) {
    words.heading = tr("The tables of %1 are not ready yet").arg(words.name);
    words.offer = tr("The values are known. Finish solving to see how many positions are won, drawn and lost.");
  } else if (!refusal.isEmpty()) {
    words.refusal = known.isEmpty() ? refusal : known + QLatin1Char(' ') + refusal;
  } else if (known.isEmpty()) {
    words.offer = tr("The values are not known. Solve the variant to see how many positions are won, drawn and lost.");
  }
  showMissing(Missing::Tables, words);
}

void TablesDock::showTables() {
  const AggregateTablePtr table = currentTable();
  const TotalsPtr totals = m_tables ? m_tables->totals : nullptr;
  m_counting->setVisible(table && m_tables->publishedCounting);
  scaleChoice()->setEnabled(currentPage() != m_table);
  const bool hasMatrix = table && !isOneDimensional(*table);
  m_pictureMenu->setEnabled(hasMatrix);
  showMeasures(!showsFigures());
  m_charts->setLook(measure(), scale());
  m_charts->setTable(table);
  m_distances->setLook(measure(), scale());
  m_distances->setData(DistanceBars::data(totals));
  m_mates->setLook(measure(), scale());
  m_mates->setData(lengthBars(namedMates(m_tables), tr("Mates by length"), tr("Mate in n")));
  if (m_tables && showsFigures() && !std::exchange(m_figuresWanted, true)) readFiguresInBackground(false);
  m_numbers->setMeasure(measure());
  byDistance() ? m_numbers->showDistances(totals) : m_numbers->showTable(hasMatrix ? nullptr : table);
  m_matrix->setMeasure(measure());
  m_matrix->showTable(hasMatrix ? table : nullptr);
  m_mateNumbers->setMeasure(measure());
  m_mateNumbers->setSeries(namedMates(m_tables), tr("n", "length of a mate"));
  m_table->setModel(byMateLength() ? static_cast<QAbstractItemModel*>(m_mateNumbers)
                    : hasMatrix    ? static_cast<QAbstractItemModel*>(m_matrix)
                                   : m_numbers);
  m_totals->setTotals(totals, m_tables ? m_tables->storedPositions : 0, table);
  m_totalsScroll->updateGeometry();
  m_totalsScroll->setVisible(!showsFigures());  // the page of figures already includes the totals
  m_pages->setCurrentWidget(currentPage());
  status()->setText({});
  status()->setVisible(m_tables != nullptr);
  setNote((currentPage() == m_table && hasMatrix ? QStringList{m_matrix->names(), noteText()} : QStringList{noteText()})
              .join(QLatin1Char(' '))
              .trimmed());
}

void TablesDock::readFiguresInBackground(bool comparing) {
  runInBackground(
      this,
      [solution = m_tables->solution, comparing, stop = m_figuresStop.get_token()] {
        return readFigures(solution, comparing, stop);
      },
      [this, solution = m_tables->solution, comparing](const auto& read) {
        if (!m_tables || m_tables->solution != solution) return;
        if (!read) return m_published->showFailure(errorText(read.error()));
        m_published->setRows(*read);
        if (!comparing) readFiguresInBackground(true);  // meanwhile, the dock shows the available figures
      });
}

QWidget* TablesDock::currentPage() const {
  if (showsFigures()) return m_published;
  if (view() == View::Numbers) return m_table;
  if (byMateLength()) return m_mates;
  if (byDistance()) return m_distances;
  return m_chartsScroll;
}

QString TablesDock::noteText() const {
  const VariantPtr& variant = m_document->variant();
  QString note;
  if (m_tables && !m_tables->solution->hasValues())
    note = tr("Only the figures were kept, not the values, so you cannot open the positions in a cell. Solve the variant to get "
              "the values.") +
           QLatin1Char(' ');
  if (showsPublished() && variant) {
    note +=
        tr("As published: the paper counts a position twice when both sides have equal remaining steps but "
           "different progress patterns, so some counts are larger than the true ones.");
    if (variant->columns() > 4)
      note += QLatin1Char(' ') +
              tr("The paper has the tables for 3×3 and 4×4 only. Here its rule is applied to %1.").arg(variantName(*variant));
  }
  if (variant && (showsPublished() || showsFigures()) && variant->game().work.figures)
    note += QStringLiteral(" <a href=\"work\">%1</a>").arg(tr("The published work, figure by figure"));
  return note;
}

QString TablesDock::keyId() const { return m_key->currentData().toString(); }

Counting TablesDock::counting() const { return m_counting->currentIndex() == 1 ? Counting::AsPublished : Counting::True; }

bool TablesDock::showsPublished() const {
  return m_tables && m_tables->publishedCounting && counting() == Counting::AsPublished && currentTable();
}

AggregateTablePtr TablesDock::currentTable() const {
  return m_tables ? m_tables->table(keyId().toStdString(), counting()) : nullptr;
}

/// Requests positions from the Positions dock, which cannot list positions without values.
void TablesDock::activate(const PositionFilter& filter, quint64 publishedCount) {
  if (m_tables && m_tables->solution->hasValues()) emit cellActivated(filter, publishedCount);
}

void TablesDock::emitCell(std::optional<Outcome> outcome, std::optional<int> opponent, std::optional<int> mover) {
  PositionFilter filter;
  filter.kind = FindKind::Cell;
  filter.outcome = outcome;
  filter.cell = PositionFilter::Cell{keyId().toStdString(), mover, opponent};
  activate(filter, showsPublished() ? countOf(*currentTable(), outcome, opponent, mover) : 0);
}

void TablesDock::emitDistance(std::optional<Outcome> outcome, std::uint32_t distancePlies) {
  PositionFilter filter;  // filters by value alone, so that the list and the bar agree
  filter.kind = FindKind::Cell;
  filter.outcome = outcome;
  if (outcome != Outcome::Draw) filter.distancePlies = distancePlies;
  activate(filter, 0);
}

void TablesDock::emitMates(std::size_t series, std::uint32_t n) {
  PositionFilter filter;
  filter.kind = m_tables->mates.at(series).kind;
  filter.distancePlies = n;
  activate(filter, 0);
}

void TablesDock::activateNumber(const QModelIndex& index) {
  if (!m_tables || !index.isValid()) return;
  if (byMateLength()) {
    if (index.column() > 0) emitMates(static_cast<std::size_t>(index.column() - 1), m_mateNumbers->numberAt(index.row()));
    return;
  }
  const QVariant column = index.data(CountsModel::OutcomeRole);
  const std::optional<Outcome> outcome = column.isValid() ? std::optional(static_cast<Outcome>(column.toInt())) : std::nullopt;
  const QVariant mover = index.data(CountsModel::MoverRole);
  if (byDistance()) return emitDistance(outcome, mover.toUInt());
  emitCell(outcome, index.data(CountsModel::OpponentRole).toInt(), mover.isValid() ? std::optional(mover.toInt()) : std::nullopt);
}

std::unique_ptr<ComparedVariants> TablesDock::compared() const { return comparedVariants(hub()->jobs()); }

void TablesDock::resizeEvent(QResizeEvent* event) {
  TablesPanel::resizeEvent(event);
  stack(event->size().width() < narrowPx);
}

void TablesDock::retranslate() {
  TablesPanel::retranslate();
  m_counting->setItemText(0, tr("actual counts"));
  m_counting->setItemText(1, tr("as published"));
  m_counting->setAccessibleName(tr("Counting"));
  m_counting->setToolTip(tr("Actual counts, or counts as in Kotani's figures"));
  m_key->setAccessibleName(tr("Table"));
  m_table->setAccessibleName(tr("Tables"));
  m_pictureMenu->setTitle(tr("Picture c&ontent"));
  const QStringList charts{tr("all charts"), outcomeName(Outcome::Draw), outcomeName(Outcome::Win), outcomeName(Outcome::Loss),
                           tr("sums of all outcomes")};
  const QList<QAction*> entries = m_pictureMenu->actions();
  for (qsizetype i = 0; i < entries.size(); ++i) entries[i]->setText(charts[i]);
  fillKeys();
  m_numbers->retranslate();
  m_matrix->retranslate();
}

void TablesDock::withPicture(bool paper, const std::function<void(const Picture&)>& use) const {
  if (showsFigures()) return use(pictureOf(*m_published, caption()));
  const AggregateTablePtr table = currentTable();
  SheetContents contents;
  contents.table = table;
  if (byDistance()) contents.totals = m_tables->totals;
  if (byMateLength()) contents.mates = namedMates(m_tables);
  contents.matesTitle = tr("Mates by length");
  contents.matesAxis = tr("Mate in n");
  contents.measure = measure();
  contents.scale = scale();
  contents.chart = m_pictured;
  const bool sums = table && (m_pictured == TableChart::Sums || isOneDimensional(*table));
  const QString ofPart = sums ? tr("Shares of the positions in each column") : tr("Shares of the positions in each cell");
  const QString measured = measuredText(measure(), table ? ofPart : sharesOfAll(), scale());
  QStringList countings;
  if (table && m_tables->publishedCounting) countings << m_counting->currentText();
  const QString imprint = imprintOf(m_tables->solution->variant()->id(), countings);
  const auto sheet = tableSheet({caption(), measured, imprint}, contents, paper);
  use(pictureOf(*sheet));
}

TableRows TablesDock::rows() const {
  if (showsFigures()) return figureRows(m_published->model()->rows());
  if (byMateLength()) return lengthRows(m_tables->mates);
  const AggregateTablePtr table = currentTable();
  return table ? tableRows(*table) : tableRows(*m_tables->totals);
}

QString TablesDock::caption() const {
  const QString table =
      tr("%1 %2", "variant, e.g. by remaining steps").arg(variantName(*m_tables->solution->variant()), m_key->currentText());
  return showsPublished() ? tr("%1 · %2", "which table · as published").arg(table, m_counting->currentText()) : table;
}

QString TablesDock::proposedName(const QString& suffix) const {
  const QString stem = QString::fromStdString(fileStem(m_tables->solution->variant()->id()));
  const QString counting = showsPublished() ? QStringLiteral("-as-published") : QString();
  return QStringLiteral("%1-%2%3.%4").arg(stem, keyId(), counting, suffix);
}

QString TablesDock::copiedText() const {
  return showsPublished() ? tr("Copied as CSV, counted as in the paper.") : ExportedTable::copiedText();
}

constexpr int lowestCharts = 160;
constexpr int lowestChartAlone = 220;  ///< height of a chart without neighbours

/// Scroll area that does not scroll while all parts of the dock scroll together.
class PartScroll : public QScrollArea {
 public:
  void setWhole(bool whole) {
    m_whole = whole;
    updateGeometry();
  }

 protected:
  bool isWhole() const { return m_whole; }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  bool m_whole = false;
};

class ChartsScroll : public PartScroll {
 public:
  QSize minimumSizeHint() const override {
    return {QScrollArea::minimumSizeHint().width(), isWhole() ? widget()->minimumSizeHint().height() : lowestCharts};
  }
};

/// Scroll area that is as large as its contents. In a window that is not tall, the bottom may be hidden.
class TotalsScroll : public PartScroll {
 public:
  QSize sizeHint() const override { return widget() ? widget()->sizeHint() + QSize(scrollBarPx, 0) : QScrollArea::sizeHint(); }
  QSize minimumSizeHint() const override { return {sizeHint().width(), isWhole() ? sizeHint().height() : lowestPx}; }

 private:
  static constexpr int lowestPx = 44;
  static constexpr int scrollBarPx = 10;
};

void TablesDock::createPages() {
  m_charts = new TableCharts;
  m_chartsScroll = new ChartsScroll;
  m_chartsScroll->setWidgetResizable(true);
  m_chartsScroll->setFrameShape(QFrame::NoFrame);
  m_chartsScroll->setWidget(m_charts);
  m_chartsScroll->setFocusPolicy(Qt::NoFocus);
  m_chartsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_distances = named("distances", new BarChart);
  m_numbers = new CountsModel(this);
  m_matrix = new CountMatrix(this);
  m_table = new QTableView;
  m_table->setModel(m_numbers);
  setUpNumberTable(*m_table);
  m_mates = named("mates", new BarChart);
  m_mateNumbers = new LengthsModel(this);
  m_published = new FiguresPanel;
  m_pages = new ShownStack;
  addWidgets(m_pages, {m_chartsScroll, m_distances, m_mates, m_published, m_table});
  createTotals();
}

void TablesDock::createTotals() {
  m_totals = new TotalsPanel;
  m_totalsScroll = new TotalsScroll;
  m_totalsScroll->setWidgetResizable(true);
  m_totalsScroll->setFrameShape(QFrame::NoFrame);
  m_totalsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_totalsScroll->setFocusPolicy(Qt::NoFocus);
  m_totalsScroll->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  m_totalsScroll->setWidget(m_totals);
  m_figures = new QBoxLayout(QBoxLayout::LeftToRight);
  m_figures->setSpacing(16);
  m_figures->addWidget(m_pages, 1);
  m_figures->addWidget(m_totalsScroll, 0, Qt::AlignTop);
}

/// Stacks the parts of the dock. In a window that is not tall enough for all parts, the dock scrolls as a
/// whole.
void TablesDock::stack(bool narrow) {
  m_figures->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  for (QScrollArea* each : {m_chartsScroll, m_totalsScroll}) static_cast<PartScroll*>(each)->setWhole(narrow);
  for (QWidget* each : std::initializer_list<QWidget*>{m_distances, m_mates, m_table})
    each->setMinimumHeight(narrow ? lowestChartAlone : lowestCharts);
}

/// Creates the menu with the choice between all charts and a single chart.
void TablesDock::createPictureMenu() {
  m_pictureMenu = new QMenu(exports());
  auto* group = new QActionGroup(m_pictureMenu);
  for (const TableChart chart : {TableChart::All, TableChart::Draw, TableChart::Win, TableChart::Loss, TableChart::Sums}) {
    QAction* entry = m_pictureMenu->addAction(QString());
    entry->setCheckable(true);
    entry->setChecked(chart == m_pictured);
    group->addAction(entry);
    connect(entry, &QAction::triggered, this, [this, chart] { setPictured(chart); });
  }
  exports()->addPictureMenu(m_pictureMenu);
}

}  // namespace kotai::ui

#include "moc_tables_dock.cpp"
