#include "ui/welcome/live_board.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "ui/board/board_moves.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double frameRadius = 10;
constexpr double frameInset = 10;
constexpr int boardHeightPercent = 54;
constexpr int leastBoardHeight = 130;
constexpr int mostBoardHeight = 232;
}  // namespace

LiveBoard::LiveBoard(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  connect(&m_document, &GameDocument::valuesChanged, this, qOverload<>(&QWidget::update));
}

void LiveBoard::showPicture(Paint paint) {
  m_paint = std::move(paint);
  update();
}

void LiveBoard::showShowcase(const GameInfo& game) {
  const Presentation& words = presentationOf(game.id);
  const std::string& usual = words.usualVariant.empty() ? game.knownVariants.front() : words.usualVariant;
  m_variantId = words.showcase.variant.empty() ? usual : words.showcase.variant;
  if (words.simultaneous) {
    const auto variant = parseSimultaneousVariant(m_variantId);
    if (variant && words.simultaneous->paintShowcase)
      showPicture([&words, shown = *variant](QPainter& painter, const QRectF& area) {
        words.simultaneous->paintShowcase(painter, area, *shown);
      });
  } else if (const auto variant = parseVariant(m_variantId)) {
    showPosition(*variant, words.showcase.position);
  }
}

void LiveBoard::showPosition(const VariantPtr& variant, const std::string& position) {
  const auto read = position.empty() ? tl::expected<AnyPosition, TextError>(variant->start()) : variant->parsePosition(position);
  m_document.newGameFrom(variant, nullptr, read.value_or(variant->start()));
  showPicture([this](QPainter& painter, const QRectF& area) { paintGame(painter, area); });
}

void LiveBoard::takeSolution(JobManager* jobs) {
  if (m_document.hasGame() && !m_document.solution()) m_document.setSolution(jobs->solution(m_document.variant()));
}

bool LiveBoard::showsValues() const { return m_document.hasGame() && m_document.valuesKnown(); }

void LiveBoard::setClickable(bool clickable) {
  m_clickable = clickable;
  if (clickable) setCursor(Qt::PointingHandCursor);
}

int LiveBoard::heightForWidth(int width) const {
  return std::clamp(width * boardHeightPercent / 100, leastBoardHeight, mostBoardHeight);
}

/// Where every piece has many moves, those of the one with the best are shown.
std::optional<Square> LiveBoard::shownPiece() const {
  if (!isCrowded(m_document) || m_document.moveValues().empty()) return std::nullopt;
  return m_document.variant()->moveSquares(m_document.position(), m_document.moveValues().front().move).from;
}

void LiveBoard::paintGame(QPainter& painter, const QRectF& area) const {
  BoardScene scene;
  scene.variant = m_document.variant();
  scene.position = m_document.position();
  scene.surroundings = false;
  if (m_document.valuesKnown()) {
    scene.pieceMarks = pieceMarks(m_document);
    scene.valueMarks = valueMarks(m_document, shownPiece());
    scene.pointed = shownPiece();
  }
  paintBoardScene(painter, area, scene, Theme::instance().palette());
}

void LiveBoard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Theme::instance().palette().window);
  painter.drawRoundedRect(rect(), frameRadius, frameRadius);
  const double inset = std::min(frameInset, height() / 12.0);
  if (m_paint) m_paint(painter, QRectF(rect()).adjusted(inset, inset, -inset, -inset));
}

void LiveBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (m_clickable && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit clicked();
}

}  // namespace kotai::ui

#include "moc_live_board.cpp"
