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

#include "app/window/page/act.hpp"
#include "app/window/page/location.hpp"
#include "app/window/session/session.hpp"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace damath::window {

// The arguments of every page. The main window owns them; they outlive the pages.
struct PageContext {
  Session& session;
  const Translator& translator;
  const Commands& commands;
  std::function<void()> bell = [] {};  // the sound of the clocks
};

class Page : public QWidget {
  Q_OBJECT

 public:
  explicit Page(const PageContext& context, QWidget* parent = nullptr);

  // Shows this part of the contest.
  virtual void look(const Location& location);
  [[nodiscard]] const Location& location() const { return m_location; }
  // The event to which event commands apply: the page's event, or the event selected on the page.
  [[nodiscard]] virtual contest::EventId eventAtHand() const { return m_location.event; }
  [[nodiscard]] virtual bool offers(Command command) const;
  // The reason why the page cannot run its command now; empty if the page can run it or does not have it.
  [[nodiscard]] virtual QString whyNot(Command) const { return {}; }
  // The name of the next undo or redo step, shown after the command's text, if the page has its own undo.
  [[nodiscard]] virtual QString stepName() const;
  // Precondition: offers(command).
  virtual void run(Command command);
  // Called before another page is shown or the window closes. Returns false to stay, so that no unsaved input
  // is lost.
  [[nodiscard]] virtual bool leave() { return true; }
  // The sentence about unsaved input, with %1 for the file's name; nullopt if everything is saved.
  [[nodiscard]] virtual std::optional<words::Phrase> unsaved() const { return std::nullopt; }
  [[nodiscard]] bool isSaved() const { return !unsaved(); }
  // Fits the head into `width` pixels. Puts the buttons below the title if they do not fit beside it, and
  // into two rows if they do not fit into one.
  void fitInto(int width);

 Q_SIGNALS:
  void offersChanged();
  // Emitted if Esc was pressed and no widget of the page used it.
  void escaped();
  void goTo(const damath::window::Location& location);
  // Emitted to open the rulebook at this clause.
  void clauseAsked(const QString& id);
  // Emitted with a short message for the status bar.
  void said(const QString& message);

 protected:
  // Connects a signal to a slot of this page. An exception in the slot is shown as an error.
  template <class Sender, class Signal, class Slot>
  void on(const Sender* sender, Signal signal, Slot slot) {
    connect(sender, signal, this, guarded(m_session, std::move(slot)));
  }
  // Sets the commands of this page.
  void serve(Acts acts) { m_acts = std::move(acts); }
  // Sets the commands of this page, which are disabled while the page's event does not exist.
  void serveEvent(Acts acts);
  // Returns a function that moves the focus to the field and selects its text.
  [[nodiscard]] static std::function<void()> leadingTo(QLineEdit* field);
  // Updates all texts and data. Called after a change of language or contest, and when the page shows another
  // location.
  virtual void refresh() = 0;
  // Adds the Back button of a detail page.
  void addBack();
  // Sets the widget that has the keyboard focus when the page is shown.
  void setFirst(QWidget* first) { m_first = first; }
  [[nodiscard]] QWidget* first() const { return m_first; }
  void setHead(const QString& title, const QString& facts);
  void addButtons(std::initializer_list<Command> commands);
  // Adds commands to the list's context menu. Their keys work while the list has the focus.
  void addMenu(QWidget* list, std::initializer_list<Command> commands);
  // Hides the head's buttons while a part of the page does not need them.
  void showButtons(bool areShown);
  void addBody(QWidget* body, int stretch = 1);
  void addBody(QLayout* body);

  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

  // Null if the location's event no longer exists.
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
  QHBoxLayout* m_rows[2];          // rows of buttons
  std::size_t m_buttonsAbove = 0;  // number of buttons in the first row
  int m_buttonsWidth = 0;          // total width of the buttons at the last layout
  bool m_isHeadLaid = false;
  QVBoxLayout* m_layout;
  bool m_isDetail = false;
  int m_width = 0;  // width at the last layout
};

}  // namespace damath::window
