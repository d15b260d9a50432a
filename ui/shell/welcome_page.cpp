#include "ui/shell/welcome_page.h"

#include <QEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/catalogue/catalogue.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/tables/file_stem.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/domineering/welcome/board_card.h"
#include "ui/domineering/welcome/board_section.h"
#include "ui/jobs/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/welcome/game_section.h"
#include "ui/welcome/variant_card.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

constexpr int cardWidth = 400;
constexpr int mostColumns = 3;
constexpr int pageMargin = 40;
constexpr int messageMargin = 16;
constexpr int widestMessage = 460;

QLabel* makeLabel(QWidget* parent, double scale, QFont::Weight weight, bool muted) {
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setWeight(weight);
  label->setFont(font);
  label->setProperty("muted", muted);
  label->setWordWrap(true);
  return label;
}

/// A value that could not be read tells more of a file than what stands in the catalogue.
template <typename Facts>
void addDamage(Facts& facts, const JobManager& jobs) {
  if (!facts.variant || !jobs.isDamaged(facts.variant->id())) return;
  facts.failure = jobs.failure(facts.variant->id());
  facts.startValue.reset();
}

}  // namespace

WelcomePage::WelcomePage(JobManager* jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_catalogue(std::make_shared<Catalogue>(jobs->dataDirectory())),
      m_messages(new MessageBar(this)) {
  setObjectName(QStringLiteral("welcome"));
  setAttribute(Qt::WA_StyledBackground);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  m_content = new QWidget(scroll);
  m_content->setObjectName(QStringLiteral("welcome"));
  m_content->setAttribute(Qt::WA_StyledBackground);
  m_title = makeLabel(m_content, 2.3, QFont::Bold, false);
  m_subtitle = makeLabel(m_content, 1.15, QFont::Normal, true);
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(pageMargin, 34, pageMargin, 34);
  column->setSpacing(4);
  column->addWidget(m_title);
  column->addWidget(m_subtitle);
  makeSections(column);
  makeBoardSections(column);
  column->addStretch(1);
  scroll->setWidget(m_content);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scroll);
  m_messages->raise();
  connect(m_messages, &MessageBar::contentsChanged, this, &WelcomePage::placeMessages);
  placeCards();
  retranslate();
  connect(jobs, &JobManager::jobsChanged, this, &WelcomePage::refreshJobs);
  connect(jobs, &JobManager::jobProgressed, this, &WelcomePage::refreshJobs);
  connect(jobs, &JobManager::damageFound, this, [this](const std::string& id) { requestAnyFacts(id); });
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) { requestAnyFacts(id); });
  for (const auto signal : {&JobManager::solved, &JobManager::outcomeProved})
    connect(jobs, signal, this, &WelcomePage::requestAnyFacts);
}

void WelcomePage::makeSections(QVBoxLayout* column) {
  for (const GameInfo& game : games()) {
    auto* section = new GameSection(game, m_content);
    addSection(column, section);
    for (VariantCard* card : section->cards()) {
      connect(card, &VariantCard::playRequested, this, &WelcomePage::playRequested);
      connect(card, &VariantCard::solveRequested, this, &WelcomePage::solveRequested);
      connect(card, &VariantCard::repairRequested, this, &WelcomePage::repairRequested);
      m_cards.push_back(card);
      requestFacts(card->variant()->id());
    }
  }
}

void WelcomePage::makeBoardSections(QVBoxLayout* column) {
  for (const GameInfo& game : simultaneousGames()) {
    auto* section = new BoardSection(game, m_content);
    addSection(column, section);
    connect(section, &BoardSection::outcomesRequested, this, &WelcomePage::showOutcomes);
    for (BoardCard* card : section->cards()) {
      connect(card, &BoardCard::playRequested, this, &WelcomePage::boardPlayRequested);
      connect(card, &BoardCard::solveRequested, this, &WelcomePage::askBeforeProof);
      connect(card, &BoardCard::repairRequested, this, &WelcomePage::repairRequested);
      m_boardCards.push_back(card);
      requestBoardFacts(card->variant()->id());
    }
  }
}

/// Cards say what a solve takes; what a proof takes is said when it is asked for.
void WelcomePage::askBeforeProof(const SimultaneousVariantPtr& variant) {
  if (workFor(*variant) != SimultaneousWork::Prove || m_jobs->isPaused(variant->id())) return emit boardSolveRequested(variant);
  const QString text = proofOffer(*variant, static_cast<double>(m_jobs->proofMemoryBytes(*variant)));
  auto* question = new QMessageBox(QMessageBox::Question, tr("Prove"), text, QMessageBox::Cancel, this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* prove = question->addButton(tr("Prove"), QMessageBox::AcceptRole);
  question->setDefaultButton(prove);
  connect(prove, &QPushButton::clicked, this, [this, variant] { emit boardSolveRequested(variant); });
  question->open();
}

void WelcomePage::addSection(QVBoxLayout* column, SectionFrame* section) {
  column->addSpacing(26);
  column->addWidget(section);
  m_sections.push_back(section);
}

void WelcomePage::showOutcomes() {
  auto* dialog = new OutcomeTableDialog(m_jobs->dataDirectory(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void WelcomePage::placeCards() {
  const int columns = std::clamp((width() - 2 * pageMargin + 16) / (cardWidth + 16), 1, mostColumns);
  for (SectionFrame* section : m_sections) section->setColumns(columns);
}

/// In the lower right corner.
void WelcomePage::placeMessages() {
  const int messageWidth = std::min(width() - 2 * messageMargin, widestMessage);
  m_messages->setFixedWidth(messageWidth);
  m_messages->layout()->activate();  // else the height is that of the message before
  const int messageHeight = m_messages->layout()->totalHeightForWidth(messageWidth);
  m_messages->setGeometry(width() - messageWidth - messageMargin, std::max(0, height() - messageHeight - messageMargin),
                          messageWidth, messageHeight);
}

void WelcomePage::requestFacts(const std::string& id) {
  runInBackground(
      this, [id, catalogue = m_catalogue] { return readVariantFacts(id, catalogue->directory(), catalogue.get()); },
      [this](VariantFacts facts) {
        addDamage(facts, *m_jobs);
        for (VariantCard* card : m_cards)
          if (facts.variant && card->variant()->id() == facts.variant->id()) card->setFacts(facts);
        emit factsRead(facts);
      });
}

void WelcomePage::requestBoardFacts(const std::string& id) {
  runInBackground(
      this, [id, catalogue = m_catalogue] { return readBoardFacts(id, catalogue->directory(), catalogue.get()); },
      [this](BoardFacts facts) {
        if (!facts.variant) return;
        addDamage(facts, *m_jobs);
        for (BoardCard* card : m_boardCards)
          if (card->variant()->id() == facts.variant->id()) card->setFacts(facts);
        emit boardFactsRead(facts);
      });
}

void WelcomePage::followFiles(const QStringList& names) {
  const auto concerns = [&names](const std::string& id) {
    const QString stem = QString::fromStdString(fileStem(id));
    return names.contains(stem + QStringLiteral(".kotai")) || names.contains(stem + QStringLiteral(".outcome"));
  };
  for (const VariantCard* card : m_cards)
    if (concerns(card->variant()->id())) requestFacts(card->variant()->id());
  for (const BoardCard* card : m_boardCards)
    if (concerns(card->variant()->id())) requestBoardFacts(card->variant()->id());
}

void WelcomePage::requestAnyFacts(const std::string& id) {
  if (isSimultaneous(id))
    requestBoardFacts(id);
  else
    requestFacts(id);
}

void WelcomePage::refreshJobs() {
  for (BoardCard* card : m_boardCards) card->setSolving(m_jobs->doneShare(card->variant()->id()));
  for (VariantCard* card : m_cards) card->setSolving(m_jobs->doneShare(card->variant()->id()));
}

void WelcomePage::retranslate() {
  m_title->setText(tr("Kotai"));
  m_subtitle->setText(
      tr("Small board games, solved completely. Play against a perfect opponent, follow perfect lines, "
         "and read the whole solution."));
}

void WelcomePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeCards();
  placeMessages();
}

}  // namespace kotai::ui
