// Button that saves and prints the steps of a solve: one step, all steps as pictures, or an animation.
#pragma once

#include <QSize>
#include <QSlider>
#include <QToolButton>

#include "core/analysis/solving_steps.h"
#include "ui/files/picture_file.h"

namespace kotai::ui {

/// Returns a text that explains why the value of a position became known in its step, or why it never did.
QString reasonText(const Variant& variant, const AnyPosition& position, const KnownReason& reason);
/// Returns a text about the state of a position after a step, if its value is still unknown. Empty if the value
/// is known.
QString progressText(const KnownReason& reason, std::uint32_t step);
/// Returns a text with a move and the step in which the value of the next position became known.
QString reachedText(const MoveValue& move);
/// Returns a text with the moves from a parent to a position whose value became known in \p step, and with the
/// effect on the parent.
QString effectText(const Variant& variant, const KnownParent& parent, std::uint32_t step);
QString stepText(const SolvingSteps& steps, std::uint32_t step);  ///< text about a step; only draws remain after the last step
/// Returns a picture with the title of a window and its visible \p parts. The first part is a text at the top.
/// The picture ends at the bottom of \p lowest, which is the same in every step. The picture must not outlive
/// the window.
Picture pictureOfStep(const QWidget& window, const QWidget* lowest, const std::vector<QWidget*>& parts);

/// Button that saves steps. To save all steps, moves the slider from step to step, so that the window stays
/// responsive. A worker writes the files. Each file is written completely or not at all.
class SolvingExport : public QToolButton {
  Q_OBJECT

 public:
  using MakePicture = std::function<Picture()>;

  /// \p picture and \p paperPicture return the shown step. \p stem returns the proposed file name without suffix.
  SolvingExport(QSlider* slider, MakePicture picture, MakePicture paperPicture, std::function<QString()> stem, QWidget* parent);

  bool isRunning() const { return m_running; }
  void saveStep(const QString& file);       ///< saves the shown step; the suffix selects PNG, SVG or PDF
  void saveSeries(const QString& folder);   ///< writes step-000.png, step-001.png, ... into a new folder
  void saveAnimation(const QString& file);  ///< writes an animated PNG
  void printStep(QPrinter& printer);

 signals:
  void began();
  void messageRaised(const QString& text);  ///< emitted with the progress, then with the result

 private:
  struct Saved;
  using Write = std::function<std::optional<FileFailure>(int step, const QByteArray& png)>;
  void ask(const QString& title, const QString& stem, const QStringList& suffixes, void (SolvingExport::*save)(const QString&));
  void begin(const QString& target, Write write, bool isAnimation);
  void saveNextStep();
  void finish(const std::optional<FileFailure>& failure);
  void retranslate();

  QSlider* m_slider;
  MakePicture m_picture;
  MakePicture m_paperPicture;
  std::function<QString()> m_stem;
  QString m_target;
  Write m_write;
  bool m_isAnimation = false;
  bool m_running = false;
  int m_step = 0;
  QSize m_frameSize;
  int m_before = 0;  ///< step that was shown before the export
  std::vector<QByteArray> m_frames;
};

}  // namespace kotai::ui
