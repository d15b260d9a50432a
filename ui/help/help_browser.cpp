#include "ui/help/help_browser.h"

#include <QPainter>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_thumbnail.h"
#include "ui/domineering/board/domino_picture.h"

namespace kotai::ui {

namespace {

constexpr int boardPx = 220;
constexpr int piecePx = 64;
constexpr int dominoesPx = 176;

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

/// "c3", columns from the left, rows from below.
std::optional<Square> squareFrom(const QString& text) {
  if (text.size() != 2) return std::nullopt;
  return Square{text.at(0).unicode() - u'a', text.at(1).unicode() - u'1'};
}

QVariant dominoes(const QUrl& name, qreal ratio) {
  const auto variant = parseSimultaneousVariant(name.path().toStdString());
  if (!variant) return {};
  const auto position = (*variant)->parsePosition(name.query(QUrl::FullyDecoded).toStdString());
  if (!position) return {};
  DominoScene scene = sceneOf(**variant, *position);
  scene.surroundings = false;
  const QStringList moves = name.fragment(QUrl::FullyDecoded).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& text : moves)
    if (const auto move = (*variant)->parseMove(*position, text.toStdString()))
      scene.dominoes.push_back({{move->first, (*variant)->squares(move->first, move->second)}, 1, true});
  return renderDominoThumbnail(scene, dominoesPx, ratio);
}

}  // namespace

QVariant HelpBrowser::loadResource(int type, const QUrl& name) {
  if (name.scheme() == QLatin1String("dominoes")) return dominoes(name, devicePixelRatioF());
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
