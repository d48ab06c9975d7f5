// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the main window: a head with title, a line of facts and buttons, and below the page's body. A
// page shows the session's data, offers commands and runs them. A detail page has a Back button in its head;
// Escape does the same.
#pragma once

#include <QWidget>
#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "app/window/commands/commands.hpp"
#include "app/window/commands/location.hpp"
#include "app/window/session/session.hpp"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace damath::window {

// A command that a page offers: the function that runs it, and a function that tells if it is possible now.
struct Act {
  Command command;
  std::function<void()> run;
  std::function<bool()> canRun = [] { return true; };
};
using Acts = std::vector<Act>;

// The arguments of every page. The main window owns the objects, which outlive the pages.
struct PageContext {
  Session& session;
  const Translator& translator;
  const Commands& commands;
  std::function<void()> bell = [] {};  // plays the sound of the clocks
};

class Page : public QWidget {
  Q_OBJECT

 public:
  explicit Page(const PageContext& context, QWidget* parent = nullptr);

  // Shows the part of the contest that `location` names.
  virtual void look(const Location& location);
  [[nodiscard]] const Location& location() const { return m_location; }
  // Returns the event to which commands for an event apply: the event of the page, or the event selected on
  // the page.
  [[nodiscard]] virtual contest::EventId eventAtHand() const { return m_location.event; }
  [[nodiscard]] virtual bool offers(Command command) const;
  // Returns the reason why the page cannot run its command now. Empty if the page can run the command or does
  // not offer it.
  [[nodiscard]] virtual QString whyNot(Command) const { return {}; }
  // Returns the name of the step that the page undoes or redoes next. The name is shown after the text of
  // the command. Called only if the page offers Undo or Redo.
  [[nodiscard]] virtual QString stepName() const;
  // Runs the command. Precondition: offers(command).
  virtual void run(Command command);
  // Called before another page is shown or the window closes. Returns false if the page must stay, so that no
  // unsaved input is lost.
  [[nodiscard]] virtual bool leave() { return true; }
  // Returns the phrase that says that input is unsaved, with %1 for the file's name. nullopt if everything is
  // saved.
  [[nodiscard]] virtual std::optional<words::Phrase> unsaved() const { return std::nullopt; }
  [[nodiscard]] bool isSaved() const { return !unsaved(); }
  // Arranges the head of the page for `width` pixels. The buttons stand beside the title, or below it if
  // there is no room, in two rows if needed.
  void fitInto(int width);

 Q_SIGNALS:
  void offersChanged();
  // Emitted if the user pressed Esc and no widget of the page used the key.
  void escaped();
  void goTo(const damath::window::Location& location);
  // Emitted when the user asks for a clause, to open the rulebook there.
  void clauseAsked(const QString& id);
  // Emitted with a short message for the status bar.
  void said(const QString& message);
  // Emitted after `said`: the message names this file, which the user may open.
  void wrote(const QString& path);

 protected:
  // Connects a signal to a slot of this page. An exception in the slot is shown as an error.
  template <class Sender, class Signal, class Slot>
  void on(const Sender* sender, Signal signal, Slot slot) {
    connect(sender, signal, this, guarded(m_session, std::move(slot)));
  }
  // Sets the commands that this page offers.
  void serve(Acts acts) { m_acts = std::move(acts); }
  // Sets the commands that this page offers. They are disabled while the event of the page does not exist.
  void serveEvent(Acts acts);
  // Returns a function for a command that moves the focus to the field and selects its text.
  [[nodiscard]] static std::function<void()> leadingTo(QLineEdit* field);
  // Updates all texts and data of the page. Called after a change of the language or the contest, and when
  // the page shows another location.
  virtual void refresh() = 0;
  // Adds the Back button to the head of a detail page.
  void addBack();
  // Sets the widget that has the keyboard focus when the page is shown.
  void setFirst(QWidget* first) { m_first = first; }
  [[nodiscard]] QWidget* first() const { return m_first; }
  void setHead(const QString& title, const QString& facts);
  void addButtons(std::initializer_list<Command> commands);
  // Adds commands to the context menu of a list. The keys of these commands work while the list has the
  // focus.
  void addMenu(QWidget* list, std::initializer_list<Command> commands);
  // Shows or hides the buttons in the head. A page hides them while a part of it is shown that does not need
  // them.
  void showButtons(bool areShown);
  void addBody(QWidget* body, int stretch = 1);
  void addBody(QLayout* body);

  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

  // Returns the event of the page's location; null if it no longer exists.
  [[nodiscard]] const contest::Event* shownEvent() const;

  Session& m_session;
  const Translator& m_translator;
  const Commands& m_commands;

 private:
  void fitTitle();
  void layButtons(int width);

  [[nodiscard]] const Act* find(Command command) const;

  Location m_location;
  Acts m_acts;
  bool m_isOfEvent = false;
  QWidget* m_first = nullptr;
  QLabel* m_title;
  QLabel* m_facts;
  QBoxLayout* m_head;
  std::vector<QPushButton*> m_commandButtons;
  QVBoxLayout* m_buttons;
  QHBoxLayout* m_rows[2];          // the rows of buttons in the head
  std::size_t m_buttonsAbove = 0;  // number of buttons in the upper row
  int m_buttonsWidth = 0;          // total width of the buttons at the last layout
  bool m_isHeadLaid = false;
  QVBoxLayout* m_layout;
  bool m_isDetail = false;
  int m_width = 0;  // width of the page at the last layout
};

}  // namespace damath::window
