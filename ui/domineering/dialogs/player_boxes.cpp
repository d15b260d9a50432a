#include "ui/domineering/dialogs/player_boxes.h"

#include <QLayout>

#include "core/games/domineering/board.h"
#include "core/simultaneous/registry.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/opponent/strength_words.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

static bool programPlays(OpponentSides sides, Side side) {
  return sides == OpponentSides::Both || sides == (side == Side::First ? OpponentSides::First : OpponentSides::Second);
}

void fillSimultaneousStrengths(QComboBox* box, const QString& current, bool brief) {
  const QSignalBlocker blocker(box);
  box->clear();
  QStringList players = domineeringOpponents();
  if (!players.contains(current)) players << current;  // another version or the user wrote this setting
  for (const QString& player : players) addStrength(box, player, brief ? shortStrengthName(player) : strengthName(player));
  finishStrengths(box, current);
}

void fillSeats(QComboBox* box, OpponentSides current) {
  fillPersonSides(box, current, {playerText(Side::First), playerText(Side::Second)}, false);
}

PlayerBoxes::PlayerBoxes(Settings* settings, BoxesForm form, QWidget* parent)
    : BoxesFrame(form, parent), m_settings(settings), m_seats(addLine()), m_strengths{addLine(), addLine()} {
  connect(seats(), &QComboBox::activated, this,
          [this] { m_settings->setOpponentSides(static_cast<OpponentSides>(seats()->currentData().toInt())); });
  for (const Side side : {Side::First, Side::Second})
    connect(strength(side), &QComboBox::activated, this,
            [this, side] { m_settings->setSeatStrength(side, strength(side)->currentData().toString()); });
  connect(settings, &Settings::opponentChanged, this, &PlayerBoxes::refresh);
  refresh();
}

void PlayerBoxes::fillBoxes() {
  const OpponentSides sides = m_settings->opponentSides();
  m_seats.caption->setText(tr("You play"));
  m_seats.caption->setVisible(captionsShown());
  seats()->setAccessibleName(m_seats.caption->text());
  seats()->setToolTip(m_seats.caption->text());
  fillSeats(seats(), sides);
  for (const Side side : {Side::First, Side::Second}) {
    const bool shown = programPlays(sides, side);
    QLabel* caption = m_strengths[static_cast<std::size_t>(side)].caption;
    caption->setText(sides == OpponentSides::Both && !captionsShown() ? playerSymbol(side) : playerText(side));
    caption->setVisible(shown && ((captionsShown() && form() == BoxesForm::Row) || sides == OpponentSides::Both));
    fillSimultaneousStrengths(strength(side), m_settings->seatStrength(side), !captionsShown());
    strength(side)->setVisible(shown);
    const QString name = tr("How the computer plays as %1", "%1: Vertical or Horizontal").arg(playerName(side));
    strength(side)->setAccessibleName(name);
    strength(side)->setToolTip(plainToolTip(name));
  }
  for (QComboBox* box : {seats(), strength(Side::First), strength(Side::Second)}) box->updateGeometry();
  layout()->activate();
}

BoardSizeChoice::BoardSizeChoice(QWidget* parent)
    : VariantChoice(parent),
      m_columns(numberBox(domineering::minSide, domineering::maxSide, tr("Columns"))),
      m_rows(numberBox(domineering::minSide, domineering::maxSide, tr("Rows"))),
      m_long(new QCheckBox(tr("Long dominoes (three squares)"), this)) {
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  column->addLayout(row);
  m_long->setObjectName(QStringLiteral("longBox"));
  column->addWidget(m_long);
  row->addWidget(m_columns);
  row->addWidget(new Label(tr("columns ×"), this));
  row->addWidget(m_rows);
  row->addWidget(new Label(tr("rows"), this));
  row->addStretch(1);
  for (QSpinBox* box : {m_columns, m_rows}) connect(box, &QSpinBox::valueChanged, this, &BoardSizeChoice::changed);
  connect(m_long, &QCheckBox::toggled, this, &BoardSizeChoice::changed);
}

void BoardSizeChoice::setVariantId(const std::string& id) {
  const auto board = parseSimultaneousVariant(id);
  if (!board) return;
  const QSignalBlocker blocker(this);
  m_columns->setValue((*board)->columns());
  m_rows->setValue((*board)->rows());
  m_long->setChecked((*board)->pieceSquares() == domineering::longDominoCells);
}

std::string BoardSizeChoice::variantId() const {
  QString id = QStringLiteral("syncdom:%1x%2").arg(m_columns->value()).arg(m_rows->value());
  if (m_long->isChecked()) id += QStringLiteral(",cells=3");
  return id.toStdString();
}

}  // namespace kotai::ui

#include "moc_player_boxes.cpp"
