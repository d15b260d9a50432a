#include "ui/docks/positions/query_row.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "core/query/parser.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/positions/query_builder.h"
#include "ui/docks/positions/query_text.h"
#include "ui/docks/positions/saved_queries_menu.h"
#include "ui/strings/percent_sign.h"
#include "ui/strings/query_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

QueryRow::QueryRow(QWidget* parent)
    : QWidget(parent),
      m_texts(new QComboBox(this)),
      m_edit(new QLineEdit(this)),
      m_search(new QToolButton(this)),
      m_conditions(new QToolButton(this)),
      m_order(new CompactComboBox(this)),
      m_progress(new Label(this)),
      m_stop(new QToolButton(this)),
      m_fault(new Label(this)),
      m_builder(new QueryBuilder(this)) {
  whenLanguageChanges(this, [this] { retranslateUi(); });
  build();
  connectSignals();
  retranslateUi();
  showProgress({});
}

void QueryRow::build() {
  m_texts->setEditable(true);
  m_texts->setLineEdit(m_edit);
  m_texts->setInsertPolicy(QComboBox::NoInsert);
  m_texts->setDuplicatesEnabled(true);  // otherwise Enter selects an earlier text that differs only in case
  m_texts->setCompleter(nullptr);       // queries rarely continue like an earlier one
  m_texts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_edit->setObjectName(QStringLiteral("query"));
  m_saved = new SavedQueriesMenu(m_edit, this);
  m_conditions->setCheckable(true);
  for (QToolButton* button : {m_search, m_conditions, m_stop})
    button->setProperty("framed", true);  // flat buttons look like labels
  m_progress->setProperty("muted", true);
  m_fault->setWordWrap(true);
  m_fault->setObjectName(QStringLiteral("queryFault"));
  m_fault->hide();
  m_builder->hide();
  for (const query::Order order : {query::Order::AsStored, query::Order::ShortestFirst, query::Order::LongestFirst})
    m_order->addItem(QString(), static_cast<int>(order));
  auto* buttons = new FlowLayout;
  for (QWidget* each : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_conditions), static_cast<QWidget*>(m_order),
                        static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_stop)}) {
    each->setFont(smallFont(font()));
    buttons->addWidget(each);
  }
  m_fault->setFont(smallFont(font()));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(4);
  auto* query = new QHBoxLayout;
  query->setSpacing(4);
  query->addWidget(m_texts, 1);
  query->addWidget(m_saved);
  column->addLayout(query);
  column->addWidget(m_fault);
  column->addLayout(buttons);
  column->addWidget(m_builder);
}

void QueryRow::connectSignals() {
  connect(m_edit, &QLineEdit::returnPressed, this, &QueryRow::submit);
  connect(m_edit, &QLineEdit::textEdited, m_fault, &QLabel::hide);
  connect(m_search, &QToolButton::clicked, this, &QueryRow::submit);
  connect(m_saved, &SavedQueriesMenu::chosen, this, [this](const QString& query) {
    setText(query);
    submit();
  });
  connect(m_saved, &SavedQueriesMenu::failed, this, [this](const QString& reason) {
    m_fault->setText(reason);
    m_fault->show();
  });
  connect(m_edit, &QLineEdit::textEdited, m_builder, &QueryBuilder::setWritten);
  connect(m_texts, &QComboBox::textActivated, m_builder, &QueryBuilder::setWritten);
  connect(m_conditions, &QToolButton::toggled, this, [this](bool shown) {
    m_builder->setVisible(shown);
    if (shown) m_builder->begin();
  });
  connect(m_builder, &QueryBuilder::built, this, [this](const QString& text) {
    m_fault->hide();
    m_edit->setText(text);
  });
  connect(m_builder, &QueryBuilder::submitted, this, &QueryRow::submit);
  connect(m_order, &QComboBox::currentIndexChanged, this, &QueryRow::askAgain);
  connect(m_stop, &QToolButton::clicked, this, &QueryRow::stopped);
}

void QueryRow::setVariant(VariantPtr variant) {
  if (variant == m_variant) return;
  m_variant = std::move(variant);
  m_hasAsked = false;
  m_edit->clear();
  m_fault->hide();
  m_builder->setVariant(m_variant);
  retranslateUi();
}

void QueryRow::setHistory(const QStringList& texts) {
  const QString text = m_edit->text();
  const QSignalBlocker blocker(m_texts);
  m_texts->clear();
  m_texts->addItems(texts);
  m_texts->setCurrentIndex(-1);
  m_edit->setText(text);
}

QString QueryRow::text() const { return m_edit->text(); }

void QueryRow::setText(const QString& text) {
  m_edit->setText(text);
  m_builder->setWritten(text);
}

query::Order QueryRow::order() const { return static_cast<query::Order>(m_order->currentData().toInt()); }

void QueryRow::submit() {
  m_fault->hide();
  if (!m_variant) return;
  const auto parsed = query::parseQuery(m_variant, m_edit->text().toStdString());
  if (!parsed) return showFault(parsed.error());
  m_hasAsked = true;
  emit asked(*parsed);
}

bool QueryRow::askAgain() {
  if (m_hasAsked) submit();
  return m_hasAsked;
}

void QueryRow::showFault(const TextError& error) {
  showQueryFault(*m_edit, *m_fault, error);
  emit refused();
}

void QueryRow::showProgress(std::optional<double> share, quint64 found) {
  m_progress->setVisible(share.has_value());
  m_stop->setVisible(share.has_value());
  if (share)
    m_progress->setText(
        tr("%1 searched, %2 found").arg(withPercentSign(static_cast<int>(100 * *share)), countText(static_cast<double>(found))));
}

void QueryRow::retranslateUi() {
  m_edit->setPlaceholderText(tr("outcome = win and good-moves = 1"));
  m_edit->setAccessibleName(tr("Description of the positions"));
  m_texts->setAccessibleName(m_edit->accessibleName());
  m_edit->setToolTip(m_variant ? queryHelp(*m_variant) : QString());
  m_search->setText(tr("Find"));
  m_search->setToolTip(tr("Lists the positions that the text describes (Enter)"));
  m_conditions->setText(tr("Conditions"));
  m_conditions->setToolTip(tr("Builds the query from menus"));
  m_order->setItemText(0, tr("in file order"));
  m_order->setItemText(1, tr("shortest first"));
  m_order->setItemText(2, tr("longest first"));
  m_order->setAccessibleName(tr("Order of the positions"));
  m_stop->setText(tr("Stop"));
  m_stop->setToolTip(tr("Stops the search; the hits so far stay listed"));
}

}  // namespace kotai::ui

#include "moc_query_row.cpp"
