#include "ui/docks/positions/positions_dock.h"

#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <algorithm>

#include "core/analysis/find_kind.h"
#include "core/game/registry.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/positions/positions_source.h"
#include "ui/docks/positions/query_row.h"
#include "ui/docks/positions/saved_queries_menu.h"
#include "ui/jobs/job_manager.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

PositionsDock::PositionsDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : PositionsPanel(hub, QStringLiteral("positionsDock"), parent), m_document(document) {
  createControls();
  createSearch();
  createSaver({ListFormat::Csv, ListFormat::Json, ListFormat::JsonLines, ListFormat::Games});
  connectSignals();
  buildList({m_searchButton, m_kind, m_length, m_outcome}, {m_train}, {m_query, m_explanation, m_query->progressRow()});
}

void PositionsDock::createControls() {
  m_kind = new CompactComboBox(this);
  m_length = named("length", new CompactComboBox(this));
  m_length->setMaxVisibleItems(16);
  m_outcome = new CompactComboBox(this);
  m_outcome->addItem(QString());
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    m_outcome->addItem(QString(), static_cast<int>(outcome));
  m_train = makeButton("");
  m_explanation = muted(wrapping(new Label(this)));
  for (QWidget* each : std::initializer_list<QWidget*>{m_kind, m_length, m_outcome, m_explanation})
    each->setFont(smallFont(font()));
}

void PositionsDock::connectSignals() {
  connect(m_kind, &QComboBox::currentIndexChanged, this, &PositionsDock::onKindChanged);
  connect(m_length, &QComboBox::currentIndexChanged, this, &PositionsDock::refilter);
  connect(m_outcome, &QComboBox::currentIndexChanged, this, &PositionsDock::onOutcomeChanged);
  connect(m_train, &QToolButton::clicked, this, [this] {
    if (model()->source()) emit trainingWanted(numbered(model()->source()), listTitle());
  });
  connect(noHits()->button(), &QPushButton::clicked, this, [this] {
    if (const VariantPtr missing = missingVariant())
      emit hub()->solveRequested(missing->id());
    else if (failure().isEmpty())
      refilter();  // another program may have solved the variant in the meantime
  });
}

bool PositionsDock::showContents() {
  model()->setValuesHidden(!state().valuesShown);
  const SolutionPtr solution = m_document->wholeSolution();
  const bool otherSolves = std::exchange(m_solves, state().solves) != state().solves;
  const bool same = solution ? solution == m_solution : !m_solution && m_variant == m_document->variant();
  if (!same)
    reload(solution);
  else if (otherSolves && solution && readsOthers())
    refilter();  // the list may depend on the new solution
  else
    showList();
  return solution != nullptr;
}

void PositionsDock::reload(const SolutionPtr& solution) {
  m_solution = solution;
  m_variant = m_document->variant();
  m_cell.reset();
  m_cellOffered = false;
  setVariant(m_document->variantId());
  m_query->setVariant(m_document->variant());
  readHistory();
  fillKinds();
  fillLengths({});
  readLengths();
  if (!solution || !isSearching() || !m_query->askAgain()) refilter();
}

void PositionsDock::showControls() {
  m_explanation->setText(explanation());
  // The buttons for stepping are hidden until there is a list.
  const bool listed = !isSearching() || model()->source() != nullptr || model()->isCounting();
  showSteps(listed);
  m_train->setVisible(listed);
  saveButton()->setVisible(listed);
  m_train->setEnabled(model()->count() > 0);
  saveButton()->setEnabled(model()->count() > 0);
  for (QWidget* each : std::initializer_list<QWidget*>{m_kind, m_length, m_outcome})
    each->updateGeometry();  // a combo box is as wide as its current item
}

void PositionsDock::explainNoHits() {
  noHits()->setProgress({});
  if (isSearching() && failure().isEmpty() && !model()->isCounting() && model()->isWhole()) {
    const bool asked = model()->source() != nullptr;
    noHits()->setStrings(
        asked ? tr("No such positions") : tr("Which positions are you looking for?"),
        asked ? tr("Remove a condition, or change its numbers.") : tr("Type a query above, or build one with Conditions."));
  } else if (const VariantPtr missing = isSearching() ? nullptr : missingVariant()) {
    noHits()->setStrings(
        tr("%1 must be solved, too").arg(variantName(*missing)),
        tr("These positions have different outcomes under the two sets of rules. Kotai compares both solutions."));
    noHits()->setAction(tr("Solve"));
  } else {
    PositionsPanel::explainNoHits();
  }
}

QString PositionsDock::adviceForNone() const { return tr("Choose another kind, or allow any length and outcome."); }

void PositionsDock::explainEmpty() {
  MissingStrings words{
      .name = variantName(*m_document->variant()),
      .offer = tr("The values are not known. Solve the variant to browse zugzwangs, wins in n plies and only moves."),
      .refusal = m_document->solution() ? QString() : state().refusal};
  if (m_document->solution()) {
    words.heading = tr("The lists for %1 are not ready yet").arg(words.name);
    words.offer = tr("The values are known. Finish solving to browse zugzwangs, wins in n plies and only moves.");
  }
  showMissing(Missing::Positions, words);
}

QString PositionsDock::listTitle() const {
  if (isSearching()) return m_listedQuery;
  QStringList parts{m_kind->currentText()};
  if (chosenLength()) parts << m_length->currentText();
  return parts.join(QStringLiteral(" · "));
}

QString PositionsDock::explanation() const {
  if (m_kind->count() == 0 || !m_document->hasGame()) return QString();
  if (kind() != FindKind::Cell) return findKindExplanation(*m_document->variant(), kind());
  return m_cell ? cellText(*m_cell) + countedTwiceText() : tr("All positions with this value.");
}

QString PositionsDock::countedTwiceText() const {
  const quint64 count = model()->count();
  if (model()->isCounting() || m_publishedCount <= count) return QString();
  return QStringLiteral(". ") + tr("The paper counts %1, because it counts %2 of these %3 positions twice.")
                                    .arg(countText(static_cast<double>(m_publishedCount)),
                                         countText(static_cast<double>(m_publishedCount - count)),
                                         countText(static_cast<double>(count)));
}

QString PositionsDock::cellText(const PositionFilter::Cell& cell) const {
  const std::vector<AggregateKey>& keys = m_document->variant()->tierGraph().aggregateKeys();
  const auto known = std::find_if(keys.begin(), keys.end(), [&](const AggregateKey& each) { return each.id == cell.keyId; });
  if (known == keys.end()) return QString();  // another game was opened in the meantime
  const auto axis = [&](bool mover) { return aggregateAxisName(m_document->variant()->gameId(), *known, mover); };
  QStringList parts;
  if (cell.mover) parts << tr("%1: %2", "axis: value").arg(axis(true)).arg(*cell.mover);
  if (cell.opponent) parts << tr("%1: %2", "axis: value").arg(axis(false)).arg(*cell.opponent);
  return parts.join(QStringLiteral(" · "));
}

void PositionsDock::retranslate() {
  PositionsPanel::retranslate();
  m_kind->setAccessibleName(tr("Kind of position"));
  m_length->setAccessibleName(tr("Length"));
  m_outcome->setItemText(0, tr("any outcome"));
  for (int i = 1; i < m_outcome->count(); ++i)
    m_outcome->setItemText(i, outcomeName(static_cast<Outcome>(m_outcome->itemData(i).toInt())));
  m_outcome->setAccessibleName(tr("Outcome for the player to move"));
  m_train->setText(tr("Practise"));
  m_train->setToolTip(tr("Solve the listed positions as puzzles, with their values hidden"));
  list()->setAccessibleName(tr("Notable positions"));
  retranslateSearch();
  fillKinds();
  fillLengths(chosenLength());
}

/// Data for the combo box of lengths, read by a worker.
struct ReadLengths {
  std::map<FindKind, LengthCounts> byKind;
  std::map<std::optional<Outcome>, LengthCounts> distances;
};

static ReadLengths lengthsOf(const Solution& solution) {
  ReadLengths read;
  try {
    for (const FindKind kind : findKinds(*solution.variant()))
      if (LengthCounts counts = kindLengths(solution, kind); !counts.empty()) read.byKind[kind] = std::move(counts);
    for (const std::optional<Outcome> outcome :
         {std::optional<Outcome>(), std::optional(Outcome::Win), std::optional(Outcome::Loss)})
      read.distances[outcome] = distancesThatOccur(solution, outcome);
  } catch (...) {
    read = {};  // the list reports the damaged file, so no lengths are needed
  }
  return read;
}

static QString idOf(FindKind kind) { return QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())); }

/// Returns the variant with which a list of this kind compares \p variant, or null. The list then needs the
/// solutions of both variants.
static VariantPtr comparedVariant(const Variant& variant, FindKind kind) {
  const auto other = parseVariant(positionKind(variant, kind).comparedVariant);
  return other ? *other : nullptr;
}

void PositionsDock::fillKinds() {
  const QVariant chosen = m_kind->currentData();
  setChoices(m_kind, chosen.isValid() ? chosen : idOf(FindKind::MutualZugzwang), [this] {
    if (!m_document->hasGame()) return;
    const Variant& variant = *m_document->variant();
    for (const FindKind each : listedKinds(variant)) m_kind->addItem(findKindName(variant, each), idOf(each));
    if (m_cellOffered) m_kind->addItem(findKindName(variant, FindKind::Cell), idOf(FindKind::Cell));
  });
}

FindKind PositionsDock::kind() const {
  if (!m_document->hasGame()) return PositionFilter{}.kind;
  const std::string id = m_kind->currentData().toString().toStdString();
  const std::vector<FindKind> kinds = listedKinds(*m_document->variant());
  const auto found = std::ranges::find(kinds, std::string_view(id), &FindKind::id);
  return found == kinds.end() ? FindKind::Cell : *found;
}

void PositionsDock::readLengths() {
  m_lengths.clear();
  m_distances.clear();
  m_readingLengths.drop();
  const SolutionPtr solution = m_solution;
  if (!solution) return;
  m_readingLengths.run(
      this, [solution] { return lengthsOf(*solution); },
      [this](const ReadLengths& read) {
        m_lengths = read.byKind;
        m_distances = read.distances;
        fillLengths(chosenLength());
      });
}

LengthCounts PositionsDock::lengthsOffered() const {
  const auto counted = m_lengths.find(kind());
  if (counted != m_lengths.end()) return counted->second;
  std::optional<Outcome> outcome = positionKind(*m_document->variant(), kind()).outcome;
  if (!outcome && m_outcome->currentIndex() > 0) outcome = static_cast<Outcome>(m_outcome->currentData().toInt());
  const auto found = m_distances.find(outcome);
  if (found == m_distances.end()) return {};  // draws have no length
  LengthCounts lengths = found->second;
  const bool allOfThem = kind() == FindKind::Cell && !m_cell;
  if (!allOfThem)
    for (auto& each : lengths) each.second = 0;  // counts of a subset of the positions would require a scan
  return lengths;
}

QString PositionsDock::lengthText(std::uint32_t n, std::uint64_t count) const {
  const bool rounds = positionKind(*m_document->variant(), kind()).number == KindNumber::Rounds;
  const QString length = rounds ? tr("n = %1", "length of a mate").arg(n) : tr("in %n plies", nullptr, static_cast<int>(n));
  return count == 0 ? length : tr("%1 · %2", "length · number of positions").arg(length, countText(static_cast<double>(count)));
}

void PositionsDock::fillLengths(std::optional<std::uint32_t> chosen) {
  const QSignalBlocker blocker(m_length);
  m_length->clear();
  if (m_kind->count() == 0 || !m_document->hasGame()) return;
  m_length->addItem(tr("any length"));
  LengthCounts lengths = lengthsOffered();
  const auto known = [&] {
    return std::any_of(lengths.begin(), lengths.end(), [&](const auto& each) { return each.first == *chosen; });
  };
  if (chosen && !known()) lengths.insert(lengths.begin(), {*chosen, 0});  // from a table, or not yet in the list
  for (const auto& [n, count] : lengths) m_length->addItem(lengthText(n, count), n);
  m_length->setCurrentIndex(chosen ? m_length->findData(*chosen) : 0);
  m_length->setVisible(!isSearching() && positionKind(*m_document->variant(), kind()).number != KindNumber::None);
  m_outcome->setVisible(!isSearching() && !positionKind(*m_document->variant(), kind()).outcome);
}

std::optional<std::uint32_t> PositionsDock::chosenLength() const {
  const QVariant chosen = m_length->currentData();
  return chosen.isValid() ? std::optional(chosen.toUInt()) : std::nullopt;
}

void PositionsDock::onKindChanged() {
  fillLengths({});  // each kind has its own lengths
  refilter();
}

void PositionsDock::onOutcomeChanged() {
  const auto chosen = chosenLength();
  fillLengths({});
  setChoice(m_length, chosen ? QVariant(*chosen) : QVariant());
  refilter();
}

PositionFilter PositionsDock::filter() const {
  PositionFilter filter;
  filter.kind = kind();
  const Variant* variant = m_document->variant().get();
  if (variant && positionKind(*variant, filter.kind).number != KindNumber::None) filter.distancePlies = chosenLength();
  if (m_outcome->currentIndex() > 0 && !(variant && positionKind(*variant, filter.kind).outcome))
    filter.outcome = static_cast<Outcome>(m_outcome->currentData().toInt());
  if (filter.kind == FindKind::Cell) filter.cell = m_cell;
  return filter;
}

void PositionsDock::showFilter(PositionFilter filter, quint64 publishedCount) {
  m_searchButton->setChecked(false);
  m_cell = filter.cell;
  m_cellOffered = filter.kind == FindKind::Cell;
  fillKinds();
  setChoice(m_kind, idOf(filter.kind));
  setChoice(m_outcome, filter.outcome ? QVariant(static_cast<int>(*filter.outcome)) : QVariant());
  fillLengths(filter.distancePlies);
  refilter();
  m_publishedCount = publishedCount;
}

void PositionsDock::showKind(const QString& kind) {
  PositionFilter filter;
  for (const FindKind each : listedKinds(*m_document->variant()))
    if (idOf(each) == kind) filter.kind = each;
  showFilter(filter);
}

VariantPtr PositionsDock::missingVariant() const {
  const SolutionPtr solution = m_document->wholeSolution();
  if (!solution || m_kind->count() == 0) return nullptr;
  const VariantPtr other = comparedVariant(*m_document->variant(), kind());
  return other && !Solution::exists(solution->file().parent_path(), *other) ? other : nullptr;
}

bool PositionsDock::readsOthers() const { return !isSearching() && comparedVariant(*m_document->variant(), kind()) != nullptr; }

void PositionsDock::refilter() {
  m_query->showProgress({});
  m_publishedCount = 0;
  m_listedQuery.clear();
  const SolutionPtr solution = m_document->wholeSolution();
  if (isSearching()) {
    model()->load({});
    return startList();  // lists nothing until the user runs a query
  }
  const bool usable = solution && m_kind->count() > 0 && !missingVariant();
  const auto state = std::make_shared<SearchState>();
  if (usable)
    model()->load(notablePositions(solution, filter(), state), state);
  else
    model()->load({});
  startList();
}

void PositionsDock::createSearch() {
  m_searchButton = makeButton("");
  m_searchButton->setCheckable(true);
  m_query = new QueryRow(this);
  m_query->hide();
  connect(m_searchButton, &QToolButton::toggled, this, &PositionsDock::setSearching);
  connect(m_query, &QueryRow::asked, this, &PositionsDock::search);
  connect(m_query, &QueryRow::refused, this, &PositionsDock::refilter);  // the old list belongs to the previous query
  connect(m_query->stopButton(), &QToolButton::clicked, model(), &PositionsModel::stopSearch);
  connect(model(), &PositionsModel::searched, m_query, [this](double share, quint64 found) {
    if (model()->isCounting()) m_query->showProgress(share, found);
  });
  connect(model(), &PositionsModel::counted, this, [this] { m_query->showProgress({}); });
}

void PositionsDock::readHistory() {
  if (!m_document->hasGame()) return;
  const std::string gameId(m_document->variant()->gameId());
  m_query->setHistory(hub()->settings()->queries(gameId));
  m_query->saved()->setGame(hub()->jobs()->dataDirectory(), gameId);
}

bool PositionsDock::isSearching() const { return m_searchButton->isChecked(); }

/// Switches between a query and a kind. After a query, lists the positions of the chosen kind again.
void PositionsDock::setSearching(bool on) {
  m_query->setVisible(on);
  m_kind->setVisible(!on);
  m_explanation->setVisible(!on);
  if (on) {
    m_length->hide();
    m_outcome->hide();
    m_query->edit()->setFocus();
    if (m_query->text().trimmed().isEmpty())
      refilter();
    else
      m_query->submit();
    return;
  }
  fillLengths(chosenLength());
  refilter();
}

void PositionsDock::showQuery(const QString& query) {
  m_query->setVariant(m_document->variant());  // the row does not yet know a variant that has just been opened
  m_query->setText(query);
  if (isSearching())
    m_query->submit();
  else
    m_searchButton->setChecked(true);
}

void PositionsDock::search(const query::Query& query) {
  const SolutionPtr solution = m_document->wholeSolution();
  if (!solution || query.variant->id() != solution->variant()->id()) return;
  m_publishedCount = 0;
  m_listedQuery = QString::fromStdString(query.text).trimmed();
  hub()->settings()->addQuery(query.variant->gameId(), m_listedQuery);
  readHistory();
  const auto state = std::make_shared<SearchState>();
  model()->load(matchesOf(solution, query, m_query->order(), state), state);
  startList();
}

QString PositionsDock::allText(quint64 count) const {
  if (model()->isWhole()) return PositionsPanel::allText(count);
  return tr("stopped after %1 positions").arg(countText(static_cast<double>(count)));
}

/// Returns a name of the list with characters that are valid in file names on every system.
QString PositionsDock::suggestedName() const {
  QString what = isSearching() ? m_listedQuery : QString::fromStdString(std::string(kind().id));
  if (const auto length = chosenLength(); length && !isSearching()) what += QStringLiteral(" %1").arg(*length);
  return QString::fromStdString(fileStem(m_document->variant()->id())) + QLatin1Char('-') + queryFileWords(what);
}

void PositionsDock::retranslateSearch() {
  m_searchButton->setText(tr("Search"));
  m_searchButton->setToolTip(tr("List the positions that you describe: outcome, distance, moves, pieces, squares"));
  saveButton()->setToolTip(tr("Save this list as a table, as JSON, or as games that begin with its positions"));
}

}  // namespace kotai::ui

#include "moc_positions_dock.cpp"
