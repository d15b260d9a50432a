#include "ui/docks/positions/condition_row.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <vector>

#include "core/analysis/find_kind.h"
#include "ui/charts/chart_style.h"
#include "ui/strings/query_strings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

namespace {

const QString outcomeWord = QStringLiteral("outcome");
const QString goodMoveWord = QStringLiteral("good-move");
const QString kindWord = QStringLiteral("kind");
const QString squareWord = QStringLiteral("on");

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

}  // namespace

ConditionRow::ConditionRow(VariantPtr variant, QWidget* parent)
    : QWidget(parent),
      m_variant(std::move(variant)),
      m_words(*m_variant),
      m_what(new CompactComboBox(this)),
      m_square(new CompactComboBox(this)),
      m_relation(new CompactComboBox(this)),
      m_choice(new CompactComboBox(this)),
      m_number(new QSpinBox(this)),
      m_remove(new QToolButton(this)) {
  whenLanguageChanges(this, [this] { retranslateUi(); });
  m_number->setRange(0, 1'000'000);
  m_number->setValue(1);
  m_remove->setIcon(themedIcon(QStringLiteral("close")));
  m_remove->setAutoRaise(true);
  setFocusProxy(m_what);
  setObjectName(QStringLiteral("condition"));
  setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(4, 2, 4, 2);
  row->setSpacing(4);
  for (QWidget* each : {static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_square), static_cast<QWidget*>(m_relation),
                        static_cast<QWidget*>(m_choice), static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_remove)}) {
    each->setFont(smallFont(font()));
    row->addWidget(each);
  }
  for (int line = 0; line < m_variant->rows(); ++line)
    for (int column = 0; column < m_variant->columns(); ++column)
      m_square->addItem(QString::fromStdString(m_words.squareText({column, line})));
  retranslateUi();
  connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
    onTermChanged();
    emit changed();
  });
  for (QComboBox* each : {m_square, m_relation, m_choice})
    connect(each, &QComboBox::currentIndexChanged, this, &ConditionRow::changed);
  connect(m_number, &QSpinBox::valueChanged, this, &ConditionRow::changed);
  connect(m_remove, &QToolButton::clicked, this, &ConditionRow::removed);
}

ConditionRow::Kind ConditionRow::kind() const {
  const QString what = m_what->currentData().toString();
  if (what == outcomeWord) return Kind::Outcome;
  if (what == goodMoveWord) return Kind::GoodMove;
  if (what == kindWord) return Kind::Notable;
  return what == squareWord ? Kind::Square : Kind::Number;
}

void ConditionRow::fillWhat() {
  setChoices(m_what, [this] {
    for (const QString& word : {outcomeWord, goodMoveWord, kindWord, squareWord}) m_what->addItem(queryWordName(word), word);
    std::vector<query::Term> listed;  // a term with two names is offered once
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

/// Spin boxes and combo boxes ignore Enter.
void ConditionRow::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat() && !m_remove->hasFocus())
    emit submitted();
  else
    QWidget::keyPressEvent(event);
}

void ConditionRow::retranslateUi() {
  fillWhat();
  onTermChanged();
  m_what->setAccessibleName(tr("Subject of the condition"));
  m_square->setAccessibleName(tr("Square"));
  m_relation->setAccessibleName(tr("Relation"));
  m_choice->setAccessibleName(tr("Value"));
  m_number->setAccessibleName(tr("Value"));
  m_remove->setToolTip(tr("Remove this condition"));
  m_remove->setAccessibleName(m_remove->toolTip());
}

}  // namespace kotai::ui

#include "moc_condition_row.cpp"
