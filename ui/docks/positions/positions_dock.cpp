#include "ui/docks/positions/positions_dock.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/docks/positions/position_delegate.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/strings/kind_strings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {
constexpr int narrowestCardPx = 236;
}  // namespace

PositionsDock::PositionsDock(GameDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("positionsDock"));
  createControls();
  createList();
  layOut();
  connectSignals();
  retranslateUi();
  reload();
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
  m_count = new QLabel(this);
  m_count->setProperty("muted", true);
  m_count->setAlignment(Qt::AlignCenter);
  const auto button = [this](const char* icon) {
    auto* made = new QToolButton(this);
    if (*icon) made->setIcon(themedIcon(QLatin1String(icon)));
    return made;
  };
  m_previous = button("step-back");
  m_next = button("step-forward");
  m_random = button("");
  m_solveIt = button("");
  m_solveIt->setCheckable(true);
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_outcome),
                        static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_random), static_cast<QWidget*>(m_solveIt)})
    each->setFont(smallFont(font()));
}

void PositionsDock::createList() {
  m_model = new PositionsModel(this);
  m_delegate = new PositionDelegate(this);
  m_list = new QListView(this);
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setFlow(QListView::LeftToRight);
  m_list->setWrapping(true);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setUniformItemSizes(true);
  m_list->setMouseTracking(true);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setContextMenuPolicy(Qt::CustomContextMenu);
  m_list->viewport()->installEventFilter(this);
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  copyByKey(m_list, [this] { return selectedTexts(*m_list, PositionsModel::TextRole); });
  m_explanation = new QLabel(this);
  m_explanation->setProperty("muted", true);
  m_explanation->setWordWrap(true);
  m_explanation->setFont(smallFont(font()));
  m_verdict = new QLabel(this);
  m_verdict->setWordWrap(true);
  m_verdict->hide();
}

void PositionsDock::layOut() {
  auto* controls = new FlowLayout;
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_outcome),
                        static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_next),
                        static_cast<QWidget*>(m_random), static_cast<QWidget*>(m_solveIt)})
    controls->addWidget(each);
  m_noHits = new EmptyState;
  m_inner = new QStackedWidget;
  m_inner->addWidget(m_list);
  m_inner->addWidget(m_noHits);
  m_loaded = new QWidget;
  auto* column = new QVBoxLayout(m_loaded);
  column->setContentsMargins(12, 4, 4, 6);
  column->setSpacing(4);
  column->addLayout(controls);
  column->addWidget(m_explanation);
  column->addWidget(m_verdict);
  column->addWidget(m_inner, 1);
  m_empty = new EmptyState;
  m_outer = new QStackedWidget;
  m_outer->addWidget(m_empty);
  m_outer->addWidget(m_loaded);
  setWidget(m_outer);
}

void PositionsDock::connectSignals() {
  connect(m_kind, &QComboBox::currentIndexChanged, this, &PositionsDock::followKind);
  connect(m_length, &QComboBox::currentIndexChanged, this, &PositionsDock::refilter);
  connect(m_outcome, &QComboBox::currentIndexChanged, this, &PositionsDock::followOutcome);
  connect(m_previous, &QToolButton::clicked, this, &PositionsDock::openPrevious);
  connect(m_next, &QToolButton::clicked, this, &PositionsDock::openNext);
  connect(m_random, &QToolButton::clicked, this, &PositionsDock::openRandom);
  connect(m_solveIt, &QToolButton::toggled, this, &PositionsDock::setSolveIt);
  connect(m_list, &QListView::activated, this, &PositionsDock::open);
  connect(m_list, &QListView::customContextMenuRequested, this, &PositionsDock::showContextMenu);
  connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    if (value == m_list->verticalScrollBar()->minimum()) m_model->fetchPrevious();
  });
  connect(m_model, &PositionsModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
    if (first == 0 && last + 1 < m_model->rowCount())  // earlier ones arrived above: keep the view where it is
      m_list->scrollTo(m_model->index(last + 1), QAbstractItemView::PositionAtTop);
  });
  connect(m_model, &PositionsModel::counted, this, &PositionsDock::refreshState);
  connect(m_model, &PositionsModel::numberReady, this, [this](quint64 number) {
    const QModelIndex index = m_model->index(m_model->rowOf(number));
    const bool inSight = m_list->viewport()->rect().contains(m_list->visualRect(index));
    m_list->setCurrentIndex(index);
    if (!inSight) m_list->scrollTo(index, QAbstractItemView::PositionAtTop);  // no row cut in two above it
    open(index);
  });
  connect(m_model, &PositionsModel::failed, this, [this](const QString& message) {
    m_failure = message;
    refreshState();
  });
  connect(m_document, &GameDocument::gameReset, this, &PositionsDock::reload);
  connect(m_document, &GameDocument::solutionChanged, this, &PositionsDock::reload);
  connect(m_document, &GameDocument::movePlayed, this, [this](GameTree::NodeId node) {
    m_judged = node;
    judgeMove();
  });
  connect(m_document, &GameDocument::treeChanged, this, &PositionsDock::judgeMove);
  connect(m_empty, &EmptyState::triggered, this, [this] { emit solveRequested(m_document->variant()); });
  connect(m_noHits, &EmptyState::triggered, this, [this] {
    // Another program may have solved it since.
    if (const VariantPtr missing = missingVariant())
      emit solveRequested(missing);
    else
      refilter();
  });
  connect(&Theme::instance(), &Theme::changed, m_list->viewport(), qOverload<>(&QWidget::update));
}

void PositionsDock::reload() {
  const SolutionPtr& solution = m_document->solution();
  if (solution && solution == m_solution) return refreshState();  // a new game, e.g. from one of the listed positions
  m_solution = solution;
  m_cell.reset();
  m_cellOffered = false;
  m_current.reset();
  m_delegate->setVariant(m_document->variant());
  fitCards();
  refreshKinds();
  fillLengths({});
  readLengths();
  refilter();
}

void PositionsDock::refreshState() {
  m_outer->setCurrentWidget(m_document->solution() ? m_loaded : static_cast<QWidget*>(m_empty));
  const bool some = m_model->count() > 0;
  m_inner->setCurrentWidget(some ? static_cast<QWidget*>(m_list) : m_noHits);
  for (QToolButton* each : {m_previous, m_next, m_random}) each->setEnabled(some);
  m_explanation->setText(explanation());
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_outcome)})
    each->updateGeometry();  // they are as wide as what they show
  refreshCount();
  refreshNoHits();
  refreshEmptyState();
}

void PositionsDock::refreshCount() {
  const quint64 count = m_model->count();
  m_count->setText(m_model->isCounting() ? tr("counting …")
                   : m_current           ? tr("%1 of %2", "number of the open position, of all")
                                     .arg(countText(static_cast<double>(*m_current + 1)), countText(static_cast<double>(count)))
                               : tr("%1 positions").arg(countText(static_cast<double>(count))));
  // As wide as its longest text, so that the button after it stays under the pointer.
  const QString all = countText(static_cast<double>(count));
  int widest = 0;
  for (QString text : {tr("%1 of %2", "number of the open position, of all").arg(all, all), tr("%1 positions").arg(all)}) {
    for (QChar& letter : text)
      if (letter.isDigit()) letter = QLatin1Char('0');  // digits differ in width
    widest = std::max(widest, m_count->fontMetrics().horizontalAdvance(text) + 4);
  }
  m_count->setFixedWidth(std::max(widest, m_model->isCounting() ? m_count->sizeHint().width() : 0));
}

void PositionsDock::refreshNoHits() {
  m_noHits->setProgress({});
  m_noHits->setAction({});
  if (const VariantPtr missing = missingVariant()) {
    m_noHits->setTexts(tr("%1 must be solved, too").arg(variantName(*missing)),
                       tr("These are the positions whose outcome differs between the two rules: both solutions are compared."));
    m_noHits->setAction(tr("Solve"));
  } else if (!m_failure.isEmpty()) {
    m_noHits->setTexts(tr("The positions could not be read"), m_failure);
  } else if (m_model->isCounting()) {
    m_noHits->setTexts(tr("Looking for positions …"), {});
  } else {
    m_noHits->setTexts(tr("No such positions"), tr("Choose another kind, or any length and any outcome."));
  }
}

void PositionsDock::refreshEmptyState() {
  const VariantPtr& variant = m_document->variant();
  m_empty->setAction(variant && m_solveShare < 0 ? tr("Solve") : QString());
  m_empty->setProgress(variant && m_solveShare >= 0 ? std::optional(m_solveShare) : std::nullopt);
  if (!variant) {
    m_empty->setTexts(tr("No game yet"), tr("Choose a variant on the welcome page to see its notable positions."));
  } else if (m_solveShare >= 0) {
    m_empty->setTexts(tr("Solving %1 …").arg(variantName(*variant)), tr("The positions appear when it is finished."));
  } else {
    m_empty->setTexts(tr("%1 is not solved yet").arg(variantName(*variant)),
                      tr("Its values are not known. Solve it to browse zugzwangs, wins in n plies and only moves."));
  }
}

QString PositionsDock::explanation() const {
  if (m_kind->count() == 0 || !m_document->hasGame()) return QString();
  if (kind() != FindKind::Cell) return findKindExplanation(*m_document->variant(), kind());
  return m_cell ? cellText(*m_cell) + countedTwiceText() : tr("All positions of this value.");
}

QString PositionsDock::countedTwiceText() const {
  const quint64 count = m_model->count();
  if (m_model->isCounting() || m_publishedCount <= count) return QString();
  return QStringLiteral(". ") + tr("The paper counts %1: %2 of these %3 positions twice.")
                                    .arg(countText(static_cast<double>(m_publishedCount)),
                                         countText(static_cast<double>(m_publishedCount - count)),
                                         countText(static_cast<double>(count)));
}

QString PositionsDock::cellText(const PositionFilter::Cell& cell) const {
  const std::vector<AggregateKey>& keys = m_document->variant()->tierGraph().aggregateKeys();
  const auto known = std::find_if(keys.begin(), keys.end(), [&](const AggregateKey& each) { return each.id == cell.keyId; });
  if (known == keys.end()) return QString();  // another game was opened meanwhile
  const auto axis = [&](bool mover) { return aggregateAxisName(m_document->variant()->gameId(), *known, mover); };
  QStringList parts;
  if (cell.mover) parts << tr("%1: %2", "axis: value").arg(axis(true)).arg(*cell.mover);
  if (cell.opponent) parts << tr("%1: %2", "axis: value").arg(axis(false)).arg(*cell.opponent);
  return parts.join(QStringLiteral(" · "));
}

void PositionsDock::setSolveProgress(double share) {
  m_solveShare = share;
  if (!m_document->solution()) refreshState();
}

void PositionsDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

bool PositionsDock::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched == m_list->viewport()) fitCards();
  return QDockWidget::eventFilter(watched, event);
}

void PositionsDock::fitCards() {
  const int width = m_list->viewport()->width();
  const int card = width / std::max(1, width / narrowestCardPx) - 1;
  m_delegate->setCardWidth(card);
  m_list->setGridSize({card, m_delegate->cardHeight()});
}

void PositionsDock::retranslateUi() {
  setWindowTitle(tr("Positions"));
  m_kind->setAccessibleName(tr("Kind of position"));
  m_length->setAccessibleName(tr("Length"));
  m_outcome->setItemText(0, tr("any outcome"));
  for (int i = 1; i < m_outcome->count(); ++i)
    m_outcome->setItemText(i, outcomeName(static_cast<Outcome>(m_outcome->itemData(i).toInt())));
  m_outcome->setAccessibleName(tr("Outcome for the player to move"));
  m_previous->setToolTip(tr("Open the previous position of this list"));
  m_next->setToolTip(tr("Open the next position of this list"));
  m_random->setText(tr("Random"));
  m_random->setToolTip(tr("Open one of these positions by chance"));
  m_solveIt->setText(tr("Solve it"));
  m_solveIt->setToolTip(tr("Hides the values and tells you how good your moves are"));
  m_previous->setAccessibleName(m_previous->toolTip());
  m_next->setAccessibleName(m_next->toolTip());
  m_list->setAccessibleName(tr("Notable positions"));
  refreshKinds();
  fillLengths(chosenLength());
  refreshState();
}

}  // namespace kotai::ui
