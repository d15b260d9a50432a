// Page of a game of simultaneous moves: header, board, choices, message bar.
#pragma once

#include <filesystem>

#include "core/game/value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/play/board_header.h"
#include "ui/play/page_frame.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class DominoBoardView;

/// Header above the board: value of the position in words, name of the board, and the side whose values are shown.
class DomineeringHeader : public BoardHeader {
  Q_OBJECT

 public:
  DomineeringHeader(DomineeringDocument* document, Settings* settings, QWidget* parent = nullptr);
  CompactComboBox* sideBox() const { return m_sides; }
  /// Sets the folder with the results of proofs.
  void setDataDirectory(const std::filesystem::path& directory) { m_dataDirectory = directory; }
  void showValueSide(kotai::Side side) { m_sides->setCurrentIndex(static_cast<int>(side)); }

 private:
  void refresh() override;
  void resizeEvent(QResizeEvent* event) override;
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
  QLabel* m_sidesCaption = muted(new Label(this));
  CompactComboBox* m_sides = new CompactComboBox(this);  ///< combo box with one item per side, in the order of Side
};

class DomineeringPage : public PageFrame {
  Q_OBJECT

 public:
  DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);
  DomineeringHeader* header() const { return m_header; }
  DominoBoardView* board() const { return m_board; }
  ChoicePanel* choices() const { return m_choices; }
  /// Shows a verdict beside the board, or in the panel of choices if there is no room.
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);
  void clearVerdict();
  void showRefusal(const QString& reason);
  bool clearRefusal();  ///< hides the message about refused input; returns whether it was visible

 private:
  QString legend() const override;
  QRect boardRect() const override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  DomineeringDocument* m_document;
  Settings* m_settings;
  DomineeringHeader* m_header;
  DominoBoardView* m_board;
  ChoicePanel* m_choices;
  QString m_refusal;
};

}  // namespace kotai::ui
