#include "ui/domineering/tournament/tournament_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QTimer>
#include <algorithm>

#include "core/games/domineering/board.h"
#include "core/simultaneous/registry.h"
#include "core/tables/file_stem.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/files/safe_file.h"
#include "ui/help/help_dialog.h"
#include "ui/jobs/job_manager.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

constexpr int deepest = 40;
constexpr int maxPlayouts = 10'000'000;
constexpr int largestScore = 1000;
constexpr int defaultScores[] = {1, 0, -1};
const char* const scoreNames[] = {"win", "draw", "loss"};

TournamentPlayerBox::TournamentPlayerBox(QWidget* parent) : QWidget(parent) {
  m_kind = new QComboBox(this);
  for (const char* id : {"alphabeta", "montecarlo", "mcts", "equilibrium", "secure", "random"})
    m_kind->addItem(QString(), QString::fromLatin1(id));
  m_depthCaption = new Label(this);
  m_depth = new QSpinBox(this);
  m_depth->setRange(1, deepest);
  m_depth->setValue(4);
  m_ties = new QComboBox(this);
  m_ties->addItem(QString(), QStringLiteral("random"));
  m_ties->addItem(QString(), QStringLiteral("first"));
  m_playoutsCaption = new Label(this);
  m_playouts = new QSpinBox(this);
  m_playouts->setRange(1, maxPlayouts);
  m_playouts->setGroupSeparatorShown(true);
  m_playouts->setSingleStep(1000);
  m_playouts->setValue(10000);
  m_spread = new QComboBox(this);
  m_spread->addItem(QString(), QStringLiteral("even"));
  m_spread->addItem(QString(), QStringLiteral("ucb"));
  m_scoresCaption = new Label(this);
  auto* options = new QHBoxLayout;
  options->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{m_depthCaption, m_depth, m_ties, m_playoutsCaption, m_playouts, m_spread})
    options->addWidget(each);
  options->addStretch(1);
  auto* scores = new QHBoxLayout;
  scores->setSpacing(6);
  scores->addWidget(m_scoresCaption);
  for (const int usual : defaultScores) {
    auto* box = new QSpinBox(this);
    box->setRange(-largestScore, largestScore);
    box->setValue(usual);
    scores->addWidget(box);
    m_scores.push_back(box);
  }
  scores->addStretch(1);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
  column->addWidget(m_kind);
  column->addLayout(options);
  column->addLayout(scores);
  connect(m_kind, &QComboBox::currentIndexChanged, this, &TournamentPlayerBox::showOptions);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // a layout must not squeeze the rows
  keepTranslated(this, [this] { retranslateUi(); });
  showOptions();
}

QString TournamentPlayerBox::kindId() const { return m_kind->currentData().toString(); }

std::string TournamentPlayerBox::text() const {
  const QString kind = kindId();
  QStringList options;
  if (kind == QLatin1String("alphabeta")) {
    options << QStringLiteral("depth=%1").arg(m_depth->value());
    if (m_ties->currentIndex() > 0) options << QStringLiteral("ties=") + m_ties->currentData().toString();
  } else if (kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts")) {
    options << QStringLiteral("playouts=%1").arg(m_playouts->value());
    if (kind == QLatin1String("montecarlo") && m_spread->currentIndex() > 0)
      options << QStringLiteral("spread=") + m_spread->currentData().toString();
    for (std::size_t i = 0; i < m_scores.size(); ++i)
      if (m_scores[i]->value() != defaultScores[i])
        options << QStringLiteral("%1=%2").arg(QLatin1String(scoreNames[i])).arg(m_scores[i]->value());
  }
  return (options.isEmpty() ? kind : kind + QLatin1Char(':') + options.join(QLatin1Char(','))).toStdString();
}

void TournamentPlayerBox::setText(const std::string& text) {
  const QString whole = QString::fromStdString(text);
  m_kind->setCurrentIndex(std::max(0, m_kind->findData(whole.section(QLatin1Char(':'), 0, 0))));
  for (std::size_t i = 0; i < m_scores.size(); ++i) m_scores[i]->setValue(defaultScores[i]);
  m_ties->setCurrentIndex(0);
  m_spread->setCurrentIndex(0);
  const QStringList options = whole.section(QLatin1Char(':'), 1).split(QLatin1Char(','), Qt::SkipEmptyParts);
  for (const QString& option : options) {
    const QString name = option.section(QLatin1Char('='), 0, 0);
    const QString value = option.section(QLatin1Char('='), 1);
    if (name == QLatin1String("depth")) m_depth->setValue(value.toInt());
    if (name == QLatin1String("playouts")) m_playouts->setValue(value.toInt());
    if (name == QLatin1String("ties")) m_ties->setCurrentIndex(std::max(0, m_ties->findData(value)));
    if (name == QLatin1String("spread")) m_spread->setCurrentIndex(std::max(0, m_spread->findData(value)));
    for (std::size_t i = 0; i < m_scores.size(); ++i)
      if (name == QLatin1String(scoreNames[i])) m_scores[i]->setValue(value.toInt());
  }
}

QString TournamentPlayerBox::description() const {
  const QString kind = kindId();
  if (kind == QLatin1String("alphabeta"))
    return tr("%1, depth %L2", "player, plies").arg(m_kind->currentText()).arg(m_depth->value());
  if (kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts"))
    return tr("%1, %L2 playouts", "player, number").arg(m_kind->currentText()).arg(m_playouts->value());
  return m_kind->currentText();
}

void TournamentPlayerBox::showOptions() {
  const QString kind = kindId();
  const bool search = kind == QLatin1String("alphabeta");
  const bool playouts = kind == QLatin1String("montecarlo") || kind == QLatin1String("mcts");
  for (QWidget* each : std::initializer_list<QWidget*>{m_depthCaption, m_depth, m_ties}) each->setVisible(search);
  for (QWidget* each : std::initializer_list<QWidget*>{m_playoutsCaption, m_playouts, m_scoresCaption})
    each->setVisible(playouts);
  for (QSpinBox* box : m_scores) box->setVisible(playouts);
  m_spread->setVisible(kind == QLatin1String("montecarlo"));
}

void TournamentPlayerBox::retranslateUi() {
  const QString names[] = {
      tr("Alpha-beta"), tr("Monte Carlo"), tr("Tree search (MCTS)"), tr("Best mix (equilibrium)"), tr("Safe (pure guarantee)"),
      tr("Random")};
  for (int i = 0; i < m_kind->count(); ++i) m_kind->setItemText(i, names[i]);
  m_kind->setToolTip(
      tr("Best mix and Safe use exact values if the board is solved or the game is nearly over. Otherwise they use alpha-beta"));
  m_depthCaption->setText(tr("Depth"));
  m_depth->setToolTip(tr("Depth in plies, two per turn"));
  m_depth->setAccessibleName(tr("Depth"));
  m_ties->setItemText(0, tr("random among equal moves"));
  m_ties->setItemText(1, tr("first of equal moves"));
  m_ties->setAccessibleName(tr("Ties"));
  m_playoutsCaption->setText(tr("Playouts"));
  m_playouts->setAccessibleName(tr("Playouts"));
  m_spread->setItemText(0, tr("evenly", "spread of playouts over the moves"));
  m_spread->setItemText(1, tr("by success (UCB)", "spread of playouts over the moves"));
  m_spread->setAccessibleName(tr("Spread of the playouts"));
  m_spread->setToolTip(tr("Give all moves the same number of playouts, or give promising moves more"));
  m_scoresCaption->setText(tr("Points for win, draw, loss"));
  for (QSpinBox* box : m_scores) box->setToolTip(tr("Score of a playout with this result. The paper does not give this score"));
  const QString scores[] = {tr("Score for a win"), tr("Score for a draw"), tr("Score for a loss")};
  for (std::size_t i = 0; i < m_scores.size(); ++i) m_scores[i]->setAccessibleName(scores[i]);
}

constexpr int maxGames = 1'000'000;
constexpr int defaultGames = 100;

static QSpinBox* makeSpinBox(QWidget* parent, int least, int most, int value) {
  auto* box = new QSpinBox(parent);
  box->setRange(least, most);
  box->setGroupSeparatorShown(true);
  box->setValue(value);
  return box;
}

/// Scroll area that is at least as wide as its fields, so that the fields are not cut off. Their width depends
/// on language and style.
class FormScroll : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;
  QSize minimumSizeHint() const override {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return {(widget() ? widget()->minimumSizeHint().width() : 0) + bar, QScrollArea::minimumSizeHint().height()};
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }
};

TournamentDialog::TournamentDialog(JobManager* jobs, QWidget* parent)
    : QDialog(parent), m_jobs(jobs), m_pieceSquares(domineering::usualDominoCells) {
  whenLanguageChanges(this, [this] {
    retranslateUi();
    refresh();
  });
  setObjectName(QStringLiteral("tournamentDialog"));
  setRulesGame(this, "syncdom");
  createChoices();
  createButtons();
  layOut();
  retranslateUi();
  m_players[0]->setText("montecarlo:playouts=10000");
  m_players[1]->setText("alphabeta:depth=4");
  connectSignals();
  refresh();
}

TournamentDialog::~TournamentDialog() = default;

void TournamentDialog::createChoices() {
  m_intro = muted(wrapping(new Label(this)));
  m_preset = new QComboBox(this);
  m_size = new QWidget(this);
  m_columns = makeSpinBox(m_size, domineering::minSide, domineering::maxSide, 6);
  m_rows = makeSpinBox(m_size, domineering::minSide, domineering::maxSide, 6);
  auto* size = makeLayout<QHBoxLayout>(m_size, {0, 0, 0, 0});
  size->addWidget(m_columns);
  size->addWidget(new Label(QStringLiteral("\u00d7"), m_size));
  size->addWidget(m_rows);
  m_longDominoes = named("longDominoes", new Label(m_size));
  m_longDominoes->hide();
  size->addWidget(m_longDominoes);
  size->addStretch(1);
  for (TournamentPlayerBox*& box : m_players) box = new TournamentPlayerBox(this);
  m_games = makeSpinBox(this, 1, maxGames, defaultGames);
  m_seed = makeSpinBox(this, 0, 999'999'999, 1);
  m_seed->setGroupSeparatorShown(false);
  const int processors = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
  m_threads = makeSpinBox(this, 1, std::max(processors, 64), std::max(processors - 1, 1));
}

void TournamentDialog::createButtons() {
  m_start = new QPushButton(this);
  m_start->setProperty("primary", true);
  m_pause = new QPushButton(this);
  m_progress = new QProgressBar(this);
  m_progress->setTextVisible(false);
  m_status = named("tournamentStatus", wrapping(new Label(this)));
  m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_chart = new TournamentChart(this);
  m_table = new TournamentTable(this);
  m_copy = new QPushButton(this);
  m_save = new QPushButton(this);
  m_close = new QPushButton(this);
  for (QPushButton* button : {m_pause, m_copy, m_save, m_close}) button->setAutoDefault(false);
}

/// Returns the form with the choices at full height. On a small screen, the form scrolls.
QWidget* TournamentDialog::scrolledForm() {
  auto* content = new QWidget;
  auto* column = makeLayout<QVBoxLayout>(content, {0, 0, 4, 0});
  column->addWidget(m_intro);
  column->addLayout(m_form);
  column->addStretch(1);
  auto* area = new FormScroll(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(content);
  area->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  return area;
}

void TournamentDialog::layOut() {
  m_form = new QFormLayout;
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  for (QWidget* field : std::initializer_list<QWidget*>{m_preset, m_size, m_players[0], m_players[1], m_games, m_seed, m_threads})
    m_form->addRow(new Label(this), field);
  auto* running = new QHBoxLayout;
  addWidgets(running, {m_start, m_pause});
  running->addStretch(1);
  // The dialog reserves space for messages about the match, so that a message does not move other parts.
  QSizePolicy kept = m_progress->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(kept);
  m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
  m_status->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* choices = new QVBoxLayout;
  choices->addWidget(scrolledForm(), 1);
  choices->addLayout(running);
  addWidgets(choices, {m_progress, m_status});
  auto* results = new QVBoxLayout;
  results->addWidget(m_chart, 1);
  results->addWidget(m_table, 1);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(20);
  columns->addLayout(choices, 2);
  columns->addLayout(results, 3);
  auto* buttons = new QHBoxLayout;
  addWidgets(buttons, {m_copy, m_save});
  buttons->addStretch(1);
  buttons->addWidget(m_close);
  auto* whole = new QVBoxLayout(this);
  whole->addLayout(columns, 1);
  whole->addLayout(buttons);
  resize(fittingSize(*this, QSize(1180, 720)));
}

void TournamentDialog::connectSignals() {
  connect(m_preset, &QComboBox::currentIndexChanged, this, &TournamentDialog::choosePlayers);
  std::vector<QSpinBox*> numbers{m_columns, m_rows};
  for (const TournamentPlayerBox* player : m_players) {
    for (const QComboBox* box : player->findChildren<QComboBox*>())
      connect(box, &QComboBox::currentIndexChanged, this, &TournamentDialog::forgetPreset);
    for (QSpinBox* box : player->findChildren<QSpinBox*>()) numbers.push_back(box);
  }
  for (const QSpinBox* box : numbers) connect(box, &QSpinBox::valueChanged, this, &TournamentDialog::forgetPreset);
  connect(m_start, &QPushButton::clicked, this, &TournamentDialog::startOrCancel);
  connect(m_pause, &QPushButton::clicked, this, &TournamentDialog::pauseOrResume);
  connect(m_copy, &QPushButton::clicked, this, &TournamentDialog::copyTable);
  connect(m_save, &QPushButton::clicked, this, &TournamentDialog::saveGames);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(m_run, &TournamentRun::stateChanged, this, [this] {
    if (m_nextPreset > 0 && !m_run->isActive()) choosePreset(m_nextPreset);
    refresh();
  });
  // Thousands of fast games may end per second, so the dialog updates only a few times per second.
  auto* pace = new QTimer(this);
  pace->setSingleShot(true);
  pace->setInterval(100);
  connect(pace, &QTimer::timeout, this, &TournamentDialog::refresh);
  connect(m_run, &TournamentRun::gamesPlayed, pace, [pace] {
    if (!pace->isActive()) pace->start();
  });
}

void TournamentDialog::setVariant(const SimultaneousVariantPtr& variant) {
  if (!variant || m_run->isActive() || m_preset->currentIndex() > 0) return;
  m_columns->setValue(variant->columns());
  m_rows->setValue(variant->rows());
  setPieceSquares(variant->pieceSquares());
  refresh();
}

void TournamentDialog::choosePreset(int number) {
  m_nextPreset = m_run->isActive() ? number : 0;
  if (m_run->isActive()) return refresh();
  m_preset->currentIndex() == number ? choosePlayers() : m_preset->setCurrentIndex(number);
}

void TournamentDialog::choosePlayers() {
  const int number = m_preset->currentIndex();
  if (number <= 0) return refresh();
  m_filling = true;
  const domineering::PublishedMatch& match = domineering::publishedMatches()[static_cast<std::size_t>(number - 1)];
  if (const auto variant = parseSimultaneousVariant(match.variant)) {
    m_columns->setValue((*variant)->columns());
    m_rows->setValue((*variant)->rows());
    setPieceSquares((*variant)->pieceSquares());
  }
  m_players[0]->setText("montecarlo:playouts=10000");
  m_players[1]->setText("alphabeta:depth=" + std::to_string(match.depthPlies));
  m_games->setValue(domineering::gamesOfPublishedMatch);
  m_filling = false;
  refresh();
}

void TournamentDialog::forgetPreset() {
  if (m_filling) return;
  m_preset->setCurrentIndex(0);
  refresh();
}

void TournamentDialog::setPieceSquares(int squares) {
  m_pieceSquares = squares;
  m_longDominoes->setVisible(squares == domineering::longDominoCells);
}

std::string TournamentDialog::variantId() const {
  QString id = QStringLiteral("syncdom:%1x%2").arg(m_columns->value()).arg(m_rows->value());
  if (m_pieceSquares == domineering::longDominoCells) id += QStringLiteral(",cells=3");
  return id.toStdString();
}

void TournamentDialog::start() {
  const auto variant = parseSimultaneousVariant(variantId());
  if (!variant || m_run->isActive()) return;
  domineering::MatchOptions options;
  options.variant = *variant;
  options.values = m_jobs->solution(*variant);
  options.players = {m_players[0]->text(), m_players[1]->text()};
  options.games = static_cast<std::uint64_t>(m_games->value());
  options.seed = static_cast<std::uint64_t>(m_seed->value());
  options.threads = static_cast<unsigned>(m_threads->value());
  options.directory = m_jobs->dataDirectory();
  m_saveFailure.clear();
  m_run->start(std::move(options));
}

QString TournamentDialog::stateText() const {
  using State = TournamentRun::State;
  const QString played = countText(static_cast<double>(m_run->score().games));
  const QString planned = countText(static_cast<double>(m_run->options().games));
  switch (m_run->state()) {
    case State::Running: return tr("%1 of %2 games played. You may close this window: the games go on.").arg(played, planned);
    case State::Paused: return tr("Paused after %1 of %2 games. Games in progress will be finished.").arg(played, planned);
    case State::Stopping: return tr("Stopping…");
    case State::Finished: return tr("%1 games played.").arg(played);
    case State::Cancelled: return tr("Cancelled after %1 of %2 games.").arg(played, planned);
    case State::Failed: return m_run->failure();
    case State::Idle: break;
  }
  return QString();
}

void TournamentDialog::refresh() {
  using State = TournamentRun::State;
  const bool active = m_run->isActive();
  for (QWidget* each : std::initializer_list<QWidget*>{m_preset, m_size, m_players[0], m_players[1], m_games, m_seed, m_threads})
    each->setEnabled(!active);
  m_start->setText(active ? tr("Cancel") : tr("Start"));
  m_start->setEnabled(m_run->state() != State::Stopping);
  m_pause->setText(m_run->state() == State::Paused ? tr("Resume") : tr("Pause"));
  m_pause->setEnabled(m_run->state() == State::Running || m_run->state() == State::Paused);
  m_progress->setVisible(active);
  m_progress->setRange(0, static_cast<int>(m_run->options().games));
  m_progress->setValue(static_cast<int>(m_run->score().games));
  QString status = m_saveFailure.isEmpty() ? stateText() : m_saveFailure;
  if (m_nextPreset > 0 && active) status += QLatin1Char(' ') + tr("The published match will be set up when this one is over.");
  m_status->setText(status);
  const bool ours = active || m_run->score().games > 0;  // otherwise shows the players chosen in the dialog
  const domineering::PublishedMatch* published = nullptr;
  if (ours) {
    published = domineering::publishedMatch(m_run->options().variant->id(), m_run->options().players);
  } else {
    published = domineering::publishedMatch(variantId(), {m_players[0]->text(), m_players[1]->text()});
  }
  m_chart->showGames(m_run->games(), ours ? m_run->options().games : static_cast<std::uint64_t>(m_games->value()));
  m_table->showScore(m_run->score(), published);
  m_copy->setEnabled(m_run->score().games > 0);
  m_save->setEnabled(m_run->score().games > 0);
}

void TournamentDialog::copyTable() const { QGuiApplication::clipboard()->setText(m_table->csv()); }

QString TournamentDialog::gamesCsv() const {
  auto games = m_run->games();
  std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
  QString text = QStringLiteral("variant,vertical,horizontal,seed,game,result,turns,seconds vertical,seconds horizontal\n");
  const domineering::MatchOptions& options = m_run->options();
  const auto quoted = [](const std::string& player) -> QString {
    return QLatin1Char('"') + QString::fromStdString(player) + QLatin1Char('"');
  };
  for (const domineering::MatchGame& game : games) {
    const QLatin1Char result(game.result == Payoff::FirstWins ? 'V' : game.result == Payoff::SecondWins ? 'H' : 'D');
    text += QStringLiteral("%1,%2,%3,%4,%5,%6,%7,%8,%9\n")
                .arg(QString::fromStdString(options.variant->id()), quoted(options.players[0]), quoted(options.players[1]))
                .arg(options.seed)
                .arg(game.number + 1)
                .arg(result)
                .arg(game.turns)
                .arg(game.seconds[0], 0, 'f', 6)
                .arg(game.seconds[1], 0, 'f', 6);
  }
  return text;
}

void TournamentDialog::saveGames() {
  const QString suggested = QString::fromStdString(fileStem(m_run->options().variant->id())) + QStringLiteral("-games.csv");
  const QString name = askForSaveName(this, tr("Save games"), suggested, fileFilters({QStringLiteral("csv")}));
  if (name.isEmpty()) return;
  saveGamesAs(name);
}

void TournamentDialog::saveGamesAs(const QString& fileName) {
  const auto failure = writeWhole(fileName, gamesCsv().toUtf8());
  m_saveFailure = failure ? fileFailureText(*failure) : QString();
  refresh();
  if (!failure) m_status->setText(tr("Saved as %1.").arg(fileText(fileName)));
}

void TournamentDialog::retranslateUi() {
  setWindowTitle(tr("Synchronized Domineering: tournament"));
  m_intro->setText(
      tr("Two players play many games in the background. The presets are the four matches in table 1 of Komori et al. The paper "
         "says neither how ties are broken nor how playouts are scored, so you can compare its shares only roughly."));
  const QSignalBlocker blocker(m_preset);
  const int chosen = std::max(m_preset->currentIndex(), 0);
  m_preset->clear();
  m_preset->addItem(tr("Custom"));
  for (const domineering::PublishedMatch& match : domineering::publishedMatches())
    if (const auto variant = parseSimultaneousVariant(match.variant))
      m_preset->addItem(
          tr("Table 1: %1, alpha-beta to depth %2", "size of the board").arg(variantTitle(**variant)).arg(match.depthPlies));
  m_preset->setCurrentIndex(chosen);
  const QString captions[] = {tr("Preset"), tr("Board"),  playerName(Side::First), playerName(Side::Second), tr("Games"),
                              tr("Seed"),   tr("Threads")};
  for (int row = 0; row < m_form->rowCount(); ++row) {
    auto* caption = qobject_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget());
    caption->setText(captions[row]);
    caption->setBuddy(m_form->itemAt(row, QFormLayout::FieldRole)->widget());
  }
  m_columns->setAccessibleName(tr("Columns"));
  m_rows->setAccessibleName(tr("Rows"));
  m_longDominoes->setText(BoardSizeChoice::tr("Long dominoes (three squares)"));
  m_seed->setToolTip(tr("The same seed gives the same games, whatever the number of threads"));
  m_threads->setToolTip(tr("Games played at the same time. With more games than processor cores, thinking times get longer"));
  m_copy->setText(tr("Copy table"));
  m_save->setText(tr("Save games…"));
  m_close->setText(tr("Close"));
}

}  // namespace kotai::ui

#include "moc_tournament_dialog.cpp"
