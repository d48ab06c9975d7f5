// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/play/live_page.hpp"

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

#include "app/models/sheet/finding_place.hpp"
#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/board/play_board.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/parts/preferences.hpp"
#include "app/views/parts/sheet_grid.hpp"
#include "app/views/play/clock_faces.hpp"
#include "app/views/play/live_place.hpp"
#include "app/views/play/turn_fields.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/play/live_sheet.hpp"
#include "core/play/turn_offer.hpp"

namespace damath::views {

using models::toQt;
using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

// The clocks are read from across the table, and with a large window from two metres.
constexpr int kLeastClock = 40;  // pixels, of their type
constexpr int kMostClock = 96;
constexpr int kClocksInHeight = 15;  // of the page: the one that leaves less decides
constexpr int kClocksInWidth = 26;
constexpr int kPause = 250;  // of typing, after which what stands there is judged
const QLatin1String kMotionKey("motion");

QLabel* clockLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPixelSize(kLeastClock);
  font.setBold(true);
  label->setFont(font);
  label->setTextFormat(Qt::PlainText);
  return label;
}

// "(1,2)(0,3)", as it may be typed.
QString squaresText(const rules::Turn& turn) {
  QString text;
  for (const board::Square square : play::routeOf(turn)) {
    text += QStringLiteral("(%1,%2)").arg(square.x()).arg(square.y());
  }
  return text;
}

void paintOn(QLabel& label, ClockLook look, const QPalette& palette) {
  const ClockColours colours = coloursOf(look, palette);
  QPalette painted = palette;
  painted.setColor(QPalette::Window, colours.fill);
  painted.setColor(QPalette::WindowText, colours.ink);
  label.setPalette(painted);
  label.setAutoFillBackground(look == ClockLook::Near || look == ClockLook::Over);
}

}  // namespace

LivePage::LivePage(const PageContext& context, models::LiveTables& tables, QWidget* parent)
    : Page(context, parent),
      m_live(m_session, tables),
      m_sheet(m_translator),
      m_audit(m_translator),
      m_notice(new NoticeBar(this)),
      m_tables(new QComboBox(this)),
      m_more(new QPushButton(this)),
      m_board(new PlayBoard(m_translator, this)),
      m_lines(new SheetGrid(m_sheet, m_translator, this)),
      m_game(clockLabel(this)),
      m_move(clockLabel(this)),
      m_alarm(new QLabel(this)),
      m_state(new QLabel(this)),
      m_entry(new QStackedWidget(this)),
      m_typed(new QLineEdit(this)),
      m_fields(new TurnFields(m_translator, this)),
      m_check(new QLabel(this)),
      m_go(new QPushButton(this)),
      m_writing(new QPushButton(this)),
      m_takeBack(new QPushButton(this)),
      m_objection(new QPushButton(this)),
      m_end(new QPushButton(this)),
      m_accept(new QPushButton(this)) {
  addBack();
  addButtons({Command::GoClocks});
  for (QLabel* label : {m_state, m_alarm, m_check}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  QFont bold = m_alarm->font();
  bold.setBold(true);
  m_alarm->setFont(bold);
  m_alarm->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_lines->setMinimumHeight(80);
  m_typed->installEventFilter(this);
  m_board->installEventFilter(this);
  m_closes.setSingleShot(true);
  m_checks.setSingleShot(true);
  m_checks.setInterval(kPause);
  auto* clocks = new QHBoxLayout;
  clocks->addWidget(m_game);
  clocks->addWidget(m_alarm, 1);
  clocks->addWidget(m_move);
  // In two rows, so that they fit with large type.
  auto* buttons = new QGridLayout;
  int cell = 0;
  for (QPushButton* button : {m_go, m_writing, m_objection, m_takeBack, m_end, m_accept}) {
    button->setAutoDefault(false);
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
  column->addLayout(clocks);
  column->addWidget(m_state);
  // Beside the board, which keeps its size whatever is told.
  column->addWidget(m_notice);
  column->addWidget(m_lines, 1);
  column->addWidget(m_check);
  column->addWidget(m_entry);
  column->addLayout(buttons);
  auto* split = new QSplitter(this);
  split->addWidget(m_board);
  split->addWidget(right);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setChildrenCollapsible(false);
  split->setSizes({600, 400});
  addBody(split);
  setFirst(m_typed);
  makeMenu();
  connectParts();
}

// What is set behind this asks nobody any more.
LivePage::~LivePage() {
  m_sheet.disconnect(this);
  delete m_lines;
}

void LivePage::connectParts() {
  connect(m_board, &PlayBoard::turnMade, this, models::guarded(m_session, [this](const rules::Turn& turn) {
            const std::size_t before = m_shownTurns;
            type(squaresText(turn));
            // What was not taken goes back to where it stood.
            if (m_shownTurns == before) showBoard();
          }));
  connect(m_board, &PlayBoard::refused, this, [this](const QString& why) { m_notice->tell(why, {}); });
  connect(&m_live, &models::LiveBoard::changed, this, models::guarded(m_session, [this] {
    if (isVisible()) showTable();
  }));
  connect(&m_live, &models::LiveBoard::ticked, this, [this] {
    if (isVisible()) showClocks();
  });
  connect(&m_live, &models::LiveBoard::rang, this, [this](ClockSignal signal) { tellRung(signal); });
  connect(&m_audit, &models::LiveAudit::done, this, [this] { showMarks(); });
  // Behind the edit: the sheet is set anew by it.
  connect(&m_sheet, &models::SheetModel::edited, this, [this] {
    if (!m_isShowing) m_closes.start();
  });
  connect(&m_closes, &QTimer::timeout, this, models::guarded(m_session, [this] { close(); }));
  connect(&m_checks, &QTimer::timeout, this, models::guarded(m_session, [this] { showCheck(); }));
  connect(m_fields, &TurnFields::edited, this, [this] { m_checks.start(); });
  connect(m_fields, &TurnFields::entered, this, models::guarded(m_session, [this] { enterFields(); }));
  connect(m_fields, &TurnFields::clocksAsked, this, [this] {
    if (m_go->isEnabled()) m_go->click();
  });
  m_fields->setIsWhole([this] {
    if (m_live.table() == nullptr || m_live.table()->game().outcome()) return false;
    const auto offer = play::offeredTurn(m_live.table()->game(), models::fromQt(m_fields->text()));
    return offer && !offer->turn.isCapture();
  });
  connect(m_tables, &QComboBox::activated, this, models::guarded(m_session, [this](int row) {
            Q_EMIT goTo(liveAt(*shownEvent(), m_places.at(static_cast<std::size_t>(row))));
          }));
  const auto onClick = [this](QPushButton* button, auto slot) {
    connect(button, &QPushButton::clicked, this, models::guarded(m_session, slot));
  };
  onClick(m_go, [this] {
    if (const auto done = m_live.startOrPause(); !done) tell(done.error());
  });
  onClick(m_writing, [this] { act(play::ClockStep{ClockAct::Pause, play::PauseCause::Writing}); });
  onClick(m_takeBack, [this] { actNamed(Phrase::LiveTakeBack, Phrase::LiveWhy, play::TakeBackStep{}); });
  onClick(m_objection, [this] {
    if (m_live.table()->course.objection()) return rule();
    QMenu menu;
    const auto& labels = words::reportLabels(m_translator.language());
    const QAction* blue = menu.addAction(toQt(labels.blue));
    menu.addAction(toQt(labels.red));
    const QAction* chosen = menu.exec(m_objection->mapToGlobal(QPoint(0, m_objection->height())));
    if (chosen != nullptr) object(chosen == blue ? board::Side::Blue : board::Side::Red);
  });
  onClick(m_end, [this] { chooseEnding(); });
  onClick(m_accept, [this] { accept(); });
}

// What is wanted now and then.
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
  const auto onChoice = [this](QAction* action, auto slot) {
    connect(action, &QAction::triggered, this, models::guarded(m_session, slot));
  };
  onChoice(m_wait, [this] { act(play::ClockStep{ClockAct::Wait}); });
  onChoice(m_correction, [this] { act(play::ClockStep{ClockAct::Pause, play::PauseCause::Correction}); });
  onChoice(m_giveUp, [this] { actNamed(Phrase::LiveGiveUp, Phrase::LiveGiveUpWhy, play::AbandonStep{}); });
  connect(m_motion, &QAction::toggled, this, [this](bool isOn) {
    m_board->setAid(Aid::Motion, isOn);
    Preferences::setOn(kMotionKey, isOn);
  });
}

void LivePage::look(const Location& location) {
  m_notice->tell({}, {});
  m_toldGap = play::milliseconds(0);
  const bool isOther = location.event != this->location().event || location.sheet() != m_live.place();
  if (isOther) m_fields->clear();
  if (isOther) m_typed->clear();
  const bool isMoving = Preferences::isOn(kMotionKey, true);
  m_motion->setChecked(isMoving);
  m_board->setAid(Aid::Motion, isMoving);
  if (m_session.find(location.event) != nullptr) m_live.open(location.event, location.sheet());
  Page::look(location);
}

bool LivePage::offers(Command command) const {
  return (command == Command::TurnBoard || command == Command::LogViolation) && shownEvent() != nullptr;
}

void LivePage::run(Command command) {
  if (command == Command::TurnBoard) turnBoard();
  if (command == Command::LogViolation) logViolation();
}

void LivePage::turnBoard() {
  m_board->setBelow(m_board->below() == board::Side::Blue ? board::Side::Red : board::Side::Blue);
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
  m_typed->setPlaceholderText(m_translator(Phrase::LiveType));
  m_typed->setAccessibleName(m_translator(Phrase::LiveTurn));
  m_fields->setPlaceholder(m_translator(Phrase::LiveType));
  m_lines->setAccessibleName(m_translator(Phrase::SheetPage));
  m_go->setText(m_translator(Phrase::LiveStart));
  m_objection->setText(m_translator(Phrase::LiveObjection));
  m_writing->setText(m_translator(Phrase::LiveWriting));
  m_takeBack->setText(m_translator(Phrase::LiveTakeBack));
  m_end->setText(m_translator(Phrase::LiveEnd));
  m_accept->setText(m_translator(Phrase::LiveAccept));
  listTables();
  showTable();
}

void LivePage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  QFont type = m_game->font();
  const int fitting = std::min(height() / kClocksInHeight, width() / kClocksInWidth);
  type.setPixelSize(std::clamp(fitting, kLeastClock, kMostClock));
  m_game->setFont(type);
  m_move->setFont(type);
  m_lines->scrollToBottom();
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

// Of a game that is not begun yet none is named: what stands there is what the page shows.
void LivePage::showWhichTable() {
  const desk::LiveTable* shown = m_live.table();
  const auto at = shown == nullptr ? m_places.end() : std::ranges::find(m_places, shown->at);
  m_tables->setPlaceholderText(m_translator(Phrase::LiveTables));
  m_tables->setCurrentIndex(at == m_places.end() ? -1 : static_cast<int>(at - m_places.begin()));
  m_tables->setVisible(m_tables->count() > (at == m_places.end() ? 0 : 1));
}

std::optional<desk::Meeting> LivePage::meeting() const {
  const contest::Event* event = shownEvent();
  if (event == nullptr) return std::nullopt;
  auto met = desk::meetingOf(*event, location().sheet());
  return met ? std::optional(*std::move(met)) : std::nullopt;
}

// Who sits there; empty where nobody is known to meet.
QString LivePage::namesText() const {
  const auto met = meeting();
  if (!met) return {};
  const auto nameOf = [this](contest::EntryId entry) {
    return models::entryName(m_session.contest(), *shownEvent(), entry);
  };
  return QStringLiteral(" · %1 – %2").arg(nameOf(met->blue), nameOf(met->red));
}

void LivePage::showTable() {
  const desk::LiveTable* table = m_live.table();
  const bool isOpen = table != nullptr;
  for (QWidget* each :
       {static_cast<QWidget*>(m_entry), static_cast<QWidget*>(m_typed), static_cast<QWidget*>(m_go),
        static_cast<QWidget*>(m_writing), static_cast<QWidget*>(m_takeBack),
        static_cast<QWidget*>(m_objection), static_cast<QWidget*>(m_end), static_cast<QWidget*>(m_accept)}) {
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
  showSheet();
  showBoard();
  showCheck();
  if (!isOpen) {
    for (QLabel* label : {m_game, m_move, m_alarm, m_state}) label->clear();
    return offerToBegin();
  }
  if (m_isOffering) m_notice->tell({}, {});
  m_isOffering = false;
  m_state->setText(stateText());
  showButtons();
  showClocks();
  tellWhatWaits();
}

void LivePage::showSheet() {
  const desk::LiveTable* table = m_live.table();
  m_isShowing = true;
  m_sheet.setSheet(table == nullptr ? sheet::Sheet{} : desk::sheetOf(*table));
  m_isShowing = false;
  m_lines->setPlayers(table == nullptr ? QString() : toQt(table->blue),
                      table == nullptr ? QString() : toQt(table->red));
  // Below the moves alone, of a game that is over, there is something to type.
  const bool isTyped =
      isKeptByArbiter() && table->game().outcome() && !rules::isNoShow(table->game().outcome()->ending);
  m_lines->setFocusPolicy(isTyped ? Qt::StrongFocus : Qt::NoFocus);
  m_lines->setEditTriggers(isTyped ? QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                                         QAbstractItemView::EditKeyPressed
                                   : QAbstractItemView::EditTriggers(QAbstractItemView::NoEditTriggers));
  m_lines->scrollToBottom();
  if (!isKeptByArbiter()) return;
  m_audit.setLaw(table->game().setup().ruleset, table->game().setup().set);
  m_audit.ask(m_sheet.sheet());
}

void LivePage::showMarks() {
  const auto& verdict = m_audit.last();
  const bool isOver = m_live.table() != nullptr && m_live.table()->game().outcome().has_value();
  std::vector<models::CellMark> marks;
  for (std::size_t i = 0; i < verdict.report.findings.size(); ++i) {
    const sheet::Finding& finding = verdict.report.findings[i];
    if (!models::isShown(finding, isOver ? models::Extent::Whole : models::Extent::Moves)) continue;
    const auto cell = models::markedCell(finding, m_sheet);
    if (cell) marks.push_back({cell->row, cell->column, models::markOf(finding), verdict.sentences[i]});
  }
  m_sheet.setMarks(marks);
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
    // Where the arbiter keeps the game the players find their turns themselves.
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

// A position that stands for the third time, and the time that nobody counted after a crash or a sleep, which
// is charged where the arbiter says so.
void LivePage::tellWhatWaits() {
  const desk::LiveTable& table = *m_live.table();
  if (table.course.asksForRepetition()) {
    return m_notice->tell(m_translator(Phrase::LiveRepetition).arg(table.game().occurrences()),
                          {{m_translator(Phrase::LiveEndedByRepetition),
                            [this] {
                              m_notice->tell({}, {});
                              act(play::EndStep{rules::Ending::Repetition});
                            }},
                           {m_translator(Phrase::LiveGoOn), [this] {
                              m_notice->tell({}, {});
                              act(play::GoOnStep{});
                            }}});
  }
  const play::milliseconds gap = table.clock.state().gap;
  const bool isNew = gap > play::milliseconds(0) && gap != m_toldGap;
  m_toldGap = gap;
  if (!isNew || !table.clock.knows(ClockAct::Charge)) return;
  m_notice->tell(
      m_translator(Phrase::LiveGap).arg(toQt(play::clockText(gap))),
      {{m_translator(Phrase::LiveCharge), [this, gap] {
          m_notice->tell({}, {});
          actNamed(Phrase::LiveCharge, Phrase::LiveWhy, play::ClockStep{ClockAct::Charge, {}, gap});
        }}});
}

// The last seconds of a move are told beside its clock.
void LivePage::tellRung(ClockSignal signal) {
  switch (signal) {
    case ClockSignal::Reminder:
    case ClockSignal::MoveOver:
      return;
    case ClockSignal::GameOver:
      return m_notice->tell(m_translator(Phrase::LiveGameOver),
                            {{m_translator(Phrase::LiveEnd), [this] { end(rules::Ending::Time); }}});
    case ClockSignal::NoShowOver:
      return m_notice->tell(
          m_translator(Phrase::LiveNoShowOver),
          {{m_translator(Phrase::LiveNotComeBlue), [this] { end(rules::Ending::NoShowBlue); }},
           {m_translator(Phrase::LiveNotComeRed), [this] { end(rules::Ending::NoShowRed); }},
           {m_translator(Phrase::LiveNotComeBoth), [this] { end(rules::Ending::NoShowBoth); }}});
    case ClockSignal::GapFound:
      return m_notice->tell(m_translator(Phrase::LiveGapFound), {});
  }
}

void LivePage::showButtons() {
  const desk::LiveTable& table = *m_live.table();
  const play::GameClock& clock = table.clock;
  const bool isOver = table.game().outcome().has_value();
  const bool isObjected = table.course.objection().has_value();
  const bool isRunning = clock.state().phase == ClockPhase::Running;
  m_typed->setEnabled(!isOver && !isObjected);
  m_fields->setEnabled(!isOver && !isObjected);
  m_go->setEnabled(!isOver && !isObjected && clock.state().phase != ClockPhase::TimeOver);
  m_writing->setEnabled(isRunning);
  m_correction->setEnabled(isRunning);
  m_wait->setEnabled(!isOver && table.game().turns().empty() && clock.knows(ClockAct::Wait));
  m_takeBack->setEnabled(!table.game().turns().empty());
  m_objection->setEnabled(!isOver || isObjected);
  m_objection->setText(m_translator(isObjected ? Phrase::LiveRule : Phrase::LiveObjection));
  m_end->setEnabled(!isObjected);
  m_end->setText(m_translator(isOver ? Phrase::LiveReopen : Phrase::LiveEnd));
  m_accept->setEnabled(isOver && !isObjected);
}

void LivePage::showClocks() {
  if (m_live.table() == nullptr) return;
  const play::GameClock clock = m_live.clock();
  const ClockFaces faces = facesOf(clock, m_translator);
  m_game->setText(faces.game);
  m_move->setText(faces.move);
  m_alarm->setText(faces.alarm.isEmpty() ? faces.state : faces.alarm);
  paintOn(*m_move, faces.look, palette());
  paintOn(*m_alarm, faces.look, palette());
  const ClockPhase phase = clock.state().phase;
  m_go->setText(m_translator(phase == ClockPhase::Ready || phase == ClockPhase::Waiting ? Phrase::LiveStart
                             : phase == ClockPhase::Running                             ? Phrase::LivePause
                                                            : Phrase::LiveResume));
}

QString LivePage::stateText() const {
  const desk::LiveTable& table = *m_live.table();
  const auto& labels = words::reportLabels(m_translator.language());
  QStringList parts{turnText(table, m_translator)};
  if (const auto& objection = table.course.objection()) {
    parts << m_translator(Phrase::LiveObjects)
                 .arg(toQt(objection->side == board::Side::Blue ? labels.blue : labels.red),
                      toQt(objection->text));
  }
  return parts.join(QLatin1Char('\n'));
}

// The space bar starts and stops the clocks while nothing is typed; Return makes the turn.
bool LivePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isOnBoard = watched == m_board;
  if (key == Qt::Key_Space && (isOnBoard || m_typed->text().isEmpty())) {
    if (m_go->isEnabled()) m_go->click();
    return true;
  }
  if (isOnBoard || (key != Qt::Key_Return && key != Qt::Key_Enter)) return Page::eventFilter(watched, event);
  models::guarded(m_session, [this] { type(m_typed->text()); })();
  return true;
}

}  // namespace damath::views
