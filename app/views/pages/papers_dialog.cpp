// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/papers_dialog.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/qt_text.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/event_set.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/pages/printing.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using words::Phrase;

namespace {

using papers::EventPaper;

enum class Paper {
  Set,  // one of papers::EventPaper
  Pairings,
  Blanks,
  Spare,
  Continuation,
  Slips,
  Scoresheets,
  Tally,
  Standings,
  Crosstable,
  Schools,
  Medals
};

struct PaperRow {
  Paper paper;
  Phrase name;
  bool ofRound;  // of one round
  EventPaper set = EventPaper::CheckIn;
};

// In the order of a contest's day.
constexpr PaperRow kRows[] = {{Paper::Pairings, Phrase::PaperPairings, true},
                              {Paper::Set, Phrase::PaperByBoard, true, EventPaper::ByBoard},
                              {Paper::Set, Phrase::PaperByName, true, EventPaper::ByName},
                              {Paper::Set, Phrase::PaperCheckIn, false, EventPaper::CheckIn},
                              {Paper::Blanks, Phrase::PaperBlanks, true},
                              {Paper::Spare, Phrase::PaperSpare, false},
                              {Paper::Continuation, Phrase::PaperContinuation, false},
                              {Paper::Slips, Phrase::PaperSlips, true},
                              {Paper::Scoresheets, Phrase::PaperScoresheets, true},
                              {Paper::Set, Phrase::PaperReview, true, EventPaper::Review},
                              {Paper::Set, Phrase::PaperViolations, false, EventPaper::Violations},
                              {Paper::Tally, Phrase::PaperTally, false},
                              {Paper::Standings, Phrase::PaperStandings, false},
                              {Paper::Crosstable, Phrase::PaperCrosstable, false},
                              {Paper::Set, Phrase::PaperRematches, false, EventPaper::Rematches},
                              {Paper::Set, Phrase::PaperBracket, false, EventPaper::Bracket},
                              {Paper::Set, Phrase::PaperBerger, false, EventPaper::Berger},
                              {Paper::Schools, Phrase::PaperSchools, false},
                              {Paper::Medals, Phrase::PaperMedals, false},
                              {Paper::Set, Phrase::PaperMedallists, false, EventPaper::Medallists},
                              {Paper::Set, Phrase::PaperCertificates, false, EventPaper::Certificates},
                              {Paper::Set, Phrase::PaperParticipation, false, EventPaper::Participation},
                              {Paper::Set, Phrase::PaperStatements, false, EventPaper::Statements},
                              {Paper::Set, Phrase::PaperJournal, false, EventPaper::Journal},
                              {Paper::Set, Phrase::PaperFallback, false, EventPaper::Fallback}};

// So many spare sheets lie on the arbiter's table.
constexpr int kSpareSheets = 4;

const PaperRow& rowAt(const QListWidget& list) {
  return kRows[std::max(list.currentRow(), 0)];
}

contest::SchoolStandings teamsOf(models::Session& session) {
  std::vector<contest::EventId> events;
  std::vector<desk::EventStatus> status;
  for (const contest::Event& event : session.contest().events) {
    events.push_back(event.id);
    if (const desk::EventStatus* known = session.status(event.id)) status.push_back(*known);
  }
  return contest::schoolStandings(session.contest(), events, {}, desk::disputedEvents(status));
}

}  // namespace

PapersDialog::PapersDialog(models::Session& session, const models::Translator& translator,
                           contest::EventId event, Page& page)
    : QDialog(&page),
      m_session(session),
      m_translator(translator),
      m_event(event),
      m_page(page),
      m_papers(new QListWidget(this)),
      m_roundLabel(new QLabel(translator(Phrase::PaperRound), this)),
      m_round(new QSpinBox(this)),
      m_boards(new QCheckBox(translator(Phrase::PaperBoards), this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(translator.plain(Phrase::Papers));
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_papers);
  m_papers->setAccessibleName(translator.plain(Phrase::Papers));
  for (const PaperRow& row : kRows) m_papers->addItem(translator.plain(row.name));
  auto* line = new QHBoxLayout;
  line->addWidget(m_roundLabel);
  line->addWidget(m_round);
  line->addStretch();
  column->addLayout(line);
  column->addWidget(m_boards);
  m_roundLabel->setBuddy(m_round);
  m_round->setAccessibleName(translator.plain(Phrase::PaperRound));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_preview = buttons->addButton(translator(Phrase::Print), QDialogButtonBox::AcceptRole);
  m_pdf = buttons->addButton(translator(Phrase::ExportPdf), QDialogButtonBox::ActionRole);
  m_preview->setDefault(true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_papers, &QListWidget::currentRowChanged, this, [this] { choose(); });
  connect(m_papers, &QListWidget::itemActivated, this, models::guarded(m_session, [this] { preview(); }));
  connect(m_preview, &QPushButton::clicked, this, models::guarded(m_session, [this] { preview(); }));
  connect(m_pdf, &QPushButton::clicked, this, models::guarded(m_session, [this] { exportPdf(); }));
  const contest::Event* shown = eventAtHand();
  const int rounds = shown == nullptr ? 0 : contest::roundsPaired(*shown);
  m_round->setRange(std::min(rounds, 1), rounds);
  m_round->setValue(rounds);
  m_papers->setCurrentRow(0);
  m_papers->setFocus();
}

const contest::Event* PapersDialog::eventAtHand() const {
  return m_session.find(m_event);
}

void PapersDialog::choose() {
  const PaperRow& row = rowAt(*m_papers);
  const bool hasRounds = m_round->maximum() > 0;
  m_round->setEnabled(row.ofRound && hasRounds);
  m_roundLabel->setEnabled(m_round->isEnabled());
  m_boards->setEnabled(row.paper == Paper::Scoresheets && hasRounds);
  const contest::Event* shown = eventAtHand();
  const bool isThere = row.paper != Paper::Set || (shown != nullptr && papers::isOf(row.set, *shown));
  const bool canBe = isThere && (!row.ofRound || hasRounds);
  m_preview->setEnabled(canBe);
  m_pdf->setEnabled(canBe);
}

std::optional<compose::Document> PapersDialog::document() const {
  const contest::Event* shown = eventAtHand();
  if (shown == nullptr) return std::nullopt;
  const desk::EventStatus* status = m_session.status(shown->id);
  if (status == nullptr) return std::nullopt;
  const papers::Subject subject{m_session.contest(), *shown, m_translator.language(),
                                status->resultsDiffering};
  const contest::RoundNumber round{m_round->value()};
  std::vector<contest::Game> games;
  for (const contest::Game& game : shown->games) {
    if (game.round == round) games.push_back(game);
  }
  switch (rowAt(*m_papers).paper) {
    case Paper::Set:
      return ofSet(subject, *status);
    case Paper::Spare:
      return papers::spareBlanks(subject, kSpareSheets);
    case Paper::Continuation:
      return papers::spareBlanks(subject, kSpareSheets, compose::BlankPart::Continuation);
    case Paper::Pairings:
      return papers::pairings(subject, round);
    case Paper::Blanks:
      return papers::blanks(subject, games);
    case Paper::Slips:
      return papers::slips(subject, round, games);
    case Paper::Scoresheets:
      return scoresheets(games);
    case Paper::Tally:
      return papers::tally(subject);
    case Paper::Standings:
      return papers::standings(subject);
    case Paper::Crosstable:
      return papers::crosstable(subject);
    case Paper::Schools:
      return papers::teams(papers::TeamPaper::Ranks, subject.contest, teamsOf(m_session), subject.language);
    case Paper::Medals:
      return papers::teams(papers::TeamPaper::Medals, subject.contest, teamsOf(m_session), subject.language);
  }
  return std::nullopt;
}

std::optional<compose::Document> PapersDialog::ofSet(const papers::Subject& subject,
                                                     const desk::EventStatus& status) const {
  const EventPaper paper = rowAt(*m_papers).set;
  const bool isAtDoor = paper == EventPaper::CheckIn;
  const contest::RoundNumber round =
      isAtDoor ? desk::CheckInDesk::likelyRound(subject.event) : contest::RoundNumber{m_round->value()};
  auto made = papers::eventPaper(paper, m_session.desk(), subject, {status, round});
  if (made) return *std::move(made);
  m_session.refuse(m_session.sentence(made.error()));
  return std::nullopt;
}

std::optional<compose::Document> PapersDialog::scoresheets(const std::vector<contest::Game>& games) const {
  const papers::Subject subject{m_session.contest(), *eventAtHand(), m_translator.language()};
  std::vector<papers::SheetInHead> sheets;
  for (const contest::Game& game : games) {
    const desk::Place place{game.round, game.board};
    auto view = desk::SheetDesk(m_session.desk()).sheetInForce(m_event, place);
    if (view) {
      sheets.push_back({compose::headOf(subject.contest, subject.event, game), *std::move(view)});
    } else if (view.error().refusal != desk::Refusal::NoSuchSheet) {
      m_session.refuse(m_session.sentence(view.error()));
      return std::nullopt;
    }
  }
  if (sheets.empty()) {
    m_session.refuse(m_translator(Phrase::NoSheetOfRound));
    return std::nullopt;
  }
  const bool hasBoards = m_boards->isEnabled() && m_boards->isChecked();
  return papers::scoresheets(subject, sheets, hasBoards ? papers::Boards::Beside : papers::Boards::None);
}

void PapersDialog::preview() {
  if (!m_preview->isEnabled()) return;
  if (const auto made = document()) previewDocument(*made, m_session, m_translator, this);
}

void PapersDialog::exportPdf() {
  const auto made = document();
  if (!made) return;
  const PaperRow& row = rowAt(*m_papers);
  QString name =
      QStringLiteral("%1 %2").arg(models::toQt(eventAtHand()->setup.name), m_translator.plain(row.name));
  if (row.ofRound) name += QStringLiteral(" %1").arg(m_round->value());
  exportDocument(*made, name, m_session, m_translator, m_page);
}

}  // namespace damath::views
