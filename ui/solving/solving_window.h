// Window that shows step by step how a variant is solved. Each step shows the values that become known. A text
// gives the reason for the value of the selected position.
#pragma once

#include <QListWidget>
#include <QTabWidget>

#include "core/analysis/solving_steps.h"
#include "ui/solving/solving_dialog.h"

namespace kotai::ui {

class SolvingWindow : public SolvingDialog {
  Q_OBJECT

 public:
  /// Creates the window. Initially selects \p position, if the solution contains it. Precondition:
  /// SolvingSteps::isPossible().
  SolvingWindow(SolutionPtr solution, const AnyPosition& position, Settings* settings, QWidget* parent = nullptr);

  const SolvingSteps* steps() const { return m_steps.get(); }  ///< steps; null until they have been read
  QListWidget* moves() const { return m_moves; }
  void showPosition(std::size_t number);
  void showTier(std::optional<std::size_t> tier);  ///< shows only the positions of a tier, or all positions
  Picture picture() const override;

 private:
  AnyPosition positionAt(std::size_t number) const override { return m_steps->positionAt(number); }
  void resizeEvent(QResizeEvent* event) override;
  void layOut();
  void connectParts();
  void take(std::shared_ptr<const SolvingSteps> steps);
  void setStep(int step) override;
  void display(std::size_t number);
  std::optional<std::size_t> exampleNow() const;
  QString methodText() const;
  void setTier(std::optional<std::size_t> tier);
  void refreshBars();
  void refreshField() override;
  void updateStrings() override;
  void refreshReason();
  void refreshLists();
  QRgb colourOf(Value value) const;
  std::vector<QRgb> coloursNow() const;
  std::vector<QRgb> tierColours(const std::vector<QRgb>& colours) const;
  void retranslate() override;

  VariantPtr m_variant;
  std::shared_ptr<const SolvingSteps> m_steps;
  std::uint32_t m_step = 0;
  std::size_t m_chosen = 0;  ///< number of the position that the user chose last
  std::optional<std::size_t> m_tier;
  KnownReason m_known;  ///< reason for the value of the shown position
  std::vector<KnownParent> m_before;
  QLabel* m_method = solvingLabel(this);
  QLabel* m_tierHeading = named("panelHeading", new Label(this));
  CellField* m_tiers = named("tierField", new CellField(this));
  QLabel* m_tierText = solvingLabel(this);
  QPushButton* m_all = named("allButton", new QPushButton(this));
  QLabel* m_progress = solvingLabel(this);
  QTabWidget* m_lists = new QTabWidget(this);
  QListWidget* m_moves = new QListWidget(this);
  QListWidget* m_parents = named("parents", new QListWidget(this));
};

}  // namespace kotai::ui
