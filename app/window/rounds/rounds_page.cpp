// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/rounds_page.hpp"

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <algorithm>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/window/dialogs/confirmed_change.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/rounds/by_hand_dialog.hpp"
#include "app/window/rounds/next_round_pairing.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/rounds/reasons_panel.hpp"
#include "app/window/rounds/round_cancellation.hpp"
#include "app/window/rounds/round_tabs.hpp"
#include "app/window/rounds/unpublished_line.hpp"
#include "app/window/rounds/unpublished_pairing.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/clash_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/double_seats.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

using contest::BoardNumber;
using contest::RoundNumber;
using words::Phrase;

namespace {

// The first widths, in pixels, of the list of boards (kBoardsWidth) and of the panel beside it (kPanelWidth).
constexpr int kBoardsWidth = 640;
constexpr int kPanelWidth = 380;
// The columns of BoardRows, counted from 0, that have the BLUE player (kBlueColumn) and the RED player
// (kRedColumn).
constexpr int kBlueColumn = 1;
constexpr int kRedColumn = 3;
// The most boards that the reason of a disabled command names.
constexpr qsizetype kMostBoards = 12;

template <class List>
qsizetype countIn(contest::RoundNumber round, const List& list) {
  return std::ranges::count_if(list, [round](const auto& each) {
    if constexpr (requires { each.round; }) {
      return each.round == round;
    } else {
      const auto* place = std::get_if<desk::Place>(&each.at);
      return place != nullptr && place->round == round;
    }
  });
}

// Returns the missing items of a round in one line, for example "round 2: results missing: 3 · scoresheets
// missing: 4 (in all rounds: 11)". If the round is complete or unpublished, says so instead. All counts come
// from `status`. Empty for a round without games.
QString standingOf(const contest::Event& event, contest::RoundNumber round, const desk::EventStatus& status,
                   const Translator& translator) {
  const auto games = std::ranges::count_if(contest::gamesOf(event, round), [&](const contest::Game* game) {
    return status.boards.contains(game->id);
  });
  if (games == 0) return {};
  QStringList missing;
  // The strip above the page counts the missing items of the whole event. If there are more than in this
  // round, both counts are shown.
  const auto add = [&](Phrase phrase, const auto& list) {
    const qsizetype count = countIn(round, list);
    if (count == 0) return;
    const auto all = static_cast<qsizetype>(list.size());
    const QString inAll = all == count ? QString() : translator(Phrase::InAllRounds).arg(all);
    missing << translator(phrase).arg(count) + inAll;
  };
  add(Phrase::ResultsMissingCount, status.resultsMissing);
  add(Phrase::SheetsMissingCount, status.sheetsMissing);
  add(Phrase::FindingsCount, status.sheetsWithFindings);
  add(Phrase::NotFollowedCount, status.sheetsNotFollowed);
  add(Phrase::DifferingCount, status.resultsDiffering);
  add(Phrase::KeyedOtherwiseCount, status.reviewsDiffering);
  std::vector<desk::SheetOf> alike;
  for (const desk::SheetsAlike& each : status.sheetsAlike)
    alike.insert(alike.end(), {each.first, each.second});
  add(Phrase::SheetsAlikeCount, alike);
  QString text = missing.join(QStringLiteral(" · "));
  if (missing.isEmpty()) text = translator(Phrase::RoundStateComplete).arg(games);
  if (event.isHeld(round)) text = translator(Phrase::RoundStateHeld).arg(games);
  return translator(Phrase::RoundStanding).arg(QString::number(contest::numberOf(round)), text);
}

}  // namespace

RoundsPage::RoundsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_reasons(context.session, context.translator),
      m_rounds(new RoundTabs(context.translator, this)),
      m_quick(new QuickEntryLine(context.session, context.translator, this)),
      m_held(new UnpublishedPairing(context, this)),
      m_search(new QLineEdit(this)),
      m_boards(new SeatTable(this)),
      m_reason(wrappedLabel(this)),
      m_panel(new ReasonsPanel(context.translator, this)) {
  addButtons({Command::PairRound, Command::PublishRound, Command::EnterResult, Command::OpenSheet});
  m_boards->setStretching({1, 2, 3, 4});
  m_boards->setWrapping();
  m_boards->setLeastRows(kLeastPageRows);
  // In a narrow window, the schools and then the grand totals are hidden before the names are cut off.
  m_boards->setSpared({std::vector{2, 4}, std::vector{6}});
  addMenu(m_boards, {Command::EnterResult, Command::ReopenResult, Command::OpenSheet, Command::KeepLive,
                     Command::AnalyseGame});
  m_search->setClearButtonEnabled(true);
  m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* finding = new QHBoxLayout;
  finding->addWidget(m_search, 1);
  for (const Command command : {Command::OutstandingOnly, Command::ShowReasons}) {
    auto* toggle = new QToolButton(this);
    toggle->setDefaultAction(m_commands.action(command));
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    finding->addWidget(toggle);
  }
  auto* beside = new QSplitter(this);
  beside->addWidget(m_boards);
  beside->addWidget(m_panel);
  beside->setStretchFactor(0, 1);
  beside->setChildrenCollapsible(false);
  beside->setSizes({kBoardsWidth, kPanelWidth});
  m_panel->hide();
  addBody(m_rounds, 0);
  addBody(m_quick, 0);
  addBody(m_held->line(), 0);
  addBody(finding);
  addBody(beside);
  addBody(m_reason, 0);
  on(m_rounds, &QTabBar::currentChanged, [this](int) { showRound(); });
  connect(m_boards, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  on(m_boards, &ListTable::currentKeyChanged, [this] { showReason(); });
  m_boards->installEventFilter(this);
  on(m_boards, &ListTable::opened, [this](const QVariant&) {
    if (offers(Command::OpenSheet)) return run(Command::OpenSheet);
    if (const QString why = whyNot(Command::OpenSheet); !why.isEmpty()) m_session.refusals().show(why);
  });
  on(m_boards, &SeatTable::exchanged, [this](const SeatTable::Seat& one, const SeatTable::Seat& other) {
    if (m_held->onShow() != nullptr) m_held->exchange(seatedAt(one), seatedAt(other));
  });
  on(m_held, &UnpublishedPairing::changed, [this] { showRound(); });
  connect(m_held, &UnpublishedPairing::said, this, &Page::said);
  // Shows the finished checklist. If the user selected another round while it was made, starts to make the
  // checklist of that round.
  on(&m_reasons, &RoundReasons::checklistMade, [this] { showReason(); });
  on(m_panel, &ReasonsPanel::checklistSwitched, [this] { showReason(); });
  on(m_search, &QLineEdit::textChanged, [this] { search(); });
  connect(m_quick, &QuickEntryLine::stored, this, &Page::said);
  connect(m_quick, &QuickEntryLine::boardShown, this, [this](int board) { m_boards->setCurrentKey(board); });
  connect(m_quick, &QuickEntryLine::stepAsked, this, [this](Command command) {
    QAction* step = m_commands.action(command);
    if (step->isEnabled()) step->trigger();
  });
  serveCommands();
}

// Sends a digit typed in the list of boards to the line for results. After the last result, the list has the
// focus. A clerk who typed a correction without looking would otherwise open a scoresheet.
bool RoundsPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_boards || event->type() != QEvent::KeyPress || !m_quick->isVisible())
    return Page::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  const QString text = key.text();
  if (text.size() != 1 || text.at(0) < u'0' || text.at(0) > u'9') return Page::eventFilter(watched, event);
  m_quick->setFocus(Qt::OtherFocusReason);
  QApplication::sendEvent(QApplication::focusWidget(), event);
  return true;
}

std::optional<RoundNumber> RoundsPage::round() const {
  return m_rounds->round();
}

std::optional<desk::Place> RoundsPage::currentPlace() const {
  const QVariant key = m_boards->currentKey();
  // While exchanges of players are not saved, the shown boards differ from the boards of the contest, so no
  // board counts as selected.
  if (!round() || !key.isValid() || key.toInt() <= 0 || m_held->isChanged()) return std::nullopt;
  return desk::Place{*round(), BoardNumber{key.toInt()}};
}

void RoundsPage::look(const Location& location) {
  Page::look(location);
  const int wanted = contest::numberOf(location.game.round);
  m_rounds->showRound(wanted);
  if (wanted >= 1) m_boards->setCurrentKey(contest::numberOf(location.game.board));
}

void RoundsPage::serveCommands() {
  const auto isNext = [this](desk::NextStep step) { return m_status && m_status->next == step; };
  const auto hasBegun = [this] { return contest::hasBegun(*shownEvent()); };
  const auto isRearranged = [this] { return m_held->onShow() != nullptr && m_held->isChanged(); };
  const auto isOthers = [this] {
    const desk::UnpublishedRound* held = m_held->onShow();
    return held != nullptr && held->program() && !held->isProgram();
  };
  const auto isOfRematch = [this] { return currentRematch() != nullptr; };
  const auto isOfBoard = [this] { return currentPlace().has_value(); };
  const auto isOfRound = [this] { return round().has_value(); };
  const auto showReasons = [this] {
    m_panel->setVisible(m_commands.action(Command::ShowReasons)->isChecked());
    showRound();
  };
  serveEvent(
      {{Command::PairRound, [this] { pairNextRound(); }, [=] { return isNext(desk::NextStep::PairRound); }},
       {Command::PairByHand, [this] { pairByHand(); },
        [=] { return isNext(desk::NextStep::PairRound) || isNext(desk::NextStep::PairByHand); }},
       {Command::PublishRound, [this] { publishRound(); },
        [this] { return isHeld() && !m_held->isChanged(); }},
       {Command::UnpairRound, [this] { cancelRound(*shownEvent(), m_session, m_translator, *this); },
        hasBegun},
       {Command::KeepPairing, [this] { m_held->keep(); }, isRearranged},
       {Command::Undo, [this] { m_held->undoExchange(); }, isRearranged},
       {Command::ProgramPairing, [this] { m_held->takeProgram(); }, isOthers},
       {Command::OutstandingOnly, [this] { showRound(); }, hasBegun},
       {Command::ShowReasons, showReasons, hasBegun},
       {Command::Filter, leadingTo(m_search), hasBegun},
       {Command::EnterResult, [this] { m_rounds->showsRematches() ? enterRematch() : enterResult(); },
        [=] { return isOfBoard() || isOfRematch(); }},
       {Command::ReopenResult, [this] { reopenResult(); },
        [=, this] { return (currentGame() != nullptr && currentGame()->result) || isOfRematch(); }},
       {Command::OpenSheet, [this] { openSheet(Location::Kind::Sheet); },
        [=, this] { return (isOfBoard() && !isShownUnpublished()) || isOfRematch(); }},
       {Command::AnalyseGame, [this] { openSheet(Location::Kind::Analysis); },
        [=, this] { return isOfRematch() || hasSheet(); }},
       {Command::KeepLive,
        [this] { Q_EMIT goTo(locationOf(Location::Kind::Live, location().event, *currentPlace())); },
        isOfBoard},
       {Command::Print, [this] { printPairings(Command::Print); }, isOfRound},
       {Command::ExportPdf, [this] { printPairings(Command::ExportPdf); }, isOfRound}});
}

void RoundsPage::reopenResult() {
  m_rounds->showsRematches() ? deleteRematch(*shownEvent(), *currentRematch(), m_session, m_translator, *this)
                             : deleteResult(*shownEvent(), *currentGame(), m_session, m_translator, *this);
}

QString RoundsPage::whyNot(Command command) const {
  if (command == Command::PublishRound && m_held->isChanged())
    return m_translator(Phrase::PairingUnstoredWhy);
  if (command == Command::OpenSheet && isShownUnpublished())
    return filledIn(m_translator(Phrase::SheetsAfterPublishing), contest::numberOf(*round()));
  if (command == Command::PairRound) return m_whyNotPaired;
  return shownEvent() == nullptr ? QString() : whyNotOfRow(command);
}

QString RoundsPage::whyNotOfRow(Command command) const {
  const bool isOfRow = command == Command::EnterResult || command == Command::ReopenResult ||
                       command == Command::OpenSheet || command == Command::AnalyseGame ||
                       command == Command::KeepLive;
  if (!isOfRow || !round()) return {};
  if (m_held->isChanged()) return m_translator(Phrase::PairingUnstoredWhy);
  const bool isOfResult = command == Command::ReopenResult;
  if (!isOfResult && command != Command::AnalyseGame) return m_translator(Phrase::ChooseBoardFirst);
  QStringList boards;
  for (const contest::Game* game : contest::gamesOf(*shownEvent(), *round())) {
    const bool isUsable = isOfResult ? game->result.has_value() : hasSheet(*game);
    if (isUsable) boards << QString::number(contest::numberOf(game->board));
  }
  if (boards.isEmpty())
    return filledIn(m_translator(isOfResult ? Phrase::NoBoardWithResult : Phrase::NoBoardWithSheet),
                    contest::numberOf(*round()));
  if (boards.size() > kMostBoards) boards = boards.first(kMostBoards) << QStringLiteral("…");
  const QString usable =
      filledIn(m_translator(isOfResult ? Phrase::BoardsWithResult : Phrase::BoardsWithSheet),
               contest::numberOf(*round()), boards.join(QStringLiteral(", ")));
  const contest::Game* game = currentGame();
  if (game == nullptr) return m_translator(Phrase::ChooseBoardFirst) + u' ' + usable;
  return filledIn(m_translator(isOfResult ? Phrase::NoResultOfBoard : Phrase::NoSheetOfBoard),
                  contest::numberOf(game->board)) +
         u' ' + usable;
}

bool RoundsPage::leave() {
  return m_held->leave();
}

std::optional<words::Phrase> RoundsPage::unsaved() const {
  return m_held->isChanged() ? std::optional(Phrase::RoundUnsaved) : std::nullopt;
}

// True if the current row is a game with a saved scoresheet. The scoresheet of a rematch is looked up when
// the user opens it.
bool RoundsPage::hasSheet() const {
  const contest::Game* game = currentGame();
  return game != nullptr && hasSheet(*game);
}

bool RoundsPage::hasSheet(const contest::Game& game) const {
  return m_status && m_status->boards.of(game.id).stage >= desk::BoardStage::SheetIn;
}

void RoundsPage::openSheet(Location::Kind kind) {
  const contest::Rematch* rematch = currentRematch();
  const desk::SheetAt at = rematch == nullptr ? desk::SheetAt(*currentPlace())
                                              : desk::SheetAt(desk::placeOf(*shownEvent(), *rematch));
  Q_EMIT goTo(locationOf(kind, location().event, at));
}

void RoundsPage::enterResult() {
  auto* dialog = new ResultDialog(m_session, m_translator, *shownEvent(), *currentPlace(), this);
  connect(dialog, &ResultDialog::stored, this, [this](const QString& what, int next) {
    if (next > 0) m_boards->setCurrentKey(next);
    Q_EMIT said(what);
  });
  dialog->open();
}

void RoundsPage::enterRematch() {
  const contest::Event& shown = *shownEvent();
  auto* dialog = new RematchDialog(m_session, m_translator, shown, contest::standings(shown), this);
  dialog->choose(currentRematch()->blue, currentRematch()->red);
  connect(dialog, &RematchDialog::stored, this, &Page::said);
  dialog->open();
}

void RoundsPage::pairNextRound() {
  window::pairNextRound(
      {m_session, m_translator, *this, location().event, [this](const desk::PairedRound& round) {
         const int number = contest::numberOf(round.round);
         m_rounds->showRound(number);
         setFocus();
         Q_EMIT said(m_translator(Phrase::RoundPaired).arg(number).arg(round.games.size()));
       }});
}

void RoundsPage::pairByHand() {
  auto* dialog = new ByHandDialog(m_session, m_translator, *shownEvent(), this);
  connect(dialog, &ByHandDialog::paired, this, [this](int round, int boards) {
    m_rounds->showRound(round);
    setFocus();
    Q_EMIT said(m_translator(Phrase::RoundPaired).arg(round).arg(boards));
  });
  dialog->open();
}

bool RoundsPage::isHeld() const {
  const contest::Event* shown = shownEvent();
  return shown != nullptr && contest::firstUnpublished(*shown) != nullptr;
}

bool RoundsPage::isShownUnpublished() const {
  const contest::Event* shown = shownEvent();
  const contest::Round* held = shown == nullptr ? nullptr : contest::unpublishedRound(*shown);
  return held != nullptr && round() == held->number;
}

void RoundsPage::publishRound() {
  const contest::EventId event = location().event;
  const auto number = std::make_shared<contest::RoundNumber>();
  const auto make = [this, event, number](const desk::Author& author) {
    return desk::PairingDesk(m_session.desk()).publish(event, author).map([&](contest::RoundNumber done) {
      *number = done;
    });
  };
  const auto done = [this, number] {
    setFocus();
    QStringList told{m_translator(Phrase::RoundPublished).arg(contest::numberOf(*number))};
    if (const contest::Event* shown = shownEvent()) {
      const auto twice = contest::doubleSeats(m_session.contest(), *shown, *number);
      told << toQt(words::doubleSeatsText(twice, m_session.contest(), m_translator.language()));
    }
    told.removeAll(QString());
    Q_EMIT said(told.join(QStringLiteral(". ")));
  };
  makeConfirmed(m_session, m_translator, {event, Phrase::PublishRound, Phrase::PublishRound, make, done},
                this);
}

contest::EntryId RoundsPage::seatedAt(const SeatTable::Seat& seat) const {
  const int key = seat.key.toInt();
  if (key < 0) return contest::EntryId{-key};
  const auto& boards = m_held->onShow()->now().boards;
  if (key < 1 || static_cast<std::size_t>(key) > boards.size()) return desk::kNobody;
  const pairing::Board& board = boards[static_cast<std::size_t>(key - 1)];
  return seat.column == kBlueColumn ? board.blue : board.red;
}

const contest::Game* RoundsPage::currentGame() const {
  const contest::Event* shown = shownEvent();
  const auto place = currentPlace();
  if (shown == nullptr || !place) return nullptr;
  return contest::gameAt(*shown, place->round, place->board);
}

const contest::Rematch* RoundsPage::currentRematch() const {
  const contest::Event* shown = shownEvent();
  const QVariant key = m_boards->currentKey();
  if (shown == nullptr || !m_rounds->showsRematches() || !key.isValid()) return nullptr;
  for (const contest::Rematch& each : shown->rematches) {
    if (contest::numberOf(each.id) == -key.toInt()) return &each;
  }
  return nullptr;
}

void RoundsPage::printPairings(Command command) {
  db::PaperOf of = papers::paperOf(papers::PaperForm::Pairings, location().event, m_translator.language());
  of.round = *round();
  makePaper(of, m_session, m_translator, *this, [this, command](MadePaper paper) {
    if (command == Command::Print || !paper) {
      return previewPaper(std::move(paper), m_session, m_translator, this);
    }
    exportPaper(std::move(paper), m_session, m_translator, *this);
  });
}

void RoundsPage::refresh() {
  m_boards->setAccessibleName(m_translator.plain(Phrase::Boards));
  m_search->setAccessibleName(m_translator.plain(Phrase::Filter));
  m_search->setPlaceholderText(m_translator(Phrase::SearchBoards));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_boards->setTable({}, {});

  readStatus(*shown);
  m_held->read(shown->id);
  m_rounds->setRounds(*shown, rows(*shown));
  showRound();
}

void RoundsPage::readStatus(const contest::Event& shown) {
  m_status = m_session.status(shown.id);
  m_whyNotPaired.clear();
  if (m_status && m_status->next != desk::NextStep::PairRound) {
    if (const auto obstacle = desk::obstacleOf(m_session.contest(), shown)) {
      m_whyNotPaired = m_session.refusals().sentence(*obstacle);
    }
  }
  const auto late = desk::CheckInDesk(m_session.desk()).late(shown.id);
  m_late = late ? *late : desk::LatePlayers();
  m_drafts.clear();
  if (const auto origin = desk::HistoryDesk(m_session.desk()).origin()) {
    m_drafts = gamesWithDraft(toQt(*origin), QFileInfo(m_session.path()).fileName());
  }
}

BoardRows RoundsPage::rows(const contest::Event& shown) const {
  return BoardRows({m_session.sharedContest(), shown, m_translator, m_status, m_drafts, m_late});
}

QString RoundsPage::schoolMatesText(const contest::Event& shown, contest::RoundNumber onShow) {
  const desk::UnpublishedRound* held = m_held->onShow();
  const pairing::RoundPairing pairing = held == nullptr ? pairing::pairingOf(shown, onShow) : held->now();
  m_reasons.look(shown, onShow);
  if (const auto meetings = m_reasons.meetings(shown, pairing)) {
    return toQt(words::schoolMeetingsText(*meetings, m_translator.language()));
  }
  const auto boards = pairing::schoolMateBoards(m_session.contest(), shown, pairing);
  if (boards.empty()) return {};
  return toQt(
      words::schoolBoardsText(boards, static_cast<int>(pairing.boards.size()), m_translator.language()));
}

void RoundsPage::showFacts(const contest::Event& shown) {
  // The number of paired rounds is not repeated here, because the strip above shows it.
  QString facts = setText(shown.setup.set, m_translator.language()) + QStringLiteral(" · ") +
                  rulesetText(shown.setup.ruleset.name, m_translator.language());
  const auto onShow = round();
  const QString schoolMates = onShow ? schoolMatesText(shown, *onShow) : QString();
  if (!schoolMates.isEmpty()) facts += QStringLiteral(" · ") + schoolMates;
  if (onShow && m_status) {
    const QString standing = standingOf(shown, *onShow, *m_status, m_translator);
    if (!standing.isEmpty()) facts += QStringLiteral(" · ") + standing;
  }
  const auto twice =
      onShow ? contest::doubleSeats(m_session.contest(), shown, *onShow) : std::vector<contest::DoubleSeat>();
  if (!twice.empty()) {
    facts += QStringLiteral(" · ") +
             toQt(words::doubleSeatsText(twice, m_session.contest(), m_translator.language()));
  }
  for (const desk::Place& place : m_quick->unsavedBoards(shown.id)) {
    facts += QStringLiteral(" · ") + m_translator(Phrase::TypedBoardNotEntered)
                                         .arg(contest::numberOf(place.round))
                                         .arg(contest::numberOf(place.board));
  }
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::RoundsPage), toQt(shown.setup.name)),
          facts);
}

void RoundsPage::showReason() {
  const contest::Game* game = currentGame();
  QString text;
  QString details;
  QString checklist;
  if (const contest::Event* shown = shownEvent(); shown != nullptr && round()) {
    m_reasons.look(*shown, *round());
    const bool isAsked = m_panel->isVisibleTo(this) && m_panel->showsChecklist();
    if (game != nullptr) text = m_reasons.ofGame(*shown, *game);
    // The key of a row with an allotted bye is the entry, negative.
    const int key = m_boards->currentKey().toInt();
    if (game == nullptr && key < 0) text = m_reasons.ofBye(*shown, contest::EntryId{-key});
    if (game != nullptr && isAsked) details = m_reasons.detailsOf(*shown, *game);
    if (isAsked) checklist = m_reasons.checklist(shown->id);
  }
  m_panel->tell(text, details, checklist);
  m_reason->setText(text);
  // The reasons of most boards have one line or two. With room for two, the table keeps its height when
  // another board is selected.
  m_reason->setMinimumHeight(2 * m_reason->fontMetrics().lineSpacing());
  m_reason->setVisible(!text.isEmpty() && !m_panel->isVisibleTo(this));
}

void RoundsPage::showBoards(const contest::Event& shown) {
  const BoardRows all = rows(shown);
  const desk::UnpublishedRound* held = m_held->onShow();
  m_boards->setSeats(held == nullptr ? std::vector<int>() : std::vector<int>{kBlueColumn, kRedColumn});
  if (held != nullptr) {
    m_boards->setTable(all.headingsOfUnpublished(), all.ofHeld(*held));
  } else if (round()) {
    m_boards->setLongTable(all.headings(), all.ofRound(*round(), which()));
  } else {
    m_boards->setTable(all.headings(),
                       m_rounds->showsRematches() ? all.ofRematches() : std::vector<TableRow>());
  }
  // If the panel is open, the columns of the schools are hidden, because there is no room for them. In an
  // unpublished round they stay visible, because the arbiter looks for pairs of schoolmates.
  const bool isNarrow = held == nullptr && m_panel->isVisibleTo(this);
  m_boards->setLeftOut(isNarrow ? std::vector<int>{kBlueColumn + 1, kRedColumn + 1} : std::vector<int>());
  search();
}

// Returns a filter for the boards: only the outstanding boards (desk::BoardState), or all. The reviews page
// uses the same switch.
WhichBoards RoundsPage::which() const {
  return m_commands.action(Command::OutstandingOnly)->isChecked() ? WhichBoards::Outstanding
                                                                  : WhichBoards::Every;
}

void RoundsPage::search() {
  const bool isNothingLeft = m_held->onShow() == nullptr && round() && which() == WhichBoards::Outstanding;
  // If no round can be paired yet, the empty table shows the reason and the next step.
  const contest::Event* shown = shownEvent();
  const bool isBarred = shown != nullptr && !contest::hasBegun(*shown) && !m_whyNotPaired.isEmpty();
  const QString barred =
      shown != nullptr && shown->entries.empty() ? m_translator(Phrase::NoPlayers) : m_whyNotPaired;
  const QString none = isBarred ? barred : m_translator(Phrase::NoRounds);
  m_boards->setFilter(m_search->text());
  m_boards->setPlaceholder(isNothingLeft ? m_translator(Phrase::NothingOutstanding) : none,
                           m_translator(Phrase::NoBoardMatches).arg(m_search->text().trimmed()));
}

void RoundsPage::showRound() {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  const bool hadFocus = first() != nullptr && first()->isAncestorOf(focusWidget());
  m_held->show(round());
  showFacts(*shown);
  const desk::UnpublishedRound* held = m_held->onShow();
  const bool hasGames =
      round() && held == nullptr && db::mayDo(m_session.hall().person(), db::JournalAction::SetResult);
  m_quick->setVisible(hasGames);
  showBoards(*shown);
  // The boards must be shown first, so that the table can select the board that the line proposes.
  if (hasGames) m_quick->look(shown->id, *round());
  const bool isOpen = hasGames && m_quick->entry().proposed().has_value();
  setFirst(held != nullptr ? static_cast<QWidget*>(m_held->line())
           : isOpen        ? static_cast<QWidget*>(m_quick)
                           : static_cast<QWidget*>(m_boards));
  // If the focused widget is hidden now, the focus moves to the first widget of the page.
  if (hadFocus && !first()->isAncestorOf(focusWidget())) setFocus();
  showReason();
  Q_EMIT offersChanged();
}

}  // namespace damath::window
