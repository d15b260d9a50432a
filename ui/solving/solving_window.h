// Shows step by step how a variant was solved: which values become known, and why the value of a selected position
// became known.
#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <optional>
#include <stop_token>

#include "core/analysis/solving_steps.h"
#include "ui/files/picture_file.h"
#include "ui/solving/cell_field.h"
#include "ui/widgets/elided_label.h"

class QLabel;

namespace kotai::ui {

class BarChart;
class ColourKey;
class LiveBoard;
class Settings;
class SolvingExport;
class StepControls;

/// Stays open during play. A worker reads the values.
class SolvingWindow : public QDialog {
  Q_OBJECT

 public:
  /// Selects \p position first, if the solution contains it. Precondition: SolvingSteps::isPossible(). The settings
  /// store the speed.
  SolvingWindow(SolutionPtr solution, const AnyPosition& position, Settings* settings, QWidget* parent = nullptr);
  ~SolvingWindow() override;

  const SolvingSteps* steps() const { return m_steps.get(); }  ///< null until the steps have been read
  StepControls* controls() const { return m_controls; }
  QPushButton* showButton() const { return m_show; }
  SolvingExport* exportButton() const { return m_export; }
  QLabel* told() const { return m_told; }  ///< label with the result of an export
  QListWidget* moves() const { return m_moves; }
  QListWidget* parents() const { return m_parents; }  ///< list of the positions before the shown position
  QLabel* summary() const { return m_summary; }
  QLabel* reason() const { return m_reason; }
  std::size_t number() const { return m_number; }  ///< number of the shown position in steps()
  void showPosition(std::size_t number);
  void showTier(std::optional<std::size_t> tier);  ///< shows only the positions of a tier, or all positions
  /// Paints the shown step without buttons. The picture must not outlive the window.
  Picture picture() const;

 signals:
  void positionChosen(const kotai::AnyPosition& position);

 private:
  void resizeEvent(QResizeEvent* event) override;
  void layOut();
  void connectParts();
  void read(const SolutionPtr& solution);
  void take(std::shared_ptr<const SolvingSteps> steps);
  void setStep(std::uint32_t step);
  void setTier(std::optional<std::size_t> tier);
  void refreshBars();
  void refreshFields();
  void updateTexts();
  void refreshReason();
  void refreshLists();
  QRgb colourOf(Value value) const;
  std::vector<QRgb> coloursNow() const;
  std::vector<QRgb> tierColours(const std::vector<QRgb>& colours) const;
  void retranslate();

  VariantPtr m_variant;
  AnyPosition m_begin;
  std::stop_source m_stop;
  std::shared_ptr<const SolvingSteps> m_steps;
  QString m_failure;
  std::uint32_t m_step = 0;
  std::optional<std::size_t> m_tier;
  std::size_t m_number = 0;
  KnownReason m_known;  ///< reason for the value of the shown position
  std::vector<KnownParent> m_before;
  QLabel* m_summary;
  QLabel* m_method;
  QLabel* m_tierHeading;
  CellField* m_tiers;
  QLabel* m_tierText;
  QPushButton* m_all;
  CellField* m_positions;
  ColourKey* m_key;
  BarChart* m_bars;  ///< bars of the shown positions by distance
  StepControls* m_controls;
  LiveBoard* m_board;
  CodeLabel* m_text;
  QLabel* m_reason;
  QLabel* m_progress;
  QTabWidget* m_lists;
  QListWidget* m_moves;
  QListWidget* m_parents;
  QPushButton* m_show;
  SolvingExport* m_export;
  QLabel* m_told;
};

}  // namespace kotai::ui
