// Settings stored between runs, with a getter, a setter and a signal for each value. Default values are in
// settings.cpp.
#pragma once

#include <QByteArray>
#include <QComboBox>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QVariant>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// Named values in a settings file, with the functions of QSettings. Reads the file once. A separate thread
/// writes the file. QSettings would write in the GUI thread, and a slow disk would then freeze the window for
/// seconds after every change. GUI thread only.
class SettingsStore : public QObject {
 public:
  explicit SettingsStore(const QSettings& file);
  ~SettingsStore() override;  ///< waits until all changes are written

  QVariant value(const QString& key, const QVariant& fallback = {}) const { return m_values.value(key, fallback); }
  bool contains(const QString& key) const { return m_values.contains(key); }
  void setValue(const QString& key, const QVariant& value);
  void remove(const QString& key);

 private:
  using Values = QHash<QString, QVariant>;

  void change(const QString& key, const QVariant& value);
  void write();
  void restoreUnwritten(const Values& changes);

  QString m_file;
  QSettings::Format m_format;
  Values m_values;
  Values m_changes;        ///< changes for the next write; an invalid value removes its key
  bool m_writing = false;  ///< true while a write is running or about to start
  QThreadPool m_writer;    ///< a single thread, so that changes reach the file in order
};

/// Sides that the program plays.
enum class OpponentSides { None, First, Second, Both };

/// Settings of the program. An empty file name selects the platform's location (~/.config/Kotai/kotai.conf).
/// The first run copies the settings of "Unknown Organization". GUI thread only.
class Settings : public QObject {
  Q_OBJECT

 public:
  explicit Settings(const QString& fileName = {}, QObject* parent = nullptr);

  QString language() const;  ///< code from languages(); initially the system's language, if there is a translation
  ThemeChoice theme() const;
  VisionChoice vision() const;
  bool valuesShown() const;  ///< returns whether the window shows values of positions and moves
  bool coordinatesShown() const;
  bool boardFlipped() const;
  bool ownSideBelow() const;  ///< whether the user's side is at the bottom in games against the computer
  bool pathsShown() const;
  PieceSet pieceSet() const;                                   ///< stored as "animals", "kanji", "letters"
  int animationMs() const;                                     ///< duration of animations; 0 disables them
  static constexpr const char* firstGameStrength = "level=1";  ///< opponent in the first game
  /// Returns an opponent of a game, as a text for makePlayer(), such as "perfect", "level=3" or "random", or as
  /// the address of an engine. Each game has its own opponent.
  QString opponentStrength() const;  ///< opponent of the open game
  QString opponentStrengthIn(std::string_view gameId) const;
  /// Returns the user's level against the program, estimated from games in the library. Returns nothing after too
  /// few games.
  std::optional<int> ownLevelIn(std::string_view gameId) const;
  void setOwnLevelIn(std::string_view gameId, std::optional<int> level);
  QString opponentEngine() const;  ///< address of the external engine used last; may be empty
  void setOpponentEngine(const QString& address);
  OpponentSides opponentSides() const;
  QString playerName(Side side) const;  ///< name of the person on this side, in games of two people; may be empty
  /// Returns the side of the program in the last game in which it played only one side. Initially the second
  /// side.
  OpponentSides lastProgramSide() const;
  std::optional<Side> personSide() const;  ///< user's side against the computer; empty if the user plays both or none
  int opponentDelayMs() const;
  int clockSeconds() const;           ///< time for each side in seconds; 0 without a clock
  int clockIncrementSeconds() const;  ///< increment for each move, in seconds
  int solveThreads() const;           ///< threads for solves; 0 for all threads of the machine
  int solveMemoryMb() const;          ///< memory for solves in megabytes; 0 for all free memory
  bool solvesPlayedGame() const;      ///< whether to solve games opened for play, if a solve takes less than a minute
  /// Returns the strength of the computer player of a side, in games in which both sides move at the same time.
  /// Initially level 1.
  QString seatStrength(Side side) const;
  bool soundsOn() const;
  bool revealsAtOnce() const;  ///< returns whether both choices are revealed immediately after the second choice
  /// Returns the user's shortcuts for an action, as portable texts separated by '|'. Empty for the default
  /// shortcuts.
  std::optional<QString> shortcuts(const QString& action) const;
  bool explainsNewGames() const;                             ///< whether cards explain games that are new to the user
  bool firstStepsDone() const;                               ///< returns whether the user has finished or skipped the first steps
  QString training() const;                                  ///< last choice of training, in the format of ui/puzzles
  QString puzzleInWork(const std::string& variantId) const;  ///< puzzle in progress; empty if there is none
  QStringList recentFiles() const;                           ///< paths of files with games, latest first
  /// Returns the queries that the user has run in a game, latest first.
  QStringList queries(std::string_view gameId) const;
  QByteArray windowGeometry() const;
  /// Returns the state of the docks in a layout, such as "state" or "playState". Each kind of game has its own
  /// layouts.
  QByteArray windowState(const QString& layout) const;
  QString choice(const QString& name) const;  ///< stored choice of a combo box; empty if there is none
  /// Returns true for the play layout, and false for the study layout. Initially true if the user plays against
  /// the program.
  bool playLayout() const;

  void setLanguage(const QString& language);
  void setTheme(kotai::ui::ThemeChoice theme);
  void setVision(kotai::ui::VisionChoice vision);
  void setValuesShown(bool shown);
  void suppressValues(bool held);  ///< hides values temporarily, until the user requests them; not stored
  void setCoordinatesShown(bool shown);
  void setBoardFlipped(bool flipped);
  void setOwnSideBelow(bool below);
  void setPathsShown(bool shown);
  void setPieceSet(kotai::ui::PieceSet pieces);
  void setAnimationMs(int milliseconds);
  void setOpponentGame(std::string_view gameId);  ///< selects the opponent of an opened game
  void setOpponentStrength(const QString& strength) { setOpponentStrengthIn(m_opponentGame, strength); }
  void setOpponentStrengthIn(std::string_view gameId, const QString& strength);
  void setOpponentSides(kotai::ui::OpponentSides sides);
  void setPlayerName(kotai::Side side, const QString& name);
  void setOpponentDelayMs(int milliseconds);
  void setClock(int seconds, int incrementSeconds);
  void setSolveLimits(int threads, int memoryMb);
  void setSolvesPlayedGame(bool solves);
  void setExplainsNewGames(bool explains);
  void setSeatStrength(kotai::Side side, const QString& strength);
  void setSoundsOn(bool on);
  void setRevealsAtOnce(bool on);
  void setShortcuts(const QString& action, const std::optional<QString>& keys);
  void setFirstStepsDone(bool done);
  void setTraining(const QString& choice);
  void setPuzzleInWork(const std::string& variantId, const QString& puzzle);  ///< \p puzzle: empty to remove the puzzle
  void addRecentFile(const QString& file);
  void forgetRecentFiles();
  void addQuery(std::string_view gameId, const QString& text);
  void setWindowGeometry(const QByteArray& geometry);
  void setWindowState(const QString& layout, const QByteArray& state);
  void setChoice(const QString& name, const QString& value);
  void setPlayLayout(bool play);

 signals:
  void languageChanged(const QString& language);
  void themeChanged();  ///< emitted when theme() or vision() has changed
  void valuesShownChanged(bool shown);
  void coordinatesShownChanged(bool shown);
  void boardFlippedChanged(bool flipped);
  void ownSideBelowChanged(bool below);
  void pathsShownChanged(bool shown);
  void pieceSetChanged(kotai::ui::PieceSet pieces);
  void opponentChanged();  ///< the strength, the sides or the delay of the opponent changed
  void solveLimitsChanged();
  void revealsAtOnceChanged(bool on);
  void firstStepsDoneChanged(bool done);
  void recentFilesChanged();
  void playLayoutChanged(bool play);

 private:
  bool store(const QString& key, const QVariant& value);  ///< stores a value; returns whether the value has changed
  /// Stores the value. Emits a signal with the given arguments if the value has changed.
  template <class... Sent>
  void store(const QString& key, const QVariant& value, void (Settings::*changed)(Sent...),
             const std::type_identity_t<Sent>&... sent);

  std::unique_ptr<SettingsStore> m_store;
  bool m_valuesSuppressed = false;
  std::string m_opponentGame;  ///< id of the open game; empty if there is none
};

/// Hides values temporarily, for example during a review, and then restores their visibility.
class HiddenValues {
 public:
  explicit HiddenValues(Settings* settings) : m_settings(settings) {}
  /// Restores the visibility without signals, because the window may be closing.
  ~HiddenValues();
  HiddenValues(const HiddenValues&) = delete;
  HiddenValues& operator=(const HiddenValues&) = delete;

  void hide();
  void restore();

 private:
  Settings* m_settings;
  bool m_hidden = false;
};

/// Selects the stored choice in the combo box, if there is one, and stores every later choice.
void storeChoice(QComboBox* box, Settings* settings, const QString& name);

}  // namespace kotai::ui
