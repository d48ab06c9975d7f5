// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/window/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/models/sheet/sheet_draft.hpp"
#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/check_in/check_in_page.hpp"
#include "app/views/dialogs/take_back.hpp"
#include "app/views/hall/hall_bell.hpp"
#include "app/views/journal/journal_page.hpp"
#include "app/views/journal/restore_dialog.hpp"
#include "app/views/parts/clause_links.hpp"
#include "app/views/parts/elided_label.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/preferences.hpp"
#include "app/views/players/players_page.hpp"
#include "app/views/review/keying_page.hpp"
#include "app/views/review/review_page.hpp"
#include "app/views/review/reviews_page.hpp"
#include "app/views/rounds/rounds_page.hpp"
#include "app/views/schools/schools_page.hpp"
#include "app/views/settings/settings_page.hpp"
#include "app/views/sheet/sheet_page.hpp"
#include "app/views/start/contest_dialog.hpp"
#include "app/views/start/start_page.hpp"
#include "app/views/tally/tally_page.hpp"
#include "app/views/today/today_page.hpp"
#include "app/views/window/event_strip.hpp"
#include "app/views/window/navigator.hpp"
#include "app/views/window/window_state.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"
#include "db/journal_action.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

// A page fills it, and scrolls where the window has less room than the page needs at least; Qt's own way goes
// by what the page would like to have.
class PageArea : public QScrollArea {
 public:
  explicit PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
      // What the page needs is known once what has changed in it is laid out.
      widget()->layout()->activate();
      fill();
    }
    return QScrollArea::eventFilter(watched, event);
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    if (auto* page = qobject_cast<Page*>(widget())) page->fitInto(viewport()->width());
    fill();
    QScrollArea::resizeEvent(event);
  }

 private:
  void fill() { widget()->resize(viewport()->size().expandedTo(widget()->minimumSizeHint())); }
};

}  // namespace

MainWindow::MainWindow(models::Session& session, models::Translator& translator, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_translator(translator),
      m_commands(new Commands(translator, this)),
      m_navigator(new Navigator(session, translator, this)),
      m_body(new QSplitter(this)),
      m_stack(new QStackedWidget(this)),
      m_strip(new EventStrip(session, translator, this)),
      m_clock(new models::HallClock(models::HallClock::steadyTime(), this)),
      m_start(new StartPage(session, translator, *m_commands, this)),
      m_done(new ElidedLabel(this)),
      m_undoLink(new QToolButton(this)),
      m_fileLabel(new QLabel(this)) {
  setWindowIcon(applicationIcon());
  setAcceptDrops(true);
  const PageContext context{m_session, m_translator, *m_commands};
  m_stack->addWidget(new PageArea(m_start, m_stack));
  m_pages = {{Location::Kind::Today, new TodayPage(context)},
             {Location::Kind::Players, new PlayersPage(context)},
             {Location::Kind::CheckIn, new CheckInPage(context)},
             {Location::Kind::Rounds, new RoundsPage(context)},
             {Location::Kind::Sheet, new SheetPage(context)},
             {Location::Kind::Tally, new TallyPage(context)},
             {Location::Kind::Schools, new SchoolsPage(context)},
             {Location::Kind::Journal, new JournalPage(context)},
             {Location::Kind::Reviews, new ReviewsPage(context)},
             {Location::Kind::Review, new ReviewPage(context)},
             {Location::Kind::Keying, new KeyingPage(context)},
             {Location::Kind::Settings, new SettingsPage(context)}};
  for (const auto& [kind, page] : m_pages) {
    m_stack->addWidget(new PageArea(page, m_stack));
    connect(page, &Page::offersChanged, this, &MainWindow::updateCommands);
    connect(page, &Page::goTo, this, &MainWindow::goTo);
    connect(page, &Page::said, this, &MainWindow::tell);
    connect(page, &Page::clauseAsked, this, &MainWindow::showRulebook);
  }
  connect(static_cast<SettingsPage*>(page(Location::Kind::Settings)), &SettingsPage::languageChosen, this,
          [this](int language) { speak(static_cast<words::Language>(language)); });
  m_body->setObjectName(QStringLiteral("navigator"));
  m_body->addWidget(m_navigator);
  auto* pages = new QWidget(m_body);
  auto* column = new QVBoxLayout(pages);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_strip);
  column->addWidget(m_stack, 1);
  m_body->addWidget(pages);
  m_body->setStretchFactor(1, 1);
  m_body->setChildrenCollapsible(false);
  m_body->setSizes({225, 1055});
  setCentralWidget(m_body);
  makeMenus();
  makeToolBar();
  statusBar()->addWidget(m_done, 1);
  m_undoLink->setAutoRaise(true);
  m_undoLink->setFocusPolicy(Qt::StrongFocus);
  m_undoLink->setIcon(icon(Symbol::Undo));
  m_undoLink->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_undoLink->hide();
  statusBar()->addWidget(m_undoLink);
  connect(m_undoLink, &QToolButton::clicked, this,
          models::guarded(m_session, [this] { stepInHistory(Command::Undo); }));
  statusBar()->addPermanentWidget(m_fileLabel);

  connect(m_commands, &Commands::triggered, this,
          models::guarded(m_session, [this](Command command) { run(command); }));
  connect(m_navigator, &Navigator::chosen, this, models::guarded(m_session, [this](Location location) {
            // From a sheet the boards are shown as they were left.
            if (location.kind == Location::Kind::Rounds && location.event == m_location.event)
              location.game = m_location.game;
            // Who goes through the tree with the arrows stays there.
            const bool isInTree = m_navigator->hasFocus();
            goTo(location);
            if (isInTree) m_navigator->setFocus();
          }));
  connect(m_navigator, &Navigator::entered, this, [this] {
    if (Page* shown = currentPage()) shown->setFocus();
  });
  connect(m_strip, &EventStrip::chosen, this,
          models::guarded(m_session, [this](Location location) { goTo(location); }));
  connect(m_strip, &EventStrip::changed, this, models::guarded(m_session, [this](qlonglong event) {
            const PageFacts& facts = factsOf(m_location.kind);
            goTo({facts.detailOf.value_or(facts.kind), contest::EventId{event}, {}});
          }));
  connect(m_clock, &models::HallClock::ticked, this, [this] {
    m_strip->setClock(m_clock->isTouched() ? m_clock->text() : QString());
    m_commands->action(Command::ResetClock)->setEnabled(isEnabled(Command::ResetClock));
  });
  connect(m_start, &StartPage::chosen, this, &MainWindow::openFile);
  connect(m_start, &StartPage::forgotten, this, [this](const QString& path) {
    Preferences::forgetFile(path);
    m_start->setRecentFiles(Preferences::rememberedFiles());
  });
  connect(&m_session, &models::Session::contestChanged, this, [this] {
    // Who makes the change says what it was behind this.
    tell({});
    m_hasActed = true;
    contestChanged();
  });
  connect(&m_session, &models::Session::changedElsewhere, this, [this] {
    m_hasActed = false;
    tell(m_translator(Phrase::ChangedElsewhere));
  });
  // A cell under edit is gone once a menu opens: then the keys would go nowhere.
  connect(
      qApp, &QApplication::focusChanged, this,
      [this](const QWidget* /*before*/, const QWidget* now) {
        const bool isNowhere = now == nullptr && QApplication::focusWidget() == nullptr && isActiveWindow() &&
                               QApplication::activePopupWidget() == nullptr;
        if (isNowhere && currentPage() != nullptr) currentPage()->setFocus();
      },
      Qt::QueuedConnection);
  connect(&m_session, &models::Session::refused, this, &MainWindow::showRefusal);
  connect(&m_session, &models::Session::foundDamaged, this, &MainWindow::offerCopies);
  new HallBell(
      *m_clock, [] { QApplication::beep(); }, this);
  m_session.askBy([this](const models::TwoWays& ways) {
    QMessageBox box(QMessageBox::Warning, m_translator(Phrase::ApplicationName), {}, QMessageBox::NoButton,
                    QApplication::activeWindow());
    showClauses(box, ways.text);
    const auto* goOn = box.addButton(ways.goOn, QMessageBox::AcceptRole);
    auto* leave = box.addButton(ways.leave, QMessageBox::RejectRole);
    box.setDefaultButton(leave);
    box.setEscapeButton(leave);
    leave->setFocus();
    box.exec();
    return box.clickedButton() == goOn;
  });
  connect(&m_translator, &models::Translator::changed, this, &MainWindow::retranslate);
  retranslate();
  contestChanged();
}

// Pages go later than the window that listens to them.
MainWindow::~MainWindow() {
  const auto pages = findChildren<Page*>();
  for (Page* page : pages) page->disconnect(this);
}

Page* MainWindow::page(Location::Kind kind) const {
  return m_pages.at(kind);
}

Page* MainWindow::currentPage() const {
  return qobject_cast<Page*>(static_cast<const QScrollArea*>(m_stack->currentWidget())->widget());
}

bool MainWindow::isOfProgram() const {
  return currentPage() != nullptr && factsOf(m_location.kind).scope == PageScope::Program;
}

void MainWindow::speak(words::Language language) {
  if (language == m_translator.language()) return;
  Preferences::setLanguage(language);
  m_translator.setLanguage(language);
}

void MainWindow::showStart() {
  m_stack->setCurrentIndex(0);
}

bool MainWindow::leavePage() {
  Page* current = currentPage();
  if (current == nullptr) return true;
  const QString said = m_done->text();
  if (!current->leave()) return false;
  // What was said before is of the page that is left.
  if (m_done->text() == said) tell({});
  m_isOfTyping = false;
  return true;
}

void MainWindow::goTo(const Location& location) {
  if (!leavePage()) {
    // Whatever led away shows again where one is.
    m_navigator->setSpot(m_location);
    return updateCommands();
  }
  rememberWay(m_location, location);
  m_location = location;
  if (location.event != contest::EventId{}) m_lastEvent = location.event;
  Page* shown = page(location.kind);
  shown->look(location);
  m_stack->setCurrentWidget(shown->parentWidget()->parentWidget());
  shown->fitInto(m_stack->width());
  m_navigator->setSpot(location);
  shown->setFocus();
  updateCommands();
  feedHall();
  if (isOfProgram()) return;
  m_ofContest = location;
  keepLocation(m_session.path(), location);
}

void MainWindow::rememberWay(const Location& before, const Location& location) {
  const PageFacts& facts = factsOf(location.kind);
  if (!facts.detailOf || before.kind == location.kind) return;
  // Whoever goes back to a detail goes on back from there as before.
  const auto way = m_cameFrom.find(before.kind);
  if (way != m_cameFrom.end() && way->second.kind == location.kind) return;
  const bool isOwn = before.kind == *facts.detailOf || before.event != location.event ||
                     factsOf(before.kind).scope != PageScope::Event;
  isOwn ? static_cast<void>(m_cameFrom.erase(location.kind))
        : static_cast<void>(m_cameFrom.insert_or_assign(location.kind, before));
}

void MainWindow::goBack() {
  if (isOfProgram()) {
    if (m_session.isOpen()) {
      goTo(Location(m_ofContest));
      return leaveWhatIsGone();
    }
    if (leavePage()) showStart();
    return updateCommands();
  }
  const auto way = m_cameFrom.find(m_location.kind);
  if (way != m_cameFrom.end() && way->second.event == m_location.event) return goTo(Location(way->second));
  goTo(locationOf(*factsOf(m_location.kind).detailOf, eventAtHand()->id, m_location.sheet()));
}

// Where the event of the page, or the game of the sheet, is gone: taken back here or by another program.
void MainWindow::leaveWhatIsGone() {
  const PageFacts& facts = factsOf(m_location.kind);
  if (currentPage() == nullptr || facts.scope != PageScope::Event) return;
  const contest::Event* event = m_session.find(m_location.event);
  if (event == nullptr) return goTo({});
  if (m_location.isRematchDue) {
    const desk::RematchOf& of = *m_location.rematch;
    if (contest::isRematchOpen(*event, of.one, of.other)) return;
    // Its sheet goes on as that of one that is played.
    m_location.isRematchDue = false;
  }
  if (facts.detailOf && !desk::meetingOf(*event, m_location.sheet())) {
    goTo({*facts.detailOf, m_location.event, {}});
  }
}

void MainWindow::tell(const QString& message) {
  m_done->setText(message);
  m_done->setToolTip(message);
  // Beside an act of one's own stands the way back, until the next word.
  m_undoLink->setText(m_translator.plain(Phrase::Undo));
  m_undoLink->setAccessibleName(m_undoLink->text());
  m_undoLink->setToolTip(m_commands->action(Command::Undo)->toolTip());
  m_undoLink->setVisible(!message.isEmpty() && m_hasActed && m_session.isOpen() && m_steps.back &&
                         canLastGo());
  if (!message.isEmpty()) m_hasActed = false;
  const Page* current = currentPage();
  m_isOfTyping = current != nullptr && !current->isSaved();
}

// Undo passes by what stays, as a signature does, and would take back another act.
bool MainWindow::canLastGo() const {
  const auto newest = m_session.desk().journal(db::JournalPart{m_steps.last - 1});
  if (!newest || newest->empty()) return false;
  const auto action = newest->back().action;
  return action && !db::isNeverUndone(*action);
}

bool MainWindow::openFile(const QString& path) {
  if (!leavePage()) return false;
  const bool wasBrokenOff = db::isBrokenOff(QFileInfo(path).absoluteFilePath().toStdU16String());
  if (!m_session.open(path)) return false;
  m_wasBrokenOff = wasBrokenOff;
  showOpened();
  tellRecovered();
  return true;
}

void MainWindow::tellRecovered() {
  QStringList told;
  const auto journal = m_wasBrokenOff ? m_session.asked(m_session.desk().journal()) : std::nullopt;
  if (journal && !journal->empty()) {
    const desk::JournalFacts facts(m_session.contest(), *journal);
    told << m_translator(Phrase::Recovered)
                .arg(toQt(words::signedRowText(facts.of(journal->back()), m_translator.language())));
  }
  m_wasBrokenOff = false;
  const auto origin = m_session.asked(desk::HistoryDesk(m_session.desk()).origin());
  if (origin) {
    const auto drafts = models::gamesWithDraft(toQt(*origin), QFileInfo(m_session.path()).fileName());
    if (!drafts.empty()) told << m_translator(Phrase::RecoveredDrafts).arg(drafts.size());
  }
  if (!told.isEmpty()) tell(told.join(u' '));
}

// A copy of one's own, to try everything out in.
void MainWindow::openSample() {
  if (!m_fillSample || !leavePage()) return;
  const QString path = ContestDialog::proposedPath(m_translator(Phrase::SampleName));
  {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    models::Session making(m_translator);
    QString why;
    connect(&making, &models::Session::refused, this, [&why](const QString& text) { why = text; });
    const bool isMade = making.create(path, {models::fromQt(m_translator(Phrase::SampleName)), "Binalonan",
                                             models::fromQt(QDate::currentDate().toString(Qt::ISODate)),
                                             contest::ContestMode::Practice}) &&
                        m_fillSample(making);
    QGuiApplication::restoreOverrideCursor();
    if (!isMade) return showRefusal(why);
  }
  openFile(path);
}

// Where one was in it, if it is the contest that was open last.
void MainWindow::showOpened() {
  Preferences::addRecentFile(m_session.path());
  Location location = keptLocation(m_session.path()).value_or(Location{});
  location.kind = factsOf(location.kind).detailOf.value_or(location.kind);
  const bool isOfEvent = factsOf(location.kind).scope == PageScope::Event;
  if (isOfEvent && m_session.find(location.event) == nullptr) location = {};
  // To open one is no act.
  m_hasActed = false;
  tell({});
  showStart();
  goTo(location);
}

void MainWindow::contestChanged() {
  const bool isOpen = m_session.isOpen();
  m_navigator->setVisible(isOpen);
  m_steps = {};
  if (isOpen) {
    // What is not known is tried: then the desk says why not.
    const auto steps = desk::HistoryDesk(m_session.desk()).steps();
    m_steps = steps ? *steps : db::HistorySteps{true, 0, 0};
  }
  if (!isOpen) {
    m_ofContest = {};
    if (!isOfProgram()) showStart();
    m_start->setRecentFiles(Preferences::rememberedFiles());
  } else {
    leaveWhatIsGone();
  }
  setWindowFilePath(m_session.path());
  const QString name = QFileInfo(m_session.path()).fileName();
  setWindowTitle(isOpen ? QStringLiteral("%1 — %2").arg(name, m_translator(Phrase::ApplicationName))
                        : m_translator(Phrase::ApplicationName));
  m_fileLabel->setToolTip(m_session.path());
  updateCommands();
  feedHall();
}

void MainWindow::stepInHistory(Command command) {
  if (!leavePage()) return;
  if (command == Command::Redo) {
    desk::HistoryDesk history(m_session.desk(), desk::OwnActs::MadeHere);
    const auto done = m_session.changed(history.redo(m_session.author()));
    if (done) tell(stepText(m_translator, Phrase::DoneAgain, *done));
    return;
  }
  takeBack(m_session, m_translator, {}, this, [this](const QString& told) {
    // What comes before it is another act.
    m_hasActed = false;
    tell(told);
  });
}

void MainWindow::nameSteps() {
  const Page* current = currentPage();
  for (const Command command : {Command::Undo, Command::Redo}) {
    const bool isTyping = current != nullptr && m_session.isOpen() && current->offers(command);
    m_commands->setObject(command, isTyping ? m_translator(Phrase::TypingStep) : QString());
  }
  const bool isOfTyping = current != nullptr && m_session.isOpen() && current->offers(Command::Undo);
  if (isOfTyping || !m_steps.back) return;
  const auto offer =
      desk::HistoryDesk(m_session.desk(), desk::OwnActs::MadeHere).offer({}, m_session.author());
  if (!offer) return;
  m_commands->setObject(Command::Undo, toQt(words::rowText(offer->rows.front(), m_translator.language())));
}

void MainWindow::chooseFile() {
  auto* dialog = new QFileDialog(this, m_translator.plain(Phrase::OpenContest),
                                 QFileInfo(m_session.path()).path(), m_translator(Phrase::ContestFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  // What is asked then does not stand before a dialog that is done with.
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile, Qt::QueuedConnection);
  dialog->open();
}

void MainWindow::showRefusal(const QString& message) {
  // A form shows the refusal beside what was typed.
  if (qobject_cast<FormDialog*>(QApplication::activeModalWidget()) != nullptr) return;
  auto* box =
      new QMessageBox(QMessageBox::Warning, m_translator(Phrase::ApplicationName), {}, QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  showClauses(*box, message);
  box->button(QMessageBox::Ok)->setFocus();
  box->open();
}

void MainWindow::offerCopies(const QString& path, const QString& before) {
  if (!RestoreDialog::hasCopies(path)) return showRefusal(m_translator(Phrase::NoCopies));
  auto* dialog = new RestoreDialog(m_session, m_translator, path, before, this);
  dialog->askToLeave([this] { return leavePage(); });
  connect(dialog, &QDialog::accepted, this, [this] {
    showOpened();
    tell(m_translator(Phrase::CopyRestored));
  });
  dialog->open();
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

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!leavePage()) return event->ignore();
  keepWindowState(*this);
  event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  fitToolBar();
}

}  // namespace damath::views
