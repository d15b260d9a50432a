#include "ui/solving/step_controls.h"

#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr std::array stepMsOfSpeed{1500, 700, 200};  ///< milliseconds per step at slow, normal and fast speed
constexpr int normalSpeed = 1;

static QToolButton* iconButton(const QString& icon, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(themedIcon(icon));
  button->setProperty("framed", true);
  return button;
}

StepControls::StepControls(Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_back(iconButton(QStringLiteral("step-back"), this)),
      m_forward(iconButton(QStringLiteral("step-forward"), this)) {
  m_play->setAutoDefault(false);
  m_speed->addItems({QString(), QString(), QString()});
  m_speed->setCurrentIndex(normalSpeed);
  storeChoice(m_speed, settings, QStringLiteral("solving-speed"));
  layOut();
  connect(&m_timer, &QTimer::timeout, this, &StepControls::playNext);
  const auto setSpeed = [this](int speed) { m_timer.setInterval(stepMsOfSpeed[static_cast<std::size_t>(speed)]); };
  connect(m_speed, &QComboBox::currentIndexChanged, this, setSpeed);
  setSpeed(m_speed->currentIndex());
  connect(m_play, &QPushButton::clicked, this, [this] { setPlaying(!isPlaying()); });
  connect(m_back, &QToolButton::clicked, this, [this] { setStep(step() - 1); });
  connect(m_forward, &QToolButton::clicked, this, [this] { setStep(step() + 1); });
  connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
    updateButtons();
    emit stepChanged(step);
  });
  keepTranslated(this, [this] { retranslate(); });
}

void StepControls::layOut() {
  m_row->setContentsMargins(0, 0, 0, 0);
  for (QWidget* each : std::initializer_list<QWidget*>{m_play, m_speed, m_back, m_slider, m_forward})
    m_row->addWidget(each, each == m_slider ? 1 : 0);
}

void StepControls::setSteps(int last, int step) {
  const QSignalBlocker blocker(m_slider);
  m_slider->setRange(0, last);
  m_slider->setValue(step);
  updateButtons();
}

void StepControls::setPlaying(bool playing) {
  if (playing && step() == m_slider->maximum()) setStep(0);
  playing ? m_timer.start() : m_timer.stop();
  updateButtons();
}

void StepControls::playNext() {
  setStep(step() + 1);
  if (step() == m_slider->maximum()) setPlaying(false);
}

void StepControls::updateButtons() {
  m_play->setText(isPlaying() ? tr("Pause") : tr("Play", "the steps, one after the other"));
  m_back->setEnabled(step() > 0);
  m_forward->setEnabled(step() < m_slider->maximum());
}

void StepControls::retranslate() {
  // The button keeps its width when its text changes, so that the slider stays in its place.
  m_play->setText(tr("Play", "the steps, one after the other"));
  const int playWidth = m_play->sizeHint().width();
  m_play->setText(tr("Pause"));
  m_play->setFixedWidth(std::max(playWidth, m_play->sizeHint().width()));
  m_slider->setAccessibleName(tr("Step"));
  m_speed->setItemText(0, tr("slow"));
  m_speed->setItemText(1, tr("normal"));
  m_speed->setItemText(2, tr("fast"));
  m_speed->setToolTip(tr("Speed of the steps"));
  m_speed->setAccessibleName(m_speed->toolTip());
  for (auto [button, text] : {std::pair(m_back, tr("Step back")), std::pair(m_forward, tr("Step forward"))}) {
    button->setToolTip(text);
    button->setAccessibleName(text);
  }
  updateButtons();
}

}  // namespace kotai::ui

#include "moc_step_controls.cpp"
