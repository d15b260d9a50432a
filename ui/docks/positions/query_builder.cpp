#include "ui/docks/positions/query_builder.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QToolButton>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/docks/positions/condition_row.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

QueryBuilder::QueryBuilder(QWidget* parent)
    : QWidget(parent), m_joint(new CompactComboBox(this)), m_add(new QToolButton(this)), m_column(new QVBoxLayout) {
  m_joint->addItem(QString(), QStringLiteral(" and "));
  m_joint->addItem(QString(), QStringLiteral(" or "));
  m_joint->setFont(smallFont(font()));
  m_add->setFont(smallFont(font()));
  auto* head = new QHBoxLayout;
  head->addWidget(m_joint);
  head->addWidget(m_add);
  head->addStretch();
  m_column->setContentsMargins({});
  m_column->setSpacing(2);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  whole->setSpacing(2);
  whole->addLayout(head);
  whole->addLayout(m_column);
  connect(m_joint, &QComboBox::currentIndexChanged, this, [this] { emit built(text()); });
  connect(m_add, &QToolButton::clicked, this, &QueryBuilder::addCondition);
  retranslateUi();
}

void QueryBuilder::setVariant(VariantPtr variant) {
  clear();
  m_written.clear();
  m_variant = std::move(variant);
}

void QueryBuilder::setWritten(const QString& text) {
  clear();
  m_written = text.trimmed();
}

void QueryBuilder::begin() {
  if (m_rows.empty() && m_written.isEmpty()) addCondition();
}

void QueryBuilder::clear() {
  for (ConditionRow* row : m_rows) {
    row->hide();
    row->deleteLater();
  }
  m_rows.clear();
}

void QueryBuilder::addCondition() {
  if (!m_variant) return;
  addRow()->setFocus();
  emit built(text());
}

ConditionRow* QueryBuilder::addRow() {
  auto* row = new ConditionRow(m_variant, this);
  m_rows.push_back(row);
  m_column->addWidget(row);
  connect(row, &ConditionRow::changed, this, [this] { emit built(text()); });
  connect(row, &ConditionRow::submitted, this, &QueryBuilder::submitted);
  connect(row, &ConditionRow::removed, this, [this, row] { removeRow(row); });
  return row;
}

void QueryBuilder::removeRow(ConditionRow* row) {
  std::erase(m_rows, row);
  row->hide();
  row->deleteLater();
  emit built(text());
}

QString QueryBuilder::text() const {
  if (m_rows.empty()) return m_written;
  QStringList parts;
  if (!m_written.isEmpty()) parts << QLatin1Char('(') + m_written + QLatin1Char(')');
  for (const ConditionRow* row : m_rows) parts << row->text();
  return parts.join(m_joint->currentData().toString());
}

void QueryBuilder::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void QueryBuilder::retranslateUi() {
  m_joint->setItemText(0, tr("all of these"));
  m_joint->setItemText(1, tr("any of these"));
  m_joint->setAccessibleName(tr("Whether all conditions must hold"));
  m_add->setText(tr("Add a condition"));
}

}  // namespace kotai::ui
