#include "ui/docks/game/tree_dock.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "ui/widgets/variation_text.h"

namespace kotai::ui {

namespace {
constexpr int leastMovesHeight = 48;  ///< below this height the moves scroll
}

TreeDock::TreeDock(TreeDocument* document, StateHub* hub, const QString& objectName, QWidget* parent)
    : StateDock(hub, objectName, parent), m_tree(document) {}

void TreeDock::buildColumn(VariationText* moves, QWidget* upper) {
  m_moves = moves;
  auto* contents = new QWidget;
  m_comment = new CommentBox(contents);
  m_column = new QVBoxLayout(contents);
  m_column->setContentsMargins(12, 4, 12, 10);
  m_column->setSpacing(3);
  m_moves->setMinimumHeight(leastMovesHeight);
  m_column->addWidget(upper, 1);
  m_column->addWidget(m_comment);
  connect(m_moves, &VariationText::moveChosen, m_tree, &TreeDocument::goTo);
  connect(m_moves, &VariationText::commentWanted, this, [this](int node) {
    m_tree->goTo(node);
    m_comment->edit()->setFocus();
  });
  connect(m_comment, &CommentBox::deleteWanted, m_tree, [this] { m_tree->removeNode(m_tree->currentNode()); });
  // A comment belongs to the current node as soon as it is typed.
  for (const auto signal : {&TreeDocument::positionChanged, &TreeDocument::treeChanged})
    connect(m_tree, signal, this, &TreeDock::showComment);
  connect(m_comment, &CommentBox::edited, this, [this](const QString& comment) {
    if (m_tree->hasGame()) m_tree->setComment(m_tree->currentNode(), comment);
  });
  build(contents);
}

void TreeDock::setCard(QWidget* card) { replaceAbove(m_card, card, m_clocks ? 1 : 0); }

void TreeDock::setClocks(QWidget* clocks) { replaceAbove(m_clocks, clocks, 0); }

void TreeDock::replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place) {
  if (shown) {  // a button inside it may have triggered this
    shown->hide();
    shown->deleteLater();
  }
  shown = widget;
  if (widget) m_column->insertWidget(place, widget);
}

void TreeDock::showComment() {
  if (!m_tree->hasGame()) return m_comment->showNoGame();
  const bool start = m_tree->currentNode() == TreeDocument::root;
  m_comment->showComment(start ? tr("Comment on the start position") : commentHeading(),
                         m_tree->nodeAt(m_tree->currentNode()).comment, !start);
}

bool TreeDock::showContents() {
  m_moves->setValuesShown(state().valuesShown);
  showComment();
  return true;
}

void TreeDock::retranslate() {
  setWindowTitle(title());
  m_comment->setWords(commentWords());
}

}  // namespace kotai::ui

#include "moc_tree_dock.cpp"
