#include "ui/domineering/strategy/strategy_progress.h"

#include <QTimer>
#include <utility>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {
constexpr int shownAfterMs = 1000;
constexpr int refreshMs = 250;
}  // namespace

StrategyProgress::StrategyProgress(const QString& board, std::shared_ptr<StrategyWork> work, QWidget* parent)
    : QProgressDialog(parent), m_board(board), m_work(std::move(work)) {
  setWindowTitle(tr("Strategy for %1").arg(m_board));
  setRange(0, 0);  // the number of positions is not known beforehand
  setAutoReset(false);
  setMinimumDuration(shownAfterMs);
  setCancelButtonText(tr("Stop"));
  connect(this, &QProgressDialog::canceled, this, [this] { m_work->stop.request_stop(); });
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &StrategyProgress::refresh);
  timer->start(refreshMs);
  refresh();
}

void StrategyProgress::refresh() {
  const auto count = [](quint64 number) { return countText(static_cast<double>(number)); };
  const quint64 entries = m_work->entries.load(std::memory_order_relaxed);
  const quint64 nodes = m_work->nodes.load(std::memory_order_relaxed);
  const QString making = tr("Making the strategy for %1…").arg(m_board);
  if (entries > 0)
    setLabelText(making + QLatin1Char('\n') + tr("%1 positions so far").arg(count(entries)));
  else if (nodes > 0)
    setLabelText(making + QLatin1Char('\n') + tr("Proving: %1 positions searched").arg(count(nodes)));
  else
    setLabelText(making);
}

}  // namespace kotai::ui

#include "moc_strategy_progress.cpp"
