#include "ui/shell/game_file.h"

#include <QFileInfo>
#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/background/background.h"
#include "ui/document/game_text.h"
#include "ui/shell/kept_game.h"

namespace kotai::ui {

namespace {

/// The shown move and places in a text do not count.
bool isSameGame(const GameRecord& a, const GameRecord& b) {
  const auto all = [](const GameRecord& game) { return std::tie(game.variant, game.start, game.header, game.startComment); };
  return all(a) == all(b) && std::ranges::equal(a.moves, b.moves, [](const GameRecord::Move& one, const GameRecord::Move& other) {
           return one.parent == other.parent && one.text == other.text && one.comment == other.comment;
         });
}

}  // namespace

QByteArray GameFile::contentOf(GameRecord game) {
  game.current = 0;
  return writeGame(game);
}

/// The texts decide. They are written only if the records, which are compared much faster, do not tell.
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

void GameFile::saveInBackground(const QString& path, const GameRecord& game, QObject* context, Told told) {
  finishSaving();
  m_saving = std::make_shared<Saving>(Saving{path, game, writeGame(game), std::move(told)});
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
  const Told told = std::exchange(saved->told, nullptr);
  if (!told) return;
  const bool isOpen = m_saving == saved;
  if (isOpen) m_saving.reset();
  if (isOpen && !saved->failure) holds(saved->path, saved->game, digestOf(saved->bytes));
  told(saved->failure);
}

std::optional<FileFailure> GameFile::save(const QString& path, const GameRecord& game) {
  finishSaving();
  const QByteArray bytes = writeGame(game);
  auto failure = writeWhole(path, bytes);
  if (!failure) holds(path, game, digestOf(bytes));
  return failure;
}

bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games) {
  return isWrittenHere(text) && games.size() == 1 && games.front() && games.front()->damage().empty();
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
  lookAtEnd(*file.game);
  if (isWrittenOver(*text, games)) file.digest = digestOf(*text);
  return file;
}

}  // namespace kotai::ui
