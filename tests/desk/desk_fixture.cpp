// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/desk_fixture.hpp"

#include "core/rules/profiles.hpp"

namespace damath::desk {

std::chrono::sys_seconds StepClock::now() const {
  if (m_now == std::chrono::sys_seconds{}) {
    m_now = std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(8);
  }
  return m_now += std::chrono::minutes(1);
}

DeskTest::DeskTest() {
  auto desk = Desk::create(m_path, {"Dibisyon ng Parañaque", {}, {}}, m_user, m_clock);
  if (desk) m_desk = *std::move(desk);
}

void DeskTest::reopen() {
  closeFile();
  m_desk = std::move(Desk::open(m_path, m_clock).desk);
}

contest::Contest DeskTest::snapshot() {
  return m_desk.value().snapshot().value();
}

contest::Event DeskTest::event() {
  return snapshot().events.at(0);
}

contest::EventId DeskTest::addEvent(int players, int legs) {
  contest::EventSetup setup = setupOf("Grade 7");
  setup.legs = legs;
  const contest::EventId id = events().addEvent(setup, m_user).value();
  if (players > 0) {
    EXPECT_TRUE(events().importPlayers(id, rosterOf(players), m_user));
  }
  return id;
}

PairedRound DeskTest::playRound(contest::EventId event) {
  PairedRound round = pairings().pairNextRound(event, m_user).value();
  for (const contest::Game& game : round.games) {
    EXPECT_TRUE(rounds().setResult(event, {game.round, game.board}, totals(12, 3), m_user));
  }
  return round;
}

std::string DeskTest::journalled(std::size_t fromLast) {
  const auto rows = m_desk.value().journal().value();
  const db::JournalRow& row = rows.at(rows.size() - fromLast);
  return row.action + " " + row.subject + " " + row.by;
}

std::vector<db::ConfirmationAnswer> everyAnswer() {
  std::vector<db::ConfirmationAnswer> answers;
  for (int code = 0; !toText(static_cast<ConfirmationReason>(code)).empty(); ++code) {
    answers.push_back({4, std::string(toText(static_cast<ConfirmationReason>(code))), "oo"});
  }
  return answers;
}

contest::EventSetup setupOf(const std::string& name) {
  return {name, *rules::builtInChipSet("integer"), rules::manual(), contest::System::RoundRobin, 1, {}, 1};
}

std::string rosterOf(int players) {
  std::string csv = "last,first,school\n";
  for (int number = 1; number <= players; ++number) {
    const std::string text = std::to_string(number);
    csv += "P" + text + ",A,School " + text + "\n";
  }
  return csv;
}

ResultInput totals(std::int64_t blue, std::int64_t red) {
  return {rules::Ending::Time, exact::Number(blue), exact::Number(red)};
}

Place place(int round, int board) {
  return {contest::RoundNumber{round}, contest::BoardNumber{board}};
}

}  // namespace damath::desk
