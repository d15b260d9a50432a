#include "ui/document/move_list.h"

#include "core/analysis/accuracy.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

/// Writes the lines of a tree as tokens. A variation is a line inside another line.
class Writer {
 public:
  explicit Writer(const WrittenMoves& moves) : m_moves(moves) {}

  /// Writes the line from the move `first` along first children. After each first child, writes the lines of its
  /// siblings.
  void writeLine(int first, int depth) {
    bool restart = true;
    for (int id = first;;) {
      restart = writeMove(id, depth, restart);
      const VariationNode& parent = m_moves.node(m_moves.node(id).parent);
      if (parent.children.size() > 1 && parent.children.front() == id) {
        writeSiblings(parent, depth);
        restart = true;
      }
      if (m_moves.node(id).children.empty()) return writeResult(id, depth);
      id = m_moves.node(id).children.front();
    }
  }

  bool writeComment(int id, int depth) {
    const QString& comment = m_moves.node(id).comment;
    if (!comment.isEmpty()) words.push_back({MoveWord::Kind::Comment, id, {}, comment, depth});
    return !comment.isEmpty();
  }

  std::vector<MoveWord> words;

 private:
  /// Writes a move. Returns true if the next move must repeat its number.
  bool writeMove(int id, int depth, bool restart) {
    words.push_back(m_moves.move(id, restart));
    words.back().depth = depth;
    return writeComment(id, depth);
  }

  void writeSiblings(const VariationNode& parent, int depth) {
    for (std::size_t i = 1; i < parent.children.size(); ++i) {
      const int sibling = parent.children[i];
      words.push_back({MoveWord::Kind::LineStart, sibling, {}, {}, depth + 1});
      writeLine(sibling, depth + 1);
      words.push_back({MoveWord::Kind::LineEnd, sibling, {}, {}, depth + 1});
    }
  }

  void writeResult(int id, int depth) {
    const QString result = m_moves.result ? m_moves.result(id) : QString();
    if (!result.isEmpty()) words.push_back({MoveWord::Kind::Result, id, {}, result, depth});
  }

  const WrittenMoves& m_moves;
};

QString mistakeMark(const GameTree& tree, GameTree::NodeId node) {
  const GameTree::Node& made = tree.node(node);
  if (made.parent < 0 || !made.value || !tree.node(made.parent).value) return QString();
  const Value before = *tree.node(made.parent).value;
  if (losesAtOnce(before, *made.value)) return QStringLiteral("?");
  const Outcome after = opposite(made.value->outcome);
  if (after >= before.outcome) return QString();
  return after == Outcome::Loss ? QStringLiteral("??") : QStringLiteral("?");
}

int moveNumber(const Variant& variant, const GameTree& tree, GameTree::NodeId node) {
  const int skipped = variant.sideToMove(tree.node(GameTree::root).position) == Side::Second ? 1 : 0;
  return (tree.node(node).ply - 1 + skipped) / 2 + 1;
}

std::vector<MoveWord> moveWords(const WrittenMoves& moves) {
  Writer writer(moves);
  writer.writeComment(GameTree::root, 0);
  const std::vector<int>& children = moves.node(GameTree::root).children;
  if (!children.empty()) writer.writeLine(children.front(), 0);
  return std::move(writer.words);
}

std::vector<MoveWord> moveWords(const Variant& variant, const GameTree& tree, bool withValues) {
  WrittenMoves moves;
  moves.node = [&tree](int id) -> const VariationNode& { return tree.node(id); };
  moves.move = [&](int id, bool restart) {
    const GameTree::Node& node = tree.node(id);
    const bool first = variant.sideToMove(tree.node(node.parent).position) == Side::First;
    QString number;
    if (first) number = QStringLiteral("%1.").arg(moveNumber(variant, tree, id));
    if (!first && restart) number = QStringLiteral("%1…").arg(moveNumber(variant, tree, id));
    const QString mark = withValues ? mistakeMark(tree, id) : QString();
    return MoveWord{MoveWord::Kind::Move, id, number, node.moveText + mark};
  };
  moves.result = [&](int id) {
    const GameTree::Node& node = tree.node(id);
    return node.value && withValues ? standingSentence(variant, node.position, *node.value) : QString();
  };
  return moveWords(moves);
}

}  // namespace kotai::ui
