// Many games between two players in the background, with running scores; the published table beside ours.
#pragma once

#include <QDialog>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::ui {

class JobManager;
class TournamentRun;

/// Not modal; a running tournament goes on while the dialog is closed.
class TournamentDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TournamentDialog(JobManager* jobs, QWidget* parent = nullptr);
  ~TournamentDialog() override;  ///< stops what is running

  /// The board to start with, e.g. the one that is open; ignored while games are played.
  void setVariant(const kotai::SimultaneousVariantPtr& variant);
};

}  // namespace kotai::ui
