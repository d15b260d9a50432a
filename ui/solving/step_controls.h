// Row of controls for the steps of a solve, with play, speed, a slider, and buttons for one step back or
// forward.
#pragma once

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSlider>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "ui/settings/settings.h"

namespace kotai::ui {

class StepControls : public QWidget {
  Q_OBJECT

 public:
  /// Creates the controls. \p settings stores the speed.
  explicit StepControls(Settings* settings, QWidget* parent = nullptr);

  QSlider* slider() const { return m_slider; }
  QPushButton* playButton() const { return m_play; }
  void addAtEnd(QWidget* widget) { m_row->addWidget(widget); }
  /// Sets the number of the last step, and shows a step without a signal.
  void setSteps(int last, int step);
  int step() const { return m_slider->value(); }
  void setStep(int step) { m_slider->setValue(step); }
  void setPlaying(bool playing);  ///< starts or stops automatic play; restarts from the first step after the last
  bool isPlaying() const { return m_timer.isActive(); }
  int stepMs() const { return m_timer.interval(); }  ///< time per step at the chosen speed, in milliseconds

 signals:
  void stepChanged(int step);

 private:
  void layOut();
  void playNext();
  void updateButtons();
  void retranslate();

  QTimer m_timer;
  QHBoxLayout* m_row = new QHBoxLayout(this);
  QPushButton* m_play = new QPushButton(this);
  QComboBox* m_speed = new QComboBox(this);
  QToolButton* m_back;
  QSlider* m_slider = new QSlider(Qt::Horizontal, this);
  QToolButton* m_forward;
};

}  // namespace kotai::ui
