#include "ui/library/mistakes_view.h"

#include <QLocale>
#include <numeric>

#include "ui/docks/positions/card_list.h"
#include "ui/games/presentation.h"
#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

struct MistakesView::Read {
  std::vector<OwnMistake> mistakes;
  QString failure;
  std::string variant;
  bool hadHelp = false;
};

constexpr int groupsWidthPx = 290;
constexpr int besideFromPx = 600;  ///< minimum width at which the groups are beside the cards, not above them
constexpr int lowestGroupsPx = 90;
constexpr int lowestCardsPx = 100;  ///< height of one card
constexpr int groupPaddingPx = 6;

static std::vector<OwnGame> gamesOf(const GameLibrary& library, const std::vector<std::pair<GameId, Side>>& listed,
                                    const std::stop_token& stop) {
  std::vector<OwnGame> games;
  for (const auto& [id, person] : listed) {
    if (stop.stop_requested()) break;
    const std::string text = library.text(id);
    if (text.empty()) continue;
    if (SavedResult game = kotai::readSavedGames(text).front()) games.push_back({*std::move(game), person});
  }
  return games;
}

static double pointsOf(const std::vector<OwnMistake>& mistakes) {
  return std::accumulate(mistakes.begin(), mistakes.end(), 0.0,
                         [](double sum, const OwnMistake& each) { return sum + each.points; });
}

static QString pointsText(double points) { return QLocale().toString(std::round(points * 10) / 10, 'g', 6); }

MistakesView::MistakesView(std::shared_ptr<GameLibrary> library, MistakeFinder finder, QWidget* parent)
    : QWidget(parent), m_library(std::move(library)), m_finder(std::move(finder)) {
  layOut();
  connectParts();
  keepTranslated(this, [this] { retranslate(); });
  showParts();
  showEmpty();
}

MistakesView::~MistakesView() { m_stop.request_stop(); }

void MistakesView::layOut() {
  m_groups->setWordWrap(true);
  m_cards->setModel(m_model);
  m_cards->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_cards->setMinimumHeight(lowestCardsPx);
  m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_reasons->setFocusPolicy(Qt::NoFocus);
  auto* choices = new QHBoxLayout;
  addWidgets(choices, {m_variants, m_sorts});
  choices->addWidget(m_summary, 1);
  m_lists = new QBoxLayout(QBoxLayout::LeftToRight, m_found);
  m_lists->setContentsMargins(0, 0, 0, 0);
  auto* right = new QVBoxLayout;
  right->addWidget(m_cards, 1);
  right->addWidget(m_reasons);
  right->addWidget(m_lesson);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  addWidgets(buttons, {m_show, m_practise});
  right->addLayout(buttons);
  m_lists->addWidget(m_groups);
  m_lists->addLayout(right, 1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(choices);
  column->addWidget(m_found, 1);
  column->addWidget(m_empty, 1);
}

int MistakesView::heightForWidth(int width) const { return layout()->totalMinimumHeightForWidth(width); }

void MistakesView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool beside = width() >= besideFromPx;
  m_lists->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_groups->setMinimumWidth(beside ? groupsWidthPx : 0);
  m_groups->setMaximumSize(beside ? QSize(groupsWidthPx, QWIDGETSIZE_MAX) : QSize(QWIDGETSIZE_MAX, lowestGroupsPx));
}

void MistakesView::connectParts() {
  connect(m_variants, &QComboBox::activated, this, &MistakesView::read);
  connect(m_sorts, &QComboBox::activated, this, &MistakesView::fillGroups);
  connect(m_groups, &QListWidget::currentRowChanged, this, [this] { fillCards(); });
  connect(m_cards->selectionModel(), &QItemSelectionModel::currentChanged, this, &MistakesView::showReasons);
  connect(m_cards, &QListView::activated, this, &MistakesView::openCurrent);
  connect(m_show, &QPushButton::clicked, this, &MistakesView::openCurrent);
  connect(m_lesson, &QLabel::linkActivated, this, &MistakesView::openLesson);
  connect(m_practise, &QPushButton::clicked, this, &MistakesView::practise);
}

std::string MistakesView::variantId() const { return m_variants->currentData().toString().toStdString(); }

void MistakesView::setGames(const std::vector<LibraryGame>& games) {
  stopReading();
  m_games.clear();
  std::map<std::string, int> counts;
  for (const LibraryGame& game : games) {
    if (!game.person) continue;
    m_games.push_back(game);
    ++counts[game.variant];
  }
  std::vector<std::pair<std::string, int>> variants(counts.begin(), counts.end());
  std::ranges::stable_sort(variants, std::ranges::greater{}, &std::pair<std::string, int>::second);
  setChoices(m_variants, [&] {
    for (const auto& [id, count] : variants) m_variants->addItem(variantText(id), QString::fromStdString(id));
  });
  readAgain();
}

void MistakesView::readAgain() {
  m_isRead = false;
  if (isVisible()) read();
}

void MistakesView::stopReading() {
  m_stop.request_stop();
  m_reading.drop();
}

void MistakesView::read() {
  const std::string id = variantId();
  const FindMistakes find = id.empty() ? FindMistakes() : m_finder(id);
  stopReading();
  m_stop = std::stop_source();
  m_solved = static_cast<bool>(find);
  m_isRead = true;
  if (!find) return take({{}, {}, id, false});
  if (id != m_readVariant) {
    m_mistakes.clear();
    fillGroups();
  }
  showParts();
  if (m_mistakes.empty()) m_empty->showTextsOnly(tr("Reading your games…"), {});
  std::vector<std::pair<GameId, Side>> listed;
  for (const LibraryGame& game : m_games)
    if (game.variant == id) listed.emplace_back(game.id, *game.person);
  const auto work = [library = m_library, id, listed, find, stop = m_stop.get_token()]() -> Read {
    try {
      const std::vector<OwnGame> games = gamesOf(*library, listed, stop);
      const bool hadHelp = std::ranges::any_of(games, [](const OwnGame& each) { return valuesWereShown(each.game.header()); });
      return {find(games, stop), {}, id, hadHelp};
    } catch (...) {
      return {{}, exceptionText(std::current_exception()), id, false};
    }
  };
  m_reading.run(this, work, [this](const Read& read) { take(read); });
}

void MistakesView::take(const Read& read) {
  m_mistakes = read.mistakes;
  m_failure = read.failure;
  m_hadHelp = read.hadHelp;
  m_readVariant = read.variant;
  m_cards->setVariant(m_readVariant);
  showParts();
  showEmpty();
  fillGroups();
}

void MistakesView::showParts() {
  const bool any = !m_mistakes.empty();
  m_found->setVisible(any);
  m_empty->setVisible(!any);
  m_sorts->setVisible(any);
  m_variants->setVisible(m_variants->count() > 0);
  QString summary = tr("%n position(s)", nullptr, static_cast<int>(m_mistakes.size()));
  if (m_hadHelp) summary += QStringLiteral(" \u00b7 ") + helpNote();
  m_summary->setText(any ? summary : QString());
}

QString MistakesView::helpNote() const { return tr("Moves with a hint or with values on the screen do not count."); }

void MistakesView::showEmpty() {
  const std::string& id = m_readVariant;
  if (id.empty())
    m_empty->showTextsOnly(tr("No games of yours yet"),
                           tr("Play against the computer with values hidden. Your mistakes are listed here afterwards."));
  else if (!m_failure.isEmpty())
    m_empty->showTextsOnly(tr("The mistakes cannot be shown"), m_failure);
  else if (!m_solved) {
    m_empty->setStrings(tr("%1 is not solved yet").arg(variantText(id)), tr("The solution shows which moves were mistakes."));
    m_empty->setAction(tr("Solve"));
  } else
    m_empty->showTextsOnly(tr("No mistakes"), tr("You gave up no win, no draw and no piece in these games. In lost positions, "
                                                 "you never let your opponent win at once.") +
                                                  (m_hadHelp ? QLatin1Char(' ') + helpNote() : QString()));
}

/// Fills the groups. Keeps the current group and position if they still exist.
void MistakesView::fillGroups() {
  const QString position = currentText();
  std::optional<QString> current;
  if (const int row = m_groups->currentRow(); row > 0) current = m_grouped[static_cast<std::size_t>(row - 1)].name;
  m_grouped = groupsOf(m_mistakes, static_cast<MistakeSort>(m_sorts->currentData().toInt()));
  {
    const QSignalBlocker blocker(m_groups);
    m_groups->clear();
    const auto add = [this](const QString& name, double points, std::size_t count) {
      auto* item =
          new QListWidgetItem(name + QLatin1Char('\n') + tr("%n position(s)", nullptr, static_cast<int>(count)), m_groups);
      item->setToolTip(tr("Points lost: %1").arg(pointsText(points)));
      const QRect room(0, 0, groupsWidthPx - 4 * groupPaddingPx, 1000);
      const int height = fontMetrics().boundingRect(room, Qt::TextWordWrap, item->text()).height();
      item->setSizeHint({0, height + 2 * groupPaddingPx});
    };
    add(tr("All mistakes"), pointsOf(m_mistakes), m_mistakes.size());
    for (const MistakeGroup& group : m_grouped) add(group.name, group.points, group.members.size());
    const auto kept = current ? std::ranges::find(m_grouped, *current, &MistakeGroup::name) : m_grouped.end();
    m_groups->setCurrentRow(kept == m_grouped.end() ? 0 : static_cast<int>(kept - m_grouped.begin()) + 1);
  }
  fillCards(position);
}

QString MistakesView::currentText() const { return m_cards->currentIndex().data(CardRoles::TextRole).toString(); }

std::vector<std::size_t> MistakesView::chosen() const {
  const int row = m_groups->currentRow();
  if (row > 0) return m_grouped[static_cast<std::size_t>(row - 1)].members;
  std::vector<std::size_t> all(m_mistakes.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

/// Fills the cards. Selects the position with the text \p current, or the first position if there is none.
void MistakesView::fillCards(const QString& current) {
  m_model->clear();
  int row = 0;
  for (const std::size_t index : chosen()) {
    const OwnMistake& mistake = m_mistakes[index];
    auto* item = new QStandardItem;
    item->setData(mistake.text, CardRoles::TextRole);
    item->setData(
        mistake.times == 1 ? mistake.made : tr("%1 ×%2", "a wrong move, how often").arg(mistake.made).arg(mistake.times),
        CardRoles::MovesRole);
    const QString place = movesAtOnce(m_readVariant) ? tr("Turn %1").arg(mistake.number) : tr("Move %1").arg(mistake.number);
    const QString description = place + QStringLiteral(": ") + mistake.change;
    item->setData(description + QLatin1Char('\n') + mistake.motif, CardRoles::DescriptionRole);
    item->setData(QVariant::fromValue(static_cast<qulonglong>(index)), CardRoles::NumberRole);
    item->setData(
        QStringList{description, mistake.motif, tr("%1, %n time(s)", "a wrong move", mistake.times).arg(mistake.made)}.join(
            QStringLiteral(", ")),
        Qt::AccessibleTextRole);
    if (mistake.text == current) row = m_model->rowCount();
    m_model->appendRow(item);
  }
  if (m_model->rowCount() > 0) m_cards->setCurrentIndex(m_model->index(row, 0));
  showReasons();
}

void MistakesView::showReasons() {
  const QModelIndex current = m_cards->currentIndex();
  m_show->setEnabled(current.isValid());
  if (!current.isValid()) {
    m_lesson->setLink({});
    return m_reasons->clear();
  }
  const OwnMistake& mistake = m_mistakes[current.data(CardRoles::NumberRole).toULongLong()];
  m_reasons->setText(tr("You chose %1.", "a move").arg(mistake.made) + QLatin1Char(' ') +
                     QString(mistake.reasons).replace(QLatin1Char('\n'), QLatin1Char(' ')));
  const auto lesson = lessonAbout(gameIdOf(m_readVariant), mistake.kinds);
  m_lesson->setLink(lesson ? lessonLinkText(*lesson) : QString());
}

void MistakesView::openLesson() {
  const OwnMistake& mistake = m_mistakes[m_cards->currentIndex().data(CardRoles::NumberRole).toULongLong()];
  if (const auto lesson = lessonAbout(gameIdOf(m_readVariant), mistake.kinds)) emit lessonWanted(*lesson);
}

void MistakesView::openCurrent() {
  const QModelIndex current = m_cards->currentIndex();
  if (current.isValid()) emit positionWanted(QString::fromStdString(m_readVariant), current.data(CardRoles::TextRole).toString());
}

void MistakesView::practise() {
  std::vector<MadeMistake> mistakes;
  for (const std::size_t index : chosen())
    mistakes.push_back({m_mistakes[index].position, m_mistakes[index].move, m_mistakes[index].side});
  const int row = m_groups->currentRow();
  const QString title = row > 0 ? m_grouped[static_cast<std::size_t>(row - 1)].name : tr("My mistakes");
  emit practiceWanted(QString::fromStdString(m_readVariant), mistakes, title);
}

void MistakesView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_isRead) read();
}

/// Reads the mistakes again, because the worker that finds the mistakes also creates their texts.
void MistakesView::retranslate() {
  m_variants->setAccessibleName(tr("Game"));
  setChoices(m_sorts, [this] {
    m_sorts->addItem(tr("By motif"), static_cast<int>(MistakeSort::Motif));
    m_sorts->addItem(tr("By phase"), static_cast<int>(MistakeSort::Phase));
    m_sorts->addItem(tr("By piece"), static_cast<int>(MistakeSort::Piece));
  });
  m_sorts->setAccessibleName(tr("Groups"));
  m_groups->setAccessibleName(tr("Groups"));
  m_cards->setAccessibleName(tr("Mistakes"));
  m_show->setText(tr("Show on the &board"));
  m_practise->setText(tr("&Practise these"));
  readAgain();
}

}  // namespace kotai::ui

#include "moc_mistakes_view.cpp"
