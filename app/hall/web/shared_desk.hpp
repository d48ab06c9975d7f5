// SPDX-License-Identifier: GPL-3.0-or-later
// The Desk that all browsers share. The program calls look() twice a second, and all browsers see its latest
// result. Changes are made one at a time. Showing a page does not read the contest; only entered() reads the
// journal for the page of a saved result.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "app/desk/change/desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/hall/web/sight.hpp"
#include "db/reading.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::web {

// The person who entered a result, and the time.
struct Entered {
  std::string by;
  std::string at;  // the time in UTC
};

class SharedDesk {
 public:
  // `place` is the file or server of the contest. `clock` must outlive this object.
  SharedDesk(db::Place place, const desk::Clock& clock);

  // Opens the contest and reads it for the first time. Before this, sight() is empty.
  [[nodiscard]] db::OpenVerdict open();
  // The login that this program uses at the shared contest; nullopt for a contest file.
  [[nodiscard]] std::optional<db::Person> person() const { return m_person; }
  // Reads the contest if it has changed. Never call this function while answering a browser, because it may
  // wait for the server.
  void look();
  [[nodiscard]] std::shared_ptr<const Sight> sight() const;

  // preview() and enter() call the functions of RoundDesk with the same names and return their errors. In
  // addition, they return StoreFailed if the contest cannot be reached or stays busy.
  [[nodiscard]] Expected<desk::ResultPreview, desk::DeskError> preview(contest::EventId event,
                                                                       desk::Place place,
                                                                       const contest::ResultInput& input);
  [[nodiscard]] Expected<desk::ResultChange, desk::DeskError> enter(contest::EventId event, desk::Place place,
                                                                    const contest::ResultInput& input,
                                                                    const desk::Author& author);
  // Returns the person who last entered a result of the game, and the time. nullopt if the journal cannot be
  // read now or has no row about the game.
  [[nodiscard]] std::optional<Entered> entered(const contest::Game& game);

 private:
  // Locks the desk for this thread. The returned lock is empty if another thread uses the desk for longer
  // than kTurnPatience.
  [[nodiscard]] std::unique_lock<std::timed_mutex> turn();
  [[nodiscard]] std::optional<desk::DeskError> unreached() const;
  // lookWithTurn() and seeAnew() read the contest. Precondition: this thread holds the lock that turn()
  // returns.
  void lookWithTurn();
  void seeAnew();
  void see(const db::StoreError& trouble);
  void show(Sight sight);

  db::Place m_place;
  const desk::Clock& m_clock;
  std::timed_mutex m_turn;
  std::optional<desk::Desk> m_desk;  // the desk; only the thread that has locked m_turn may use it
  std::optional<std::int64_t> m_seen;
  std::optional<db::Person> m_person;
  mutable std::mutex m_showing;
  std::shared_ptr<const Sight> m_sight = std::make_shared<const Sight>();
};

}  // namespace damath::web
