#include "ui/widgets/work_bar.h"

#include <QGridLayout>
#include <QProgressBar>
#include <QToolButton>

#include "ui/theme/icons.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

namespace {
constexpr int steps = 1000;
constexpr double smallestText = 0.8;  ///< relative to other text
constexpr int barHeightPx = 6;
constexpr int mostWidthPx = 190;  ///< leaves room for the name of the game
}  // namespace

WorkBar::WorkBar(QWidget* parent)
    : QWidget(parent), m_text(new ElidedLabel(this)), m_progress(new QProgressBar(this)), m_stop(new QToolButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  m_text->setSmallestSize(font().pointSizeF() * smallestText);
  m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_progress->setTextVisible(false);
  m_progress->setRange(0, steps);
  m_progress->setFixedHeight(barHeightPx);
  m_stop->setIcon(themedIcon(QStringLiteral("close")));
  m_stop->setAutoRaise(true);
  m_stop->setFocusPolicy(Qt::TabFocus);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(1);
  grid->addWidget(m_text, 0, 0);
  grid->addWidget(m_progress, 1, 0);
  grid->addWidget(m_stop, 0, 1, 2, 1, Qt::AlignVCenter);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setMaximumWidth(mostWidthPx);
  connect(m_stop, &QToolButton::clicked, this, &WorkBar::stopRequested);
  retranslate();
}

void WorkBar::showWork(double share, const QString& text) {
  m_text->setText(text);
  m_progress->setValue(static_cast<int>(share * steps));
  m_progress->setAccessibleName(text);
}

QString WorkBar::text() const { return m_text->text(); }

double WorkBar::share() const { return static_cast<double>(m_progress->value()) / steps; }

void WorkBar::retranslate() {
  m_stop->setToolTip(tr("Stop; finished parts are kept"));
  m_stop->setAccessibleName(m_stop->toolTip());
}

}  // namespace kotai::ui

#include "moc_work_bar.cpp"
