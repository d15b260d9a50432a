#include "ui/domineering/dialogs/board_size_choice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/games/domineering/board.h"
#include "core/simultaneous/registry.h"
#include "ui/theme/label.h"

namespace kotai::ui {

namespace {

QSpinBox* sideBox(const QString& name, QWidget* parent) {
  auto* box = new QSpinBox(parent);
  box->setRange(domineering::minSide, domineering::maxSide);
  box->setAccessibleName(name);
  box->setToolTip(name);
  return box;
}

}  // namespace

BoardSizeChoice::BoardSizeChoice(QWidget* parent)
    : VariantChoice(parent), m_columns(sideBox(tr("Columns"), this)), m_rows(sideBox(tr("Rows"), this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_columns);
  row->addWidget(new Label(tr("columns ×"), this));
  row->addWidget(m_rows);
  row->addWidget(new Label(tr("rows"), this));
  row->addStretch(1);
  for (QSpinBox* box : {m_columns, m_rows}) connect(box, &QSpinBox::valueChanged, this, &BoardSizeChoice::changed);
}

void BoardSizeChoice::setVariantId(const std::string& id) {
  const auto board = parseSimultaneousVariant(id);
  if (!board) return;
  const QSignalBlocker blocker(this);
  m_columns->setValue((*board)->columns());
  m_rows->setValue((*board)->rows());
}

std::string BoardSizeChoice::variantId() const {
  return QStringLiteral("syncdom:%1x%2").arg(m_columns->value()).arg(m_rows->value()).toStdString();
}

}  // namespace kotai::ui

#include "moc_board_size_choice.cpp"
