// Document with an open game of any kind: a tree of moves with comments, the current node, and the undo
// history.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QUndoCommand>
#include <QUndoStack>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/base/errors.h"
#include "core/game/game_end.h"
#include "core/game/types.h"
#include "core/record/game_record.h"
#include "ui/document/variation_tree.h"

namespace kotai::ui {

enum class TreeChange { Move, Delete, Promote, Comment, End };

/// Change of a tree, with the nodes to show after undo and redo.
struct TreeStep {
  TreeChange change = TreeChange::Move;
  int before = 0;
  int after = 0;
  std::function<void()> apply;
  std::function<void()> revert;
  /// True if undo reverts the step together with the previous step. Both steps must have the same kind, and the
  /// previous step must have ended at `before`.
  bool joins = false;
};

/// Command for a change that the caller has already made. The first redo() does nothing.
class TreeCommand : public QUndoCommand {
 public:
  /// Calls \p show with the node to show after undo and redo.
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

/// Undo history of any tree.
class TreeHistory {
 public:
  QUndoStack* stack() { return &m_stack; }
  void clear() { m_stack.clear(); }
  /// Returns the change that undo() would revert.
  std::optional<TreeChange> undoable() const { return changeAt(m_stack.index() - 1); }
  std::optional<TreeChange> redoable() const { return changeAt(m_stack.index()); }
  /// Returns whether the last change is the move to a node, or the declared end of the game at this node.
  bool endsWithMoveTo(int node) const {
    const auto last = undoable();
    return (last == TreeChange::Move || last == TreeChange::End) && commandAt(m_stack.index() - 1)->shownAfter() == node;
  }
  /// Sets a comment. Consecutive changes form one undo step. A deletion of more than one letter begins another
  /// step, so that undo can restore the deleted text.
  virtual void setComment(int node, const QString& comment) = 0;
  /// Makes further typing a separate undo step.
  void endTyping() { m_typing = false; }

 protected:
  /// Creates an empty history. Undo and redo call \p show with the node to show. The code that makes a change
  /// must show the change itself.
  explicit TreeHistory(std::function<void(int)> show);
  virtual ~TreeHistory() = default;

  void push(TreeStep step);
  bool beginTyping() { return std::exchange(m_typing, true); }  ///< returns whether the user was typing

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

/// Changes the tree of a document and records the changes for undo. Does not record values. Clear the history
/// before a reset of the tree.
template <typename Tree>
class TreeHistoryOf : public TreeHistory {
 public:
  using NodeId = typename Tree::NodeId;

  TreeHistoryOf(Tree* tree, std::function<void(NodeId)> show) : TreeHistory(std::move(show)), m_tree(tree) {}

  /// Records a node that was just added to the tree. If \p joins, the move is a reply, and undo reverts the reply
  /// together with the previous move.
  void recordAdded(NodeId node, bool joins) {
    const std::size_t place = m_tree->placeOf(node);
    push({TreeChange::Move, m_tree->node(node).parent, node, [tree = m_tree, node, place] { tree->restore(node, place); },
          [tree = m_tree, node] { tree->remove(node); }, joins});
  }

  /// Removes a node and its continuations. Returns the number of removed nodes. \p current is the shown node.
  int remove(NodeId node, NodeId current) {
    const NodeId after = m_tree->leadsTo(node, current) ? m_tree->node(node).parent : current;
    const std::size_t place = m_tree->placeOf(node);
    const int count = m_tree->remove(node);
    push({TreeChange::Delete, current, after, [tree = m_tree, node] { tree->remove(node); },
          [tree = m_tree, node, place] { tree->restore(node, place); }});
    return count;
  }

  /// Moves a node one place up among its siblings. If the node is the first child, moves up the branch that
  /// contains the node. Returns false if the node is already in the main line.
  bool promote(NodeId node, NodeId current) {
    const NodeId moved = m_tree->promotedWith(node);
    if (moved == Tree::root) return false;
    const std::size_t place = m_tree->placeOf(moved);
    m_tree->setPlace(moved, place - 1);
    push({TreeChange::Promote, current, current, [tree = m_tree, moved, place] { tree->setPlace(moved, place - 1); },
          [tree = m_tree, moved, place] { tree->setPlace(moved, place); }});
    return true;
  }

  /// Moves a node before its siblings, so that it becomes the main continuation. If the node was just added, one
  /// undo step reverts both changes.
  bool makeFirst(NodeId node) {
    const std::size_t place = m_tree->placeOf(node);
    if (place == 0) return false;
    m_tree->setPlace(node, 0);
    push({TreeChange::Move, node, node, [tree = m_tree, node] { tree->setPlace(node, 0); },
          [tree = m_tree, node, place] { tree->setPlace(node, place); }, true});
    return true;
  }

  /// Records that the players ended the game at a node by declaration. \p apply sets the declaration, and \p
  /// revert removes it.
  void recordEnd(NodeId node, std::function<void()> apply, std::function<void()> revert) {
    push({TreeChange::End, node, node, std::move(apply), std::move(revert)});
  }

  void setComment(NodeId node, const QString& comment) override {
    const QString before = m_tree->node(node).comment;
    if (before.size() > comment.size() + 1) endTyping();
    m_tree->setComment(node, comment);
    push({TreeChange::Comment, node, node, [tree = m_tree, node, comment] { tree->setComment(node, comment); },
          [tree = m_tree, node, before] { tree->setComment(node, before); }, beginTyping()});
  }

 private:
  Tree* m_tree;
};

/// Interface of the documents of all games, for docks, undo actions and the window. Each node has a number.
/// Node 0 is the start position. Use only in the GUI thread.
class TreeDocument : public QObject {
  Q_OBJECT

 public:
  using NodeId = int;
  static constexpr NodeId root = 0;

  explicit TreeDocument(QObject* parent = nullptr);

  virtual bool hasGame() const = 0;
  virtual std::string variantId() const = 0;     ///< id of the variant of the open game; empty before the first game
  virtual std::string positionText() const = 0;  ///< text for the clipboard; empty before the first game
  virtual const VariationNode& nodeAt(NodeId node) const = 0;
  virtual int nodeCount() const = 0;  ///< number of nodes, including removed nodes
  virtual TreeHistory& history() = 0;
  const GameHeader& header() const { return m_header; }  ///< players, date and result of the game
  NodeId currentNode() const { return m_current; }
  const AnyPosition& position() const { return nodeAt(m_current).position; }
  virtual bool continuesHere() const = 0;           ///< returns whether play resumed at the current node after a take-back
  bool isAnalysis() const { return m_isAnalysis; }  ///< returns whether new moves are analysis, which is not stored
  void setAnalysis(bool isAnalysis) {
    m_isAnalysis = isAnalysis;
    m_firstTry = nodeCount();
  }
  /// Returns whether the move to a node is analysis, which is not part of the game.
  virtual bool isTry(NodeId node) const { return m_isAnalysis && node >= m_firstTry; }
  /// Returns the end of the game at a node, if the game ended there. Later moves are no longer part of the game.
  virtual std::optional<GameEnd> endAt(NodeId node) const = 0;
  /// Returns the first node on the path to \p node at which the game ended, or nothing.
  virtual std::optional<NodeId> endBefore(NodeId node) const = 0;
  std::optional<GameEnd> end() const { return endAt(m_current); }
  virtual bool isToMove(Side side) const = 0;                     ///< returns whether a side is to move; both may be
  virtual bool valuesKnown() const = 0;                           ///< returns whether the value of the position is known
  const QString& valueFailure() const { return m_valueFailure; }  ///< reason why values are unreadable, or empty
  void selectNode(int node);
  static constexpr int toEnd = 1 << 30;   ///< number of moves for step() to the end of the main continuation
  virtual void removeNode(int node) = 0;  ///< removes the node with all continuations and selects its parent
  virtual void promoteNode(int node) = 0;
  void setComment(int node, const QString& comment);
  void setHeader(const kotai::GameHeader& header);

 signals:
  void gameReset();                                       ///< another variant or start position was opened
  void positionChanged();                                 ///< another node is current; valuesChanged() will follow
  void valuesChanged();                                   ///< values of the current position, or valueFailure(), are available
  void readingFailed(const kotai::SolutionError& error);  ///< a value could not be read
  void solutionChanged();                                 ///< another solution was set; emitted before valuesChanged()
  void treeChanged();                                     ///< nodes were added, removed, reordered, commented on or evaluated
  void headerChanged();
  void nodesRemoved(int count);  ///< emitted by removeNode() after all other signals
  void movePlayed(int node);     ///< a move or turn was played; not emitted for steps; emitted after positionChanged()
  void gameEnded();              ///< the game ended just now, at the current node; emitted after movePlayed()
  void resumed();                ///< play continues from the current node after a take-back

 protected:
  virtual void findMoves() = 0;      ///< finds the legal moves of the current position
  virtual void forgetValues() = 0;   ///< forgets the values of the old position; overrides must call this function
  virtual void requestValues() = 0;  ///< requests the values of the current position
  void setCurrent(NodeId node);      ///< selects a node and updates everything that depends on the selection

  NodeId m_current = root;
  GameHeader m_header;
  QString m_valueFailure;
  bool m_isAnalysis = false;
  NodeId m_firstTry = root;  ///< node at which analysis began, if m_isAnalysis
  quint64 m_token = 0;       ///< token of the latest request
  quint64 m_generation = 0;  ///< token of the game and solution to which the tree's values belong
  QThreadPool m_pool;        ///< pool of a single thread, so that answers arrive in order
};

bool contains(const TreeDocument& document, int node);  ///< returns whether there is a node that was not removed
bool isOver(const TreeDocument& document);              ///< returns whether the game ended at or before the current node
/// Moves back (negative) or forward along the main continuation, at most to its end.
void step(TreeDocument& document, int moves);
int depthOf(const TreeDocument& document, int node);    ///< returns the number of moves from the start to a node
int endOfLine(const TreeDocument& document, int node);  ///< returns the last node of the main continuation
/// Records in the header that the user saw values or best moves.
void recordHelp(TreeDocument& document);

template <typename Tree, typename VariantPointer, typename SolutionPointer>
class TreeDocumentOf : public TreeDocument {
 public:
  explicit TreeDocumentOf(QObject* parent) : TreeDocument(parent) { m_tree.reset(AnyPosition{}); }

  bool hasGame() const override { return m_variant != nullptr; }
  std::string variantId() const override { return m_variant ? m_variant->id() : std::string(); }
  std::string positionText() const override { return m_variant ? m_variant->formatPosition(position()) : std::string(); }
  const VariationNode& nodeAt(NodeId node) const override { return m_tree.node(node); }
  int nodeCount() const override { return m_tree.size(); }
  TreeHistoryOf<Tree>& history() override { return m_history; }

  const VariantPointer& variant() const { return m_variant; }     ///< the open variant; null before the first game
  const SolutionPointer& solution() const { return m_solution; }  ///< solution; null while the variant is not solved
  const Tree& tree() const { return m_tree; }

  void removeNode(NodeId node) override {
    if (node == root || !contains(*this, node)) return;
    const bool holdsCurrent = m_tree.leadsTo(node, m_current);
    const int count = m_history.remove(node, m_current);
    showChange(holdsCurrent ? m_tree.node(node).parent : m_current);
    emit nodesRemoved(count);
  }
  void promoteNode(NodeId node) override {
    if (m_history.promote(node, m_current)) emit treeChanged();
  }
  /// Continues play from the current node after moves were taken back. The played line stays the main line.
  void resumeHere() {
    m_resumedAt = m_current;
    emit resumed();
  }
  bool continuesHere() const override { return m_resumedAt == m_current; }
  /// Handles a move after a take-back. If play resumed at the position before the move and \p replacesMain is
  /// true, the move replaces the moves taken back in the main line.
  void onResumed(NodeId node, bool replacesMain) {
    if (m_resumedAt != m_tree.node(node).parent) return m_resumedAt.reset();
    if (replacesMain && m_history.makeFirst(node)) emit treeChanged();
    m_resumedAt = node;
  }
  /// Sets a solution of the same variant, for example when a solve has finished.
  void setSolution(SolutionPointer solution) {
    if (solution == m_solution || !m_variant) return;
    m_solution = std::move(solution);
    ++m_generation;
    forgetValues();
    emit solutionChanged();
    requestValues();
  }

 protected:
  /// Function that adds the moves of an opened game and returns the node to show.
  using Fill = std::function<NodeId()>;

  /// Starts a new game at \p start, which may refer to a position in the old game. If \p otherSolution, treats
  /// the solution as changed even if it is the same. Emits each signal only once, after adding all moves, because
  /// views process the whole game on every signal.
  void reset(VariantPointer variant, SolutionPointer solution, const AnyPosition& start, bool otherSolution, const Fill& fill) {
    otherSolution = otherSolution || solution != m_solution;
    m_history.clear();  // the history refers to the old tree and variant
    m_variant = std::move(variant);
    m_solution = std::move(solution);
    m_tree.reset(start);
    m_header = {};
    m_resumedAt.reset();
    m_current = fill ? fill() : root;
    ++m_generation;
    findMoves();
    forgetValues();
    emit gameReset();
    emit headerChanged();
    if (otherSolution) emit solutionChanged();
    emit treeChanged();
    emit positionChanged();
    requestValues();
  }

  /// Adds the header, moves and comments of a game. Returns the game's current node. addMove(node, move) inserts
  /// a move.
  template <typename Game, typename AddMove>
  NodeId addRead(const Game& game, const AddMove& addMove) {
    std::vector<NodeId> nodes{root};
    m_header = game.header;
    m_tree.setComment(root, QString::fromStdString(game.startComment));
    for (const auto& move : game.moves) {
      nodes.push_back(addMove(nodes[static_cast<std::size_t>(move.parent)], move.move));
      const QString& known = m_tree.node(nodes.back()).comment;  // a move may occur twice, with two comments
      const QString comment = QString::fromStdString(move.comment);
      m_tree.setComment(nodes.back(), known.isEmpty() ? comment : known + QLatin1Char('\n') + comment);
    }
    return nodes[static_cast<std::size_t>(game.current)];
  }

  /// Shows the node of a played move. Records a new node in the history. If \p joins, the move is a reply, and
  /// undo reverts the reply together with the previous move.
  void showPlayed(NodeId node, bool isNew, bool joins) {
    if (isNew) {
      m_history.recordAdded(node, joins);
      emit treeChanged();
    }
    setCurrent(node);
    emit movePlayed(node);
  }

  std::vector<NodeId> unknownNodes() const {
    std::vector<NodeId> nodes;
    for (NodeId id = 0; id < m_tree.size(); ++id)
      if (!m_tree.node(id).removed && !m_tree.node(id).value) nodes.push_back(id);
    return nodes;
  }

  VariantPointer m_variant;
  SolutionPointer m_solution;
  Tree m_tree;
  TreeHistoryOf<Tree> m_history{&m_tree, [this](NodeId node) { showChange(node); }};

 private:
  /// Shows a node after a change of the tree, which may have removed the current node.
  void showChange(NodeId node) {
    emit treeChanged();
    if (node != m_current) setCurrent(node);
  }

  std::optional<NodeId> m_resumedAt;  ///< node from which play resumed after a take-back
};

}  // namespace kotai::ui
