#include "ui/docks/moves/moves_dock.h"

#include <QEvent>
#include <cmath>

#include "core/analysis/draw_grade.h"
#include "core/players/level_choice.h"
#include "core/players/player.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/document/explain_later.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

/// Returns the grades of the drawing moves in a drawn position, by the position after the move.
static std::map<AnyPosition, int> drawGradesAfter(const Solution& solution, const std::vector<MoveValue>& moves,
                                                  const std::stop_token& stop) {
  std::map<AnyPosition, int> grades;
  if (moves.empty() || moves.front().value.outcome != Outcome::Draw) return grades;
  try {
    std::vector<AnyPosition> after;
    for (const MoveValue& move : moves) after.push_back(move.after);
    const auto found = drawGrades(solution, after, stop);
    for (std::size_t i = 0; i < found.size(); ++i)
      if (found[i]) grades[after[i]] = drawGradeForMover(*found[i]);
  } catch (const SolutionError&) {
    return {};  // the code that reads the values reports the damage
  }
  return grades;
}

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
      for (const QString& line : {drawGradeOf(row), reasonsOf(row)})
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
  // Immediately after a move, a worker still reads the values. The list is filled when the values arrive.
  const bool pending = m_document->solution() && !m_document->valuesKnown() && m_document->valueFailure().isEmpty();
  if (pending && m_settings->valuesShown()) return;
  m_background = {};
  m_drawGrades.clear();
  m_reasons.clear();
  m_readingBackground.drop();
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
  return own.value_or(*levelOf(Settings::firstGameStrength));
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
  m_readingBackground.run(this, ask, [this](const Background& told) {
    m_background = told;
    if (!told.own.empty()) fill();
    emit difficultyReady();
    gradeDraws();
  });
}

/// Grades the drawing moves. Runs separately from the notes, because the search takes longer.
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
  const auto asked = std::pair(m_document->solution(), m_document->position());
  const AnyMove move = *moveAt(index);
  if (m_reasons.contains(move)) return;
  explainLater(this, asked.first, asked.second, move, [this, asked, move](const std::vector<Fact>& facts) {
    if (asked != std::pair(m_document->solution(), m_document->position())) return;
    m_reasons[move] = explanationText(facts);
    const auto row = std::ranges::find(m_rows, move, &Row::move);
    if (row == m_rows.end()) return;
    const QModelIndex changed = this->index(static_cast<int>(row - m_rows.begin()));
    emit dataChanged(changed, changed, {Qt::ToolTipRole});
  });
}

QString MovesModel::reasonsOf(const Row& row) const {
  const auto found = row.move && row.value ? m_reasons.find(*row.move) : m_reasons.end();
  return found == m_reasons.end() ? QString() : found->second;
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
  if (move.keepsOutcome && move.value.outcome == Outcome::Loss) return tr("loses %n moves sooner", nullptr, plies);
  if (move.keepsOutcome) return tr("%n moves wasted", nullptr, plies);
  const Outcome best = m_document->value()->outcome;
  if (best == Outcome::Draw) return tr("throws the draw away");
  return move.value.outcome == Outcome::Draw ? tr("only draws") : tr("throws the win away");
}

/// Returns a text about the user's score with a move in finished games.
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
  if (grade == 0) return tr("Quiet: neither side can be led to a losing mistake within %n moves.", nullptr, maxDrawGradePlies);
  if (grade > 0) return tr("Pressing: the opponent can make a losing mistake in %n moves.", nullptr, grade);
  return tr("Under pressure: this side can be led to a losing mistake in %n moves.", nullptr, -grade);
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

MovesDock::MovesDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("movesDock"), parent),
      m_document(document),
      m_model(new MovesModel(document, hub->settings(), this)) {
  auto* body = new QWidget(this);
  m_sentence = named("sentence", wrapping(new Label(body)));
  m_sentence->setContentsMargins(8, 4, 8, 2);
  makeStrong(m_sentence);
  m_difficulty = named("difficulty", muted(wrapping(new Label(body))));
  m_difficulty->setContentsMargins(8, 4, 8, 0);
  connect(m_model, &MovesModel::modelReset, this, &MovesDock::showDifficulty);
  connect(m_model, &MovesModel::difficultyReady, this, &MovesDock::showDifficulty);
  m_view = new QListView(body);
  m_view->setModel(m_model);
  m_view->setItemDelegate(new MovesDelegate(m_view));
  m_view->setMouseTracking(true);
  m_view->viewport()->installEventFilter(this);
  m_view->installEventFilter(this);
  copyByKey(m_view, [this] { return selectedTexts(*m_view, MovesModel::MoveTextRole); });
  auto* column = makeLayout<QVBoxLayout>(body, {8, 2, 8, 6}, 0);
  column->addWidget(m_sentence);
  column->addWidget(m_view, 1);
  column->addWidget(m_difficulty);  // below the moves, so that the moves do not shift when the difficulty appears
  connect(m_view, &QListView::activated, this, &MovesDock::play);
  connect(m_view, &QListView::entered, m_model, &MovesModel::explain);
  connect(m_view, &QListView::entered, this, [this](const QModelIndex& index) {
    if (const auto move = m_model->moveAt(index))
      emit previewRequested(*move);
    else
      emit previewEnded();
  });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    if (const auto move = m_model->moveAt(index)) emit previewRequested(*move);
  });
  build(body);
}

void MovesDock::retranslate() {
  setWindowTitle(tr("Moves"));
  m_view->setAccessibleName(tr("Legal moves, best first"));
}

bool MovesDock::showContents() {
  m_model->refresh();
  showSentence();
  showDifficulty();
  return true;
}

void MovesDock::showSentence() {
  if (!m_document->hasGame()) return m_sentence->setText(QString());
  if (!m_document->valueFailure().isEmpty()) return m_sentence->setText(m_document->valueFailure());
  if (!m_document->solution() && !m_document->isFinished())
    return m_sentence->setText(tr("The values of this variant are not known yet."));
  if (!state().valuesShown) return m_sentence->setText(tr("Values are hidden."));
  if (!m_document->valuesKnown()) return;  // a worker still reads the values
  const auto end = m_document->end();
  if (end && end->cause == EndCause::Repetition)
    return m_sentence->setText(endSentence(*m_document->variant(), m_document->position(), *end));
  m_sentence->setText(standingSentence(*m_document->variant(), m_document->position(), *m_document->value()));
}

void MovesDock::showDifficulty() {
  const auto difficulty = m_model->difficulty();
  m_difficulty->setVisible(difficulty.has_value());
  if (difficulty)
    m_difficulty->setText(
        tr("Difficulty: %1 of 100 players at level %2 make a mistake here.").arg(*difficulty).arg(m_model->difficultyLevel()));
}

void MovesDock::play(const QModelIndex& index) {
  emit previewEnded();
  if (const auto move = m_model->moveAt(index)) m_document->play(*move);
}

bool MovesDock::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave || (watched == m_view && event->type() == QEvent::FocusOut)) emit previewEnded();
  return QDockWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_moves_dock.cpp"
