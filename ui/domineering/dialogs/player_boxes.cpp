#include "ui/domineering/dialogs/player_boxes.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/domineering/strings/domineering_strings.h"
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

void fillSimultaneousStrengths(QComboBox* box, const QString& current) {
  const QSignalBlocker blocker(box);
  box->clear();
  const auto add = [box](const QString& text, const QString& tip, const char* player) {
    box->addItem(text, QString::fromLatin1(player));
    box->setItemData(box->count() - 1, tip, Qt::ToolTipRole);
  };
  add(PlayerStrings::tr("Best mix"), PlayerStrings::tr("Draws from the equilibrium, where it is known"), "equilibrium");
  add(PlayerStrings::tr("Safe"), PlayerStrings::tr("The move that guarantees most, whatever you do"), "secure");
  for (const int depth : {6, 4, 2})
    add(PlayerStrings::tr("Alpha-beta, depth %1").arg(depth),
        PlayerStrings::tr("Looks that many half-turns ahead, as if it moved first"),
        qPrintable(QStringLiteral("alphabeta:depth=%1").arg(depth)));
  add(PlayerStrings::tr("Tree search"), PlayerStrings::tr("Monte Carlo tree search for simultaneous moves, 10,000 games"),
      "mcts:playouts=10000");
  add(PlayerStrings::tr("Monte Carlo"), PlayerStrings::tr("Plays 10,000 games at random"), "montecarlo:playouts=10000");
  add(PlayerStrings::tr("Random"), PlayerStrings::tr("Any move"), "random");
  box->setCurrentIndex(std::max(0, box->findData(current)));
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

PlayerBoxes::PlayerBoxes(Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_seatsCaption(new QLabel(this)),
      m_seats(new CompactComboBox(this)),
      m_captions{new QLabel(this), new QLabel(this)},
      m_strengths{new CompactComboBox(this), new CompactComboBox(this)} {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  for (QLabel* caption : {m_seatsCaption, m_captions[0], m_captions[1]}) {
    caption->setProperty("muted", true);
    caption->setContentsMargins(8, 0, 2, 0);
  }
  row->addWidget(m_seatsCaption);
  row->addWidget(m_seats);
  for (const std::size_t side : {0U, 1U}) {
    row->addWidget(m_captions[side]);
    row->addWidget(m_strengths[side]);
  }
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
    caption->setVisible(shown && (m_captionsShown || sides == OpponentSides::Both));
    fillSimultaneousStrengths(strength(side), m_settings->simultaneousStrength(side));
    strength(side)->setVisible(shown);
    const QString name = tr("How the computer plays %1", "%1: Vertical or Horizontal").arg(playerName(side));
    strength(side)->setAccessibleName(name);
    strength(side)->setToolTip(name);
  }
  for (QComboBox* box : {m_seats, m_strengths[0], m_strengths[1]}) box->updateGeometry();
  layout()->activate();
}

void PlayerBoxes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui
