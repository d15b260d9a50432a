#include "ui/welcome/variant_card.h"

#include <QLabel>
#include <QPushButton>

#include "core/tables/solution_check.h"
#include "ui/board/board_thumbnail.h"
#include "ui/strings/strings.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

VariantCard::VariantCard(VariantPtr variant, QWidget* parent) : CardFrame(parent), m_variant(std::move(variant)) {
  connect(this, &CardFrame::played, this, [this] { emit playRequested(m_variant); });
  connect(this, &CardFrame::solveWanted, this, [this] {
    if (isDamaged())
      emit repairRequested(QString::fromStdString(m_variant->id()));
    else
      emit solveRequested(m_variant);
  });
  VariantCard::refreshPicture();
  VariantCard::refresh();
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

QStringList VariantCard::factParts() const {
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
  return parts;
}

bool VariantCard::isDamaged() const { return m_facts && m_facts->failure && kotai::isDamaged(*m_facts->failure); }

void VariantCard::refresh() {
  m_name->setText(variantTitle(*m_variant));
  m_result->setText(resultLine());
  setNumbers(factParts());
  const bool solved = m_facts && m_facts->solved();
  if (solved)
    m_pill->setValue(valueText(*m_facts->startValue), m_facts->startValue->outcome);
  else
    m_pill->setValue(m_solvingShare ? tr("Solving") : isDamaged() ? tr("Damaged") : tr("Not solved"), std::nullopt);
  m_pill->setVisible(m_facts.has_value());
  setProgress(m_solvingShare);
  setPlayText(solved ? tr("Open") : tr("Play"), solved, variantName(*m_variant));
  setSolveText(isDamaged() ? tr("Repair") : tr("Solve"), variantName(*m_variant));
  const bool fits = m_facts && (m_facts->solvable() || (isDamaged() && !m_facts->estimate));
  m_solve->setVisible(!solved && fits && !m_solvingShare);
}

}  // namespace kotai::ui
