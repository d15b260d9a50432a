// Progress of background work: its purpose, its progress, and a button that stops it.
#pragma once

#include <QWidget>

class QProgressBar;
class QToolButton;

namespace kotai::ui {

class ElidedLabel;

class WorkBar : public QWidget {
  Q_OBJECT

 public:
  explicit WorkBar(QWidget* parent = nullptr);
  void showWork(double share, const QString& text);  ///< \p share: from 0 to 1
  QString text() const;
  double share() const;
  QToolButton* stopButton() const { return m_stop; }

 signals:
  void stopRequested();

 private:
  void retranslate();

  ElidedLabel* m_text;
  QProgressBar* m_progress;
  QToolButton* m_stop;
};

}  // namespace kotai::ui
