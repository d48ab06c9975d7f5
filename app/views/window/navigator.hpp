// SPDX-License-Identifier: GPL-3.0-or-later
// The contest as a tree: in each event its pages from the players to the tally, then schools and journal.
#pragma once

#include <QTreeWidget>

#include "app/views/pages/page.hpp"

namespace damath::views {

class Navigator : public QTreeWidget {
  Q_OBJECT

 public:
  Navigator(models::Session& session, const models::Translator& translator, QWidget* parent = nullptr);

  // Shows where the window is, without telling anyone.
  void showLocation(const Location& location);

 Q_SIGNALS:
  void chosen(const damath::views::Location& location);
  // Clicked, or Return: the keys go into the page that is shown.
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

  models::Session& m_session;
  const models::Translator& m_translator;
  Location m_location;
  contest::EventId m_eventAtHand{};  // whose pages are shown
};

}  // namespace damath::views
