// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the contests that this computer shares: starts and stops their servers, ends sharing, and
// manages the logins. Available with or without an open contest.
#pragma once

#include <QTimer>
#include <vector>

#include "app/hall/server/station.hpp"
#include "app/window/page/page.hpp"
#include "app/window/session/file_work.hpp"

namespace damath::window {

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

  // Asks the servers of all shared contests for their state, in another thread.
  void ask();
  // pause() stops the requests to the servers while a server is made, started or stopped, because during this
  // time the server answers as if it were lost. Earlier answers are discarded. goOn() continues the requests.
  void pause();
  void goOn();
  void fill();
  void showPeople();
  // Returns the selected shared contest; null if none is selected.
  [[nodiscard]] const Seen* current() const;
  [[nodiscard]] bool isRunning() const;
  [[nodiscard]] QString login() const;
  // True if this shared contest is the open contest of the window.
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
  // Runs `work`, which returns a station::Answer. Returns true on success; otherwise shows the error.
  template <class Work>
  bool isDone(words::Phrase what, const Work& work);

  std::vector<Seen> m_seen;
  NoticeBar* m_cards;
  ListTable* m_halls;
  ListTable* m_people;
  QTimer m_again;
  FileWork m_asking;
  bool m_isStale = false;  // true if the running request began before the last action
};

}  // namespace damath::window
