#include "ui/library/library_model.h"

#include <algorithm>

#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

static bool isCentred(int column) { return column >= LibraryModel::ResultColumn && column != LibraryModel::ReasonColumn; }

static std::optional<double> personsAccuracy(const LibraryGame& game) {
  return game.person && !game.valuesShown ? game.accuracy[static_cast<std::size_t>(*game.person)] : std::nullopt;
}

void LibraryModel::setGames(std::vector<LibraryGame> games) {
  beginResetModel();
  m_games = std::move(games);
  endResetModel();
}

void LibraryModel::retranslate() {
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if (!m_games.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LibraryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_games.size()); }

int LibraryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int{ColumnCount}; }

QString LibraryModel::textOf(const LibraryGame& game, int column) const {
  switch (column) {
    case DateColumn: return gameDateText(game.header.date);
    case GameColumn: return variantText(game.variant);
    case FirstColumn: return playerText(game.header.first, game.person == Side::First);
    case SecondColumn: return playerText(game.header.second, game.person == Side::Second);
    case ResultColumn: return resultText(game.header.result);
    case ReasonColumn: return reasonText(game.header.reason);
    case LengthColumn: return lengthText(game.variant, game.plies);
    case AccuracyColumn:
      return game.person && game.valuesShown ? tr("with help", "instead of an accuracy") : accuracyText(personsAccuracy(game));
    default: return {};
  }
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return textOf(game(index.row()), index.column());
  if (role == Qt::TextAlignmentRole && isCentred(index.column())) return QVariant(Qt::AlignCenter);
  return {};
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(isCentred(section) ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case DateColumn: return tr("Date");
    case GameColumn: return tr("Game");
    case FirstColumn: return tr("First player");
    case SecondColumn: return tr("Second player");
    case ResultColumn: return tr("Result");
    case ReasonColumn: return tr("Ending");
    case LengthColumn: return tr("Length");
    case AccuracyColumn: return tr("Your accuracy");
    default: return {};
  }
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
  const auto before = [&](const LibraryGame& left, const LibraryGame& right) {
    if (column == DateColumn) return left.header.date < right.header.date;
    if (column == LengthColumn) return left.plies < right.plies;
    if (column == AccuracyColumn) return personsAccuracy(left) < personsAccuracy(right);
    return textOf(left, column) < textOf(right, column);
  };
  emit layoutAboutToBeChanged();
  std::ranges::stable_sort(m_games, [&](const LibraryGame& left, const LibraryGame& right) {
    return order == Qt::AscendingOrder ? before(left, right) : before(right, left);
  });
  emit layoutChanged();
}

}  // namespace kotai::ui

#include "moc_library_model.cpp"
