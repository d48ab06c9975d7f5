// SPDX-License-Identifier: GPL-3.0-or-later
// One page of the main window: a head with title, a line of facts and buttons, and the page's own body. A
// page shows what the session holds, offers commands and runs them. A detail has its way back at its head,
// and on Escape.
#pragma once

#include <QWidget>
#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "app/models/contest/session.hpp"
#include "app/views/pages/act.hpp"
#include "app/views/pages/location.hpp"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace damath::views {

// What every page is made with; the main window owns all of it and outlives the pages.
struct PageContext {
  models::Session& session;
  const models::Translator& translator;
  const Commands& commands;
  std::function<void()> bell = [] {};  // the sound of the clocks
};

class Page : public QWidget {
  Q_OBJECT

 public:
  explicit Page(const PageContext& context, QWidget* parent = nullptr);

  // Shows another part of the contest.
  virtual void look(const Location& location);
  [[nodiscard]] const Location& location() const { return m_location; }
  // Of which event the commands are that speak of one: the page's own, or the one chosen on it.
  [[nodiscard]] virtual contest::EventId eventAtHand() const { return m_location.event; }
  [[nodiscard]] virtual bool offers(Command command) const;
  // Where the page has the command but cannot do it now: why, in words. Else empty.
  [[nodiscard]] virtual QString whyNot(Command) const { return {}; }
  // What one step back or again is, where the page offers those itself: said after the words of the command.
  [[nodiscard]] virtual QString stepName() const;
  // Promise: offers(command).
  virtual void run(Command command);
  // Called before another page comes or the window closes: nothing typed may be lost. Refused: stays.
  [[nodiscard]] virtual bool leave() { return true; }
  // Something typed or moved is not in the file: in words, for the file's name (%1). Nothing where all is.
  [[nodiscard]] virtual std::optional<words::Phrase> unsaved() const { return std::nullopt; }
  [[nodiscard]] bool isSaved() const { return !unsaved(); }
  // Puts title and buttons above one another where they do not fit side by side into the width, and the
  // buttons into two rows where they do not fit into one.
  void fitInto(int width);

 Q_SIGNALS:
  void offersChanged();
  // Esc was pressed, and nothing on the page took it.
  void escaped();
  void goTo(const damath::views::Location& location);
  // The rulebook at that clause.
  void clauseAsked(const QString& id);
  // A short word for the status bar.
  void said(const QString& message);

 protected:
  // As connect to a slot of this; what the slot throws is shown as a refusal.
  template <class Sender, class Signal, class Slot>
  void on(const Sender* sender, Signal signal, Slot slot) {
    connect(sender, signal, this, models::guarded(m_session, std::move(slot)));
  }
  // The commands that the page has.
  void serve(Acts acts) { m_acts = std::move(acts); }
  // The same where nothing is offered once the event on show is gone.
  void serveEvent(Acts acts);
  // Leads to a field, to type over what stands in it.
  [[nodiscard]] static std::function<void()> leadingTo(QLineEdit* field);
  // Texts and content anew: after a change of language or contest, and when the page looks elsewhere.
  virtual void refresh() = 0;
  // A button that leads back to where this is a detail of.
  void addBack();
  // Where the keys go when the page comes.
  void setFirst(QWidget* first) { m_first = first; }
  [[nodiscard]] QWidget* first() const { return m_first; }
  void setHead(const QString& title, const QString& facts);
  void addButtons(std::initializer_list<Command> commands);
  // What a list offers by its context menu, and by their keys while it has the focus.
  void addMenu(QWidget* list, std::initializer_list<Command> commands);
  // Where a part of the page has no use for them.
  void showButtons(bool areShown);
  void addBody(QWidget* body, int stretch = 1);
  void addBody(QLayout* body);

  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

  // Null where the location's event is gone.
  [[nodiscard]] const contest::Event* shownEvent() const;

  models::Session& m_session;
  const models::Translator& m_translator;
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
  QHBoxLayout* m_rows[2];          // of buttons
  std::size_t m_buttonsAbove = 0;  // in the first of them
  int m_buttonsWidth = 0;          // all of them, as last laid out
  bool m_isHeadLaid = false;
  QVBoxLayout* m_layout;
  bool m_isDetail = false;
  int m_width = 0;  // last fitted into
};

}  // namespace damath::views
