#include "ui/dialogs/start_choice.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

#include "ui/board/board_thumbnail.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr int startPicturePx = 92;
constexpr int buttonWidthPx = 118;

/// Long names are split into two lines at the space nearest to the middle.
QString onTwoLines(QString name) {
  const qsizetype before = name.lastIndexOf(QLatin1Char(' '), name.size() / 2);
  if (name.size() > 14 && before > 0) name[before] = QLatin1Char('\n');
  return name;
}

/// A custom time from the settings stays available.
void choose(QComboBox* box, int value, const QString& text) {
  if (box->findData(value) < 0) box->addItem(text, value);
  box->setCurrentIndex(box->findData(value));
}

}  // namespace

StartChoice::StartChoice(QWidget* parent) : QWidget(parent), m_buttons(new QButtonGroup(this)), m_row(new QHBoxLayout(this)) {
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(8);
  m_row->addStretch(1);
  connect(m_buttons, &QButtonGroup::idClicked, this, &StartChoice::chosen);
}

void StartChoice::setVariant(const VariantPtr& variant) {
  const QList<QAbstractButton*> before = m_buttons->buttons();
  for (QAbstractButton* button : before) {
    m_buttons->removeButton(button);
    delete button;
  }
  m_starts = variant->namedStarts();
  for (std::size_t i = 0; i < m_starts.size() && hasChoice(); ++i) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setChecked(i == 0);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(startPicturePx, startPicturePx));
    button->setIcon(renderBoardThumbnail(*variant, m_starts[i].position, startPicturePx, devicePixelRatioF()));
    button->setText(onTwoLines(startName(variant->gameId(), m_starts[i].id)));
    button->setAccessibleName(startName(variant->gameId(), m_starts[i].id));
    button->setFixedSize(buttonWidthPx, startPicturePx + 3 * fontMetrics().height() + 6);
    m_buttons->addButton(button, static_cast<int>(i));
    m_row->insertWidget(static_cast<int>(i), button);
  }
  setVisible(hasChoice());
}

const AnyPosition& StartChoice::start() const {
  return m_starts[static_cast<std::size_t>(std::max(0, m_buttons->checkedId()))].position;
}

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

#include "moc_start_choice.cpp"
