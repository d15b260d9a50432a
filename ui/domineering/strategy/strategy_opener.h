// Finds or creates the strategies of a board, and opens the window for stepping through them.
#pragma once

#include <QObject>
#include <QPointer>
#include <QProgressDialog>
#include <QWidget>
#include <atomic>
#include <memory>

#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/strategy_play.h"
#include "ui/trees/proof_walk.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class GameSession;
class JobManager;
class ProofWindow;

/// Source of a strategy's steps for a ProofWindow. Each step contains the strategy's move and the other side's
/// answers.
class StrategyWalk final : public ProofWalk {
 public:
  explicit StrategyWalk(domineering::StrategyPlay play);

  QString title() const override;
  QString about() const override;
  QString stem() const override;
  ProofPlace place() const override;
  void take(std::size_t step) override;

 private:
  using Advice = domineering::StrategyPlay::Advice;
  Side side() const { return m_play->strategy().side; }
  JointMove turnOf(AnyMove own, AnyMove answer) const;
  QString standingText(const AnyPosition& position, const Advice& advice) const;
  ProofStep stepOf(AnyMove own, AnyMove answer) const;

  std::shared_ptr<const domineering::StrategyPlay> m_play;
};

/// Progress of a proof and of a strategy. The worker thread writes the progress, and the GUI thread reads it.
struct StrategyWork {
  std::stop_source stop;
  std::atomic<quint64> nodes = 0;    ///< number of searched nodes of the proof, the first part
  std::atomic<quint64> entries = 0;  ///< number of written entries of the strategy
};

/// Progress dialog with a stop button, shown while a strategy is created. Not modal. Appears only if the work
/// takes long.
class StrategyProgress : public QProgressDialog {
  Q_OBJECT

 public:
  StrategyProgress(const QString& board, std::shared_ptr<StrategyWork> work, QWidget* parent);

 private:
  void refresh();

  QString m_board;
  std::shared_ptr<StrategyWork> m_work;
};

/// Opens strategies, which workers read or create. Messages appear in the message bar.
class StrategyOpener : public QObject {
  Q_OBJECT

 public:
  /// \p window owns the opener and the windows that it opens.
  StrategyOpener(GameSession* session, JobManager* jobs, MessageBar* messages, QWidget* window);
  ~StrategyOpener() override;

  /// Returns whether the variant can have a strategy. Returns false for boards that are too large for a proof.
  static bool canOpen(const SimultaneousVariant& variant);
  void open(const SimultaneousVariantPtr& variant);
  /// Extracts the strategies of a proved board and opens the strategies. Does nothing while an extraction is
  /// running.
  void make(const SimultaneousVariantPtr& variant);
  /// Shows a message that there is no strategy yet, and offers to create one.
  void offerToMake(const SimultaneousVariantPtr& variant);

 signals:
  void made();  ///< emitted when strategies have been written
  void opened(kotai::ui::ProofWindow* window);

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

  GameSession* m_session;
  JobManager* m_jobs;
  MessageBar* m_messages;
  QWidget* m_window;
  std::shared_ptr<StrategyWork> m_work;  ///< state of the running work; null if no work is running
  QPointer<StrategyProgress> m_progress;
};

}  // namespace kotai::ui
