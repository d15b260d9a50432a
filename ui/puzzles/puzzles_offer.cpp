#include "ui/puzzles/puzzles_offer.h"

#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "ui/library/library_strings.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

namespace {

using From = TrainingChoice::From;

constexpr int lookAtDateMs = 20'000;  ///< no timer until midnight: the computer may sleep, the clock may be set

bool isTrainable(const std::string& variantId) {
  return isTrainedHere(variantId) || parseSimultaneousVariant(variantId).has_value();
}

}  // namespace

PuzzlesOffer::PuzzlesOffer(std::shared_ptr<GameLibrary> library, QWidget* parent)
    : QWidget(parent),
      m_library(std::move(library)),
      m_heading(new Label(this)),
      m_words(new Label(this)),
      m_day(new QPushButton(this)),
      m_repeat(new QPushButton(this)),
      m_past(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  m_heading->setObjectName(QStringLiteral("panelHeading"));
  m_words->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addWidget(m_heading);
  column->addWidget(m_words);
  for (QPushButton* link : {m_day, m_repeat, m_past}) {
    link->setProperty("link", QStringLiteral("accent"));
    link->setCursor(Qt::PointingHandCursor);
    column->addWidget(link, 0, Qt::AlignLeft);
  }
  connect(m_day, &QPushButton::clicked, this, [this] {
    if (m_known.variant.empty()) return emit puzzlesRequested();
    emit trainingRequested(QString::fromStdString(m_known.variant), From::Day);
  });
  connect(m_repeat, &QPushButton::clicked, this,
          [this] { emit trainingRequested(QString::fromStdString(m_known.repeatVariant), From::Repeats); });
  connect(m_past, &QPushButton::clicked, this, [this] { emit pastRequested(QString::fromStdString(m_known.variant)); });
  connect(&m_dayTimer, &QTimer::timeout, this, &PuzzlesOffer::followDay);
  m_dayTimer.setObjectName(QStringLiteral("dayTimer"));
  m_dayTimer.start(lookAtDateMs);
  retranslate();
}

QString PuzzlesOffer::standing() const { return m_words->text(); }

/// Chooses the variant whose puzzle has waited longest for repetition.
PuzzlesOffer::Standing PuzzlesOffer::read(GameLibrary& library, std::chrono::sys_days today) {
  Standing known;
  for (const ComingPuzzles& each : library.puzzleHistory().coming()) {
    if (!hasCome(each.day, today) || !isTrainable(each.variant)) continue;
    if (known.repeatVariant.empty()) known.repeatVariant = each.variant;
    if (each.variant == known.repeatVariant) known.repeats += each.count;
  }
  const std::vector<std::string> trained = library.puzzleHistory().variants();
  const auto last = std::ranges::find_if(trained, isTrainedHere);
  if (last == trained.end()) return known;
  const std::string game = gameIdOf(*last);
  known.variant = *last;
  known.rating = library.puzzles().rating(game);
  known.streak = library.puzzles().streak(game, today);
  const auto fates = library.puzzles().fates(*last, library.puzzleHistory().dayKeys(*last, today));
  known.dayCount = static_cast<int>(fates.size());
  known.daySolved = static_cast<int>(std::ranges::count(fates, PuzzleFate::Solved));
  known.dayDone = known.dayCount - static_cast<int>(std::ranges::count(fates, PuzzleFate::Open));
  return known;
}

/// A widget that is shown later reads the results then.
void PuzzlesOffer::followDay() {
  if (!isVisible() || m_clock().date() == m_date) return;
  refresh();
  emit dayChanged();
}

void PuzzlesOffer::refresh() {
  m_date = m_clock().date();
  const std::chrono::sys_days today(std::chrono::days(QDate(1970, 1, 1).daysTo(m_date)));
  m_reading.run(
      this, [library = m_library, today] { return read(*library, today); },
      [this](const Standing& known) {
        m_known = known;
        retranslate();
      });
}

void PuzzlesOffer::retranslate() {
  m_heading->setText(tr("Puzzles"));
  m_past->setText(tr("My puzzles ›"));
  const bool any = !m_known.variant.empty();
  m_past->setVisible(any);
  m_repeat->setVisible(m_known.repeats > 0);
  if (m_known.repeats > 0) {
    const QString count = tr("%n reviews due", nullptr, m_known.repeats);
    m_repeat->setText(m_known.repeatVariant == m_known.variant
                          ? count + QStringLiteral(" ›")
                          : QStringLiteral("%1 · %2 ›").arg(variantText(m_known.repeatVariant), count));
  }
  if (!any) {
    m_words->setText(tr("One position, one right move. Can you find it?"));
    return m_day->setText(tr("Try a puzzle ›"));
  }
  m_words->setText(variantText(m_known.variant) + QStringLiteral(" · ") + standingText({m_known.rating, m_known.streak, {}}));
  if (m_known.dayCount == 0)
    m_day->setText(tr("Today's set is waiting ›"));
  else if (m_known.dayDone < m_known.dayCount)
    m_day->setText(tr("Today's set: %1 of %2 done ›").arg(m_known.dayDone).arg(m_known.dayCount));
  else
    m_day->setText(tr("Today's set is done: %1 of %2 at the first try ›").arg(m_known.daySolved).arg(m_known.dayCount));
}

void PuzzlesOffer::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

}  // namespace kotai::ui

#include "moc_puzzles_offer.cpp"
