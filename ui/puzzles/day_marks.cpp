#include "ui/puzzles/day_marks.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr int gapPx = 5;
constexpr double signLinePx = 2;

static QColor colourOf(PuzzleFate fate, const ColourPalette& palette) {
  switch (fate) {
    case PuzzleFate::Solved: return palette.textOf(Outcome::Win);
    case PuzzleFate::WithHint:
    case PuzzleFate::Found: return palette.textOf(Outcome::Draw);
    case PuzzleFate::Failed: return palette.textOf(Outcome::Loss);
    case PuzzleFate::Open: break;
  }
  return palette.textMuted;
}

static QPointF at(const QRectF& box, double x, double y) { return {box.left() + x * box.width(), box.top() + y * box.height()}; }

static void paintTick(QPainter& painter, const QRectF& box) {
  painter.drawPolyline(QPolygonF{at(box, 0.08, 0.55), at(box, 0.38, 0.88), at(box, 0.95, 0.12)});
}

static void paintCross(QPainter& painter, const QRectF& box) {
  painter.drawLine(at(box, 0.15, 0.15), at(box, 0.85, 0.85));
  painter.drawLine(at(box, 0.85, 0.15), at(box, 0.15, 0.85));
}

/// Draws a tick, a tick with a dot, a cross followed by a tick, a cross, or a ring.
static void paintSign(QPainter& painter, const QRectF& box, PuzzleFate fate) {
  switch (fate) {
    case PuzzleFate::Solved: return paintTick(painter, box);
    case PuzzleFate::WithHint:
      paintTick(painter, box);
      painter.setBrush(painter.pen().color());
      return painter.drawEllipse(at(box, 0.95, 0.85), signLinePx, signLinePx);
    case PuzzleFate::Found: {
      const QSizeF half(box.width() * 0.8, box.height());
      paintCross(painter, QRectF(box.center() - QPointF(half.width(), half.height() / 2), half));
      return paintTick(painter, QRectF(box.center() - QPointF(0, half.height() / 2), half));
    }
    case PuzzleFate::Failed: return paintCross(painter, box);
    case PuzzleFate::Open: break;
  }
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(box.center(), box.width() * 0.36, box.height() * 0.36);
}

DayMark::DayMark(int number, QWidget* parent) : QToolButton(parent), m_number(number) {
  setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  setFont(smallFont(font()));
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  whenLanguageChanges(this, [this] { describe(); });
}

void DayMark::setFate(PuzzleFate fate, bool current) {
  m_fate = fate;
  m_current = current;
  describe();
  update();
}

/// Describes the puzzle in whole sentences, because a screen reader reads only this text.
void DayMark::describe() {
  const auto text = [this] {
    switch (m_fate) {
      case PuzzleFate::Solved: return tr("Puzzle %1 of the day: solved on the first try");
      case PuzzleFate::WithHint: return tr("Puzzle %1 of the day: solved with a hint");
      case PuzzleFate::Found: return tr("Puzzle %1 of the day: solved with mistakes");
      case PuzzleFate::Failed: return tr("Puzzle %1 of the day: failed");
      case PuzzleFate::Open: break;
    }
    return tr("Puzzle %1 of the day: still open");
  };
  const QString said = text().arg(m_number);
  setAccessibleName(m_current ? tr("%1 (on the board)", "a puzzle of the day").arg(said) : said);
  setToolTip(said);
}

QSize DayMark::sizeHint() const {
  const int height = fontMetrics().height();
  return {height + 16, 2 * height + 10};
}

void DayMark::paintEvent(QPaintEvent*) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor colour = colourOf(m_fate, palette);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool framed = m_current || hasFocus();
  painter.setPen(QPen(framed ? palette.accent : palette.border, framed ? 2 : 1));
  painter.setBrush(m_current ? palette.accentTint : underMouse() ? palette.surfaceRaised : palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
  painter.setPen(palette.text);
  painter.drawText(rect().adjusted(0, 3, 0, 0), Qt::AlignHCenter | Qt::AlignTop, QString::number(m_number));
  const double side = fontMetrics().height() * 0.7;
  painter.setPen(QPen(colour, signLinePx, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  paintSign(painter, QRectF((width() - side) / 2, height() - side - 7, side, side), m_fate);
}

DayMarks::DayMarks(QWidget* parent) : QWidget(parent), m_row(new FlowLayout(gapPx)), m_words(new Label(this)) {
  m_words->setWordWrap(true);
  whenLanguageChanges(this, [this] { retranslate(); });
  m_words->setProperty("muted", true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(gapPx);
  column->addLayout(m_row);
  column->addWidget(m_words);
  hide();
}

void DayMarks::setFates(const std::vector<PuzzleFate>& fates, int current) {
  m_fates = fates;
  while (m_marks.size() > fates.size()) {
    delete m_marks.back();
    m_marks.pop_back();
  }
  while (m_marks.size() < fates.size()) {
    const int number = static_cast<int>(m_marks.size()) + 1;
    auto* mark = new DayMark(number, this);
    connect(mark, &DayMark::clicked, this, [this, number] { emit chosen(number); });
    m_row->addWidget(mark);
    m_marks.push_back(mark);
  }
  for (std::size_t i = 0; i < m_marks.size(); ++i) m_marks[i]->setFate(fates[i], static_cast<int>(i) + 1 == current);
  setVisible(!fates.empty());
  retranslate();
}

QString DayMarks::words() const { return m_words->text(); }

void DayMarks::retranslate() {
  const auto count = [this](PuzzleFate fate) { return static_cast<int>(std::ranges::count(m_fates, fate)); };
  QStringList parts;
  const auto say = [&parts](int number, const QString& text) {
    if (number > 0) parts << text;
  };
  const int solved = count(PuzzleFate::Solved), hinted = count(PuzzleFate::WithHint), found = count(PuzzleFate::Found),
            failed = count(PuzzleFate::Failed), open = count(PuzzleFate::Open);
  say(solved, tr("%n on the first try", "puzzles of the day", solved));
  say(hinted, tr("%n with a hint", "puzzles of the day that were solved", hinted));
  say(found, tr("%n with mistakes", "puzzles of the day that were solved", found));
  say(failed, tr("%n failed", "puzzles of the day", failed));
  say(open, tr("%n to go", "puzzles of the day", open));
  m_words->setText(parts.join(QStringLiteral(", ")));
}

}  // namespace kotai::ui

#include "moc_day_marks.cpp"
