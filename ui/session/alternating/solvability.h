// Determines in a worker whether the open variant can be solved on this computer.
#pragma once

#include <QObject>
#include <optional>

#include "core/base/errors.h"
#include "ui/background/latest.h"

namespace kotai::ui {

class GameDocument;
class JobManager;
class Settings;

/// Checked again after every change of game, solution or limits.
class Solvability : public QObject {
  Q_OBJECT

 public:
  Solvability(const GameDocument* document, const JobManager* jobs, const Settings* settings, QObject* parent = nullptr);
  QString refusal() const;  ///< why it cannot be solved; empty if it can, or while unknown

 signals:
  void changed();

 private:
  void look();
  void set(const std::optional<SolutionError>& refusal);

  const GameDocument* m_document;
  const JobManager* m_jobs;
  std::optional<SolutionError> m_refusal;
  Latest m_estimating;
};

}  // namespace kotai::ui
