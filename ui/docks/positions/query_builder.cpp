#include "ui/docks/positions/query_builder.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/docks/positions/condition_row.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

QueryBuilder::QueryBuilder(QWidget* parent)
    : QWidget(parent),
      m_joint(new CompactComboBox(this)),
      m_add(new QToolButton(this)),
      m_note(new Label(this)),
      m_flow(new FlowLayout(6)) {
  whenLanguageChanges(this, [this] { retranslateUi(); });
  m_joint->addItem(QString(), QStringLiteral(" and "));
  m_joint->addItem(QString(), QStringLiteral(" or "));
  m_joint->setFont(smallFont(font()));
  m_add->setFont(smallFont(font()));
  m_add->setProperty("framed", true);
  m_note->setFont(smallFont(font()));
  m_note->setProperty("muted", true);
  m_note->setWordWrap(true);
  auto* head = new QHBoxLayout;
  head->addWidget(m_joint);
  head->addWidget(m_add);
  head->addStretch();
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  whole->setSpacing(4);
  whole->addLayout(head);
  whole->addWidget(m_note);
  whole->addLayout(m_flow);
  connect(m_joint, &QComboBox::currentIndexChanged, this, [this] { emit built(text()); });
  connect(m_add, &QToolButton::clicked, this, &QueryBuilder::addCondition);
  retranslateUi();
  showNote();
}

void QueryBuilder::setVariant(VariantPtr variant) {
  clear();
  m_written.clear();
  m_variant = std::move(variant);
  showNote();
}

void QueryBuilder::setWritten(const QString& text) {
  clear();
  m_written = text.trimmed();
  showNote();
}

/// Some queries cannot be expressed with combo boxes.
void QueryBuilder::showNote() { m_note->setVisible(!m_written.isEmpty()); }

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
  m_flow->addWidget(row);
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

void QueryBuilder::retranslateUi() {
  m_joint->setItemText(0, tr("all of these"));
  m_joint->setItemText(1, tr("any of these"));
  m_joint->setAccessibleName(tr("Whether all conditions must hold"));
  m_add->setText(tr("Add a condition"));
  m_note->setText(tr("Your own text is kept as written. New conditions are added after it."));
}

}  // namespace kotai::ui

#include "moc_query_builder.cpp"
