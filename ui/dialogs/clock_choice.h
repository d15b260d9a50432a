// Time for each side: minutes for the game and seconds for each move, or no clock.
#pragma once

#include <QWidget>

class QComboBox;

namespace kotai::ui {

class Settings;

class ClockChoice : public QWidget {
  Q_OBJECT

 public:
  explicit ClockChoice(const Settings& settings, QWidget* parent = nullptr);
  void storeIn(Settings& settings) const;
  QComboBox* minutesBox() const { return m_minutes; }
  QComboBox* incrementBox() const { return m_increment; }

 private:
  QComboBox* m_minutes;
  QComboBox* m_increment;
};

}  // namespace kotai::ui
