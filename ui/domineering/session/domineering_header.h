// Header above the board: value of the position in words, name of the board, and the side whose values are shown.
#pragma once

#include <filesystem>

#include "core/game/types.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/widgets/board_header.h"

class QLabel;

namespace kotai::ui {

class CompactComboBox;
class DomineeringDocument;

class DomineeringHeader : public BoardHeader {
  Q_OBJECT

 public:
  DomineeringHeader(DomineeringDocument* document, Settings* settings, QWidget* parent = nullptr);
  CompactComboBox* sideBox() const { return m_sides; }
  void setDataDirectory(const std::filesystem::path& directory);  ///< folder with proof results

 public slots:
  void showValueSide(kotai::Side side);

 signals:
  void valueSideChosen(kotai::Side side);

 protected:
  void refresh() override;
  bool valuesKnown() const override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeSides();
  void retranslateSides();
  void showEnd(Payoff result);
  QString badgeText() const;
  QString positionSummary() const;
  QString playSummary() const;
  QString startSummary() const;
  bool showsStart() const;
  bool isProved() const;
  void refreshSides();
  bool hasRoomForCaption() const;

  DomineeringDocument* m_document;
  std::filesystem::path m_dataDirectory;
  QLabel* m_sidesCaption;
  CompactComboBox* m_sides;  ///< indexed by side
};

}  // namespace kotai::ui
