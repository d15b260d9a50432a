#include "ui/docks/positions/positions_model.h"

#include <QTimer>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr int pollMs = 100;

}  // namespace

PositionsModel::PositionsModel(QObject* parent) : PositionWindow(parent), m_poll(new QTimer(this)) {
  m_poll->setInterval(pollMs);
  connect(m_poll, &QTimer::timeout, this, &PositionsModel::updateFromSearch);
  connect(this, &PositionsModel::counted, m_poll, &QTimer::stop);
}

void PositionsModel::setSource(SolutionPtr solution, const std::optional<PositionFilter>& filter) {
  m_search.reset();
  m_poll->stop();
  load(std::move(solution), filter ? std::optional<PositionsAsked>(*filter) : std::nullopt);
}

void PositionsModel::search(SolutionPtr solution, query::Query query, query::Order order) {
  m_search = std::make_shared<SearchState>();
  load(std::move(solution), std::optional<PositionsAsked>(QuerySearch{std::move(query), order, m_search}));
  m_poll->start();
}

void PositionsModel::stopSearch() {
  if (m_search) m_search->stop.request_stop();
}

void PositionsModel::updateFromSearch() {
  if (!m_search) return;
  std::optional<std::vector<ListedPosition>> first;
  {
    const std::scoped_lock lock(m_search->mutex);
    std::swap(first, m_search->first);
  }
  if (first) showFirst(*first);
  emit searched(m_search->share, m_search->found);
}

QVariant PositionsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& shown = entry(index.row());
  switch (role) {
    case PositionRole: return QVariant::fromValue(shown.listed.position);
    case TextRole: return shown.text;
    case NumberRole: return QVariant::fromValue<quint64>(firstNumber() + static_cast<quint64>(index.row()));
    case OutcomeRole: return valuesHidden() ? QVariant() : QVariant(static_cast<int>(shown.listed.value.outcome));
    case DistanceRole: return valuesHidden() ? QVariant() : QVariant(shown.listed.value.distancePlies);
    case Qt::DisplayRole:  // text for screen readers and type-ahead; the delegate paints the parts
      return valuesHidden() ? shown.text : QString(valueText(shown.listed.value) % QStringLiteral(" · ") % shown.text);
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_positions_model.cpp"
