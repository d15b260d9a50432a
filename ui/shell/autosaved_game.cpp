#include "ui/shell/autosaved_game.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <tuple>

#include "ui/background/background.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct KeptStrings {
  Q_DECLARE_TR_FUNCTIONS(KeptStrings)
};

constexpr int maxPrograms = 100;

static QString slotFile(const QString& folder, int number) {
  const QString name = number == 1 ? QStringLiteral("open-game") : QStringLiteral("open-game-%1").arg(number);
  return QDir(folder).filePath(name + QStringLiteral(".kotaigame"));
}

// Tags that occur only in the autosave file of the open game, and not in files saved by users.
constexpr std::string_view fileTag = "KeptOf";
constexpr std::string_view digestTag = "KeptDigest";
constexpr std::string_view clockTag = "KeptClock";
constexpr std::string_view turnTag = "KeptBoard";
constexpr std::string_view purposeTag = "KeptFor";
constexpr std::string_view storedAsTag = "KeptAs";
constexpr std::string_view looking = "looking";
constexpr std::string_view turned = "turned";
constexpr std::string_view upright = "upright";

using Tags = std::vector<std::pair<std::string, std::string>>;

/// Removes all tags of this name. Returns the value of the first tag.
static std::string takeTag(Tags& tags, std::string_view name) {
  std::string text;
  for (auto& [each, its] : tags)
    if (each == name && text.empty()) text = std::move(its);
  std::erase_if(tags, [name](const auto& tag) { return tag.first == name; });
  return text;
}

struct LeftStrings {
  Q_DECLARE_TR_FUNCTIONS(LeftStrings)
};

static bool isSavedInFile(const SavedGame& game, const AutosaveState& state) {
  const auto text = unchangedFileOf(state);
  if (!text) return false;
  const SavedResult saved = readSavedGame(*text);
  if (!saved) return false;
  GameFile file;
  file.holds(state.file, recordOf(*saved), *text);
  return !file.differs(recordOf(game));
}

/// Returns whether two games are equal. Ignores the current node, and the locations of games in a text.
static bool isSameGame(const GameRecord& a, const GameRecord& b) {
  const auto all = [](const GameRecord& game) { return std::tie(game.variant, game.start, game.header, game.startComment); };
  return all(a) == all(b) && std::ranges::equal(a.moves, b.moves, [](const GameRecord::Move& one, const GameRecord::Move& other) {
           return one.parent == other.parent && one.text == other.text && one.comment == other.comment;
         });
}

AutosavedGame::AutosavedGame(QString folder) : m_folder(std::move(folder)), m_file(slotFile(m_folder, 1)) {
  m_writer.setMaxThreadCount(1);
}

const QString& AutosavedGame::file() {
  claim();
  return m_file;
}

FileLock::Taken AutosavedGame::claim(int number) {
  const QString file = slotFile(m_folder, number);
  const FileLock::Taken taken = m_lock.take(file + QStringLiteral(".lock"));
  m_claimed = taken == FileLock::Taken::Yes;
  if (m_claimed) m_file = file;
  return taken;
}

/// Claims a file that no other program has locked. If no lock can be created (missing folder, full disk),
/// claims the first file without a lock.
void AutosavedGame::claim() {
  for (int number = 1; !m_claimed && number <= maxPrograms; ++number)
    if (claim(number) == FileLock::Taken::Impossible) return;
}

std::vector<std::unique_ptr<AutosavedGame>> AutosavedGame::leftBeside(const QString& own) {
  const QFileInfo ours(own);
  std::vector<std::unique_ptr<AutosavedGame>> left;
  for (int number = 1; number <= maxPrograms; ++number) {
    const QFileInfo file(slotFile(ours.path(), number));
    if (file.fileName() == ours.fileName() || (!file.exists() && !file.isSymLink())) continue;
    auto game = std::make_unique<AutosavedGame>(ours.path());
    if (game->claim(number) == FileLock::Taken::Yes) left.push_back(std::move(game));
  }
  return left;
}

void AutosavedGame::remove() { QFile::remove(m_file); }

QString AutosavedGame::moveAside() {
  const auto aside = putAside(m_file, QStringLiteral("kept"));
  m_safe = aside.has_value();
  m_moveFailure = m_safe ? std::nullopt : std::optional(aside.error());
  const QString failure = KeptStrings::tr("Your last game could not be added to the library.") + QLatin1Char(' ');
  return failure + (aside ? KeptStrings::tr("The game is kept as %1.").arg(fileText(*aside))
                          : fileFailureText(aside.error()) + QLatin1Char(' ') +
                                KeptStrings::tr("The file is left unchanged, and the open game is not saved automatically."));
}

AutosavedGame::Content AutosavedGame::readEarlier() const {
  const QString file = QDir(m_folder).filePath(QStringLiteral("open-game.json"));
  if (m_file != slotFile(m_folder, 1)) return {};
  const auto text = readWhole(file);
  if (!text) return {};
  const auto game = readSavedGame(*text);
  const QString shown = fileText(file);
  if (!game) return {{}, {}, KeptStrings::tr("Your last game, %1, cannot be opened. %2").arg(shown, gameFaultText(game.error()))};
  if (game->damage().empty()) return {*text, *game, {}};
  return {*text, *game,
          KeptStrings::tr("Your last game, %1, is damaged. The readable part is open.").arg(shown) + QLatin1Char('\n') +
              gameDamageText(game->damage())};
}

QString AutosavedGame::moveDamagedAside(const QString& reason) {
  const auto aside = putAside(m_file, QStringLiteral("damaged"));
  m_safe = aside.has_value();
  m_moveFailure = m_safe ? std::nullopt : std::optional(aside.error());
  if (m_safe) return reason + QLatin1Char('\n') + KeptStrings::tr("The old file is kept as %1.").arg(fileText(*aside));
  return reason + QLatin1Char('\n') + fileFailureText(aside.error()) + QLatin1Char(' ') +
         KeptStrings::tr("The file is left unchanged, and the open game is not saved automatically.");
}

AutosavedGame::Content AutosavedGame::read() {
  finishWriting();
  claim();
  const auto text = readWhole(m_file);
  m_safe = text || text.error().kind == FileFailure::Kind::Missing;
  m_moveFailure.reset();
  m_text = text.value_or(QByteArray());
  if (!text && m_safe) return readEarlier();
  if (!text) return {{}, {}, moveDamagedAside(fileFailureText(text.error()))};
  const auto game = readSavedGame(*text);
  const QString file = fileText(m_file);
  if (!game)
    return {{},
            {},
            moveDamagedAside(KeptStrings::tr("Your last game, %1, cannot be opened. %2").arg(file, gameFaultText(game.error())))};
  if (game->damage().empty()) return {*text, *game, {}};
  return {*text, *game,
          moveDamagedAside(KeptStrings::tr("Your last game, %1, is damaged. The readable part is open.").arg(file) +
                           QLatin1Char('\n') + gameDamageText(game->damage()))};
}

AutosavedGame::Written AutosavedGame::beginWriting(const QByteArray& text) {
  finishWriting();
  const QString warning = m_safe ? QString() : read().warning;
  return {text, m_moveFailure, warning};
}

void AutosavedGame::finishWriting() {
  m_writer.waitForDone();
  if (m_running && !m_running->failure) m_text = m_running->text;
  m_running.reset();
}

AutosavedGame::Written AutosavedGame::write(const QByteArray& text) {
  Written written = beginWriting(text);
  if (written.failure) return written;
  written.failure = writeWhole(m_file, text);
  if (!written.failure) m_text = text;
  return written;
}

void AutosavedGame::writeInBackground(const QByteArray& text, QObject* context, std::function<void(const Written&)> receive) {
  const auto written = std::make_shared<Written>(beginWriting(text));
  m_running = written;
  const auto work = [written, file = m_file] {
    if (!written->failure) written->failure = writeWhole(file, written->text);
    return written;
  };
  runInBackground(m_writer, context, work, [this, receive = std::move(receive)](const std::shared_ptr<Written>& done) {
    if (done != m_running) return;
    finishWriting();
    receive(*done);
  });
}

FileLock::~FileLock() { release(); }

void FileLock::release() {
  if (m_descriptor >= 0) ::close(std::exchange(m_descriptor, -1));
}

FileLock::Taken FileLock::take(const QString& file) {
  release();
  constexpr mode_t ownersOnly = 0600;
  const int descriptor =
      ::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, ownersOnly);
  if (descriptor < 0) return Taken::Impossible;
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
    m_descriptor = descriptor;
    return Taken::Yes;
  }
  const bool busy = errno == EWOULDBLOCK;
  ::close(descriptor);
  return busy ? Taken::Other : Taken::Impossible;
}

QByteArray digestOf(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(); }

QByteArray keptText(GameRecord game, const AutosaveState& state) {
  const auto add = [&game](std::string_view name, std::string text) {
    if (!text.empty()) game.header.others.emplace_back(name, std::move(text));
  };
  add(fileTag, state.file.toStdString());
  add(digestTag, state.fileDigest.toStdString());
  add(clockTag, state.clock);
  if (state.boardFlipped) add(turnTag, std::string(*state.boardFlipped ? turned : upright));
  if (state.lookedAt) add(purposeTag, std::string(looking));
  if (state.storedAs) add(storedAsTag, std::to_string(state.storedAs->value));
  return writeGame(game);
}

AutosaveState extractState(SavedGame& game) {
  Tags& tags = std::visit([](auto& each) -> Tags& { return each.header.others; }, game.game);
  AutosaveState state;
  state.file = QString::fromStdString(takeTag(tags, fileTag));
  state.fileDigest = QByteArray::fromStdString(takeTag(tags, digestTag));
  state.clock = takeTag(tags, clockTag);
  const std::string turn = takeTag(tags, turnTag);
  if (turn == turned || turn == upright) state.boardFlipped = turn == turned;
  state.lookedAt = takeTag(tags, purposeTag) == looking;
  if (const qlonglong number = QByteArray::fromStdString(takeTag(tags, storedAsTag)).toLongLong(); number > 0)
    state.storedAs = GameId{number};
  return state;
}

std::optional<QByteArray> unchangedFileOf(const AutosaveState& state) {
  if (state.file.isEmpty()) return std::nullopt;
  const auto text = readWhole(state.file);
  return text && digestOf(*text) == state.fileDigest ? std::optional(*text) : std::nullopt;
}

bool isWorthSaving(const GameRecord& game) { return !game.moves.empty() || !game.startComment.empty(); }

LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept) {
  const AutosaveState state = extractState(kept);
  if (!isWorthSaving(recordOf(kept)) || isSavedInFile(kept, state)) return {true, {}};
  if (!library.putAside(kept, state.storedAs)) return {};
  if (state.file.isEmpty()) return {true, {}};
  return {
      true,
      LeftStrings::tr("%1 has unsaved changes. The game is in My games as you left it.", "%1: a file").arg(fileText(state.file))};
}

LeftGames importLeftGames(GameLibrary& library, const QString& own) {
  LeftGames all;
  for (const auto& each : AutosavedGame::leftBeside(own)) {
    const AutosavedGame::Content content = each->read();
    if (!content.warning.isEmpty()) all.warnings << content.warning;
    if (!content.game) continue;
    const LeftGame left = copyIntoFolder(library, *content.game);
    if (!left.isSafe) continue;  // keeps the file, so that the next run of the program tries again
    if (!left.message.isEmpty()) all.warnings << left.message;
    each->remove();
    ++all.count;
  }
  return all;
}

QByteArray GameFile::contentOf(GameRecord game) {
  game.current = 0;
  return writeGame(game);
}

/// Compares the games by their records, which is fast. Only if the records differ, compares the texts.
bool GameFile::differs(const GameRecord& game) const {
  if (!isNamed()) return false;
  if (game.moves.size() != m_game.moves.size()) return true;
  return !isSameGame(game, m_game) && contentOf(game) != contentOf(m_game);
}

void GameFile::holds(const QString& path, GameRecord game, const QByteArray& digest) {
  m_path = QFileInfo(path).absoluteFilePath();
  m_game = std::move(game);
  m_digest = digest;
}

GameFile::GameFile() { m_writer.setMaxThreadCount(1); }

void GameFile::forget() {
  m_path.clear();
  m_game = {};
  m_digest.clear();
  m_saving.reset();
}

void GameFile::saveInBackground(const QString& path, const GameRecord& game, QObject* context, Callback callback) {
  finishSaving();
  m_saving = std::make_shared<Saving>(Saving{path, game, writeGame(game), std::move(callback)});
  runInBackground(
      m_writer, context,
      [saving = m_saving] {
        saving->failure = writeWhole(saving->path, saving->bytes);
        return saving;
      },
      [this](const std::shared_ptr<Saving>& saved) { onFileSaved(saved); });
}

void GameFile::finishSaving() {
  m_writer.waitForDone();
  if (const auto saved = m_saving) onFileSaved(saved);
}

void GameFile::onFileSaved(const std::shared_ptr<Saving>& saved) {
  const Callback callback = std::exchange(saved->callback, nullptr);
  if (!callback) return;
  const bool isOpen = m_saving == saved;
  if (isOpen) m_saving.reset();
  if (isOpen && !saved->failure) holds(saved->path, saved->game, digestOf(saved->bytes));
  callback(saved->failure);
}

std::optional<FileFailure> GameFile::save(const QString& path, const GameRecord& game) {
  finishSaving();
  const QByteArray bytes = writeGame(game);
  auto failure = writeWhole(path, bytes);
  if (!failure) holds(path, game, digestOf(bytes));
  return failure;
}

bool mayOverwrite(const QByteArray& text, const std::vector<SavedResult>& games) {
  return isOwnFormat(text) && games.size() == 1 && games.front() && games.front()->damage().empty();
}

GamesFile readGamesFile(const QString& path) {
  GamesFile file{path};
  const auto text = readWhole(path);
  if (!text) {
    file.failure = text.error();
    return file;
  }
  const std::vector<SavedResult> games = readAnyGames(*text);
  file.games = games.size();
  const auto first = std::ranges::find_if(games, [](const SavedResult& each) { return each.has_value(); });
  if (first == games.end()) {
    file.fault = games.front().error();
    return file;
  }
  file.game = **first;
  selectLastMove(*file.game);
  if (mayOverwrite(*text, games)) file.digest = digestOf(*text);
  return file;
}

}  // namespace kotai::ui
