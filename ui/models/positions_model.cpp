#include "ui/models/positions_model.h"

#include <algorithm>

#include "ui/document/texts.h"
#include "ui/jobs/background.h"

namespace kotai::ui {

struct PositionsModel::PageAnswer {
  quint64 token = 0;
  std::shared_ptr<const PositionList> list;
  quint64 first = 0;
  Page page;
  Place place = Place::Replace;
  std::optional<quint64> wanted;
  std::optional<SolutionError> error;
};

PositionsModel::PositionsModel(QObject* parent) : QAbstractListModel(parent) {}

PositionsModel::~PositionsModel() { m_stop.request_stop(); }

void PositionsModel::clear() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_token;
  m_fetching = false;
  m_counting = false;
  beginResetModel();
  m_entries.clear();
  m_list.reset();
  m_first = 0;
  endResetModel();
}

void PositionsModel::setSource(SolutionPtr solution, std::optional<PositionFilter> filter) {
  clear();
  m_variant = solution ? solution->variant() : nullptr;
  if (!solution || !filter) return;
  m_counting = true;
  m_fetching = true;
  auto work = [token = m_token, solution, wanted = *filter, stop = m_stop.get_token()] {
    PageAnswer answer;
    answer.token = token;
    try {
      answer.list = std::make_shared<const PositionList>(solution, wanted, stop);
      if (!stop.stop_requested()) answer.page = readPage(*answer.list, *solution->variant(), 0, pagePositions, stop);
    } catch (const SolutionError& error) {
      answer.error = error;
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const PageAnswer& answer) {
    if (answer.token != m_token) return;
    m_counting = false;
    m_list = answer.list;
    receivePage(answer);
    emit counted();
  });
}

PositionsModel::Page PositionsModel::readPage(const PositionList& list, const Variant& variant, quint64 first,
                                              std::size_t limit, const std::stop_token& stop) {
  Page page;
  for (const ListedPosition& listed : list.page(first, limit, stop))
    page.push_back({listed, QString::fromStdString(variant.formatPosition(listed.position))});
  return page;
}

void PositionsModel::requestPage(quint64 first, std::size_t limit, Place place, std::optional<quint64> wanted) {
  m_fetching = true;
  auto work = [token = m_token, list = m_list, variant = m_variant, first, limit, place, wanted,
               stop = m_stop.get_token()] {
    PageAnswer answer;
    answer.token = token;
    answer.first = first;
    answer.place = place;
    answer.wanted = wanted;
    try {
      answer.page = readPage(*list, *variant, first, limit, stop);
    } catch (const SolutionError& error) {
      answer.error = error;
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const PageAnswer& answer) {
    if (answer.token == m_token) receivePage(answer);
  });
}

void PositionsModel::receivePage(const PageAnswer& answer) {
  // m_fetching stays set until the rows are there: views may ask for more from within the signals below.
  if (answer.error) {
    m_fetching = false;
    emit failed(errorText(*answer.error));
    return;
  }
  const int arrived = static_cast<int>(answer.page.size());
  if (answer.place == Place::Replace) {
    beginResetModel();
    m_entries = answer.page;
    m_first = answer.first;
    m_fetching = false;
    endResetModel();
  } else if (arrived > 0) {
    const int at = answer.place == Place::Append ? rowCount() : 0;
    beginInsertRows({}, at, at + arrived - 1);
    m_entries.insert(m_entries.begin() + at, answer.page.begin(), answer.page.end());
    if (answer.place == Place::Prepend) m_first = answer.first;
    m_fetching = false;
    endInsertRows();
  }
  if (arrived == 0) m_fetching = false;
  if (answer.wanted && rowOf(*answer.wanted) >= 0) emit numberReady(*answer.wanted);
}

int PositionsModel::rowOf(quint64 number) const {
  return number >= m_first && number - m_first < m_entries.size() ? static_cast<int>(number - m_first) : -1;
}

void PositionsModel::jumpTo(quint64 number) {
  if (!m_list || number >= count()) return;
  if (rowOf(number) >= 0) {
    emit numberReady(number);
    return;
  }
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_token;  // pages asked for around the old place are stale
  requestPage(number - number % pagePositions, pagePositions, Place::Replace, number);
}

void PositionsModel::fetchPrevious() {
  if (!m_list || m_fetching || m_first == 0) return;
  const quint64 step = std::min<quint64>(m_first, pagePositions);
  requestPage(m_first - step, static_cast<std::size_t>(step), Place::Prepend);
}

void PositionsModel::setValuesHidden(bool hidden) {
  if (hidden == m_valuesHidden) return;
  m_valuesHidden = hidden;
  if (!m_entries.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int PositionsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PositionsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
  switch (role) {
    case PositionRole: return QVariant::fromValue(entry.listed.position);
    case TextRole: return entry.text;
    case NumberRole: return QVariant::fromValue<quint64>(m_first + static_cast<quint64>(index.row()));
    case OutcomeRole: return m_valuesHidden ? QVariant() : QVariant(static_cast<int>(entry.listed.value.outcome));
    case DistanceRole: return m_valuesHidden ? QVariant() : QVariant(entry.listed.value.distancePlies);
    case Qt::DisplayRole:  // for screen readers and type-ahead; the delegate paints the parts
      return m_valuesHidden ? entry.text : QString(valueText(entry.listed.value) % QStringLiteral(" · ") % entry.text);
    default: return {};
  }
}

bool PositionsModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && m_list && !m_fetching && m_first + m_entries.size() < count();
}

void PositionsModel::fetchMore(const QModelIndex& parent) {
  if (canFetchMore(parent)) requestPage(m_first + m_entries.size(), pagePositions, Place::Append);
}

}  // namespace kotai::ui
