// Undo and redo of changes to a tree of variations: added moves, deleted parts, promoted variations, comments.
#pragma once

#include <QString>
#include <QUndoCommand>
#include <QUndoStack>
#include <functional>
#include <optional>
#include <utility>

namespace kotai::ui {

enum class TreeChange { Move, Delete, Promote, Comment, End };

/// A change, with the nodes to show after undo and redo.
struct TreeStep {
  TreeChange change = TreeChange::Move;
  int before = 0;
  int after = 0;
  std::function<void()> apply;
  std::function<void()> revert;
  /// Merges the step with the previous one if both have the same kind and the previous step ended at `before`.
  bool joins = false;
};

/// Command for a change that has already been made when the command is pushed, so the first redo() does nothing.
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

/// Undoable changes of any tree.
class TreeHistory {
 public:
  QUndoStack* stack() { return &m_stack; }
  void clear() { m_stack.clear(); }
  /// Returns the change that undo() would revert.
  std::optional<TreeChange> undoable() const { return changeAt(m_stack.index() - 1); }
  std::optional<TreeChange> redoable() const { return changeAt(m_stack.index()); }
  /// Returns whether the last change is the move to a node, or the declared end of the game there.
  bool endsWithMoveTo(int node) const {
    const auto last = undoable();
    return (last == TreeChange::Move || last == TreeChange::End) && commandAt(m_stack.index() - 1)->shownAfter() == node;
  }
  /// Makes later typing a separate step.
  void endTyping() { m_typing = false; }

 protected:
  /// Calls \p show with the node to show after undo and redo. Code that makes a change must show the result of the
  /// change itself.
  explicit TreeHistory(std::function<void(int)> show)
      : m_show([this, show = std::move(show)](int node) {
          endTyping();
          show(node);
        }) {}
  ~TreeHistory() = default;

  void push(TreeStep step) { m_stack.push(new TreeCommand(std::move(step), m_show)); }  // the stack owns the command
  bool beginTyping() { return std::exchange(m_typing, true); }                          ///< returns whether the user was typing

 private:
  std::optional<TreeChange> changeAt(int place) const {
    if (place < 0 || place >= m_stack.count()) return std::nullopt;
    return commandAt(place)->change();
  }
  const TreeCommand* commandAt(int place) const { return static_cast<const TreeCommand*>(m_stack.command(place)); }

  std::function<void(int)> m_show;
  QUndoStack m_stack;
  bool m_typing = false;
};

/// Changes the tree of a document and records the changes for undo. Arriving values are not changes. Clear the history whenever
/// the tree is reset.
template <typename Tree>
class TreeHistoryOf : public TreeHistory {
 public:
  using NodeId = typename Tree::NodeId;

  TreeHistoryOf(Tree* tree, std::function<void(NodeId)> show) : TreeHistory(std::move(show)), m_tree(tree) {}

  /// Records a node that was just added to the tree. \p joins: the move is a reply, and undo reverts it together with
  /// the previous move.
  void recordAdded(NodeId node, bool joins) {
    const std::size_t place = m_tree->placeOf(node);
    push({TreeChange::Move, m_tree->node(node).parent, node, [tree = m_tree, node, place] { tree->restore(node, place); },
          [tree = m_tree, node] { tree->remove(node); }, joins});
  }

  /// Returns the number of removed nodes. \p current: the shown node.
  int remove(NodeId node, NodeId current) {
    const NodeId after = m_tree->leadsTo(node, current) ? m_tree->node(node).parent : current;
    const std::size_t place = m_tree->placeOf(node);
    const int count = m_tree->remove(node);
    push({TreeChange::Delete, current, after, [tree = m_tree, node] { tree->remove(node); },
          [tree = m_tree, node, place] { tree->restore(node, place); }});
    return count;
  }

  /// Moves a node one place up among its siblings. If the node is the first child, moves the branch up that contains
  /// the node. Returns false if the node is already in the main line.
  bool promote(NodeId node, NodeId current) {
    const NodeId moved = m_tree->promotedWith(node);
    if (moved == Tree::root) return false;
    const std::size_t place = m_tree->placeOf(moved);
    m_tree->setPlace(moved, place - 1);
    push({TreeChange::Promote, current, current, [tree = m_tree, moved, place] { tree->setPlace(moved, place - 1); },
          [tree = m_tree, moved, place] { tree->setPlace(moved, place); }});
    return true;
  }

  /// Moves a node before its siblings, so that the game continues with it. If the node was just added, one undo step reverts both
  /// changes.
  bool makeFirst(NodeId node) {
    const std::size_t place = m_tree->placeOf(node);
    if (place == 0) return false;
    m_tree->setPlace(node, 0);
    push({TreeChange::Move, node, node, [tree = m_tree, node] { tree->setPlace(node, 0); },
          [tree = m_tree, node, place] { tree->setPlace(node, place); }, true});
    return true;
  }

  /// Records that the players' declaration, not a move, ended the game at a node. \p apply sets the declaration, and \p
  /// revert removes it.
  void recordEnd(NodeId node, std::function<void()> apply, std::function<void()> revert) {
    push({TreeChange::End, node, node, std::move(apply), std::move(revert)});
  }

  /// Sets a comment. Typing without a pause is one step. Deleting more than one letter begins another step, so that no text is
  /// lost.
  void setComment(NodeId node, const QString& comment) {
    const QString before = m_tree->node(node).comment;
    if (before.size() > comment.size() + 1) endTyping();
    m_tree->setComment(node, comment);
    push({TreeChange::Comment, node, node, [tree = m_tree, node, comment] { tree->setComment(node, comment); },
          [tree = m_tree, node, before] { tree->setComment(node, before); }, beginTyping()});
  }

 private:
  Tree* m_tree;
};

}  // namespace kotai::ui
