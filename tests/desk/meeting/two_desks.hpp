// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with two users who work on one contest at the same time, each with a desk. The contest is in a
// file, or on a server where each user has a login, as an arbiter unless the test names another role.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "app/desk/change/lookup.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "db/people.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {

struct Hand {
  Desk desk;
  Author author;

  // Marks the current journal as seen on this user's screen.
  void look() { author.seen = headOf(desk); }
  static db::JournalHead headOf(const Desk& desk) {
    const auto now = got(stateOf(desk));
    return got(now.reading.journal().head());
  }
};

class TwoDesks : public ::testing::Test {
 protected:
  TwoDesks() {
    Desk made = got(Desk::create(m_path, {"Dibisyon ng Parañaque", {}, {}}, m_user, m_clock));
    m_event = got(EventDesk(made).addEvent(setupOf("Grade 7"), m_user));
    done(EventDesk(made).importPlayers(m_event, rosterOf(4), m_user));
    done(PairingDesk(made).pairNextRound(m_event, m_user));
    done(PairingDesk(made).publish(m_event, m_user));
    m_place.emplace(testing::placed(std::move(made.openFile().store), {}).place());
  }
  void TearDown() override {
    for (const std::string& login : m_logins) {
      EXPECT_TRUE(db::removePerson(*m_place->hall(), login));
    }
  }

  // Returns a desk for this user. In a shared contest the user gets a login with this role.
  [[nodiscard]] Hand hand(const std::string& name, db::Role role = db::Role::Arbiter) {
    db::Place place = *m_place;
    if (const auto* hall = m_place->hall()) {
      std::string text = hall->text;
      const std::string login = name + "-" + text.substr(text.rfind('/') + 1);
      EXPECT_TRUE(db::addPerson(*hall, {login, name, role}, "lihim na parirala"));
      m_logins.push_back(login);
      place = db::Place(db::HallAddress{text.replace(text.find("postgres@"), 8, login)});
    }
    Hand made{std::move(Desk::open(place, m_clock).desk).value(), {name, name, {}}};
    made.look();
    return made;
  }
  [[nodiscard]] bool isHall() const { return m_place->hall() != nullptr; }
  static Expected<ResultChange, DeskError> enter(Hand& hand, contest::EventId event, int board, int blue,
                                                 int red) {
    return RoundDesk(hand.desk).setResult(event, place(1, board), totals(blue, red), hand.author);
  }
  [[nodiscard]] static const contest::Game& game(const Hand& hand, int board, contest::Contest& keep) {
    keep = *got(hand.desk.snapshot());
    return keep.events.front().games.at(static_cast<std::size_t>(board) - 1);
  }

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  StepClock m_clock;
  Author m_user{"arbiter", {}, {}};
  contest::EventId m_event{};
  std::optional<db::Place> m_place;
  std::vector<std::string> m_logins;
};

}  // namespace damath::desk
