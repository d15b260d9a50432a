#include "ui/domineering/docks/turns_dock.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/domineering/docks/turn_graph.h"
#include "ui/domineering/docks/turn_tree_view.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/widgets/comment_box.h"

namespace kotai::ui {

TurnsDock::TurnsDock(DomineeringDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("turnsDock"));
  createWidgets();
  connectSignals();
  retranslateUi();
  refreshGraph();
}

QPlainTextEdit* TurnsDock::comment() const { return m_comment->edit(); }

void TurnsDock::createWidgets() {
  auto* contents = new QWidget;
  m_splitter = new QSplitter(Qt::Vertical, contents);
  m_splitter->setChildrenCollapsible(false);
  m_turns = new TurnTreeView(m_document, m_splitter);
  m_graph = new TurnGraph(m_splitter);
  m_splitter->addWidget(m_turns);
  m_splitter->addWidget(m_graph);
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 1);
  m_comment = new CommentBox(contents);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(12, 4, 12, 10);
  column->setSpacing(3);
  column->addWidget(m_splitter, 1);
  column->addWidget(m_comment);
  setWidget(contents);
}

void TurnsDock::connectSignals() {
  connect(m_turns, &TurnTreeView::moveChosen, m_document, &DomineeringDocument::goTo);
  connect(m_turns, &TurnTreeView::commentWanted, this, [this](TurnTree::NodeId node) {
    m_document->goTo(node);
    m_comment->edit()->setFocus();
  });
  connect(m_graph, &TurnGraph::nodeChosen, m_document, &DomineeringDocument::goTo);
  connect(m_comment, &CommentBox::deleteWanted, m_document, [this] { m_document->removeNode(m_document->currentNode()); });
  for (const auto signal :
       {&DomineeringDocument::gameReset, &DomineeringDocument::positionChanged, &DomineeringDocument::treeChanged}) {
    connect(m_document, signal, this, &TurnsDock::showComment);
    connect(m_document, signal, this, &TurnsDock::refreshGraph);
  }
  connect(m_document, &DomineeringDocument::valuesChanged, this, &TurnsDock::refreshGraph);
  connect(m_comment, &CommentBox::edited, this, [this](const QString& comment) {
    if (m_document->hasGame()) m_document->setComment(m_document->currentNode(), comment);
  });
}

void TurnsDock::showComment() {
  if (!m_document->hasGame()) {
    m_comment->showNoGame();
    return;
  }
  const bool start = m_document->currentNode() == TurnTree::root;
  const TurnTree::Node& node = m_document->tree().node(m_document->currentNode());
  m_comment->showComment(start ? tr("Comment on the start position") : tr("Comment on turn %1").arg(node.number), node.comment,
                         !start);
}

void TurnsDock::refreshGraph() {
  std::vector<TurnPoint> points;
  // Between a removal and the step away from it the current node may already be gone.
  if (m_document->hasGame() && !m_document->tree().node(m_document->currentNode()).removed) {
    for (const TurnTree::NodeId id : m_document->tree().lineThrough(m_document->currentNode())) {
      const TurnTree::Node& node = m_document->tree().node(id);
      points.push_back(
          {id, node.number, id == TurnTree::root ? QString() : turnText(*m_document->variant(), node.turn), node.value});
    }
  }
  const bool known = std::any_of(points.begin(), points.end(), [](const TurnPoint& point) { return point.value.has_value(); });
  m_graph->setVisible(m_valuesShown && known);
  m_graph->setLine(std::move(points), m_document->currentNode());
}

void TurnsDock::setValuesShown(bool shown) {
  m_valuesShown = shown;
  m_turns->setValuesShown(shown);
  refreshGraph();
}

void TurnsDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

void TurnsDock::retranslateUi() {
  setWindowTitle(tr("Turns"));
  m_comment->setWords({tr("Delete from here"), tr("Deletes the current turn and what follows it"),
                       tr("Write a comment on this turn"), tr("Comment")});
  showComment();
}

}  // namespace kotai::ui
