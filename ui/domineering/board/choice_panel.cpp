#include "ui/domineering/board/choice_panel.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int openMs = 1400;   ///< time for which the revealed cards stay visible, in milliseconds
constexpr int cardGapPx = 12;  ///< gap between a card and the text
constexpr int narrowGapPx = 4;
constexpr int buttonGapPx = 6;
constexpr int minBetweenPx = 150;     ///< minimum space between the cards; with less space, the cards shrink
constexpr int widestPx = 700;         ///< maximum width, so that the cards stay beside the text in a wide window
constexpr int noteFromWidthPx = 430;  ///< minimum width of a panel that shows a second line
constexpr double roundPx = 9;
constexpr QSize smallestCard(108, 66);
constexpr int narrowMarginsPx = 14;

ChoiceCard::ChoiceCard(Side side, QWidget* parent) : QWidget(parent), m_side(side) {
  whenLanguageChanges(this, [this] {
    describe();
    updateGeometry();
    update();
  });
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  m_turning.setStartValue(0.0);
  m_turning.setEndValue(1.0);
  m_turning.setEasingCurve(QEasingCurve::InOutCubic);
  connect(&m_turning, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_turning, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  describe();
}

QSize ChoiceCard::sizeHint() const { return m_narrow ? QSize(narrowWidth(), fullSize().height()) : fullSize(); }

QSize ChoiceCard::fullSize() const {
  const QFontMetrics metrics(font());
  return {std::max(smallestCard.width(), metrics.horizontalAdvance(playerName(m_side)) + 46),
          std::max(smallestCard.height(), metrics.height() * 2 + 30)};
}

/// Returns the width of the longest name or state. Both cards use the same width.
int ChoiceCard::narrowWidth() const {
  const QFontMetrics names(nameFont());
  const QFontMetrics states(font());
  int widest = std::max(names.horizontalAdvance(playerText(Side::First)), names.horizontalAdvance(playerText(Side::Second)));
  for (const QString& state : {tr("choosing"), tr("thinking")}) widest = std::max(widest, states.horizontalAdvance(state));
  return widest + narrowMarginsPx;
}

QFont ChoiceCard::nameFont() const {
  QFont small = font();
  small.setPointSizeF(font().pointSizeF() * 0.88);
  small.setWeight(QFont::DemiBold);
  return small;
}

void ChoiceCard::setNarrow(bool narrow) {
  if (m_narrow == narrow) return;
  m_narrow = narrow;
  updateGeometry();
}

void ChoiceCard::show(Face face, const QString& place) {
  m_turning.stop();
  m_face = face;
  m_place = place;
  describe();
  update();
}

void ChoiceCard::flipTo(const QString& place, int milliseconds) {
  show(Face::Up, place);
  if (milliseconds == 0 || !isVisible()) return;
  m_turning.setDuration(milliseconds);
  m_turning.start();
}

QString ChoiceCard::caption() const {
  switch (m_face) {
    case Face::Empty: return QStringLiteral("\u2013");
    case Face::Awaited: return tr("choosing");
    case Face::Thinking: return tr("thinking");
    case Face::Down: return tr("has chosen");
    case Face::Up: break;
  }
  return m_place;
}

void ChoiceCard::describe() { setAccessibleName(playerName(m_side) + QStringLiteral(": ") + caption()); }

void ChoiceCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  const double turned = isTurning() ? m_turning.currentValue().toDouble() : 1;
  if (isTurning()) {
    painter.translate(card.center());
    painter.scale(std::max(0.03, std::abs(std::cos(turned * std::numbers::pi))), 1);
    painter.translate(-card.center());
  }
  const ColourPalette& palette = Theme::instance().palette();
  const bool down = m_face == Face::Down || turned < 0.5;
  if (down) {
    painter.save();
    QPainterPath path;
    path.addRoundedRect(card, roundPx, roundPx);
    painter.setClipPath(path);
    paintDominoBack(painter, card.adjusted(-12, -12, 12, 12), palette);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.seatOf(m_side), 2));
    painter.drawRoundedRect(card, roundPx, roundPx);
  }
  if (!down || m_face == Face::Down) paintFront(painter, card);
}

/// Shows the name of the side at the top and its state below. On a face-down card, a plate in the middle shows the
/// state.
void ChoiceCard::paintFront(QPainter& painter, const QRectF& card) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool awaited = m_face == Face::Awaited || m_face == Face::Thinking;
  QRectF words = card.adjusted(4, 4, -4, -4);
  if (m_face == Face::Down) {
    words = card.adjusted(9, 9, -9, -9);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.surface);
    painter.drawRoundedRect(words, 6, 6);
  } else {
    QPen pen(m_face == Face::Empty ? palette.border : palette.seatOf(m_side), m_face == Face::Up ? 2.4 : 1.6);
    if (awaited) pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(m_face == Face::Up ? mixed(palette.surface, palette.seatOf(m_side), palette.dark ? 0.26 : 0.2)
                                        : palette.surface);
    painter.drawRoundedRect(card, roundPx, roundPx);
  }
  const double middle = words.center().y();
  const bool up = m_face == Face::Up;
  QFont captionFont = font();
  captionFont.setPointSizeF(font().pointSizeF() * (up ? 1.35 : 1.0));
  captionFont.setWeight(up ? QFont::Bold : QFont::Normal);
  painter.setFont(nameFont());
  const double nameHeight = QFontMetricsF(painter.font()).height();
  const double captionHeight = QFontMetricsF(captionFont).height();
  const double top = middle - (nameHeight + captionHeight) / 2;
  painter.setPen(m_face == Face::Empty ? palette.textMuted : palette.seatTextOf(m_side));
  if (up) painter.setPen(palette.text);
  painter.drawText(QRectF(words.left(), top, words.width(), nameHeight), Qt::AlignCenter, playerText(m_side));
  painter.setFont(captionFont);
  painter.setPen(up || m_face == Face::Down || awaited ? palette.text : palette.textMuted);
  painter.drawText(QRectF(words.left(), top + nameHeight, words.width(), captionHeight), Qt::AlignCenter, caption());
}

ChoicePanel::ChoicePanel(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_opponent(opponent),
      m_settings(settings),
      m_cards{new ChoiceCard(Side::First, this), new ChoiceCard(Side::Second, this)} {
  setObjectName(QStringLiteral("choicePanel"));
  makeStrong(m_headline, 1.12);
  m_headline->setAlignment(Qt::AlignCenter);
  m_note->setAlignment(Qt::AlignCenter);
  for (QLabel* label : {m_headline, m_note}) label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_reveal->setProperty("primary", true);
  m_open.setSingleShot(true);
  layOut();
  connectSignals();
  refresh();
}

void ChoicePanel::layOut() {
  m_buttonRow = new QWidget(this);
  auto* buttons = makeLayout<QHBoxLayout>(m_buttonRow, {0, 0, 0, 0}, buttonGapPx);
  buttons->addStretch(1);
  for (QPushButton* button : {m_withdraw, m_reveal, m_pause, m_again}) {
    button->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* middle = new QVBoxLayout;
  middle->setSpacing(2);
  middle->addStretch(1);
  addWidgets(middle, {m_headline, m_note});
  middle->addSpacing(2);
  middle->addWidget(m_buttonRow);
  middle->addStretch(1);
  auto* table = new QWidget(this);
  table->setMaximumWidth(widestPx);
  m_table = makeLayout<QHBoxLayout>(table, {0, 0, 0, 0}, cardGapPx);
  m_table->addWidget(m_cards[0], 0, Qt::AlignVCenter);
  m_table->addLayout(middle, 1);
  m_table->addWidget(m_cards[1], 0, Qt::AlignVCenter);
  auto* row = makeLayout<QHBoxLayout>(this, {0, 2, 0, 2});
  row->addStretch(1);
  row->addWidget(table, 1000);
  row->addStretch(1);
}

/// Reserves the height of the buttons, so that the board does not move when they appear or disappear. The
/// height depends on the style and font of the window.
void ChoicePanel::fitButtonRow() {
  int highest = 0;
  for (QPushButton* button : {m_withdraw, m_reveal, m_pause, m_again}) {
    button->ensurePolished();
    highest = std::max(highest, button->sizeHint().height());
  }
  m_buttonRow->setFixedHeight(highest + 2);
}

void ChoicePanel::connectSignals() {
  connect(&m_open, &QTimer::timeout, this, &ChoicePanel::refresh);
  connect(m_document, &DomineeringDocument::positionChanged, this, [this] {
    m_open.stop();
    m_remark.clear();
    refresh();
  });
  connect(m_document, &DomineeringDocument::choiceChanged, this, &ChoicePanel::refresh);
  connect(m_document, &DomineeringDocument::treeChanged, this, &ChoicePanel::refresh);
  connect(m_document, &DomineeringDocument::headerChanged, this, &ChoicePanel::refresh);
  connect(m_opponent, &DomineeringOpponent::stateChanged, this, &ChoicePanel::refresh);
  connect(m_withdraw, &QPushButton::clicked, m_opponent, &DomineeringOpponent::withdraw);
  connect(m_reveal, &QPushButton::clicked, m_document, &DomineeringDocument::reveal);
  connect(m_pause, &QPushButton::clicked, this, [this] {
    const bool runs = m_opponent->isThinking();
    m_opponent->setPaused(runs);
    if (!runs) m_opponent->chooseNow();
  });
}

QString ChoicePanel::headline() const { return m_headline->accessibleName(); }

void ChoicePanel::showReveal(int milliseconds) {
  const TurnTree::Node& node = m_document->tree().node(m_document->currentNode());
  if (m_document->currentNode() == TurnTree::root) return;
  const SimultaneousVariant& variant = *m_document->variant();
  m_cards[0]->flipTo(placeText(variant, Side::First, node.turn.first), milliseconds);
  m_cards[1]->flipTo(placeText(variant, Side::Second, node.turn.second), milliseconds);
  m_open.start(milliseconds + openMs);
  updateStrings();
}

void ChoicePanel::refresh() {
  if (!m_document->hasGame()) return;
  if (!m_open.isActive() || m_document->choice(Side::First) || m_document->choice(Side::Second)) refreshCards();
  updateStrings();
  refreshButtons();
}

void ChoicePanel::refreshCards() {
  // The computer chooses quickly. Its card continues to show the last turn until the user has seen both cards.
  const auto awaited = m_opponent->awaited();
  if (m_open.isActive() && awaited && !m_opponent->withdrawable()) return;
  m_open.stop();
  for (const Side side : {Side::First, Side::Second}) {
    using Face = ChoiceCard::Face;
    const auto choice = m_document->choice(side);
    const bool over = m_document->result().has_value();
    if (choice && m_opponent->mayShow(side))
      card(side)->show(Face::Up, placeText(*m_document->variant(), side, *choice));
    else if (choice)
      card(side)->show(Face::Down);
    else if (m_opponent->isThinking(side))
      card(side)->show(Face::Thinking);
    else if (!over && awaited == side)
      card(side)->show(Face::Awaited);
    else if (over && m_document->currentNode() != TurnTree::root) {
      const JointMove& turn = m_document->tree().node(m_document->currentNode()).turn;
      card(side)->show(Face::Up, placeText(*m_document->variant(), side, side == Side::First ? turn.first : turn.second));
    } else
      card(side)->show(Face::Empty);
  }
}

QString ChoicePanel::lastTurnNote() const {
  const TurnTree::NodeId current = m_document->currentNode();
  if (current == TurnTree::root && m_document->result()) return {};
  if (current == TurnTree::root) {
    const QString whole = tr("Both players choose in secret. Then both dominoes are placed together");
    return m_note->fontMetrics().horizontalAdvance(whole) <= room() ? whole : tr("Both players choose in secret");
  }
  const TurnTree::Node& node = m_document->tree().node(current);
  const SimultaneousVariant& variant = *m_document->variant();
  return tr("Turn %1: Vertical %2, Horizontal %3")
      .arg(QString::number(node.number), placeText(variant, Side::First, node.turn.first),
           placeText(variant, Side::Second, node.turn.second));
}

void ChoicePanel::setRemark(const QString& remark) {
  m_remark = remark;
  refresh();
}

int ChoicePanel::roomBetween(int cardsWidth) const { return std::min(width(), widestPx) - cardsWidth - 2 * m_table->spacing(); }

int ChoicePanel::room() const { return roomBetween(m_cards[0]->sizeHint().width() + m_cards[1]->sizeHint().width()); }

/// Narrows the cards if the panel has no room for text and buttons between the cards.
void ChoicePanel::fitCards() {
  m_table->setSpacing(cardGapPx);
  const bool narrow = roomBetween(m_cards[0]->fullSize().width() + m_cards[1]->fullSize().width()) < minBetweenPx;
  if (narrow) m_table->setSpacing(narrowGapPx);
  for (ChoiceCard* card : m_cards) card->setNarrow(narrow);
}

void ChoicePanel::setStrings(const QString& headline, const QString& note) {
  for (const auto& [label, text] : {std::pair(m_headline, headline), std::pair(m_note, note)}) {
    label->setText(label->fontMetrics().elidedText(text, Qt::ElideRight, room()));
    label->setToolTip(label->text() == text ? QString() : text);
    label->setAccessibleName(text);
  }
}

void ChoicePanel::updateStrings() {
  if (const auto result = m_document->result())
    return setStrings(resultText(*result, personOf(m_document->header())), remarkOrLastTurn());
  if (m_document->bothChosen()) return setStrings(tr("Both have chosen"), lastTurnNote());
  const auto awaited = m_opponent->awaited();
  if (m_opponent->playsBoth()) {
    const bool runs = m_opponent->isThinking();
    return setStrings(runs ? tr("The computer plays both sides") : tr("The computer is waiting"), remarkOrLastTurn());
  }
  if (m_opponent->playsNone()) {
    if (awaited == Side::Second && m_document->choice(Side::First))
      return setStrings(tr("Vertical has chosen. Now Horizontal chooses"),
                        tr("The first choice stays hidden until both are revealed"));
    if (awaited == Side::First && m_document->choice(Side::Second))
      return setStrings(tr("Horizontal has chosen. Now Vertical chooses"),
                        tr("The first choice stays hidden until both are revealed"));
    return setStrings(tr("%1 to choose").arg(playerName(awaited.value_or(Side::First))), remarkOrLastTurn());
  }
  const Side own = m_opponent->plays(Side::First) ? Side::Second : Side::First;
  if (!awaited) return setStrings(tr("The computer is choosing"), tr("The computer cannot see your choice"));
  setStrings(tr("Your choice as %1").arg(playerName(own)), m_document->choice(other(own)) && m_remark.isEmpty()
                                                               ? tr("The computer has chosen. It cannot see your choice")
                                                               : remarkOrLastTurn());
}

bool ChoicePanel::hasRoomFor(std::initializer_list<const QPushButton*> buttons) const {
  int width = -buttonGapPx;
  for (const QPushButton* button : buttons) width += button->sizeHint().width() + buttonGapPx;
  return !isVisible() || width <= room();
}

void ChoicePanel::refreshButtons() {
  m_withdraw->setText(tr("Take back choice"));
  m_reveal->setText(tr("Reveal"));
  m_again->setText(tr("Show turn again"));
  const bool over = m_document->result().has_value();
  const bool runs = m_opponent->isThinking();
  m_withdraw->setVisible(m_opponent->withdrawable().has_value());
  m_reveal->setVisible(m_document->bothChosen());
  if (m_document->bothChosen() && !hasRoomFor({m_withdraw, m_reveal})) m_withdraw->setText(tr("Take back", "a choice"));
  m_pause->setVisible(m_opponent->playsBoth() && !over);
  m_pause->setText(runs ? tr("Pause") : tr("Continue"));
  m_again->setVisible(!m_withdraw->isVisibleTo(this) && !m_reveal->isVisibleTo(this) && !(m_opponent->playsBoth() && runs) &&
                      m_document->currentNode() != TurnTree::root && hasRoomFor({m_again}));
}

void ChoicePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitButtonRow();
}

void ChoicePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fitButtonRow();
}

void ChoicePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_note->setVisible(width() >= noteFromWidthPx);
  fitCards();
  // The labels get their new width only after the layout has run.
  QMetaObject::invokeMethod(this, &ChoicePanel::refresh, Qt::QueuedConnection);
}

}  // namespace kotai::ui

#include "moc_choice_panel.cpp"
