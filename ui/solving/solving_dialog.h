// Base class for the windows that show step by step how a variant was solved.
#pragma once

#include <QDialog>
#include <QLayout>
#include <QPushButton>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "ui/background/background.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/chart_sheet.h"
#include "ui/files/picture_file.h"
#include "ui/solving/cell_field.h"
#include "ui/solving/solving_export.h"
#include "ui/solving/step_controls.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/welcome/live_board.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

inline constexpr double knownBefore = 0.55;  ///< colour strength of values that were known before the step

/// Creates a label with several lines of text that the user can copy.
QLabel* solvingLabel(QWidget* parent);

/// Window with the steps of a solve. Stays open while the user plays. A worker reads the values.
class SolvingDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr QSize usualSize{1180, 690};  ///< size of the new window on a screen that is large enough

  ~SolvingDialog() override { m_stop.request_stop(); }

  StepControls* controls() const { return m_controls; }
  QPushButton* showButton() const { return m_show; }
  SolvingExport* exportButton() const { return m_export; }
  QLabel* summary() const { return m_summary; }
  QLabel* reason() const { return m_reason; }
  std::size_t number() const { return m_number; }  ///< index of the shown position
  /// Returns a picture of the shown step without buttons. The picture must not outlive the window.
  virtual Picture picture() const = 0;
  /// Returns the picture for paper: light colours on white, regardless of the theme.
  Picture paperPicture();

 signals:
  void positionChosen(const kotai::AnyPosition& position);

 protected:
  static constexpr int besideWidthPx = 290;

  struct Subject {
    std::string variantId;
    std::function<QString()> variantName;
    AnyPosition position;                      ///< position that is selected first
    std::function<ColourKey::Words()> legend;  ///< colours of the field
  };

  /// Creates the window. \p settings stores the speed of the steps. Subclasses call start() in the constructor.
  SolvingDialog(Subject subject, Settings* settings, QWidget* parent);
  /// Shows the texts, then makes the steps in a worker and passes them to \p take.
  template <class Steps>
  void start(std::function<Steps(const std::stop_token& stop)> make, std::function<void(Steps)> take);
  bool focusNextPrevChild(bool next) override;
  virtual QString exportName() const;  ///< returns the suggested name of an exported file, without suffix
  virtual AnyPosition positionAt(std::size_t number) const = 0;
  virtual void setStep(int step) = 0;
  virtual void refreshField() = 0;
  virtual void updateStrings() = 0;
  virtual void retranslate();

  /// Places the parts of a subclass between the summary and the steps.
  void addParts(const std::vector<QWidget*>& above, QLayout* middle);
  /// Sets the bar chart. Makes the bars of steps after the shown step faint. The legend of the field explains the
  /// colours.
  void setBars(BarChartData bars, const std::function<bool(int)>& isReached);
  /// Enables the controls and \p others if the values have been read.
  void enable(bool isRead, const std::vector<QWidget*>& others);

  const Subject m_subject;
  std::stop_source m_stop;
  QString m_failure;
  std::size_t m_number = 0;
  QLabel* m_summary = solvingLabel(this);
  CellField* m_field = named("positionField", new CellField(this));
  ColourKey* m_key;
  BarChart* m_bars = new BarChart(this);
  StepControls* m_controls;
  LiveBoard* m_board = new LiveBoard(this);
  CodeLabel* m_text = new CodeLabel(this);
  QLabel* m_reason = solvingLabel(this);
  QPushButton* m_show = new QPushButton(this);
  SolvingExport* m_export;
  QLabel* m_messageLabel = named("message", muted(solvingLabel(this)));

 private:
  void connectParts();
};

template <class Steps>
void SolvingDialog::start(std::function<Steps(const std::stop_token& stop)> make, std::function<void(Steps)> take) {
  connectParts();
  const auto work = [make = std::move(make), stop = m_stop.get_token()] { return tryTo([&] { return make(stop); }); };
  runInBackground(this, work, [this, take = std::move(take)](tl::expected<Steps, QString> read) {
    if (!read) {
      m_failure = read.error();
      return updateStrings();
    }
    take(std::move(*read));
    m_field->setFocus();
  });
}

}  // namespace kotai::ui
