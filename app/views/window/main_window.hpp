// SPDX-License-Identifier: GPL-3.0-or-later
// The console's window: navigator, pages, menus, toolbar and status bar over one session.
#pragma once

#include <QMainWindow>

#include "app/views/pages/page.hpp"
#include "app/views/window/command_states.hpp"
#include "app/views/window/contest_files.hpp"
#include "app/views/window/way.hpp"

class QLabel;
class QSplitter;

namespace damath::views {

class Bell;
class DoneLine;
class EventStrip;
class Hall;
class History;
class Navigator;
class PageStack;
class RefusalLine;
class Rulebook;
class WindowBars;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(models::Session& session, models::Translator& translator, QWidget* parent = nullptr);

  ~MainWindow() override;

  // Refused: what was open stays open and the reason is shown.
  bool openFile(const QString& path);
  void goTo(const Location& location);
  void escape();
  [[nodiscard]] const Location& location() const { return m_way.here(); }
  [[nodiscard]] Page* page(Location::Kind kind) const;
  [[nodiscard]] const Commands& commands() const { return *m_commands; }
  // What fills a new contest with a sample; without one none is offered.
  void offerSample(ContestFiles::FillSample fill);

 private:
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

  void run(Command command);
  void runSelf(Command command);
  // Who works in the hall, and where that is. Promise: the contest is in one.
  [[nodiscard]] QString hallText() const;
  void stepInHistory(Command command);
  void updateCommands();
  void contestChanged();
  void leaveWhatIsGone();
  void showOpened(const QString& message);
  // Stands in the status bar until something else is done or the contest is another.
  void tell(const QString& message);
  void retranslate();
  void find();
  // What the page that is shown is for, and what comes next.
  [[nodiscard]] QString helpHere();
  void showAbout();
  [[nodiscard]] Page* currentPage() const;
  [[nodiscard]] Here here() const;
  // The event of the page, or the one chosen on it; of a page without one the last that was looked at, else
  // the first. Null where the contest has none.
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // The event that a page of that kind would look at; none where it looks at the whole contest.
  [[nodiscard]] contest::EventId eventFor(Location::Kind kind) const;
  [[nodiscard]] bool leavePage();
  void goBack();
  // Whether the page that is shown is of no contest: it is there while none is open too.
  [[nodiscard]] bool isOfProgram() const;
  void speak(int language);  // a words::Language

  models::Session& m_session;
  models::Translator& m_translator;
  Commands* m_commands;
  Navigator* m_navigator;
  QSplitter* m_body;
  Bell* m_bell;
  PageStack* m_pages;
  EventStrip* m_strip;
  RefusalLine* m_refusal;
  ContestFiles* m_files;
  History* m_history;
  Hall* m_hall;
  CommandStates m_states;
  Rulebook* m_rulebook;
  WindowBars* m_bars;
  DoneLine* m_done;
  QLabel* m_fileLabel;
  Way m_way;
};

}  // namespace damath::views
