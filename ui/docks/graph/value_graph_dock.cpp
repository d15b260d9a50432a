#include "ui/docks/graph/value_graph_dock.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/value_graph.h"
#include "ui/strings/strings.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

ValueGraphDock::ValueGraphDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("valueGraphDock"), parent), m_document(document), m_graph(new ValueGraph) {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(12, 4, 12, 8);
  column->addWidget(m_graph);
  connect(m_graph, &ValueGraph::nodeChosen, m_document, &GameDocument::goTo);
  build(page);
}

bool ValueGraphDock::showContents() {
  const VariantPtr& variant = m_document->variant();
  std::vector<ValuePoint> points;
  if (variant) points = valueSeries(*variant, m_document->tree(), m_document->currentNode());
  const bool known = std::any_of(points.begin(), points.end(), [](const ValuePoint& p) { return p.value.has_value(); });
  m_graph->setLine(variant, std::move(points), m_document->currentNode());
  return known && state().valuesShown;
}

void ValueGraphDock::explainEmpty() {
  if (!state().valuesShown) return showHidden(Missing::Graph);
  const QString name = variantName(*m_document->variant());
  const QString offer = tr("Once %1 is solved, every move of the game is judged here.").arg(name);
  if (m_document->solution()) return empty()->showTextsOnly(tr("Values are not known yet"), offer);
  showMissing(Missing::Graph, {.name = name, .offer = offer, .refusal = state().refusal});
}

void ValueGraphDock::retranslate() { setWindowTitle(tr("Value graph")); }

}  // namespace kotai::ui

#include "moc_value_graph_dock.cpp"
