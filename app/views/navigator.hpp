// The contest as a tree: events, and in each its players, rounds and tally.
#pragma once

#include <QTreeWidget>

#include "app/views/page.hpp"

namespace damath::views {

class Navigator : public QTreeWidget {
  Q_OBJECT

 public:
  Navigator(models::Session& session, const models::Speech& speech, QWidget* parent = nullptr);

  // Shows where the window is, without telling anyone.
  void setSpot(const Spot& spot);

 Q_SIGNALS:
  void chosen(const damath::views::Spot& spot);
  // Clicked, or Return: the keys go into the page that is shown.
  void entered();

 private:
  [[nodiscard]] static Spot spotOf(const QTreeWidgetItem& item);
  void choose(const QTreeWidgetItem* item);
  void enter(const QTreeWidgetItem* item);
  void rebuild();
  QTreeWidgetItem* add(QTreeWidgetItem* parent, const QString& text, Spot::Kind kind, contest::EventId event);
  [[nodiscard]] QTreeWidgetItem* find(Spot::Kind kind, contest::EventId event) const;

  models::Session& m_session;
  const models::Speech& m_speech;
  Spot m_spot;
};

}  // namespace damath::views
