#include "ui/library/library_filter_bar.h"

#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int longestGame = 9999;
constexpr int spacing = 8;
constexpr GameResult shownResults[] = {GameResult::FirstWins, GameResult::SecondWins, GameResult::Draw, GameResult::Open};

static std::string choiceOf(const QComboBox* box) { return box->currentData().toString().toStdString(); }

/// Puts two date fields into one widget, so that they stay on one line.
static QWidget* pairOf(QWidget* from, QWidget* to, QWidget* parent) {
  auto* pair = new QWidget(parent);
  auto* row = makeLayout<QHBoxLayout>(pair, {0, 0, 0, 0}, spacing);
  addWidgets(row, {from, to});
  return pair;
}

/// Sets the choices after the item "all". Keeps the current choice if the new choices contain it.
template <typename Text>
static void refill(QComboBox* box, const std::vector<std::string>& choices, const Text& text) {
  setChoices(box, [&, all = box->itemText(0)] {
    box->addItem(all, QString());
    for (const std::string& choice : choices) box->addItem(text(choice), QString::fromStdString(choice));
  });
}

LibraryFilterBar::LibraryFilterBar(QWidget* parent)
    : QWidget(parent), m_extraFilters{m_results,  m_players, pairOf(m_from, m_to, this), pairOf(m_fewest, m_most, this),
                                      m_accuracy, m_position} {
  auto* row = new FlowLayout(spacing);
  setLayout(row);
  addWidgets(row, {m_words, m_games, m_more});
  for (QWidget* each : m_extraFilters) row->addWidget(each);
  m_more->setCheckable(true);
  connect(m_more, &QPushButton::toggled, this, &LibraryFilterBar::showMore);
  m_words->setClearButtonEnabled(true);
  for (QLineEdit* date : {m_from, m_to}) date->setMaxLength(10);
  for (QSpinBox* length : {m_fewest, m_most}) length->setRange(0, longestGame);
  m_accuracy->setRange(0, 100);
  for (QComboBox* box : {m_games, m_results, m_players}) {
    box->addItem(QString(), QString());
    connect(box, &QComboBox::currentIndexChanged, this, &LibraryFilterBar::report);
  }
  for (const GameResult result : shownResults) m_results->addItem(QString(), QString::fromStdString(toText(result)));
  for (QLineEdit* line : {m_words, m_from, m_to}) connect(line, &QLineEdit::textChanged, this, &LibraryFilterBar::report);
  for (QSpinBox* number : {m_fewest, m_most, m_accuracy})
    connect(number, &QSpinBox::valueChanged, this, &LibraryFilterBar::report);
  connect(m_position, &QCheckBox::toggled, this, &LibraryFilterBar::report);
  showMore();
  keepTranslated(this, [this] { retranslate(); });
}

void LibraryFilterBar::report() {
  emit changed();
  showMore();
}

/// Shows or hides the further filters. Never hides an active filter.
void LibraryFilterBar::showMore() {
  const bool used = usesExtraFilters();
  if (used) m_more->setChecked(true);
  m_more->setEnabled(!used);
  for (QWidget* each : m_extraFilters) each->setVisible(m_more->isChecked());
}

bool LibraryFilterBar::usesExtraFilters() const {
  const auto chosen = [](const QComboBox* box) { return box->currentIndex() > 0; };
  const auto written = [](const QLineEdit* line) { return !line->text().isEmpty(); };
  const auto set = [](const QSpinBox* box) { return box->value() > 0; };
  return chosen(m_results) || chosen(m_players) || written(m_from) || written(m_to) || set(m_fewest) || set(m_most) ||
         set(m_accuracy) || m_position->isChecked();
}

LibraryFilter LibraryFilterBar::filter() const {
  LibraryFilter filter;
  filter.words = m_words->text().toStdString();
  filter.variant = choiceOf(m_games);
  filter.result = gameResultFromText(choiceOf(m_results));
  filter.player = choiceOf(m_players);
  filter.dateFrom = m_from->text().trimmed().toStdString();
  filter.dateTo = m_to->text().trimmed().toStdString();
  if (m_fewest->value() > 0) filter.fewestPlies = m_fewest->value();
  if (m_most->value() > 0) filter.mostPlies = m_most->value();
  if (m_accuracy->value() > 0) filter.minAccuracy = m_accuracy->value() / 100.0;
  if (m_position->isChecked() && !m_variant.empty()) {
    filter.variant = m_variant;
    filter.positionKey = m_key;
  }
  return filter;
}

void LibraryFilterBar::setChoices(const std::vector<std::string>& variants, const std::vector<std::string>& players) {
  refill(m_games, variants, variantText);
  refill(m_players, players, [](const std::string& name) { return playerText(name, false); });
}

void LibraryFilterBar::setPosition(const std::string& variant, const std::string& key) {
  m_variant = variant;
  m_key = key;
  m_position->setEnabled(!variant.empty());
  if (m_position->isChecked()) report();
}

/// Widens the fields so that their placeholder texts are not cut off.
void LibraryFilterBar::fitLines() {
  constexpr int aroundPx = 40;  // width of a field's frame and clear button together
  for (QLineEdit* line : {m_words, m_from, m_to})
    line->setMinimumWidth(line->fontMetrics().horizontalAdvance(line->placeholderText()) + aroundPx);
}

void LibraryFilterBar::retranslate() {
  m_words->setPlaceholderText(tr("Search names, games, dates"));
  m_words->setAccessibleName(m_words->placeholderText());
  m_more->setText(tr("More filters"));
  m_games->setItemText(0, tr("All games"));
  m_games->setAccessibleName(tr("Game"));
  m_results->setItemText(0, tr("All results"));
  m_results->setAccessibleName(tr("Result"));
  const QString results[] = {tr("First player won"), tr("Second player won"), tr("Draw"), tr("Unfinished")};
  for (int i = 0; i < m_results->count() - 1; ++i) m_results->setItemText(i + 1, results[i]);
  m_players->setItemText(0, tr("All players"));
  m_players->setAccessibleName(tr("Player"));
  m_from->setPlaceholderText(tr("From date (2026-01-31)"));
  m_to->setPlaceholderText(tr("To date (2026-12-31)"));
  m_from->setAccessibleName(m_from->placeholderText());
  m_to->setAccessibleName(m_to->placeholderText());
  fitLines();
  m_fewest->setPrefix(tr("At least ", "before a number of moves"));
  m_fewest->setSuffix(tr(" moves", "after a number"));
  m_fewest->setSpecialValueText(tr("Minimum length: any"));
  m_most->setPrefix(tr("At most ", "before a number of moves"));
  m_most->setSuffix(tr(" moves", "after a number"));
  m_most->setSpecialValueText(tr("Maximum length: any"));
  m_accuracy->setPrefix(tr("Accuracy at least ", "before a percentage"));
  m_accuracy->setSuffix(withPercentSign(QString()));
  m_accuracy->setSpecialValueText(tr("Accuracy: any"));
  m_position->setText(tr("Contains the current position"));
}

}  // namespace kotai::ui

#include "moc_library_filter_bar.cpp"
