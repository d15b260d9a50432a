// An interrupted solve in the jobs dock: its finished parts, with buttons to resume or delete it.
#pragma once

#include <QStringList>
#include <QWidget>

#include "solvers/files/leftovers.h"

class QLabel;
class QPushButton;

namespace kotai::ui {

class LeftoverRow : public QWidget {
  Q_OBJECT

 public:
  explicit LeftoverRow(Leftover leftover, QWidget* parent = nullptr);
  const Leftover& leftover() const { return m_leftover; }
  QString words() const;  ///< the line about the finished parts, as displayed
  QPushButton* resumeButton() const { return m_resume; }
  QPushButton* removeButton() const { return m_remove; }

 signals:
  void resumeWanted();
  void removeWanted();

 private:
  QString stateText() const;
  QStringList parts() const;

  Leftover m_leftover;
  QLabel* m_words = nullptr;
  QPushButton* m_resume = nullptr;
  QPushButton* m_remove = nullptr;
};

/// name such as "Dodgem 5×5"
QString leftoverName(const Leftover& leftover);

}  // namespace kotai::ui
