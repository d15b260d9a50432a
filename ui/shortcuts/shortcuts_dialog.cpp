#include "ui/shortcuts/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/simultaneous/registry.h"
#include "ui/accessibility/accessible_role.h"
#include "ui/games/presentation.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

static constexpr QLatin1Char separator('|');

const QList<Qt::Key>& boardKeys() {
  static const QList<Qt::Key> keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down,   Qt::Key_Return,
                                   Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab};
  return keys;
}

static std::optional<KeyProblem::Kind> neededOnTheBoard(const QKeySequence& key) {
  if (key.isEmpty() || (key[0].keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) return std::nullopt;
  if (boardKeys().contains(key[0].key())) return KeyProblem::Kind::MovesOnBoard;
  const int code = key[0].key();
  if (code >= Qt::Key_Exclam && code <= Qt::Key_ydiaeresis && moveStartLetters().contains(QChar(code).toUpper()))
    return KeyProblem::Kind::BeginsMoves;
  return std::nullopt;
}

template <typename Each>
static void forAll(Each each) {
  for (int number = 0; number < static_cast<int>(ActionId::Count); ++number) each(static_cast<ActionId>(number));
}

constexpr char lastColumn = 'J';  // last column of the widest possible board
constexpr int gamesPlayed = 12;
constexpr int longestPlies = 60;
constexpr std::uint64_t seed = 7;

static void add(QSet<QChar>& letters, char letter) { letters.insert(QChar::fromLatin1(letter).toUpper()); }

static void addLetters(QSet<QChar>& letters, const Variant& variant, RandomSource& random) {
  for (int game = 0; game < gamesPlayed; ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < longestPlies; ++ply) {
      const std::vector<AnyMove> moves = variant.legalMoves(position);
      if (moves.empty()) break;
      for (const AnyMove move : moves) add(letters, variant.formatMove(position, move).front());
      position = variant.play(position, moves[random.below(moves.size())]);
    }
  }
}

/// Adds the letters of the cells' names, because users type a move without its side.
static void addLetters(QSet<QChar>& letters, const SimultaneousVariant& variant) {
  for (const Side side : {Side::First, Side::Second})
    for (const AnyMove move : variant.moves(variant.start(), side)) {
      const std::string text = variant.formatMove(side, move);
      add(letters, text[text.find(':') + 1]);
    }
}

static QSet<QChar> findLetters() {
  QSet<QChar> letters;
  for (char column = 'A'; column <= lastColumn; ++column) add(letters, column);
  RandomSource random(seed);
  for (const Game& game : games())
    if (const auto largest = parseVariant(game.knownVariants.back())) addLetters(letters, **largest, random);
  for (const GameInfo& game : simultaneousGames())
    if (const auto largest = parseSimultaneousVariant(game.knownVariants.back())) addLetters(letters, **largest);
  return letters;
}

static std::optional<KeyProblem> problemWith(const QKeySequence& key, ActionId wanting, const Actions& actions) {
  if (const auto kind = neededOnTheBoard(key)) return KeyProblem{*kind};
  std::optional<KeyProblem> found;
  forAll([&](ActionId id) {
    if (id != wanting && actions[id]->shortcuts().contains(key)) found = KeyProblem{KeyProblem::Kind::Taken, id};
  });
  return found;
}

/// Returns whether an action's shortcuts differ from the defaults.
static bool hasOwnKeys(const Actions& actions, ActionId id) { return actions[id]->shortcuts() != Actions::defaultKeys(id); }

/// Sets the shortcuts of an action. Stores them in the settings unless they are the defaults.
static void assignKeys(Actions& actions, ActionId id, const QList<QKeySequence>& keys, Settings& settings) {
  actions.setKeys(id, keys);
  QStringList texts;
  for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::PortableText);
  settings.setShortcuts(actions[id]->objectName(), hasOwnKeys(actions, id) ? std::optional(texts.join(separator)) : std::nullopt);
}

/// Returns a string such as "Ctrl+Z, Ctrl+Y".
static QString keysText(const QList<QKeySequence>& keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(QLatin1String("; "), QLatin1String(", "));
}

void loadShortcuts(Actions& actions, const Settings& settings) {
  QSet<QKeySequence> given;
  QList<ActionId> usual;
  forAll([&](ActionId id) {
    const auto kept = settings.shortcuts(actions[id]->objectName());
    if (!kept) return usual.append(id);
    QList<QKeySequence> keys;
    for (const QString& text : kept->split(separator, Qt::SkipEmptyParts)) {
      const QKeySequence key(text, QKeySequence::PortableText);
      if (key.isEmpty() || given.contains(key) || neededOnTheBoard(key)) continue;
      given.insert(key);
      keys.append(key);
    }
    actions.setKeys(id, keys);
  });
  if (given.isEmpty()) return;
  for (const ActionId id : usual) {
    QList<QKeySequence> keys = Actions::defaultKeys(id);
    keys.removeIf([&](const QKeySequence& key) { return given.contains(key); });
    actions.setKeys(id, keys);
  }
}

const QSet<QChar>& moveStartLetters() {
  static const QSet<QChar> letters = findLetters();
  return letters;
}

/// Field that records a pressed key. Shift, Ctrl or Alt alone do not change the shortcut. Unlike Qt's field, it
/// keeps the shortcut when the user leaves it with Shift+Tab. The dialog handles Esc.
class KeyField : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyField(QWidget* parent = nullptr);

 signals:
  /// Emitted with a complete shortcut, or with an empty shortcut after its removal.
  void entered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void discardInput();

  bool m_pressing = false;  ///< true while the field is recording a key press
  bool m_waiting = false;   ///< true while only modifiers are pressed and the field shows a placeholder
  QKeySequence m_before;
};

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent) {
  connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this] {
    if (!m_pressing) emit entered();
  });
  connect(this, &QKeySequenceEdit::editingFinished, this, &KeyField::discardInput);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Cancel)) return event->ignore();
  if (!m_waiting) m_before = keySequence();
  m_pressing = true;
  QKeySequenceEdit::keyPressEvent(event);
  m_pressing = false;
  m_waiting = keySequence().isEmpty();
  if (!m_waiting) emit entered();
}

void KeyField::focusOutEvent(QFocusEvent* event) {
  discardInput();
  QKeySequenceEdit::focusOutEvent(event);
}

void KeyField::discardInput() {
  if (!std::exchange(m_waiting, false)) return;
  const QSignalBlocker quiet(this);
  setKeySequence(m_before);
}

constexpr int idRole = Qt::UserRole;
constexpr int indentationPx = 12;
constexpr int aroundCellPx = 20;
enum KeyColumn { NameColumn, KeysColumn, MeaningColumn };

/// Returns the last key of a sequence. Qt combines keys that are pressed in quick succession into a sequence.
static QKeySequence lastOf(const QKeySequence& keys) {
  return keys.isEmpty() ? QKeySequence() : QKeySequence(keys[static_cast<uint>(keys.count() - 1)]);
}

ShortcutsDialog::ShortcutsDialog(Actions* actions, Settings* settings, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_settings(settings) {
  setObjectName(QStringLiteral("shortcutsDialog"));
  m_search = new QLineEdit;
  m_search->setClearButtonEnabled(true);
  m_list = named("shortcutList", new QTreeWidget);
  m_list->setColumnCount(3);
  m_list->setAllColumnsShowFocus(true);
  m_list->setItemDelegateForColumn(MeaningColumn, new WrappedText(aroundCellPx, m_list));
  m_list->setIndentation(indentationPx);
  m_list->header()->setStretchLastSection(true);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_search);
  column->addWidget(m_list, 1);
  createEditors();
  auto* box = new QDialogButtonBox(QDialogButtonBox::Close);
  m_resetAll = box->addButton(QString(), QDialogButtonBox::ResetRole);
  m_resetAll->setAutoDefault(false);
  column->addWidget(box);
  connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connectSignals();
  keepTranslated(this, [this] { retranslate(); });
  resize(fittingSize(*this, QSize(1020, 660)));
}

void ShortcutsDialog::createEditors() {
  m_label = new Label;
  m_reset = new QPushButton;
  m_reassign = new QPushButton;
  m_problem = named("keyProblem", wrapping(new Label));
  auto* row = new QHBoxLayout;
  row->addWidget(m_label);
  for (KeyField*& each : m_keys) {
    each = new KeyField;
    each->setClearButtonEnabled(true);
    setAccessibleRole(each, QAccessible::EditableText);
    row->addWidget(each, 1);
  }
  row->addWidget(m_reset);
  auto* told = new QHBoxLayout;
  told->addWidget(m_problem, 1);
  told->addWidget(m_reassign);
  for (QPushButton* each : {m_reset, m_reassign}) each->setAutoDefault(false);
  m_label->setBuddy(m_keys[0]);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  static_cast<QVBoxLayout*>(layout())->addLayout(told);
}

void ShortcutsDialog::connectSignals() {
  connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
  connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_keys[0]->setFocus(); });
  connect(m_list->header(), &QHeaderView::sectionResized, m_list, &QTreeWidget::doItemsLayout, Qt::QueuedConnection);
  for (KeyField* each : m_keys) connect(each, &KeyField::entered, this, &ShortcutsDialog::change);
  connect(m_reset, &QPushButton::clicked, this, [this] {
    if (const auto id = chosen()) enter(Actions::defaultKeys(*id));
    change();
  });
  connect(m_reassign, &QPushButton::clicked, this, &ShortcutsDialog::reassignKey);
  connect(m_resetAll, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
}

void ShortcutsDialog::retranslate() {
  setWindowTitle(tr("Keyboard shortcuts"));
  m_search->setPlaceholderText(tr("Search for a key or an action"));
  m_search->setAccessibleName(m_search->placeholderText());
  m_list->setAccessibleName(tr("Keyboard shortcuts"));
  m_list->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
  m_label->setText(tr("&Keys:"));
  m_keys[0]->setAccessibleName(tr("First shortcut for the action"));
  m_keys[1]->setAccessibleName(tr("Alternative shortcut for the action"));
  m_reset->setText(tr("Restore &defaults"));
  m_reassign->setText(tr("Reassign &this key"));
  m_resetAll->setText(tr("&Reset all"));
  fill();
}

void ShortcutsDialog::fill() {
  const auto before = chosen();
  m_list->clear();
  auto* everywhere = new QTreeWidgetItem(m_list, {tr("Everywhere")});
  addActions(everywhere);
  auto* onBoard = new QTreeWidgetItem(m_list, {tr("On the board")});
  addBoardKeys(onBoard);
  m_list->expandAll();
  for (const int column : {NameColumn, KeysColumn}) {
    m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(column, m_list->columnWidth(column) + fontMetrics().averageCharWidth() * 2);
  }
  QTreeWidgetItem* current = everywhere->child(0);
  for (int row = 0; row < everywhere->childCount(); ++row)
    if (before && everywhere->child(row)->data(NameColumn, idRole).toInt() == static_cast<int>(*before))
      current = everywhere->child(row);
  m_list->setCurrentItem(current);
  filter(m_search->text());
}

void ShortcutsDialog::addActions(QTreeWidgetItem* group) {
  for (int number = 0; number < static_cast<int>(ActionId::Count); ++number) {
    const auto id = static_cast<ActionId>(number);
    auto* row = new QTreeWidgetItem(group, {withoutMnemonic(Actions::nameOf(id)), QString(), (*m_actions)[id]->whatsThis()});
    row->setData(NameColumn, idRole, number);
  }
  refreshRows();
}

/// Adds the keys of the board, which the user cannot change.
void ShortcutsDialog::addBoardKeys(QTreeWidgetItem* group) {
  const auto add = [group](const QString& keys, const QString& text, const QString& note) {
    new QTreeWidgetItem(group, {text, keys, note});
  };
  add(tr("Arrow keys"), tr("Move the cursor"), tr("while the board has the focus"));
  add(tr("Enter"), tr("Pick up a piece or put it down"), QString());
  add(tr("Esc"), tr("Put the held piece back"), QString());
  for (const Presentation& game : presentations())
    if (game.typedExample) {
      const TypedExample example = game.typedExample();
      add(example.keys + QStringLiteral(" Enter"), example.meaning, example.note);
    }
}

void ShortcutsDialog::filter(const QString& wanted) {
  for (QTreeWidgetItemIterator each(m_list, QTreeWidgetItemIterator::NoChildren); *each; ++each) {
    bool found = wanted.isEmpty();
    for (const KeyColumn column : {NameColumn, KeysColumn, MeaningColumn})
      found = found || (*each)->text(column).contains(wanted, Qt::CaseInsensitive);
    (*each)->setHidden(!found);
  }
  showGroups();
}

/// Shows the groups with at least one visible row, and selects a visible row.
void ShortcutsDialog::showGroups() {
  QTreeWidgetItem* first = nullptr;
  for (int number = 0; number < m_list->topLevelItemCount(); ++number) {
    QTreeWidgetItem* group = m_list->topLevelItem(number);
    QTreeWidgetItem* shown = nullptr;
    for (int row = 0; row < group->childCount() && !shown; ++row)
      if (!group->child(row)->isHidden()) shown = group->child(row);
    group->setHidden(!shown);
    if (!first) first = shown;
  }
  const QTreeWidgetItem* current = m_list->currentItem();
  if (!current || current->isHidden() || !current->parent() || current->parent()->isHidden()) m_list->setCurrentItem(first);
}

std::optional<ActionId> ShortcutsDialog::chosen() const {
  const QTreeWidgetItem* row = m_list->currentItem();
  const QVariant id = row ? row->data(NameColumn, idRole) : QVariant();
  return id.isValid() ? std::optional(static_cast<ActionId>(id.toInt())) : std::nullopt;
}

void ShortcutsDialog::enter(const QList<QKeySequence>& keys) {
  for (int i = 0; i < 2; ++i) {
    const QSignalBlocker quiet(m_keys[i]);
    m_keys[i]->setKeySequence(keys.value(i));
  }
}

void ShortcutsDialog::showChosen() {
  const auto id = chosen();
  enter(id ? (*m_actions)[*id]->shortcuts() : QList<QKeySequence>());
  for (KeyField* each : m_keys) each->setEnabled(id.has_value());
  m_reset->setEnabled(id && hasOwnKeys(*m_actions, *id));
  m_reassign->hide();
  m_problem->clear();
}

/// Updates the rows. Keys set by the user are bold.
void ShortcutsDialog::refreshRows() {
  for (QTreeWidgetItemIterator each(m_list); *each; ++each) {
    const QVariant number = (*each)->data(NameColumn, idRole);
    if (!number.isValid()) continue;
    const auto id = static_cast<ActionId>(number.toInt());
    QFont shown = font();
    shown.setBold(hasOwnKeys(*m_actions, id));
    (*each)->setFont(KeysColumn, shown);
    (*each)->setText(KeysColumn, keysText((*m_actions)[id]->shortcuts()));
  }
}

/// Assigns the recorded key to the action. If the key is rejected, restores the previous key.
void ShortcutsDialog::change() {
  const auto id = chosen();
  if (!id) return;
  const QList<QKeySequence> before = (*m_actions)[*id]->shortcuts();
  QList<QKeySequence> keys;
  QString problem;
  m_wanted = QKeySequence();
  for (int number = 0; number < 2; ++number) {
    KeyField* edit = m_keys[number];
    QKeySequence key = lastOf(edit->keySequence());
    if (key != edit->keySequence()) {
      const QSignalBlocker quiet(edit);
      edit->setKeySequence(key);
    }
    if (key.isEmpty()) continue;
    if (const auto refused = problemWith(key, *id, *m_actions)) {
      problem = problemText(key, *refused);
      if (refused->kind == KeyProblem::Kind::Taken) m_wanted = key;
      key = before.value(number);
    }
    if (!key.isEmpty() && !keys.contains(key)) keys.append(key);
  }
  assign(keys);
  m_problem->setText(problem);
  m_reassign->setVisible(!m_wanted.isEmpty());
}

QString ShortcutsDialog::problemText(const QKeySequence& key, const KeyProblem& problem) {
  const QString text = key.toString(QKeySequence::NativeText);
  switch (problem.kind) {
    case KeyProblem::Kind::BeginsMoves: return tr("%1 begins a move typed on the board, so it cannot be a shortcut.").arg(text);
    case KeyProblem::Kind::MovesOnBoard: return tr("%1 is used on the board, so it cannot be a shortcut.").arg(text);
    case KeyProblem::Kind::Taken: break;
  }
  return tr("%1 is already the key for “%2”.", "a key; an action").arg(text, withoutMnemonic(Actions::nameOf(problem.owner)));
}

void ShortcutsDialog::assign(const QList<QKeySequence>& keys) {
  const auto id = chosen();
  if (!id) return;
  assignKeys(*m_actions, *id, keys, *m_settings);
  m_reset->setEnabled(hasOwnKeys(*m_actions, *id));
  refreshRows();
}

void ShortcutsDialog::reassignKey() {
  const auto id = chosen();
  const auto problem = id ? problemWith(m_wanted, *id, *m_actions) : std::nullopt;
  if (!problem || problem->kind != KeyProblem::Kind::Taken) return;
  QList<QKeySequence> left = (*m_actions)[problem->owner]->shortcuts();
  left.removeAll(m_wanted);
  assignKeys(*m_actions, problem->owner, left, *m_settings);
  change();
}

void ShortcutsDialog::resetAll() {
  for (int number = 0; number < static_cast<int>(ActionId::Count); ++number) {
    const auto id = static_cast<ActionId>(number);
    assignKeys(*m_actions, id, Actions::defaultKeys(id), *m_settings);
  }
  refreshRows();
  showChosen();
}

void ShortcutsDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  m_search->setFocus();
}

}  // namespace kotai::ui

#include "moc_shortcuts_dialog.cpp"
#include "shortcuts_dialog.moc"
