// SPDX-License-Identifier: GPL-3.0-or-later
// The halls of this computer: making, opening, stopping and closing them, and who works there. It is there
// whether a contest is open or not.
#pragma once

#include <QTimer>
#include <vector>

#include "app/models/contest/file_work.hpp"
#include "app/station/station.hpp"
#include "app/views/pages/page.hpp"

namespace damath::views {

class ListTable;
class NoticeBar;

class StationPage : public Page {
  Q_OBJECT

 public:
  explicit StationPage(const PageContext& context, QWidget* parent = nullptr);

 private:
  void refresh() override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

  struct Seen {
    station::OwnHall own;
    station::Answer<station::HallState> state;
  };

  // Beside the window: it asks servers.
  void ask();
  void fill();
  void showPeople();
  // Null where none is chosen.
  [[nodiscard]] const Seen* current() const;
  [[nodiscard]] bool isRunning() const;
  [[nodiscard]] QString login() const;
  // Whether the window works in that hall.
  [[nodiscard]] bool isIn(const station::OwnHall& hall) const;
  void make();
  void start();
  void enter();
  void stop();
  void close();
  void addPerson();
  void removePerson();
  void renewPhrase();
  void tellCards(const QString& path);
  // work() gives a station::Answer; whether it was done, and what stands against it is shown.
  template <class Work>
  bool isDone(words::Phrase what, const Work& work);

  std::vector<Seen> m_seen;
  NoticeBar* m_cards;
  ListTable* m_halls;
  ListTable* m_people;
  QTimer m_again;
  models::FileWork m_asking;
};

}  // namespace damath::views
