// SPDX-License-Identifier: GPL-3.0-or-later
// The one desk of all browsers: whoever runs it looks for changes twice a second, everybody is shown what was
// seen last, and acts are made one at a time. A browser's question never reads the contest.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "app/desk/change/desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/web/sight.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"

namespace damath::web {

// A result by who entered it and when.
struct Entered {
  std::string by;
  std::string at;  // universal time
};

class SharedDesk {
 public:
  // The clock must outlive this.
  SharedDesk(db::Place place, const desk::Clock& clock);

  // Opens the contest and has the first look; without it nothing is seen.
  [[nodiscard]] db::OpenVerdict open();
  // Who has logged in to the hall; nothing in a file.
  [[nodiscard]] std::optional<db::Person> person() const { return m_person; }
  // Not from within an answer: it may wait for the hall.
  void look();
  [[nodiscard]] std::shared_ptr<const Sight> sight() const;

  // As RoundDesk has them. Refused besides: StoreFailed, where the contest is out of reach or busy.
  [[nodiscard]] Expected<desk::ResultPreview, desk::DeskError> preview(contest::EventId event,
                                                                       desk::Place place,
                                                                       const contest::ResultInput& input);
  [[nodiscard]] Expected<desk::ResultChange, desk::DeskError> enter(contest::EventId event, desk::Place place,
                                                                    const contest::ResultInput& input,
                                                                    const desk::Author& author);
  // Who entered the result of the game last. Nothing where that is not to be known now.
  [[nodiscard]] std::optional<Entered> entered(const contest::Game& game);

 private:
  // The desk's turn; nothing where it does not come soon.
  [[nodiscard]] std::unique_lock<std::timed_mutex> turn();
  [[nodiscard]] std::optional<desk::DeskError> unreached() const;
  // With the turn.
  void lookWithTurn();
  void seeAnew();
  void see(const db::StoreError& trouble);
  void show(Sight sight);

  db::Place m_place;
  const desk::Clock& m_clock;
  std::timed_mutex m_turn;
  std::optional<desk::Desk> m_desk;  // with the turn
  std::optional<std::int64_t> m_seen;
  std::optional<db::Person> m_person;
  mutable std::mutex m_showing;
  std::shared_ptr<const Sight> m_sight = std::make_shared<const Sight>();
};

}  // namespace damath::web
