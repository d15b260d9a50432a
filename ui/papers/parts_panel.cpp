#include "ui/papers/parts_panel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/papers/paper_requests.h"
#include "ui/papers/paper_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr std::uint64_t maxListed = 300;
constexpr std::uint64_t maxBoxes = 100;
constexpr int listHeight = 150;

constexpr QSizeF boxSize(60, 28);
constexpr double gapAcross = 6;
constexpr double gapDown = 26;
constexpr double margin = 6;
constexpr double barHeight = 5;
constexpr double arrowLength = 7;
constexpr double arrowAngle = 0.4;
constexpr double rowHeight = boxSize.height() + gapDown;

PartsPanel::PartsPanel(VariantPtr variant, PaperRequests* requests, QWidget* parent)
    : QWidget(parent),
      m_variant(std::move(variant)),
      m_key(new ColourKey([this] { return graphKey(m_solution != nullptr); }, this)) {
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_positions->setFont(codeFont(smallFont(font())));
  m_positions->setFixedHeight(listHeight);
  copyByKey(m_positions, [this] { return selectedTexts(*m_positions, Qt::UserRole); });
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
  addWidgets(column, {m_graph, m_key, m_text, m_positions});
  connect(m_graph, &PartsGraph::tierChosen, this, &PartsPanel::showTier);
  connect(m_positions, &QListWidget::itemActivated, requests, [this, requests](const QListWidgetItem* item) {
    emit requests->open(QString::fromStdString(m_variant->id()), item->data(Qt::UserRole).toString());
  });
  keepTranslated(this, [this] { refresh(); });
}

void PartsPanel::showPosition(const std::string& text) {
  if (const auto position = m_variant->parsePosition(text))
    m_graph->choose(m_variant->locate(m_variant->canonical(*position)).tier);
}

void PartsPanel::setSolution(SolutionPtr solution) {
  m_solution = std::move(solution);
  readCounts();
  refresh();
}

void PartsPanel::refresh() {
  m_key->refresh();
  showTier();
}

void PartsPanel::readCounts() {
  PartsGraph::Counts counts;
  try {
    for (TierId tier; m_solution && tier.value < m_variant->tierGraph().tierCount(); ++tier.value) {
      auto& sum = counts.emplace_back();
      for (const PartSummary& part : m_solution->tierSummary(tier).parts)
        for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
          sum[static_cast<std::size_t>(outcome)] += part.count(outcome);
    }
  } catch (const SolutionError& error) {
    counts.clear();
    m_solution.reset();
    emit failed(error);
  }
  m_graph->setCounts(std::move(counts));
}

QString PartsPanel::rowsText(TierId tier, const TierSummary& summary) const {
  QStringList lines;
  for (std::size_t part = 0; part < summary.parts.size(); ++part) {
    const PartSummary& counts = summary.parts[part];
    const auto number = [&counts](Outcome outcome) { return countText(static_cast<double>(counts.count(outcome))); };
    lines << tr("%1: %2 won, %3 drawn, %4 lost, of %5 positions", "subspace")
                 .arg(QString::fromStdString(m_variant->tierGraph().partName(tier, static_cast<int>(part))), number(Outcome::Win),
                      number(Outcome::Draw), number(Outcome::Loss), countText(static_cast<double>(counts.positions())));
  }
  return lines.join(QLatin1Char('\n'));
}

void PartsPanel::showTier() {
  const TierId tier = m_graph->chosen();
  try {
    m_text->setText(m_solution ? rowsText(tier, m_solution->tierSummary(tier))
                               : tr("The values are not known yet: %1 is not solved here.").arg(variantName(*m_variant)));
    listPositions(tier);
  } catch (const SolutionError& error) {
    m_solution.reset();
    emit failed(error);
  }
}

void PartsPanel::listPositions(TierId tier) {
  m_positions->clear();
  const std::uint64_t count = std::min(maxListed, m_variant->tierGraph().positionCount(tier));
  for (std::uint64_t index = 0; index < count; ++index) {
    const Location place{tier, {index}};
    const QString text = QString::fromStdString(m_variant->formatPosition(m_variant->positionAt(place)));
    const QString value = m_solution ? valueText(m_solution->valueAt(place)) : QString();
    auto* item = new QListWidgetItem(value.isEmpty() ? text : QStringLiteral("%1   %2").arg(text, value), m_positions);
    item->setData(Qt::UserRole, text);
  }
  m_positions->setAccessibleName(tr("Positions in the subspace"));
  m_positions->setToolTip(tr("Press Enter or double-click to open the position"));
}

PartsGraph::PartsGraph(VariantPtr variant, QWidget* parent) : QWidget(parent), m_variant(std::move(variant)) {
  const TierGraph& tiers = m_variant->tierGraph();
  m_chosen = tiers.tiersInLayer(tiers.layerCount() - 1).front();
  placeBoxes();
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setFont(smallFont(font()));
  setAccessibleName(tr("Subspaces"));
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

bool PartsGraph::showsAll() const { return m_variant->tierGraph().tierCount() <= maxBoxes; }

bool PartsGraph::leadsTo(TierId from, TierId to) const {
  bool leads = false;
  m_variant->tierGraph().forEachChild(from, [&](TierId child) { leads = leads || child == to; });
  return leads;
}

void PartsGraph::placeBoxes() {
  const TierGraph& tiers = m_variant->tierGraph();
  const int last = tiers.layerCount() - 1;
  m_topLayer = showsAll() ? last : std::min(last, tiers.layerOf(m_chosen) + 1);
  const int lowest = showsAll() ? 0 : std::max(0, tiers.layerOf(m_chosen) - 1);
  m_rows = m_topLayer - lowest + 1;
  m_widest = 1;
  m_places.clear();
  for (int layer = lowest; layer <= m_topLayer; ++layer) {
    std::vector<TierId> shown = tiers.tiersInLayer(layer);
    if (!showsAll())
      std::erase_if(shown,
                    [this](TierId each) { return each != m_chosen && !leadsTo(each, m_chosen) && !leadsTo(m_chosen, each); });
    const int count = static_cast<int>(shown.size());
    for (int column = 0; column < count; ++column) m_places[shown[static_cast<std::size_t>(column)]] = {layer, column, count};
    m_widest = std::max(m_widest, count);
  }
  updateGeometry();
}

QSize PartsGraph::sizeHint() const {
  const double width = m_widest * (boxSize.width() + gapAcross) - gapAcross + 2 * margin;
  const double height = m_rows * rowHeight - gapDown + 2 * margin;
  return QSizeF(width, height).toSize();
}

/// Returns the rectangle of a tier's box. The start is at the top of the graph, and the end is at the bottom.
/// Each row is centred.
QRectF PartsGraph::boxOf(TierId tier) const {
  const Place& place = m_places.at(tier);
  const double step = boxSize.width() + gapAcross;
  const double left = margin + (m_widest - place.inLayer) * step / 2 + place.column * step;
  const double top = margin + (m_topLayer - place.layer) * rowHeight;
  return {QPointF(left, top), boxSize};
}

void PartsGraph::setCounts(Counts counts) {
  m_counts = std::move(counts);
  update();
}

void PartsGraph::choose(TierId tier) {
  m_chosen = tier;
  if (!showsAll()) placeBoxes();
  setAccessibleDescription(describe(tier));
  update();
  emit tierChosen(tier);
}

QString PartsGraph::nameOf(TierId tier) const {
  return QString::fromStdString(m_variant->tierGraph().partName(tier, 0)).replace(QLatin1Char(':'), QLatin1Char('*'));
}

QString PartsGraph::describe(TierId tier) const {
  const QLocale locale;
  const auto number = [&locale](std::uint64_t count) { return locale.toString(static_cast<qulonglong>(count)); };
  const QString positions = tr("%1: %2 positions").arg(nameOf(tier), number(m_variant->tierGraph().positionCount(tier)));
  if (m_counts.empty()) return positions;
  const auto& counts = m_counts[tier.value];
  return tr("%1, %2 won, %3 drawn, %4 lost", "positions")
      .arg(positions, number(counts[static_cast<std::size_t>(Outcome::Win)]),
           number(counts[static_cast<std::size_t>(Outcome::Draw)]), number(counts[static_cast<std::size_t>(Outcome::Loss)]));
}

/// Paints the lines of the graph. Arrows point from the chosen subspace to its parents, and from its children
/// to the chosen subspace.
void PartsGraph::paintLines(QPainter& painter, bool ofChosen) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(ofChosen ? QPen(palette.accent, 1.8) : QPen(palette.border, 1));
  for (const auto& [tier, place] : m_places)
    m_variant->tierGraph().forEachChild(tier, [&, parent = tier](TierId child) {
      if (!m_places.contains(child) || ofChosen != (parent == m_chosen || child == m_chosen)) return;
      const QPointF tip(boxOf(parent).center().x(), boxOf(parent).bottom());
      const QPointF end(boxOf(child).center().x(), boxOf(child).top());
      painter.drawLine(tip, end);
      if (!ofChosen) return;
      const double angle = std::atan2(end.y() - tip.y(), end.x() - tip.x());
      for (const double side : {angle - arrowAngle, angle + arrowAngle})
        painter.drawLine(tip, tip + arrowLength * QPointF(std::cos(side), std::sin(side)));
    });
}

void PartsGraph::paintBox(QPainter& painter, TierId tier) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QRectF box = boxOf(tier);
  const bool chosen = tier == m_chosen;
  painter.setPen(QPen(chosen ? palette.accent : palette.border, chosen ? 2 : 1));
  painter.setBrush(chosen ? palette.accentTint : palette.surface);
  painter.drawRoundedRect(box, 4, 4);
  painter.setPen(palette.text);
  painter.drawText(box.adjusted(0, 0, 0, -barHeight), Qt::AlignCenter, nameOf(tier));
  if (m_counts.empty()) return;
  const auto& counts = m_counts[tier.value];
  const double all = static_cast<double>(counts[0] + counts[1] + counts[2]);
  if (all <= 0) return;
  const QRectF bar(box.left() + 4, box.bottom() - barHeight - 2, box.width() - 8, barHeight);
  double left = bar.left();
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
    const double width = bar.width() * static_cast<double>(counts[static_cast<std::size_t>(outcome)]) / all;
    painter.fillRect(QRectF(left, bar.top(), width, bar.height()), palette.of(outcome));
    left += width;
  }
}

void PartsGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  paintLines(painter, false);
  paintLines(painter, true);
  for (const auto& [tier, place] : m_places) paintBox(painter, tier);
}

std::optional<TierId> PartsGraph::tierAt(QPointF point) const {
  for (const auto& [tier, place] : m_places)
    if (boxOf(tier).contains(point)) return tier;
  return std::nullopt;
}

void PartsGraph::mousePressEvent(QMouseEvent* event) {
  if (const auto tier = tierAt(event->position())) choose(*tier);
}

TierId PartsGraph::nearest(int layer, double x) const {
  TierId best = m_chosen;
  double least = -1;
  for (const auto& [tier, place] : m_places) {
    const double away = std::abs(boxOf(tier).center().x() - x);
    if (place.layer != layer || (least >= 0 && away >= least)) continue;
    least = away;
    best = tier;
  }
  return best;
}

/// Moves the selection by the arrow keys: up towards the start, down towards the end, left and right along a
/// row.
void PartsGraph::keyPressEvent(QKeyEvent* event) {
  const Place place = m_places.at(m_chosen);
  const double x = boxOf(m_chosen).center().x();
  const double step = boxSize.width() + gapAcross;
  const int last = m_variant->tierGraph().layerCount() - 1;
  switch (event->key()) {
    case Qt::Key_Up: return choose(nearest(std::min(last, place.layer + 1), x));
    case Qt::Key_Down: return choose(nearest(std::max(0, place.layer - 1), x));
    case Qt::Key_Left: return choose(nearest(place.layer, x - step));
    case Qt::Key_Right: return choose(nearest(place.layer, x + step));
    default: QWidget::keyPressEvent(event);
  }
}

bool PartsGraph::event(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Subspaces"));
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto tier = tierAt(help->pos());
  QToolTip::showText(help->globalPos(), tier ? describe(*tier) : QString(), this);
  return true;
}

}  // namespace kotai::ui

#include "moc_parts_panel.cpp"
