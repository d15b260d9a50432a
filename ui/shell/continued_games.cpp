#include "ui/shell/continued_games.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <system_error>

#include "core/engine/engine_address.h"
#include "core/play/play.h"
#include "ui/board/board_thumbnail.h"
#include "ui/board/played_board.h"
#include "ui/document/game_text.h"
#include "ui/games/presentation.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/name_fields.h"
#include "ui/play/result_card.h"
#include "ui/session/after_game.h"
#include "ui/session/session_view.h"
#include "ui/shell/workspace.h"

namespace kotai::ui {

/// Returns the computer player in a game of a person against the program. Empty for other games.
static QString programOf(const GameHeader& header) {
  const std::optional<Side> person = personOf(header);
  const QString strength = QString::fromStdString(person == Side::First ? header.second : header.first);
  return person && isStrength(strength) ? strength : QString();
}

constexpr int maxRead = 4;

struct ContinuedStrings {
  Q_DECLARE_TR_FUNCTIONS(ContinuedStrings)
};

/// Formats a date such as "2026-11-22 14:05" for display. Returns other texts unchanged.
static QString whenText(const std::string& date) {
  const QDateTime then = gameMoment(date);
  if (!then.isValid()) return gameDateText(date);
  const QString time = QLocale().toString(then.time(), QLocale::ShortFormat);
  const qint64 days = then.date().daysTo(QDate::currentDate());
  if (days == 0) return ContinuedStrings::tr("today, %1", "a time of the day").arg(time);
  if (days == 1) return ContinuedStrings::tr("yesterday, %1", "a time of the day").arg(time);
  return dayText(then.date());
}

static QString joined(const QString& state, const std::string& date) {
  return date.empty() ? state
                      : ContinuedStrings::tr("%1, %2", "how far a game is, when it was played").arg(state, whenText(date));
}

static QString programName(const LibraryGame& game, Side side) {
  return shortStrengthName(QString::fromStdString(side == Side::First ? game.header.first : game.header.second));
}

static QString playersOf(const LibraryGame& game) {
  if (game.person)
    return playersText(game.person == Side::First ? OpponentSides::Second : OpponentSides::First, programName(game, Side::First),
                       programName(game, Side::Second));
  if (game.header.first.empty() && game.header.second.empty()) return playersText(OpponentSides::None, {}, {});
  return playersText(OpponentSides::Both, programName(game, Side::First), programName(game, Side::Second));
}

static QString placeText(const LibraryGame& game) {
  const int number = (movesAtOnce(game.variant) ? game.plies : game.plies / 2) + 1;
  return (movesAtOnce(game.variant) ? ContinuedStrings::tr("turn %1", "its number")
                                    : ContinuedStrings::tr("move %1", "its number"))
      .arg(number);
}

static ContinuedGame cardOf(const UnfinishedGame& game) {
  return {variantText(game.game.variant), playersOf(game.game), joined(placeText(game.game), game.game.header.date), false,
          smallSceneOf(game.saved, game.position)};
}

/// Returns whether the game has ended. The header alone is not sufficient, because its result stays until the
/// next move, even after the end was undone.
static bool isOver(const SessionView& view, const GameRecord& record) {
  const TreeDocument& document = *view.session()->document();
  if (view.session()->ending()) return true;
  return document.header().result != GameResult::Open && record.header.result != GameResult::Open && !document.continuesHere();
}

static ContinuedGame cardOf(const SessionView& view, const GameRecord& record) {
  const TreeDocument& document = *view.session()->document();
  const std::optional<GameReport> report = view.afterGame()->report();
  BoardScene board = view.board()->exportScene(BoardMoment::Small);
  board.surroundings = false;
  return {variantText(document.variantId()),
          view.playersNote(),
          joined(view.turnNote(), document.header().date),
          isOver(view, record),
          std::move(board),
          report ? ResultCard::reviewText(*report) : QString(),
          report && !report->review.isEmpty()};
}

static std::string usualStart(const std::string& variantId) {
  const auto play = parsePlay(variantId);
  return play ? (*play)->formatPosition((*play)->start()) : std::string();
}

/// Returns whether the game has moves, comments, or a start position of the user's choice, so that the user may want to continue
/// the game. The first steps begin in a position that the user has not chosen.
static bool hasContent(const GameRecord& record) {
  return !record.moves.empty() || !record.startComment.empty() ||
         (record.start != usualStart(record.variant) &&
          record.start != presentationOf(gameIdOf(record.variant)).introduction.start);
}

constexpr int maxGamesRead = 200;  ///< maximum number of games to read

struct Played {
  std::string variant;
  GameHeader header;
  std::vector<AnyPosition> positions;  ///< positions of the main line
  bool isLater = false;                ///< whether the game was saved later than the compared game, or is finished
};

/// Returns whether two records may belong to the same game, because their variant, players and start time are
/// equal.
static bool mayBeSameGame(const std::string& variant, const GameHeader& one, const Played& other) {
  return variant == other.variant && one.date == other.header.date && one.first == other.header.first &&
         one.second == other.header.second;
}

static bool continuesWith(const Played& longer, const std::vector<AnyPosition>& line) {
  if (longer.positions.size() == line.size() && !longer.isLater) return false;
  return longer.positions.size() >= line.size() && std::equal(line.begin(), line.end(), longer.positions.begin());
}

static std::optional<SavedGame> read(const GameLibrary& library, GameId id) {
  const std::vector<SavedResult> games = kotai::readSavedGames(library.text(id));
  return games.front() && games.front()->hasMoves() ? std::optional(*games.front()) : std::nullopt;
}

/// Returns the other saved versions of a game, according to mayBeSameGame().
static std::vector<Played> stagesOf(const GameLibrary& library, const LibraryGame& game, const std::vector<LibraryGame>& all) {
  std::vector<Played> stages;
  for (const LibraryGame& each : all) {
    const bool isOver = each.header.result != GameResult::Open;
    if (each.id == game.id || !mayBeSameGame(game.variant, game.header, {each.variant, each.header, {}})) continue;
    if (const auto saved = read(library, each.id))
      stages.push_back({each.variant, each.header, mainLineOf(*saved), isOver || each.id > game.id});
  }
  return stages;
}

static std::optional<Played> playedIn(const std::optional<GameRecord>& open) {
  if (!open) return std::nullopt;
  const SavedResult game = playRecord(*open);
  if (!game) return std::nullopt;
  return Played{game->variantId(), game->header(), mainLineOf(*game), true};
}

/// Returns the unfinished games, latest first. If a game was saved several times, returns only the longest
/// version. Skips the open game, and games that were finished later. Can be called on any thread.
static std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most) {
  std::vector<UnfinishedGame> found;
  if (std::error_code error; !std::filesystem::exists(library.file(), error)) return found;  // a read must not create the library
  const std::vector<LibraryGame> all = library.games({}, maxGamesRead);
  const std::optional<Played> shown = playedIn(open);
  for (const LibraryGame& game : all) {
    if (static_cast<int>(found.size()) == most) break;
    if (game.header.result != GameResult::Open || game.source == GameSource::Imported) continue;
    const auto saved = read(library, game.id);
    if (!saved) continue;
    const std::vector<AnyPosition> line = mainLineOf(*saved);
    std::vector<Played> stages = stagesOf(library, game, all);
    if (shown && mayBeSameGame(game.variant, game.header, *shown)) stages.push_back(*shown);
    if (std::ranges::any_of(stages, [&](const Played& stage) { return continuesWith(stage, line); })) continue;
    found.push_back({game, *saved, line.back()});
    selectLastMove(found.back().saved);
  }
  return found;
}

BoardScene smallSceneOf(const SavedGame& game, const AnyPosition& position) {
  const auto& parts = presentationOf(gameIdOf(game.variantId())).atOnce;
  return parts ? parts->gameScene(game, position) : smallScene(game.variantId(), position);
}

QString levelPlayed(const GameHeader& header) {
  const QString program = programOf(header);
  return isEngineAddress(program.toStdString()) ? QString() : program;
}

void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings) {
  const QString strength = programOf(header);
  if (strength.isEmpty()) return settings.setOpponentSides(OpponentSides::None);
  const Side program = other(*personOf(header));
  if (movesAtOnce(variantId))
    settings.setSeatStrength(program, strength);
  else
    settings.setOpponentStrengthIn(gameIdOf(variantId), strength);
  settings.setOpponentSides(program == Side::First ? OpponentSides::First : OpponentSides::Second);
}

ContinuedGames::ContinuedGames(Workspace* workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {}

void ContinuedGames::refresh(const SessionView* open) {
  std::optional<GameRecord> record;
  if (open) record = open->session()->record();
  m_hasOpen = record && hasContent(*record);
  if (m_hasOpen) m_open = cardOf(*open, *record);
  emit changed();
  m_reading.run(
      this, [library = m_workspace->library(), record] { return unfinishedGames(*library, record, maxRead); },
      [this](const std::vector<UnfinishedGame>& games) {
        m_games = games;
        emit changed();
      });
}

std::vector<ContinuedGame> ContinuedGames::cards() const {
  std::vector<ContinuedGame> all;
  if (isOpenFirst()) all.push_back(m_open);
  for (const UnfinishedGame& game : m_games) all.push_back(cardOf(game));
  if (m_hasOpen && !isOpenFirst()) all.push_back(m_open);
  return all;
}

void ContinuedGames::continueGame(int card) {
  const int number = card - (isOpenFirst() ? 1 : 0);
  if (number < 0 || number >= static_cast<int>(m_games.size())) return emit openGameWanted();
  const UnfinishedGame game = m_games[static_cast<std::size_t>(number)];
  m_workspace->openKnownGame(game.saved, Purpose::Play, [&] {
    Settings& settings = *m_workspace->settings();
    choosePlayersOf(game.saved.header(), game.saved.variantId(), settings);
    if (settings.personSide()) settings.setPlayLayout(true);
    if (settings.personSide() && !valuesWereShown(game.saved.header())) settings.setValuesShown(false);
  });
}

GameBefore::GameBefore(Workspace* workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
  connect(workspace, &Workspace::gameReplaced, this, &GameBefore::offer);
}

void GameBefore::offer(const QByteArray& before, const QString& name, PageState page) {
  if (!m_messages) return;
  m_text = tr("Your game of %1 has been set aside.").arg(name);
  m_accept = [this, before, page] { reopen(before, page); };
  m_until.setRemainingTime(MessageBar::offerMs);
  m_messages->showOffer(m_text, tr("Back to the game"), m_accept);
}

void GameBefore::moveOfferTo(MessageBar* messages) {
  const QPointer<MessageBar> left = std::exchange(m_messages, messages);
  if (!left || !messages || left == messages || !left->withdrawOffer(m_text)) return;
  messages->showQueuedOffer(m_text, tr("Back to the game"), m_accept, std::max(1, static_cast<int>(m_until.remainingTime())));
}

void GameBefore::reopen(const QByteArray& before, PageState page) {
  const SavedResult game = readSavedGame(before);
  if (!game) return;
  m_workspace->reopenGame(before, [&] {
    Settings& settings = *m_workspace->settings();
    choosePlayersOf(game->header(), game->variantId(), settings);
    settings.setValuesShown(page.valuesShown);
    settings.setPlayLayout(page.playLayout);
  });
}

}  // namespace kotai::ui

#include "moc_continued_games.cpp"
