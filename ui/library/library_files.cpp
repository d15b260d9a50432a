#include "ui/library/library_files.h"

#include <QCoreApplication>

#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/files/safe_file.h"
#include "ui/strings/file_text.h"

namespace kotai::ui {

namespace {

struct LibraryFileStrings {
  Q_DECLARE_TR_FUNCTIONS(LibraryFileStrings)
};

/// Returns the readable games of a file. \p warnings receives the faults.
std::vector<NewLibraryGame> gamesOf(const QString& file, QStringList& warnings) {
  std::vector<NewLibraryGame> games;
  const auto text = readWhole(file);
  if (!text) {
    warnings << fileFailureText(text.error());
    return games;
  }
  const QString name = fileText(file);
  for (const SavedResult& game : readAnyGames(*text)) {
    if (!game) {
      warnings << LibraryFileStrings::tr("%1 cannot be read. %2").arg(name, gameFaultText(game.error()));
      continue;
    }
    if (!game->damage().empty())
      warnings << LibraryFileStrings::tr("%1 is damaged. The readable part is in the library. %2")
                      .arg(name, gameDamageText(game->damage()));
    games.push_back({*game, GameSource::Imported, std::nullopt, {}});
  }
  return games;
}

}  // namespace

ImportReport importFiles(GameLibrary& library, const QStringList& files, const std::function<void(int)>& progress,
                         const std::stop_token& stop) {
  ImportReport report;
  for (int done = 0; done < files.size() && report.stored && !stop.stop_requested(); ++done) {
    const std::vector<NewLibraryGame> games = gamesOf(files[done], report.warnings);
    const auto added = library.add(games);
    report.stored = added.has_value();
    for (std::size_t i = 0; added && i < added->size(); ++i) ++((*added)[i] ? report.added : report.known);
    progress(done + 1);
  }
  return report;
}

QString exportGames(const GameLibrary& library, const std::vector<GameId>& games, const QString& file) {
  QByteArray text;
  for (const GameId id : games) text += QByteArray::fromStdString(library.text(id));
  const auto failure = writeWhole(file, text);
  return failure ? fileFailureText(*failure) : QString();
}

}  // namespace kotai::ui
