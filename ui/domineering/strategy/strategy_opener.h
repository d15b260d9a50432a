// Finds or creates the strategies of a board, and opens the window for stepping through them.
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

/// Workers read and create strategies. Messages appear in the message bar.
class StrategyOpener : public QObject {
  Q_OBJECT

 public:
  /// Owned by the main window, which also owns the windows it opens.
  StrategyOpener(JobManager* jobs, MessageBar* messages, QWidget* window);
  ~StrategyOpener() override;

  /// Returns whether a strategy can exist. Larger boards have no proofs.
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
  std::shared_ptr<StrategyWork> m_work;  ///< board whose strategy is being created
  QPointer<StrategyProgress> m_progress;
};

}  // namespace kotai::ui
