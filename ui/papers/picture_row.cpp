#include "ui/papers/picture_row.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "ui/board/board_thumbnail.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {
constexpr int picturePx = 128;
constexpr int treePicturePx = 96;
constexpr int gapPx = 12;
constexpr int levelGapPx = 28;
}  // namespace

PictureRow::PictureRow(std::vector<WorkPicture> pictures, std::string gameId, QWidget* parent)
    : QWidget(parent), m_pictures(std::move(pictures)), m_gameId(std::move(gameId)) {
  while (m_buttons.size() < m_pictures.size()) addButton();
  if (isTree()) {
    layOutTree();
  } else {
    auto* flow = new FlowLayout(gapPx);
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
    for (QToolButton* button : m_buttons) flow->addWidget(button);
  }
  whenLanguageChanges(this, [this] { refresh(); });
  connect(&Theme::instance(), &Theme::changed, this, &PictureRow::refresh);
  refresh();
}

bool PictureRow::isTree() const {
  return std::ranges::any_of(m_pictures, [](const WorkPicture& picture) { return picture.parent >= 0; });
}

/// A row for each level. Every board is centred above its children, and boards without children take a column each.
void PictureRow::layOutTree() {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(gapPx);
  grid->setVerticalSpacing(levelGapPx);
  std::vector<int> first(m_pictures.size(), 0);
  std::vector<int> columns(m_pictures.size(), 0);
  std::vector<int> level(m_pictures.size(), 0);
  for (std::size_t number = 0; number < m_pictures.size(); ++number)
    if (m_pictures[number].parent >= 0) level[number] = 1 + level[static_cast<std::size_t>(m_pictures[number].parent)];
  for (std::size_t number = m_pictures.size(); number-- > 0;) {
    columns[number] = std::max(columns[number], 1);
    if (m_pictures[number].parent >= 0) columns[static_cast<std::size_t>(m_pictures[number].parent)] += columns[number];
  }
  std::vector<int> used(m_pictures.size(), 0);
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    if (m_pictures[number].parent >= 0) {
      const auto parent = static_cast<std::size_t>(m_pictures[number].parent);
      first[number] = first[parent] + used[parent];
      used[parent] += columns[number];
    }
    grid->addWidget(m_buttons[number], level[number], first[number], 1, columns[number], Qt::AlignHCenter | Qt::AlignTop);
  }
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

/// Columns of equal width: otherwise parents would not be centred above their children.
void PictureRow::alignTree() {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  if (!grid) return;
  int widest = 0;
  for (const QToolButton* button : m_buttons) widest = std::max(widest, button->sizeHint().width());
  for (int column = 0; column < grid->columnCount(); ++column) grid->setColumnMinimumWidth(column, widest);
}

void PictureRow::paintEvent(QPaintEvent*) {
  if (!isTree()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Theme::instance().palette().border, 1.5));
  for (std::size_t number = 0; number < m_pictures.size(); ++number) {
    if (m_pictures[number].parent < 0) continue;
    const QRect above = m_buttons[static_cast<std::size_t>(m_pictures[number].parent)]->geometry();
    const QRect below = m_buttons[number]->geometry();
    painter.drawLine(QPoint(above.center().x(), above.bottom()), QPoint(below.center().x(), below.top()));
  }
}

void PictureRow::setPictures(std::vector<WorkPicture> pictures) {
  m_pictures = std::move(pictures);
  while (m_buttons.size() < m_pictures.size()) {
    addButton();
    layout()->addWidget(m_buttons.back());
  }
  for (std::size_t number = 0; number < m_buttons.size(); ++number) m_buttons[number]->setVisible(number < m_pictures.size());
  refresh();
}

void PictureRow::addButton() {
  auto* button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setIconSize({pictureSizePx(), pictureSizePx()});
  button->setAutoRaise(true);
  connect(button, &QToolButton::clicked, this, [this, number = m_buttons.size()] {
    const WorkPicture& shown = m_pictures[number];
    emit openRequested(QString::fromStdString(shown.variant), QString::fromStdString(shown.position));
  });
  m_buttons.push_back(button);
}

int PictureRow::pictureSizePx() const { return isTree() ? treePicturePx : picturePx; }

QPixmap PictureRow::picture(const WorkPicture& shown) const {
  const qreal ratio = devicePixelRatioF();
  const int sizePx = pictureSizePx();
  return renderPositionText(shown.variant, shown.position, sizePx, ratio,
                            [ratio, sizePx](const Variant& variant, const AnyPosition& position) {
                              return renderBoardThumbnail(variant, position, sizePx, ratio);
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
  alignTree();
}

}  // namespace kotai::ui

#include "moc_picture_row.cpp"
