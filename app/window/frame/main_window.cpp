// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QSplitter>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>
#include <functional>
#include <map>

#include "app/desk/rounds/meeting.hpp"
#include "app/window/dialogs/question.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/display/hall.hpp"
#include "app/window/frame/done_line.hpp"
#include "app/window/frame/event_strip.hpp"
#include "app/window/frame/file_drop.hpp"
#include "app/window/frame/front_window.hpp"
#include "app/window/frame/history.hpp"
#include "app/window/frame/keys_dialog.hpp"
#include "app/window/frame/navigator.hpp"
#include "app/window/frame/open_finder.hpp"
#include "app/window/frame/page_stack.hpp"
#include "app/window/frame/reach_line.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/frame/unsent_dialog.hpp"
#include "app/window/frame/window_bars.hpp"
#include "app/window/frame/window_state.hpp"
#include "app/window/help/guide_window.hpp"
#include "app/window/help/rulebook.hpp"
#include "app/window/journal/journal_page.hpp"
#include "app/window/live/bell.hpp"
#include "app/window/page/export_dialog.hpp"
#include "app/window/page/paper_check_dialog.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/recent_files.hpp"
#include "app/window/settings/settings_page.hpp"
#include "app/window/start/start_page.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/today/today_page.hpp"
#include "app/words/texts/status_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kLongestFileName = 40;  // the most letters of a file name in the status bar

// True if the page belongs to a single game and is reached from another page. The clocks page is reached from
// another page too, but shows the clocks of all live games.
bool isOfGame(const PageFacts& facts) {
  return facts.detailOf && facts.kind != Location::Kind::Clocks;
}

// Returns the game that the next page must select: the game of the current detail page. Other pages are left
// without a game, because their location may still have a game that was shown long ago.
desk::Place carriedGame(const Location& here) {
  return isOfGame(factsOf(here.kind)) ? here.game : desk::Place{};
}

std::vector<Product> builtProducts(const WindowProducts& products) {
  std::vector<Product> names;
  for (const WindowProduct& each : products) names.push_back(each.product);
  return names;
}

}  // namespace

MainWindow::MainWindow(Session& session, Translator& translator, WindowProducts products, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_translator(translator),
      m_products(std::move(products)),
      m_commands(new Commands(translator, builtProducts(m_products), this)),
      m_navigator(new Navigator(session, translator, *m_commands, this)),
      m_body(new QSplitter(this)),
      m_bell(new Bell(this)),
      m_pages(
          new PageStack({session, translator, *m_commands, [this] { m_bell->strike(); }}, m_products, this)),
      m_strip(new EventStrip(session, translator, this)),
      m_refusal(new RefusalLine(translator, this)),
      m_files(new ContestFiles(
          session, translator, *this, [this] { return leavePage(); }, m_products)),
      m_history(new History(session, translator, this)),
      m_hall(new Hall(
          session, m_pages->live(), translator, [this] { m_bell->strike(); }, *this)),
      m_states(session, translator, *m_commands, *m_history, *m_hall),
      m_rulebook(new Rulebook(translator, *this)),
      m_bars(new WindowBars(*this, *m_commands, translator)),
      m_done(new DoneLine(translator, *m_commands, this)),
      m_fileLabel(new QLabel(this)) {
  setWindowIcon(applicationIcon());
  new FrontWindow(*this);
  new FileDrop(session, translator, *m_pages, *m_files, *m_refusal, *this);
  connect(m_pages, &PageStack::made, this, [this](Page* page) {
    connect(page, &Page::offersChanged, this, &MainWindow::updateCommands);
    connect(page, &Page::escaped, this, &MainWindow::escape);
    connect(page, &Page::goTo, this, &MainWindow::goTo);
    connect(page, &Page::said, this, &MainWindow::tell);
    connect(page, &Page::wrote, m_done, &DoneLine::offer);
    connect(page, &Page::clauseAsked, m_rulebook, &Rulebook::show);
    if (const auto* settings = qobject_cast<SettingsPage*>(page))
      connect(settings, &SettingsPage::languageChosen, this, &MainWindow::speak);
  });
  m_body->setObjectName(QStringLiteral("navigator"));
  m_body->addWidget(m_navigator);
  auto* pages = new QWidget(m_body);
  auto* column = flush<QVBoxLayout>(pages, 0);
  column->addWidget(m_strip);
  connect(&session, &Session::filePlaceChanged, this, &MainWindow::showFilePlace);
  auto* reach = new ReachLine(session, translator, pages);
  column->addWidget(reach);
  connect(reach, &ReachLine::lookAsked, this,
          [this] { (new UnsentDialog(m_session, m_translator, this))->open(); });
  connect(&session.hall().unsent(), &Unsent::sent, this,
          [this](int drafts) { tell(m_translator(Phrase::UnsentSent).arg(drafts)); });
  connect(&session.hall(), &HallLink::doubtSettled, this, [this](bool isStored) {
    isStored ? tell(m_translator(Phrase::DoubtStored))
             : m_session.refusals().show(m_translator(Phrase::DoubtNotStored));
  });
  column->addWidget(m_refusal);
  column->addWidget(m_pages, 1);
  m_body->addWidget(pages);
  m_body->setStretchFactor(1, 1);
  m_body->setChildrenCollapsible(false);
  m_body->setSizes({225, 1055});
  setCentralWidget(m_body);
  statusBar()->addWidget(m_done, 1);
  m_fileLabel->setContentsMargins(0, 0, kFieldGap, 0);
  statusBar()->addPermanentWidget(m_fileLabel);

  connect(m_bars, &WindowBars::stepsShown, this, [this] { m_states.nameSteps(here()); });
  connect(m_bars, &WindowBars::languageChosen, this, &MainWindow::speak);
  connect(m_files, &ContestFiles::opened, this, &MainWindow::showOpened);
  connect(m_files, &ContestFiles::languageChosen, this, &MainWindow::speak);
  connect(m_files, &ContestFiles::closing, this, [this] {
    m_pages->showStart();
    tell({});
  });
  connect(m_history, &History::doneAgain, this, &MainWindow::tell);
  connect(m_history, &History::takenBack, this, [this](const QString& message) {
    // The message about an undo has no Undo button, because this button would undo yet another action.
    m_done->noteAct(false);
    tell(message);
  });
  connect(m_done, &DoneLine::undoAsked, this, guarded(m_session, [this] { stepInHistory(Command::Undo); }));
  connect(m_hall, &Hall::said, this, &MainWindow::tell);

  connect(m_commands, &Commands::triggered, this,
          guarded(m_session, [this](Command command) { run(command); }));
  connect(m_navigator, &Navigator::chosen, this, guarded(m_session, [this](Location location) {
            // If the user comes from the page of a game, for example from a scoresheet, the rounds page
            // selects the board of that game. From any other page, the rounds page keeps its selection.
            if (location.kind == Location::Kind::Rounds && location.event == m_trail.here().event)
              location.game = carriedGame(m_trail.here());
            // The focus stays in the tree while the user moves through it with the arrow keys.
            const bool isInTree = m_navigator->hasFocus();
            goTo(location);
            if (isInTree) m_navigator->setFocus();
          }));
  connect(m_navigator, &Navigator::entered, this, [this] {
    if (Page* shown = currentPage()) shown->setFocus();
  });
  connect(m_strip, &EventStrip::chosen, this,
          guarded(m_session, [this](Location location) { goTo(location); }));
  connect(m_strip, &EventStrip::changed, this, guarded(m_session, [this](qlonglong event) {
            const PageFacts& facts = factsOf(m_trail.here().kind);
            goTo({facts.detailOf.value_or(facts.kind), contest::EventId{event}, {}});
          }));
  connect(&m_hall->clock(), &HallClock::ticked, this, [this] {
    m_strip->setClock(m_hall->clock().isTouched() ? m_hall->clock().text() : QString());
    m_commands->action(Command::ResetClock)->setEnabled(m_states.isEnabled(Command::ResetClock, here()));
  });
  connect(&m_pages->start(), &StartPage::chosen, this, &MainWindow::openFile);
  connect(&m_pages->start(), &StartPage::forgotten, this, [this](const QString& path) {
    RecentFiles::forget(path);
    m_pages->start().setRecentFiles(RecentFiles::all());
  });
  connect(&m_session, &Session::contestChanged, this, [this] {
    // Clears the old message. The part of the program that changed the contest then shows a new message.
    tell({});
    m_done->noteAct(true);
    contestChanged();
  });
  connect(&m_session, &Session::changedElsewhere, this, [this] {
    m_done->noteAct(false);
    tell(m_translator(Phrase::ChangedElsewhere));
  });
  // Gives the page the focus if no widget has it. This happens when a menu opens and so removes the cell
  // editor that had the focus.
  connect(
      qApp, &QApplication::focusChanged, this,
      [this](const QWidget* /*before*/, const QWidget* now) {
        const bool isNowhere = now == nullptr && QApplication::focusWidget() == nullptr && isActiveWindow() &&
                               QApplication::activePopupWidget() == nullptr;
        if (isNowhere && currentPage() != nullptr) currentPage()->setFocus();
      },
      Qt::QueuedConnection);
  m_session.refusals().open(
      *m_refusal, [this](const QString& message, const desk::DeskError*) { m_refusal->refuse(message); });
  connect(m_refusal, &RefusalLine::left, this, [this] {
    if (currentPage() != nullptr) currentPage()->setFocus();
  });
  m_session.confirmations().askBy([this](const TwoWays& ways) { return goesOnAfter(ways, m_translator); });
  m_session.confirmations().chooseBy(
      [this](const ThreeWays& ways) { return chosenAfter(ways, m_translator); });
  paintWhileWaiting(m_session, m_translator, *this);
  connect(&m_translator, &Translator::changed, this, &MainWindow::retranslate);
  retranslate();
  contestChanged();
}

// Disconnects the signals of the pages, because the pages are destroyed later than the window's members that
// the signals use.
MainWindow::~MainWindow() {
  m_session.refusals().close(*m_refusal);
  const auto pages = findChildren<Page*>();
  for (Page* page : pages) page->disconnect(this);
}

Page* MainWindow::page(Location::Kind kind) const {
  return m_pages->page(kind);
}

Page* MainWindow::currentPage() const {
  return m_pages->current();
}

void MainWindow::offerSample(ContestFiles::FillSample fill) {
  m_files->offerSample(std::move(fill));
}

Here MainWindow::here() const {
  return {currentPage(), m_trail.here().kind, isOfProgram(), eventAtHand()};
}

bool MainWindow::isOfProgram() const {
  return currentPage() != nullptr && factsOf(m_trail.here().kind).scope == PageScope::Program;
}

void MainWindow::speak(int chosen) {
  const auto language = static_cast<words::Language>(chosen);
  if (language == m_translator.language()) return;
  Preferences::setLanguage(language);
  m_translator.setLanguage(language);
}

bool MainWindow::leavePage() {
  Page* current = currentPage();
  if (current == nullptr) return true;
  const QString said = m_done->text();
  if (!current->leave()) return false;
  // Clears the old message, because it is about the page that the user leaves now.
  if (m_done->text() == said) tell({});
  m_done->noteStored();
  return true;
}

void MainWindow::goTo(const Location& location) {
  if (!m_commands->has(factsOf(location.kind).product)) return;
  if (!leavePage()) {
    // The current page did not agree to be left, so the navigator selects it in the tree again.
    m_navigator->showLocation(m_trail.here());
    return updateCommands();
  }
  m_trail.go(location);
  Page* shown = page(location.kind);
  m_refusal->clear();
  shown->look(location);
  m_pages->show(*shown);
  m_navigator->showLocation(location);
  shown->setFocus();
  updateCommands();
  m_hall->feed(eventAtHand());
  if (!isOfProgram()) keepLocation(m_session.path(), location);
}

// Handles Esc: closes a shown error message, or else leaves a detail page or a page without a contest.
void MainWindow::escape() {
  if (m_refusal->hasError()) return m_refusal->clear();
  m_commands->action(Command::Back)->trigger();
}

void MainWindow::goBack() {
  if (isOfProgram()) {
    if (m_session.isOpen()) {
      goTo(Location(m_trail.ofContest()));
      return leaveWhatIsGone();
    }
    if (leavePage()) m_pages->showStart();
    return updateCommands();
  }
  goTo(m_trail.back());
}

// Leaves the current page if its event or game no longer exists. This happens after an undo or a change by
// another program.
void MainWindow::leaveWhatIsGone() {
  const PageFacts& facts = factsOf(m_trail.here().kind);
  if (currentPage() == nullptr || facts.scope != PageScope::Event) return;
  const contest::Event* event = m_session.find(m_trail.here().event);
  if (event == nullptr) return goTo({});
  if (m_trail.here().isRematchDue) {
    const desk::RematchOf& of = *m_trail.here().rematch;
    if (contest::isRematchOpen(*event, of.one, of.other)) return;
    // The due rematch was played, so the page now shows the scoresheet of the played rematch.
    m_trail.noteRematchPlayed();
  }
  if (isOfGame(facts) && !desk::meetingOf(*event, m_trail.here().sheet())) {
    goTo({*facts.detailOf, m_trail.here().event, {}});
  }
}

void MainWindow::tell(const QString& message) {
  // Clears the old error message, because a new message comes from a new action.
  m_refusal->clear();
  const bool canGoBack = !message.isEmpty() && m_done->awaitsItsWord() &&
                         db::mayDo(m_session.hall().person(), db::JournalAction::Undo) &&
                         m_history->canNewestGo();
  const Page* current = currentPage();
  m_done->tell(message, current != nullptr && !current->isSaved() ? SaidOf::Typing : SaidOf::Contest,
               canGoBack);
}

bool MainWindow::openFile(const QString& path) {
  return m_files->open(path);
}

// Shows a page after a contest was opened: the page that was shown last if this contest was also the last
// open contest, otherwise the page of today's work.
void MainWindow::showOpened(const QString& message) {
  if (!m_session.hall().isJoined()) RecentFiles::add(m_session.path());
  Location location = keptLocation(m_session.path()).value_or(Location{});
  const PageFacts& facts = factsOf(location.kind);
  const contest::Event* event = m_session.find(location.event);
  // The last page may not exist here: its event may be gone, or a program with more optional products may
  // have shown it.
  if (!m_commands->has(facts.product) || (facts.scope == PageScope::Event && event == nullptr)) {
    location = {};
  } else if (isOfGame(facts) && !desk::meetingOf(*event, location.sheet())) {
    location.kind = *facts.detailOf;
  }
  // The rounds page opens at the newest round, where the work continues.
  if (location.kind == Location::Kind::Rounds &&
      contest::numberOf(location.game.round) != contest::roundsPaired(*event))
    location.game = {};
  // The message about the opened contest has no Undo button, because opening cannot be undone.
  m_done->noteAct(false);
  tell({});
  m_pages->showStart();
  goTo(location);
  if (!message.isEmpty()) tell(message);
}

void MainWindow::contestChanged() {
  const bool isOpen = m_session.isOpen();
  m_navigator->setVisible(isOpen);
  m_history->refresh();
  if (!isOpen) {
    m_trail.forgetContest();
    if (!isOfProgram()) m_pages->showStart();
    m_pages->start().setRecentFiles(RecentFiles::all());
  } else {
    leaveWhatIsGone();
  }
  setWindowFilePath(m_session.hall().isJoined() ? QString() : m_session.path());
  const QString name = m_session.hall().isJoined() ? toQt(m_session.contest().head.name)
                                                   : QFileInfo(m_session.path()).fileName();
  setWindowTitle(isOpen ? QStringLiteral("%1 — %2").arg(name, m_translator(Phrase::ApplicationName))
                        : m_translator(Phrase::ApplicationName));
  m_fileLabel->setToolTip(m_session.path());
  updateCommands();
  m_hall->feed(eventAtHand());
}

QString MainWindow::hallText() const {
  const auto who = m_session.hall().person();
  QString host = QUrl(m_session.path()).host();
  // The owner of a shared contest connects through a folder on this computer. Then the address has no host
  // name, and a fixed text is shown.
  if (host.isEmpty()) host = m_translator.plain(Phrase::StationPage);
  return who ? QStringLiteral("%1 · %2").arg(toQt(who->name), host) : host;
}

void MainWindow::stepInHistory(Command command) {
  if (leavePage()) m_history->step(command, this);
}

void MainWindow::showAbout() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, m_translator.plain(Phrase::About),
                              QStringLiteral("<h3>%1 %2</h3><p>%3</p>")
                                  .arg(m_translator(Phrase::ApplicationName),
                                       QApplication::applicationVersion(), m_translator(Phrase::AboutText)),
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(applicationPixmap(64));
  box->open();
}

void MainWindow::retranslate() {
  m_bars->retranslate();
  // Clears the message in the status bar, because it is in the old language.
  tell({});
  contestChanged();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!leavePage()) return event->ignore();
  keepWindowState(*this);
  event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  m_bars->fit();
}

void MainWindow::showFilePlace() {
  m_refusal->stand(m_session.filePlaceError());
  if (m_session.isOpen() && m_session.filePlace() == FilePlace::Here) tell(m_translator(Phrase::FileIsBack));
  updateCommands();
}

void MainWindow::updateCommands() {
  const bool isOpen = m_session.isOpen();
  const Page* current = currentPage();
  const auto unsaved = current == nullptr ? std::nullopt : current->unsaved();
  QString file = QFileInfo(m_session.path()).fileName();
  if (m_session.hall().isJoined()) file = hallText();
  if (file.size() > kLongestFileName) file = QStringLiteral("…") + file.right(kLongestFileName);
  if (m_done->isOfTyping() && !unsaved) tell({});
  // The text "saved" beside the file name is shown to everybody except a user with the role Display.
  if (!isOpen) {
    m_fileLabel->setText(m_translator(Phrase::NoFile));
  } else if (m_session.filePlace() != FilePlace::Here) {
    constexpr FactRow<FilePlace, Phrase> kPlaces[] = {{FilePlace::Here, Phrase::FileSaved},
                                                      {FilePlace::Gone, Phrase::FileIsGone},
                                                      {FilePlace::Replaced, Phrase::FileIsReplaced},
                                                      {FilePlace::Broken, Phrase::FileIsBroken}};
    static_assert(coversEvery(kPlaces));
    m_fileLabel->setText(m_translator(factOf(kPlaces, m_session.filePlace())).arg(file));
  } else if (db::readsJournal(m_session.hall().person())) {
    m_fileLabel->setText(m_translator(unsaved.value_or(Phrase::FileSaved)).arg(file));
  } else {
    m_fileLabel->setText(file);
  }
  // The line with the current event is shown only on pages of an event. The page with all events does not
  // need the line, because the list on that page shows the next step of each event.
  const bool isOfEvent =
      isOpen && current != nullptr && factsOf(m_trail.here().kind).scope == PageScope::Event;
  m_strip->setEvent(isOfEvent ? eventAtHand() : nullptr);
  m_states.show(here());
}

// Runs a command: on the current page if the page offers it, otherwise in the window or on another page.
void MainWindow::run(Command command) {
  m_refusal->clear();
  const bool isStep = command == Command::Undo || command == Command::Redo;
  if (isStep && m_done->isOfTyping()) tell({});
  Page* current = currentPage();
  if (const contest::Event* event = eventAtHand()) {
    static_cast<JournalPage*>(page(Location::Kind::Journal))->setEventAtHand(event->id);
    static_cast<TodayPage*>(page(Location::Kind::Today))->setEventAtHand(event->id);
  }
  const bool isShown = current != nullptr && (m_session.isOpen() || isOfProgram());
  if (isShown && current->offers(command)) return current->run(command);
  const CommandFacts& facts = factsOf(command);
  if (facts.leadsTo) return goTo({*facts.leadsTo, eventFor(*facts.leadsTo), carriedGame(m_trail.here())});
  if (!facts.doneBy) return runSelf(command);
  Page* doing = page(*facts.doneBy);
  // The page `doing` must run the command. If `doing` is a page of an event, the window shows `doing` first.
  // If `doing` is a page of the whole contest, it runs the command while it stays hidden.
  if (factsOf(*facts.doneBy).scope == PageScope::Event) {
    goTo({*facts.doneBy, eventFor(*facts.doneBy), {}});
    if (currentPage() != doing) return;
  }
  if (doing->offers(command)) doing->run(command);
}

const contest::Event* MainWindow::eventAtHand() const {
  const Page* current = currentPage();
  if (current == nullptr) return nullptr;
  for (const contest::EventId id : {current->eventAtHand(), m_trail.lastEvent()}) {
    if (const contest::Event* event = m_session.find(id)) return event;
  }
  const auto& events = m_session.contest().events;
  return events.empty() ? nullptr : &events.front();
}

contest::EventId MainWindow::eventFor(Location::Kind kind) const {
  const bool isOfEvent = factsOf(kind).scope == PageScope::Event && eventAtHand() != nullptr;
  return isOfEvent ? eventAtHand()->id : contest::EventId{};
}

void MainWindow::runSelf(Command command) {
  const std::map<Command, std::function<void()>> acts = {
      {Command::NewContest, [this] { m_files->makeNew(); }},
      {Command::FromDocument, [this] { m_files->makeOfDocument({}); }},
      {Command::OpenSample, [this] { m_files->openSample(); }},
      {Command::OpenContest, [this] { m_files->choose(); }},
      {Command::CloseContest, [this] { m_files->close(); }},
      {Command::RestoreBackup, [this] { m_files->offerBackups(m_session.path(), {}); }},
      {Command::Quit, [this] { close(); }},
      {Command::Back, [this] { goBack(); }},
      {Command::Undo, [this] { stepInHistory(Command::Undo); }},
      {Command::Redo, [this] { stepInHistory(Command::Redo); }},
      {Command::Papers,
       [this] { (new PapersDialog(m_session, m_translator, eventAtHand()->id, *currentPage()))->open(); }},
      {Command::ExportEvent,
       [this] { (new ExportDialog(m_session, m_translator, eventAtHand()->id, *currentPage()))->open(); }},
      {Command::CheckPaper, [this] { (new PaperCheckDialog(m_session, m_translator, this))->open(); }},
      {Command::ShowHall,
       [this] {
         m_hall->show();
         m_hall->feed(eventAtHand());
       }},
      {Command::SetNotice, [this] { m_hall->askNotice(); }},
      {Command::StartClock, [this] { m_hall->clock().startOrStop(); }},
      {Command::ResetClock,
       [this] {
         m_hall->clock().reset();
         m_hall->feed(eventAtHand());  // sets the round clock to the length of the event's games
       }},
      {Command::Find, [this] { find(); }},
      {Command::Guide, [this] { GuideWindow::open(m_session, m_translator, *this); }},
      {Command::Keys, [this] { (new KeysDialog(*m_commands, m_translator, helpHere(), this))->open(); }},
      {Command::Rulebook, [this] { m_rulebook->showHere(); }},
      {Command::About, [this] { showAbout(); }}};
  if (const auto act = acts.find(command); act != acts.end()) return act->second();
  for (const WindowProduct& product : m_products) {
    for (const auto& [own, perform] : product.commands) {
      if (own == command) return perform(m_files->opening());
    }
  }
}

// Shows why a command other than Undo and Redo is disabled, if the user presses its key.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  const QKeySequence pressed(event->keyCombination());
  for (const Command command : m_commands->all()) {
    const QAction* action = m_commands->action(command);
    const bool isStep = command == Command::Undo || command == Command::Redo;
    if (isStep || action->isEnabled() || action->statusTip().isEmpty()) continue;
    if (action->shortcuts().contains(pressed)) return m_refusal->refuse(action->statusTip());
  }
  QMainWindow::keyPressEvent(event);
}

void MainWindow::find() {
  openFinder(m_session, m_translator, *m_commands,
             {.run = [this](Command command) { run(command); },
              .goTo = [this](const Location& location) { goTo(location); },
              .showClause = [this](const QString& id) { m_rulebook->show(id); },
              .refuse = [this](const QString& why) { m_refusal->refuse(why); },
              .event = [this] { return eventAtHand()->id; },
              .page = [this] { return currentPage(); }},
             this);
}

QString MainWindow::helpHere() {
  const bool isOnPage = currentPage() != nullptr && (m_session.isOpen() || isOfProgram());
  if (!isOnPage) return m_translator(Phrase::StartHelp);
  QString help = m_translator(factsOf(m_trail.here().kind).help);
  const contest::Event* event = isOfProgram() ? nullptr : eventAtHand();
  const auto status = event == nullptr ? nullptr : m_session.status(event->id);
  if (status == nullptr) return help;
  // The help begins with the next step, because users look for the next step most often.
  const QString step = toQt(words::nextStepText(*status, m_translator.language()));
  return QStringLiteral("%1: %2\n\n").arg(toQt(event->setup.name), step) + help;
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == ClauseAsked::kind()) {
    event->accept();
    m_rulebook->show(static_cast<const ClauseAsked*>(event)->id());
    return true;
  }
  const bool isTaken = QMainWindow::event(event);
  if (event->type() == QEvent::FontChange) m_bars->fit();
  const bool isBlocked = event->type() == QEvent::WindowBlocked;
  if (isBlocked || event->type() == QEvent::WindowUnblocked) m_refusal->setBehindDialog(isBlocked);
  return isTaken;
}

}  // namespace damath::window
