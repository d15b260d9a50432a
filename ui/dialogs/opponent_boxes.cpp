#include "ui/dialogs/opponent_boxes.h"

#include <QLabel>

#include "ui/dialogs/opponent_choices.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

OpponentBoxes::OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent)
    : BoxesFrame(form, parent), m_document(document), m_settings(settings), m_person(addLine()), m_strength(addLine()) {
  connect(strength(), &QComboBox::activated, this, &OpponentBoxes::chooseOpponent);
  connect(person(), &QComboBox::activated, this, [this] {
    m_settings->setOpponentSides(chosenSides(*person()));
    refresh();  // shows the side that was drawn at random, even if it is the same as before
  });
  connect(document, &GameDocument::gameReset, this, &OpponentBoxes::refresh);
  connect(settings, &Settings::opponentChanged, this, &OpponentBoxes::refresh);
  refresh();
}

/// Choosing an opponent starts play against it. It takes the side that is not to move.
void OpponentBoxes::chooseOpponent() {
  if (!askIfChosen(strength(), m_settings, gameId(), m_settings->opponentStrength())) return;
  m_settings->setOpponentStrength(strength()->currentData().toString());
  if (!m_document->hasGame() || m_settings->opponentSides() != OpponentSides::None) return;
  const bool personIsFirst = m_document->sideToMove() == Side::First;
  m_settings->setOpponentSides(personIsFirst ? OpponentSides::Second : OpponentSides::First);
}

std::string_view OpponentBoxes::gameId() const {
  return m_document->hasGame() ? m_document->variant()->gameId() : std::string_view();
}

/// In a column, the strength serves as the opponent's name and has no caption.
void OpponentBoxes::fillBoxes() {
  m_strength.caption->setText(tr("Opponent"));
  m_person.caption->setText(tr("You play"));
  for (const Line& line : {m_strength, m_person}) {
    line.caption->setVisible(captionsShown());
    line.box->setAccessibleName(line.caption->text());
    line.box->setToolTip(line.caption->text());
  }
  if (form() == BoxesForm::Column) m_strength.caption->hide();
  fillStrengths(strength(), *m_settings, gameId(), m_settings->opponentStrength());
  fillPersonSides(person(), m_settings->opponentSides(), m_document->variant().get());
  strength()->setVisible(form() == BoxesForm::Row || m_settings->opponentSides() != OpponentSides::None);
}

}  // namespace kotai::ui

#include "moc_opponent_boxes.cpp"
