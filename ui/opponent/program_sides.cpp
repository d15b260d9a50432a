#include "ui/opponent/program_sides.h"

#include <utility>

#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

ProgramSides::ProgramSides(TreeDocument* document, Settings* settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_tree(document) {
  connect(document, &TreeDocument::positionChanged, this, [this] {
    m_goesOnFrom.reset();
    stop();
  });
  connect(document, &TreeDocument::resumed, this, [this] { m_goesOnFrom = m_tree->currentNode(); });
  connect(document, &TreeDocument::gameReset, this, [this] { m_isViewing = std::exchange(m_viewsNext, false); });
  connect(settings, &Settings::opponentChanged, this, &ProgramSides::endViewing);
}

bool ProgramSides::plays(Side side) const {
  const OpponentSides sides = m_settings->opponentSides();
  return sides == OpponentSides::Both || sides == (side == Side::First ? OpponentSides::First : OpponentSides::Second);
}

void ProgramSides::setActive(bool active) {
  m_active = active;
  if (!active) stop();
}

void ProgramSides::swapSides() {
  if (const auto person = m_settings->personSide())
    m_settings->setOpponentSides(*person == Side::First ? OpponentSides::First : OpponentSides::Second);
}

void ProgramSides::resumeFrom(int node) {
  m_goesOnFrom = node;
  answerIfDue();
}

bool ProgramSides::isLookingBack() const {
  const int node = m_tree->currentNode();
  return !m_tree->nodeAt(node).children.empty() && node != m_goesOnFrom;
}

}  // namespace kotai::ui

#include "moc_program_sides.cpp"
