#include "ui/document/tree_history.h"

namespace kotai::ui {

TreeCommand::TreeCommand(TreeStep step, std::function<void(int)> show) : m_step(std::move(step)), m_show(std::move(show)) {}

void TreeCommand::undo() {
  m_step.revert();
  m_made = false;
  m_show(m_step.before);
}

void TreeCommand::redo() {
  if (m_made) return;
  m_step.apply();
  m_made = true;
  m_show(m_step.after);
}

bool TreeCommand::mergeWith(const QUndoCommand* next) {
  const TreeStep& other = static_cast<const TreeCommand*>(next)->m_step;  // merges edits of the same comment
  if (!other.joins || other.before != m_step.after) return false;
  if (other.change == TreeChange::Comment) {  // only the last text of a comment must be stored
    m_step.apply = other.apply;
  } else {
    m_step.apply = [first = m_step.apply, second = other.apply] { first(), second(); };
    m_step.revert = [first = m_step.revert, second = other.revert] { second(), first(); };
  }
  m_step.after = other.after;
  return true;
}

}  // namespace kotai::ui
