#include "ui/domineering/docks/turn_strings.h"

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"

namespace kotai::ui {

namespace {

class Writer {
 public:
  Writer(const SimultaneousVariant& variant, const TurnTree& tree, bool withValues)
      : m_variant(variant), m_tree(tree), m_withValues(withValues) {}

  /// Writes the line that begins with `from`. The variations of its first turn precede its second turn.
  void line(TurnTree::NodeId from, int depth, bool withSiblings) {
    for (TurnTree::NodeId at = from; at >= 0;) {
      turn(at, depth);
      const auto& siblings = m_tree.node(m_tree.node(at).parent).children;
      if ((withSiblings || at != from) && siblings.size() > 1 && siblings.front() == at)
        for (std::size_t other = 1; other < siblings.size(); ++other) variation(siblings[other], depth + 1);
      const auto& children = m_tree.node(at).children;
      at = children.empty() ? -1 : children.front();
    }
  }

  std::vector<TurnWord> words;

 private:
  void variation(TurnTree::NodeId from, int depth) {
    words.push_back({TurnWord::Kind::LineStart, from, {}, {}, {}, depth});
    line(from, depth, false);
    words.push_back({TurnWord::Kind::LineEnd, from, {}, {}, {}, depth});
  }

  void turn(TurnTree::NodeId id, int depth) {
    const TurnTree::Node& node = m_tree.node(id);
    const QString value = m_withValues && node.value ? payoffText(node.value->value) : QString();
    words.push_back({TurnWord::Kind::Turn, id, QString::number(node.number) + QLatin1Char('.'), turnText(m_variant, node.turn),
                     value, depth});
    if (!node.comment.isEmpty()) words.push_back({TurnWord::Kind::Comment, id, {}, node.comment, {}, depth});
  }

  const SimultaneousVariant& m_variant;
  const TurnTree& m_tree;
  bool m_withValues;
};

}  // namespace

std::vector<TurnWord> turnWords(const SimultaneousVariant& variant, const TurnTree& tree, bool withValues) {
  Writer writer(variant, tree, withValues);
  const TurnTree::Node& root = tree.node(TurnTree::root);
  if (!root.comment.isEmpty()) writer.words.push_back({TurnWord::Kind::Comment, TurnTree::root, {}, root.comment, {}, 0});
  if (!root.children.empty()) writer.line(root.children.front(), 0, true);
  return writer.words;
}

}  // namespace kotai::ui
