// The position as a matrix game: payoffs of all pairs of moves, the optimal mix, and the security level of a chosen strategy.
#pragma once

#include <optional>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/state/state_dock.h"

class QScrollArea;

namespace kotai::ui {

class MatrixPanel;
class MatrixView;
class DomineeringDocument;

class MatrixDock : public StateDock {
  Q_OBJECT

 public:
  MatrixDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  MatrixView* view() const;
  MatrixPanel* panel() const { return m_panel; }
  bool showsMatrix() const;

 signals:
  /// Both dominoes of the hovered pair. Empty after the pointer has left.
  void previewRequested(std::optional<kotai::JointMove> turn);
  void turnChosen(kotai::JointMove turn);  ///< the user wants to play the pair

 protected:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;

 private:
  bool isProvable() const;
  QString largeBoardWords() const;

  DomineeringDocument* m_document;
  MatrixPanel* m_panel = nullptr;
};

}  // namespace kotai::ui
