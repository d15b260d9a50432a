#include "ui/domineering/strategy/strategy_opener.h"

#include <QWidget>
#include <memory>
#include <utility>

#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "ui/background/background.h"
#include "ui/domineering/strategy/strategy_progress.h"
#include "ui/domineering/strategy/strategy_walk.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/exception_text.h"
#include "ui/trees/proof_window.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

/// Smaller boards are proved within seconds, without asking first.
bool isSmall(const SimultaneousVariant& variant) {
  return variant.columns() * variant.rows() <= domineering::largestSolvableCells;
}

}  // namespace

StrategyOpener::StrategyOpener(JobManager* jobs, MessageBar* messages, QWidget* window)
    : QObject(window), m_jobs(jobs), m_messages(messages), m_window(window) {}

StrategyOpener::~StrategyOpener() {
  if (m_work) m_work->stop.request_stop();
}

bool StrategyOpener::canOpen(const SimultaneousVariant& variant) { return domineering::canBeProved(variant); }

StrategyOpener::Read StrategyOpener::readBoth(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  Read read;
  try {
    for (const Side side : {Side::First, Side::Second})
      if (auto strategy = readStrategy(directory, variant, side)) read.strategies.push_back(std::move(*strategy));
  } catch (...) {
    read.failure = exceptionText(std::current_exception());
  }
  return read;
}

void StrategyOpener::open(const SimultaneousVariantPtr& variant) {
  if (m_work) {
    m_progress->show();
    return m_messages->showMessage(tr("The strategy is being made. Its window opens when it is ready."));
  }
  runInBackground(
      this, [variant, directory = m_jobs->dataDirectory()] { return readBoth(*variant, directory); },
      [this, variant](const Read& read) {
        if (read.strategies.empty() && read.failure.isEmpty()) return offerToMake(variant);
        take(variant, read);
      });
}

void StrategyOpener::take(const SimultaneousVariantPtr& variant, Read read) {
  if (!read.failure.isEmpty()) return m_messages->showMessage(read.failure);
  if (read.strategies.empty())
    return m_messages->showMessage(tr("There is no strategy for %1: neither side can guarantee more than a loss when the other "
                                      "side knows its moves in advance.")
                                       .arg(variantName(*variant)));
  show(variant, std::move(read.strategies));
}

void StrategyOpener::show(const SimultaneousVariantPtr& variant, std::vector<Strategy> strategies) {
  std::vector<std::shared_ptr<ProofWalk>> walks;
  for (Strategy& strategy : strategies)
    walks.push_back(std::make_shared<StrategyWalk>(domineering::StrategyPlay(variant, std::move(strategy))));
  auto* window = new ProofWindow(std::move(walks), m_window);
  connect(window, &ProofWindow::positionChosen, this,
          [this, variant](const AnyPosition& position) { emit positionChosen(variant->id(), position); });
  window->show();
  emit opened(window);
}

void StrategyOpener::offerToMake(const SimultaneousVariantPtr& variant) {
  const auto proved = m_jobs->provedOutcome(*variant);
  if (!isSmall(*variant) && !(proved && proved->settled()))
    return m_messages->showMessage(
        tr("What each side can force on %1 is not proved yet. Solve it first: the strategy comes from the proof.")
            .arg(variantName(*variant)));
  m_messages->showOffer(
      tr("The strategy for %1 has not been extracted from its proof yet.").arg(variantName(*variant)), tr("Make the strategy"),
      [this, variant] { make(variant); }, MessageBar::untilClosed);
}

StrategyOpener::Read StrategyOpener::makeBoth(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                              StrategyWork& work) {
  try {
    domineering::ProofOptions options;
    options.directory = directory;
    options.progress = [&work](const domineering::ProofProgress& progress) {
      work.nodes.store(progress.nodes, std::memory_order_relaxed);
    };
    const std::stop_token stop = work.stop.get_token();
    const auto known = usableOutcome(directory, *variant);
    if (!known || !known->settled()) domineering::prove(variant, options, stop);
    const auto report = domineering::makeStrategies(
        variant, options, stop, [&work](std::uint64_t entries) { work.entries.store(entries, std::memory_order_relaxed); });
    if (report.tooLarge) return {{}, tr("The strategy for %1 would have too many positions.").arg(variantName(*variant)), false};
    if (!report.finished) return {{}, {}, true};
    return readBoth(*variant, directory);
  } catch (...) {
    return {{}, exceptionText(std::current_exception()), false};
  }
}

void StrategyOpener::make(const SimultaneousVariantPtr& variant) {
  if (m_work) return;
  m_work = std::make_shared<StrategyWork>();
  m_progress = new StrategyProgress(variantName(*variant), m_work, m_window);
  runInBackground(
      this, [variant, directory = m_jobs->dataDirectory(), work = m_work] { return makeBoth(variant, directory, *work); },
      [this, variant](const Read& read) {
        m_work.reset();
        delete m_progress;
        if (!read.stopped) return take(variant, read);
        m_messages->showMessage(tr("Stopped. No strategy for %1 was saved.").arg(variantName(*variant)));
      });
}

}  // namespace kotai::ui

#include "moc_strategy_opener.cpp"
