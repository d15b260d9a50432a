#include "ui/docks/game/game_dock.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <utility>

namespace kotai::ui {

namespace {
constexpr int leastMovesHeight = 48;  ///< below this height the moves scroll
}

GameDock::GameDock(GameWordsPtr game, StateHub* hub, const QString& objectName, MoveTreeView::Arrangement arrangement,
                   QWidget* parent)
    : StateDock(hub, objectName, parent), m_game(std::move(game)), m_moves(new MoveTreeView(m_game, arrangement, this)) {
  TreeDocument* document = m_game->document();
  auto* contents = new QWidget;
  m_comment = new CommentBox(contents);
  m_column = new QVBoxLayout(contents);
  m_column->setContentsMargins(12, 4, 12, 10);
  m_column->setSpacing(3);
  m_moves->setMinimumHeight(leastMovesHeight);
  m_column->addWidget(m_moves, 1);
  m_column->addWidget(m_comment);
  connect(m_moves, &VariationText::moveChosen, document, &TreeDocument::goTo);
  connect(m_moves, &VariationText::commentWanted, this, [this, document](int node) {
    document->goTo(node);
    m_comment->edit()->setFocus();
  });
  connect(m_comment, &CommentBox::deleteWanted, document, [document] { document->removeNode(document->currentNode()); });
  // A comment belongs to the current node as soon as it is typed.
  for (const auto signal : {&TreeDocument::positionChanged, &TreeDocument::treeChanged})
    connect(document, signal, this, &GameDock::showComment);
  connect(m_comment, &CommentBox::edited, document, [document](const QString& comment) {
    if (document->hasGame()) document->setComment(document->currentNode(), comment);
  });
  build(contents);
}

void GameDock::setCard(QWidget* card) { replaceAbove(m_card, card, m_clocks ? 1 : 0); }

void GameDock::setClocks(QWidget* clocks) { replaceAbove(m_clocks, clocks, 0); }

void GameDock::replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place) {
  if (shown) {  // a button inside it may have triggered this
    shown->hide();
    shown->deleteLater();
  }
  shown = widget;
  if (widget) m_column->insertWidget(place, widget);
}

void GameDock::showComment() {
  const TreeDocument& document = *m_game->document();
  if (!document.hasGame()) return m_comment->showNoGame();
  const bool start = document.currentNode() == TreeDocument::root;
  m_comment->showComment(start ? tr("Comment on the start position") : m_game->commentHeading(),
                         document.nodeAt(document.currentNode()).comment, !start);
}

bool GameDock::showContents() {
  m_moves->setValuesShown(state().valuesShown);
  showComment();
  return true;
}

void GameDock::retranslate() {
  setWindowTitle(m_game->title());
  m_comment->setWords(m_game->commentWords());
}

}  // namespace kotai::ui

#include "moc_game_dock.cpp"
