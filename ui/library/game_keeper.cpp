#include "ui/library/game_keeper.h"

#include <QDateTime>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/document/tree_document.h"
#include "ui/jobs/background.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

namespace {

/// The side without a program, if there is just one.
std::optional<Side> personOf(const std::array<std::string, 2>& programs) {
  if (programs[0].empty() == programs[1].empty()) return std::nullopt;
  return programs[0].empty() ? Side::First : Side::Second;
}

constexpr std::array<std::string_view, 6> ownReasons{"", "rules", "repetition", "resignation", "agreement", "time"};

}  // namespace

GameKeeper::GameKeeper(std::shared_ptr<GameLibrary> library, QObject* parent) : QObject(parent), m_library(std::move(library)) {}

void GameKeeper::watch(GameSession* session) {
  connect(session->document(), &TreeDocument::movePlayed, this, [this, session] { followMove(session); });
}

void GameKeeper::followMove(GameSession* session) {
  GameHeader header = session->document()->header();
  const std::array<std::string, 2> programs = session->programs();
  if (header.date.empty()) {  // the first move of a new game
    header.date = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
    header.first = programs[0];
    header.second = programs[1];
  }
  const auto ending = session->ending();
  if (ending) {
    header.result = ending->result;
    header.reason = ending->reason;
  } else if (std::ranges::count(ownReasons, header.reason) > 0) {  // it goes on after all
    header.result = GameResult::Open;
    header.reason.clear();
  }
  session->document()->setHeader(header);
  if (ending) keep(session->record(), GameSource::Played, personOf(programs));
}

void GameKeeper::keepPutAside(const GameSession& session) {
  const GameRecord record = session.record();
  if (record.header.result == GameResult::Open) keep(record, GameSource::PutAside, std::nullopt);
}

void GameKeeper::keep(const GameRecord& record, GameSource source, std::optional<Side> person) {
  runInBackground(
      this,
      [library = m_library, record, source, person] {
        const SavedResult game = playRecord(record);
        return game && library->add({{*game, source, person, {}}});
      },
      [this](bool kept) { tell(kept); });
}

void GameKeeper::tell(bool kept) {
  const bool told = std::exchange(m_fails, !kept);
  if (kept)
    emit gameKept();
  else if (!told)
    emit keepingFailed();
}

}  // namespace kotai::ui
