#include "ui/charts/chart_sheet.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QStringList>

#include "ui/charts/chart_style.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr int betweenPx = 14;
constexpr int beforeNamePx = 5;

static int squarePx(const QFontMetrics& metrics) { return metrics.ascent() * 4 / 5; }

ColourKey::ColourKey(std::function<Words()> words, QWidget* parent) : QWidget(parent), m_words(std::move(words)) {
  setFont(smallFont(font()));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  keepTranslated(this, [this] { refresh(); });
}

QString ColourKey::text() const {
  const Words words = m_words();
  QStringList parts;
  if (!words.before.isEmpty()) parts << words.before;
  for (const auto& [colour, name] : words.colours) parts << name;
  return parts.join(QLatin1Char(' '));
}

QSize ColourKey::sizeHint() const {
  const Words words = m_words();
  const QFontMetrics metrics = fontMetrics();
  int width = words.before.isEmpty() ? 0 : metrics.horizontalAdvance(words.before) + betweenPx;
  for (const auto& [colour, name] : words.colours)
    width += squarePx(metrics) + beforeNamePx + metrics.horizontalAdvance(name) + betweenPx;
  return {width, metrics.height() + 4};
}

void ColourKey::refresh() {
  setAccessibleName(text());
  updateGeometry();
  update();
}

void ColourKey::paintEvent(QPaintEvent*) {
  const Words words = m_words();
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetrics metrics = fontMetrics();
  const int square = squarePx(metrics);
  QPainter painter(this);
  painter.setFont(font());
  int left = 0;
  const auto write = [&](const QString& text, const QColor& colour) {
    painter.setPen(colour);
    painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
    left += metrics.horizontalAdvance(text) + betweenPx;
  };
  if (!words.before.isEmpty()) write(words.before, palette.textMuted);
  for (const auto& [colour, name] : words.colours) {
    const QRect place(left, (height() - square) / 2, square, square);
    painter.fillRect(place, colour);
    painter.setPen(palette.border);  // pale colours need an edge, too
    painter.drawRect(place);
    left += square + beforeNamePx;
    write(name, palette.text);
  }
}

constexpr int marginPx = 18;
constexpr int spacingPx = 16;
constexpr int rowLength = 2;

static QString inColour(const QColor& colour, const QString& text) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

ChartSheet::ChartSheet(const Texts& texts, bool paper)
    : m_paper(paper ? std::make_unique<PaperPalette>() : nullptr), m_title(texts.title) {
  const ColourPalette& palette = Theme::instance().palette();
  setAttribute(Qt::WA_DontShowOnScreen);
  setStyleSheet(QStringLiteral("QLabel { color: %1; }").arg(palette.text.name()));  // also colours the charts' own titles
  const auto line = [&](const QString& text, const QFont& font, const QColor& colour) {
    auto* label = new Label(inColour(colour, text.toHtmlEscaped()), this);
    label->setTextFormat(Qt::RichText);
    label->setFont(font);
    label->setVisible(!text.isEmpty());
    return label;
  };
  QFont large = headingFont(font());
  large.setPointSizeF(font().pointSizeF() * 1.2);
  m_column->setContentsMargins(marginPx, marginPx, marginPx, marginPx);
  m_column->addWidget(line(texts.title, large, palette.text));
  m_column->addWidget(line(texts.subtitle, smallFont(font()), palette.textMuted));
  m_charts->setSpacing(spacingPx);
  m_column->addLayout(m_charts);
  m_column->addWidget(line(texts.footer, smallFont(font()), palette.textMuted));
}

void ChartSheet::addChart(QWidget* chart, QSize size) {
  chart->setFixedSize(size);
  m_charts->addWidget(chart, m_count / rowLength, m_count % rowLength, Qt::AlignTop | Qt::AlignLeft);
  ++m_count;
}

void ChartSheet::addKey(const std::vector<std::pair<QColor, QString>>& entries) {
  m_column->insertWidget(m_column->count() - 1, new ColourKey([entries] { return ColourKey::Words{{}, entries}; }, this));
}

void ChartSheet::finish() {
  ensurePolished();
  resize(sizeHint());
  show();  // Qt Charts computes the layout of a chart when it is shown
  for (QObject* each : findChildren<QObject*>()) QCoreApplication::sendPostedEvents(each, QEvent::LayoutRequest);
  QCoreApplication::sendPostedEvents(this, QEvent::LayoutRequest);
}

void ChartSheet::paint(QPainter& painter) {
  painter.fillRect(rect(), Theme::instance().palette().surface);
  render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

}  // namespace kotai::ui

#include "moc_chart_sheet.cpp"
