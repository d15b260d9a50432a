// Who plays which side, and how strongly the program chooses: for the tool bar and the new game dialog.
#pragma once

#include <QComboBox>
#include <QWidget>
#include <array>

#include "ui/settings/settings.h"
#include "ui/widgets/boxes_form.h"

class QLabel;

namespace kotai::ui {

/// "Perfect", "Level 6 · Master", ...; the item data is the text domineering::makePlayer() reads.
/// \p brief: "Level 3" alone.
void fillSimultaneousStrengths(QComboBox* box, const QString& current, bool brief = false);
/// Which sides a person plays: Vertical, Horizontal, both, neither; item data: OpponentSides.
void fillSeats(QComboBox* box, OpponentSides current);

/// Shows a strength for each side that the program plays. Writes the settings as soon as something is chosen. In a column, the
/// strengths stand above the sides.
class PlayerBoxes : public QWidget {
  Q_OBJECT

 public:
  PlayerBoxes(Settings* settings, BoxesForm form, QWidget* parent = nullptr);
  QComboBox* seats() const { return m_seats; }
  QComboBox* strength(Side side) const { return m_strengths[static_cast<std::size_t>(side)]; }
  /// In a narrow window the words before the boxes make way.
  void setCaptionsShown(bool shown);

 signals:
  void sizeChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void refresh();
  void fillBoxes();

  Settings* m_settings;
  BoxesForm m_form;
  QLabel* m_seatsCaption;
  QComboBox* m_seats;
  std::array<QLabel*, 2> m_captions;
  std::array<QComboBox*, 2> m_strengths;
  bool m_captionsShown = true;
};

}  // namespace kotai::ui
