// An undoable change of a tree of variations.
#pragma once

#include <QUndoCommand>
#include <functional>

namespace kotai::ui {

enum class TreeChange { Move, Delete, Promote, Comment, End };

/// A change, with the nodes to show after undo and redo.
struct TreeStep {
  TreeChange change = TreeChange::Move;
  int before = 0;
  int after = 0;
  std::function<void()> apply;
  std::function<void()> revert;
  bool joins = false;  ///< merged with the previous step if that has the same kind and ended at `before`
};

/// The change has already been made when the command is pushed, so the first redo() does nothing.
class TreeCommand : public QUndoCommand {
 public:
  /// Calls \p show with the node to show whenever the tree has changed.
  TreeCommand(TreeStep step, std::function<void(int)> show);
  TreeChange change() const { return m_step.change; }
  int shownAfter() const { return m_step.after; }
  void undo() override;
  void redo() override;
  int id() const override { return static_cast<int>(m_step.change); }
  bool mergeWith(const QUndoCommand* next) override;

 private:
  TreeStep m_step;
  std::function<void(int)> m_show;
  bool m_made = true;
};

}  // namespace kotai::ui
