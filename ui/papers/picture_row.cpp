#include "ui/papers/picture_row.h"

#include <QToolButton>

#include "ui/board/board_thumbnail.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {
constexpr int picturePx = 128;
constexpr int gapPx = 12;
}  // namespace

PictureRow::PictureRow(std::vector<WorkPicture> pictures, std::string gameId, QWidget* parent)
    : QWidget(parent), m_gameId(std::move(gameId)) {
  auto* flow = new FlowLayout(gapPx);
  flow->setContentsMargins(0, 0, 0, 0);
  setLayout(flow);
  whenLanguageChanges(this, [this] { refresh(); });
  connect(&Theme::instance(), &Theme::changed, this, &PictureRow::refresh);
  setPictures(std::move(pictures));
}

void PictureRow::setPictures(std::vector<WorkPicture> pictures) {
  m_pictures = std::move(pictures);
  while (m_buttons.size() < m_pictures.size()) addButton();
  for (std::size_t number = 0; number < m_buttons.size(); ++number) m_buttons[number]->setVisible(number < m_pictures.size());
  refresh();
}

void PictureRow::addButton() {
  auto* button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setIconSize({picturePx, picturePx});
  button->setAutoRaise(true);
  connect(button, &QToolButton::clicked, this, [this, number = m_buttons.size()] {
    const WorkPicture& shown = m_pictures[number];
    emit openRequested(QString::fromStdString(shown.variant), QString::fromStdString(shown.position));
  });
  layout()->addWidget(button);
  m_buttons.push_back(button);
}

QPixmap PictureRow::picture(const WorkPicture& shown) const {
  const qreal ratio = devicePixelRatioF();
  return renderPositionText(shown.variant, shown.position, picturePx, ratio,
                            [ratio](const Variant& variant, const AnyPosition& position) {
                              return renderBoardThumbnail(variant, position, picturePx, ratio);
                            });
}

void PictureRow::refresh() {
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    const WorkPicture& shown = m_pictures[number];
    QToolButton* button = m_buttons[number];
    button->setIcon(picture(shown));
    button->setText(figureName(shown.id, m_gameId));
    button->setToolTip(QString::fromStdString(shown.position));
  }
}

}  // namespace kotai::ui

#include "moc_picture_row.cpp"
