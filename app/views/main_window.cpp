#include "app/views/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>

#include "app/desk/history_desk.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/contest_dialog.hpp"
#include "app/views/contest_page.hpp"
#include "app/views/icon.hpp"
#include "app/views/navigator.hpp"
#include "app/views/players_page.hpp"
#include "app/views/preferences.hpp"
#include "app/views/rounds_page.hpp"
#include "app/views/sheet_page.hpp"
#include "app/views/start_page.hpp"
#include "app/views/tally_page.hpp"
#include "app/words/act_words.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

constexpr int kMessageTime = 6000;  // milliseconds

bool isGlobal(Command command) {
  switch (command) {
    case Command::NewContest:
    case Command::OpenContest:
    case Command::CloseContest:
    case Command::Quit:
    case Command::GoContest:
    case Command::GoPlayers:
    case Command::GoRounds:
    case Command::GoTally:
    case Command::TakeBack:
    case Command::DoAgain:
    case Command::About:
      return true;
    default:
      return false;
  }
}

}  // namespace

MainWindow::MainWindow(models::Session& session, models::Speech& speech, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_speech(speech),
      m_commands(new Commands(speech, this)),
      m_navigator(new Navigator(session, speech, this)),
      m_body(new QSplitter(this)),
      m_stack(new QStackedWidget(this)),
      m_start(new StartPage(session, speech, *m_commands, this)),
      m_fileLabel(new QLabel(this)) {
  setWindowIcon(applicationIcon());
  setAcceptDrops(true);
  const Surroundings surroundings{m_session, m_speech, *m_commands};
  m_stack->addWidget(m_start);
  for (Page* page : std::initializer_list<Page*>{new ContestPage(surroundings), new PlayersPage(surroundings),
                                                 new RoundsPage(surroundings), new SheetPage(surroundings),
                                                 new TallyPage(surroundings)}) {
    m_stack->addWidget(page);
    connect(page, &Page::offersChanged, this, &MainWindow::updateCommands);
    connect(page, &Page::goTo, this, &MainWindow::goTo);
    connect(page, &Page::said, this,
            [this](const QString& message) { statusBar()->showMessage(message, kMessageTime); });
  }
  m_body->addWidget(m_navigator);
  m_body->addWidget(m_stack);
  m_body->setStretchFactor(1, 1);
  m_body->setChildrenCollapsible(false);
  m_body->setSizes({225, 1055});
  setCentralWidget(m_body);
  makeMenus();
  makeToolBar();
  statusBar()->addPermanentWidget(m_fileLabel);

  connect(m_commands, &Commands::triggered, this,
          models::guarded(m_session, [this](Command command) { run(command); }));
  connect(m_navigator, &Navigator::chosen, this,
          models::guarded(m_session, [this](const Spot& spot) { goTo(spot); }));
  connect(m_start, &StartPage::chosen, this, &MainWindow::openFile);
  connect(&m_session, &models::Session::contestChanged, this, &MainWindow::contestChanged);
  connect(&m_session, &models::Session::refused, this, &MainWindow::showRefusal);
  m_session.askBy([this](const QString& question) {
    QMessageBox box(QMessageBox::Warning, m_speech(Phrase::ApplicationName), question,
                    QMessageBox::Yes | QMessageBox::No, QApplication::activeWindow());
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
  });
  connect(&m_speech, &models::Speech::changed, this, &MainWindow::retranslate);
  retranslate();
  contestChanged();
  resize(1280, 800);
}

// Pages go later than the window that listens to them.
MainWindow::~MainWindow() {
  const auto pages = findChildren<Page*>();
  for (Page* page : pages) page->disconnect(this);
}

Page* MainWindow::page(Spot::Kind kind) const {
  return static_cast<Page*>(m_stack->widget(static_cast<int>(kind) + 1));
}

Page* MainWindow::currentPage() const {
  return qobject_cast<Page*>(m_stack->currentWidget());
}

bool MainWindow::leavePage() {
  Page* current = currentPage();
  return current == nullptr || current->leave();
}

void MainWindow::goTo(const Spot& spot) {
  if (!leavePage()) return m_navigator->setSpot(m_spot);
  m_spot = spot;
  Page* shown = page(spot.kind);
  shown->look(spot);
  m_stack->setCurrentWidget(shown);
  m_navigator->setSpot(spot);
  updateCommands();
}

bool MainWindow::openFile(const QString& path) {
  if (!leavePage()) return false;
  if (!m_session.open(path)) return false;
  Preferences::addRecentFile(m_session.path());
  m_stack->setCurrentWidget(m_start);
  goTo({});
  return true;
}

void MainWindow::contestChanged() {
  const bool isOpen = m_session.isOpen();
  m_navigator->setVisible(isOpen);
  if (!isOpen) {
    m_stack->setCurrentWidget(m_start);
    m_start->setRecentFiles(Preferences::recentFiles());
  }
  setWindowFilePath(m_session.path());
  const QString name = QFileInfo(m_session.path()).fileName();
  setWindowTitle(isOpen ? QStringLiteral("%1 — %2").arg(name, m_speech(Phrase::ApplicationName))
                        : m_speech(Phrase::ApplicationName));
  m_fileLabel->setToolTip(m_session.path());
  updateCommands();
}

void MainWindow::updateCommands() {
  const bool isOpen = m_session.isOpen();
  const bool hasEvent = isOpen && m_session.find(m_spot.event) != nullptr;
  const Page* current = currentPage();
  const bool isSaved = current == nullptr || current->isSaved();
  const QString file = QFileInfo(m_session.path()).fileName();
  m_fileLabel->setText(isOpen ? m_speech(isSaved ? Phrase::FileSaved : Phrase::SheetUnsaved).arg(file)
                              : m_speech(Phrase::NoFile));
  for (int i = 0; i <= static_cast<int>(Command::About); ++i) {
    const auto command = static_cast<Command>(i);
    bool enabled = !isGlobal(command) && isOpen && current != nullptr && current->offers(command);
    if (isGlobal(command)) enabled = true;
    if (command == Command::CloseContest || command == Command::GoContest || command == Command::TakeBack ||
        command == Command::DoAgain) {
      enabled = isOpen;
    }
    if (command == Command::GoPlayers || command == Command::GoRounds || command == Command::GoTally) {
      enabled = hasEvent;
    }
    m_commands->action(command)->setEnabled(enabled);
  }
}

void MainWindow::run(Command command) {
  if (isGlobal(command)) return runGlobal(command);
  Page* current = currentPage();
  if (current != nullptr && current->offers(command)) current->run(command);
}

void MainWindow::runGlobal(Command command) {
  switch (command) {
    case Command::NewContest: {
      if (!leavePage()) return;
      auto* dialog = new ContestDialog(m_session, m_speech, this);
      connect(dialog, &QDialog::accepted, this, [this] {
        Preferences::addRecentFile(m_session.path());
        m_stack->setCurrentWidget(m_start);
        goTo({});
      });
      return dialog->open();
    }
    case Command::OpenContest:
      return chooseFile();
    case Command::CloseContest:
      if (!leavePage()) return;
      m_stack->setCurrentWidget(m_start);
      return m_session.close();
    case Command::Quit:
      close();
      return;
    case Command::GoContest:
      return goTo({});
    case Command::GoPlayers:
      return goTo({Spot::Kind::Players, m_spot.event, {}});
    case Command::GoRounds:
      return goTo({Spot::Kind::Rounds, m_spot.event, m_spot.game});
    case Command::GoTally:
      return goTo({Spot::Kind::Tally, m_spot.event, {}});
    case Command::TakeBack:
    case Command::DoAgain:
      return stepInHistory(command);
    case Command::About:
      return showAbout();
    default:
      return;
  }
}

void MainWindow::stepInHistory(Command command) {
  if (!leavePage()) return;
  desk::HistoryDesk history(m_session.desk());
  const desk::Author author = m_session.author();
  const bool isBack = command == Command::TakeBack;
  const auto done = m_session.changed(isBack ? history.undo({}, author) : history.redo(author));
  if (!done) return;
  const db::JournalRow& row = done->rows.front();
  const QString what = toQt(words::actText(row.action, m_speech.language()));
  statusBar()->showMessage(m_speech(isBack ? Phrase::TakenBack : Phrase::DoneAgain).arg(what).arg(row.number),
                           kMessageTime);
}

void MainWindow::chooseFile() {
  auto* dialog = new QFileDialog(this, m_speech.plain(Phrase::OpenContest),
                                 QFileInfo(m_session.path()).path(), m_speech(Phrase::ContestFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
  dialog->open();
}

void MainWindow::showRefusal(const QString& message) {
  // A form shows the refusal beside what was typed.
  if (qobject_cast<FormDialog*>(QApplication::activeModalWidget()) != nullptr) return;
  auto* box = new QMessageBox(QMessageBox::Warning, m_speech(Phrase::ApplicationName), message,
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->open();
}

void MainWindow::showAbout() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, m_speech.plain(Phrase::About),
                              QStringLiteral("<h3>%1 %2</h3><p>%3</p>")
                                  .arg(m_speech(Phrase::ApplicationName), QApplication::applicationVersion(),
                                       m_speech(Phrase::AboutText)),
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(applicationPixmap(64));
  box->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  leavePage() ? event->accept() : event->ignore();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1 || !urls.front().isLocalFile()) return;
  event->acceptProposedAction();
  drop(urls.front().toLocalFile());
}

void MainWindow::drop(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  auto* players = qobject_cast<PlayersPage*>(currentPage());
  auto* sheet = qobject_cast<SheetPage*>(currentPage());
  if (players != nullptr && ending == QLatin1String("csv")) {
    if (players->offers(Command::ImportPlayers)) players->previewImport(path);
  } else if (sheet != nullptr && ending == QLatin1String("sheet")) {
    sheet->importSheet(path);
  } else {
    openFile(path);
  }
}

}  // namespace damath::views
