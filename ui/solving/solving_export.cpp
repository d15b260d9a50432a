#include "ui/solving/solving_export.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>

#include "ui/background/background.h"
#include "ui/charts/chart_style.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr int pictureMarginPx = 12;

struct SolvingStrings {
  Q_DECLARE_TR_FUNCTIONS(SolvingStrings)
};

/// Returns the value of the position after a move, for the side to move in that position.
static Value valueReached(const MoveValue& move) {
  if (move.value.outcome == Outcome::Draw) return move.value;
  return {opposite(move.value.outcome), move.value.distancePlies - 1};
}

/// Returns the reason for the value of a position in which the game goes on, for the side to move.
static QString reasonOfMoves(const KnownReason& reason) {
  const std::uint32_t step = reason.value.distancePlies;
  switch (reason.value.outcome) {
    case Outcome::Loss:
      return SolvingStrings::tr(
                 "Lost, known in step %1: all %n moves lead to positions that were known to be wins for the opponent by step %2.",
                 nullptr, static_cast<int>(reason.moves.size()))
          .arg(step)
          .arg(step - 1);
    case Outcome::Win:
      return SolvingStrings::tr(
                 "Won, known in step %1: %2 leads to a position that was known to be lost for the opponent by step %3.")
          .arg(step)
          .arg(QString::fromStdString(reason.toLoss->text))
          .arg(step - 1);
    case Outcome::Draw: break;
  }
  const auto draws = std::ranges::count(reason.moves, Outcome::Draw, [](const MoveValue& each) { return each.value.outcome; });
  return SolvingStrings::tr("Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.",
                            nullptr, static_cast<int>(draws));
}

QString reasonText(const Variant& variant, const AnyPosition& position, const KnownReason& reason) {
  if (!reason.moves.empty()) {
    const QString text = SolvingStrings::tr("%1 to move. %2", "a side, why the position is won or lost")
                             .arg(sideName(variant, variant.sideToMove(position)), reasonOfMoves(reason));
    const auto winner = decidedWinner(variant, position);
    if (!winner) return text;
    return text + QLatin1Char(' ') +
           SolvingStrings::tr("Players stop here, because %1 has won. The published distances count one more move.")
               .arg(sideName(variant, *winner));
  }
  const auto end = endByRules(variant, position);
  return SolvingStrings::tr("Known in step 0: the game is over. %1.", "who has won, and why")
      .arg(end ? endSentence(variant, position, *end) : QString());
}

QString progressText(const KnownReason& reason, std::uint32_t step) {
  if (SolvingSteps::isKnown(reason.value, step) || reason.moves.empty()) return {};
  if (SolvingSteps::isKnown(reason.value, step + 1)) return SolvingStrings::tr("Becomes known in the next step.");
  const auto wins = std::ranges::count_if(reason.moves, [step](const MoveValue& each) {
    const Value reached = valueReached(each);
    return reached.outcome == Outcome::Win && SolvingSteps::isKnown(reached, step);
  });
  return SolvingStrings::tr("Not known after step %1: of its %n moves, %2 lead to positions known to be wins for the opponent.",
                            nullptr, static_cast<int>(reason.moves.size()))
      .arg(step)
      .arg(wins);
}

QString reachedText(const MoveValue& move) {
  const QString text = QString::fromStdString(move.text);
  const Value reached = valueReached(move);
  switch (reached.outcome) {
    case Outcome::Win:
      return SolvingStrings::tr("%1: the opponent wins (step %2)", "a move").arg(text).arg(reached.distancePlies);
    case Outcome::Loss:
      return SolvingStrings::tr("%1: the opponent loses (step %2)", "a move").arg(text).arg(reached.distancePlies);
    case Outcome::Draw: break;
  }
  return SolvingStrings::tr("%1: never decided, so a draw", "a move").arg(text);
}

QString effectText(const Variant& variant, const KnownParent& parent, std::uint32_t step) {
  QStringList moves;
  for (const AnyMove move : parent.parent.moves)
    moves << QString::fromStdString(variant.formatMove(parent.parent.position, move));
  const QString text = moves.join(QStringLiteral(", "));
  switch (parent.effect) {
    case ParentEffect::Wins:
      return SolvingStrings::tr("Before %1: known as won in step %2, because %1 leads here", "a move").arg(text).arg(step + 1);
    case ParentEffect::Loses:
      return SolvingStrings::tr("Before %1: known as lost in step %2, because all its moves are decided then", "a move")
          .arg(text)
          .arg(step + 1);
    case ParentEffect::Counts:
      return SolvingStrings::tr("%1: decided in step %2. Then %n of %3 moves were still undecided.", "a move",
                                static_cast<int>(parent.undecided))
          .arg(text)
          .arg(step)
          .arg(parent.moves);
    case ParentEffect::None:
      return SolvingStrings::tr("%1: a win through another move, known in step %2", "a move")
          .arg(text)
          .arg(parent.value.distancePlies);
    case ParentEffect::Undecided: break;
  }
  return SolvingStrings::tr("%1: never decided, because this position stays unknown", "a move").arg(text);
}

QString stepText(const SolvingSteps& steps, std::uint32_t step) {
  const auto all = static_cast<double>(steps.values().size());
  const auto known = static_cast<double>(steps.after(step).sum());
  if (step > steps.lastStep())
    return SolvingStrings::tr("Nothing more becomes known: the other %1 positions are draws.").arg(countText(all - known));
  const KnownCounts now = steps.inStep(step);
  return SolvingStrings::tr("Step %1 of %2: %3 wins and %4 losses become known. Known so far: %5 of %6 positions.")
      .arg(step)
      .arg(steps.lastStep())
      .arg(countText(static_cast<double>(now.wins)), countText(static_cast<double>(now.losses)), countText(known),
           countText(all));
}

/// Paints a visible part of the window. A label has the colours of the window, so its text is painted in those of the
/// palette.
static void paintPart(QPainter& painter, QWidget* part, const QPoint& at) {
  const auto* label = qobject_cast<const QLabel*>(part);
  if (!label) return part->render(&painter, at, QRegion(), QWidget::DrawChildren);
  const ColourPalette& palette = Theme::instance().palette();
  const bool isMuted = label->property("muted").toBool() || label->objectName() == QLatin1String("panelHeading");
  painter.setFont(label->font());
  painter.setPen(isMuted ? palette.textMuted : palette.text);
  painter.drawText(QRect(at, label->size()), static_cast<int>(label->alignment()) | (label->wordWrap() ? Qt::TextWordWrap : 0),
                   label->text());
}

Picture pictureOfStep(const QWidget& window, const QWidget* lowest, const std::vector<QWidget*>& parts) {
  const QFont title = headingFont(window.font());
  const int top = QFontMetrics(title).height() + pictureMarginPx;
  const int bottom = lowest->mapTo(&window, QPoint(0, lowest->height())).y();
  return {window.windowTitle(),
          {},
          [&window, title, top, parts](QPainter& painter, const QRectF& area) {
            const ColourPalette& palette = Theme::instance().palette();
            painter.setFont(title);
            painter.setPen(palette.text);
            painter.drawText(QRectF(parts.front()->x(), 0, area.width(), top), Qt::AlignLeft | Qt::AlignBottom,
                             window.windowTitle());
            for (QWidget* part : parts)
              if (part->isVisible()) paintPart(painter, part, part->mapTo(&window, QPoint()) + QPoint(0, top));
          },
          QSizeF(window.width(), top + bottom + pictureMarginPx),
          Theme::instance().palette().window,
          Picture::Measure::Screen};
}

struct SolvingExport::Saved {
  std::optional<FileFailure> failure;
  QByteArray png;
};

constexpr int frameMs = 700;
constexpr int lastFrameMs = 3000;
constexpr int numberDigits = 3;

SolvingExport::SolvingExport(QSlider* slider, MakePicture picture, MakePicture paperPicture, std::function<QString()> stem,
                             QWidget* parent)
    : QToolButton(parent),
      m_slider(slider),
      m_picture(std::move(picture)),
      m_paperPicture(std::move(paperPicture)),
      m_stem(std::move(stem)) {
  setIcon(themedIcon(QStringLiteral("export")));
  setPopupMode(QToolButton::InstantPopup);
  setProperty("framed", true);
  setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  auto* entries = new QMenu(this);
  const auto add = [&](const char* name, auto work) {
    QAction* entry = entries->addAction(QString());
    entry->setObjectName(QLatin1String(name));
    connect(entry, &QAction::triggered, this, work);
  };
  const QStringList png{QStringLiteral("png")};
  add("step", [this] {
    const QString name = m_stem() + QStringLiteral("-step-%1").arg(m_slider->value());
    ask(tr("Save picture"), name, pictureSuffixes(), &SolvingExport::saveStep);
  });
  add("series", [this] {
    ask(tr("Folder for the pictures of all steps"), m_stem() + QStringLiteral("-steps"), {}, &SolvingExport::saveSeries);
  });
  add("animation",
      [this, png] { ask(tr("Save animation"), m_stem() + QStringLiteral("-animation"), png, &SolvingExport::saveAnimation); });
  add("print", [this] {
    if (const auto printer = askForPrinter(this, QPageLayout::Landscape)) printStep(*printer);
  });
  setMenu(entries);
  keepTranslated(this, [this] { retranslate(); });
}

void SolvingExport::ask(const QString& title, const QString& stem, const QStringList& suffixes,
                        void (SolvingExport::*save)(const QString&)) {
  const QString name = suffixes.isEmpty() ? stem : stem + QLatin1Char('.') + suffixes.front();
  const QString file = askForSaveName(this, title, name, fileFilters(suffixes));
  if (!file.isEmpty()) (this->*save)(file);
}

void SolvingExport::saveStep(const QString& file) {
  const auto failure = savePicture(m_picture(), file);
  emit messageRaised(failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(fileText(file)));
}

void SolvingExport::printStep(QPrinter& printer) {
  emit messageRaised(print(m_paperPicture(), printer) ? tr("Printed.")
                                                      : tr("The page could not be printed. Check the printer, then try again."));
}

/// Saves all steps in a new folder, so that no existing pictures are overwritten.
void SolvingExport::saveSeries(const QString& folder) {
  if (m_running) return;
  if (QFileInfo::exists(folder)) return emit messageRaised(tr("%1 exists already. Choose another name.").arg(fileText(folder)));
  if (!QDir().mkpath(folder)) return emit messageRaised(tr("The folder %1 cannot be created.").arg(fileText(folder)));
  begin(
      folder,
      [folder](int step, const QByteArray& png) {
        const QString number = QString::number(step).rightJustified(numberDigits, QLatin1Char('0'));
        return writeWhole(QDir(folder).filePath(QStringLiteral("step-%1.png").arg(number)), png);
      },
      false);
}

void SolvingExport::saveAnimation(const QString& file) {
  if (m_running) return;
  if (const auto failure = unknownEnding(file, {QStringLiteral("png")})) return emit messageRaised(fileFailureText(*failure));
  begin(file, {}, true);
}

void SolvingExport::begin(const QString& target, Write write, bool isAnimation) {
  m_target = target;
  m_write = std::move(write);
  m_isAnimation = isAnimation;
  m_running = true;
  m_step = 0;
  m_before = m_slider->value();
  m_frames.clear();
  setEnabled(false);
  emit began();
  emit messageRaised(tr("Saving step %1 of %2…").arg(0).arg(m_slider->maximum()));
  // The first picture is saved after the window has made room for a long message, so that all pictures have the same
  // size.
  QMetaObject::invokeMethod(this, &SolvingExport::saveNextStep, Qt::QueuedConnection);
}

void SolvingExport::saveNextStep() {
  const int count = m_slider->maximum() + 1;
  emit messageRaised(tr("Saving step %1 of %2…").arg(m_step).arg(count - 1));
  m_slider->setValue(m_step);
  const Picture picture = m_picture();
  const int pixels = static_cast<int>(std::max(picture.size.width(), picture.size.height()));
  QImage image = renderPicture(picture, pixels);
  if (m_step == 0) m_frameSize = image.size();
  if (image.size() != m_frameSize) image = image.copy(QRect(QPoint(), m_frameSize));  // the window was resized in the meantime
  runInBackground(
      this,
      [image, write = m_write, step = m_step]() -> Saved {
        QByteArray png = framePng(image);
        return {write ? write(step, png) : std::nullopt, std::move(png)};
      },
      [this, count](const Saved& saved) {
        if (saved.failure) return finish(saved.failure);
        if (m_isAnimation) m_frames.push_back(saved.png);
        if (++m_step < count) return saveNextStep();
        if (!m_isAnimation) return finish(std::nullopt);
        runInBackground(
            this,
            [frames = std::exchange(m_frames, {}), file = m_target] {
              return writeWhole(file, animatedPng(frames, frameMs, lastFrameMs));
            },
            [this](const std::optional<FileFailure>& failure) { finish(failure); });
      });
}

void SolvingExport::finish(const std::optional<FileFailure>& failure) {
  m_running = false;
  if (failure && !m_isAnimation) QDir(m_target).removeRecursively();  // the folder was created for these pictures
  m_frames.clear();
  m_write = {};
  setEnabled(true);
  m_slider->setValue(m_before);
  if (failure) return emit messageRaised(fileFailureText(*failure));
  const QString saved = tr("Saved as %1.").arg(fileText(m_target));
  emit messageRaised(m_isAnimation ? saved + QLatin1Char(' ') + tr("Web browsers play this animation.") : saved);
}

void SolvingExport::retranslate() {
  setToolTip(tr("Save or print the steps"));
  setAccessibleName(toolTip());
  const auto name = [this](const char* id, const QString& text) {
    menu()->findChild<QAction*>(QLatin1String(id))->setText(text);
  };
  name("step", tr("Save this step as a &picture…"));
  name("series", tr("Save &all steps as pictures…"));
  name("animation", tr("Save as an a&nimation…"));
  name("print", tr("P&rint this step…"));
}

}  // namespace kotai::ui

#include "moc_solving_export.cpp"
