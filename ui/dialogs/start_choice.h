// The well-known starting positions of a variant, each with a small picture and its name.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/variant.h"

class QButtonGroup;
class QComboBox;
class QHBoxLayout;

namespace kotai::ui {

class Settings;

/// The standard start is selected first.
class StartChoice : public QWidget {
  Q_OBJECT

 public:
  explicit StartChoice(QWidget* parent = nullptr);
  void setVariant(const VariantPtr& variant);
  bool hasChoice() const { return m_starts.size() > 1; }
  const AnyPosition& start() const;
  QButtonGroup* buttons() const { return m_buttons; }

 signals:
  void chosen();

 private:
  std::vector<NamedStart> m_starts;
  QButtonGroup* m_buttons;
  QHBoxLayout* m_row;
};

/// Time for each side: minutes for the game and seconds for each move, or no clock.
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
