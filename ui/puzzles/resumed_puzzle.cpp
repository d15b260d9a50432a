#include "ui/puzzles/resumed_puzzle.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"

namespace kotai::ui {

static FoundPuzzle findAgain(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                             const std::vector<StoredPuzzle>& due, const std::stop_token& stop) {
  const PuzzleMaker& maker = *supply.maker();
  const auto position = maker.parsePosition(work.position.toStdString());
  if (!position) return {};
  TrainingChoice choice;
  if (work.day.isValid() && dayOf(work.day) == today) {
    choice.from = TrainingChoice::From::Day;
    choice.dayNumber = work.number;
    FoundPuzzle found = supply.next(choice, 0, today, due, stop);
    if (found.puzzle && found.puzzle->position == *position) return found;
  }
  choice.from = TrainingChoice::From::Mixed;
  choice.kept = StoredPuzzle{maker.variantId(), positionKey(maker.canonical(*position)), work.position.toStdString(),
                             work.kind.toStdString(), work.n};
  return supply.next(choice, 0, today, due, stop);
}

/// Plays the stored moves up to the first move that is no longer correct, because the solution may have
/// changed.
static void playMoves(ResumedPuzzle& resumed, const QStringList& texts) {
  for (qsizetype i = 0; i + 1 < texts.size() && !resumed.judge->isSolved(); i += 2) {
    const std::vector<MoveValue> right = resumed.judge->rightMoves();
    const auto move = std::ranges::find(right, texts[i].toStdString(), &MoveValue::text);
    if (move == right.end()) return;
    PuzzleAnswer answer = resumed.judge->answer(move->move);
    if (!answer.defence) return;
    resumed.moves.push_back(move->move);
    resumed.moves.push_back(answer.defence->move);
    resumed.answer = std::move(answer);
  }
}

ResumedPuzzle resumedPuzzle(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                            const std::vector<StoredPuzzle>& due, const std::stop_token& stop) {
  ResumedPuzzle resumed;
  resumed.found = findAgain(supply, work, today, due, stop);
  if (!resumed.found.puzzle) return resumed;
  try {
    resumed.judge = supply.maker()->judge(*resumed.found.puzzle);
    playMoves(resumed, work.moves);
    if (resumed.judge->isSolved()) resumed.found.puzzle.reset();
  } catch (const SolutionError& error) {
    resumed.found = {.error = error};
  }
  return resumed;
}

QString textOf(const PuzzleInWork& puzzle) {
  QJsonObject object{{QStringLiteral("position"), puzzle.position},
                     {QStringLiteral("kind"), puzzle.kind},
                     {QStringLiteral("n"), puzzle.n},
                     {QStringLiteral("moves"), QJsonArray::fromStringList(puzzle.moves)},
                     {QStringLiteral("hints"), puzzle.hints},
                     {QStringLiteral("wrongMoves"), puzzle.wrongMoves},
                     {QStringLiteral("seconds"), puzzle.seconds},
                     {QStringLiteral("begun"), puzzle.begun},
                     {QStringLiteral("settled"), puzzle.settled},
                     {QStringLiteral("shown"), puzzle.shown},
                     {QStringLiteral("unrated"), puzzle.unrated}};
  if (puzzle.day.isValid()) {
    object.insert(QStringLiteral("day"), puzzle.day.toString(Qt::ISODate));
    object.insert(QStringLiteral("number"), puzzle.number);
  }
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text) {
  const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
  const auto number = [&object](const char* name) { return object.value(QLatin1String(name)).toInt(); };
  const auto flag = [&object](const char* name) { return object.value(QLatin1String(name)).toBool(); };
  PuzzleInWork puzzle;
  puzzle.position = object.value(QLatin1String("position")).toString();
  puzzle.kind = object.value(QLatin1String("kind")).toString();
  if (puzzle.position.isEmpty() || puzzle.kind.isEmpty()) return std::nullopt;
  puzzle.n = number("n");
  const QJsonArray moves = object.value(QLatin1String("moves")).toArray();
  for (const auto& move : moves) puzzle.moves << move.toString();
  puzzle.day = QDate::fromString(object.value(QLatin1String("day")).toString(), Qt::ISODate);
  puzzle.number = puzzle.day.isValid() ? number("number") : 0;
  puzzle.hints = number("hints");
  puzzle.wrongMoves = number("wrongMoves");
  puzzle.seconds = number("seconds");
  puzzle.begun = flag("begun");
  puzzle.settled = flag("settled");
  puzzle.shown = flag("shown");
  puzzle.unrated = flag("unrated");
  return puzzle;
}

}  // namespace kotai::ui
