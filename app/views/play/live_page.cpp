// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/play/live_page.hpp"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/board/play_board.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/parts/theme.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/every.hpp"
#include "core/play/live_sheet.hpp"

namespace damath::views {

using models::toQt;
using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

constexpr int kClockPoints = 30;  // read from across the table

QLabel* clockLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSize(kClockPoints);
  font.setBold(true);
  label->setFont(font);
  label->setTextFormat(Qt::PlainText);
  return label;
}

// "19:25": what is left, without its tenths.
QString clockFace(play::milliseconds left) {
  const QString text = toQt(play::clockText(left));
  return text.left(text.lastIndexOf(QLatin1Char('.')));
}

Phrase phraseOf(ClockSignal signal) {
  switch (signal) {
    case ClockSignal::Reminder:
      return Phrase::LiveReminder;
    case ClockSignal::MoveOver:
      return Phrase::LiveMoveOver;
    case ClockSignal::GameOver:
      return Phrase::LiveGameOver;
    case ClockSignal::NoShowOver:
      return Phrase::LiveNoShowOver;
    case ClockSignal::GapFound:
      break;
  }
  return Phrase::LiveGapFound;
}

// "(1,2)(0,3)", as it may be typed.
QString squaresText(const rules::Turn& turn) {
  QString text;
  for (const board::Square square : play::routeOf(turn)) {
    text += QStringLiteral("(%1,%2)").arg(square.x()).arg(square.y());
  }
  return text;
}

}  // namespace

LivePage::LivePage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_live(m_session, desk::sinceBoot),
      m_sheet(m_translator),
      m_notice(new NoticeBar(this)),
      m_tables(new QComboBox(this)),
      m_board(new PlayBoard(m_translator, this)),
      m_blue(new QLabel(this)),
      m_red(new QLabel(this)),
      m_lines(new QTableView(this)),
      m_game(clockLabel(this)),
      m_move(clockLabel(this)),
      m_state(new QLabel(this)),
      m_typed(new QLineEdit(this)),
      m_go(new QPushButton(this)),
      m_writing(new QPushButton(this)),
      m_takeBack(new QPushButton(this)),
      m_objection(new QPushButton(this)),
      m_end(new QPushButton(this)),
      m_accept(new QPushButton(this)) {
  addBack();
  m_lines->setModel(&m_sheet);
  m_lines->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_lines->setSelectionMode(QAbstractItemView::NoSelection);
  m_lines->setTabKeyNavigation(false);
  m_lines->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  for (const int move : {0, 3}) m_lines->horizontalHeader()->setSectionResizeMode(move, QHeaderView::Stretch);
  for (QLabel* name : {m_blue, m_red}) name->setTextFormat(Qt::PlainText);
  m_state->setWordWrap(true);
  m_typed->installEventFilter(this);
  m_board->installEventFilter(this);
  auto* clocks = new QHBoxLayout;
  clocks->addWidget(m_game);
  clocks->addStretch(1);
  clocks->addWidget(m_move);
  // In two rows, so that they fit with large type.
  auto* buttons = new QGridLayout;
  int cell = 0;
  for (QPushButton* button : {m_go, m_writing, m_objection, m_takeBack, m_end, m_accept}) {
    button->setAutoDefault(false);
    buttons->addWidget(button, cell / 3, cell % 3);
    ++cell;
  }
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_tables);
  column->addLayout(clocks);
  column->addWidget(m_state);
  auto* names = new QHBoxLayout;
  names->addWidget(m_blue, 1);
  names->addWidget(m_red, 1);
  column->addLayout(names);
  column->addWidget(m_lines, 1);
  column->addWidget(m_typed);
  auto* split = new QSplitter(this);
  split->addWidget(m_board);
  split->addWidget(right);
  split->setStretchFactor(0, 1);
  split->setStretchFactor(1, 1);
  split->setChildrenCollapsible(false);
  split->setSizes({500, 500});
  column->addLayout(buttons);
  addBody(m_notice, 0);
  addBody(split);
  setFirst(m_typed);
  connect(m_board, &PlayBoard::turnMade, this, models::guarded(m_session, [this](const rules::Turn& turn) {
            const std::size_t before = m_shownTurns;
            type(squaresText(turn));
            // What was not taken goes back to where it stood.
            if (m_shownTurns == before) showBoard();
          }));
  connect(m_board, &PlayBoard::refused, this, [this](const QString& why) { m_notice->tell(why, {}); });
  connect(&m_live, &models::LiveBoard::changed, this, [this] { showTable(); });
  connect(&m_live, &models::LiveBoard::ticked, this, [this] { showClocks(); });
  connect(&m_live, &models::LiveBoard::rang, this, [this](ClockSignal signal) {
    QApplication::beep();
    m_notice->tell(m_translator(phraseOf(signal)), {});
  });
  connect(&m_live, &models::LiveBoard::refused, this, [this](const desk::DeskError& error) { tell(error); });
  connect(m_tables, &QComboBox::activated, this, models::guarded(m_session, [this](int row) {
            const auto place = m_tables->itemData(row).toPoint();
            Q_EMIT goTo(
                locationOf(Location::Kind::Live, location().event,
                           desk::Place{contest::RoundNumber{place.x()}, contest::BoardNumber{place.y()}}));
          }));
  const auto onClick = [this](QPushButton* button, auto slot) {
    connect(button, &QPushButton::clicked, this, models::guarded(m_session, slot));
  };
  onClick(m_go, [this] {
    if (const auto done = m_live.startOrPause(); !done) tell(done.error());
  });
  onClick(m_writing, [this] { act(play::ClockStep{ClockAct::Pause, play::PauseCause::Writing}); });
  onClick(m_takeBack, [this] { actNamed(Phrase::LiveTakeBack, play::TakeBackStep{}); });
  onClick(m_objection, [this] {
    if (m_live.table()->course.objection()) return rule();
    QMenu menu;
    const auto& labels = words::reportLabels(m_translator.language());
    QAction* blue = menu.addAction(toQt(labels.blue));
    menu.addAction(toQt(labels.red));
    const QAction* chosen = menu.exec(m_objection->mapToGlobal(QPoint(0, m_objection->height())));
    if (chosen != nullptr) object(chosen == blue ? board::Side::Blue : board::Side::Red);
  });
  onClick(m_end, [this] { chooseEnding(); });
  onClick(m_accept, [this] { accept(); });
}

void LivePage::look(const Location& location) {
  Page::look(location);
  if (shownEvent() != nullptr) m_live.open(location.event, location.sheet());
  listTables();
}

bool LivePage::offers(Command /*command*/) const {
  return false;
}

void LivePage::run(Command /*command*/) {}

void LivePage::refresh() {
  const contest::Event* event = shownEvent();
  const std::string place = words::sheetPlaceText(location().sheet(), m_translator.language());
  setHead(m_translator(Phrase::LivePage),
          event == nullptr ? QString() : toQt(event->setup.name + ", " + place));
  m_typed->setPlaceholderText(m_translator(Phrase::LiveType));
  m_typed->setAccessibleName(m_translator(Phrase::LiveTurn));
  m_lines->setAccessibleName(m_translator(Phrase::SheetPage));
  m_go->setText(m_translator(Phrase::LiveStart));
  m_objection->setText(m_translator(Phrase::LiveObjection));
  m_writing->setText(m_translator(Phrase::LiveWriting));
  m_takeBack->setText(m_translator(Phrase::LiveTakeBack));
  m_end->setText(m_translator(Phrase::LiveEnd));
  m_accept->setText(m_translator(Phrase::LiveAccept));
  if (event == nullptr && m_live.table()) m_live.close();
  showTable();
}

void LivePage::type(const QString& text) {
  if (!m_live.table() || text.trimmed().isEmpty()) return;
  m_notice->tell({}, {});
  const auto done = m_live.turn(text, desk::Stands::IfLegal, m_session.author());
  if (done) return m_typed->clear();
  const auto* fault = done.error().as<notation::TypedTurnFault>();
  const bool mayStand = fault != nullptr && std::holds_alternative<rules::Breach>(fault->code) &&
                        m_live.table()->record.keeping == play::Keeping::Arbiter;
  if (!mayStand) return tell(done.error());
  m_notice->tell(m_session.sentence(done.error()),
                 {{m_translator(Phrase::LiveLetStand), [this, text] { askToLetStand(text); }}});
}

void LivePage::listTables() {
  m_tables->clear();
  m_tables->setAccessibleName(m_translator(Phrase::LiveTables));
  if (shownEvent() == nullptr) return;
  const auto open = desk::LiveDesk(m_session.desk()).tables(location().event);
  for (const desk::LiveTable& table : open ? *open : std::vector<desk::LiveTable>()) {
    const auto* place = std::get_if<desk::Place>(&table.at);
    if (place == nullptr) continue;
    const QPoint at(contest::numberOf(place->round), contest::numberOf(place->board));
    m_tables->addItem(
        toQt(words::placeText(*place, m_translator.language()) + ": " + table.blue + " – " + table.red), at);
    if (desk::SheetAt(*place) == location().sheet()) m_tables->setCurrentIndex(m_tables->count() - 1);
  }
  m_tables->setVisible(m_tables->count() > 1);
}

void LivePage::showTable() {
  const std::optional<desk::LiveTable>& table = m_live.table();
  const bool isOpen = table.has_value();
  for (QWidget* each :
       {static_cast<QWidget*>(m_typed), static_cast<QWidget*>(m_go), static_cast<QWidget*>(m_writing),
        static_cast<QWidget*>(m_takeBack), static_cast<QWidget*>(m_objection), static_cast<QWidget*>(m_end),
        static_cast<QWidget*>(m_accept)}) {
    each->setEnabled(isOpen);
  }
  if (!isOpen) {
    m_sheet.setSheet({});
    m_game->clear();
    m_move->clear();
    m_state->clear();
    m_blue->clear();
    m_red->clear();
    showBoard();
    return offerToBegin();
  }
  if (m_isOffering) m_notice->tell({}, {});
  m_isOffering = false;
  const auto& labels = words::reportLabels(m_translator.language());
  m_blue->setText(toQt(labels.blue + ": " + table->blue));
  m_red->setText(toQt(labels.red + ": " + table->red));
  showBoard();
  m_sheet.setSheet(desk::sheetOf(*table));
  m_lines->scrollToBottom();
  m_state->setText(stateText());
  showButtons();
  showClocks();
  tellGap();
}

void LivePage::showBoard() {
  if (!m_live.table()) {
    m_shownGame = 0;
    const contest::Event* event = shownEvent();
    if (event == nullptr) return;
    const game::Law law = game::damathLaw(event->setup.ruleset, event->setup.set);
    m_board->setLaw(law);
    return m_board->show(law.start, std::nullopt, PlayBoard::Hands::Off);
  }
  const desk::LiveTable& table = *m_live.table();
  const play::LiveGame& game = table.game();
  if (m_shownGame != table.record.id) {
    m_board->setLaw(game::damathLaw(game.setup().ruleset, game.setup().set));
    m_board->setAid(Aid::Scores, m_session.contest().head.mode == contest::ContestMode::Practice);
    m_board->setAid(Aid::Layers, false);
  }
  const bool isStopped = game.outcome() || table.course.objection();
  const auto hands = isStopped ? PlayBoard::Hands::Off : PlayBoard::Hands::On;
  const auto& turns = game.turns();
  const bool isOneMore = m_shownGame == table.record.id && turns.size() == m_shownTurns + 1;
  if (isOneMore) {
    m_board->showTurn(turns.back().before, turns.back().turn, hands);
  } else {
    const auto last = turns.empty() ? std::nullopt : std::optional(turns.back().turn);
    m_board->show(game.position(), last, hands);
  }
  m_shownGame = table.record.id;
  m_shownTurns = turns.size();
}

// After a crash or a sleep: it is told, and charged where the arbiter says so.
void LivePage::tellGap() {
  const play::milliseconds gap = m_live.table()->clock.state().gap;
  const bool isNew = gap > play::milliseconds(0) && gap != m_toldGap;
  m_toldGap = gap;
  if (!isNew || !m_live.table()->clock.knows(ClockAct::Charge)) return;
  m_notice->tell(m_translator(Phrase::LiveGap).arg(toQt(play::clockText(gap))),
                 {{m_translator(Phrase::LiveCharge), [this, gap] {
                     m_notice->tell({}, {});
                     actNamed(Phrase::LiveCharge, play::ClockStep{ClockAct::Charge, {}, gap});
                   }}});
}

void LivePage::showButtons() {
  const desk::LiveTable& table = *m_live.table();
  const bool isOver = table.game().outcome().has_value();
  const bool isObjected = table.course.objection().has_value();
  m_typed->setEnabled(!isOver && !isObjected);
  m_go->setEnabled(!isOver && !isObjected && table.clock.state().phase != ClockPhase::TimeOver);
  m_writing->setEnabled(table.clock.state().phase == ClockPhase::Running);
  m_takeBack->setEnabled(!table.game().turns().empty());
  m_objection->setEnabled(!isOver || isObjected);
  m_objection->setText(m_translator(isObjected ? Phrase::LiveRule : Phrase::LiveObjection));
  m_end->setEnabled(!isObjected);
  m_end->setText(m_translator(isOver ? Phrase::LiveReopen : Phrase::LiveEnd));
  m_accept->setEnabled(isOver && !isObjected);
}

void LivePage::showClocks() {
  if (!m_live.table()) return;
  const play::GameClock clock = m_live.clock();
  const ClockPhase phase = clock.state().phase;
  m_game->setText(clockFace(phase == ClockPhase::Waiting ? clock.waitLeft() : clock.gameLeft()));
  const auto moveLeft = clock.moveLeft();
  m_move->setText(moveLeft ? clockFace(*moveLeft) : QString());
  const bool isNear = phase == ClockPhase::Running && moveLeft && *moveLeft <= clock.law().reminder;
  QPalette colours = palette();
  if (isNear) {
    colours.setColor(QPalette::Window, coloursOf(palette()).rootFill);
    colours.setColor(QPalette::WindowText, coloursOf(palette()).rootInk);
  }
  m_move->setPalette(colours);
  m_move->setAutoFillBackground(isNear);
  const bool goes = phase == ClockPhase::Running || phase == ClockPhase::Waiting;
  m_go->setText(m_translator(phase == ClockPhase::Ready ? Phrase::LiveStart
                             : goes                     ? Phrase::LivePause
                                                        : Phrase::LiveResume));
}

QString LivePage::stateText() const {
  const desk::LiveTable& table = *m_live.table();
  const play::LiveGame& game = table.game();
  const auto& labels = words::reportLabels(m_translator.language());
  QStringList parts;
  if (const auto outcome = game.outcome()) {
    parts << m_translator(Phrase::LiveOutcome)
                 .arg(toQt(labels.endings.at(static_cast<std::size_t>(outcome->ending))),
                      toQt(rules::toText(outcome->result)));
  } else {
    const bool isBlue = game.position().toMove() == board::Side::Blue;
    parts << m_translator(Phrase::LiveToMove)
                 .arg(toQt(isBlue ? labels.blue : labels.red), toQt(isBlue ? table.blue : table.red));
  }
  if (table.course.asksForRepetition()) {
    parts << m_translator(Phrase::LiveRepetition).arg(game.occurrences());
  }
  if (const auto& objection = table.course.objection()) {
    parts << m_translator(Phrase::LiveObjects)
                 .arg(toQt(objection->side == board::Side::Blue ? labels.blue : labels.red),
                      toQt(objection->text));
  }
  return parts.join(QLatin1Char('\n'));
}

void LivePage::offerToBegin() {
  m_isOffering = shownEvent() != nullptr;
  if (!m_isOffering) return m_notice->tell({}, {});
  m_notice->tell(m_translator(Phrase::LiveNotBegun),
                 {{m_translator(Phrase::LiveBeginArbiter), [this] { begin(play::Keeping::Arbiter); }},
                  {m_translator(Phrase::LiveBeginProgram), [this] { begin(play::Keeping::Program); }}});
}

void LivePage::begin(play::Keeping keeping) {
  m_notice->tell({}, {});
  const auto done = m_live.begin(keeping);
  if (!done) return tell(done.error());
  m_typed->setFocus();
}

void LivePage::act(const play::LiveStep& step) {
  if (const auto done = m_live.take(step, m_session.author()); !done) tell(done.error());
}

void LivePage::ask(Phrase what, const std::function<bool(const desk::Author&)>& make) {
  auto* dialog = new ConfirmationDialog(m_session, m_translator, {what, what, Phrase::LiveBy},
                                        m_translator(Phrase::LiveWhy), make, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void LivePage::actNamed(Phrase what, const play::LiveStep& step) {
  ask(what, [this, step](const desk::Author& author) {
    const auto done = m_live.take(step, author);
    if (!done) m_session.refuse(done.error());
    return done.has_value();
  });
}

void LivePage::askToLetStand(const QString& text) {
  ask(Phrase::LiveLetStand, [this, text](const desk::Author& author) {
    const auto done = m_live.turn(text, desk::Stands::AnyCase, author);
    if (!done) m_session.refuse(done.error());
    if (done) m_typed->clear();
    return done.has_value();
  });
}

void LivePage::object(board::Side side) {
  bool isSaid = false;
  const QString text =
      QInputDialog::getText(this, m_translator(Phrase::LiveObjection), m_translator(Phrase::LiveWhatIsSaid),
                            QLineEdit::Normal, {}, &isSaid);
  if (isSaid) act(play::ObjectionStep{side, models::fromQt(text)});
}

void LivePage::rule() {
  ask(Phrase::LiveRule, [this](const desk::Author& author) {
    const auto done = m_live.take(play::RulingStep{author.reason}, author);
    if (!done) m_session.refuse(done.error());
    return done.has_value();
  });
}

void LivePage::chooseEnding() {
  const desk::LiveTable& table = *m_live.table();
  if (table.game().outcome()) return actNamed(Phrase::LiveReopen, play::ReopenStep{});
  QMenu menu;
  const auto& labels = words::reportLabels(m_translator.language());
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    if (!table.game().allows(ending)) continue;
    QAction* action = menu.addAction(toQt(labels.endings.at(static_cast<std::size_t>(ending))));
    action->setData(static_cast<int>(ending));
  }
  QAction* goOn = nullptr;
  if (table.course.asksForRepetition()) goOn = menu.addAction(m_translator(Phrase::LiveGoOn));
  const QAction* chosen = menu.exec(m_end->mapToGlobal(QPoint(0, m_end->height())));
  if (chosen == nullptr) return;
  if (chosen == goOn) return act(play::GoOnStep{});
  act(play::EndStep{static_cast<rules::Ending>(chosen->data().toInt())});
}

void LivePage::accept() {
  auto entered = m_live.accept();
  if (!entered) return tell(entered.error());
  const Location sheet = locationOf(Location::Kind::Sheet, location().event, m_live.table()->at);
  m_live.close();
  m_session.changed(std::move(entered));
  Q_EMIT goTo(sheet);
}

void LivePage::tell(const desk::DeskError& error) {
  m_notice->tell(m_session.sentence(error), {});
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
