#include "ui/simultaneous/positions_list_model.h"

#include "ui/document/texts.h"
#include "ui/jobs/background.h"
#include "ui/simultaneous/outcome_words.h"
#include "ui/simultaneous/simultaneous_words.h"

namespace kotai::ui {

struct PositionsListModel::Answer {
  quint64 token = 0;
  std::shared_ptr<const SimultaneousPositionList> list;  ///< of the first page only
  quint64 first = 0;
  bool append = false;
  Page page;
  std::optional<quint64> wanted;
  std::optional<SolutionError> error;
};

PositionsListModel::PositionsListModel(QObject* parent) : QAbstractListModel(parent) {}

PositionsListModel::~PositionsListModel() { m_stop.request_stop(); }

void PositionsListModel::clear() {
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

void PositionsListModel::setSource(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter) {
  clear();
  m_variant = solution ? solution->variant() : nullptr;
  if (!solution) return;
  m_counting = true;
  m_fetching = true;
  auto work = [token = m_token, solution, filter, stop = m_stop.get_token()] {
    Answer answer;
    answer.token = token;
    try {
      answer.list = std::make_shared<const SimultaneousPositionList>(solution, filter, stop);
      if (!stop.stop_requested()) answer.page = readPage(*answer.list, *solution->variant(), 0, stop);
    } catch (const SolutionError& error) {
      answer.error = error;
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const Answer& answer) {
    if (answer.token != m_token) return;
    m_counting = false;
    m_list = answer.list;
    receive(answer);
    emit counted();
  });
}

PositionsListModel::Page PositionsListModel::readPage(const SimultaneousPositionList& list, const SimultaneousVariant& variant, quint64 first,
                                                      const std::stop_token& stop) {
  Page page;
  for (const ListedGamePosition& listed : list.page(first, pagePositions, stop))
    page.push_back({listed, QString::fromStdString(variant.formatPosition(listed.position))});
  return page;
}

void PositionsListModel::requestPage(quint64 first, bool append, std::optional<quint64> wanted) {
  m_fetching = true;
  auto work = [token = m_token, list = m_list, variant = m_variant, first, append, wanted, stop = m_stop.get_token()] {
    Answer answer;
    answer.token = token;
    answer.first = first;
    answer.append = append;
    answer.wanted = wanted;
    try {
      answer.page = readPage(*list, *variant, first, stop);
    } catch (const SolutionError& error) {
      answer.error = error;
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const Answer& answer) {
    if (answer.token == m_token) receive(answer);
  });
}

void PositionsListModel::receive(const Answer& answer) {
  // m_fetching stays set until the rows are there: views may ask for more from within the signals below.
  if (answer.error) {
    m_fetching = false;
    emit failed(errorText(*answer.error));
    return;
  }
  const int arrived = static_cast<int>(answer.page.size());
  if (!answer.append) {
    beginResetModel();
    m_entries = answer.page;
    m_first = answer.first;
    m_fetching = false;
    endResetModel();
  } else if (arrived > 0) {
    beginInsertRows({}, rowCount(), rowCount() + arrived - 1);
    m_entries.insert(m_entries.end(), answer.page.begin(), answer.page.end());
    m_fetching = false;
    endInsertRows();
  }
  m_fetching = false;
  if (answer.wanted && rowOf(*answer.wanted) >= 0) emit numberReady(*answer.wanted);
}

int PositionsListModel::rowOf(quint64 number) const {
  return number >= m_first && number - m_first < m_entries.size() ? static_cast<int>(number - m_first) : -1;
}

void PositionsListModel::jumpTo(quint64 number) {
  if (!m_list || number >= count()) return;
  if (rowOf(number) >= 0) {
    emit numberReady(number);
    return;
  }
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_token;  // pages asked for around the old place are stale
  requestPage(number - number % pagePositions, false, number);
}

void PositionsListModel::setValuesHidden(bool hidden) {
  if (hidden == m_valuesHidden) return;
  m_valuesHidden = hidden;
  if (!m_entries.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int PositionsListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_entries.size()); }

QVariant PositionsListModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
  const GameValue& value = entry.listed.value;
  switch (role) {
    case PositionRole: return QVariant::fromValue(entry.listed.position);
    case TextRole: return entry.text;
    case CoveredRole: return entry.listed.covered;
    case NumberRole: return QVariant::fromValue<quint64>(m_first + static_cast<quint64>(index.row()));
    case ClassRole: return m_valuesHidden ? QVariant() : QVariant(static_cast<int>(positionClassOf(value)));
    case ValueRole: return m_valuesHidden ? QString() : value.isPure() ? className(positionClassOf(value)) : payoffText(value.value);
    case Qt::ToolTipRole: return m_valuesHidden ? QVariant() : QVariant(valueSentence(value));
    case Qt::DisplayRole:  // for screen readers and type-ahead; the delegate paints the parts
      return m_valuesHidden ? entry.text : QString(valueSentence(value) % QStringLiteral(" \u00b7 ") % entry.text);
    default: return {};
  }
}

bool PositionsListModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && m_list && !m_fetching && m_first + m_entries.size() < count();
}

void PositionsListModel::fetchMore(const QModelIndex& parent) {
  if (canFetchMore(parent)) requestPage(m_first + m_entries.size(), true, {});
}

}  // namespace kotai::ui
