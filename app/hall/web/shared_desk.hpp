// SPDX-License-Identifier: GPL-3.0-or-later
// The Desk that all browsers share. The program calls look() twice a second, and all browsers see its latest
// result. Changes are made one at a time. Showing a page never reads the contest.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/hall/hall_display.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "db/reading.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::web {

struct SeenEvent {
  contest::EventId id{};
  desk::HallDisplay display;
  std::optional<contest::RoundNumber> held = {};  // the unpublished round, paired but not yet played
  std::chrono::milliseconds clock{};              // the length of a round
};

// The content of the contest at the last look. All browsers share one Sight, which never changes.
struct Sight {
  std::int64_t number = 0;         // increases with every new Sight
  db::SharedContest contest = {};  // null before the first look
  std::vector<SeenEvent> events = {};
  std::string notice = {};
  // The reason why the contest cannot be reached, and the time since then.
  std::optional<db::StoreError> trouble = {};
  std::chrono::sys_seconds since{};

  [[nodiscard]] const SeenEvent* find(contest::EventId id) const {
    for (const SeenEvent& event : events) {
      if (event.id == id) return &event;
    }
    return nullptr;
  }
};

// The author and the time of a result.
struct Entered {
  std::string by;
  std::string at;  // UTC
};

class SharedDesk {
 public:
  // `clock` must outlive this object.
  SharedDesk(db::Place place, const desk::Clock& clock);

  // Opens the contest and looks for the first time. Before that, sight() shows nothing.
  [[nodiscard]] db::OpenVerdict open();
  // The person who logged in to the shared contest; nullopt for a contest file.
  [[nodiscard]] std::optional<db::Person> person() const { return m_person; }
  // Looks for changes. Never call this function while answering a browser: it may wait for the server.
  void look();
  [[nodiscard]] std::shared_ptr<const Sight> sight() const;

  // The two functions call RoundDesk and return its errors. Errors: also StoreFailed if the contest is
  // unreachable or busy.
  [[nodiscard]] Expected<desk::ResultPreview, desk::DeskError> preview(contest::EventId event,
                                                                       desk::Place place,
                                                                       const contest::ResultInput& input);
  [[nodiscard]] Expected<desk::ResultChange, desk::DeskError> enter(contest::EventId event, desk::Place place,
                                                                    const contest::ResultInput& input,
                                                                    const desk::Author& author);
  // Returns who entered the game's result last, and when. nullopt if this cannot be read now.
  [[nodiscard]] std::optional<Entered> entered(const contest::Game& game);

 private:
  // Locks the desk. The returned lock owns nothing if the desk stays busy for longer than kTurnPatience.
  [[nodiscard]] std::unique_lock<std::timed_mutex> turn();
  [[nodiscard]] std::optional<desk::DeskError> unreached() const;
  // Precondition of both: this thread holds the turn().
  void lookWithTurn();
  void seeAnew();
  void see(const db::StoreError& trouble);
  void show(Sight sight);

  db::Place m_place;
  const desk::Clock& m_clock;
  std::timed_mutex m_turn;
  std::optional<desk::Desk> m_desk;  // guarded by m_turn
  std::optional<std::int64_t> m_seen;
  std::optional<db::Person> m_person;
  mutable std::mutex m_showing;
  std::shared_ptr<const Sight> m_sight = std::make_shared<const Sight>();
};

}  // namespace damath::web
