#include "ui/dialogs/clock_choice.h"

#include <QComboBox>
#include <QHBoxLayout>

#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

/// A custom time from the settings stays available.
void choose(QComboBox* box, int value, const QString& text) {
  if (box->findData(value) < 0) box->addItem(text, value);
  box->setCurrentIndex(box->findData(value));
}

}  // namespace

ClockChoice::ClockChoice(const Settings& settings, QWidget* parent)
    : QWidget(parent), m_minutes(new QComboBox(this)), m_increment(new QComboBox(this)) {
  const auto minutesText = [](int minutes) { return tr("%n minutes each", nullptr, minutes); };
  const auto incrementText = [](int seconds) { return tr("+ %n s a move", "seconds", seconds); };
  m_minutes->addItem(tr("No clock"), 0);
  for (const int minutes : {1, 3, 5, 10}) m_minutes->addItem(minutesText(minutes), minutes * 60);
  for (const int seconds : {0, 1, 2, 5, 10}) m_increment->addItem(incrementText(seconds), seconds);
  choose(m_minutes, settings.clockSeconds(), minutesText(settings.clockSeconds() / 60));
  choose(m_increment, settings.clockIncrementSeconds(), incrementText(settings.clockIncrementSeconds()));
  m_minutes->setAccessibleName(tr("Time for each side"));
  m_increment->setAccessibleName(tr("Time added for each move"));
  const auto showIncrement = [this] { m_increment->setVisible(m_minutes->currentData().toInt() > 0); };
  connect(m_minutes, &QComboBox::currentIndexChanged, this, showIncrement);
  showIncrement();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_minutes, 1);
  row->addWidget(m_increment, 1);
}

void ClockChoice::storeIn(Settings& settings) const {
  settings.setClock(m_minutes->currentData().toInt(), m_increment->currentData().toInt());
}

}  // namespace kotai::ui

#include "moc_clock_choice.cpp"
