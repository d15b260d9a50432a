#include "ui/puzzles/past_puzzles_model.h"

#include "core/library/calendar_day.h"
#include "ui/library/library_strings.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

static QColor colourOf(PuzzleFate fate) {
  const ColourPalette& palette = Theme::instance().palette();
  switch (fate) {
    case PuzzleFate::Solved: return palette.textOf(Outcome::Win);
    case PuzzleFate::WithHint:
    case PuzzleFate::Found: return palette.textOf(Outcome::Draw);
    default: return palette.textOf(Outcome::Loss);
  }
}

void PastPuzzlesModel::setAttempts(std::vector<PastAttempt> attempts, std::chrono::sys_days today) {
  beginResetModel();
  m_attempts = std::move(attempts);
  m_today = today;
  endResetModel();
}

void PastPuzzlesModel::retranslate() {
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if (!m_attempts.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PastPuzzlesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_attempts.size());
}

int PastPuzzlesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int{ColumnCount}; }

QString PastPuzzlesModel::comesText(const PastAttempt& attempt) const {
  if (!attempt.comes) return QStringLiteral("–");
  if (hasCome(*attempt.comes, m_today)) return tr("today", "a puzzle comes back");
  if (*attempt.comes == m_today + std::chrono::days(1)) return tr("tomorrow", "a puzzle comes back");
  return dayText(calendarDay(*attempt.comes));
}

QString PastPuzzlesModel::textOf(const PastAttempt& attempt, int column) const {
  switch (column) {
    case DateColumn: return dayText(calendarDay(attempt.day));
    case GameColumn: return variantText(attempt.puzzle.variant);
    case TaskColumn: return puzzleTitle(attempt.puzzle);
    case RatingColumn: return ratingText(attempt.puzzle.rating);
    case ResultColumn: return fateText(attempt.fate);
    case ComesColumn: return comesText(attempt);
    default: return {};
  }
}

QVariant PastPuzzlesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const PastAttempt& each = attempt(index.row());
  if (role == Qt::DisplayRole) return textOf(each, index.column());
  if (role == Qt::ForegroundRole && index.column() == ResultColumn) return colourOf(each.fate);
  if (role == Qt::TextAlignmentRole && index.column() == RatingColumn) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant PastPuzzlesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant((section == RatingColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case DateColumn: return tr("Date");
    case GameColumn: return tr("Game");
    case TaskColumn: return tr("Task");
    case RatingColumn: return tr("Rating", "its rating");
    case ResultColumn: return tr("Result");
    case ComesColumn: return tr("Next review");
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_past_puzzles_model.cpp"
