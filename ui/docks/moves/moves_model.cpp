#include "ui/docks/moves/moves_model.h"

#include <algorithm>

#include "ui/document/explain_later.h"
#include "ui/strings/explanation_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

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
    case Qt::ToolTipRole: return row.reasons.isEmpty() ? row.note : row.note + QLatin1Char('\n') + row.reasons;
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
  const bool shown = m_settings->valuesShown();
  if (pending && shown) return;
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
    if (!m_notes.contains(row.note)) m_notes << row.note;
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
