# Headers that most files of a layer include. Files still include what they use, because the preset `package` and clang-tidy compile without
# precompiled headers.

set(KOTAI_STANDARD_HEADERS <algorithm> <array> <atomic> <bit> <chrono> <cstdint> <cstring> <filesystem> <functional> <map> <memory> <mutex> <optional>
  <span> <stop_token> <string> <string_view> <system_error> <utility> <vector> <tl/expected.hpp>)
# Each unit that includes fmt compiles parts of fmt again. Only two files of the window need fmt.
set(KOTAI_CORE_HEADERS ${KOTAI_STANDARD_HEADERS} <fmt/format.h>)
set(KOTAI_WINDOW_HEADERS <QAbstractItemModel> <QAccessible> <QAction> <QApplication> <QComboBox> <QDialog> <QDialogButtonBox> <QDir> <QDockWidget>
  <QFile> <QFileInfo> <QFormLayout> <QFutureWatcher> <QHash> <QHBoxLayout> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu>
  <QMouseEvent> <QPainter> <QPainterPath> <QPointer> <QPushButton> <QScrollArea> <QScrollBar> <QSettings> <QSpinBox> <QSplitter> <QStackedWidget>
  <QStyledItemDelegate> <QStyleOption> <QTabBar> <QTableView> <QTimer> <QToolButton> <QToolTip> <QTreeView> <QUndoStack> <QVBoxLayout>)
# Headers of Kotai that most files of the window include. Changing such a header recompiles nearly all of these files in any case.
set(KOTAI_OWN_WINDOW_HEADERS core/analysis/moves.h core/game/game.h core/game/registry.h core/game/variant.h core/play/play.h
  core/record/game_record.h core/record/read_game.h core/simultaneous/registry.h core/simultaneous/simultaneous_variant.h core/tables/solution.h
  ui/background/background.h ui/document/game_document.h ui/document/tree_document.h ui/files/picture_file.h ui/files/safe_file.h
  ui/games/presentation.h ui/settings/settings.h ui/strings/strings.h ui/theme/label.h ui/theme/palette.h)
list(TRANSFORM KOTAI_OWN_WINDOW_HEADERS PREPEND ${PROJECT_SOURCE_DIR}/)

# kotai_core_headers(<target> [<owner>]): precompiles the headers of core, or reuses those of another target. g++ needs the same options for both,
# optimisation included. The Python module is a shared library, so the code is position-independent. Hidden symbols keep it fast.
function(kotai_core_headers target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  if(ARGN)
    target_precompile_headers(${target} REUSE_FROM ${ARGN})
  else()
    target_precompile_headers(${target} PRIVATE ${KOTAI_CORE_HEADERS})
  endif()
endfunction()
