#include "ui/domineering/session/domineering_page.h"

#include <QKeyEvent>

#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_work.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int sidesGapPx = 6;
constexpr int partsGapPx = 12;

DomineeringHeader::DomineeringHeader(DomineeringDocument* document, Settings* settings, QWidget* parent)
    : BoardHeader(document, settings, parent), m_document(document) {
  m_sides->addItems({QString(), QString()});
  layOut({makeSides()});
  keepTranslated(this, [this] { retranslateSides(); });
  refresh();
}

QWidget* DomineeringHeader::makeSides() {
  auto* sides = new QWidget(this);
  auto* row = makeLayout<QHBoxLayout>(sides, {0, 0, 0, 0}, sidesGapPx);
  addWidgets(row, {m_sidesCaption, m_sides});
  return sides;
}

/// Shows or hides the box of sides. Hides its caption if there is too little room.
void DomineeringHeader::refreshSides() {
  const bool shown = m_document->hasGame() && valuesVisible() && !m_document->result();
  m_sides->setVisible(shown);
  m_sidesCaption->setVisible(shown && hasRoomForCaption());
}

bool DomineeringHeader::hasRoomForCaption() const {
  int needed = m_sidesCaption->sizeHint().width() + sidesGapPx;
  for (const QWidget* part : std::initializer_list<const QWidget*>{m_pill, m_summary, m_sides, solveButton(), workBar()})
    if (!part->isHidden()) needed += part->sizeHint().width() + partsGapPx;
  if (!inTwoLines()) needed += m_title->sizeHint().width() + partsGapPx;
  return needed <= width();
}

void DomineeringHeader::resizeEvent(QResizeEvent* event) {
  BoardHeader::resizeEvent(event);
  refreshSides();
}

void DomineeringHeader::refresh() {
  if (!m_document->hasGame()) return;
  const SimultaneousVariant& variant = *m_document->variant();
  const SimultaneousWork work = workFor(variant);
  const auto& proved = m_document->provedOutcome();
  const bool over = m_document->result().has_value();
  const bool open = !m_document->solution() && work != SimultaneousWork::None && !(proved && proved->settled());
  showSolveButton(!over, open,
                  work == SimultaneousWork::Solve ? tr("Solve") : tr("Prove", "work out what can be forced from the start"));
  m_title->setText(variantName(variant));
  // The old text stays until the values arrive, which takes a few milliseconds.
  const bool awaited = !m_document->valuesKnown() && m_document->solution() && m_document->valueFailure().isEmpty();
  if (over)
    showEnd(*m_document->result());
  else if (!awaited)
    m_pill->setValue(badgeText(), std::nullopt);
  m_pill->setToolTip(valuesVisible() && !over ? valueSentence(*m_document->value()) : QString());
  m_pill->setVisible(!isPlaying() || over || valuesVisible());
  m_summary->setText(over ? asSentence(reasonText(*m_document->result())) : isPlaying() ? playSummary() : positionSummary());
  refreshSides();
}

/// Shows the result, with the same text as the card at the end of the game.
void DomineeringHeader::showEnd(Payoff result) {
  m_pill->setValue(winnerText(result, personOfGame(), namesOfGame()),
                   outcomeFor({EndCause::Rules, winnerOf(result)}, personOfGame()));
}

QString DomineeringHeader::badgeText() const {
  if (valuesVisible()) return valueBadge(*m_document->value());
  if (m_document->valuesKnown()) return tr("Values hidden");
  if (isProved() && valuesWanted()) return tr("Proved");
  if (!m_document->valueFailure().isEmpty()) return tr("Not readable");
  return isDamaged() ? tr("Damaged") : tr("Not solved");
}

/// Returns a text about the game in progress. Names no side to move, because both sides choose at the same
/// time.
QString DomineeringHeader::playSummary() const {
  return m_settings->personSide() ? tr("Your choice") + QStringLiteral(" \u00b7 ") + playersText() : playersText();
}

QString DomineeringHeader::positionSummary() const {
  QString moves = moveCountsText(m_document->moves(Side::First).size(), m_document->moves(Side::Second).size());
  if (!valuesWanted()) return moves;
  if (m_document->valuesKnown()) return forcedText(*m_document->value());
  if (!m_document->valueFailure().isEmpty()) return m_document->valueFailure();
  const QString start = startSummary();
  QStringList parts{moves};
  if (isProved())
    parts.prepend(start);
  else if (!start.isEmpty())
    parts << start;
  if (!isProved() && !m_document->solution()) parts << tr("values not known yet");
  return parts.join(QStringLiteral(" \u00b7 "));
}

bool DomineeringHeader::showsStart() const { return m_document->position() == m_document->variant()->start(); }

/// Returns whether a proof has determined the result of the shown position.
bool DomineeringHeader::isProved() const {
  const auto& proved = m_document->provedOutcome();
  return proved && proved->settled() && showsStart();
}

/// Describes the known result of the empty board, if there is no solution.
QString DomineeringHeader::startSummary() const {
  const SimultaneousVariant& variant = *m_document->variant();
  if (m_document->solution()) return {};
  QString text;
  if (const auto& proved = m_document->provedOutcome(); proved && proved->settled()) {
    text = provedSentence(*proved);
  } else {
    const BoardOutcome known = boardOutcome(variant, m_dataDirectory);
    if (known.outcome) {
      const auto payoff = static_cast<std::int8_t>(*known.outcome);
      text = tr("known: %1 (table of outcomes)", "%1: who wins")
                 .arg(className(positionClassOf({static_cast<double>(payoff), payoff, payoff})));
    } else if (proved) {
      text = provedSentence(*proved);
    }
  }
  return text.isEmpty() || showsStart() ? text : tr("Empty board: %1", "%1: what is proved").arg(text);
}

void DomineeringHeader::retranslateSides() {
  for (const Side side : {Side::First, Side::Second}) m_sides->setItemText(static_cast<int>(side), playerText(side));
  m_sides->setToolTip(tr("The side whose values are shown on the board"));
  m_sides->setAccessibleName(m_sides->toolTip());
  m_sidesCaption->setText(tr("Values for", "one of two sides, in the box that follows"));
  refreshSides();
}

DomineeringPage::DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings,
                                 QWidget* parent)
    : PageFrame(document, settings, parent),
      m_document(document),
      m_settings(settings),
      m_header(new DomineeringHeader(document, settings, this)),
      m_board(new DominoBoardView(document, opponent, settings, this)),
      m_choices(new ChoicePanel(document, opponent, settings, this)) {
  build(m_header, m_board, m_choices);
  m_board->installEventFilter(this);
  connect(m_header->sideBox(), &QComboBox::activated, m_board,
          [this](int side) { m_board->setValueSide(static_cast<Side>(side)); });
  connect(m_board, &DominoBoardView::valueSideChanged, m_header, &DomineeringHeader::showValueSide);
  connect(m_board, &DominoBoardView::revealStarted, m_choices, &ChoicePanel::showReveal);
  connect(m_choices->againButton(), &QPushButton::clicked, m_board, &DominoBoardView::reveal);
}

/// Returns an explanation of the numbers on the board, or an empty string if there are none.
QString DomineeringPage::legend() const {
  const bool shown = m_settings->valuesShown() && m_document->hasGame() && !m_document->result() &&
                     (m_document->solution() || m_document->game());
  return shown ? tr("Numbers: what a move guarantees on average, from −1 (loss) through 0 (draw) to +1 (win). Percentages: how "
                    "often the best mix of moves plays it.")
               : QString();
}

QRect DomineeringPage::boardRect() const {
  if (!m_document->hasGame()) return {};
  const QRectF squares = m_board->currentLayout().squares;
  return QRect(m_board->mapTo(this, squares.topLeft().toPoint()), squares.size().toSize());
}

void DomineeringPage::showVerdict(const QString& pill, Outcome outcome, const QString& text) {
  clearVerdict();
  if (hasRoomForMessages())
    messages()->showVerdict(pill, outcome, text);
  else
    m_choices->setRemark(QString(text).replace(QLatin1Char('\n'), QStringLiteral(" \u00b7 ")));
}

void DomineeringPage::clearVerdict() {
  messages()->clearVerdict();
  m_choices->setRemark({});
}

void DomineeringPage::showRefusal(const QString& reason) {
  m_refusal = reason;
  messages()->showMessage(reason);
}

bool DomineeringPage::clearRefusal() { return messages()->withdrawMessage(std::exchange(m_refusal, {})); }

bool DomineeringPage::eventFilter(QObject* watched, QEvent* event) {
  // Esc first hides the message about a refused input. Only another Esc withdraws a choice.
  if (watched == m_board && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      m_board->typedText().isEmpty() && clearRefusal())
    return true;
  return QWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_domineering_page.cpp"
