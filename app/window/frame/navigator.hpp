// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the contest as a tree: each event with its pages, then the pages of the whole contest, then the
// practice page.
#pragma once

#include <QTreeWidget>

#include "app/window/page/page.hpp"

namespace damath::window {

class Navigator : public QTreeWidget {
  Q_OBJECT

 public:
  Navigator(Session& session, const Translator& translator, const Commands& commands,
            QWidget* parent = nullptr);

  // Selects the current page in the tree without emitting a signal.
  void showLocation(const Location& location);

 Q_SIGNALS:
  void chosen(const damath::window::Location& location);
  // Emitted on a click or Return, when the page must get the keyboard focus.
  void entered();

 private:
  void changeEvent(QEvent* event) override;

  [[nodiscard]] static Location locationOf(const QTreeWidgetItem& item);
  void choose(const QTreeWidgetItem* item);
  void enter(const QTreeWidgetItem* item);
  void rebuild();
  void fitWidth();
  QTreeWidgetItem* add(QTreeWidgetItem* parent, const QString& text, Location::Kind kind,
                       contest::EventId event);
  [[nodiscard]] QTreeWidgetItem* find(Location::Kind kind, contest::EventId event);

  Session& m_session;
  const Translator& m_translator;
  const Commands& m_commands;
  Location m_location;
  contest::EventId m_eventAtHand{};  // the event whose pages are expanded
};

}  // namespace damath::window
