#include "ui/docks/moves/moves_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/draw_grade.h"
#include "core/players/level_choice.h"
#include "core/players/player.h"
#include "ui/document/explain_later.h"
#include "ui/strings/percent_sign.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

/// Grades of the drawing moves in a draw, by the positions after them.
std::map<AnyPosition, int> drawGradesAfter(const Solution& solution, const std::vector<MoveValue>& moves,
                                           const std::stop_token& stop) {
  std::map<AnyPosition, int> grades;
  if (moves.empty() || moves.front().value.outcome != Outcome::Draw) return grades;
  try {
    for (const MoveValue& move : moves) {
      if (stop.stop_requested()) break;
      if (const auto after = drawGrade(solution, move.after)) grades[move.after] = drawGradeForMover(*after);
    }
  } catch (const SolutionError&) {
    return {};  // the reader of values reports the damage
  }
  return grades;
}

}  // namespace

MovesModel::MovesModel(GameDocument* document, Settings* settings, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_settings(settings) {
  refresh();
}

int MovesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

QVariant MovesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
      QStringList parts{row.spoken};
      if (row.value) parts << valueText(*row.value);
      if (!row.note.isEmpty()) parts << row.note;
      return parts.join(QStringLiteral(", "));
    }
    case IsHeadingRole: return !row.move.has_value();
    case MoveTextRole: return row.text;
    case ValueRole: return row.value ? valueText(*row.value) : QString();
    case BarShareRole: return row.barShare;
    case Qt::ToolTipRole: {
      QStringList lines{row.note};
      for (const QString& line : {drawGradeOf(row), row.reasons})
        if (!line.isEmpty()) lines << line;
      return lines.join(QLatin1Char('\n'));
    }
    case NoteRole: return row.note;
    case PerfectRole: return row.perfect;
    case SignRole: return static_cast<int>(row.sign);
    default: return {};
  }
}

Qt::ItemFlags MovesModel::flags(const QModelIndex& index) const {
  if (!moveAt(index)) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

std::optional<AnyMove> MovesModel::moveAt(const QModelIndex& index) const {
  if (!index.isValid() || index.row() >= rowCount()) return std::nullopt;
  return m_rows[static_cast<std::size_t>(index.row())].move;
}

std::optional<Value> MovesModel::valueAt(const QModelIndex& index) const {
  if (!index.isValid() || index.row() >= rowCount()) return std::nullopt;
  return m_rows[static_cast<std::size_t>(index.row())].value;
}

void MovesModel::refresh() {
  // Right after a move the values are still being read. The list is filled once they arrive.
  const bool pending = m_document->solution() && !m_document->valuesKnown() && m_document->valueFailure().isEmpty();
  if (pending && m_settings->valuesShown()) return;
  m_background = {};
  m_drawGrades.clear();
  m_asked.drop();
  m_grading.drop();
  m_stop.request_stop();
  m_stop = std::stop_source();
  fill();
  askInBackground();
}

void MovesModel::setLibrary(std::shared_ptr<const GameLibrary> library) {
  m_library = std::move(library);
  refresh();
}

int MovesModel::difficultyLevel() const {
  const auto own = m_document->hasGame() ? m_settings->ownLevelIn(m_document->variant()->gameId()) : std::nullopt;
  return own.value_or(*levelOf(Settings::newcomersStrength));
}

void MovesModel::askInBackground() {
  const std::vector<MoveValue>& moves = m_document->moveValues();
  if (!m_settings->valuesShown() || !m_document->hasGame() || moves.empty()) return;
  const auto ask = [library = m_library, variant = m_document->variant(), position = m_document->position(), moves,
                    level = difficultyLevel()] {
    Background told;
    const bool allKeep = std::ranges::all_of(moves, &MoveValue::keepsOutcome);
    if (!allKeep) told.difficulty = kotai::difficulty(*variant, position, moves, level);
    const std::string key = positionKey(*variant, position);
    if (library) told.own = library->ownMoves(variant->id(), key)[key];
    return told;
  };
  m_asked.run(this, ask, [this](const Background& told) {
    m_background = told;
    if (!told.own.empty()) fill();
    emit backgroundTold();
    gradeDraws();
  });
}

/// Searches, so the notes do not wait for it.
void MovesModel::gradeDraws() {
  const SolutionPtr solution = m_document->solution();
  if (!solution) return;
  m_grading.run(
      this,
      [solution, moves = m_document->moveValues(), stop = m_stop.get_token()] { return drawGradesAfter(*solution, moves, stop); },
      [this](const std::map<AnyPosition, int>& grades) { m_drawGrades = grades; });
}

void MovesModel::fill() {
  const bool shown = m_settings->valuesShown();
  beginResetModel();
  ++m_filled;
  m_rows.clear();
  m_notes.clear();
  m_longestMove.clear();
  if (m_document->hasGame()) {
    if (shown && !m_document->moveValues().empty())
      addValuedRows();
    else
      addPlainRows();
  }
  endResetModel();
}

void MovesModel::explain(const QModelIndex& index) {
  if (!valueAt(index) || !m_document->solution()) return;
  const auto number = static_cast<std::size_t>(index.row());
  if (!m_rows[number].reasons.isEmpty()) return;
  explainLater(this, m_document->solution(), m_document->position(), *m_rows[number].move,
               [this, number, filled = m_filled](const std::vector<Fact>& facts) {
                 if (filled != m_filled) return;
                 m_rows[number].reasons = explanationText(facts);
                 const QModelIndex changed = this->index(static_cast<int>(number));
                 emit dataChanged(changed, changed, {Qt::ToolTipRole});
               });
}

void MovesModel::addValuedRows() {
  const auto& moves = m_document->moveValues();
  m_mostPlies = 1;
  for (const MoveValue& move : moves) m_mostPlies = std::max(m_mostPlies, move.value.distancePlies);
  std::optional<Outcome> group;
  for (const MoveValue& move : moves) {
    if (group != move.value.outcome) {
      group = move.value.outcome;
      const auto size =
          std::count_if(moves.begin(), moves.end(), [&group](const MoveValue& other) { return other.value.outcome == *group; });
      m_rows.push_back(headingOf(QStringLiteral("%1 \u00b7 %2").arg(outcomeName(*group)).arg(size)));
    }
    Row row = rowOf(QString::fromStdString(move.text), move.move);
    row.value = move.value;
    row.barShare = static_cast<double>(move.value.distancePlies) / m_mostPlies;
    row.note = noteFor(move);
    if (const QString own = ownPlayOf(move); !own.isEmpty()) row.note += QStringLiteral(" \u00b7 ") + own;
    if (!m_notes.contains(row.note)) m_notes << row.note;
    row.after = move.after;
    if (row.text.size() > m_longestMove.size()) m_longestMove = row.text;
    row.perfect = move.perfect;
    m_rows.push_back(std::move(row));
  }
}

QString MovesModel::noteFor(const MoveValue& move) const {
  if (move.perfect) return tr("perfect");
  const int plies = static_cast<int>(move.wastedPlies);
  if (move.keepsOutcome && move.value.outcome == Outcome::Loss) return tr("loses %n plies sooner", nullptr, plies);
  if (move.keepsOutcome) return tr("%n plies wasted", nullptr, plies);
  const Outcome best = m_document->value()->outcome;
  if (best == Outcome::Draw) return tr("loses draw");
  return move.value.outcome == Outcome::Draw ? tr("only draws") : tr("loses win");
}

/// The score is that of the games that have ended.
QString MovesModel::ownPlayOf(const MoveValue& move) const {
  const auto found = m_background.own.find(positionKey(*m_document->variant(), move.after));
  if (found == m_background.own.end()) return {};
  const OwnMoves& own = found->second;
  if (!own.score()) return tr("you: %1×", "games in which you made this move").arg(own.games);
  return tr("you: %1×, %2", "games in which you made this move, your score")
      .arg(own.games)
      .arg(withPercentSign(static_cast<int>(std::lround(100 * *own.score()))));
}

QString MovesModel::drawGradeOf(const Row& row) const {
  const auto found = m_drawGrades.find(row.after);
  if (!row.value || found == m_drawGrades.end()) return {};
  const int grade = found->second;
  if (grade == 0) return tr("Quiet: no losing mistake can be forced within %n plies.", nullptr, mostDrawGradePlies);
  if (grade > 0) return tr("Presses: the opponent can make a losing mistake in %n plies.", nullptr, grade);
  return tr("Under pressure: this side can be led to a losing mistake in %n plies.", nullptr, -grade);
}

void MovesModel::addPlainRows() {
  const Variant& variant = *m_document->variant();
  const auto& moves = m_document->legalMoves();
  if (moves.empty()) return;
  m_rows.push_back(headingOf(tr("%n legal moves", nullptr, static_cast<int>(moves.size()))));
  for (const AnyMove move : moves)
    m_rows.push_back(rowOf(QString::fromStdString(variant.formatMove(m_document->position(), move)), move));
}

MovesModel::Row MovesModel::headingOf(const QString& text) {
  Row row;
  row.text = row.spoken = text;
  return row;
}

MovesModel::Row MovesModel::rowOf(const QString& text, AnyMove move) const {
  Row row = headingOf(text);
  row.move = move;
  const Presentation& game = presentationOf(*m_document->variant());
  const MoveSquares squares = m_document->variant()->moveSquares(m_document->position(), move);
  if (game.moveSign) row.sign = game.moveSign(squares);
  if (game.spokenMove) row.spoken = game.spokenMove(squares, text);
  return row;
}

}  // namespace kotai::ui

#include "moc_moves_model.cpp"
