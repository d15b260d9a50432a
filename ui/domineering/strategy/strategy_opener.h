// Finds or makes the strategies of a board, and opens the window that walks through them.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>

#include "core/simultaneous/strategy_file.h"

class QWidget;

namespace kotai::ui {

class JobManager;
class MessageBar;
class ProofWindow;
class StrategyProgress;
struct StrategyWork;

/// Reads and makes strategies in workers, and reports in the message bar.
class StrategyOpener : public QObject {
  Q_OBJECT

 public:
  /// Owned by the main window, which also owns the windows it opens.
  StrategyOpener(JobManager* jobs, MessageBar* messages, QWidget* window);
  ~StrategyOpener() override;

  /// Returns whether a strategy can exist: there are no proofs for larger boards.
  static bool canOpen(const SimultaneousVariant& variant);
  void open(const SimultaneousVariantPtr& variant);

 signals:
  void opened(kotai::ui::ProofWindow* window);
  void positionChosen(const std::string& variantId, const kotai::AnyPosition& position);

 private:
  struct Read {
    std::vector<Strategy> strategies;
    QString failure;
    bool stopped = false;
  };
  static Read readBoth(const SimultaneousVariant& variant, const std::filesystem::path& directory);
  static Read makeBoth(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory, StrategyWork& work);
  void take(const SimultaneousVariantPtr& variant, Read read);
  void show(const SimultaneousVariantPtr& variant, std::vector<Strategy> strategies);
  void offerToMake(const SimultaneousVariantPtr& variant);
  void make(const SimultaneousVariantPtr& variant);

  JobManager* m_jobs;
  MessageBar* m_messages;
  QWidget* m_window;
  std::shared_ptr<StrategyWork> m_work;  ///< while one is being made
  QPointer<StrategyProgress> m_progress;
};

}  // namespace kotai::ui
