#include "ui/docks/positions/positions_dock.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/charts/chart_style.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/query_row.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

PositionsDock::PositionsDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : PositionsPanel(hub, QStringLiteral("positionsDock"), parent), m_document(document) {
  createControls();
  createSearch();
  createSaver({ListFormat::Csv, ListFormat::Json, ListFormat::JsonLines, ListFormat::Games});
  connectSignals();
  buildList({m_searchButton, m_kind, m_length, m_outcome}, {m_train}, {m_query, m_explanation});
}

void PositionsDock::createControls() {
  m_kind = new CompactComboBox(this);
  m_length = new CompactComboBox(this);
  m_length->setObjectName(QStringLiteral("length"));
  m_length->setMaxVisibleItems(16);
  m_outcome = new CompactComboBox(this);
  m_outcome->addItem(QString());
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    m_outcome->addItem(QString(), static_cast<int>(outcome));
  m_train = makeButton("");
  m_explanation = new Label(this);
  m_explanation->setProperty("muted", true);
  m_explanation->setWordWrap(true);
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_outcome),
                        static_cast<QWidget*>(m_explanation)})
    each->setFont(smallFont(font()));
}

void PositionsDock::connectSignals() {
  connect(m_kind, &QComboBox::currentIndexChanged, this, &PositionsDock::onKindChanged);
  connect(m_length, &QComboBox::currentIndexChanged, this, &PositionsDock::refilter);
  connect(m_outcome, &QComboBox::currentIndexChanged, this, &PositionsDock::onOutcomeChanged);
  connect(m_train, &QToolButton::clicked, this, [this] {
    if (model()->source()) emit trainingWanted(numbered(model()->source()), listTitle());
  });
  connect(noHits(), &EmptyState::triggered, this, [this] {
    if (const VariantPtr missing = missingVariant())
      emit hub()->solveRequested(missing->id());
    else if (failure().isEmpty())
      refilter();  // another program has solved it in the meantime
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
    refilter();  // the list may need that solution
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
  // Hides the buttons for stepping until there is a list.
  const bool listed = !isSearching() || model()->source() != nullptr || model()->isCounting();
  showSteps(listed);
  m_train->setVisible(listed);
  saveButton()->setVisible(listed);
  m_train->setEnabled(model()->count() > 0);
  saveButton()->setEnabled(model()->count() > 0);
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_outcome)})
    each->updateGeometry();  // their width depends on the current item
}

void PositionsDock::explainNoHits() {
  noHits()->setProgress({});
  if (isSearching() && failure().isEmpty() && !model()->isCounting()) {
    const bool asked = model()->source() != nullptr;
    noHits()->setTexts(
        asked ? tr("No such positions") : tr("Which positions are you looking for?"),
        asked ? tr("Remove a condition, or change its numbers.") : tr("Type a query above, or build one with Conditions."));
  } else if (const VariantPtr missing = isSearching() ? nullptr : missingVariant()) {
    noHits()->setTexts(tr("%1 must be solved, too").arg(variantName(*missing)),
                       tr("The outcome of these positions differs between the two rules. Kotai compares both solutions."));
    noHits()->setAction(tr("Solve"));
  } else {
    PositionsPanel::explainNoHits();
  }
}

QString PositionsDock::adviceForNone() const { return tr("Choose another kind, or allow any length and outcome."); }

void PositionsDock::explainEmpty() {
  MissingWords words{.name = variantName(*m_document->variant()),
                     .offer = tr("Its values are not known. Solve it to browse zugzwangs, wins in n plies and only moves."),
                     .refusal = m_document->solution() ? QString() : state().refusal};
  if (m_document->solution()) {
    words.heading = tr("The lists of %1 are not ready yet").arg(words.name);
    words.offer = tr("The values are known. Finish solving to browse zugzwangs, wins in n plies and only moves.");
  }
  showMissing(Missing::Positions, words);
}

QString PositionsDock::listTitle() const {
  if (isSearching()) return m_asked;
  QStringList parts{m_kind->currentText()};
  if (chosenLength()) parts << m_length->currentText();
  return parts.join(QStringLiteral(" · "));
}

QString PositionsDock::explanation() const {
  if (m_kind->count() == 0 || !m_document->hasGame()) return QString();
  if (kind() != FindKind::Cell) return findKindExplanation(*m_document->variant(), kind());
  return m_cell ? cellText(*m_cell) + countedTwiceText() : tr("All positions of this value.");
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
  m_train->setText(tr("Train"));
  m_train->setToolTip(tr("Solve the listed positions as puzzles, with their values hidden"));
  list()->setAccessibleName(tr("Notable positions"));
  retranslateSearch();
  fillKinds();
  fillLengths(chosenLength());
}

}  // namespace kotai::ui

#include "moc_positions_dock.cpp"
