// State of a document for tests of single docks, without a session. The state contains settings, and also jobs
// unless a test has its own.
#pragma once

#include <QTemporaryDir>
#include <memory>

#include "ui/jobs/job_manager.h"
#include "ui/settings/settings.h"
#include "ui/state/state_hub.h"

namespace kotai::test {

struct StateOf {
  explicit StateOf(ui::TreeDocument* document, ui::JobManager* jobs = nullptr)
      : own(jobs ? nullptr : std::make_unique<ui::JobManager>(folder.path().toStdString())),
        hub(document, jobs ? jobs : own.get(), &settings) {
    settings.setValuesShown(true);
  }

  QTemporaryDir folder;
  ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  std::unique_ptr<ui::JobManager> own;
  ui::StateHub hub;
};

/// Dock with its own state.
template <typename Dock>
struct Alone : StateOf, Dock {
  template <typename Document>
  explicit Alone(Document* document) : StateOf(document), Dock(document, &this->StateOf::hub) {}
};

}  // namespace kotai::test
