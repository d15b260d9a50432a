#include "ui/welcome/card_frame.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/palette.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {

/// Lines break between the parts of a sentence, not inside them; in Japanese, spaces alone do not keep a part together.
QString unbroken(const QString& part) {
  QString joined;
  for (const QChar character : part) {
    if (!joined.isEmpty()) joined += QChar(0x2060);
    joined += character == QLatin1Char(' ') ? QChar(QChar::Nbsp) : character;
  }
  return joined;
}

}  // namespace

CardFrame::CardFrame(QWidget* parent)
    : QFrame(parent),
      m_picture(new QLabel(this)),
      m_name(new QLabel(this)),
      m_pill(new PillLabel(this)),
      m_result(new QLabel(this)),
      m_numbers(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_play(new QPushButton(this)),
      m_solve(new QPushButton(this)) {
  setObjectName(QStringLiteral("card"));
  setCursor(Qt::PointingHandCursor);
  m_picture->setFixedSize(picturePx, picturePx);
  QFont strong = font();
  strong.setPointSizeF(strong.pointSizeF() * 1.2);
  strong.setWeight(QFont::DemiBold);
  m_name->setFont(strong);
  m_name->setWordWrap(true);
  m_result->setWordWrap(true);
  m_numbers->setWordWrap(true);
  m_numbers->setProperty("muted", true);
  m_progress->setTextVisible(false);
  m_progress->setRange(0, 1000);

  auto* title = new QHBoxLayout;
  title->setSpacing(10);
  title->addWidget(m_name, 1);
  title->addWidget(m_pill, 0, Qt::AlignTop);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(m_play);
  buttons->addWidget(m_solve);
  buttons->addStretch(1);
  auto* words = new QVBoxLayout;
  words->setSpacing(5);
  words->addLayout(title);
  words->addWidget(m_result);
  words->addWidget(m_numbers);
  words->addWidget(m_progress);
  words->addStretch(1);
  words->addLayout(buttons);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 14);
  row->setSpacing(18);
  row->addWidget(m_picture, 0, Qt::AlignTop);
  row->addLayout(words, 1);

  connect(m_play, &QPushButton::clicked, this, &CardFrame::played);
  connect(m_solve, &QPushButton::clicked, this, &CardFrame::solveWanted);
  connect(&Theme::instance(), &Theme::changed, this, [this] { refreshPicture(); });
}

void CardFrame::setPlayText(const QString& text, bool primary, const QString& variantName) {
  m_play->setText(text);
  m_play->setProperty("primary", primary);
  m_play->setStyleSheet(m_play->styleSheet());  // looks the property up again
  m_play->setAccessibleName(QStringLiteral("%1 %2").arg(text, variantName));
}

void CardFrame::setSolveText(const QString& text, const QString& variantName) {
  m_solve->setText(text);
  m_solve->setAccessibleName(QStringLiteral("%1 %2").arg(text, variantName));
}

void CardFrame::setProgress(std::optional<double> share) {
  m_progress->setVisible(share.has_value());
  if (share) m_progress->setValue(static_cast<int>(*share * 1000));
}

void CardFrame::setNumbers(QStringList parts) {
  for (QString& part : parts) part = unbroken(part);
  m_numbers->setText(parts.join(QStringLiteral(" \u00b7 ")));
}

void CardFrame::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit played();
}

void CardFrame::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
