#include "ui/play/review.h"

#include <algorithm>

#include "ui/document/tree_document.h"
#include "ui/opponent/program_sides.h"

namespace kotai::ui {

Review::Review(TreeDocument* document, ProgramSides* program, Settings* settings, QObject* parent)
    : QObject(parent), m_tree(document), m_program(program), m_values(settings) {
  connect(document, &TreeDocument::gameReset, this, &Review::end);
}

int Review::before() const { return m_tree->nodeAt(mistake().node).parent; }

bool Review::start(int last, std::optional<Side> side) {
  if (isActive()) return true;
  m_last = last;
  m_side = side;
  m_both = !side;
  m_mistakes = collect();
  if (m_mistakes.empty()) return false;
  m_stepsBefore = m_tree->history().stack()->index();
  m_tree->setTriesOut(true);
  m_values.hide();
  m_program->setActive(false);
  open(0);
  return true;
}

std::vector<Review::Mistake> Review::collect() {
  std::vector<Mistake> found = mistakesOf(m_last, m_side);
  if (m_side && m_both) {
    const auto others = mistakesOf(m_last, other(*m_side));
    found.insert(found.end(), others.begin(), others.end());
    std::ranges::sort(found);  // nodes are numbered in the order of the game
  }
  return found;
}

void Review::open(int index) {
  if (!isActive()) return;
  m_index = std::clamp(index, 0, count() - 1);
  forgetTry();
  undoTries();
  m_tree->goTo(before());
  setState(State::Asked);
}

void Review::setState(State state) {
  if (!isActive()) return;
  m_state = state;
  emit changed();
}

void Review::undoTries() {
  TreeHistory& history = m_tree->history();
  while (history.stack()->index() > m_stepsBefore && history.undoable() == TreeChange::Move) history.stack()->undo();
}

void Review::setBothSides(bool both) {
  if (!isActive() || both == m_both) return;
  const Mistake shown = mistake();
  m_both = both;
  const auto found = collect();
  if (found.empty()) return leave();  // the values were lost in the meantime
  m_mistakes = found;
  open(static_cast<int>(std::ranges::lower_bound(m_mistakes, shown) - m_mistakes.begin()));
}

void Review::leave() {
  if (!isActive()) return;
  forgetTry();
  undoTries();
  end();
  m_tree->goTo(m_last);
}

void Review::end() {
  if (!isActive()) return;
  forgetTry();
  m_mistakes.clear();
  m_state = State::Asked;
  m_tree->setTriesOut(false);
  m_values.restore();
  m_program->setActive(true);
  emit left();
}

}  // namespace kotai::ui

#include "moc_review.cpp"
