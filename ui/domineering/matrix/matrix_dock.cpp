#include "ui/domineering/matrix/matrix_dock.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollArea>
#include <QStringList>

#include "ui/charts/chart_style.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/job_work.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

static QToolButton* makeButton(QWidget* parent, const QString& text) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setFont(smallFont(button->font()));
  return button;
}

static QLabel* makeText(QWidget* parent, bool muted) {
  auto* label = wrapping(new Label(parent));
  label->setFont(smallFont(label->font()));
  label->setProperty("muted", muted);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

MatrixPanel::MatrixPanel(QWidget* parent) : QWidget(parent) {
  createControls();
  layOut();
  connectSignals();
  keepTranslated(this, [this] { retranslateUi(); });
}

void MatrixPanel::createControls() {
  m_summary = makeText(this, false);
  m_summary->setTextFormat(Qt::RichText);
  m_legend = makeText(this, true);
  m_sortingCaption = makeText(this, true);
  m_sortingCaption->setWordWrap(false);
  m_sorting = new CompactComboBox(this);
  m_hide = new QCheckBox(this);
  m_zoomOut = makeButton(this, QStringLiteral("\u2212"));
  m_zoomFit = makeButton(this, QString());
  m_zoomFit->setCheckable(true);
  m_zoomFit->setChecked(true);
  m_zoomIn = makeButton(this, QStringLiteral("+"));
  m_copy = makeButton(this, QString());
  m_copy->setProperty("framed", true);
  m_view = new MatrixView(this);
  m_strategyCaption = makeText(this, true);
  m_strategyCaption->setWordWrap(false);
  m_strategyBox = new CompactComboBox(this);
  m_judgement = makeText(this, false);
  m_judgement->setObjectName(QStringLiteral("judgement"));
  m_judgement->setTextFormat(Qt::RichText);
  m_pointed = makeText(this, true);
  m_pointed->setMinimumHeight(m_pointed->fontMetrics().height() + 2);
  for (QWidget* each : std::initializer_list<QWidget*>{m_sorting, m_hide, m_strategyBox}) each->setFont(smallFont(each->font()));
}

void MatrixPanel::layOut() {
  auto* controls = new FlowLayout(6);
  addWidgets(controls, {m_sortingCaption, m_sorting, m_hide});
  controls->addWidget(groupedWidgets({m_zoomOut, m_zoomFit, m_zoomIn}));
  auto* strategy = new FlowLayout(6);
  addWidgets(strategy, {m_strategyCaption, m_strategyBox, m_copy});
  auto* column = makeLayout<QVBoxLayout>(this, {12, 4, 12, 8}, 4);
  addWidgets(column, {m_summary, m_legend});
  column->addLayout(controls);
  column->addWidget(m_view, 1);
  column->addWidget(m_pointed);
  column->addLayout(strategy);
  column->addWidget(m_judgement);
}

void MatrixPanel::connectSignals() {
  connect(m_sorting, &QComboBox::currentIndexChanged, this,
          [this] { m_view->setSorting(static_cast<MatrixSorting>(m_sorting->currentData().toInt())); });
  connect(m_hide, &QCheckBox::toggled, this, [this](bool hide) {
    m_view->setDominatedHidden(hide);
    refreshTexts();
  });
  connect(m_zoomOut, &QToolButton::clicked, m_view, &MatrixView::zoomOut);
  connect(m_zoomIn, &QToolButton::clicked, m_view, &MatrixView::zoomIn);
  connect(m_zoomFit, &QToolButton::clicked, m_view, &MatrixView::zoomToFit);
  connect(m_view, &MatrixView::zoomChanged, this, [this] { m_zoomFit->setChecked(m_view->fitsWindow()); });
  connect(m_copy, &QToolButton::clicked, this, &MatrixPanel::copyCsv);
  copyByKey(m_view, [this] {
    const auto turn = m_view->currentTurn();
    return turn ? turnText(*m_variant, *turn) : csv();
  });
  connect(m_view, &MatrixView::pointed, this, [this](std::optional<JointMove> turn) {
    m_pointed->setText(turn ? m_view->picture().cellText(m_view->picture().placeOf(*turn)) : QString());
  });
  connect(m_view, &MatrixView::moveSelected, this, [this](Side side, std::size_t move) {
    setStrategy({side, ChosenStrategy::Kind::Move, move});
  });
  connect(m_strategyBox, &QComboBox::activated, this, [this](int index) {
    const int code = m_strategyBox->itemData(index).toInt();
    if (code < 0) return;  // the entry of the move that is already selected
    setStrategy({code % 2 == 0 ? Side::First : Side::Second, static_cast<ChosenStrategy::Kind>(code / 2), 0});
  });
}

void MatrixPanel::setGame(const std::shared_ptr<const SimultaneousVariant>& variant, const GamePtr& game,
                          const std::optional<GameValue>& value, const ChoiceTips::Explain& explain) {
  m_variant = variant;
  m_game = game;
  m_value = value;
  m_strategy = ChosenStrategy();
  m_view->setGame(variant, game, explain);
  m_pointed->clear();
  fillStrategies();
  refreshTexts();
}

void MatrixPanel::setStrategy(const ChosenStrategy& strategy) {
  m_strategy = strategy;
  m_view->setStrategy(strategy);
  fillStrategies();
  refreshTexts();
}

QString MatrixPanel::strategyName(const ChosenStrategy& strategy) const {
  QString side = playerName(strategy.side);
  switch (strategy.kind) {
    case ChosenStrategy::Kind::BestMix: return tr("%1: best mix", "Vertical or Horizontal").arg(side);
    case ChosenStrategy::Kind::Uniform: return tr("%1: any move, with equal probability", "Vertical or Horizontal").arg(side);
    case ChosenStrategy::Kind::Move: break;
  }
  if (!m_game || !m_variant) return side;
  const auto& moves = strategy.side == Side::First ? m_game->firstMoves : m_game->secondMoves;
  return tr("%1: always %2", "Vertical or Horizontal; a move")
      .arg(side, placeText(*m_variant, strategy.side, moves.at(strategy.move)));
}

void MatrixPanel::fillStrategies() {
  const QSignalBlocker blocker(m_strategyBox);
  m_strategyBox->clear();
  for (const auto kind : {ChosenStrategy::Kind::BestMix, ChosenStrategy::Kind::Uniform})
    for (const Side side : {Side::First, Side::Second})
      m_strategyBox->addItem(strategyName({side, kind, 0}), static_cast<int>(kind) * 2 + static_cast<int>(side));
  if (m_strategy.kind == ChosenStrategy::Kind::Move) {
    m_strategyBox->addItem(strategyName(m_strategy), -1);
    m_strategyBox->setCurrentIndex(m_strategyBox->count() - 1);
  } else {
    m_strategyBox->setCurrentIndex(
        m_strategyBox->findData(static_cast<int>(m_strategy.kind) * 2 + static_cast<int>(m_strategy.side)));
  }
}

void MatrixPanel::refreshTexts() {
  if (!m_game || !m_variant) {
    m_summary->clear();
    m_judgement->clear();
    return;
  }
  QStringList parts{tr("Value <b>%1</b> for Vertical").arg(payoffText(m_game->equilibrium.value))};
  if (m_value && m_value->isPure()) parts << tr("either side can secure it without mixing");
  if (m_value && !m_value->isPure())
    parts << tr("without mixing, Vertical secures <b>%1</b>, and Horizontal holds Vertical to <b>%2</b>")
                 .arg(payoffText(m_value->firstSecure), payoffText(m_value->secondSecure));
  if (const int hidden = m_view->hiddenMoves(); hidden > 0) parts << tr("%n moves hidden", nullptr, hidden);
  m_summary->setText(parts.join(QStringLiteral(" &nbsp;\u00b7&nbsp; ")));
  const Exploitability result = exploitabilityOf(*m_game, m_strategy);
  const Side other = m_strategy.side == Side::First ? Side::Second : Side::First;
  const auto& replies = other == Side::First ? m_game->firstMoves : m_game->secondMoves;
  const QString reply = QString::fromStdString(m_variant->formatMove(other, replies[result.bestReply]));
  // All numbers in the window are from Vertical's point of view.
  const QString secured = payoffText(payoffFor(m_strategy.side, result.secured));
  const QString lost = payoffText(result.lost).mid(1);
  const bool first = m_strategy.side == Side::First;
  if (result.lost < sameValue)
    m_judgement->setText((first ? tr("Vertical secures <b>%1</b>, the full value. No reply can exploit this.")
                                : tr("Horizontal holds Vertical to <b>%1</b>, the full value. No reply can exploit this."))
                             .arg(secured));
  else
    m_judgement->setText(
        (first ? tr("Vertical secures <b>%1</b>, <b>%2</b> less than the value: the best reply is %3.", "payoff; payoff; a move")
               : tr("Horizontal holds Vertical to <b>%1</b>, <b>%2</b> more than the value: the best reply is %3.",
                    "payoff; payoff; a move"))
            .arg(secured, lost, reply));
}

QString MatrixPanel::csv() const {
  if (!m_game || !m_variant) return QString();
  const auto decimals = [](double value) { return QString::number(value, 'g', 12); };
  const MatrixOrder& order = m_view->picture().order;
  QStringList lines;
  QStringList cells{QString()};
  for (const std::size_t column : order.columns)
    cells << QString::fromStdString(m_variant->formatMove(Side::Second, m_game->secondMoves[column]));
  lines << (cells << QStringLiteral("probability") << QStringLiteral("guarantee")).join(QLatin1Char(','));
  for (const std::size_t row : order.rows) {
    cells = {QString::fromStdString(m_variant->formatMove(Side::First, m_game->firstMoves[row]))};
    for (const std::size_t column : order.columns) cells << decimals(m_game->matrix.at(row, column));
    cells << decimals(m_game->equilibrium.rowStrategy[row]) << decimals(m_game->firstGuarantees[row]);
    lines << cells.join(QLatin1Char(','));
  }
  cells = {QStringLiteral("probability")};
  for (const std::size_t column : order.columns) cells << decimals(m_game->equilibrium.columnStrategy[column]);
  lines << (cells << QString() << QString()).join(QLatin1Char(','));
  cells = {QStringLiteral("guarantee")};
  for (const std::size_t column : order.columns) cells << decimals(m_game->secondGuarantees[column]);
  lines << (cells << QString() << decimals(m_game->equilibrium.value)).join(QLatin1Char(','));
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void MatrixPanel::copyCsv() const { QGuiApplication::clipboard()->setText(csv()); }

void MatrixPanel::retranslateUi() {
  m_legend->setText(tr("+1: Vertical wins · 0: draw · −1: Horizontal wins"));
  m_sortingCaption->setText(tr("Order"));
  setChoices(m_sorting, [this] {
    m_sorting->addItem(tr("most likely first"), static_cast<int>(MatrixSorting::Probability));
    m_sorting->addItem(tr("safest first"), static_cast<int>(MatrixSorting::Guarantee));
    m_sorting->addItem(tr("by square"), static_cast<int>(MatrixSorting::Board));
  });
  m_sorting->setAccessibleName(tr("Order of the moves"));
  m_hide->setText(tr("Hide dominated moves"));
  m_hide->setToolTip(tr("Leave out dominated moves, for which another move is never worse and sometimes better"));
  m_zoomOut->setToolTip(tr("Smaller cells (Ctrl+mouse wheel, or −)"));
  m_zoomIn->setToolTip(tr("Larger cells (Ctrl+mouse wheel, or +)"));
  m_zoomOut->setAccessibleName(tr("Smaller cells"));
  m_zoomIn->setAccessibleName(tr("Larger cells"));
  m_zoomFit->setText(tr("Fit"));
  m_zoomFit->setToolTip(tr("Fit the cells to the panel (0)"));
  m_copy->setText(tr("Copy"));
  m_copy->setToolTip(tr("Copy the matrix with probabilities as CSV"));
  m_strategyCaption->setText(tr("Evaluate"));
  m_strategyBox->setAccessibleName(tr("Strategy to evaluate"));
  m_strategyBox->setToolTip(tr("Choose a strategy to evaluate, or click a move beside the matrix"));
  fillStrategies();
  refreshTexts();
}

MatrixDock::MatrixDock(DomineeringDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("matrixDock"), parent), m_document(document) {
  auto* scroll = new QScrollArea;  // a dock that is too short scrolls instead of shrinking its contents
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(m_panel);
  build(scroll);
}

MatrixView* MatrixDock::view() const { return m_panel->view(); }

/// Disables the old matrix until the values of the next position arrive.
bool MatrixDock::showContents() {
  const auto game = state().valuesShown && m_document->hasGame() ? m_document->game() : nullptr;
  if (m_panel->view()->picture().game != game) {
    const auto explain = [view = view(), values = knownValues(*m_document), position = m_document->position()](
                             Side side, AnyMove move, std::function<void(const std::vector<Fact>&)> receive) {
      explainChoiceLater(view, values, position, side, move, std::move(receive));
    };
    m_panel->setGame(m_document->variant(), game, m_document->value(), explain);
  }
  return game != nullptr;
}

void MatrixDock::explainEmpty() {
  m_offersStrategy = false;
  if (!state().valuesShown && (m_document->solution() || m_document->game())) return showHidden(Missing::Payoffs);
  if (const auto result = m_document->result())
    return empty()->showTextsOnly(resultText(*result, personOf(m_document->header())), tr("There is nothing left to choose."));
  const SimultaneousVariant& variant = *m_document->variant();
  SolutionWork work = state().work;
  if (m_document->solution()) work.failure = m_document->valueFailure();
  if (m_document->solution() && work.failure.isEmpty()) return empty()->showTextsOnly(tr("Reading the values…"), {});
  MissingStrings words{.name = variantName(variant),
                       .offer = tr("Solve %1 to see the payoffs of all pairs of moves.").arg(variantName(variant))};
  if (isProved() && work.failure.isEmpty()) return showProof();
  if (workFor(variant) != SimultaneousWork::Solve && work.failure.isEmpty()) {
    words.heading = tr("Values are not known yet");
    words.offer = largeBoardWords();
    words.proves = isProvable();
    if (!words.proves) return empty()->showTextsOnly(words.heading, words.offer);
  }
  ui::showMissing(*empty(), work, Missing::Payoffs, words);
}

/// Returns whether values may be shown and a proof has determined the result that each side can force from the
/// empty board.
bool MatrixDock::isProved() const {
  return state().valuesShown && m_document->provedOutcome() && m_document->provedOutcome()->settled() &&
         workFor(*m_document->variant()) == SimultaneousWork::Prove;
}

bool MatrixDock::isProvable() const {
  const bool settled = m_document->provedOutcome() && m_document->provedOutcome()->settled();
  return workFor(*m_document->variant()) == SimultaneousWork::Prove && !settled;
}

void MatrixDock::readStrategies() {
  if (!m_document->hasGame() || !m_document->provedOutcome()) return;
  m_readFor = {m_document->variantId(), m_document->position()};
  m_proved.reset();
  m_unreadable.clear();
  m_stopReading.request_stop();
  m_stopReading = {};
  m_reading.run(
      this,
      [variant = m_document->variant(), folder = hub()->jobs()->dataDirectory(), outcome = *m_document->provedOutcome(),
       position = m_document->position(),
       stop = m_stopReading.get_token()]() { return provedMoves(variant, folder, outcome, position, stop); },
      [this](const ProvedMoves& read) {
        m_proved = read.moves;
        m_unreadable = read.failure;
        showAgain();
      });
}

/// Shows the proved result, and the moves that secure this result in the position.
void MatrixDock::showProof() {
  if (m_readFor != std::pair(m_document->variantId(), m_document->position())) readStrategies();
  const ProvedOutcome& outcome = *m_document->provedOutcome();
  const bool atStart = m_document->position() == m_document->variant()->start();
  const QString result = provedSentence(outcome);
  empty()->showTextsOnly(atStart ? result : tr("Empty board: %1", "%1: what is proved").arg(result),
                         QStringList{provedMovesText(), unsolvedText(*m_document->variant())}.join(QLatin1Char('\n')).trimmed());
  m_offersStrategy = m_proved && m_unreadable.isEmpty() && hasStrategy(outcome) && m_proved->empty();
  if (m_offersStrategy) empty()->setAction(tr("Find the moves", "that secure a proved result"));
}

QString MatrixDock::provedMovesText() const {
  const ProvedOutcome& outcome = *m_document->provedOutcome();
  if (!hasStrategy(outcome)) return {};
  if (!m_proved) return tr("Reading the strategies…");
  if (!m_unreadable.isEmpty()) return m_unreadable;
  if (m_proved->empty())
    return tr(
        "The moves that secure this result are in the proof. Kotai can extract them as a strategy, which takes up to two "
        "minutes.");
  QStringList sentences;
  for (const ProvedMove& move : *m_proved) sentences << provedMoveSentence(*m_document->variant(), move);
  return sentences.join(QLatin1Char('\n'));
}

void MatrixDock::answerEmpty() {
  if (m_offersStrategy) return emit strategyMissed();
  StateDock::answerEmpty();
}

/// Explains why a board that is not completely solved has no matrix.
QString MatrixDock::largeBoardWords() const {
  const SimultaneousVariant& variant = *m_document->variant();
  QStringList lines{unsolvedText(variant), isProvable() ? provableText(variant) : largeBoardText(variant)};
  if (state().valuesShown && m_document->provedOutcome()) lines << provedSentence(*m_document->provedOutcome());
  return lines.join(QLatin1Char('\n'));
}

void MatrixDock::retranslate() { setWindowTitle(tr("Matrix")); }

}  // namespace kotai::ui

#include "moc_matrix_dock.cpp"
