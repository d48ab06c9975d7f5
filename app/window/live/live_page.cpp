// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_page.hpp"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/board/play_board.hpp"
#include "app/window/live/clock_faces.hpp"
#include "app/window/live/clock_line.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/live/table_sheet.hpp"
#include "app/window/live/turn_fields.hpp"
#include "app/window/live/typed_check.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/short_typing.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/play/turn_offer.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::window {

using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

constexpr int kLeastBoard = 440;  // least width of the board beside a wide scoresheet, in pixels
constexpr int kPause = 250;       // milliseconds without a key press before the typed turn is checked
const QLatin1String kMotionKey("motion");

}  // namespace

LivePage::LivePage(const PageContext& context, LiveTables& tables, QWidget* parent)
    : Page(context, parent),
      m_live(m_session, tables),
      m_notice(new NoticeBar(this)),
      m_liveActs(m_live, m_session, m_translator, *m_notice, *this),
      m_both(new QSplitter(this)),
      m_tables(new QComboBox(this)),
      m_more(new QPushButton(this)),
      m_board(new PlayBoard(m_translator, this)),
      m_sheet(new TableSheet(m_translator, this)),
      m_clocks(new ClockLine(m_translator, this)),
      m_state(new QLabel(this)),
      m_entry(new QStackedWidget(this)),
      m_typed(new QLineEdit(this)),
      m_fields(new TurnFields(m_translator, this)),
      m_check(new QLabel(this)),
      m_go(new QPushButton(this)),
      m_writing(new QPushButton(this)),
      m_undoTurn(new QPushButton(this)),
      m_objection(new QPushButton(this)),
      m_end(new QPushButton(this)),
      m_accept(new QPushButton(this)) {
  addBack();
  addButtons({Command::GoClocks});
  serveEvent({{Command::TurnBoard, [this] { m_board->setBelow(opponent(m_board->below())); }},
              {Command::LogViolation, [this] {
                 m_liveActs.logViolation(*shownEvent(), [this](const QString& text) { Q_EMIT said(text); });
               }}});
  for (QLabel* label : {m_state, m_check}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  m_typed->installEventFilter(this);
  m_board->installEventFilter(this);
  m_checks.setSingleShot(true);
  m_checks.setInterval(kPause);
  // The buttons stand in two rows, so that they fit with large type.
  auto* buttons = new QGridLayout;
  int cell = 0;
  for (QPushButton* button : {m_go, m_writing, m_objection, m_undoTurn, m_end, m_accept}) {
    button->setAutoDefault(false);
    button->setFocusPolicy(Qt::TabFocus);  // a click must leave the keyboard focus in the field of the turn
    button->installEventFilter(this);
    buttons->addWidget(button, cell / 3, cell % 3);
    ++cell;
  }
  m_entry->addWidget(m_typed);
  m_entry->addWidget(m_fields);
  m_entry->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  auto* choice = new QHBoxLayout;
  choice->addWidget(m_tables, 1);
  choice->addStretch();
  choice->addWidget(m_more);
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(choice);
  column->addWidget(m_clocks);
  column->addWidget(m_state);
  // The notice stands beside the board, so that the board keeps its size when a notice appears.
  column->addWidget(m_notice);
  column->addWidget(m_sheet, 1);
  column->addWidget(m_check);
  column->addWidget(m_entry);
  column->addLayout(buttons);
  m_both->addWidget(m_board);
  m_both->addWidget(right);
  m_both->setStretchFactor(0, 3);
  m_both->setStretchFactor(1, 2);
  m_both->setChildrenCollapsible(false);
  m_both->setSizes({600, 400});
  addBody(m_both);
  setFirst(m_typed);
  makeMenu();
  connectParts();
}

void LivePage::connectParts() {
  on(m_board, &PlayBoard::turnMade, [this](const rules::Turn& turn) {
    const std::size_t before = m_shownTurns;
    type(toQt(notation::turnName(rules::Game::Damath, turn)));
    // If the turn was refused, the board puts the chips back to their squares.
    if (m_shownTurns == before) showBoard();
  });
  connect(m_board, &PlayBoard::refused, this, [this](const QString& why) {
    m_refusal = why;
    m_notice->tell(why, {});
  });
  // The user's next step on the board removes the notice about the refused step.
  on(m_board, &PlayBoard::stepped, [this] {
    if (!m_refusal.isEmpty() && m_notice->text() == m_refusal) m_liveActs.tellAnew();
    m_refusal.clear();
  });
  on(&m_live, &ShownGame::changed, [this] {
    if (isVisible()) showTable();
  });
  connect(&m_live, &ShownGame::ticked, this, [this] {
    if (isVisible()) showClocks();
  });
  connect(&m_live, &ShownGame::rang, this, [this](ClockSignal signal) { m_liveActs.tellRung(signal); });
  // Gives the scoresheet enough width for the numbers of both players, also for roots and polynomials. The
  // call is queued until the layouts know their sizes.
  connect(
      m_sheet, &TableSheet::roomWanted, this, [this] { giveRoom(*m_both, 1, kLeastBoard); },
      Qt::QueuedConnection);
  on(m_sheet, &TableSheet::closingTyped, [this](const play::ClosingStep& step) { m_liveActs.act(step); });
  on(&m_checks, &QTimer::timeout, [this] { showCheck(); });
  connect(m_fields, &TurnFields::edited, this, [this] { m_checks.start(); });
  on(m_fields, &TurnFields::entered, [this] { enterFields(); });
  connect(m_fields, &TurnFields::clocksAsked, this, [this] {
    if (m_go->isEnabled()) m_go->click();
  });
  m_fields->setIsWhole([this] {
    if (m_live.table() == nullptr || m_live.table()->game().outcome()) return false;
    const auto offer = play::offeredTurn(m_live.table()->game(), fromQt(m_fields->text()));
    // A move that cannot be made is refused at once, so that the cursor stays in its field.
    return !offer || !offer->turn.isCapture();
  });
  on(m_tables, &QComboBox::activated,
     [this](int row) { Q_EMIT goTo(liveAt(*shownEvent(), m_places.at(static_cast<std::size_t>(row)))); });
  const auto onClick = [this](QPushButton* button, auto slot) { on(button, &QPushButton::clicked, slot); };
  onClick(m_go, [this] {
    if (const auto done = m_live.startOrPause(); !done) m_liveActs.tell(done.error());
  });
  onClick(m_writing, [this] { m_liveActs.act(play::ClockStep{ClockAct::Pause, play::PauseCause::Writing}); });
  onClick(m_undoTurn,
          [this] { m_liveActs.actNamed(Phrase::LiveUndo, Phrase::LiveWhy, play::UndoTurnStep{}); });
  onClick(m_objection, [this] { m_liveActs.objectOrRule(*m_objection); });
  onClick(m_end, [this] { m_liveActs.endOrReopen(*m_end); });
  onClick(m_accept, [this] { accept(); });
}

void LivePage::makeMenu() {
  auto* menu = new QMenu(this);
  m_wait = menu->addAction(QString());
  m_correction = menu->addAction(QString());
  menu->addAction(m_commands.action(Command::LogViolation));
  menu->addSeparator();
  menu->addAction(m_commands.action(Command::TurnBoard));
  m_motion = menu->addAction(QString());
  m_motion->setCheckable(true);
  menu->addSeparator();
  m_giveUp = menu->addAction(QString());
  m_more->setMenu(menu);
  m_more->setAutoDefault(false);
  m_more->setFocusPolicy(Qt::TabFocus);
  const auto onChoice = [this](QAction* action, auto slot) { on(action, &QAction::triggered, slot); };
  onChoice(m_wait, [this] { m_liveActs.act(play::ClockStep{ClockAct::Wait}); });
  onChoice(m_correction, [this] {
    m_liveActs.act(play::ClockStep{ClockAct::Pause, play::PauseCause::Correction});
  });
  onChoice(m_giveUp,
           [this] { m_liveActs.actNamed(Phrase::LiveGiveUp, Phrase::LiveGiveUpWhy, play::AbandonStep{}); });
  connect(m_motion, &QAction::toggled, this, [this](bool isOn) {
    m_board->setAid(Aid::Motion, isOn);
    Preferences::setOn(kMotionKey, isOn);
  });
}

void LivePage::look(const Location& location) {
  m_notice->tell({}, {});
  m_liveActs.forget();
  const bool isOther = location.event != this->location().event || location.sheet() != m_live.place();
  if (isOther) m_fields->clear();
  if (isOther) m_typed->clear();
  const bool isMoving = Preferences::isOn(kMotionKey, true);
  m_motion->setChecked(isMoving);
  m_board->setAid(Aid::Motion, isMoving);
  if (m_session.find(location.event) != nullptr) m_live.open(location.event, location.sheet());
  Page::look(location);
}

bool LivePage::isKeptByArbiter() const {
  return m_live.table() != nullptr && m_live.table()->record.keeping == play::Keeping::Arbiter;
}

void LivePage::refresh() {
  const contest::Event* event = shownEvent();
  const std::string place = words::sheetPlaceText(location().sheet(), m_translator.language());
  setHead(m_translator(Phrase::LivePage),
          event == nullptr ? QString() : toQt(event->setup.name + ", " + place) + namesText());
  m_wait->setText(m_translator(Phrase::LiveWait));
  m_correction->setText(m_translator(Phrase::LiveCorrection));
  m_motion->setText(m_translator(Phrase::LiveMotion));
  m_giveUp->setText(m_translator(Phrase::LiveGiveUp));
  m_more->setText(m_translator(Phrase::LiveMore));
  m_typed->setPlaceholderText(exampleText());
  m_typed->setAccessibleName(m_translator(Phrase::LiveTurn));
  m_fields->setPlaceholder(exampleText());
  m_sheet->retranslate();
  m_go->setText(m_translator(Phrase::LiveStart));
  m_objection->setText(m_translator(Phrase::LiveObjection));
  m_writing->setText(m_translator(Phrase::LiveWriting));
  m_undoTurn->setText(m_translator(Phrase::LiveUndo));
  m_end->setText(m_translator(Phrase::LiveEnd));
  m_accept->setText(m_translator(Phrase::LiveAccept));
  listTables();
  showTable();
}

void LivePage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  m_clocks->fitInto(size());
  giveRoom(*m_both, 1, kLeastBoard);
}

// Returns an example of an opening move, in scoresheet notation and in short form.
QString LivePage::exampleText() const {
  const contest::Event* event = shownEvent();
  if (event == nullptr) return {};
  const contest::EventSetup& setup = event->setup;
  const board::Position start = rules::startPosition(setup.set, setup.ruleset);
  const rules::TurnList turns = rules::legalTurns(setup.ruleset, start);
  const auto quiet = std::ranges::find_if_not(turns, &rules::Turn::isCapture);
  if (quiet == turns.end()) return {};
  const sheet::Sheet sheet = sheet::written({start, {*quiet}, rules::Ending::Time}, setup.set, setup.ruleset,
                                            sheet::Routes::AsOnPaper);
  if (sheet.lines.empty()) return {};
  const QString move = toQt(sheet.lines.front().of(start.toMove()).move);
  return m_translator(Phrase::LiveType).arg(move, QString(move).remove(u'(').remove(u',').remove(u')'));
}

// Marks each cell of the turn that the user types, and shows the mistakes in words.
void LivePage::showCheck() {
  m_checks.stop();
  m_check->setVisible(isKeptByArbiter());
  if (!isKeptByArbiter()) return;
  const play::LiveGame& game = m_live.table()->game();
  if (game.outcome()) return m_check->setText(m_translator(Phrase::LiveClosingHint));
  if (m_fields->isEmpty()) {
    m_check->clear();
    return m_fields->setLooks({});
  }
  using Look = TurnFields::Look;
  const TypedCheck check = typedCheck(game, turnWrittenOut(m_fields->text()), m_translator);
  std::vector<std::array<Look, TurnFields::kCells>> looks;
  for (const auto& line : check.isRight) {
    auto& row = looks.emplace_back();
    std::ranges::transform(line, row.begin(),
                           [](bool isRight) { return isRight ? Look::Right : Look::Wrong; });
  }
  if (looks.empty()) looks.assign(m_fields->rows().size(), {Look::Wrong});
  m_fields->setLooks(looks);
  m_check->setText(check.text);
}

void LivePage::listTables() {
  m_tables->clear();
  m_places.clear();
  m_tables->setAccessibleName(m_translator(Phrase::LiveTables));
  if (shownEvent() == nullptr) return;
  const auto open = desk::LiveDesk(m_session.desk()).tables(location().event);
  for (const desk::LiveTable& table : open ? *open : std::vector<desk::LiveTable>()) {
    m_places.push_back(table.at);
    m_tables->addItem(toQt(words::sheetPlaceText(table.at, m_translator.language()) + ": " + table.blue +
                           " – " + table.red));
  }
  showWhichTable();
}

// Selects the shown live game in the list of open games. A game that has not begun is not in that list.
void LivePage::showWhichTable() {
  const desk::LiveTable* shown = m_live.table();
  const auto at = shown == nullptr ? m_places.end() : std::ranges::find(m_places, shown->at);
  m_tables->setPlaceholderText(m_translator(Phrase::LiveTables));
  m_tables->setCurrentIndex(at == m_places.end() ? -1 : static_cast<int>(at - m_places.begin()));
  m_tables->setToolTip(m_tables->currentText());
  m_tables->setVisible(m_tables->count() > (at == m_places.end() ? 0 : 1));
}

std::optional<desk::Meeting> LivePage::meeting() const {
  const contest::Event* event = shownEvent();
  if (event == nullptr) return std::nullopt;
  auto met = desk::meetingOf(*event, location().sheet());
  return met ? std::optional(*std::move(met)) : std::nullopt;
}

// Returns the names of both players for the page's heading; empty if they are not known.
QString LivePage::namesText() const {
  const auto* rematch = std::get_if<desk::RematchOf>(&m_live.place());
  const auto met = rematch == nullptr ? meeting() : std::nullopt;
  if (rematch == nullptr && !met) return {};
  const auto nameOf = [this](contest::EntryId entry) {
    return entryName(m_session.contest(), *shownEvent(), entry);
  };
  return QStringLiteral(" · %1 – %2")
      .arg(nameOf(met ? met->blue : rematch->one), nameOf(met ? met->red : rematch->other));
}

void LivePage::showTable() {
  const desk::LiveTable* table = m_live.table();
  const bool isOpen = table != nullptr;
  for (QWidget* each : std::initializer_list<QWidget*>{m_entry, m_typed, m_go, m_writing, m_undoTurn,
                                                       m_objection, m_end, m_accept}) {
    each->setEnabled(isOpen);
  }
  for (QAction* action : {m_wait, m_correction, m_giveUp}) action->setEnabled(isOpen);
  const bool isByArbiter = isKeptByArbiter();
  QWidget* entry = isByArbiter ? static_cast<QWidget*>(m_fields) : m_typed;
  if (m_entry->currentWidget() != entry) {
    const bool hadKeys = m_entry->isAncestorOf(QApplication::focusWidget());
    m_entry->setCurrentWidget(entry);
    setFirst(entry);
    if (hadKeys) entry->setFocus();
  }
  m_sheet->show(table);
  showBoard();
  showCheck();
  if (!isOpen) {
    m_clocks->clear();
    m_state->clear();
    return offerToBegin();
  }
  if (m_isOffering) m_notice->tell({}, {});
  m_isOffering = false;
  m_state->setText(stateText());
  showButtons();
  showClocks();
  m_liveActs.tellWhatWaits();
}

void LivePage::showBoard() {
  if (m_live.table() == nullptr) {
    m_shownGame = 0;
    const contest::Event* event = shownEvent();
    if (event == nullptr) return;
    const game::Law law = game::damathLaw(event->setup.ruleset, event->setup.set);
    m_board->setLaw(law);
    return m_board->show(law.start, std::nullopt, PlayBoard::Hands::Off);
  }
  const desk::LiveTable& table = *m_live.table();
  const play::LiveGame& game = table.game();
  const bool isOther = m_shownGame != table.record.id;
  if (isOther) {
    m_board->setLaw(game::damathLaw(game.setup().ruleset, game.setup().set));
    m_board->setAid(Aid::Scores, m_session.contest().head.mode == contest::ContestMode::Practice);
    m_board->setAid(Aid::Layers, false);
    // If the arbiter writes the scoresheet, the board does not show possible turns, because the players must
    // find their turns themselves.
    m_board->setAid(Aid::Starts, table.record.keeping == play::Keeping::Program);
  }
  const bool isStopped = game.outcome() || table.course.objection();
  const auto hands = isStopped ? PlayBoard::Hands::Off : PlayBoard::Hands::On;
  const auto& turns = game.turns();
  const bool isSame = !isOther && turns.size() == m_shownTurns;
  if (isSame && (m_board->making() != nullptr) == (hands == PlayBoard::Hands::On)) return;
  if (!isOther && turns.size() == m_shownTurns + 1) {
    m_board->showTurn(turns.back().before, turns.back().turn, hands);
  } else {
    const auto last = turns.empty() ? std::nullopt : std::optional(turns.back().turn);
    m_board->show(game.position(), last, hands);
  }
  m_shownGame = table.record.id;
  m_shownTurns = turns.size();
}

void LivePage::showButtons() {
  const desk::LiveTable& table = *m_live.table();
  const play::GameClock& clock = table.clock;
  const bool isOver = table.game().outcome().has_value();
  const bool isObjected = table.course.objection().has_value();
  const bool isRunning = clock.state().phase == ClockPhase::Running;
  // While no turn can be typed, the keyboard focus moves to the board, so that the space bar still works for
  // the clocks.
  const bool hadKeys = m_entry->isAncestorOf(QApplication::focusWidget());
  if (hadKeys && (isOver || isObjected)) m_board->setFocus();
  if (isOver) {
    m_typed->clear();
    m_fields->clear();
  }
  m_typed->setEnabled(!isOver && !isObjected);
  m_fields->setEnabled(!isOver && !isObjected);
  m_go->setEnabled(!isOver && !isObjected && clock.state().phase != ClockPhase::TimeOver);
  m_writing->setEnabled(isRunning);
  m_correction->setEnabled(isRunning);
  m_wait->setEnabled(!isOver && table.game().turns().empty() && clock.knows(ClockAct::Wait));
  m_undoTurn->setEnabled(!table.game().turns().empty());
  m_objection->setEnabled(!isOver || isObjected);
  m_objection->setText(m_translator(isObjected ? Phrase::LiveRule : Phrase::LiveObjection));
  m_end->setEnabled(!isObjected);
  m_end->setText(m_translator(isOver ? Phrase::LiveReopen : Phrase::LiveEnd));
  m_accept->setEnabled(isOver && !isObjected);
}

void LivePage::showClocks() {
  if (m_live.table() == nullptr) return;
  const play::GameClock clock = m_live.clock();
  m_clocks->show(clock);
  const ClockPhase phase = clock.state().phase;
  m_go->setText(m_translator(phase == ClockPhase::Ready || phase == ClockPhase::Waiting ? Phrase::LiveStart
                             : phase == ClockPhase::Running                             ? Phrase::LivePause
                                                            : Phrase::LiveResume));
}

QString LivePage::stateText() const {
  const desk::LiveTable& table = *m_live.table();
  QStringList parts{turnText(table, m_translator)};
  if (const auto& objection = table.course.objection()) {
    parts << m_translator(Phrase::LiveObjects)
                 .arg(m_translator(objection->side == board::Side::Blue ? Phrase::Blue : Phrase::Red),
                      toQt(objection->text));
  }
  return parts.join(QLatin1Char('\n'));
}

void LivePage::type(const QString& typed) {
  if (m_live.table() == nullptr || typed.trimmed().isEmpty()) return;
  const QString text = turnWrittenOut(typed);
  m_notice->tell({}, {});
  const auto done = m_live.turn(text, desk::Stands::IfLegal, m_session.author());
  if (done) {
    m_typed->clear();
    return m_fields->clear();
  }
  // The refused turn stays selected, so that newly typed text replaces it. A cursor key keeps the text for
  // editing.
  m_typed->selectAll();
  m_fields->selectMove();
  const auto* fault = done.error().as<notation::TypedTurnFault>();
  const bool mayStand =
      fault != nullptr && std::holds_alternative<rules::Breach>(fault->code) && isKeptByArbiter();
  if (!mayStand) return m_liveActs.tell(done.error());
  const auto letStand = [this, text] {
    m_liveActs.letStand(text, [this] {
      m_typed->clear();
      m_fields->clear();
    });
  };
  m_notice->tell(m_session.refusals().sentence(done.error()),
                 {{m_translator(Phrase::LiveLetStand), letStand}});
}

// Enters the typed turn. If a capture must go on, first adds a row for its next jump. If the user leaves that
// row empty, the capture is refused as unfinished.
void LivePage::enterFields() {
  const QString text = turnWrittenOut(m_fields->text());
  if (m_live.table() == nullptr || m_live.table()->game().outcome()) return;
  const auto offer = play::offeredTurn(m_live.table()->game(), fromQt(text));
  const bool goesOn = offer && offer->breach == rules::Breach::ChainNotFinished;
  const auto jumps = offer && offer->turn.isCapture() ? offer->turn.jumps().size() : 1;
  if (goesOn && m_fields->rows().size() == jumps && !text.contains(u'@')) {
    m_fields->addRow();
    return showCheck();
  }
  type(text);
  if (m_fields->isEmpty()) m_fields->setFocus();
  showCheck();
}

void LivePage::offerToBegin() {
  m_isOffering = shownEvent() != nullptr;
  if (!m_isOffering) return m_notice->tell({}, {});
  const auto met = std::holds_alternative<desk::Place>(m_live.place()) ? meeting() : std::nullopt;
  if (met && met->result) {
    const auto& setup = shownEvent()->setup;
    return m_notice->tell(
        filledIn(m_translator(Phrase::LiveHasResult),
                 wholeResult(setup, *met->result, m_translator.language())),
        {{m_commands.name(Command::OpenSheet),
          [this] { Q_EMIT goTo(locationOf(Location::Kind::Sheet, location().event, location().sheet())); }}});
  }
  QString text = m_translator(Phrase::LiveNotBegun);
  std::vector<NoticeBar::Choice> choices = {
      {m_translator(Phrase::LiveBeginArbiter), [this] { begin(play::Keeping::Arbiter); }},
      {m_translator(Phrase::LiveBeginProgram), [this] { begin(play::Keeping::Program); }}};
  if (const auto* rematch = std::get_if<desk::RematchOf>(&m_live.place())) {
    text += QLatin1Char(' ') + filledIn(m_translator(Phrase::LiveBlueIs),
                                        entryName(m_session.contest(), *shownEvent(), rematch->one));
    const desk::RematchOf swapped{rematch->other, rematch->one};
    choices.push_back({m_translator(Phrase::SwapSides), [this, swapped] {
                         m_live.open(location().event, swapped);
                         refresh();
                       }});
  }
  m_notice->tell(text, std::move(choices));
}

void LivePage::begin(play::Keeping keeping) {
  m_notice->tell({}, {});
  const auto done = m_live.begin(keeping);
  if (!done) return m_liveActs.tell(done.error());
  listTables();
  setFocus();
}

void LivePage::accept() {
  const desk::SheetAt at = m_live.table()->at;
  auto entered = m_live.accept();
  if (!entered) return m_liveActs.tell(entered.error());
  const Location sheet = locationOf(Location::Kind::Sheet, location().event, at);
  m_session.changed(std::move(entered));
  Q_EMIT goTo(sheet);
}

// Explains why keys have no effect before the live game has begun.
void LivePage::keyPressEvent(QKeyEvent* event) {
  const bool isTyping = !event->text().isEmpty() && event->text().front().isPrint() &&
                        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  if (!isTyping || !m_isOffering) return Page::keyPressEvent(event);
  // A game with a result is not offered, and its notice says so.
  const auto met = std::holds_alternative<desk::Place>(m_live.place()) ? meeting() : std::nullopt;
  m_session.refusals().show(met && met->result ? m_notice->text() : m_translator(Phrase::LiveAnswerFirst));
}

// Handles keys on the board, the buttons and the field of the turn. The space bar starts and pauses the
// clocks while the field is empty. Return makes the typed turn. Letters typed elsewhere go to the field.
bool LivePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const auto* press = static_cast<QKeyEvent*>(event);
  const int key = press->key();
  const bool isOnButton = qobject_cast<QPushButton*>(watched) != nullptr;
  const bool isTyped = watched == m_typed;
  if (key == Qt::Key_Space && !isOnButton && (!isTyped || m_typed->text().isEmpty())) {
    if (m_go->isEnabled()) m_go->click();
    return true;
  }
  const bool isCommand = press->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  const bool isLetter =
      !isCommand && key != Qt::Key_Space && !press->text().isEmpty() && press->text().front().isPrint();
  if (!isTyped && isLetter && m_entry->isEnabled()) {
    QWidget* entry = m_entry->currentWidget();
    QWidget* field = entry == m_fields ? m_fields->focusProxy() : entry;
    field->setFocus();
    return QCoreApplication::sendEvent(field, event);
  }
  if (!isTyped || (key != Qt::Key_Return && key != Qt::Key_Enter)) return Page::eventFilter(watched, event);
  guarded(m_session, [this] { type(m_typed->text()); })();
  return true;
}

}  // namespace damath::window
