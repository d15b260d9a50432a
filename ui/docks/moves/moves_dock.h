// Dock with all legal moves and their values. Hovering over a move previews the move on the board. Enter plays
// the move.
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <cstdint>
#include <map>
#include <stop_token>

#include "core/library/game_library.h"
#include "ui/background/latest.h"
#include "ui/document/game_document.h"
#include "ui/games/presentation.h"
#include "ui/settings/settings.h"
#include "ui/state/state_dock.h"
#include "ui/theme/label.h"

namespace kotai::ui {

/// Model of the legal moves of the position, grouped by outcome, with the best moves first. The rows are
/// headings and moves. data() only looks up rows that refresh() has made.
class MovesModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role { IsHeadingRole = Qt::UserRole + 1, MoveTextRole, ValueRole, BarShareRole, NoteRole, PerfectRole, SignRole };
  MovesModel(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  std::optional<AnyMove> moveAt(const QModelIndex& index) const;
  std::optional<Value> valueAt(const QModelIndex& index) const;
  const QStringList& notes() const { return m_notes; }          ///< all notes of the rows, without duplicates
  std::uint32_t mostPlies() const { return m_mostPlies; }       ///< longest distance of the values, at least 1
  const QString& longestMove() const { return m_longestMove; }  ///< longest text of the moves with a value
  void setLibrary(std::shared_ptr<const GameLibrary> library);
  void refresh();
  /// Returns the percentage of players at difficultyLevel() who would make a mistake in the position. Returns
  /// nothing if the percentage is unknown, or if no mistake is possible.
  std::optional<int> difficulty() const { return m_background.difficulty; }
  int difficultyLevel() const;  ///< returns the user's level, otherwise a beginner's level
  /// Adds the reasons for a move's value to the move's tooltip. The reasons arrive a moment later.
  void explain(const QModelIndex& index);

 signals:
  void difficultyReady();  ///< emitted when difficulty() is known

 private:
  /// Data that arrives a moment after the values.
  struct Background {
    std::optional<int> difficulty;
    std::map<std::string, OwnMoves> own;  ///< user's own moves, by positionKey() of the position after the move
  };
  struct Row {
    QString text;
    std::optional<AnyMove> move;  ///< move of the row; empty for a heading
    std::optional<Value> value;
    double barShare = 0;  ///< length of the bar relative to the longest distance, from 0 to 1
    QString note;
    bool perfect = false;
    MoveSign sign = MoveSign::None;  ///< symbol for SignRole
    QString spoken;
    AnyPosition after = {};  ///< position after the move, if the move has a value
  };
  void fill();
  void askInBackground();
  void gradeDraws();
  QString ownPlayOf(const MoveValue& move) const;
  QString drawGradeOf(const Row& row) const;
  QString reasonsOf(const Row& row) const;
  void addValuedRows();
  void addPlainRows();
  QString noteFor(const MoveValue& move) const;
  static Row headingOf(const QString& text);
  Row rowOf(const QString& text, AnyMove move) const;
  GameDocument* m_document;
  Settings* m_settings;
  std::vector<Row> m_rows;
  QStringList m_notes;
  QString m_longestMove;
  std::uint32_t m_mostPlies = 1;
  std::shared_ptr<const GameLibrary> m_library;
  Background m_background;
  std::map<AnyMove, QString> m_reasons;     ///< reasons for tooltips, computed on request
  std::map<AnyPosition, int> m_drawGrades;  ///< grades of drawing moves by the position after the move, for tooltips
  Latest m_readingBackground;
  Latest m_grading;
  std::stop_source m_stop;
};

class MovesDock : public StateDock {
  Q_OBJECT

 public:
  MovesDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  QListView* view() const { return m_view; }
  MovesModel* model() const { return m_model; }

 signals:
  void previewRequested(kotai::AnyMove move);
  void previewEnded();

 private:
  void retranslate() override;
  bool showContents() override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showSentence();
  void showDifficulty();
  void play(const QModelIndex& index);
  GameDocument* m_document;
  MovesModel* m_model;
  QLabel* m_sentence;
  QLabel* m_difficulty;
  QListView* m_view;
};

}  // namespace kotai::ui
