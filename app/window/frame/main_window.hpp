// SPDX-License-Identifier: GPL-3.0-or-later
// The main window of the program: navigator, pages, menus, toolbar and status bar for the open contest.
#pragma once

#include <QMainWindow>

#include "app/window/frame/command_states.hpp"
#include "app/window/frame/contest_files.hpp"
#include "app/window/frame/page_trail.hpp"
#include "app/window/page/page.hpp"

class QLabel;
class QSplitter;

namespace damath::window {

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
  // `products` are the optional products in this build of the program.
  MainWindow(Session& session, Translator& translator, WindowProducts products, QWidget* parent = nullptr);

  ~MainWindow() override;

  // Opens a contest file. Returns false if the file could not be opened, or if the user did not leave the
  // current page or stopped the reading. Then the previous contest stays open. An error of the file is shown.
  bool openFile(const QString& path);
  void goTo(const Location& location);
  void escape();
  [[nodiscard]] const Location& location() const { return m_trail.here(); }
  [[nodiscard]] Page* page(Location::Kind kind) const;
  [[nodiscard]] const Commands& commands() const { return *m_commands; }
  // Sets the function that writes the sample contest into a new contest. While no function is set, the window
  // offers no sample.
  void offerSample(ContestFiles::FillSample fill);

 private:
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

  void run(Command command);
  void runSelf(Command command);
  // Returns the name of the user, if the user is logged in, and the name of the server's computer, for the
  // status bar. Precondition: a shared contest is open.
  [[nodiscard]] QString hallText() const;
  void stepInHistory(Command command);
  void showFilePlace();
  void updateCommands();
  void contestChanged();
  void leaveWhatIsGone();
  void showOpened(const QString& message);
  // Shows a message in the status bar, until the next action or until another contest is opened.
  void tell(const QString& message);
  void retranslate();
  void find();
  // Returns the help text about the current page: the next step and the purpose of the page.
  [[nodiscard]] QString helpHere();
  void showAbout();
  [[nodiscard]] Page* currentPage() const;
  [[nodiscard]] Here here() const;
  // Returns the current event: the event of the page, or the event selected on the page. If the page has no
  // event, returns the event that was shown last, or else the first event. Null if the contest has no events,
  // or while the start page is shown.
  [[nodiscard]] const contest::Event* eventAtHand() const;
  // Returns the event that a page of this kind would show; {} for a page of the whole contest.
  [[nodiscard]] contest::EventId eventFor(Location::Kind kind) const;
  [[nodiscard]] bool leavePage();
  void goBack();
  // True if the current page belongs to no contest. Such a page can be shown while no contest is open.
  [[nodiscard]] bool isOfProgram() const;
  void speak(int language);  // `language` is a words::Language

  Session& m_session;
  Translator& m_translator;
  WindowProducts m_products;
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
  PageTrail m_trail;
};

}  // namespace damath::window
