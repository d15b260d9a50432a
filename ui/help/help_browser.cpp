#include "ui/help/help_browser.h"

#include <QPainter>

#include "core/game/registry.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_thumbnail.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

constexpr int boardPx = 220;
constexpr int piecePx = 64;

QPixmap pieceBy(const Variant& variant, int kind, qreal ratio) {
  QPixmap picture(QSize(piecePx, piecePx) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  boardPainterFor(variant).paintPiece(painter, QRectF(0, 0, piecePx, piecePx), {{}, Side::First, kind}, false,
                                      Theme::instance().palette());
  return picture;
}

/// A square such as "c3": columns from the left, rows from below.
std::optional<Square> squareFrom(const QString& text) {
  if (text.size() != 2) return std::nullopt;
  return Square{text.at(0).unicode() - u'a', text.at(1).unicode() - u'1'};
}

QPixmap pictureOfAGame(const QUrl& name, qreal ratio) {
  for (const Presentation& game : presentations())
    if (game.helpPicture)
      if (QPixmap picture = game.helpPicture(name, ratio); !picture.isNull()) return picture;
  return {};
}

}  // namespace

QVariant HelpBrowser::loadResource(int type, const QUrl& name) {
  if (const QPixmap picture = pictureOfAGame(name, devicePixelRatioF()); !picture.isNull()) return picture;
  const bool board = name.scheme() == QLatin1String("board");
  if (!board && name.scheme() != QLatin1String("piece")) return QTextBrowser::loadResource(type, name);
  const auto variant = parseVariant(name.path().toStdString());
  if (!variant) return {};
  const QString detail = name.query(QUrl::FullyDecoded);
  if (!board) return pieceBy(**variant, detail.toInt(), devicePixelRatioF());
  const auto position = (*variant)->parsePosition(detail.toStdString());
  return position ? QVariant(renderBoardFigure(**variant, *position, boardPx, devicePixelRatioF(), squareFrom(name.fragment())))
                  : QVariant();
}

}  // namespace kotai::ui

#include "moc_help_browser.cpp"
