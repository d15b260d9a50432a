#include "ui/settings/settings.h"

#include <QFile>
#include <QMetaObject>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/background/background.h"

namespace kotai::ui {

const auto valuesShownKey = QStringLiteral("board/valuesShown");
const auto noSpoilersKey = QStringLiteral("board/noSpoilers");  ///< keys of earlier versions, which hid values in two ways
const auto pieceSetKey = QStringLiteral("board/pieceSet");
const auto opponentStrengthKey = QStringLiteral("opponent/strength");
const auto opponentGameKey = QStringLiteral("opponent/game");  ///< key of earlier versions, which had one opponent for all games
const auto opponentSidesKey = QStringLiteral("opponent/sides");
const auto verticalStrengthKey = QStringLiteral("opponent/verticalStrength");
const auto horizontalStrengthKey = QStringLiteral("opponent/horizontalStrength");
const auto puzzleInWorkGroup = QStringLiteral("puzzleInWork/");
const auto recentFilesKey = QStringLiteral("files/recent");
const auto playLayoutKey = QStringLiteral("window/playLayout");

static QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

static QString queriesKey(std::string_view gameId) { return QStringLiteral("queries/") + textOf(gameId); }

static QString strengthInKey(std::string_view gameId) { return QStringLiteral("opponent/strengthIn/") + textOf(gameId); }

static QString ownLevelInKey(std::string_view gameId) { return QStringLiteral("opponent/ownLevelIn/") + textOf(gameId); }

const auto shortcutsGroup = QStringLiteral("shortcuts/");

static QString playerNameKey(Side side) {
  return side == Side::First ? QStringLiteral("players/first") : QStringLiteral("players/second");
}

const QString& strengthKey(Side side) { return side == Side::First ? verticalStrengthKey : horizontalStrengthKey; }

static const QStringList& pieceSetNames() {
  static const QStringList names{QStringLiteral("animals"), QStringLiteral("kanji"), QStringLiteral("letters")};
  return names;
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
      m_store(fileName.isEmpty() ? *platformFile() : *std::make_unique<QSettings>(fileName, QSettings::IniFormat)) {
  connect(&opponentDelayMs, &ChangingSetting::changed, this, &Settings::opponentChanged);
  connect(&solveThreads, &ChangingSetting::changed, this, &Settings::solveLimitsChanged);
  connect(&solveMemoryMb, &ChangingSetting::changed, this, &Settings::solveLimitsChanged);
}

bool Settings::store(const QString& key, const QVariant& value) {
  if (m_store.contains(key) && m_store.value(key).toString() == value.toString() && !value.toString().isEmpty()) return false;
  m_store.setValue(key, value);
  return true;
}

bool Settings::valuesShown() const {
  return !m_valuesSuppressed && m_store.value(valuesShownKey, true).toBool() && !m_store.value(noSpoilersKey, false).toBool();
}
void Settings::setValuesShown(bool shown) {
  const bool before = valuesShown();
  if (shown) m_valuesSuppressed = false;
  m_store.setValue(valuesShownKey, shown);
  m_store.remove(noSpoilersKey);
  if (shown != before) emit valuesShownChanged(shown);
}
void Settings::suppressValues(bool held) {
  const bool before = valuesShown();
  m_valuesSuppressed = held;
  if (valuesShown() != before) emit valuesShownChanged(!before);
}

PieceSet Settings::pieceSet() const {
  return static_cast<PieceSet>(std::max<qsizetype>(0, pieceSetNames().indexOf(m_store.value(pieceSetKey).toString())));
}
void Settings::setPieceSet(PieceSet pieces) {
  if (store(pieceSetKey, pieceSetNames().at(static_cast<int>(pieces)))) emit pieceSetChanged(pieces);
}

QString Settings::opponentStrength() const { return opponentStrengthIn(m_opponentGame); }

/// Returns the strength stored for a game. If there is none, returns the common strength, unless an earlier
/// version stored it for another game.
QString Settings::opponentStrengthIn(std::string_view gameId) const {
  const QVariant own = m_store.value(strengthInKey(gameId));
  if (own.isValid()) return own.toString();
  const QString chosenFor = m_store.value(opponentGameKey).toString();
  const auto newcomers = QString::fromLatin1(firstGameStrength);
  return chosenFor.isEmpty() || chosenFor == textOf(gameId) ? m_store.value(opponentStrengthKey, newcomers).toString()
                                                            : newcomers;
}
void Settings::setOpponentStrengthIn(std::string_view gameId, const QString& strength) {
  if (store(gameId.empty() ? opponentStrengthKey : strengthInKey(gameId), strength)) emit opponentChanged();
}

void Settings::setOpponentGame(std::string_view gameId) {
  const QString before = opponentStrength();
  m_opponentGame = gameId;
  if (opponentStrength() != before) emit opponentChanged();
}

std::optional<int> Settings::ownLevelIn(std::string_view gameId) const {
  const int level = m_store.value(ownLevelInKey(gameId)).toInt();
  return level == 0 ? std::nullopt : std::optional(level);
}
void Settings::setOwnLevelIn(std::string_view gameId, std::optional<int> level) {
  store(ownLevelInKey(gameId), level.value_or(0));
}

OpponentSides Settings::opponentSides() const {
  const int number = m_store.value(opponentSidesKey).toInt();
  return number >= 0 && number <= static_cast<int>(OpponentSides::Both) ? static_cast<OpponentSides>(number)
                                                                        : OpponentSides::None;
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
  if (sides == OpponentSides::First || sides == OpponentSides::Second) lastProgramSide.set(sides);
  if (store(opponentSidesKey, static_cast<int>(sides))) emit opponentChanged();
}

QString Settings::playerName(Side side) const { return m_store.value(playerNameKey(side)).toString(); }
void Settings::setPlayerName(Side side, const QString& name) { store(playerNameKey(side), name); }

QString Settings::seatStrength(Side side) const {
  return m_store.value(strengthKey(side), QStringLiteral("montecarlo:playouts=10")).toString();
}
void Settings::setSeatStrength(Side side, const QString& strength) {
  if (store(strengthKey(side), strength)) emit opponentChanged();
}

std::optional<QString> Settings::shortcuts(const QString& action) const {
  const QVariant kept = m_store.value(shortcutsGroup + action);
  return kept.isValid() ? std::optional(kept.toString()) : std::nullopt;
}
void Settings::setShortcuts(const QString& action, const std::optional<QString>& keys) {
  if (keys)
    m_store.setValue(shortcutsGroup + action, *keys);
  else
    m_store.remove(shortcutsGroup + action);
}

QString Settings::puzzleInWork(const std::string& variantId) const {
  return m_store.value(puzzleInWorkGroup + QString::fromStdString(variantId)).toString();
}
void Settings::setPuzzleInWork(const std::string& variantId, const QString& puzzle) {
  const QString key = puzzleInWorkGroup + QString::fromStdString(variantId);
  if (puzzle.isEmpty()) return m_store.remove(key);
  m_store.setValue(key, puzzle);
}

QStringList Settings::recentFiles() const { return m_store.value(recentFilesKey).toStringList(); }
void Settings::addRecentFile(const QString& file) {
  constexpr qsizetype maxFiles = 8;
  QStringList files = recentFiles();
  files.removeAll(file);
  files.prepend(file);
  store(recentFilesKey, files.mid(0, maxFiles));
}
void Settings::forgetRecentFiles() { store(recentFilesKey, QStringList()); }

QStringList Settings::queries(std::string_view gameId) const { return m_store.value(queriesKey(gameId)).toStringList(); }
void Settings::addQuery(std::string_view gameId, const QString& text) {
  constexpr qsizetype maxQueries = 20;
  QStringList texts = queries(gameId);
  texts.removeAll(text);
  texts.prepend(text);
  store(queriesKey(gameId), texts.mid(0, maxQueries));
}

bool Settings::playLayout() const { return m_store.value(playLayoutKey, personSide().has_value()).toBool(); }
void Settings::setPlayLayout(bool play) {
  if (store(playLayoutKey, play)) emit playLayoutChanged(play);
}

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
    if (chosen >= 0) settings->choice.set(name, QString::number(chosen));
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
