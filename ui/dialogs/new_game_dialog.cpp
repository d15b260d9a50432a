#include "ui/dialogs/new_game_dialog.h"

#include <QFormLayout>
#include <QToolButton>

#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "ui/board/board_thumbnail.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/help/help_dialog.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

constexpr int startPicturePx = 92;
constexpr int leastButtonPx = 118;

/// Splits a long name into two lines at the space nearest to the middle.
static QString onTwoLines(QString name) {
  const qsizetype before = name.lastIndexOf(QLatin1Char(' '), name.size() / 2);
  if (name.size() > 14 && before > 0) name[before] = QLatin1Char('\n');
  return name;
}

/// Selects a value in the box. Adds an item if the value is a custom time from the settings.
static void choose(QComboBox* box, int value, const QString& text) {
  if (box->findData(value) < 0) box->addItem(text, value);
  box->setCurrentIndex(box->findData(value));
}

constexpr int picturePx = 220;
constexpr int estimatePx = 150;

struct KnownVariant {
  std::string id;
  QString title;
};

static std::optional<KnownVariant> knownVariant(const std::string& id, const AtOnceParts* atOnce) {
  if (atOnce) return parsePlay(id) ? std::optional(KnownVariant{id, atOnce->variantTitle(id)}) : std::nullopt;
  const auto variant = parseVariant(id);
  if (!variant) return std::nullopt;
  return KnownVariant{(*variant)->id(), variantTitle(**variant)};
}

/// Returns all known variants of a game, in the game's own order.
static std::vector<KnownVariant> variantsOf(const QString& gameId, const AtOnceParts* atOnce) {
  std::vector<KnownVariant> variants;
  for (const GameInfo& game : allGames())
    if (QString::fromStdString(game.id) == gameId)
      for (const std::string& id : game.knownVariants)
        if (const auto variant = knownVariant(id, atOnce)) variants.push_back(*variant);
  return variants;
}

static QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

StartChoice::StartChoice(QWidget* parent) : QWidget(parent) {
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(8);
  m_row->addStretch(1);
}

void StartChoice::setVariant(const VariantPtr& variant) {
  const QList<QAbstractButton*> before = m_buttons->buttons();
  for (QAbstractButton* button : before) {
    m_buttons->removeButton(button);
    delete button;
  }
  m_starts = variant->namedStarts();
  for (std::size_t i = 0; i < m_starts.size() && hasChoice(); ++i) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setChecked(i == 0);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(startPicturePx, startPicturePx));
    button->setIcon(renderBoardThumbnail(*variant, m_starts[i].position, startPicturePx, devicePixelRatioF()));
    button->setText(onTwoLines(startName(variant->gameId(), m_starts[i].id)));
    button->setAccessibleName(startName(variant->gameId(), m_starts[i].id));
    button->setFixedSize(std::max(leastButtonPx, button->sizeHint().width()), startPicturePx + 3 * fontMetrics().height() + 6);
    m_buttons->addButton(button, static_cast<int>(i));
    m_row->insertWidget(static_cast<int>(i), button);
  }
  setVisible(hasChoice());
}

const AnyPosition& StartChoice::start() const {
  return m_starts[static_cast<std::size_t>(std::max(0, m_buttons->checkedId()))].position;
}

ClockChoice::ClockChoice(const Settings& settings, QWidget* parent) : QWidget(parent) {
  const auto minutesText = [](int minutes) { return tr("%n minutes each", nullptr, minutes); };
  const auto incrementText = [](int seconds) { return tr("+ %n s per move", "seconds", seconds); };
  m_minutes->addItem(tr("No clock"), 0);
  for (const int minutes : {1, 3, 5, 10}) m_minutes->addItem(minutesText(minutes), minutes * 60);
  for (const int seconds : {0, 1, 2, 5, 10}) m_increment->addItem(incrementText(seconds), seconds);
  choose(m_minutes, settings.clockSeconds(), minutesText(settings.clockSeconds() / 60));
  choose(m_increment, settings.clockIncrementSeconds(), incrementText(settings.clockIncrementSeconds()));
  m_minutes->setAccessibleName(tr("Time for each side"));
  m_increment->setAccessibleName(tr("Time added for each move"));
  const auto showIncrement = [this] { m_increment->setVisible(m_minutes->currentData().toInt() > 0); };
  connect(m_minutes, &QComboBox::currentIndexChanged, this, showIncrement);
  showIncrement();
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0});
  row->addWidget(m_minutes, 1);
  row->addWidget(m_increment, 1);
}

/// Returns a size with space for both boxes, so that the dialog keeps its width when a clock is chosen.
QSize ClockChoice::withBothBoxes(QSize size, QSize (QWidget::*hint)() const) const {
  const int both = (m_minutes->*hint)().width() + layout()->spacing() + (m_increment->*hint)().width();
  return size.expandedTo(QSize(both, 0));
}

void ClockChoice::storeIn(Settings& settings) const {
  settings.clockSeconds.set(m_minutes->currentData().toInt());
  settings.clockIncrementSeconds.set(m_increment->currentData().toInt());
}

NewGameDialog::NewGameDialog(Settings* settings, const VariantPtr& current, const std::filesystem::path& dataDirectory,
                             QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_dataDirectory(dataDirectory),
      m_clock(new ClockChoice(*settings, this)),
      m_clockLabel(new Label(tr("&Clock:"), this)),
      m_estimate(dataDirectory.empty() ? nullptr : new SolveEstimate(dataDirectory, this)),
      m_ownStart(new QCheckBox(tr("Make &lists and tables for this start"), this)),
      m_choiceLabel(new Label(tr("Board:"), this)) {
  setWindowTitle(tr("New game"));
  m_fault->setMinimumHeight(fontMetrics().height() * 2 + 4);
  m_position->setMinimumWidth(260);
  m_position->setClearButtonEnabled(true);
  m_position->setFont(codeFont(m_position->font()));
  m_picture->setFixedSize(picturePx, picturePx);
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
  m_variantLabel->setBuddy(m_variants);
  m_clockLabel->setBuddy(m_clock->minutesBox());
  layOut();
  addChoices();
  connectSignals();
  fillGames();
  showVariant(current ? current->gameId() : std::string_view(), current ? current->id() : std::string());
}

void NewGameDialog::layOut() {
  auto* form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->addRow(tr("&Game:"), m_games);
  form->addRow(m_variantLabel, m_variants);
  form->addRow(m_choiceLabel, m_choiceRow);
  form->addRow(tr("&You play:"), m_person);
  form->addRow(tr("&Opponent:"), m_strength);
  form->addRow(m_clockLabel, m_clock);
  form->addRow(m_startLabel, m_starts);
  form->addRow(tr("Start &position:"), m_position);
  form->addRow(QString(), m_ownStart);
  form->addRow(QString(), m_fault);
  m_ownStart->setObjectName(QStringLiteral("ownStartBox"));
  m_ownStart->setToolTip(
      tr("Count the positions reachable from this start, as a separate variant. The values of positions do not depend on the "
         "start."));
  m_startLabel->setText(tr("Start:"));
  auto* look = new QVBoxLayout;
  look->setSpacing(14);
  look->addWidget(m_picture);
  if (m_estimate) {
    m_estimate->setFixedWidth(picturePx);
    m_estimate->setMinimumHeight(estimatePx);
    look->addWidget(m_estimate);
    m_limits = new SolveLimitsRow(m_settings, this);
    m_limits->setMinimumWidth(picturePx);
    look->addWidget(m_limits);
    m_estimate->setLimits(limitsOf(*m_settings));
    connect(m_settings, &Settings::solveLimitsChanged, m_estimate, [this] { m_estimate->setLimits(limitsOf(*m_settings)); });
    connect(m_estimate, &SolveEstimate::changed, this, [this] {
      showLimits();
      growToFit();
    });
  }
  m_knownNote->setFixedWidth(picturePx);
  look->addWidget(m_knownNote);
  look->addStretch(1);
  m_contents = new QWidget;
  auto* row = makeLayout<QHBoxLayout>(m_contents, {0, 0, 0, 0}, 22);
  row->addLayout(look);
  row->addLayout(form, 1);
  auto* column = makeLayout<QVBoxLayout>(this, {20, 20, 20, 16}, 14);
  column->addWidget(m_scroll = makeDialogScrollArea(m_contents), 1);
  column->addWidget(m_buttons);
}

void NewGameDialog::connectSignals() {
  connect(m_games, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseGame);
  connect(m_variants, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseVariant);
  connect(m_starts->buttons(), &QButtonGroup::idClicked, this, &NewGameDialog::chooseStart);
  connect(m_clock->minutesBox(), &QComboBox::currentIndexChanged, this, &NewGameDialog::growToFit);
  connect(m_strength, &QComboBox::activated, this, [this] {
    askForSpecialItem(m_strength, m_settings, chosenGame(), rememberedStrength());
    // A user who chooses an opponent wants to play against that opponent, so the choice of no opponent changes.
    if (m_person->currentData().toInt() == static_cast<int>(OpponentSides::None))
      m_person->setCurrentIndex(m_person->findData(static_cast<int>(OpponentSides::Second)));
  });
  connect(m_position, &QLineEdit::textChanged, this, &NewGameDialog::readStart);
  connect(m_ownStart, &QCheckBox::toggled, this, &NewGameDialog::showOwnStart);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
}

void NewGameDialog::addChoices() {
  auto* column = makeLayout<QVBoxLayout>(m_choiceRow, {0, 0, 0, 0});
  for (const Presentation& game : presentations()) {
    if (!game.variantChoice) continue;
    VariantChoice* choice = game.variantChoice(m_choiceRow);
    m_choices.emplace(toQt(game.gameId), choice);
    column->addWidget(choice);
    connect(choice, &VariantChoice::changed, this, &NewGameDialog::chooseOptions);
  }
}

VariantChoice* NewGameDialog::variantChoice() const {
  const auto found = m_choices.find(m_games->currentData().toString());
  return found == m_choices.end() ? nullptr : found->second;
}

const AtOnceParts* NewGameDialog::parts() const {
  return presentationOf(m_games->currentData().toString().toStdString()).atOnce.get();
}

void NewGameDialog::fillGames() {
  const QSignalBlocker blocker(m_games);
  for (const GameInfo& game : allGames()) m_games->addItem(gameName(game.id), QString::fromStdString(game.id));
}

/// Selects the variant with this id when the dialog opens, or the first variant of the game if the id is
/// unknown.
void NewGameDialog::showVariant(std::string_view gameId, const std::string& id) {
  setChoice(m_games, toQt(gameId));
  chooseGame();
  const auto alternating = parseVariant(id);
  if (const VariantPtr usual = alternating ? usualVariant(**alternating) : nullptr) {
    m_variants->setCurrentIndex(m_variants->findData(QString::fromStdString(usual->id())));
    setVariant(usual->id());
    m_position->setText(QString::fromStdString(usual->formatPosition((*alternating)->start())));
    m_ownStart->setChecked(true);
    return;
  }
  const int index = m_variants->findData(QString::fromStdString(id));
  if (index >= 0) {
    m_variants->setCurrentIndex(index);
  } else if (VariantChoice* choice = id.empty() ? nullptr : variantChoice()) {
    choice->setVariantId(id);
    chooseOptions();
  }
}

void NewGameDialog::choose(const std::string& variantId) {
  const auto play = parsePlay(variantId);
  if (play && (*play)->movesAtOnce()) showVariant((*play)->gameId(), variantId);
}

void NewGameDialog::chooseGame() {
  const QString gameId = m_games->currentData().toString();
  setRulesGame(this, gameId.toStdString());
  showRowsFor(parts() != nullptr);
  fillVariants(gameId);
  const bool options = variantChoice() != nullptr;
  m_variants->setPlaceholderText(options ? tr("the variant chosen below") : QString());
  m_choiceLabel->setVisible(options);
  m_choiceRow->setVisible(options);
  for (const auto& [game, choice] : m_choices) choice->setVisible(choice == variantChoice());
  chooseVariant();
}

void NewGameDialog::fillVariants(const QString& gameId) {
  const std::vector<KnownVariant> variants = variantsOf(gameId, parts());
  std::vector<std::string> ids;
  setChoices(m_variants, QString::fromStdString(presentationOf(gameId.toStdString()).usualVariant), [&] {
    for (const KnownVariant& variant : variants) {
      m_variants->addItem(variant.title, QString::fromStdString(variant.id));
      ids.push_back(variant.id);
    }
  });
  m_variantLabel->setText(differInSize(ids) ? tr("&Size:") : tr("&Rules:"));
  m_variantLabel->setVisible(variants.size() > 1);
  m_variants->setVisible(variants.size() > 1);
}

/// Shows the rows for one kind of game. Games in which both sides move at once have no named starts and no clock.
void NewGameDialog::showRowsFor(bool atOnce) {
  m_knownNote->setVisible(atOnce);
  m_starts->setVisible(!atOnce);
  for (QWidget* each : std::initializer_list<QWidget*>{m_clockLabel, m_clock}) each->setVisible(!atOnce);
  if (m_estimate) m_estimate->setVisible(!atOnce);
  showLimits();
  if (atOnce) {
    m_startLabel->hide();
    parts()->fillPlayers(m_person, m_strength, *m_settings);
  } else {
    fillStrengths(m_strength, *m_settings, chosenGame(), rememberedStrength());
  }
}

std::string NewGameDialog::chosenGame() const { return m_games->currentData().toString().toStdString(); }

QString NewGameDialog::rememberedStrength() const { return m_settings->opponentStrengthIn(chosenGame()); }

/// Shows the limits for solving if the variant is not solved yet, otherwise hides them.
void NewGameDialog::showLimits() {
  if (m_limits) m_limits->setVisible(!parts() && m_estimate->isUnsolved());
}

void NewGameDialog::chooseVariant() {
  const std::string id = m_variants->currentData().toString().toStdString();
  if (VariantChoice* choice = id.empty() ? nullptr : variantChoice()) choice->setVariantId(id);
  setVariant(id);
}

/// Applies the chosen options, even if they select a board that is not in the list.
void NewGameDialog::chooseOptions() {
  const std::string id = variantChoice()->variantId();
  {
    const QSignalBlocker blocker(m_variants);
    const auto known = knownVariant(id, parts());
    m_variants->setCurrentIndex(known ? m_variants->findData(QString::fromStdString(known->id)) : -1);
  }
  setVariant(id);
}

VariantPtr NewGameDialog::variant() const { return parseVariant(variantId()).value_or(nullptr); }

void NewGameDialog::setVariant(const std::string& id) {
  const auto play = parsePlay(id);
  if (!play) return;
  m_play = *play;
  if (const VariantPtr alternating = variant())
    showVariantParts(alternating);
  else
    m_knownNote->setText(parts()->knownNote(id, m_dataDirectory));
  chooseStart();
}

/// Shows the widgets that only games with alternating moves need.
void NewGameDialog::showVariantParts(const VariantPtr& variant) {
  fillPersonSides(m_person, m_settings->opponentSides(), sideNames(variant.get()));
  m_starts->setVariant(variant);
  m_startLabel->setVisible(m_starts->hasChoice());
  if (m_estimate) m_estimate->setVariant(variant);
}

/// Replaces the typed start by the start chosen from the list.
void NewGameDialog::chooseStart() {
  m_position->setPlaceholderText(QString::fromStdString(m_play->formatPosition(chosenStart())));
  m_position->clear();
  readStart();
  resize(fittedSize());
}

AnyPosition NewGameDialog::chosenStart() const { return m_play->movesAtOnce() ? m_play->start() : m_starts->start(); }

QSize NewGameDialog::fittedSize() {
  m_contents->layout()->activate();  // otherwise the dialog would keep the height for the previous game
  m_scroll->updateGeometry();        // Qt would update the geometry only later
  layout()->activate();
  return fittingSize(*this, sizeHint());
}

void NewGameDialog::growToFit() { resize(size().expandedTo(fittedSize())); }

void NewGameDialog::readStart() {
  const QString text = m_position->text().trimmed();
  m_start = chosenStart();
  m_fault->clear();
  bool readable = true;
  if (!text.isEmpty()) {
    const auto position = m_play->parsePosition(text.toStdString());
    readable = position.has_value();
    if (position)
      m_start = *position;
    else
      m_fault->setText(errorText(position.error()));
  }
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(readable);
  m_ownStart->setVisible(readable && ownStartVariant());
  if (m_ownStart->isChecked()) showOwnStart();
  m_picture->setPixmap(renderScene(smallScene(variantId(), m_start), QSize(picturePx, picturePx), devicePixelRatioF()));
}

VariantPtr NewGameDialog::ownStartVariant() const {
  const VariantPtr alternating = variant();
  const FreeStart* free = alternating ? freeStartOf(*alternating) : nullptr;
  if (free == nullptr) return nullptr;
  const auto id = free->idWithStart(m_start);
  return id && *id != variantId() ? parseVariant(*id).value_or(nullptr) : nullptr;
}

void NewGameDialog::showOwnStart() {
  const VariantPtr alternating = variant();
  if (!m_estimate || !alternating) return;
  const VariantPtr own = m_ownStart->isChecked() ? ownStartVariant() : nullptr;
  m_estimate->setVariant(own ? own : alternating);
}

void NewGameDialog::accept() {
  if (const VariantPtr own = m_ownStart->isChecked() ? ownStartVariant() : nullptr) m_play = parsePlay(own->id()).value();
  const QString strength = m_strength->currentData().toString();
  if (!m_play->movesAtOnce()) {
    m_settings->setOpponentStrengthIn(m_play->gameId(), strength);
    m_clock->storeIn(*m_settings);
  } else {
    parts()->storeStrength(*m_settings, strength);
  }
  m_settings->setOpponentSides(chosenSides(*m_person));
  QDialog::accept();
}

}  // namespace kotai::ui

#include "moc_new_game_dialog.cpp"
