#include "ui/dialogs/opponent_boxes.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QInputDialog>
#include <QPainter>
#include <QRandomGenerator>
#include <QStandardPaths>

#include "core/engine/engine_address.h"
#include "core/players/level_player.h"
#include "core/players/player.h"
#include "ui/opponent/strength_words.h"
#include "ui/widgets/choices.h"

namespace kotai::ui {

constexpr int rowMargin = 8;
constexpr int rowGap = 3;

static QFont strengthNameFont(const QStyleOptionViewItem& option) {
  QFont font = option.font;
  font.setWeight(QFont::DemiBold);
  return font;
}

static QFont strengthLineFont(const QStyleOptionViewItem& option) {
  QFont font = option.font;
  font.setWeight(QFont::Normal);
  return font;
}

const auto example = QStringLiteral("uci:fairy-stockfish,Skill Level=5,movetime=500");

/// Returns whether the shell would find the program. \p program is a path or a name in PATH.
static bool isThere(const QString& program) {
  const QFileInfo file(program);
  return program.contains(u'/') ? file.isFile() && file.isExecutable() : !QStandardPaths::findExecutable(program).isEmpty();
}

struct OpponentStrings {
  Q_DECLARE_TR_FUNCTIONS(OpponentStrings)
};

const auto askForEngineData = QStringLiteral("external engine");
const auto askForTrapsData = QStringLiteral("traps for another level");
constexpr int byLot = -1;  // item for a random side; the other items have values of OpponentSides

std::array<QString, 2> sideNames(const Variant* variant) {
  if (variant) return {sideName(*variant, Side::First), sideName(*variant, Side::Second)};
  return {OpponentStrings::tr("First"), OpponentStrings::tr("Second")};
}

void addStrength(QComboBox* box, const QString& strength, const QString& name) {
  const QString line = strengthLine(strength);
  box->addItem(name, strength);
  box->setItemData(box->count() - 1, plainToolTip(line), Qt::ToolTipRole);
  box->setItemData(box->count() - 1, line, StrengthDelegate::LineRole);
  box->setItemData(box->count() - 1, line, Qt::AccessibleDescriptionRole);
}

void finishStrengths(QComboBox* box, const QString& current) {
  if (qobject_cast<StrengthDelegate*>(box->itemDelegate()) == nullptr) box->setItemDelegate(new StrengthDelegate(box));
  box->setMaxVisibleItems(box->count());  // shows the easy levels to a newcomer without scrolling
  constexpr int scrollBarWidth = 24;
  box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + scrollBarWidth);  // the descriptions are longer than the names
  box->setCurrentIndex(std::max(0, box->findData(current)));
}

/// Returns the strength text of the computer player that sets traps for a level. The level is the chosen level,
/// otherwise the user's own level, otherwise a beginner's level.
static QString trapSetter(const Settings& settings, std::string_view gameId, const QString& current) {
  if (trappedLevel(current.toStdString())) return current;
  const auto own = settings.ownLevelIn(gameId);
  return QString::fromStdString(trapPlayer(own.value_or(*levelOf(Settings::firstGameStrength))));
}

static std::optional<QString> askForTraps(const QString& current, QWidget* parent) {
  QStringList names;
  for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level) names << levelName(level);
  const int shown = trappedLevel(current.toStdString()).value_or(LevelPlayer::lowestLevel) - LevelPlayer::lowestLevel;
  bool accepted = false;
  const QString chosen = QInputDialog::getItem(parent, OpponentStrings::tr("Perfect, with traps"),
                                               OpponentStrings::tr("Sets traps for:"), names, shown, false, &accepted);
  if (!accepted) return std::nullopt;
  return QString::fromStdString(trapPlayer(LevelPlayer::lowestLevel + static_cast<int>(names.indexOf(chosen))));
}

/// Asks for the address of an external engine. Returns nothing if the user cancels.
static std::optional<QString> askForEngine(const QString& address, QWidget* parent) {
  EngineDialog dialog(address, parent);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.address();
}

QSize StrengthDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QFontMetrics name(strengthNameFont(option));
  const QFontMetrics line(strengthLineFont(option));
  const int width = std::max(name.horizontalAdvance(index.data(Qt::DisplayRole).toString()),
                             line.horizontalAdvance(index.data(LineRole).toString()));
  return {width + 2 * rowMargin, name.height() + line.height() + 2 * rowGap};
}

void StrengthDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  QStyleOptionViewItem background = option;
  initStyleOption(&background, index);
  background.text.clear();
  option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
  painter->save();
  const QRect inside = option.rect.adjusted(rowMargin, rowGap, -rowMargin, -rowGap);
  painter->setPen(palette.text);
  painter->setFont(strengthNameFont(option));
  painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
  painter->setPen(palette.textMuted);
  painter->setFont(strengthLineFont(option));
  painter->drawText(inside, Qt::AlignLeft | Qt::AlignBottom, index.data(LineRole).toString());
  painter->restore();
}

EngineDialog::EngineDialog(const QString& address, QWidget* parent)
    : QDialog(parent), m_address(new QLineEdit(address.isEmpty() ? example : address, this)) {
  setWindowTitle(tr("External engine"));
  auto* explanation = new Label(tr("External engine: uci: or usi: followed by the command and its options, separated by commas. "
                                   "movetime is the time per move in milliseconds. The engine must know the game."),
                                this);
  explanation->setWordWrap(true);
  m_address->setMinimumWidth(m_address->fontMetrics().horizontalAdvance(example) + 2 * m_address->fontMetrics().height());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_accept = buttons->button(QDialogButtonBox::Ok);
  auto* form = new QFormLayout(this);
  form->addRow(explanation);
  form->addRow(tr("&Engine:"), m_address);
  form->addRow(m_fault);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_address, &QLineEdit::textChanged, this, &EngineDialog::check);
  check();
}

QString EngineDialog::address() const { return m_address->text().trimmed(); }

void EngineDialog::check() {
  const std::string text = address().toStdString();
  const auto parsed = parseEngineAddress(text);
  QString fault;
  if (!parsed)
    fault = isEngineAddress(text) ? errorText(parsed.error()) : tr("Start with uci: or usi:.");
  else if (const QString program = QString::fromStdString(parsed->command.front()); !isThere(program))
    fault = tr("There is no program %1 on this computer.").arg(program);
  m_accept->setEnabled(fault.isEmpty());
  m_fault->setText(fault);
}

OpponentBoxes::OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent)
    : BoxesFrame(form, parent), m_document(document), m_settings(settings), m_person(addLine()), m_strength(addLine()) {
  connect(strength(), &QComboBox::activated, this, &OpponentBoxes::chooseOpponent);
  connect(person(), &QComboBox::activated, this, [this] {
    m_settings->setOpponentSides(chosenSides(*person()));
    refresh();  // shows the side that was drawn at random, even if it is the same as before
  });
  connect(document, &GameDocument::gameReset, this, &OpponentBoxes::refresh);
  connect(settings, &Settings::opponentChanged, this, &OpponentBoxes::refresh);
  refresh();
}

/// Starts play against the chosen opponent. The opponent plays the side that is not to move.
void OpponentBoxes::chooseOpponent() {
  if (!askForSpecialItem(strength(), m_settings, gameId(), m_settings->opponentStrength())) return;
  m_settings->setOpponentStrength(strength()->currentData().toString());
  if (!m_document->hasGame() || m_settings->opponentSides() != OpponentSides::None) return;
  const bool personIsFirst = m_document->sideToMove() == Side::First;
  m_settings->setOpponentSides(personIsFirst ? OpponentSides::Second : OpponentSides::First);
}

std::string_view OpponentBoxes::gameId() const {
  return m_document->hasGame() ? m_document->variant()->gameId() : std::string_view();
}

/// Fills the boxes. If the boxes are in a column, the box for the strength also names the opponent and has no
/// caption.
void OpponentBoxes::fillBoxes() {
  m_strength.caption->setText(tr("Opponent"));
  m_person.caption->setText(tr("You play"));
  for (const Line& line : {m_strength, m_person}) {
    line.caption->setVisible(captionsShown());
    line.box->setAccessibleName(line.caption->text());
    line.box->setToolTip(line.caption->text());
  }
  if (form() == BoxesForm::Column) m_strength.caption->hide();
  fillStrengths(strength(), *m_settings, gameId(), m_settings->opponentStrength());
  fillPersonSides(person(), m_settings->opponentSides(), sideNames(m_document->variant().get()));
  strength()->setVisible(form() == BoxesForm::Row || m_settings->opponentSides() != OpponentSides::None);
}

void fillStrengths(QComboBox* box, const Settings& settings, std::string_view gameId, const QString& current) {
  const QSignalBlocker blocker(box);
  box->clear();
  const auto add = [box](const QString& strength) { addStrength(box, strength, strengthName(strength)); };
  const std::vector<std::string> players = playersByStrength();
  for (auto player = players.rbegin(); player != players.rend(); ++player) {
    add(QString::fromStdString(*player));
    if (player == players.rbegin()) add(trapSetter(settings, gameId, current));  // the item is below the perfect player
  }
  if (const QString engine = settings.opponentEngine(); !engine.isEmpty()) add(engine);
  if (isEngineAddress(current.toStdString()) && box->findData(current) < 0) add(current);
  const auto addQuestion = [box](const QString& name, const QString& line, const QString& data) {
    box->addItem(name, data);
    box->setItemData(box->count() - 1, line, StrengthDelegate::LineRole);
  };
  addQuestion(OpponentStrings::tr("Traps for another level…"), OpponentStrings::tr("Choose the level that the traps are set for"),
              askForTrapsData);
  addQuestion(OpponentStrings::tr("External engine…"), OpponentStrings::tr("Another program that speaks UCI or USI"),
              askForEngineData);
  finishStrengths(box, current);
}

bool askForSpecialItem(QComboBox* box, Settings* settings, std::string_view gameId, const QString& before) {
  const bool wantsEngine = box->currentData() == askForEngineData;
  if (!wantsEngine && box->currentData() != askForTrapsData) return true;
  const auto chosen = wantsEngine ? askForEngine(settings->opponentEngine(), box->window())
                                  : askForTraps(trapSetter(*settings, gameId, before), box->window());
  if (chosen && wantsEngine) settings->opponentEngine.set(*chosen);
  fillStrengths(box, *settings, gameId, chosen.value_or(before));
  return chosen.has_value();
}

void fillPersonSides(QComboBox* box, OpponentSides current, const std::array<QString, 2>& names, bool random) {
  const auto add = [box](const QString& text, OpponentSides sides) { box->addItem(text, static_cast<int>(sides)); };
  setChoices(box, static_cast<int>(current), [&] {
    add(OpponentStrings::tr("Both sides"), OpponentSides::None);
    add(names[0], OpponentSides::Second);
    add(names[1], OpponentSides::First);
    if (random) box->addItem(OpponentStrings::tr("Random side"), byLot);
    add(OpponentStrings::tr("Neither side"), OpponentSides::Both);
  });
}

OpponentSides chosenSides(const QComboBox& box) {
  const int choice = box.currentData().toInt();
  if (choice != byLot) return static_cast<OpponentSides>(choice);
  return QRandomGenerator::global()->bounded(2) == 0 ? OpponentSides::First : OpponentSides::Second;
}

}  // namespace kotai::ui

#include "moc_opponent_boxes.cpp"
