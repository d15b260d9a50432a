#include "ui/document/tree_document.h"

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
  const TreeStep& other = static_cast<const TreeCommand*>(next)->m_step;  // both commands may be edits of one comment
  if (!other.joins || other.before != m_step.after) return false;
  if (other.change == TreeChange::Comment) {  // stores only the last text of a comment
    m_step.apply = other.apply;
  } else {
    m_step.apply = [first = m_step.apply, second = other.apply] { first(), second(); };
    m_step.revert = [first = m_step.revert, second = other.revert] { second(), first(); };
  }
  m_step.after = other.after;
  return true;
}

TreeHistory::TreeHistory(std::function<void(int)> show)
    : m_show([this, show = std::move(show)](int node) {
        endTyping();
        show(node);
      }) {}

void TreeHistory::push(TreeStep step) { m_stack.push(new TreeCommand(std::move(step), m_show)); }  // the stack owns the command

TreeDocument::TreeDocument(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

void TreeDocument::selectNode(NodeId node) {
  if (hasGame() && node != m_current && contains(*this, node)) setCurrent(node);
}

bool contains(const TreeDocument& document, int node) {
  return node >= TreeDocument::root && node < document.nodeCount() && !document.nodeAt(node).removed;
}

bool isOver(const TreeDocument& document) { return document.endBefore(document.currentNode()).has_value(); }

void step(TreeDocument& document, int moves) {
  int node = document.currentNode();
  for (; moves < 0 && node != TreeDocument::root; ++moves) node = document.nodeAt(node).parent;
  for (; moves > 0 && !document.nodeAt(node).children.empty(); --moves) node = document.nodeAt(node).children.front();
  document.selectNode(node);
}

int depthOf(const TreeDocument& document, int node) {
  int depth = 0;
  for (; node != TreeDocument::root; node = document.nodeAt(node).parent) ++depth;
  return depth;
}

int endOfLine(const TreeDocument& document, int node) {
  while (!document.nodeAt(node).children.empty()) node = document.nodeAt(node).children.front();
  return node;
}

void TreeDocument::setComment(NodeId node, const QString& comment) {
  if (nodeAt(node).comment == comment) return;
  history().setComment(node, comment);
  emit treeChanged();
}

void TreeDocument::setHeader(const GameHeader& header) {
  if (header == m_header) return;
  m_header = header;
  emit headerChanged();
}

void recordHelp(TreeDocument& document) {
  GameHeader header = document.header();
  kotai::recordHelp(header, depthOf(document, document.currentNode()));
  document.setHeader(header);
}

void TreeDocument::setCurrent(NodeId node) {
  history().endTyping();
  m_current = node;
  findMoves();
  forgetValues();
  emit positionChanged();
  requestValues();
}

void TreeDocument::forgetValues() {
  ++m_token;
  m_valueFailure.clear();
}

}  // namespace kotai::ui

#include "moc_tree_document.cpp"
