#include "ui/papers/parts_panel.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/charts/colour_key.h"
#include "ui/papers/paper_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/label.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

namespace {
constexpr std::uint64_t mostListed = 300;
constexpr int listHeight = 150;
}  // namespace

PartsPanel::PartsPanel(VariantPtr variant, QWidget* parent)
    : QWidget(parent),
      m_variant(std::move(variant)),
      m_graph(new PartsGraph(m_variant, this)),
      m_key(new ColourKey([this] { return graphKey(m_solution != nullptr); }, this)),
      m_text(new Label(this)),
      m_positions(new QListWidget(this)) {
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_positions->setFont(codeFont(smallFont(font())));
  m_positions->setFixedHeight(listHeight);
  copyByKey(m_positions, [this] { return selectedTexts(*m_positions, Qt::UserRole); });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_graph);
  column->addWidget(m_key);
  column->addWidget(m_text);
  column->addWidget(m_positions);
  connect(m_graph, &PartsGraph::tierChosen, this, &PartsPanel::showTier);
  connect(m_positions, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
    emit openRequested(QString::fromStdString(m_variant->id()), item->data(Qt::UserRole).toString());
  });
  refresh();
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
  const std::uint64_t count = std::min(mostListed, m_variant->tierGraph().positionCount(tier));
  for (std::uint64_t index = 0; index < count; ++index) {
    const Location place{tier, {index}};
    const QString text = QString::fromStdString(m_variant->formatPosition(m_variant->positionAt(place)));
    const QString value = m_solution ? valueText(m_solution->valueAt(place)) : QString();
    auto* item = new QListWidgetItem(value.isEmpty() ? text : QStringLiteral("%1   %2").arg(text, value), m_positions);
    item->setData(Qt::UserRole, text);
  }
  m_positions->setAccessibleName(tr("Positions of the subspace"));
  m_positions->setToolTip(tr("Enter or a double click opens the position"));
}

void PartsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace kotai::ui

#include "moc_parts_panel.cpp"
