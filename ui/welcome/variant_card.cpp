#include "ui/welcome/variant_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/boards/board_thumbnail.h"
#include "ui/document/texts.h"
#include "ui/theme/palette.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {

constexpr int picturePx = 116;

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

VariantCard::VariantCard(VariantPtr variant, QWidget* parent)
    : QFrame(parent), m_variant(std::move(variant)), m_picture(new QLabel(this)), m_name(new QLabel(this)),
      m_pill(new PillLabel(this)), m_result(new QLabel(this)), m_numbers(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_play(new QPushButton(this)), m_solve(new QPushButton(this)) {
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

  connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(m_variant); });
  connect(m_solve, &QPushButton::clicked, this, [this] { emit solveRequested(m_variant); });
  connect(&Theme::instance(), &Theme::changed, this, &VariantCard::refreshPicture);
  refreshPicture();
  refresh();
}

void VariantCard::setFacts(const VariantFacts& facts) {
  m_facts = facts;
  refresh();
}

void VariantCard::setSolving(std::optional<double> share) {
  if (share == m_solvingShare) return;
  m_solvingShare = share;
  refresh();
}

void VariantCard::refreshPicture() {
  m_picture->setPixmap(renderBoardThumbnail(*m_variant, m_variant->start(), picturePx, devicePixelRatioF()));
}

QString VariantCard::resultLine() const {
  if (!m_facts) return tr("Looking at the data folder...");
  if (m_facts->solved()) return resultSentence(*m_variant, m_variant->sideToMove(m_variant->start()), *m_facts->startValue);
  if (m_solvingShare) return tr("Being solved: %1 %").arg(static_cast<int>(*m_solvingShare * 100));
  if (m_facts->failure) return errorText(*m_facts->failure);
  if (m_facts->solvable()) return tr("Not solved yet. Two people can play it right away.");
  if (!m_facts->estimate) return {};
  return tr("Values are not known. %1 Two people can play it.").arg(errorReason(*m_facts->estimate->refusal));
}

QString VariantCard::factsLine() const {
  if (!m_facts) return {};
  QStringList parts{m_facts->positionsAreRough ? tr("about %1 positions").arg(roughCountText(m_facts->positions))
                                               : tr("%1 positions").arg(countText(m_facts->positions))};
  if (m_facts->solved()) {
    parts << byteCountText(m_facts->fileBytes);
  } else if (m_facts->solvable()) {
    parts << tr("about %1 to solve").arg(durationText(m_facts->estimate->seconds))
          << tr("%1 on disk").arg(byteCountText(m_facts->estimate->diskBytes))
          << tr("%1 of memory").arg(byteCountText(m_facts->estimate->plannedMemoryBytes));
  }
  for (QString& part : parts) part = unbroken(part);
  return parts.join(QStringLiteral(" \u00b7 "));
}

void VariantCard::refresh() {
  m_name->setText(variantTitle(*m_variant));
  m_result->setText(resultLine());
  m_numbers->setText(factsLine());
  const bool solved = m_facts && m_facts->solved();
  if (solved) m_pill->setValue(valueText(*m_facts->startValue), m_facts->startValue->outcome);
  else m_pill->setValue(m_solvingShare ? tr("Solving") : tr("Not solved"), std::nullopt);
  m_pill->setVisible(m_facts.has_value());
  m_progress->setVisible(m_solvingShare.has_value());
  if (m_solvingShare) m_progress->setValue(static_cast<int>(*m_solvingShare * 1000));
  m_play->setText(solved ? tr("Open") : tr("Play"));
  m_play->setProperty("primary", solved);
  m_play->setStyleSheet(m_play->styleSheet());  // looks the property up again
  m_play->setAccessibleName(QStringLiteral("%1 %2").arg(m_play->text(), variantName(*m_variant)));
  m_solve->setText(tr("Solve"));
  m_solve->setAccessibleName(QStringLiteral("%1 %2").arg(m_solve->text(), variantName(*m_variant)));
  m_solve->setVisible(m_facts && !solved && m_facts->solvable() && !m_solvingShare);
}

void VariantCard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit playRequested(m_variant);
}

void VariantCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
