#include "ui/settings/settings.h"

#include <QFile>
#include <QLocale>
#include <QMetaObject>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/background/background.h"
#include "ui/settings/languages.h"

namespace kotai::ui {

const auto languageKey = QStringLiteral("interface/language");
const auto themeKey = QStringLiteral("interface/theme");
const auto visionKey = QStringLiteral("interface/vision");
const auto valuesShownKey = QStringLiteral("board/valuesShown");
const auto noSpoilersKey = QStringLiteral("board/noSpoilers");  ///< keys of earlier versions, which hid values in two ways
const auto coordinatesShownKey = QStringLiteral("board/coordinatesShown");
const auto boardFlippedKey = QStringLiteral("board/flipped");
const auto ownSideBelowKey = QStringLiteral("board/ownSideBelow");
const auto pathsShownKey = QStringLiteral("board/shortestPaths");
const auto pieceSetKey = QStringLiteral("board/pieceSet");
const auto animationMsKey = QStringLiteral("board/animationMs");
const auto opponentStrengthKey = QStringLiteral("opponent/strength");
const auto opponentGameKey = QStringLiteral("opponent/game");  ///< key of earlier versions, which had one opponent for all games
const auto opponentEngineKey = QStringLiteral("opponent/engine");
const auto opponentSidesKey = QStringLiteral("opponent/sides");
const auto lastProgramSideKey = QStringLiteral("opponent/lastSide");
const auto opponentDelayMsKey = QStringLiteral("opponent/delayMs");
const auto clockSecondsKey = QStringLiteral("clock/seconds");
const auto clockIncrementKey = QStringLiteral("clock/incrementSeconds");
const auto solveThreadsKey = QStringLiteral("solving/threads");
const auto solveMemoryKey = QStringLiteral("solving/memoryMb");
const auto solvesPlayedGameKey = QStringLiteral("solving/whatIsPlayed");
const auto verticalStrengthKey = QStringLiteral("opponent/verticalStrength");
const auto horizontalStrengthKey = QStringLiteral("opponent/horizontalStrength");
const auto revealsAtOnceKey = QStringLiteral("board/revealsAtOnce");
const auto soundsOnKey = QStringLiteral("interface/sounds");
const auto explainsNewGamesKey = QStringLiteral("interface/explainsNewGames");
const auto firstStepsDoneKey = QStringLiteral("interface/firstStepsDone");
const auto trainingKey = QStringLiteral("puzzles/choice");
const auto puzzleInWorkGroup = QStringLiteral("puzzleInWork/");
const auto recentFilesKey = QStringLiteral("files/recent");
const auto windowGeometryKey = QStringLiteral("window/geometry");
const auto playLayoutKey = QStringLiteral("window/playLayout");

static QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

static QString windowStateKey(const QString& layout) { return QStringLiteral("window/") + layout; }

static QString queriesKey(std::string_view gameId) { return QStringLiteral("queries/") + textOf(gameId); }

static QString strengthInKey(std::string_view gameId) { return QStringLiteral("opponent/strengthIn/") + textOf(gameId); }

static QString ownLevelInKey(std::string_view gameId) { return QStringLiteral("opponent/ownLevelIn/") + textOf(gameId); }

const auto choicesGroup = QStringLiteral("choices/");
const auto shortcutsGroup = QStringLiteral("shortcuts/");

static QString playerNameKey(Side side) {
  return side == Side::First ? QStringLiteral("players/first") : QStringLiteral("players/second");
}

const QString& strengthKey(Side side) { return side == Side::First ? verticalStrengthKey : horizontalStrengthKey; }

static QString systemLanguage() {
  for (const Language& each : languages())
    if (QLocale(each.code).language() == QLocale::system().language()) return each.code;
  return languages().front().code;
}

const QStringList& pieceSetNames() {
  static const QStringList names{QStringLiteral("animals"), QStringLiteral("kanji"), QStringLiteral("letters")};
  return names;
}

template <class Choice>
static Choice readChoice(const SettingsStore& store, const QString& key, Choice fallback, Choice last) {
  const int number = store.value(key, static_cast<int>(fallback)).toInt();
  return number >= 0 && number <= static_cast<int>(last) ? static_cast<Choice>(number) : fallback;
}

/// Returns the settings file of the platform. The name of an organization is set only for the settings, because
/// an organization of the application would change the data folder.
static std::unique_ptr<QSettings> platformFile() {
  const auto application = QStringLiteral("kotai");
  auto store = std::make_unique<QSettings>(QSettings::NativeFormat, QSettings::UserScope, QStringLiteral("Kotai"), application);
  if (QFile::exists(store->fileName())) return store;
  // Earlier versions had no organization name. Their settings file stays in place for these versions.
  QSettings before(QSettings::NativeFormat, QSettings::UserScope, QStringLiteral("Unknown Organization"), application);
  before.setFallbacksEnabled(false);
  for (const QString& key : before.allKeys()) store->setValue(key, before.value(key));
  store->sync();
  return store;
}

/// Writes changed values to the file. Other values in the file stay unchanged, because another program may have
/// changed them.
static bool writeInto(const QString& file, QSettings::Format format, const QHash<QString, QVariant>& changes) {
  QSettings settings(file, format);
  for (auto each = changes.begin(); each != changes.end(); ++each)
    each.value().isValid() ? settings.setValue(each.key(), each.value()) : settings.remove(each.key());
  settings.sync();
  return settings.status() == QSettings::NoError;
}

Settings::Settings(const QString& fileName, QObject* parent)
    : QObject(parent),
      m_store(std::make_unique<SettingsStore>(
          fileName.isEmpty() ? *platformFile() : *std::make_unique<QSettings>(fileName, QSettings::IniFormat))) {}

bool Settings::store(const QString& key, const QVariant& value) {
  if (m_store->contains(key) && m_store->value(key).toString() == value.toString() && !value.toString().isEmpty()) return false;
  m_store->setValue(key, value);
  return true;
}

template <class... Sent>
void Settings::store(const QString& key, const QVariant& value, void (Settings::*changed)(Sent...),
                     const std::type_identity_t<Sent>&... sent) {
  if (store(key, value)) (this->*changed)(sent...);
}

QString Settings::language() const { return m_store->value(languageKey, systemLanguage()).toString(); }
void Settings::setLanguage(const QString& language) { store(languageKey, language, &Settings::languageChanged, language); }

ThemeChoice Settings::theme() const { return readChoice(*m_store, themeKey, ThemeChoice::System, ThemeChoice::Dark); }
void Settings::setTheme(ThemeChoice theme) { store(themeKey, static_cast<int>(theme), &Settings::themeChanged); }

VisionChoice Settings::vision() const { return readChoice(*m_store, visionKey, VisionChoice::Standard, VisionChoice::Greyscale); }
void Settings::setVision(VisionChoice vision) { store(visionKey, static_cast<int>(vision), &Settings::themeChanged); }

bool Settings::valuesShown() const {
  return !m_valuesSuppressed && m_store->value(valuesShownKey, true).toBool() && !m_store->value(noSpoilersKey, false).toBool();
}
void Settings::setValuesShown(bool shown) {
  const bool before = valuesShown();
  if (shown) m_valuesSuppressed = false;
  m_store->setValue(valuesShownKey, shown);
  m_store->remove(noSpoilersKey);
  if (shown != before) emit valuesShownChanged(shown);
}
void Settings::suppressValues(bool held) {
  const bool before = valuesShown();
  m_valuesSuppressed = held;
  if (valuesShown() != before) emit valuesShownChanged(!before);
}

bool Settings::coordinatesShown() const { return m_store->value(coordinatesShownKey, true).toBool(); }
void Settings::setCoordinatesShown(bool shown) { store(coordinatesShownKey, shown, &Settings::coordinatesShownChanged, shown); }

bool Settings::pathsShown() const { return m_store->value(pathsShownKey, false).toBool(); }
void Settings::setPathsShown(bool shown) { store(pathsShownKey, shown, &Settings::pathsShownChanged, shown); }

bool Settings::boardFlipped() const { return m_store->value(boardFlippedKey, false).toBool(); }
void Settings::setBoardFlipped(bool flipped) { store(boardFlippedKey, flipped, &Settings::boardFlippedChanged, flipped); }

bool Settings::ownSideBelow() const { return m_store->value(ownSideBelowKey, true).toBool(); }
void Settings::setOwnSideBelow(bool below) { store(ownSideBelowKey, below, &Settings::ownSideBelowChanged, below); }

PieceSet Settings::pieceSet() const {
  return static_cast<PieceSet>(std::max<qsizetype>(0, pieceSetNames().indexOf(m_store->value(pieceSetKey).toString())));
}
void Settings::setPieceSet(PieceSet pieces) {
  store(pieceSetKey, pieceSetNames().at(static_cast<int>(pieces)), &Settings::pieceSetChanged, pieces);
}

int Settings::animationMs() const { return std::clamp(m_store->value(animationMsKey, 200).toInt(), 0, 2000); }
void Settings::setAnimationMs(int milliseconds) { store(animationMsKey, milliseconds); }

QString Settings::opponentStrength() const { return opponentStrengthIn(m_opponentGame); }

/// Returns the strength stored for a game. If there is none, returns the common strength, unless an earlier
/// version stored it for another game.
QString Settings::opponentStrengthIn(std::string_view gameId) const {
  const QVariant own = m_store->value(strengthInKey(gameId));
  if (own.isValid()) return own.toString();
  const QString chosenFor = m_store->value(opponentGameKey).toString();
  const auto newcomers = QString::fromLatin1(firstGameStrength);
  return chosenFor.isEmpty() || chosenFor == textOf(gameId) ? m_store->value(opponentStrengthKey, newcomers).toString()
                                                            : newcomers;
}
void Settings::setOpponentStrengthIn(std::string_view gameId, const QString& strength) {
  store(gameId.empty() ? opponentStrengthKey : strengthInKey(gameId), strength, &Settings::opponentChanged);
}

void Settings::setOpponentGame(std::string_view gameId) {
  const QString before = opponentStrength();
  m_opponentGame = gameId;
  if (opponentStrength() != before) emit opponentChanged();
}

std::optional<int> Settings::ownLevelIn(std::string_view gameId) const {
  const int level = m_store->value(ownLevelInKey(gameId)).toInt();
  return level == 0 ? std::nullopt : std::optional(level);
}
void Settings::setOwnLevelIn(std::string_view gameId, std::optional<int> level) {
  store(ownLevelInKey(gameId), level.value_or(0));
}

QString Settings::opponentEngine() const { return m_store->value(opponentEngineKey).toString(); }
void Settings::setOpponentEngine(const QString& address) { store(opponentEngineKey, address); }

OpponentSides Settings::opponentSides() const {
  return readChoice(*m_store, opponentSidesKey, OpponentSides::None, OpponentSides::Both);
}
OpponentSides Settings::lastProgramSide() const {
  return readChoice(*m_store, lastProgramSideKey, OpponentSides::Second, OpponentSides::Second);
}
std::optional<Side> Settings::personSide() const {
  switch (opponentSides()) {
    case OpponentSides::First: return Side::Second;
    case OpponentSides::Second: return Side::First;
    case OpponentSides::None:
    case OpponentSides::Both: break;
  }
  return std::nullopt;
}
void Settings::setOpponentSides(OpponentSides sides) {
  if (sides == OpponentSides::First || sides == OpponentSides::Second) store(lastProgramSideKey, static_cast<int>(sides));
  if (store(opponentSidesKey, static_cast<int>(sides))) emit opponentChanged();
}

QString Settings::playerName(Side side) const { return m_store->value(playerNameKey(side)).toString(); }
void Settings::setPlayerName(Side side, const QString& name) { store(playerNameKey(side), name); }

int Settings::opponentDelayMs() const { return std::clamp(m_store->value(opponentDelayMsKey, 500).toInt(), 0, 10000); }
void Settings::setOpponentDelayMs(int milliseconds) { store(opponentDelayMsKey, milliseconds, &Settings::opponentChanged); }

int Settings::clockSeconds() const { return std::clamp(m_store->value(clockSecondsKey, 0).toInt(), 0, 3 * 3600); }
int Settings::clockIncrementSeconds() const { return std::clamp(m_store->value(clockIncrementKey, 0).toInt(), 0, 60); }
void Settings::setClock(int seconds, int incrementSeconds) {
  store(clockSecondsKey, seconds);
  store(clockIncrementKey, incrementSeconds);
}

int Settings::solveThreads() const { return std::clamp(m_store->value(solveThreadsKey, 0).toInt(), 0, 1024); }
bool Settings::solvesPlayedGame() const { return m_store->value(solvesPlayedGameKey, true).toBool(); }
void Settings::setSolvesPlayedGame(bool solves) { m_store->setValue(solvesPlayedGameKey, solves); }

int Settings::solveMemoryMb() const { return std::max(m_store->value(solveMemoryKey, 0).toInt(), 0); }
void Settings::setSolveLimits(int threads, int memoryMb) {
  const bool changed = store(solveThreadsKey, threads);
  if (store(solveMemoryKey, memoryMb) || changed) emit solveLimitsChanged();
}

QString Settings::seatStrength(Side side) const {
  return m_store->value(strengthKey(side), QStringLiteral("montecarlo:playouts=10")).toString();
}
void Settings::setSeatStrength(Side side, const QString& strength) {
  store(strengthKey(side), strength, &Settings::opponentChanged);
}

bool Settings::soundsOn() const { return m_store->value(soundsOnKey, false).toBool(); }
void Settings::setSoundsOn(bool on) { store(soundsOnKey, on); }

bool Settings::revealsAtOnce() const { return m_store->value(revealsAtOnceKey, true).toBool(); }
void Settings::setRevealsAtOnce(bool on) { store(revealsAtOnceKey, on, &Settings::revealsAtOnceChanged, on); }

std::optional<QString> Settings::shortcuts(const QString& action) const {
  const QVariant kept = m_store->value(shortcutsGroup + action);
  return kept.isValid() ? std::optional(kept.toString()) : std::nullopt;
}
void Settings::setShortcuts(const QString& action, const std::optional<QString>& keys) {
  if (keys)
    m_store->setValue(shortcutsGroup + action, *keys);
  else
    m_store->remove(shortcutsGroup + action);
}

bool Settings::explainsNewGames() const { return m_store->value(explainsNewGamesKey, true).toBool(); }
void Settings::setExplainsNewGames(bool explains) { m_store->setValue(explainsNewGamesKey, explains); }

bool Settings::firstStepsDone() const { return m_store->value(firstStepsDoneKey, false).toBool(); }
void Settings::setFirstStepsDone(bool done) { store(firstStepsDoneKey, done, &Settings::firstStepsDoneChanged, done); }

QString Settings::training() const { return m_store->value(trainingKey).toString(); }
void Settings::setTraining(const QString& choice) { store(trainingKey, choice); }

QString Settings::puzzleInWork(const std::string& variantId) const {
  return m_store->value(puzzleInWorkGroup + QString::fromStdString(variantId)).toString();
}
void Settings::setPuzzleInWork(const std::string& variantId, const QString& puzzle) {
  const QString key = puzzleInWorkGroup + QString::fromStdString(variantId);
  if (puzzle.isEmpty()) return m_store->remove(key);
  m_store->setValue(key, puzzle);
}

QStringList Settings::recentFiles() const { return m_store->value(recentFilesKey).toStringList(); }
void Settings::addRecentFile(const QString& file) {
  constexpr qsizetype maxFiles = 8;
  QStringList files = recentFiles();
  files.removeAll(file);
  files.prepend(file);
  if (store(recentFilesKey, files.mid(0, maxFiles))) emit recentFilesChanged();
}
void Settings::forgetRecentFiles() { store(recentFilesKey, QStringList(), &Settings::recentFilesChanged); }

QStringList Settings::queries(std::string_view gameId) const { return m_store->value(queriesKey(gameId)).toStringList(); }
void Settings::addQuery(std::string_view gameId, const QString& text) {
  constexpr qsizetype maxQueries = 20;
  QStringList texts = queries(gameId);
  texts.removeAll(text);
  texts.prepend(text);
  store(queriesKey(gameId), texts.mid(0, maxQueries));
}

QByteArray Settings::windowGeometry() const { return m_store->value(windowGeometryKey).toByteArray(); }
void Settings::setWindowGeometry(const QByteArray& geometry) { m_store->setValue(windowGeometryKey, geometry); }

QByteArray Settings::windowState(const QString& layout) const { return m_store->value(windowStateKey(layout)).toByteArray(); }
void Settings::setWindowState(const QString& layout, const QByteArray& state) {
  m_store->setValue(windowStateKey(layout), state);
}

QString Settings::choice(const QString& name) const { return m_store->value(choicesGroup + name).toString(); }
void Settings::setChoice(const QString& name, const QString& value) { m_store->setValue(choicesGroup + name, value); }

bool Settings::playLayout() const { return m_store->value(playLayoutKey, personSide().has_value()).toBool(); }
void Settings::setPlayLayout(bool play) { store(playLayoutKey, play, &Settings::playLayoutChanged, play); }

SettingsStore::SettingsStore(const QSettings& file) : m_file(file.fileName()), m_format(file.format()) {
  m_writer.setMaxThreadCount(1);
  for (const QString& key : file.allKeys()) m_values.insert(key, file.value(key));
}

SettingsStore::~SettingsStore() {
  m_writer.waitForDone();
  if (!m_changes.isEmpty()) writeInto(m_file, m_format, m_changes);
}

void SettingsStore::setValue(const QString& key, const QVariant& value) {
  m_values.insert(key, value);
  change(key, value);
}

void SettingsStore::remove(const QString& key) {
  m_values.remove(key);
  change(key, {});
}

/// Changes a value. All changes of one iteration of the event loop share one write. Changes made during a write
/// are written next.
void SettingsStore::change(const QString& key, const QVariant& value) {
  m_changes.insert(key, value);
  if (std::exchange(m_writing, true)) return;
  QMetaObject::invokeMethod(
      this, [this] { write(); }, Qt::QueuedConnection);
}

/// Puts back changes that could not be written. The store writes them after the next change or at the end of
/// the program.
void SettingsStore::restoreUnwritten(const Values& changes) {
  for (auto each = changes.begin(); each != changes.end(); ++each)
    if (!m_changes.contains(each.key())) m_changes.insert(each.key(), each.value());
  m_writing = false;
}

void SettingsStore::write() {
  const Values changes = std::exchange(m_changes, {});
  runInBackground(
      m_writer, this, [file = m_file, format = m_format, changes] { return writeInto(file, format, changes); },
      [this, changes](bool written) {
        if (!written) return restoreUnwritten(changes);
        m_writing = !m_changes.isEmpty();
        if (m_writing) write();
      });
}

void storeChoice(QComboBox* box, Settings* settings, const QString& name) {
  bool isNumber = false;
  const int place = settings->choice(name).toInt(&isNumber);
  if (isNumber && place >= 0 && place < box->count()) box->setCurrentIndex(place);
  QObject::connect(box, &QComboBox::currentIndexChanged, box, [settings, name](int chosen) {
    if (chosen >= 0) settings->setChoice(name, QString::number(chosen));
  });
}

HiddenValues::~HiddenValues() {
  const QSignalBlocker quiet(m_settings);
  restore();
}

void HiddenValues::hide() {
  m_hidden = true;
  m_settings->suppressValues(true);
}

void HiddenValues::restore() {
  if (std::exchange(m_hidden, false)) m_settings->suppressValues(false);
}

}  // namespace kotai::ui

#include "moc_settings.cpp"
