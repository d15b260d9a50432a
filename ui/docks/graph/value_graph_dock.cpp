#include "ui/docks/graph/value_graph_dock.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/value_graph.h"
#include "ui/jobs/missing_values.h"
#include "ui/strings/strings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

ValueGraphDock::ValueGraphDock(GameDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("valueGraphDock"));
  m_empty = new EmptyState;
  m_graphPage = new QWidget;
  m_graph = new ValueGraph;
  auto* column = new QVBoxLayout(m_graphPage);
  column->setContentsMargins(12, 4, 12, 8);
  column->addWidget(m_graph);
  m_pages = new ShownStack;
  m_pages->addWidget(m_empty);
  m_pages->addWidget(m_graphPage);
  setWidget(m_pages);
  connect(m_document, &GameDocument::gameReset, this, &ValueGraphDock::refresh);
  connect(m_document, &GameDocument::positionChanged, this, &ValueGraphDock::refresh);
  connect(m_document, &GameDocument::treeChanged, this, &ValueGraphDock::refresh);
  connect(m_document, &GameDocument::solutionChanged, this, &ValueGraphDock::refresh);
  connect(m_empty, &EmptyState::triggered, this, &ValueGraphDock::valuesWanted);
  connect(m_graph, &ValueGraph::nodeChosen, m_document, &GameDocument::goTo);
  retranslateUi();
}

void ValueGraphDock::setValuesShown(bool shown) {
  m_valuesShown = shown;
  refresh();
}

void ValueGraphDock::refresh() {
  const VariantPtr& variant = m_document->variant();
  std::vector<ValuePoint> points;
  // Between a removal and the step away from it, the current node may already be gone.
  if (variant && !m_document->tree().node(m_document->currentNode()).removed)
    points = valueSeries(*variant, m_document->tree(), m_document->currentNode());
  const bool known = std::any_of(points.begin(), points.end(), [](const ValuePoint& p) { return p.value.has_value(); });
  m_graph->setLine(variant, std::move(points), m_document->currentNode());
  m_pages->setCurrentWidget(known && m_valuesShown ? m_graphPage : static_cast<QWidget*>(m_empty));
  m_empty->setQuietAction(variant && !m_valuesShown ? tr("Show values") : QString());
  if (!variant) {
    m_empty->setTexts(tr("No game yet"), {});
  } else if (!m_valuesShown) {
    m_empty->setTexts(tr("Values are hidden"), tr("Show values to see how the game went."));
  } else {
    const QString name = variantName(*variant);
    m_empty->setTexts(m_document->solution() ? tr("Values are not known yet") : notSolvedHeading(name),
                      tr("Once %1 is solved, every move of the game is judged here.").arg(name));
  }
}

void ValueGraphDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDockWidget::changeEvent(event);
}

void ValueGraphDock::retranslateUi() {
  setWindowTitle(tr("Value graph"));
  refresh();
}

}  // namespace kotai::ui

#include "moc_value_graph_dock.cpp"
