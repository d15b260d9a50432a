// Row of one solve in the jobs dock, with name, progress, figures and buttons.
#pragma once

#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QWidget>

#include "ui/jobs/job_manager.h"
#include "ui/widgets/elided_label.h"

class QLabel;

namespace kotai::ui {

class JobRow : public QWidget {
  Q_OBJECT

 public:
  explicit JobRow(int jobId, QWidget* parent = nullptr);
  int jobId() const { return m_jobId; }
  void showState(const JobState& state);
  bool holdsFocus() const;
  void moveFocusHere();     ///< moves the focus to a button that does no harm
  QString figures() const;  ///< text of the figures or the result, as displayed

 signals:
  void pauseWanted(int jobId);
  void resumeWanted(int jobId);
  void cancelWanted(int jobId);
  void openWanted(int jobId);
  void repairWanted(int jobId);

 private:
  void createWidgets();
  QString phaseText(const JobState& state) const;
  QString figuresText(const JobState& state) const;
  static QString unsavedText(const JobWork& work);

  int m_jobId;
  ElidedLabel* m_name = nullptr;
  QLabel* m_phase = nullptr;
  QLabel* m_figures = nullptr;
  QProgressBar* m_progress = nullptr;
  QPushButton* m_open = nullptr;
  QPushButton* m_pause = nullptr;
  QPushButton* m_resume = nullptr;
  QPushButton* m_repair = nullptr;
  QPushButton* m_cancel = nullptr;
};

/// Row of an interrupted solve in the jobs dock. Shows its finished parts, with buttons to resume or delete the
/// solve.
class LeftoverRow : public QWidget {
  Q_OBJECT

 public:
  explicit LeftoverRow(Leftover leftover, QWidget* parent = nullptr);
  QString words() const;  ///< text about the finished parts, as displayed
  QPushButton* resumeButton() const { return m_resume; }
  QPushButton* removeButton() const { return m_remove; }

 private:
  QString stateText() const;
  QStringList parts() const;

  Leftover m_leftover;
  QLabel* m_words = nullptr;
  QPushButton* m_resume = nullptr;
  QPushButton* m_remove = nullptr;
};

/// Returns a name such as "Dodgem 5×5".
QString leftoverName(const Leftover& leftover);

}  // namespace kotai::ui
