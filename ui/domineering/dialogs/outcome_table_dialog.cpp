#include "ui/domineering/dialogs/outcome_table_dialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QTextDocument>
#include <QVBoxLayout>
#include <optional>

#include "core/games/domineering/board.h"
#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/tables/table_export.h"
#include "ui/domineering/dialogs/outcome_cell.h"
#include "ui/domineering/dialogs/outcome_table_picture.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/files/picture_file.h"
#include "ui/help/help_dialog.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

namespace {

constexpr QSize firstTableSize(640, 640);

}  // namespace

OutcomeTableDialog::OutcomeTableDialog(std::filesystem::path dataDirectory, QWidget* parent)
    : QDialog(parent),
      m_directory(std::move(dataDirectory)),
      m_intro(new Label(this)),
      m_table(new QTableWidget(domineering::maxSide, domineering::maxSide, this)),
      m_sources(new Label(this)),
      m_export(new TableExportButton(this, this)),
      m_told(new Label(this)),
      m_close(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslateUi(); });
  setRulesGame(this, "syncdom");
  m_intro->setTextFormat(Qt::RichText);
  m_intro->setWordWrap(true);
  m_sources->setWordWrap(true);
  m_sources->setProperty("muted", true);
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
  m_told->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_export);
  buttons->addWidget(m_told, 1);
  buttons->addWidget(m_close);
  auto* content = new QWidget;
  auto* texts = new QVBoxLayout(content);
  texts->setContentsMargins(0, 0, 0, 0);
  texts->setSpacing(10);
  texts->addWidget(m_intro);
  texts->addWidget(m_table, 1);
  texts->addWidget(m_sources);
  m_scroll = new QScrollArea;  // avoids overlaps on low screens
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(content);
  setAccessibleRole(m_scroll, QAccessible::Pane);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_scroll, 1);
  column->addLayout(buttons);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(m_export, &TableExportButton::told, m_told, &QLabel::setText);
  connect(&Theme::instance(), &Theme::changed, this, &OutcomeTableDialog::fill);
  retranslateUi();
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
  QTextDocument key;  // the text without its markup for bold letters
  key.setHtml(m_intro->text());
  use(outcomeTablePicture(m_directory,
                          {windowTitle(), key.toPlainText() + QLatin1Char('\n') + m_sources->text(), imprintOf("syncdom")}));
}

void OutcomeTableDialog::retranslateUi() {
  setWindowTitle(tr("Outcomes of Synchronized Domineering"));
  m_scroll->setAccessibleName(windowTitle());
  m_intro->setText(
      tr("Who wins on the empty board when both sides play perfectly: <b>%1</b> Vertical, <b>%2</b> Horizontal, <b>%3</b> a "
         "draw. The columns and rows of the table are those of the board. On every board settled so far, each side can force "
         "this result without mixing its moves.")
          .arg(classLetter(PositionClass::FirstWins), classLetter(PositionClass::SecondWins), classLetter(PositionClass::Draw)));
  QStringList columns;
  QStringList rows;
  for (int side = 1; side <= domineering::maxSide; ++side) {
    columns << QString::number(side);
    rows << QString::number(side);
  }
  m_table->setHorizontalHeaderLabels(columns);
  m_table->setVerticalHeaderLabels(rows);
  m_table->setAccessibleName(tr("Outcomes by size of the board"));
  m_sources->setText(
      tr("Full colours: this program has solved every position. Pale with a line: proved by a search for what each side can "
         "force, as Komori et al. (“Alpha-Beta Search on Synchronized Game”) predicted for 7×7 and 8×8. Empty: not known. The "
         "game is by Cincotti and Iida. Searches you run in Jobs are added."));
  m_close->setText(tr("Close"));
  fill();
}

}  // namespace kotai::ui

#include "moc_outcome_table_dialog.cpp"
