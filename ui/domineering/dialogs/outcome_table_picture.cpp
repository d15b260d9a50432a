#include "ui/domineering/dialogs/outcome_table_picture.h"

#include <QGuiApplication>
#include <vector>

#include "core/games/domineering/board.h"
#include "ui/domineering/dialogs/outcome_cell.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int boardSides = domineering::maxSide;
constexpr double cellPoints = 44;
constexpr double headPoints = 26;
constexpr double marginPoints = 12;
constexpr double pageWidth = 2 * marginPoints + headPoints + boardSides * cellPoints;
constexpr int titlePixels = 16;
constexpr int letterPixels = 15;
constexpr int wordPixels = 12;

QFont fontOf(int pixels, QFont::Weight weight = QFont::Normal) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(pixels);
  font.setWeight(weight);
  return font;
}

struct Look {
  OutcomePictureTexts texts;
  std::vector<OutcomeCell> cells;  ///< cells, row by row
  QColor text;
  QColor muted;
  QRectF title;
  QRectF words;
};

QRectF cellOf(const Look& look, int column, int row) {
  return {marginPoints + headPoints + column * cellPoints, look.title.bottom() + headPoints + row * cellPoints, cellPoints,
          cellPoints};
}

void paintHeads(QPainter& painter, const Look& look) {
  painter.setFont(fontOf(wordPixels));
  painter.setPen(look.muted);
  for (int number = 0; number < boardSides; ++number) {
    const QRectF column = cellOf(look, number, 0);
    painter.drawText(QRectF(column.left(), column.top() - headPoints, cellPoints, headPoints), Qt::AlignCenter,
                     QString::number(number + 1));
    const QRectF row = cellOf(look, 0, number);
    painter.drawText(QRectF(marginPoints, row.top(), headPoints, cellPoints), Qt::AlignCenter, QString::number(number + 1));
  }
}

void paintCells(QPainter& painter, const Look& look) {
  for (int row = 0; row < boardSides; ++row)
    for (int column = 0; column < boardSides; ++column) {
      const OutcomeCell& cell = look.cells[static_cast<std::size_t>(row * boardSides + column)];
      const QRectF place = cellOf(look, column, row).adjusted(0.5, 0.5, -0.5, -0.5);
      painter.setPen(Qt::NoPen);
      painter.setBrush(cell.fill.isValid() ? QBrush(cell.fill) : QBrush(Qt::NoBrush));
      painter.drawRect(place);
      QFont font = fontOf(letterPixels, QFont::DemiBold);
      font.setUnderline(cell.proved);
      painter.setFont(font);
      painter.setPen(cell.ink);
      painter.drawText(place, Qt::AlignCenter, cell.letter);
    }
}

void paint(QPainter& painter, const Look& look) {
  painter.setPen(look.text);
  painter.setFont(fontOf(titlePixels, QFont::DemiBold));
  painter.drawText(look.title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, look.texts.title);
  paintHeads(painter, look);
  paintCells(painter, look);
  painter.setPen(look.muted);
  painter.setFont(fontOf(wordPixels));
  painter.drawText(look.words, Qt::TextWordWrap, look.texts.key + QLatin1Char('\n') + look.texts.imprint);
}

}  // namespace

Picture outcomeTablePicture(const std::filesystem::path& dataDirectory, const OutcomePictureTexts& texts) {
  const ColourPalette& palette = Theme::instance().palette();
  Look look{texts, {}, palette.text, palette.textMuted, {}, {}};
  for (int row = 1; row <= boardSides; ++row)
    for (int column = 1; column <= boardSides; ++column)
      look.cells.push_back(outcomeCell(boardOutcome(column, row, dataDirectory)));
  const double room = pageWidth - 2 * marginPoints;
  const auto heightOf = [room](const QFont& font, const QString& words) {
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 10 * pageWidth), Qt::TextWordWrap, words).height();
  };
  look.title = {marginPoints, marginPoints, room, heightOf(fontOf(titlePixels, QFont::DemiBold), texts.title)};
  const double below = cellOf(look, 0, boardSides).top() + marginPoints;
  look.words = {marginPoints, below, room, heightOf(fontOf(wordPixels), texts.key + QLatin1Char('\n') + texts.imprint)};
  const QSizeF size(pageWidth, look.words.bottom() + marginPoints);
  return {texts.title, {}, [look](QPainter& painter, const QRectF&) { paint(painter, look); }, size, palette.surface};
}

}  // namespace kotai::ui
