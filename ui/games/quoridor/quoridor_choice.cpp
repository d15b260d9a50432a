#include "ui/games/quoridor/quoridor_choice.h"

#include <QSignalBlocker>

#include "core/game/registry.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

QuoridorChoice::QuoridorChoice(QWidget* parent)
    : VariantChoice(parent),
      m_columns(numberBox(quoridor::minColumns, quoridor::maxSide, tr("Columns"))),
      m_rows(numberBox(quoridor::minRows, quoridor::maxSide, tr("Rows"))),
      m_first(numberBox(0, quoridor::maxFencesPerSide, tr("First player's fences"))),
      m_second(numberBox(0, quoridor::maxFencesPerSide, tr("Second player's fences"))),
      m_sameForBoth(new QCheckBox(tr("the same for both"), this)),
      m_startLabel(new Label(tr("Pawns start"), this)),
      m_facing(new QRadioButton(tr("face to face"), this)),
      m_diagonal(new QRadioButton(tr("one column apart"), this)) {
  m_diagonal->setObjectName(QStringLiteral("diagonalButton"));
  m_first->setObjectName(QStringLiteral("firstFencesBox"));
  m_second->setObjectName(QStringLiteral("secondFencesBox"));
  m_diagonal->setToolTip(tr("With an even number of columns, there is no middle column"));
  layOut();
  for (QSpinBox* box : {m_columns, m_rows, m_first, m_second})
    connect(box, &QSpinBox::valueChanged, this, &QuoridorChoice::updateControls);
  connect(m_sameForBoth, &QCheckBox::toggled, this, &QuoridorChoice::updateControls);
  connect(m_diagonal, &QRadioButton::toggled, this, &QuoridorChoice::updateControls);
}

void QuoridorChoice::layOut() {
  const auto row = [](std::initializer_list<QWidget*> widgets) {
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    for (QWidget* widget : widgets) line->addWidget(widget);
    line->addStretch(1);
    return line;
  };
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 8);
  column->addLayout(row({m_columns, new Label(tr("columns ×"), this), m_rows, new Label(tr("rows"), this)}));
  column->addLayout(row({m_first, new Label(tr("fences"), this), m_second, m_sameForBoth}));
  auto* starts = new FlowLayout(8);  // wraps to two lines on a small screen
  addWidgets(starts, {m_startLabel, m_facing, m_diagonal});
  column->addLayout(starts);
}

void QuoridorChoice::setVariantId(const std::string& id) {
  const auto variant = parseVariant(id);
  if (!variant || !quoridorOf(**variant)) return;
  const quoridor::Options& options = quoridorOf(**variant)->rules().options();
  const QSignalBlocker blocker(this);
  m_columns->setValue(options.board.columns);
  m_rows->setValue(options.board.rows);
  m_sameForBoth->setChecked(options.firstFences == options.secondFences);
  m_first->setValue(options.firstFences);
  m_second->setValue(options.secondFences);
  (options.diagonal ? m_diagonal : m_facing)->setChecked(true);
  updateControls();
}

void QuoridorChoice::updateControls() {
  const bool even = m_columns->value() % 2 == 0;
  for (QWidget* each : std::initializer_list<QWidget*>{m_startLabel, m_facing, m_diagonal}) each->setEnabled(even);
  if (!even && m_diagonal->isChecked()) {
    const QSignalBlocker blocker(m_diagonal);
    m_facing->setChecked(true);
  }
  m_second->setVisible(!m_sameForBoth->isChecked());
  if (m_sameForBoth->isChecked()) {
    const QSignalBlocker blocker(m_second);
    m_second->setValue(m_first->value());
  }
  emit changed();
}

std::string QuoridorChoice::variantId() const {
  QString id = QStringLiteral("quoridor:%1x%2,fences=%3").arg(m_columns->value()).arg(m_rows->value()).arg(m_first->value());
  if (m_second->value() != m_first->value()) id += QStringLiteral("-%1").arg(m_second->value());
  if (m_diagonal->isChecked()) id += QStringLiteral(",start=diagonal");
  return id.toStdString();
}

}  // namespace kotai::ui

#include "moc_quoridor_choice.cpp"
