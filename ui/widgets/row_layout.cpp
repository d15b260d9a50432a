#include "ui/widgets/row_layout.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace kotai::ui {

namespace {

constexpr int besidePx = 16;  ///< space between text and buttons, in pixels
constexpr int belowPx = 6;
constexpr int wordsPx = 260;  ///< minimum width of the text: a few words per line

/// Places the buttons beside the text if there is room, otherwise below it.
class BesideOrBelow : public QObject {
 public:
  BesideOrBelow(QWidget* row, QBoxLayout* whole, QLayout* heading, QLayout* buttons)
      : QObject(row), m_whole(whole), m_heading(heading), m_buttons(buttons) {
    row->installEventFilter(this);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
      const int wanted = std::max(m_heading->sizeHint().width(), wordsPx) + besidePx + m_buttons->sizeHint().width();
      const bool fits = wanted <= static_cast<const QWidget*>(watched)->width();
      const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
      if (direction != m_whole->direction()) {  // setting the same direction would trigger another layout
        m_whole->setDirection(direction);
        m_whole->setSpacing(fits ? besidePx : belowPx);
      }
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  QBoxLayout* m_whole;
  QLayout* m_heading;
  QLayout* m_buttons;
};

}  // namespace

void layOutRow(QWidget* row, const RowParts& parts) {
  QFont bold = parts.name->font();
  bold.setWeight(QFont::DemiBold);
  parts.name->setFont(bold);
  parts.name->setMuted(false);
  parts.name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  parts.state->setProperty("muted", true);
  parts.words->setProperty("muted", true);
  parts.words->setWordWrap(true);
  parts.words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* heading = new QHBoxLayout;
  heading->setSpacing(10);
  heading->addWidget(parts.name);
  heading->addWidget(parts.state);
  heading->addStretch(1);
  auto* words = new QVBoxLayout;
  words->setSpacing(5);
  words->addLayout(heading);
  if (parts.progress) words->addWidget(parts.progress);
  words->addWidget(parts.words);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (QPushButton* each : parts.buttons) buttons->addWidget(each);
  buttons->addStretch(0);
  auto* whole = new QBoxLayout(QBoxLayout::LeftToRight, row);
  whole->setContentsMargins(0, 8, 0, 10);
  whole->setSpacing(besidePx);
  whole->addLayout(words, 1);
  whole->addLayout(buttons);
  new BesideOrBelow(row, whole, heading, buttons);
}

}  // namespace kotai::ui
