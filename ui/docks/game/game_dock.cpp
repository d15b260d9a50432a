#include "ui/docks/game/game_dock.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "ui/docks/game/move_tree_view.h"
#include "ui/widgets/comment_box.h"

namespace kotai::ui {

GameDock::GameDock(GameDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("gameDock"));
  createWidgets();
  connectSignals();
  retranslateUi();
  showComment();
}

QPlainTextEdit* GameDock::comment() const { return m_comment->edit(); }

void GameDock::createWidgets() {
  auto* contents = new QWidget;
  m_moves = new MoveTreeView(m_document, contents);
  m_comment = new CommentBox(contents);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(12, 4, 12, 10);
  column->setSpacing(3);
  column->addWidget(m_moves, 1);
  column->addWidget(m_comment);
  setWidget(contents);
}

void GameDock::connectSignals() {
  connect(m_moves, &MoveTreeView::moveChosen, m_document, &GameDocument::goTo);
  connect(m_moves, &MoveTreeView::commentWanted, this, [this](GameTree::NodeId node) {
    m_document->goTo(node);
    m_comment->edit()->setFocus();
  });
  connect(m_comment, &CommentBox::deleteWanted, m_document, [this] { m_document->removeNode(m_document->currentNode()); });
  connect(m_document, &GameDocument::gameReset, this, &GameDock::showComment);
  connect(m_document, &GameDocument::positionChanged, this, &GameDock::showComment);
  connect(m_document, &GameDocument::treeChanged, this, &GameDock::showComment);
  connect(m_comment, &CommentBox::edited, this, [this](const QString& comment) {
    if (m_document->hasGame()) m_document->setComment(m_document->currentNode(), comment);
  });
}

void GameDock::showComment() {
  if (!m_document->hasGame()) {
    m_comment->showNoGame();
    return;
  }
  const bool start = m_document->currentNode() == GameTree::root;
  const GameTree::Node& node = m_document->tree().node(m_document->currentNode());
  m_comment->showComment(start ? tr("Comment on the start position") : tr("Comment on %1").arg(node.moveText), node.comment,
                         !start);
}

void GameDock::setValuesShown(bool shown) { m_moves->setValuesShown(shown); }

void GameDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

void GameDock::retranslateUi() {
  setWindowTitle(tr("Game"));
  m_comment->setWords({tr("Delete from here"), tr("Deletes the current move and what follows it"),
                       tr("Write a comment on this move"), tr("Comment")});
  showComment();
}

}  // namespace kotai::ui
