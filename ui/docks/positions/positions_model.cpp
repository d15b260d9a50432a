#include "ui/docks/positions/positions_model.h"

#include <QStringList>
#include <algorithm>

#include "core/base/read_failure.h"
#include "ui/background/background.h"

namespace kotai::ui {

constexpr int pollMs = 100;

struct PositionsModel::Answer {
  std::shared_ptr<const CardList> list = {};  ///< the whole list; set only with the first page
  quint64 first = 0;
  CardList::Cards page = {};
  Place place = Place::Replace;
  std::optional<quint64> wanted = {};
  std::optional<SolutionError> error = {};
};

PositionsModel::PositionsModel(QObject* parent) : QAbstractListModel(parent) {
  m_poll->setInterval(pollMs);
  connect(m_poll, &QTimer::timeout, this, &PositionsModel::updateFromSearch);
  connect(this, &PositionsModel::counted, m_poll, &QTimer::stop);
}

PositionsModel::~PositionsModel() {
  m_stop.request_stop();
  m_drawStop.request_stop();
}

void PositionsModel::stopRequests() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_token;  // invalidates earlier requests
}

void PositionsModel::stopDrawing() {
  m_drawStop.request_stop();
  m_drawStop = std::stop_source();
  ++m_drawToken;
}

void PositionsModel::clear() {
  stopRequests();
  stopDrawing();
  m_search.reset();
  m_poll->stop();
  m_fetching = false;
  m_counting = false;
  beginResetModel();
  m_cards.clear();
  m_list.reset();
  m_first = 0;
  endResetModel();
}

void PositionsModel::load(OpenCards open, std::shared_ptr<SearchState> search) {
  clear();
  if (!open) return;
  m_counting = true;
  m_fetching = true;
  m_search = std::move(search);
  auto work = [open = std::move(open), stop = m_stop.get_token()] {
    Answer answer;
    try {
      answer.list = open(stop);
      if (!stop.stop_requested()) answer.page = answer.list->page(0, pagePositions, stop);
    } catch (...) {
      answer.error = readFailure({});
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this, token = m_token](const Answer& answer) {
    if (token != m_token) return;
    m_counting = false;
    m_list = answer.list;
    receivePage(answer);
    emit counted();
  });
  if (m_search) m_poll->start();
}

void PositionsModel::stopSearch() {
  if (m_search) m_search->stop.request_stop();
}

void PositionsModel::updateFromSearch() {
  std::optional<CardList::Cards> first;
  {
    const std::scoped_lock lock(m_search->mutex);
    std::swap(first, m_search->first);
  }
  if (m_counting && first && !first->empty()) {
    beginResetModel();
    m_cards.assign(first->begin(), first->end());
    endResetModel();
    emit firstShown();
  }
  emit searched(m_search->share, m_search->found);
}

bool PositionsModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && m_list && !m_fetching && m_first + m_cards.size() < count();
}

void PositionsModel::fetchMore(const QModelIndex& parent) {
  if (canFetchMore(parent)) requestPage(m_first + m_cards.size(), pagePositions, Place::Append);
}

void PositionsModel::fetchPrevious() {
  if (!m_list || m_fetching || m_first == 0) return;
  const quint64 step = std::min<quint64>(m_first, pagePositions);
  requestPage(m_first - step, static_cast<std::size_t>(step), Place::Prepend);
}

void PositionsModel::requestPage(quint64 first, std::size_t limit, Place place, std::optional<quint64> wanted) {
  m_fetching = true;
  auto work = [list = m_list, first, limit, place, wanted, stop = m_stop.get_token()] {
    Answer answer{.first = first, .place = place, .wanted = wanted};
    try {
      answer.page = list->page(first, limit, stop);
    } catch (...) {
      answer.error = readFailure({});
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this, token = m_token](const Answer& answer) {
    if (token == m_token) receivePage(answer);
  });
}

/// Returns whether the rows already show the entries of an answer.
bool PositionsModel::shows(const Answer& answer) const {
  return answer.first == m_first && !m_cards.empty() &&
         std::ranges::equal(answer.page, m_cards, {}, &PositionCard::text, &PositionCard::text);
}

void PositionsModel::receivePage(const Answer& answer) {
  // m_fetching stays set until the rows have arrived, because views may request more rows while they handle the signals
  // below.
  if (answer.error) {
    m_fetching = false;
    emit failed(*answer.error);
    return;
  }
  const int arrived = static_cast<int>(answer.page.size());
  if (answer.place == Place::Replace && shows(answer)) {
    m_fetching = false;
  } else if (answer.place == Place::Replace) {
    beginResetModel();
    m_cards.assign(answer.page.begin(), answer.page.end());
    m_first = answer.first;
    m_fetching = false;
    endResetModel();
  } else if (arrived > 0) {
    const int at = answer.place == Place::Append ? rowCount() : 0;
    beginInsertRows({}, at, at + arrived - 1);
    m_cards.insert(m_cards.begin() + at, answer.page.begin(), answer.page.end());
    if (answer.place == Place::Prepend) m_first = answer.first;
    m_fetching = false;
    endInsertRows();
  }
  if (arrived == 0) m_fetching = false;
  if (answer.wanted && rowOf(*answer.wanted) >= 0) emit numberReady(*answer.wanted);
}

void PositionsModel::jumpTo(quint64 number) {
  if (!m_list || number >= count()) return;
  stopDrawing();
  if (rowOf(number) >= 0) {
    emit numberReady(number);
    return;
  }
  stopRequests();
  requestPage(number - number % pagePositions, pagePositions, Place::Replace, number);
}

void PositionsModel::draw(quint64 number) {
  if (!m_list || number >= count()) return;
  rowOf(number) < 0 ? drawNear(number) : jumpTo(number);
}

void PositionsModel::drawNear(quint64 number) {
  stopDrawing();
  auto work = [list = m_list, number, stop = m_drawStop.get_token()] {
    return tryToRead({}, [&] { return list->drawnNear(number, stop); });
  };
  runInBackground(this, std::move(work), [this, number, token = m_drawToken](const auto& read) {
    if (token != m_drawToken) return;
    if (!read) return failed(read.error());
    const std::optional<CardList::Drawn>& found = *read;
    if (!found) return jumpTo(number);
    emit drawn(found->listed.position);
    if (token == m_drawToken) findNumber(*found);
  });
}

/// Determines the number of a drawn position in the background. The search must examine the earlier positions
/// first.
void PositionsModel::findNumber(const CardList::Drawn& drawn) {
  auto work = [list = m_list, drawn, stop = m_drawStop.get_token()] {
    Answer answer;
    try {
      CardList::Numbered numbered = drawn.numbered(pagePositions, stop);
      answer.first = numbered.number;
      answer.page = std::move(numbered.cards);
    } catch (...) {
      answer.error = readFailure({});
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this, token = m_drawToken](const Answer& answer) {
    if (token != m_drawToken) return;
    stopRequests();
    receivePage(answer);
    if (rowOf(answer.first) >= 0) emit numberFound(answer.first);
  });
}

void PositionsModel::setValuesHidden(bool hidden) {
  if (hidden == m_valuesHidden) return;
  m_valuesHidden = hidden;
  if (!m_cards.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

QVariant PositionsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const PositionCard& card = m_cards[static_cast<std::size_t>(index.row())];
  const auto value = [&](int wanted) { return m_valuesHidden || !card.value ? QVariant() : card.value(wanted); };
  switch (role) {
    case PositionRole: return QVariant::fromValue(card.position);
    case TextRole: return card.text;
    case NumberRole: return QVariant::fromValue<quint64>(m_first + static_cast<quint64>(index.row()));
    case MovesRole: return card.moves;
    case Qt::DisplayRole: {  // text for screen readers and type-ahead; the delegate paints the parts
      QStringList parts{card.moves, value(Qt::AccessibleTextRole).toString(), card.text};
      parts.removeAll(QString());
      return parts.join(QStringLiteral(" · "));
    }
    default: return value(role);
  }
}

}  // namespace kotai::ui

#include "moc_positions_model.cpp"
