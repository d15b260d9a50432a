#include "ui/docks/jobs/leftover_row.h"

#include <QLabel>
#include <QPushButton>

#include "ui/jobs/job_work.h"
#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/row_layout.h"

namespace kotai::ui {

QString leftoverName(const Leftover& leftover) { return variantText(leftover.variantId()); }

LeftoverRow::LeftoverRow(Leftover leftover, QWidget* parent) : QWidget(parent), m_leftover(std::move(leftover)) {
  const QString name = leftoverName(m_leftover);
  m_words = new Label(parts().join(QStringLiteral("  \u00b7  ")), this);
  m_resume = new QPushButton(tr("Resume"), this);
  m_resume->setToolTip(tr("Continues from the finished parts"));
  m_resume->setAccessibleName(QStringLiteral("%1 %2").arg(m_resume->text(), name));
  m_resume->setVisible(canResume(m_leftover));
  m_remove = new QPushButton(tr("Remove…"), this);
  m_remove->setToolTip(tr("Removes the unfinished files from the disk"));
  m_remove->setAccessibleName(QStringLiteral("%1 %2").arg(m_remove->text(), name));
  for (QPushButton* each : {m_resume, m_remove}) each->setEnabled(!m_leftover.inUse);
  auto* state = new Label(stateText(), this);
  connect(m_resume, &QPushButton::clicked, this, &LeftoverRow::resumeWanted);
  connect(m_remove, &QPushButton::clicked, this, &LeftoverRow::removeWanted);
  auto* heading = new ElidedLabel(this);
  heading->setText(name);
  layOutRow(this, {heading, state, m_words, nullptr, {m_resume, m_remove}});
}

QString LeftoverRow::words() const { return m_words->text(); }

QString LeftoverRow::stateText() const {
  if (m_leftover.inUse) return tr("being solved by another program");
  if (m_leftover.needless) return tr("no longer needed: the variant is solved");
  if (m_leftover.kind == Leftover::Kind::FiguresSolve) return tr("figures only: resume with kotai-cli solve --figures-only");
  return m_leftover.kind == Leftover::Kind::Proof ? tr("interrupted search") : tr("interrupted");
}

QStringList LeftoverRow::parts() const {
  QStringList parts;
  // A variant with a single tier stores its progress in checkpoints, which do not contain the percentage.
  if (m_leftover.tiersTotal > 1)
    parts << tr("%1 of %2 parts done")
                 .arg(countText(static_cast<double>(m_leftover.tiersDone)),
                      countText(static_cast<double>(m_leftover.tiersTotal)));
  parts << tr("%1 on disk").arg(byteCountText(static_cast<double>(m_leftover.bytes)));
  return parts;
}

}  // namespace kotai::ui

#include "moc_leftover_row.cpp"
