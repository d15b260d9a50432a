#include "ui/docks/graph/value_graph_dock.h"

#include <QVBoxLayout>

#include "ui/widgets/empty_state.h"

namespace kotai::ui {

ValueGraphDock::ValueGraphDock(GameWordsPtr game, StateHub* hub, const QString& objectName, QWidget* parent)
    : StateDock(hub, objectName, parent), m_game(std::move(game)), m_graph(new ValueGraph) {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(12, 4, 12, 8);
  column->addWidget(m_graph);
  connect(m_graph, &ValueGraph::nodeChosen, m_game->document(), &TreeDocument::goTo);
  build(page);
}

bool ValueGraphDock::showContents() {
  if (!m_game->document()->hasGame()) return false;
  std::vector<ValuePoint> points = m_game->line();
  const bool known = std::any_of(points.begin(), points.end(), [](const ValuePoint& p) { return p.value.has_value(); });
  m_graph->setLine(m_game->graphWords(), std::move(points), m_game->document()->currentNode());
  return known && state().valuesShown;
}

void ValueGraphDock::explainEmpty() {
  if (!state().valuesShown) return showHidden(Missing::Graph);
  MissingWords words = m_game->missingValues();
  words.offer = tr("Once %1 is solved, this graph shows how good every move of the game was.").arg(words.name);
  if (m_game->isSolved()) return empty()->showTextsOnly(tr("Values are not known yet"), words.offer);
  if (!words.refusal.isEmpty())
    return empty()->showTextsOnly(words.heading.isEmpty() ? tr("Values are not known yet") : words.heading, words.refusal);
  words.refusal = state().refusal;
  showMissing(Missing::Graph, words);
}

void ValueGraphDock::retranslate() { setWindowTitle(tr("Value graph")); }

}  // namespace kotai::ui

#include "moc_value_graph_dock.cpp"
