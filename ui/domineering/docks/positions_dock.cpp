#include "ui/domineering/docks/positions_dock.h"

#include <fmt/format.h>

#include <QListView>
#include <cmath>
#include <utility>

#include "core/simultaneous/parents.h"
#include "core/simultaneous/payoff_query.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

constexpr int valueDecimals = 3;  // number of decimals of displayed values
constexpr double halfStep = 0.0005;

/// Formats a row of a list. Positions contain no quotation marks.
static std::string row(const std::string& text, const GameValue& value, ListFormat format) {
  constexpr double rounded = 5e-7;
  const double mean = std::abs(value.value) < rounded ? 0.0 : value.value;
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{:.6f},{},{}", text, mean, value.firstSecure, value.secondSecure);
  return fmt::format("{{\"position\": \"{}\", \"value\": {:.6f}, \"verticalSecure\": {}, \"horizontalSecure\": {}}}", text, mean,
                     value.firstSecure, value.secondSecure);
}

class PayoffCards : public CardList {
 public:
  PayoffCards(const SimultaneousSolutionPtr& solution, const SimultaneousFilter& filter, const std::stop_token& stop)
      : m_variant(solution->variant()), m_list(solution, filter, stop) {}

  std::uint64_t count() const override { return m_list.count(); }
  Cards page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const override {
    Cards cards;
    for (const ListedGamePosition& listed : m_list.page(first, limit, stop))
      cards.push_back({listed.position, QString::fromStdString(m_variant->formatPosition(listed.position)),
                       [value = listed.value](int role) { return payoffData(value, role); }});
    return cards;
  }
  std::string columns() const override { return "position,value,v_secure,h_secure"; }
  std::vector<std::string> written(std::uint64_t first, std::size_t most, ListFormat format,
                                   const std::stop_token& stop) const override {
    std::vector<std::string> entries;
    for (const ListedGamePosition& listed : m_list.page(first, most, stop))
      entries.push_back(row(m_variant->formatPosition(listed.position), listed.value, format));
    return entries;
  }

 private:
  SimultaneousVariantPtr m_variant;
  SimultaneousPositionList m_list;
};

/// Returns the cards of the parents of a position. Omits values that cannot be read, because other docks report
/// the error.
static CardsBefore cardsBefore(const SimultaneousVariant& variant, const SimultaneousSolution* solution,
                               const AnyPosition& position) {
  const TurnParents parents = parentsOf(variant, position);
  CardsBefore before{{}, parents.isWhole};
  for (const TurnParent& parent : parents.list) {
    PositionCard card{parent.position, QString::fromStdString(variant.formatPosition(parent.position))};
    QStringList turns;
    for (const JointMove& turn : parent.turns) turns << QString::fromStdString(variant.formatTurn(turn));
    card.moves = turns.join(u' ');
    try {
      if (const auto value = solution ? solution->value(parent.position) : std::nullopt)
        card.value = [known = *value](int role) { return payoffData(known, role); };
    } catch (const SolutionError&) {
      card.value = {};
    }
    before.cards.push_back(std::move(card));
  }
  return before;
}

QVariant payoffData(const GameValue& value, int role) {
  switch (role) {
    case CardRoles::OutcomeRole: return static_cast<int>(positionClassOf(value));
    case CardRoles::ValueRole: return value.isPure() ? className(positionClassOf(value)) : payoffText(value.value);
    case Qt::DecorationRole: return classColour(positionClassOf(value));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return valueSentence(value);
    default: return {};
  }
}

ParentsDock::Ask parentsOfTurns(const DomineeringDocument* document) {
  return [document]() -> std::optional<ParentsQuestion> {
    if (!document->hasGame()) return std::nullopt;
    const auto cards = [variant = document->variant(), solution = document->solution(), position = document->position()] {
      return cardsBefore(*variant, solution.get(), position);
    };
    return ParentsQuestion{document->variantId(), document->position(), document->solution(), cards};
  };
}

OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter) {
  return [solution = std::move(solution), filter](const std::stop_token& stop) {
    return std::make_shared<const PayoffCards>(solution, filter, stop);
  };
}

DomineeringPositionsDock::DomineeringPositionsDock(DomineeringDocument* document, StateHub* hub, QWidget* parent)
    : PositionsPanel(hub, QStringLiteral("simultaneousPositionsDock"), parent), m_document(document) {
  createControls();
  createSaver({ListFormat::Csv, ListFormat::Json, ListFormat::JsonLines});
  connectSignals();
  buildList({m_class, m_covered, m_value, m_least, m_most, m_finished}, {}, {groupedWidgets({m_query, m_saved}), m_fault});
}

void DomineeringPositionsDock::createControls() {
  for (QComboBox** box : {&m_class, &m_covered, &m_value}) {
    *box = new CompactComboBox(this);
    (*box)->setFont(smallFont((*box)->font()));
  }
  for (QDoubleSpinBox** box : {&m_least, &m_most}) {
    *box = new QDoubleSpinBox(this);
    (*box)->setRange(-1, 1);
    (*box)->setDecimals(valueDecimals);
    (*box)->setSingleStep(0.25);
    (*box)->setKeyboardTracking(false);
    (*box)->setFont(smallFont((*box)->font()));
  }
  m_finished = new QCheckBox(this);
  m_finished->setFont(smallFont(m_finished->font()));
  m_query = named("query", new QLineEdit(this));
  m_query->setClearButtonEnabled(true);
  m_fault = named("queryFault", wrapping(new Label(this)));
  m_fault->hide();
  m_saved = new SavedQueriesMenu(m_query, m_fault, this);
}

/// Returns a name of the list with characters that are valid in file names on every system.
QString DomineeringPositionsDock::suggestedName() const {
  const SimultaneousFilter chosen = filter();
  QString name = QString::fromStdString(fileStem(m_document->variant()->id()));
  const std::string listed = chosen.positionClass ? classWord(*m_document->variant(), *chosen.positionClass) : "all";
  name += QLatin1Char('-') + QString::fromStdString(listed);
  if (chosen.covered) name += QStringLiteral("-covered-%1").arg(*chosen.covered);
  if (!m_listedQuery.isEmpty()) name += QLatin1Char('-') + queryFileWords(m_listedQuery);
  return name;
}

void DomineeringPositionsDock::connectSignals() {
  for (QComboBox* box : {m_class, m_covered, m_value})
    connect(box, &QComboBox::currentIndexChanged, this, &DomineeringPositionsDock::refilter);
  for (QDoubleSpinBox* box : {m_least, m_most})
    connect(box, &QDoubleSpinBox::valueChanged, this, &DomineeringPositionsDock::readRange);
  connect(m_query, &QLineEdit::returnPressed, this, &DomineeringPositionsDock::readQuery);
  connect(m_saved, &SavedQueriesMenu::chosen, this, [this](const QString& query) {
    m_query->setText(query);
    readQuery();
  });
  connect(m_query, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_fault->hide();
    if (text.isEmpty()) readQuery();
  });
  connect(m_finished, &QCheckBox::toggled, this, &DomineeringPositionsDock::refilter);
}

bool DomineeringPositionsDock::showContents() {
  model()->setValuesHidden(!state().valuesShown);
  const bool same =
      m_document->solution() ? m_document->solution() == m_solution : m_document->variant() == m_variant && !m_solution;
  same ? showList() : reload();
  return m_solution != nullptr;
}

void DomineeringPositionsDock::reload() {
  m_solution = m_document->solution();
  setVariant(m_document->variantId());
  if (m_variant != m_document->variant()) forgetQuery();
  m_variant = m_document->variant();
  m_saved->setGame(hub()->jobs()->dataDirectory(), std::string(m_variant->gameId()));
  setRange(std::nullopt, std::nullopt);
  fillChoices();
  refilter();
}

SimultaneousFilter DomineeringPositionsDock::filter() const {
  SimultaneousFilter filter;
  if (m_class->currentData().isValid()) filter.positionClass = static_cast<PositionClass>(m_class->currentData().toInt());
  if (m_covered->currentData().isValid()) filter.covered = m_covered->currentData().toInt();
  if (m_value->currentIndex() > 0) {
    filter.leastValue = m_leastValue;
    filter.mostValue = m_mostValue;
  }
  filter.withFinished = m_finished->isChecked();
  filter.where = m_where;
  return filter;
}

void DomineeringPositionsDock::forgetQuery() {
  m_listedQuery.clear();
  m_where = {};
  m_query->clear();
  m_fault->hide();
}

void DomineeringPositionsDock::readQuery() {
  if (!m_variant) return;
  m_fault->hide();
  const QString text = m_query->text().trimmed();
  if (text == m_listedQuery) return;
  if (text.isEmpty()) {
    forgetQuery();
    return refilter();
  }
  auto query = query::parsePayoffQuery(*m_variant, m_query->text().toStdString());
  if (!query) return m_saved->showFault(query.error());
  m_listedQuery = text;
  m_where = query::testOf(m_variant, std::move(*query));
  refilter();
}

void DomineeringPositionsDock::showFilter(SimultaneousFilter filter) {
  forgetQuery();
  setRange(filter.leastValue, filter.mostValue);
  const QSignalBlocker blocker(m_finished);
  setChoice(m_class, filter.positionClass ? QVariant(static_cast<int>(*filter.positionClass)) : QVariant());
  setChoice(m_covered, filter.covered ? QVariant(*filter.covered) : QVariant());
  m_finished->setChecked(filter.withFinished);
  refilter();
}

/// Sets the exact range of values. Empty limits allow any value.
void DomineeringPositionsDock::setRange(std::optional<double> least, std::optional<double> most) {
  const QSignalBlocker blockers[] = {QSignalBlocker(m_value), QSignalBlocker(m_least), QSignalBlocker(m_most)};
  m_leastValue = least;
  m_mostValue = most;
  m_least->setValue(least.value_or(-1));
  m_most->setValue(most.value_or(1));
  m_value->setCurrentIndex(least || most ? 1 : 0);
}

/// Reads the typed range. Widens the range, because values that round to the typed numbers also belong to it.
void DomineeringPositionsDock::readRange() {
  m_leastValue = m_least->value() - halfStep;
  m_mostValue = m_most->value() + halfStep;
  refilter();
}

void DomineeringPositionsDock::fillChoices() {
  setChoices(m_class, [this] {
    m_class->addItem(tr("any class"));
    for (const PositionClass each :
         {PositionClass::FirstWins, PositionClass::Draw, PositionClass::Mixed, PositionClass::SecondWins})
      m_class->addItem(className(each), static_cast<int>(each));
  });
  setChoices(m_covered, [this] {
    m_covered->addItem(tr("any number of covered squares"));
    const int cells = m_document->hasGame() ? m_document->variant()->columns() * m_document->variant()->rows() : 0;
    for (int covered = 0; covered <= cells; ++covered) m_covered->addItem(tr("%n covered squares", nullptr, covered), covered);
  });
  setChoices(m_value, [this] {
    m_value->addItem(tr("any value"));
    m_value->addItem(tr("values from … to …"), true);
  });
}

void DomineeringPositionsDock::refilter() {
  model()->load(m_solution ? payoffPositions(m_solution, filter()) : OpenCards());
  startList();
}

void DomineeringPositionsDock::showControls() {
  const bool valuesShown = state().valuesShown;
  saveButton()->setEnabled(valuesShown && model()->count() > 0);
  m_class->setEnabled(valuesShown || m_class->currentIndex() > 0);
  m_value->setEnabled(valuesShown || m_value->currentIndex() > 0);
  m_query->setEnabled(valuesShown);
  m_saved->setEnabled(valuesShown);
  for (QDoubleSpinBox* box : {m_least, m_most}) {
    box->setVisible(m_value->currentIndex() > 0);
    box->setEnabled(valuesShown);
  }
}

QString DomineeringPositionsDock::allText(quint64 count) const {
  return m_finished->isChecked() ? PositionsPanel::allText(count)
                                 : tr("%1 positions, not counting finished ones").arg(countText(static_cast<double>(count)));
}

QString DomineeringPositionsDock::adviceForNone() const {
  return tr("Choose another class, number of covered squares or value, or search for something else.");
}

void DomineeringPositionsDock::explainEmpty() {
  const SimultaneousVariant& variant = *m_document->variant();
  if (workFor(variant) != SimultaneousWork::Solve && state().work.failure.isEmpty())
    return empty()->showTextsOnly(tr("No lists for this board"), largeBoardText(variant));
  const QString name = variantName(variant);
  showMissing(Missing::Positions, {.name = name, .offer = tr("Solve %1 to look through its positions.").arg(name)});
}

void DomineeringPositionsDock::retranslate() {
  PositionsPanel::retranslate();
  m_class->setAccessibleName(tr("Class"));
  m_covered->setAccessibleName(tr("Covered squares"));
  m_value->setAccessibleName(tr("Value"));
  m_least->setAccessibleName(tr("Lowest value"));
  m_most->setAccessibleName(tr("Highest value"));
  m_query->setPlaceholderText(tr("Search: value > 0.5 and vertical-moves < 3"));
  m_query->setAccessibleName(tr("Description of the positions"));
  m_query->setToolTip(
      tr("Numbers: value, covered, vertical-moves, horizontal-moves\nAlso: outcome = mixed, on(a1) = covered; and, or, not, "
         "brackets. Press Enter to list the positions."));
  saveButton()->setToolTip(tr("Save this list as a table or as JSON"));
  m_finished->setText(tr("Include finished"));
  const QString finished = tr(
      "Positions in which a side can no longer move. The tables count them, but this list shows them only if you tick this box.");
  m_finished->setToolTip(finished);
  countLabel()->setToolTip(finished);
  list()->setAccessibleName(tr("Positions"));
  list()->setToolTip(tr("Double-click or press Enter to open a position"));
  fillChoices();
}

}  // namespace kotai::ui
