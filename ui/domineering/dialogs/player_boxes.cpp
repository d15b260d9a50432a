#include "ui/domineering/dialogs/player_boxes.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/dialogs/strength_delegate.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/player_words.h"
#include "ui/opponent/strength_words.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

namespace {

struct PlayerStrings {
  Q_DECLARE_TR_FUNCTIONS(PlayerStrings)
};

bool programPlays(OpponentSides sides, Side side) {
  return sides == OpponentSides::Both || sides == (side == Side::First ? OpponentSides::First : OpponentSides::Second);
}

}  // namespace

void fillSimultaneousStrengths(QComboBox* box, const QString& current, bool brief) {
  const QSignalBlocker blocker(box);
  box->clear();
  QStringList players = domineeringOpponents();
  if (!players.contains(current)) players << current;  // chosen in another version, or by hand
  for (const QString& player : players) {
    box->addItem(brief ? shortStrengthName(player) : strengthName(player), player);
    box->setItemData(box->count() - 1, plainToolTip(strengthLine(player)), Qt::ToolTipRole);
    box->setItemData(box->count() - 1, strengthLine(player), StrengthDelegate::LineRole);
    box->setItemData(box->count() - 1, strengthLine(player), Qt::AccessibleDescriptionRole);
  }
  if (qobject_cast<StrengthDelegate*>(box->itemDelegate()) == nullptr) box->setItemDelegate(new StrengthDelegate(box));
  constexpr int scrollBarWidth = 24;
  box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + scrollBarWidth);  // the lines are longer than the names
  box->setCurrentIndex(box->findData(current));
}

void fillSeats(QComboBox* box, OpponentSides current) {
  const QSignalBlocker blocker(box);
  box->clear();
  const auto add = [box](const QString& text, OpponentSides sides) { box->addItem(text, static_cast<int>(sides)); };
  add(PlayerStrings::tr("Both sides"), OpponentSides::None);
  add(playerText(Side::First), OpponentSides::Second);
  add(playerText(Side::Second), OpponentSides::First);
  add(PlayerStrings::tr("Neither side"), OpponentSides::Both);
  box->setCurrentIndex(std::max(0, box->findData(static_cast<int>(current))));
}

PlayerBoxes::PlayerBoxes(Settings* settings, BoxesForm form, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_form(form),
      m_seatsCaption(new Label(this)),
      m_seats(new CompactComboBox(form, this)),
      m_captions{new Label(this), new Label(this)},
      m_strengths{new CompactComboBox(form, this), new CompactComboBox(form, this)} {
  layOut();
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  for (QLabel* caption : {m_seatsCaption, m_captions[0], m_captions[1]}) caption->setProperty("muted", true);
  for (QComboBox* box : {m_seats, m_strengths[0], m_strengths[1]}) {
    box->setFont(strong);
    connect(box, &QComboBox::currentTextChanged, this, &PlayerBoxes::sizeChanged);
  }
  connect(m_seats, &QComboBox::activated, this,
          [this] { m_settings->setOpponentSides(static_cast<OpponentSides>(m_seats->currentData().toInt())); });
  for (const Side side : {Side::First, Side::Second})
    connect(strength(side), &QComboBox::activated, this,
            [this, side] { m_settings->setSimultaneousStrength(side, strength(side)->currentData().toString()); });
  connect(settings, &Settings::opponentChanged, this, &PlayerBoxes::refresh);
  refresh();
}

void PlayerBoxes::layOut() {
  const bool row = m_form == BoxesForm::Row;
  auto* lines = new QBoxLayout(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(row ? 2 : 6);
  const auto addLine = [&](QLabel* caption, QComboBox* box) {
    auto* line = new QHBoxLayout;
    line->setSpacing(row ? 2 : 6);
    if (row) caption->setContentsMargins(8, 0, 2, 0);
    line->addWidget(caption);
    line->addWidget(box);
    lines->insertLayout(row ? lines->count() : lines->count() - 1, line);
  };
  addLine(m_seatsCaption, m_seats);
  for (const std::size_t side : {0U, 1U}) addLine(m_captions[side], m_strengths[side]);
}

void PlayerBoxes::setCaptionsShown(bool shown) {
  if (m_captionsShown == shown) return;
  m_captionsShown = shown;
  fillBoxes();
}

void PlayerBoxes::refresh() {
  fillBoxes();
  emit sizeChanged();
}

void PlayerBoxes::fillBoxes() {
  const OpponentSides sides = m_settings->opponentSides();
  m_seatsCaption->setText(tr("You play"));
  m_seatsCaption->setVisible(m_captionsShown);
  m_seats->setAccessibleName(m_seatsCaption->text());
  m_seats->setToolTip(m_seatsCaption->text());
  fillSeats(m_seats, sides);
  for (const Side side : {Side::First, Side::Second}) {
    const bool shown = programPlays(sides, side);
    QLabel* caption = m_captions[static_cast<std::size_t>(side)];
    caption->setText(sides == OpponentSides::Both && !m_captionsShown ? playerSymbol(side) : playerText(side));
    caption->setVisible(shown && ((m_captionsShown && m_form == BoxesForm::Row) || sides == OpponentSides::Both));
    fillSimultaneousStrengths(strength(side), m_settings->simultaneousStrength(side), !m_captionsShown);
    strength(side)->setVisible(shown);
    const QString name = tr("How the computer plays %1", "%1: Vertical or Horizontal").arg(playerName(side));
    strength(side)->setAccessibleName(name);
    strength(side)->setToolTip(plainToolTip(name));
  }
  for (QComboBox* box : {m_seats, m_strengths[0], m_strengths[1]}) box->updateGeometry();
  layout()->activate();
}

void PlayerBoxes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_player_boxes.cpp"
