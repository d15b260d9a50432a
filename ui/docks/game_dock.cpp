#include "ui/docks/game_dock.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/docks/move_tree_view.h"
#include "ui/theme/icons.h"

namespace kotai::ui {

GameDock::GameDock(GameDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("gameDock"));
  createWidgets();
  connectSignals();
  retranslateUi();
  showComment();
}

void GameDock::createWidgets() {
  auto* contents = new QWidget;
  m_moves = new MoveTreeView(m_document, contents);
  m_commentHeading = new QLabel(contents);
  m_commentHeading->setProperty("muted", true);
  m_commentHeading->setFont(smallFont(font()));
  m_comment = new QPlainTextEdit(contents);
  m_comment->setTabChangesFocus(true);
  m_comment->setFixedHeight(m_comment->fontMetrics().height() * 2 + 18);
  m_takeBack = new QToolButton(contents);
  m_takeBack->setIcon(themedIcon(QStringLiteral("take-back")));
  m_takeBack->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_takeBack->setFont(smallFont(font()));
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_commentHeading, 1);
  heading->addWidget(m_takeBack);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(12, 4, 12, 10);
  column->setSpacing(3);
  column->addWidget(m_moves, 1);
  column->addLayout(heading);
  column->addWidget(m_comment);
  setWidget(contents);
}

void GameDock::connectSignals() {
  connect(m_moves, &MoveTreeView::moveChosen, m_document, &GameDocument::goTo);
  connect(m_moves, &MoveTreeView::commentWanted, this, [this](GameTree::NodeId node) {
    m_document->goTo(node);
    m_comment->setFocus();
  });
  connect(m_takeBack, &QToolButton::clicked, m_document, &GameDocument::takeBack);
  connect(m_document, &GameDocument::gameReset, this, &GameDock::showComment);
  connect(m_document, &GameDocument::positionChanged, this, &GameDock::showComment);
  connect(m_document, &GameDocument::treeChanged, this, &GameDock::showComment);
  connect(m_comment, &QPlainTextEdit::textChanged, this, [this] {
    if (m_document->hasGame()) m_document->setComment(m_document->currentNode(), m_comment->toPlainText());
  });
}

void GameDock::showComment() {
  const bool game = m_document->hasGame();
  m_comment->setEnabled(game);
  m_takeBack->setEnabled(game && m_document->currentNode() != GameTree::root);
  if (!game) return;
  const GameTree::Node& node = m_document->tree().node(m_document->currentNode());
  m_commentHeading->setText(m_document->currentNode() == GameTree::root ? tr("Comment on the start position")
                                                                        : tr("Comment on %1").arg(node.moveText));
  if (node.comment == m_comment->toPlainText()) return;
  const QSignalBlocker blocker(m_comment);
  m_comment->setPlainText(node.comment);
}

void GameDock::setValuesShown(bool shown) { m_moves->setValuesShown(shown); }

void GameDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

void GameDock::retranslateUi() {
  setWindowTitle(tr("Game"));
  m_takeBack->setText(tr("Take back"));
  m_takeBack->setToolTip(tr("Removes the current move and what follows it"));
  m_comment->setPlaceholderText(tr("Write a comment on this move"));
  m_comment->setAccessibleName(tr("Comment"));
  m_commentHeading->setText(tr("Comment"));
  showComment();
}

}  // namespace kotai::ui
