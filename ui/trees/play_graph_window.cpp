#include "ui/trees/play_graph_window.h"

#include <QFileInfo>
#include <QSignalBlocker>
#include <algorithm>
#include <map>

#include "core/analysis/graphviz.h"
#include "core/tables/file_stem.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

static constexpr QSize firstGraphSize(1040, 680);
constexpr int rowGapPx = 8;
constexpr std::size_t maxNodes = 1500;
constexpr std::uint32_t firstPlies = 4;
constexpr int mostPlies = 200;
constexpr std::size_t readableRows = 8;  ///< maximum number of boards per column unless the user requests more

struct BuiltGraph {
  std::shared_ptr<PlayGraph> graph;
  bool whole = true;
  QString failure;
  std::uint32_t plies = 0;
};

static std::size_t maxRows(const PlayGraph& graph) {
  std::map<std::uint32_t, std::size_t> rows;
  std::size_t most = 0;
  for (const PlayGraphNode& node : graph.nodes()) most = std::max(most, ++rows[node.plies]);
  return most;
}

static BuiltGraph grow(const SolutionPtr& solution, const AnyPosition& root, GraphMoves followed, std::uint32_t plies) {
  try {
    auto graph = std::make_shared<PlayGraph>(solution, root, followed);
    const bool whole = graph->expandAll(plies, maxNodes);
    return {std::move(graph), whole, {}, plies};
  } catch (...) {
    return {nullptr, true, exceptionText(std::current_exception()), plies};
  }
}

/// Returns the graph up to the largest depth at which it is readable at a glance.
static BuiltGraph growReadable(const SolutionPtr& solution, const AnyPosition& root, GraphMoves followed) {
  BuiltGraph grown = grow(solution, root, followed, 1);
  for (std::uint32_t plies = 2; plies <= firstPlies && grown.graph && grown.whole; ++plies) {
    BuiltGraph deeper = grow(solution, root, followed, plies);
    if (deeper.graph && maxRows(*deeper.graph) > readableRows) break;
    grown = std::move(deeper);
  }
  return grown;
}

PlayGraphWindow::PlayGraphWindow(SolutionPtr solution, const AnyPosition& root, QWidget* parent)
    : QDialog(parent), m_solution(std::move(solution)), m_root(root) {
  setAttribute(Qt::WA_DeleteOnClose);
  resize(fittingSize(*this, firstGraphSize));
  m_graphMoves->addItem(QString(), static_cast<int>(GraphMoves::Best));
  m_graphMoves->addItem(QString(), static_cast<int>(GraphMoves::Proof));
  m_graphMoves->addItem(QString(), static_cast<int>(GraphMoves::All));
  m_plies->setRange(1, mostPlies);
  m_plies->setValue(static_cast<int>(firstPlies));
  m_plies->setKeyboardTracking(false);
  m_pliesLabel->setBuddy(m_plies);
  m_scroll->setWidget(m_canvas);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  auto* column = new QVBoxLayout(this);
  makeRow();
  column->addWidget(m_scroll, 1);
  column->addWidget(m_summary);
  connect(m_graphMoves, &QComboBox::currentIndexChanged, this, [this] { build(false); });
  connect(m_plies, &QSpinBox::valueChanged, this, [this] { build(false); });
  connect(m_canvas, &GraphCanvas::selectionChanged, this, &PlayGraphWindow::showSelected);
  connect(m_canvas, &GraphCanvas::grown, this, &PlayGraphWindow::refreshSummary);
  connect(m_canvas, &GraphCanvas::failed, this, [this](const QString& text) {
    m_note = text;
    refreshSummary();
  });
  connect(m_canvas, &GraphCanvas::opened, this, [this](std::size_t node) { emit positionChosen(m_canvas->movesTo(node)); });
  keepTranslated(this, [this] { retranslate(); });
  build(true);
  m_canvas->setFocus();
}

void PlayGraphWindow::makeRow() {
  auto* depth = new QWidget(this);
  auto* pair = makeLayout<QHBoxLayout>(depth, {0, 0, 0, 0});
  addWidgets(pair, {m_pliesLabel, m_plies});
  auto* row = new FlowLayout(rowGapPx);  // on a narrow screen, the row continues on a second line
  addWidgets(row, {m_graphMoves, depth, m_open, m_save});
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  for (QPushButton* button : {m_open, m_save}) button->setAutoDefault(false);
  connect(m_open, &QPushButton::clicked, this, [this] { emit m_canvas->opened(m_canvas->selected()); });
  connect(m_save, &QPushButton::clicked, this, [this] {
    const QString stem = QString::fromStdString(fileStem(m_solution->variant()->id()));
    const QString file =
        askForSaveName(this, tr("Save graph"), QStringLiteral("%1-graph.svg").arg(stem),
                       fileFilters({QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("dot")}));
    if (!file.isEmpty()) saveAs(file);
  });
}

/// Builds the graph in a worker. If \p readable, chooses a depth at which the graph is readable at a glance.
void PlayGraphWindow::build(bool readable) {
  const auto followed = static_cast<GraphMoves>(m_graphMoves->currentData().toInt());
  m_growing.run(
      this,
      [solution = m_solution, root = m_root, followed, plies = static_cast<std::uint32_t>(m_plies->value()), readable] {
        return readable ? growReadable(solution, root, followed) : grow(solution, root, followed, plies);
      },
      [this](const BuiltGraph& grown) {
        const bool less = static_cast<int>(grown.plies) < m_plies->value();
        const QSignalBlocker blocker(m_plies);
        m_plies->setValue(static_cast<int>(grown.plies));
        take(grown.graph, grown.whole, grown.failure);
        if (less && grown.whole && grown.failure.isEmpty()) {
          m_note = tr("Increase the depth above, or click a board with a dashed frame to see its moves.");
          refreshSummary();
        }
      });
}

void PlayGraphWindow::take(std::shared_ptr<PlayGraph> graph, bool whole, const QString& failure) {
  m_note =
      !failure.isEmpty() ? failure
      : whole            ? QString()
              : tr("The graph is too large to draw in full. Boards with a dashed frame have more moves: click one to show them.");
  m_canvas->setGraph(std::move(graph));
  m_open->setEnabled(m_canvas->graph());
  m_save->setEnabled(m_canvas->graph());
  refreshSummary();
}

void PlayGraphWindow::showSelected() {
  if (!m_canvas->graph()) return;
  const QRect node = m_canvas->nodeRect(m_canvas->selected());
  m_scroll->ensureVisible(node.center().x(), node.center().y(), node.width(), node.height());
}

void PlayGraphWindow::refreshSummary() {
  QString text = m_note;
  if (const PlayGraph* graph = m_canvas->graph()) {
    const QString counts =
        tr("%1 positions, %2 moves")
            .arg(countText(static_cast<double>(graph->nodes().size())), countText(static_cast<double>(graph->edgeCount())));
    text = m_note.isEmpty() ? counts : tr("%1. %2", "how many boards; a remark").arg(counts, m_note);
  }
  m_summary->setText(text);
}

void PlayGraphWindow::saveAs(const QString& file) {
  if (!m_canvas->graph()) return;
  const bool forGraphviz = QFileInfo(file).suffix().compare(QLatin1String("dot"), Qt::CaseInsensitive) == 0;
  const auto failure =
      forGraphviz ? writeWhole(file, QByteArray::fromStdString(graphvizText(*m_canvas->graph()))) : savePicture(picture(), file);
  m_note = failure ? fileFailureText(*failure) : tr("Saved %1").arg(fileText(file));
  refreshSummary();
}

/// Returns a picture of the visible graph for paper.
Picture PlayGraphWindow::picture() const {
  const PlayGraph& graph = *m_canvas->graph();
  const QRectF area = graphArea(m_canvas->places());
  ColourPalette palette = makePalette(false, Theme::instance().visionChoice());
  palette.pieceSet = Theme::instance().pieceSet();
  const Picture bare{windowTitle(), QString::fromStdString(graph.variant().formatPosition(m_root)),
                     [this, &graph, area, palette](QPainter& painter, const QRectF&) {
                       painter.translate(-area.topLeft());
                       paintPlayGraph(painter, graph, m_canvas->places(), area, {}, palette);
                     },
                     area.size(), palette.surface};
  return withImprint(bare, imprintOf(graph.variant().id(), {windowTitle()}), palette.textMuted);
}

void PlayGraphWindow::retranslate() {
  setWindowTitle(tr("Graph of perfect play: %1").arg(variantName(*m_solution->variant())));
  m_graphMoves->setItemText(0, tr("All best moves of both sides"));
  m_graphMoves->setItemText(1, tr("Proof of the win: every reply, and one best move against each"));
  m_graphMoves->setItemText(2, tr("Every legal move"));
  m_graphMoves->setAccessibleName(tr("Moves shown"));
  m_pliesLabel->setText(tr("&Depth in plies:"));
  m_open->setText(tr("Show on the &board"));
  m_save->setText(tr("&Save picture…"));
  m_canvas->setAccessibleName(windowTitle());
  refreshSummary();
}

}  // namespace kotai::ui

#include "moc_play_graph_window.cpp"
