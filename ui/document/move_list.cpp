#include "ui/document/move_list.h"

#include "ui/strings/end_strings.h"

namespace kotai::ui {

namespace {

/// Writes lines one after another. A variation is a line inside a line.
class Writer {
 public:
  Writer(const Variant& variant, const GameTree& tree, bool withValues)
      : m_variant(variant), m_tree(tree), m_withValues(withValues) {}

  /// Writes the line from the move `first` along first children, each followed by its siblings' lines.
  void writeLine(GameTree::NodeId first, int depth) {
    bool restart = true;  // the number must be written even before a move of the second side
    for (GameTree::NodeId id = first;;) {
      restart = writeMove(id, depth, restart);
      const GameTree::Node& parent = m_tree.node(m_tree.node(id).parent);
      if (parent.children.size() > 1 && parent.children.front() == id) {
        writeSiblings(parent, depth);
        restart = true;
      }
      if (m_tree.node(id).children.empty()) {
        writeResult(id, depth);
        return;
      }
      id = m_tree.node(id).children.front();
    }
  }

  std::vector<MoveWord> words;

 private:
  /// True if the next move must repeat its number.
  bool writeMove(GameTree::NodeId id, int depth, bool restart) {
    const GameTree::Node& node = m_tree.node(id);
    const bool first = m_variant.sideToMove(m_tree.node(node.parent).position) == Side::First;
    QString number;
    if (first) number = QStringLiteral("%1.").arg(moveNumber(m_variant, m_tree, id));
    if (!first && restart) number = QStringLiteral("%1…").arg(moveNumber(m_variant, m_tree, id));
    words.push_back(
        {MoveWord::Kind::Move, id, number, m_withValues ? node.moveText + mistakeMark(m_tree, id) : node.moveText, depth});
    if (node.comment.isEmpty()) return false;
    words.push_back({MoveWord::Kind::Comment, id, {}, node.comment, depth});
    return true;
  }

  void writeSiblings(const GameTree::Node& parent, int depth) {
    for (std::size_t i = 1; i < parent.children.size(); ++i) {
      const GameTree::NodeId sibling = parent.children[i];
      words.push_back({MoveWord::Kind::LineStart, sibling, {}, {}, depth + 1});
      writeLine(sibling, depth + 1);
      words.push_back({MoveWord::Kind::LineEnd, sibling, {}, {}, depth + 1});
    }
  }

  void writeResult(GameTree::NodeId id, int depth) {
    const GameTree::Node& node = m_tree.node(id);
    if (!node.value || !m_withValues) return;
    words.push_back({MoveWord::Kind::Result, id, {}, standingSentence(m_variant, node.position, *node.value), depth});
  }

  const Variant& m_variant;
  const GameTree& m_tree;
  bool m_withValues;
};

}  // namespace

QString mistakeMark(const GameTree& tree, GameTree::NodeId node) {
  const GameTree::Node& made = tree.node(node);
  if (made.parent < 0 || !made.value || !tree.node(made.parent).value) return QString();
  const Outcome before = tree.node(made.parent).value->outcome;
  const Outcome after = opposite(made.value->outcome);
  if (after >= before) return QString();
  return after == Outcome::Loss ? QStringLiteral("??") : QStringLiteral("?");
}

int moveNumber(const Variant& variant, const GameTree& tree, GameTree::NodeId node) {
  const int skipped = variant.sideToMove(tree.node(GameTree::root).position) == Side::Second ? 1 : 0;
  return (tree.node(node).ply - 1 + skipped) / 2 + 1;
}

std::vector<MoveWord> moveWords(const Variant& variant, const GameTree& tree, bool withValues) {
  Writer writer(variant, tree, withValues);
  const GameTree::Node& root = tree.node(GameTree::root);
  if (!root.comment.isEmpty()) writer.words.push_back({MoveWord::Kind::Comment, GameTree::root, {}, root.comment, 0});
  if (!root.children.empty()) writer.writeLine(root.children.front(), 0);
  return std::move(writer.words);
}

}  // namespace kotai::ui
