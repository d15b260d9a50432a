#include "ui/domineering/dialogs/outcome_table_dialog.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QTextDocument>

#include "core/games/domineering/board.h"
#include "ui/accessibility/accessible_role.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/help/help_dialog.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

struct OutcomeCell {
  QString letter;  ///< letter of the result; empty if the result is unknown
  QString words;
  QColor fill;  ///< background of the cell; invalid for no background
  QColor ink;
  bool proved = false;  ///< a search proved the outcome; its letter is underlined
};

using Source = BoardOutcome::Source;

static PositionClass classOf(Payoff payoff) {
  return payoff == Payoff::FirstWins    ? PositionClass::FirstWins
         : payoff == Payoff::SecondWins ? PositionClass::SecondWins
                                        : PositionClass::Draw;
}

static QString sourceWords(Source source) {
  return source == Source::Solved ? OutcomeTableDialog::tr("every position solved") : OutcomeTableDialog::tr("proved by search");
}

static const char* sourceText(Source source) {
  switch (source) {
    case Source::Solved: return "solved";
    case Source::Proved: return "proved";
    case Source::Open: break;
  }
  return "open";
}

static TableCell outcomeText(const std::optional<Payoff>& outcome) {
  if (!outcome) return {};
  return *outcome == Payoff::FirstWins ? "vertical" : *outcome == Payoff::SecondWins ? "horizontal" : "draw";
}

/// Returns the cell of a board. Solved boards have full colours of the current theme. Boards with only a proved
/// outcome have paler colours and an underlined letter.
static OutcomeCell outcomeCell(const BoardOutcome& outcome) {
  const ColourPalette& palette = Theme::instance().palette();
  OutcomeCell cell;
  cell.ink = palette.textMuted;
  cell.words = OutcomeTableDialog::tr("unknown");
  if (outcome.outcome) {
    const PositionClass positionClass = classOf(*outcome.outcome);
    cell.proved = outcome.source == Source::Proved;
    cell.fill = mixed(palette.surface, classColour(positionClass), outcome.source == Source::Solved ? 0.85 : 0.45);
    cell.letter = classLetter(positionClass);
    cell.ink = readableOn(cell.fill);
    cell.words = OutcomeTableDialog::tr("%1, %2", "outcome of a board, how it is known")
                     .arg(className(positionClass), sourceWords(outcome.source));
  } else if (outcome.search) {
    cell.letter = QStringLiteral("…");
    cell.words = provedSentence(*outcome.search);
  }
  return cell;
}

/// Returns a table with one row per board. Its columns are columns, rows, outcome (`vertical`, `horizontal`,
/// `draw`, or empty if unknown) and source (`solved`, `proved`, `open`).
static TableRows outcomeRows(const std::filesystem::path& dataDirectory) {
  TableRows table{{"columns", "rows", "outcome", "source"}, {}};
  for (int rows = 1; rows <= domineering::maxSide; ++rows)
    for (int columns = 1; columns <= domineering::maxSide; ++columns) {
      const BoardOutcome outcome = boardOutcome(columns, rows, dataDirectory);
      table.rows.push_back({columns, rows, outcomeText(outcome.outcome), sourceText(outcome.source)});
    }
  return table;
}

struct OutcomePictureTexts {
  QString title;
  QString key;      ///< legend that explains letters and colours
  QString imprint;  ///< name of the program
};

constexpr int boardSides = domineering::maxSide;
constexpr double cellPoints = 44;
constexpr double headPoints = 26;
constexpr double marginPoints = 12;
constexpr double pageWidth = 2 * marginPoints + headPoints + boardSides * cellPoints;
constexpr int titlePixels = 16;
constexpr int letterPixels = 15;
constexpr int wordPixels = 12;

static QFont fontOf(int pixels, QFont::Weight weight = QFont::Normal) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(pixels);
  font.setWeight(weight);
  return font;
}

struct Look {
  OutcomePictureTexts texts;
  std::vector<OutcomeCell> cells;  ///< cells, row by row
  QColor text;
  QColor muted;
  QRectF title;
  QRectF words;
};

static QRectF cellOf(const Look& look, int column, int row) {
  return {marginPoints + headPoints + column * cellPoints, look.title.bottom() + headPoints + row * cellPoints, cellPoints,
          cellPoints};
}

static void paintHeads(QPainter& painter, const Look& look) {
  painter.setFont(fontOf(wordPixels));
  painter.setPen(look.muted);
  for (int number = 0; number < boardSides; ++number) {
    const QRectF column = cellOf(look, number, 0);
    painter.drawText(QRectF(column.left(), column.top() - headPoints, cellPoints, headPoints), Qt::AlignCenter,
                     QString::number(number + 1));
    const QRectF row = cellOf(look, 0, number);
    painter.drawText(QRectF(marginPoints, row.top(), headPoints, cellPoints), Qt::AlignCenter, QString::number(number + 1));
  }
}

static void paintCells(QPainter& painter, const Look& look) {
  for (int row = 0; row < boardSides; ++row)
    for (int column = 0; column < boardSides; ++column) {
      const OutcomeCell& cell = look.cells[static_cast<std::size_t>(row * boardSides + column)];
      const QRectF place = cellOf(look, column, row).adjusted(0.5, 0.5, -0.5, -0.5);
      painter.setPen(Qt::NoPen);
      painter.setBrush(cell.fill.isValid() ? QBrush(cell.fill) : QBrush(Qt::NoBrush));
      painter.drawRect(place);
      QFont font = fontOf(letterPixels, QFont::DemiBold);
      font.setUnderline(cell.proved);
      painter.setFont(font);
      painter.setPen(cell.ink);
      painter.drawText(place, Qt::AlignCenter, cell.letter);
    }
}

static void paint(QPainter& painter, const Look& look) {
  painter.setPen(look.text);
  painter.setFont(fontOf(titlePixels, QFont::DemiBold));
  painter.drawText(look.title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, look.texts.title);
  paintHeads(painter, look);
  paintCells(painter, look);
  painter.setPen(look.muted);
  painter.setFont(fontOf(wordPixels));
  painter.drawText(look.words, Qt::TextWordWrap, look.texts.key + QLatin1Char('\n') + look.texts.imprint);
}

/// Returns a picture of the table in the current colours of the theme.
static Picture outcomeTablePicture(const std::filesystem::path& dataDirectory, const OutcomePictureTexts& texts) {
  const ColourPalette& palette = Theme::instance().palette();
  Look look{texts, {}, palette.text, palette.textMuted, {}, {}};
  for (int row = 1; row <= boardSides; ++row)
    for (int column = 1; column <= boardSides; ++column)
      look.cells.push_back(outcomeCell(boardOutcome(column, row, dataDirectory)));
  const double room = pageWidth - 2 * marginPoints;
  const auto heightOf = [room](const QFont& font, const QString& words) {
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 10 * pageWidth), Qt::TextWordWrap, words).height();
  };
  look.title = {marginPoints, marginPoints, room, heightOf(fontOf(titlePixels, QFont::DemiBold), texts.title)};
  const double below = cellOf(look, 0, boardSides).top() + marginPoints;
  look.words = {marginPoints, below, room, heightOf(fontOf(wordPixels), texts.key + QLatin1Char('\n') + texts.imprint)};
  const QSizeF size(pageWidth, look.words.bottom() + marginPoints);
  return {texts.title, {}, [look](QPainter& painter, const QRectF&) { paint(painter, look); }, size, palette.surface};
}

static constexpr QSize firstTableSize(640, 640);

OutcomeTableDialog::OutcomeTableDialog(std::filesystem::path dataDirectory, QWidget* parent)
    : QDialog(parent),
      m_directory(std::move(dataDirectory)),
      m_table(new QTableWidget(domineering::maxSide, domineering::maxSide, this)) {
  setRulesGame(this, "syncdom");
  m_intro->setTextFormat(Qt::RichText);
  m_sources->setFont(smallFont(m_sources->font()));
  m_sources->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionMode(QAbstractItemView::NoSelection);
  m_table->setFocusPolicy(Qt::NoFocus);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setStyleSheet(QStringLiteral("QTableWidget::item { padding: 0; }"));
  for (QHeaderView* header : {m_table->horizontalHeader(), m_table->verticalHeader()}) {
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setDefaultAlignment(Qt::AlignCenter);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(font().pointSize() * 2);  // shows all boards without scroll bars, even on small screens
  }
  m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->setMinimumHeight((domineering::maxSide + 1) * (m_table->fontMetrics().height() + 6));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_export);
  buttons->addWidget(m_messageLabel, 1);
  buttons->addWidget(m_close);
  auto* content = new QWidget;
  auto* texts = makeLayout<QVBoxLayout>(content, {0, 0, 0, 0}, 10);
  texts->addWidget(m_intro);
  texts->addWidget(m_table, 1);
  texts->addWidget(m_sources);
  m_scroll = new QScrollArea;  // the contents are higher than some screens
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(content);
  setAccessibleRole(m_scroll, QAccessible::Pane);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_scroll, 1);
  column->addLayout(buttons);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(m_export, &TableExportButton::messageRaised, m_messageLabel, &QLabel::setText);
  connect(&Theme::instance(), &Theme::changed, this, &OutcomeTableDialog::fill);
  keepTranslated(this, [this] { retranslateUi(); });
  resize(fittingSize(*this, firstTableSize));
}

void OutcomeTableDialog::fill() {
  for (int rows = 1; rows <= domineering::maxSide; ++rows)
    for (int columns = 1; columns <= domineering::maxSide; ++columns) {
      const OutcomeCell look = outcomeCell(boardOutcome(columns, rows, m_directory));
      auto* cell = new QTableWidgetItem(look.letter);
      cell->setTextAlignment(Qt::AlignCenter);
      if (look.fill.isValid()) cell->setBackground(look.fill);
      cell->setForeground(look.ink);
      QFont font = m_table->font();
      font.setUnderline(look.proved);
      font.setWeight(QFont::DemiBold);
      cell->setFont(font);
      cell->setToolTip(tr("%1 columns, %2 rows: %3").arg(columns).arg(rows).arg(look.words));
      cell->setData(Qt::AccessibleTextRole, cell->toolTip());
      m_table->setItem(rows - 1, columns - 1, cell);
    }
}

QByteArray OutcomeTableDialog::csv() const { return tableCsv(outcomeRows(m_directory)); }

QByteArray OutcomeTableDialog::json() const { return tableJson(outcomeRows(m_directory)); }

QString OutcomeTableDialog::proposedName(const QString& suffix) const { return QStringLiteral("syncdom-outcomes.") + suffix; }

void OutcomeTableDialog::withPicture(bool paper, const std::function<void(const Picture&)>& use) const {
  std::optional<PaperPalette> onWhite;
  if (paper) onWhite.emplace();
  QTextDocument key;  // converts the key to plain text
  key.setHtml(m_intro->text());
  use(outcomeTablePicture(m_directory,
                          {windowTitle(), key.toPlainText() + QLatin1Char('\n') + m_sources->text(), imprintOf("syncdom")}));
}

void OutcomeTableDialog::retranslateUi() {
  setWindowTitle(tr("Outcomes of Synchronized Domineering"));
  m_scroll->setAccessibleName(windowTitle());
  m_intro->setText(
      tr("Outcomes with perfect play from the empty board: <b>%1</b> Vertical wins, <b>%2</b> Horizontal wins, <b>%3</b> draw. "
         "The columns and rows of the table are those of the board. On every board settled so far, each side can force this "
         "result without mixing its moves.")
          .arg(classLetter(PositionClass::FirstWins), classLetter(PositionClass::SecondWins), classLetter(PositionClass::Draw)));
  QStringList columns;
  QStringList rows;
  for (int side = 1; side <= domineering::maxSide; ++side) {
    columns << QString::number(side);
    rows << QString::number(side);
  }
  m_table->setHorizontalHeaderLabels(columns);
  m_table->setVerticalHeaderLabels(rows);
  m_table->setAccessibleName(tr("Outcomes by board size"));
  m_sources->setText(
      tr("Full colour: Kotai has solved every position. Pale with a line: a search has proved what each side can force. Empty: "
         "not known. 7×7 and 8×8 are the draws that Komori et al. (“Alpha-Beta Search on Synchronized Game”) predicted. The game "
         "is by Cincotti and Iida. The table also shows the results of your own searches (see Jobs)."));
  m_close->setText(tr("Close"));
  fill();
}

}  // namespace kotai::ui

#include "moc_outcome_table_dialog.cpp"
