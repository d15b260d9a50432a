#include "ui/solving/solving_dialog.h"

#include <QMenu>

#include "core/tables/file_stem.h"
#include "ui/accessibility/reading_order.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

constexpr int barsHeightPx = 160;
constexpr double laterStrength = 0.25;  ///< colour strength of the bars of later steps

QLabel* solvingLabel(QWidget* parent) {
  auto* label = wrapping(new Label(parent));
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setFocusPolicy(Qt::NoFocus);
  return label;
}

SolvingDialog::SolvingDialog(Subject subject, Settings* settings, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_key(new ColourKey(m_subject.legend, this)),
      m_controls(new StepControls(settings, this)),
      m_export(new SolvingExport(
          m_controls->slider(), [this] { return picture(); }, [this] { return paperPicture(); }, [this] { return exportName(); },
          this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  makeStrong(m_summary);
  makeStrong(m_reason);
  m_show->setAutoDefault(false);
  m_bars->setFixedHeight(barsHeightPx);
  m_controls->addAtEnd(m_export);
}

void SolvingDialog::connectParts() {
  connect(m_controls, &StepControls::stepChanged, this, &SolvingDialog::setStep);
  connect(&Theme::instance(), &Theme::changed, this, &SolvingDialog::refreshField);
  connect(m_show, &QPushButton::clicked, this, [this] { emit positionChosen(positionAt(m_number)); });
  // The export saves the shown step, so the automatic play of the steps must stop.
  connect(m_export, &SolvingExport::began, this, [this] { m_controls->setPlaying(false); });
  connect(m_export->menu(), &QMenu::aboutToShow, this, [this] { m_controls->setPlaying(false); });
  // The empty label keeps the height of a line, so that a message does not move the buttons.
  connect(m_export, &SolvingExport::messageRaised, m_messageLabel, &QLabel::setText);
  keepTranslated(this, [this] { retranslate(); });
}

QString SolvingDialog::exportName() const { return QString::fromStdString(fileStem(m_subject.variantId) + "-solved"); }

Picture SolvingDialog::paperPicture() {
  Picture paper = picture();
  paper.background = Qt::white;
  paper.paint = [this, paint = std::move(paper.paint)](QPainter& painter, const QRectF& area) {
    {
      const PaperPalette colours;
      refreshField();
      paint(painter, area);
    }
    refreshField();
  };
  return paper;
}

bool SolvingDialog::focusNextPrevChild(bool next) { return moveFocusInReadingOrder(this, next); }

void SolvingDialog::addParts(const std::vector<QWidget*>& above, QLayout* middle) {
  auto* whole = new QVBoxLayout(this);
  whole->setSpacing(12);
  for (QWidget* each : above) whole->addWidget(each);
  whole->addLayout(middle, 1);
  addWidgets(whole, {m_controls, m_messageLabel});
  resize(fittingSize(*this, usualSize));
}

void SolvingDialog::setBars(BarChartData bars, const std::function<bool(int)>& isReached) {
  bars.hasKey = false;
  bars.advice = tr("Choose a bar with the arrow keys, then press Enter to show its step");
  for (BarChartData::Kind& kind : bars.kinds)
    kind.colour = [isReached, colour = kind.colour](int bar) {
      return isReached(bar) ? colour(bar) : mixed(Theme::instance().palette().surface, colour(bar), laterStrength);
    };
  m_bars->setData(std::move(bars));
}

void SolvingDialog::enable(bool isRead, const std::vector<QWidget*>& others) {
  m_controls->setEnabled(isRead);
  m_show->setEnabled(isRead);
  for (QWidget* each : others) each->setEnabled(isRead);
  m_export->setEnabled(isRead && !m_export->isRunning());
  if (!isRead) m_summary->setText(m_failure.isEmpty() ? tr("Reading all values…") : m_failure);
}

void SolvingDialog::retranslate() {
  setWindowTitle(tr("How it was solved: %1").arg(m_subject.variantName()));
  m_field->setAccessibleName(tr("Positions"));
  m_show->setText(tr("Show on the &board"));
}

}  // namespace kotai::ui

#include "moc_solving_dialog.cpp"
