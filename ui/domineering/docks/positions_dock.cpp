#include "ui/domineering/docks/positions_dock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/domineering/docks/positions_card_delegate.h"
#include "ui/domineering/docks/positions_list_model.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_state.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {
constexpr int narrowestCard = 230;
constexpr int valueDecimals = 3;  // as values are shown
constexpr double halfStep = 0.0005;
}  // namespace

DomineeringPositionsDock::DomineeringPositionsDock(DomineeringDocument* document, QWidget* parent)
    : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("simultaneousPositionsDock"));
  createControls();
  createPages();
  connectSignals();
  retranslateUi();
  reload();
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
  m_count = new QLabel(this);
  m_count->setFont(smallFont(m_count->font()));
  m_count->setProperty("muted", true);
  for (QToolButton** button : {&m_previous, &m_next, &m_random}) {
    *button = new QToolButton(this);
    (*button)->setFont(smallFont((*button)->font()));
  }
  m_previous->setText(QStringLiteral("\u25c0"));
  m_next->setText(QStringLiteral("\u25b6"));
}

void DomineeringPositionsDock::createPages() {
  m_model = new PositionsListModel(this);
  m_delegate = new PositionsCardDelegate(this);
  m_list = new QListView;
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setViewMode(QListView::IconMode);
  m_list->setMovement(QListView::Static);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setUniformItemSizes(true);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setMouseTracking(true);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->viewport()->installEventFilter(this);
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_list->installEventFilter(this);
  copyByKey(m_list, [this] { return selectedTexts(*m_list, PositionsListModel::TextRole); });
  m_noHits = new EmptyState;
  m_inner = new QStackedWidget;
  m_inner->addWidget(m_list);
  m_inner->addWidget(m_noHits);
  auto* loaded = new QWidget;
  auto* controls = new FlowLayout(Qt::AlignLeft, 6);
  for (QWidget* each : {static_cast<QWidget*>(m_class), static_cast<QWidget*>(m_covered), static_cast<QWidget*>(m_value),
                        static_cast<QWidget*>(m_least), static_cast<QWidget*>(m_most), static_cast<QWidget*>(m_finished),
                        static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_next), static_cast<QWidget*>(m_random),
                        static_cast<QWidget*>(m_count)})
    controls->addWidget(each);
  auto* column = new QVBoxLayout(loaded);
  column->setContentsMargins(12, 4, 12, 6);
  column->setSpacing(4);
  column->addLayout(controls);
  column->addWidget(m_inner, 1);
  m_empty = new EmptyState;
  m_outer = new QStackedWidget;
  m_outer->addWidget(m_empty);
  m_outer->addWidget(loaded);
  setWidget(m_outer);
}

void DomineeringPositionsDock::connectSignals() {
  connect(m_document, &DomineeringDocument::gameReset, this, &DomineeringPositionsDock::reload);
  connect(m_document, &DomineeringDocument::solutionChanged, this, &DomineeringPositionsDock::reload);
  for (QComboBox* box : {m_class, m_covered, m_value})
    connect(box, &QComboBox::currentIndexChanged, this, &DomineeringPositionsDock::refilter);
  for (QDoubleSpinBox* box : {m_least, m_most})
    connect(box, &QDoubleSpinBox::valueChanged, this, &DomineeringPositionsDock::readRange);
  connect(m_finished, &QCheckBox::toggled, this, &DomineeringPositionsDock::refilter);
  connect(m_previous, &QToolButton::clicked, this, &DomineeringPositionsDock::openPrevious);
  connect(m_next, &QToolButton::clicked, this, &DomineeringPositionsDock::openNext);
  connect(m_random, &QToolButton::clicked, this, &DomineeringPositionsDock::openRandom);
  // One click only chooses a card: opening a position replaces the game.
  connect(m_list, &QListView::doubleClicked, this, &DomineeringPositionsDock::open);
  connect(m_model, &PositionsListModel::counted, this, &DomineeringPositionsDock::refreshState);
  connect(m_model, &PositionsListModel::failed, this, [this](const QString& message) {
    m_failure = message;
    refreshState();
  });
  connect(m_model, &PositionsListModel::numberReady, this, [this](quint64 number) {
    const QModelIndex index = m_model->index(m_model->rowOf(number));
    const bool inSight = m_list->viewport()->rect().contains(m_list->visualRect(index));
    m_list->setCurrentIndex(index);
    if (!inSight) m_list->scrollTo(index, QAbstractItemView::PositionAtTop);  // no row cut in two above it
    open(index);
  });
  connect(m_empty, &EmptyState::triggered, this, [this] { emit solveRequested(m_document->variant()); });
  connect(&Theme::instance(), &Theme::changed, m_list->viewport(), qOverload<>(&QWidget::update));
}

void DomineeringPositionsDock::reload() {
  if (m_document->solution() == m_solution && m_solution) return;
  m_solution = m_document->solution();
  m_delegate->setVariant(m_document->variant());
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
  return filter;
}

void DomineeringPositionsDock::showFilter(SimultaneousFilter filter) {
  setRange(filter.leastValue, filter.mostValue);
  const QSignalBlocker blockers[] = {QSignalBlocker(m_class), QSignalBlocker(m_covered), QSignalBlocker(m_finished)};
  m_class->setCurrentIndex(filter.positionClass ? m_class->findData(static_cast<int>(*filter.positionClass)) : 0);
  m_covered->setCurrentIndex(filter.covered ? std::max(m_covered->findData(*filter.covered), 0) : 0);
  m_finished->setChecked(filter.withFinished);
  refilter();
}

/// Shows a range that is known exactly; none: any value.
void DomineeringPositionsDock::setRange(std::optional<double> least, std::optional<double> most) {
  const QSignalBlocker blockers[] = {QSignalBlocker(m_value), QSignalBlocker(m_least), QSignalBlocker(m_most)};
  m_leastValue = least;
  m_mostValue = most;
  m_least->setValue(least.value_or(-1));
  m_most->setValue(most.value_or(1));
  m_value->setCurrentIndex(least || most ? 1 : 0);
}

/// The range typed in: what is shown as these numbers is in it.
void DomineeringPositionsDock::readRange() {
  m_leastValue = m_least->value() - halfStep;
  m_mostValue = m_most->value() + halfStep;
  refilter();
}

void DomineeringPositionsDock::fillChoices() {
  const QSignalBlocker blockers[] = {QSignalBlocker(m_class), QSignalBlocker(m_covered), QSignalBlocker(m_value)};
  const int chosenClass = std::max(m_class->currentIndex(), 0);
  const QVariant chosenCovered = m_covered->currentData();
  const int chosenValue = std::max(m_value->currentIndex(), 0);
  m_class->clear();
  m_class->addItem(tr("any class"));
  for (const PositionClass each :
       {PositionClass::FirstWins, PositionClass::Draw, PositionClass::Mixed, PositionClass::SecondWins})
    m_class->addItem(className(each), static_cast<int>(each));
  m_class->setCurrentIndex(chosenClass);
  m_covered->clear();
  m_covered->addItem(tr("any number of covered cells"));
  const int cells = m_document->hasGame() ? m_document->variant()->columns() * m_document->variant()->rows() : 0;
  for (int covered = 0; covered <= cells; ++covered) m_covered->addItem(tr("%n covered cells", nullptr, covered), covered);
  m_covered->setCurrentIndex(chosenCovered.isValid() ? std::max(m_covered->findData(chosenCovered), 0) : 0);
  m_value->clear();
  m_value->addItem(tr("any value"));
  m_value->addItem(tr("values from … to …"));
  m_value->setCurrentIndex(chosenValue);
}

void DomineeringPositionsDock::refilter() {
  m_current.reset();
  m_failure.clear();
  m_model->setSource(m_solution, filter());
  m_list->scrollToTop();  // another list does not begin where the last one was left
  refreshState();
}

void DomineeringPositionsDock::open(const QModelIndex& index) {
  if (!index.isValid()) return;
  m_current = index.data(PositionsListModel::NumberRole).toULongLong();
  refreshState();
  emit positionActivated(index.data(PositionsListModel::PositionRole).value<AnyPosition>());
}

void DomineeringPositionsDock::openNext() {
  const quint64 next = m_current ? *m_current + 1 : 0;
  if (next < m_model->count()) m_model->jumpTo(next);
}

void DomineeringPositionsDock::openPrevious() {
  if (m_current && *m_current > 0) m_model->jumpTo(*m_current - 1);
}

void DomineeringPositionsDock::openRandom() {
  if (m_model->count() > 0) m_model->jumpTo(QRandomGenerator::global()->generate64() % m_model->count());
}

void DomineeringPositionsDock::setValuesShown(bool shown) {
  m_valuesShown = shown;
  m_model->setValuesHidden(!shown);
  refreshState();
}

void DomineeringPositionsDock::setSolveProgress(double share) {
  if (share == m_solveShare) return;
  m_solveShare = share;
  refreshEmptyState();
}

void DomineeringPositionsDock::refreshState() {
  const quint64 count = m_model->count();
  m_previous->setEnabled(m_current && *m_current > 0);
  m_next->setEnabled(count > 0 && (!m_current || *m_current + 1 < count));
  m_random->setEnabled(count > 0);
  m_class->setEnabled(m_valuesShown || m_class->currentIndex() > 0);
  m_value->setEnabled(m_valuesShown || m_value->currentIndex() > 0);
  for (QDoubleSpinBox* box : {m_least, m_most}) {
    box->setVisible(m_value->currentIndex() > 0);
    box->setEnabled(m_valuesShown);
  }
  if (m_model->isCounting())
    m_count->setText(tr("counting …"));
  else if (m_current)
    m_count->setText(tr("%1 of %2", "number of a position")
                         .arg(countText(static_cast<double>(*m_current + 1)), countText(static_cast<double>(count))));
  else if (!m_finished->isChecked())
    m_count->setText(tr("%1 positions, finished ones aside").arg(countText(static_cast<double>(count))));
  else
    m_count->setText(tr("%1 positions").arg(countText(static_cast<double>(count))));
  const bool hits = count > 0 && m_failure.isEmpty();
  m_inner->setCurrentIndex(hits ? 0 : 1);
  if (!hits) {
    if (!m_failure.isEmpty())
      m_noHits->setTexts(tr("The positions cannot be read"), m_failure);
    else if (m_model->isCounting())
      m_noHits->setTexts(tr("Counting …"), {});
    else
      m_noHits->setTexts(tr("No such positions"), tr("Choose another class, number of covered cells or value."));
  }
  m_outer->setCurrentIndex(m_solution ? 1 : 0);
  refreshEmptyState();
}

void DomineeringPositionsDock::refreshEmptyState() {
  if (m_solution) return;
  m_empty->setAction(QString());
  m_empty->setProgress(m_solveShare >= 0 ? std::optional(m_solveShare) : std::nullopt);
  if (!m_document->hasGame()) return m_empty->setTexts(tr("No game yet"), {});
  const SimultaneousVariant& variant = *m_document->variant();
  if (workFor(variant) != DomineeringWork::Solve)
    return m_empty->setTexts(tr("No lists for this board"), largeBoardText(variant));
  m_empty->setTexts(tr("Values are not known yet"), tr("Solve %1 to look through its positions.").arg(variantName(variant)));
  if (m_solveShare < 0) m_empty->setAction(tr("Solve"));
}

void DomineeringPositionsDock::fitCards() {
  const int room = m_list->viewport()->width() - 2;
  m_delegate->setCardWidth(room / std::max(room / narrowestCard, 1));
  m_list->doItemsLayout();
}

bool DomineeringPositionsDock::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list->viewport() && event->type() == QEvent::Resize) fitCards();
  if (watched == m_list && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      open(m_list->currentIndex());
      return true;
    }
  }
  return QDockWidget::eventFilter(watched, event);
}

void DomineeringPositionsDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    refreshState();
  }
  QDockWidget::changeEvent(event);
}

void DomineeringPositionsDock::retranslateUi() {
  setWindowTitle(tr("Positions"));
  m_class->setAccessibleName(tr("Class"));
  m_covered->setAccessibleName(tr("Covered cells"));
  m_value->setAccessibleName(tr("Value"));
  m_least->setAccessibleName(tr("Least value"));
  m_most->setAccessibleName(tr("Largest value"));
  m_finished->setText(tr("finished too"));
  const QString finished =
      tr("Positions in which a side cannot move any more. Tables count them; this list has them only if asked for.");
  m_finished->setToolTip(finished);
  m_count->setToolTip(finished);
  m_previous->setToolTip(tr("Opens the previous position of the list"));
  m_previous->setAccessibleName(tr("Previous position"));
  m_next->setToolTip(tr("Opens the next position of the list"));
  m_next->setAccessibleName(tr("Next position"));
  m_random->setText(tr("Random"));
  m_random->setToolTip(tr("Opens any position of the list"));
  m_list->setAccessibleName(tr("Positions"));
  m_list->setToolTip(tr("Double-click or Enter opens a position"));
  fillChoices();
}

}  // namespace kotai::ui
