// SPDX-License-Identifier: GPL-3.0-or-later
// The console's window: navigator, pages, menus, toolbar and status bar over one session.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <map>

#include "app/desk/keeping/history_desk.hpp"
#include "app/models/contest/hall_clock.hpp"
#include "app/views/pages/page.hpp"

class QActionGroup;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace damath::views {

class ElidedLabel;
class EventStrip;
class HallWindow;
class RulebookWindow;
class Navigator;
class StartPage;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(models::Session& session, models::Translator& translator, QWidget* parent = nullptr);

  ~MainWindow() override;

  // Refused: what was open stays open and the reason is shown.
  bool openFile(const QString& path);
  void goTo(const Location& location);
  [[nodiscard]] const Location& location() const { return m_location; }
  [[nodiscard]] Page* page(Location::Kind kind) const;
  [[nodiscard]] const Commands& commands() const { return *m_commands; }
  // What fills a new contest with a sample; without one none is offered.
  void offerSample(std::function<bool(models::Session&)> fill) { m_fillSample = std::move(fill); }
  // One clear message; a dialog that waits for the answer shows it itself.
  void showRefusal(const QString& message);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void makeMenus();
  void makeViewMenu();
  void makePaperMenu();
  void makeToolBar();
  void run(Command command);
  void runSelf(Command command);
  [[nodiscard]] bool isEnabled(Command command) const;
  void stepInHistory(Command command);
  void updateCommands();
  // What stands against a command that is not enabled; empty where that needs no word.
  [[nodiscard]] QString whyNot(Command command) const;
  void contestChanged();
  void leaveWhatIsGone();
  void showStart();
  void showOpened();
  // Stands in the status bar until something else is done or the contest is another.
  void tell(const QString& message);
  void offerCopies(const QString& path, const QString& before);
  // Words beside the icons where there is room for them, else below; what is too wide still goes into the
  // bar's own menu.
  void fitToolBar();
  void retranslate();
  // What the next step back would take back, told behind its words.
  void nameSteps();
  // Whether the newest act is one that undo takes back.
  [[nodiscard]] bool canLastGo() const;
  void find();
  // What the page that is shown is for, and what comes next.
  [[nodiscard]] QString helpHere();
  // At the clause, or as it was left where there is none.
  void showRulebook(const QString& clause);
  void showHall();
  // What the hall sees of the event at hand, and how long its rounds are.
  void feedHall();
  void askNotice();
  void chooseFile();
  void openSample();
  // After a crash: what was undone, and what was typed and is still there.
  void tellRecovered();
  // What the file's own command does: opened, taken over or looked through, asked as there.
  void drop(const QString& path);
  void dropSheet(const QString& path);
  void dropList(const QString& path);
  // A contest made of a document; none is proposed where the path is empty.
  void openDocument(const QString& path);
  void showAbout();
  [[nodiscard]] Page* currentPage() const;
  // The event of the page, or the one chosen on it; of a page without one the last that was looked at, else
  // the first. Null where the contest has none.
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // The event that a page of that kind would look at; none where it looks at the whole contest.
  [[nodiscard]] contest::EventId eventFor(Location::Kind kind) const;
  [[nodiscard]] bool leavePage();
  // A detail leads back to where it was opened from, if that is another page of the same event.
  void rememberWay(const Location& before, const Location& location);
  void goBack();
  // Whether the page that is shown is of no contest: it is there while none is open too.
  [[nodiscard]] bool isOfProgram() const;
  void speak(words::Language language);

  models::Session& m_session;
  models::Translator& m_translator;
  Commands* m_commands;
  Navigator* m_navigator;
  QSplitter* m_body;
  QStackedWidget* m_stack;
  EventStrip* m_strip;
  models::HallClock* m_clock;
  QPointer<HallWindow> m_hall;
  QPointer<RulebookWindow> m_rulebook;
  StartPage* m_start;
  QToolBar* m_toolBar = nullptr;
  std::map<Location::Kind, Page*> m_pages;
  ElidedLabel* m_done;        // what was done last
  QToolButton* m_undoLink;    // takes that back, where it was an act of one's own
  bool m_hasActed = false;    // since something was told
  bool m_isOfTyping = false;  // what it says is of something typed that is not stored
  QLabel* m_fileLabel;
  std::vector<std::pair<QMenu*, words::Phrase>> m_menus;
  std::vector<std::pair<QAction*, words::Phrase>> m_choices;
  QActionGroup* m_languages = nullptr;
  std::function<bool(models::Session&)> m_fillSample;
  bool m_wasBrokenOff = false;  // a change of the file that is being opened
  Location m_location;
  std::map<Location::Kind, Location> m_cameFrom;  // of details
  Location m_ofContest;                           // last looked at in it
  contest::EventId m_lastEvent{};                 // looked at; it may be gone
  db::HistorySteps m_steps;                       // whether there is anything to take back, or to do again
};

}  // namespace damath::views
