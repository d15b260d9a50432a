#include "ui/dialogs/opponent_boxes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/dialogs/opponent_choices.h"
#include "ui/document/game_document.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

OpponentBoxes::OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_settings(settings),
      m_form(form),
      m_personCaption(new Label(this)),
      m_person(new CompactComboBox(form, this)),
      m_strengthCaption(new Label(this)),
      m_strength(new CompactComboBox(form, this)) {
  for (QLabel* caption : {m_personCaption, m_strengthCaption}) caption->setProperty("muted", true);
  m_strengthCaption->setVisible(form == BoxesForm::Row);
  layOut();
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  for (QComboBox* box : {m_strength, m_person}) box->setFont(strong);
  for (const QComboBox* box : {m_strength, m_person})
    connect(box, &QComboBox::currentTextChanged, this, &OpponentBoxes::sizeChanged);
  connect(m_strength, &QComboBox::activated, this, &OpponentBoxes::chooseOpponent);
  connect(m_person, &QComboBox::activated, this, [this] {
    m_settings->setOpponentSides(chosenSides(*m_person));
    refresh();  // shows the side that was drawn by lot, even if it is the one before
  });
  connect(document, &GameDocument::gameReset, this, &OpponentBoxes::refresh);
  connect(settings, &Settings::opponentChanged, this, &OpponentBoxes::refresh);
  refresh();
}

/// The strength comes first in the panel, where it is read as the name of the opponent.
void OpponentBoxes::layOut() {
  auto* sides = new QHBoxLayout;
  for (QWidget* each : std::initializer_list<QWidget*>{m_personCaption, m_person}) sides->addWidget(each);
  if (m_form == BoxesForm::Row) {
    for (QLabel* caption : {m_personCaption, m_strengthCaption}) caption->setContentsMargins(8, 0, 2, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_strengthCaption, m_strength}) sides->addWidget(each);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(2);
    return setLayout(sides);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_strength);
  column->addLayout(sides);
}

void OpponentBoxes::setCaptionsShown(bool shown) {
  for (QLabel* caption : {m_personCaption, m_strengthCaption}) caption->setVisible(shown);
}

/// Choosing an opponent begins play against it: it takes the side that is not to move.
void OpponentBoxes::chooseOpponent() {
  if (!askForEngineIfChosen(m_strength, m_settings, m_settings->opponentStrength())) return;
  m_settings->setOpponentStrength(m_strength->currentData().toString());
  if (!m_document->hasGame() || m_settings->opponentSides() != OpponentSides::None) return;
  const bool personIsFirst = m_document->sideToMove() == Side::First;
  m_settings->setOpponentSides(personIsFirst ? OpponentSides::Second : OpponentSides::First);
}

void OpponentBoxes::refresh() {
  m_strengthCaption->setText(tr("Opponent"));
  m_personCaption->setText(tr("You play"));
  m_strength->setAccessibleName(m_strengthCaption->text());
  m_person->setAccessibleName(m_personCaption->text());
  for (QComboBox* box : {m_strength, m_person}) box->setToolTip(box->accessibleName());
  fillStrengths(m_strength, *m_settings, m_settings->opponentStrength());
  fillPersonSides(m_person, m_settings->opponentSides(), m_document->variant().get());
  m_strength->setVisible(m_form == BoxesForm::Row || m_settings->opponentSides() != OpponentSides::None);
  emit sizeChanged();
}

void OpponentBoxes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_opponent_boxes.cpp"
