#include "ui/dialogs/position_editor_dialog.h"

#include <QCoreApplication>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyle>
#include <algorithm>

#include "ui/board/board_moves.h"
#include "ui/board/board_thumbnail.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/games/presentation.h"
#include "ui/help/help_dialog.h"
#include "ui/strings/strings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

constexpr int sideColumnPx = 296;

constexpr int positionPicturePx = 190;
constexpr int positionTextPx = 320;

struct PositionNotesStrings {
  Q_DECLARE_TR_FUNCTIONS(PositionNotesStrings)
};

/// Describes the ways to win with the next move. Empty if there are none.
static QString immediateWin(const Variant& variant, const AnyPosition& position) {
  const std::vector<DecisiveMove> moves = decisiveMoves(variant, position);
  if (moves.empty()) return QString();
  const Presentation& game = presentationOf(variant);
  const bool takes = std::ranges::any_of(moves, &DecisiveMove::takes);
  const QString own = game.winAtOnce ? game.winAtOnce(variant, takes) : QString();
  return own.isEmpty() ? PositionNotesStrings::tr("The side to move can win at once.") : own;
}

static QString sentenceOn(const Variant& variant, const AnyPosition& position) {
  if (const auto end = variant.finishedValue(position))
    return PositionNotesStrings::tr("Legal, but the game is over here. %1.", "%1: who has won")
        .arg(resultSentence(variant, variant.sideToMove(position), *end));
  const QString win = immediateWin(variant, position);
  if (!win.isEmpty()) return PositionNotesStrings::tr("Legal, and already decided. %1").arg(win);
  return PositionNotesStrings::tr("Legal position, %n moves.", nullptr, static_cast<int>(variant.legalMoves(position).size()));
}

/// Notes on a position that is being set up. The notes say why the position is illegal, or that the game is
/// already decided.
struct PositionNotes {
  std::optional<AnyPosition> position;  ///< the position, if it is legal
  QString text;                         ///< one or two sentences, never empty
};

static PositionNotes positionNotes(const Variant& variant, const SetUp& setUp) {
  const auto position = variant.compose(setUp);
  if (!position) return {std::nullopt, errorText(position.error())};
  return {*position, sentenceOn(variant, *position)};
}

PositionEditorDialog::PositionEditorDialog(VariantPtr variant, const AnyPosition& position, SolutionPtr solution, bool flipped,
                                           QWidget* parent)
    : BoardEditorDialog(parent), m_position(std::move(variant)), m_solution(std::move(solution)), m_legal(position) {
  m_position.setPosition(position);
  setRulesGame(this, m_position.variant()->gameId());
  m_board->setFlipped(flipped);
  build();
  connectSignals();
  m_stock->refresh();
  onPositionEdited();
  m_board->setFocus();
}

void PositionEditorDialog::build() {
  auto* boardRow = new QHBoxLayout;
  boardRow->setSpacing(20);
  boardRow->addWidget(m_board, 1);
  boardRow->addWidget(makeSideColumn());
  auto* start = new QPushButton(tr("&Start position"), this);
  connect(start, &QPushButton::clicked, this, &PositionEditorDialog::toStart);
  layOut(boardRow, {start}, m_value, QSize(900, 680));
}

QWidget* PositionEditorDialog::makeSideColumn() {
  auto* sideColumn = new QWidget;
  sideColumn->setMinimumWidth(sideColumnPx);
  auto* side = makeLayout<QVBoxLayout>(sideColumn, {0, 0, 0, 0}, 8);
  side->addWidget(m_stock);
  side->addSpacing(6);
  side->addWidget(muted(wrapping(new Label(tr("To move"), this))));
  for (const Side mover : {Side::First, Side::Second}) {
    auto* choice = new QRadioButton(sideName(*m_position.variant(), mover), this);
    m_sides->addButton(choice, static_cast<int>(mover));
    side->addWidget(choice);
  }
  side->addStretch(1);
  const Presentation& game = presentationOf(*m_position.variant());
  side->addWidget(muted(wrapping(new Label(
      game.editorHint
          ? game.editorHint()
          : tr("Click a piece, then a square. Right-click a piece to change its form, or drag it off the board to remove it."),
      this))));
  QScrollArea* area = makeScrollArea(sideColumn);
  area->setParent(this);  // the area must precede the tools in the tab order
  area->setFixedWidth(sideColumnPx + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
  return area;
}

void PositionEditorDialog::connectSignals() {
  connect(m_board, &EditorBoard::aboutToEdit, this, &PositionEditorDialog::remember);
  connect(m_board, &EditorBoard::edited, this, &PositionEditorDialog::onPositionEdited);
  connect(m_board, &EditorBoard::refused, this, [this](const QString& reason) {
    m_before.pop_back();
    showNotes();
    if (!reason.isEmpty()) setNotes(reason);
  });
  connect(m_board, &EditorBoard::stockReleased, m_stock, &StockPanel::release);
  connect(m_stock, &StockPanel::chosen, m_board, &EditorBoard::holdFromStock);
  connect(m_stock, &StockPanel::released, m_board, &EditorBoard::releaseStock);
  connect(m_sides, &QButtonGroup::idClicked, this,
          [this](int side) { edit([&] { m_position.setSideToMove(static_cast<Side>(side)); }); });
}

template <class Step>
void PositionEditorDialog::edit(Step step) {
  remember();
  m_board->hold(std::nullopt);
  step();
  onPositionEdited();
}

void PositionEditorDialog::clearBoard() {
  edit([this] { m_position.clear(); });
}

void PositionEditorDialog::toStart() {
  edit([this] { m_position.setPosition(m_position.variant()->start()); });
}

void PositionEditorDialog::mirror() {
  edit([this] { m_position.mirror(); });
}

void PositionEditorDialog::undo() {
  if (m_before.empty()) return;
  m_board->hold(std::nullopt);
  m_position.setSetUp(std::move(m_before.back()));
  m_before.pop_back();
  onPositionEdited();
}

void PositionEditorDialog::onPositionEdited() {
  const PositionNotes notes = positionNotes(*m_position.variant(), m_position.setUp());
  if (notes.position) m_legal = *notes.position;
  text()->setText(notes.position ? QString::fromStdString(m_position.variant()->formatPosition(m_legal)) : QString());
  text()->setPlaceholderText(notes.position ? QString() : tr("not a legal position yet"));
  showNotes();
}

/// Reads the typed position. Changes the board only if the text can be parsed.
void PositionEditorDialog::readText() {
  const auto position = m_position.variant()->parsePosition(text()->text().trimmed().toStdString());
  if (!position) {
    setNotes(errorText(position.error()));
    m_value->hide();
    useButton()->setEnabled(false);
    return;
  }
  remember();
  m_board->hold(std::nullopt);
  m_position.setPosition(*position);
  m_legal = *position;
  showNotes();
}

void PositionEditorDialog::showNotes() {
  const PositionNotes notes = positionNotes(*m_position.variant(), m_position.setUp());
  setNotes(notes.text);
  useButton()->setEnabled(notes.position.has_value());
  if (QAbstractButton* mover = m_sides->button(static_cast<int>(m_position.setUp().toMove))) mover->setChecked(true);
  setUndoable(!m_before.empty());
  m_stock->refresh();
  m_board->onPositionChanged();
  showValue();
}

void PositionEditorDialog::showValue() {
  m_value->hide();
  if (!m_solution || !isLegal() || m_position.variant()->finishedValue(m_legal)) return;  // the notes already name the winner
  try {
    const Value value = m_solution->value(m_legal);
    m_value->setValue(valueText(value), value.outcome);
    m_value->show();
  } catch (const SolutionError&) {
    // The window reports damage to the file. The editor continues without values.
  }
}

bool PositionEditorDialog::isLegal() const { return useButton()->isEnabled(); }

PositionTextDialog::PositionTextDialog(VariantPtr variant, const AnyPosition& position, QWidget* parent)
    : QDialog(parent),
      m_variant(std::move(variant)),
      m_position(position),
      m_edit(new QLineEdit(QString::fromStdString(m_variant->formatPosition(position)), this)) {
  setWindowTitle(tr("Position as text"));
  setRulesGame(this, m_variant->gameId());
  m_edit->setAccessibleName(windowTitle());
  m_edit->setFont(moveFont(font()));
  m_edit->setMinimumWidth(positionTextPx);
  m_picture->setFixedSize(positionPicturePx, positionPicturePx);
  m_fault->setMinimumHeight(fontMetrics().height() * 2 + 4);
  auto* help = muted(wrapping(new Label(notationHint(m_variant->gameId()), this)));
  help->setMinimumHeight(help->heightForWidth(positionTextPx));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start from here"));
  auto* words = new QVBoxLayout;
  addWidgets(words, {m_edit, m_fault, help});
  words->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(22);
  row->addWidget(m_picture, 0, Qt::AlignTop);
  row->addLayout(words, 1);
  auto* column = makeLayout<QVBoxLayout>(this, {20, 20, 20, 16}, 14);
  column->addLayout(row);
  column->addWidget(m_buttons);
  connect(m_edit, &QLineEdit::textChanged, this, &PositionTextDialog::read);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  m_edit->selectAll();
  read();
}

void PositionTextDialog::read() {
  const auto position = m_variant->parsePosition(m_edit->text().trimmed().toStdString());
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(position.has_value());
  m_fault->setText(position ? QString() : errorText(position.error()));
  if (position) m_position = *position;
  m_picture->setPixmap(renderBoardThumbnail(*m_variant, m_position, positionPicturePx, devicePixelRatioF()));
}

}  // namespace kotai::ui

#include "moc_position_editor_dialog.cpp"
