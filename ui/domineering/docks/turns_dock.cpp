#include "ui/domineering/docks/turns_dock.h"

#include <QSplitter>
#include <algorithm>

#include "ui/domineering/docks/turn_graph.h"
#include "ui/domineering/docks/turn_tree_view.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/outcome_strings.h"

namespace kotai::ui {

TurnsDock::TurnsDock(DomineeringDocument* document, QWidget* parent)
    : TreeDock(document, QStringLiteral("turnsDock"), parent),
      m_document(document),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_turns(new TurnTreeView(document, m_splitter)),
      m_graph(new TurnGraph(m_splitter)) {
  m_splitter->setChildrenCollapsible(false);
  m_splitter->addWidget(m_turns);
  m_splitter->addWidget(m_graph);
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 1);
  connect(m_graph, &TurnGraph::nodeChosen, document, &DomineeringDocument::goTo);
  for (const auto signal :
       {&TreeDocument::gameReset, &TreeDocument::positionChanged, &TreeDocument::treeChanged, &TreeDocument::valuesChanged})
    connect(document, signal, this, &TurnsDock::refreshGraph);
  build(m_turns, m_splitter);
  refreshGraph();
}

QString TurnsDock::title() const { return m_turns->title(); }

QString TurnsDock::commentHeading() const {
  return tr("Comment on turn %1").arg(m_document->tree().node(m_document->currentNode()).number);
}

CommentBox::Words TurnsDock::commentWords() const {
  return {tr("Delete from here"), tr("Deletes the current turn and all turns after it"), tr("Write a comment on this turn"),
          tr("Comment")};
}

void TurnsDock::refreshGraph() {
  std::vector<TurnPoint> points;
  // Between a removal and the step away from it, the current node may already be gone.
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
  TreeDock::setValuesShown(shown);
  refreshGraph();
}

}  // namespace kotai::ui

#include "moc_turns_dock.cpp"
