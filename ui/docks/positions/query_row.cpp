#include "ui/docks/positions/query_row.h"

#include <QKeyEvent>

#include "core/analysis/find_kind.h"
#include "core/query/parser.h"
#include "ui/charts/chart_style.h"
#include "ui/strings/query_strings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

const QString outcomeWord = QStringLiteral("outcome");
const QString goodMoveWord = QStringLiteral("good-move");
const QString kindWord = QStringLiteral("kind");
const QString squareWord = QStringLiteral("on");

static QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

ConditionRow::ConditionRow(VariantPtr variant, QWidget* parent)
    : QWidget(parent), m_variant(std::move(variant)), m_words(*m_variant) {
  m_number->setRange(0, 1'000'000);
  m_number->setValue(1);
  m_remove->setIcon(themedIcon(QStringLiteral("close")));
  m_remove->setAutoRaise(true);
  setFocusProxy(m_what);
  setObjectName(QStringLiteral("condition"));
  setAttribute(Qt::WA_StyledBackground);
  auto* row = makeLayout<QHBoxLayout>(this, {4, 2, 4, 2}, 4);
  for (QWidget* each : std::initializer_list<QWidget*>{m_what, m_square, m_relation, m_choice, m_number, m_remove}) {
    each->setFont(smallFont(font()));
    row->addWidget(each);
  }
  for (int line = 0; line < m_variant->rows(); ++line)
    for (int column = 0; column < m_variant->columns(); ++column)
      m_square->addItem(QString::fromStdString(m_words.squareText({column, line})));
  keepTranslated(this, [this] { retranslateUi(); });
  connect(m_what, &QComboBox::currentIndexChanged, this, &ConditionRow::onTermChanged);
}

ConditionRow::Kind ConditionRow::kind() const {
  const QString what = m_what->currentData().toString();
  if (what == outcomeWord) return Kind::Outcome;
  if (what == goodMoveWord) return Kind::GoodMove;
  if (what == kindWord) return Kind::Notable;
  return what == squareWord ? Kind::Square : Kind::Number;
}

void ConditionRow::fillSubjects() {
  setChoices(m_what, [this] {
    for (const QString& word : {outcomeWord, goodMoveWord, kindWord, squareWord}) m_what->addItem(queryWordName(word), word);
    std::vector<query::Term> listed;  // a term with two names appears only once
    for (const query::NamedTerm& term : m_words.terms()) {
      if (std::ranges::find(listed, term.term) != listed.end()) continue;
      listed.push_back(term.term);
      m_what->addItem(queryTermName(*m_variant, term), QString::fromStdString(term.word));
    }
  });
}

/// Updates relations and values when another term is chosen.
void ConditionRow::onTermChanged() {
  const Kind now = kind();
  setChoices(m_relation, [&] {
    for (const char* const sign : {"=", "!=", "<", "<=", ">", ">="})
      if (now == Kind::Number) m_relation->addItem(QLatin1String(sign), QLatin1String(sign));
    if (now == Kind::Number) return;
    m_relation->addItem(tr("is"), QStringLiteral("="));
    if (now != Kind::GoodMove) m_relation->addItem(tr("is not"), QStringLiteral("!="));
  });
  fillChoice();
  m_square->setVisible(now == Kind::Square);
  m_choice->setVisible(now != Kind::Number);
  m_number->setVisible(now == Kind::Number);
}

void ConditionRow::fillChoice() {
  setChoices(m_choice, [this] {
    const auto add = [this](std::string_view word, const QString& name) { m_choice->addItem(name, textOf(word)); };
    switch (kind()) {
      case Kind::Number: break;
      case Kind::Outcome:
        for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) add(toText(outcome), outcomeName(outcome));
        break;
      case Kind::GoodMove:
        for (const std::string_view word : m_words.moves()) add(word, queryWordName(textOf(word)));
        break;
      case Kind::Notable:
        for (const FindKind each : findKinds(*m_variant)) add(each.id, findKindName(*m_variant, each));
        break;
      case Kind::Square:
        for (const PieceWord& piece : m_words.pieces()) add(piece.text, textOf(piece.text));
        for (const char* const word : {"own", "other", "empty"}) add(word, queryWordName(QLatin1String(word)));
    }
  });
}

QString ConditionRow::text() const {
  const QString choice = m_choice->currentData().toString();
  const QString relation = m_relation->currentData().toString();
  switch (kind()) {
    case Kind::Outcome: return QStringLiteral("outcome %1 %2").arg(relation, choice);
    case Kind::GoodMove: return QStringLiteral("good-move is %1").arg(choice);
    case Kind::Notable:
      return QStringLiteral("%1kind(%2)").arg(relation == QLatin1String("=") ? QString() : QStringLiteral("not "), choice);
    case Kind::Square: return QStringLiteral("on(%1) %2 %3").arg(m_square->currentText(), relation, choice);
    case Kind::Number: break;
  }
  return QStringLiteral("%1 %2 %3").arg(m_what->currentData().toString(), relation).arg(m_number->value());
}

/// Runs the query when Enter is pressed, because spin boxes and combo boxes ignore this key.
void ConditionRow::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat() && !m_remove->hasFocus())
    emit submitted();
  else
    QWidget::keyPressEvent(event);
}

void ConditionRow::retranslateUi() {
  fillSubjects();
  onTermChanged();
  m_what->setAccessibleName(tr("Subject of the condition"));
  m_square->setAccessibleName(tr("Square"));
  m_relation->setAccessibleName(tr("Relation"));
  m_choice->setAccessibleName(tr("Value"));
  m_number->setAccessibleName(tr("Value"));
  m_remove->setToolTip(tr("Remove this condition"));
  m_remove->setAccessibleName(m_remove->toolTip());
}

QueryBuilder::QueryBuilder(QWidget* parent) : QWidget(parent) {
  m_joint->addItem(QString(), QStringLiteral(" and "));
  m_joint->addItem(QString(), QStringLiteral(" or "));
  m_joint->setFont(smallFont(font()));
  m_add->setFont(smallFont(font()));
  m_add->setProperty("framed", true);
  m_note->setFont(smallFont(font()));
  auto* head = new QHBoxLayout;
  addWidgets(head, {m_joint, m_add});
  head->addStretch();
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  whole->setSpacing(4);
  whole->addLayout(head);
  whole->addWidget(m_note);
  whole->addLayout(m_flow);
  connect(m_joint, &QComboBox::currentIndexChanged, this, &QueryBuilder::report);
  connect(m_add, &QToolButton::clicked, this, &QueryBuilder::addCondition);
  keepTranslated(this, [this] { retranslateUi(); });
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

/// Shows a note if the user has typed a query, because the combo boxes cannot express such a query.
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
  report();
}

ConditionRow* QueryBuilder::addRow() {
  auto* row = new ConditionRow(m_variant, this);
  m_rows.push_back(row);
  m_flow->addWidget(row);
  for (const QComboBox* box : {row->what(), row->square(), row->relation(), row->choice()})
    connect(box, &QComboBox::currentIndexChanged, this, &QueryBuilder::report);
  connect(row->number(), &QSpinBox::valueChanged, this, &QueryBuilder::report);
  connect(row, &ConditionRow::submitted, this, &QueryBuilder::submitted);
  connect(row->removeButton(), &QToolButton::clicked, this, [this, row] { removeRow(row); });
  return row;
}

void QueryBuilder::removeRow(ConditionRow* row) {
  std::erase(m_rows, row);
  row->hide();
  row->deleteLater();
  report();
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
  m_joint->setAccessibleName(tr("All or any of the conditions"));
  m_add->setText(tr("Add a condition"));
  m_note->setText(tr("Your own text is kept as written. New conditions are added after it."));
}

QueryRow::QueryRow(QWidget* parent) : QWidget(parent) {
  build();
  connectSignals();
  keepTranslated(this, [this] { retranslateUi(); });
  showProgress({});
}

void QueryRow::build() {
  m_texts->setEditable(true);
  m_texts->setLineEdit(m_edit);
  m_texts->setInsertPolicy(QComboBox::NoInsert);
  m_texts->setDuplicatesEnabled(true);  // otherwise Enter selects an earlier text that differs only in case
  m_texts->setCompleter(nullptr);       // no completion, because queries rarely begin alike
  m_texts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_saved = new SavedQueriesMenu(m_edit, m_fault, this);
  m_conditions->setCheckable(true);
  for (QToolButton* button : {m_search, m_conditions, m_stop})
    button->setProperty("framed", true);  // flat buttons look like labels
  m_fault->hide();
  m_builder->hide();
  for (const query::Order order : {query::Order::AsStored, query::Order::ShortestFirst, query::Order::LongestFirst})
    m_order->addItem(QString(), static_cast<int>(order));
  auto* buttons = new FlowLayout;
  for (QWidget* each : std::initializer_list<QWidget*>{m_search, m_conditions, m_order}) {
    each->setFont(smallFont(font()));
    buttons->addWidget(each);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{m_progress, m_stop}) each->setFont(smallFont(font()));
  m_progressRow = groupedWidgets({m_progress, m_stop});
  m_progressRow->setParent(this);
  static_cast<QHBoxLayout*>(m_progressRow->layout())->addStretch(1);
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
}

void QueryRow::setVariant(VariantPtr variant) {
  if (variant == m_variant) return;
  m_variant = std::move(variant);
  m_hasSubmitted = false;
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

void QueryRow::setText(const QString& text) {
  m_edit->setText(text);
  m_builder->setWritten(text);
}

query::Order QueryRow::order() const { return static_cast<query::Order>(m_order->currentData().toInt()); }

void QueryRow::submit() {
  m_fault->hide();
  if (!m_variant) return;
  const auto parsed = query::parseQuery(m_variant, m_edit->text().toStdString());
  if (!parsed) {
    m_saved->showFault(parsed.error());
    return emit refused();
  }
  m_hasSubmitted = true;
  emit asked(*parsed);
}

bool QueryRow::askAgain() {
  if (m_hasSubmitted) submit();
  return m_hasSubmitted;
}

void QueryRow::showProgress(std::optional<double> share, quint64 found) {
  m_progressRow->setVisible(share.has_value());
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
  m_search->setToolTip(tr("List the positions that the text describes (Enter)"));
  m_conditions->setText(tr("Conditions"));
  m_conditions->setToolTip(tr("Build the query from menus"));
  m_order->setItemText(0, tr("in the order of the file"));
  m_order->setItemText(1, tr("shortest first"));
  m_order->setItemText(2, tr("longest first"));
  m_order->setAccessibleName(tr("Order of the positions"));
  m_stop->setText(tr("Stop"));
  m_stop->setToolTip(tr("Stop the search. The hits found so far stay listed"));
}

}  // namespace kotai::ui

#include "moc_query_row.cpp"
