// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with a desk of the arbiter over a real file in a temporary folder.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::desk {

// A clock that advances one minute with each reading.
class StepClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override;

 private:
  mutable std::chrono::sys_seconds m_now{};
};

// Returns an answer to each of the questions.
[[nodiscard]] std::vector<db::ConfirmationAnswer> answersTo(
    std::initializer_list<ConfirmationReason> questions);

// Returns the text of the error for the message of a failed test.
[[nodiscard]] std::string reasonOf(const DeskError& error);
[[nodiscard]] std::string reasonOf(const db::StoreError& error);

// Returns the value, or ends the test with the error.
template <class T, class Error>
[[nodiscard]] T got(Expected<T, Error> answer) {
  if (!answer) throw std::runtime_error(reasonOf(answer.error()));
  return *std::move(answer);
}

// Ends the test with the error if `answer` is an error.
template <class T, class Error>
void done(const Expected<T, Error>& answer) {
  if (!answer) throw std::runtime_error(reasonOf(answer.error()));
}

template <class T>
[[nodiscard]] T got(std::optional<T> answer) {
  if (!answer) throw std::runtime_error("there is none");
  return *std::move(answer);
}

class DeskTest : public ::testing::Test {
 protected:
  DeskTest();

  EventDesk events() { return EventDesk(m_desk.value()); }
  PairingDesk pairings() { return PairingDesk(m_desk.value()); }
  RoundDesk rounds() { return RoundDesk(m_desk.value()); }
  SheetDesk sheets() { return SheetDesk(m_desk.value()); }
  void TearDown() override { expectAsked(); }
  // Sets the questions that m_named answers from here on. m_named always answers RoundPublished too. A change
  // that asks any other question is refused, so that a desk that asks too often is found. The test fails if a
  // question of this list is not asked before the next call of announce() or the end of the test.
  void announce(std::initializer_list<ConfirmationReason> questions);
  // Closes the file, as at the end of the program.
  void closeFile() { m_desk.reset(); }
  void reopen();
  contest::Contest snapshot();
  contest::Event event();  // the first event

  // Adds an event with this number of players ("P1, A" … of "School 1" …).
  contest::EventId addEvent(int players, int legs = 1);
  // Pairs the next round and enters a win of BLUE for every game.
  PairedRound playRound(contest::EventId event);
  // Returns a journal row as "action subject by". `fromLast` is 1 for the newest row.
  std::string journalled(std::size_t fromLast);

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  StepClock m_clock;
  // An author who has confirmed that a first result publishes the round.
  Author m_user{
      "arbiter", {}, {}, {{ConfirmationLevel::Acknowledge, ConfirmationReason::RoundPublished, "oo"}}};
  // An author with name, reason, and the answers to the announced questions.
  Author m_named{"arbiter", "Gng. Muñoz", "maling pagbasa", m_user.answers};
  std::optional<Desk> m_desk;

 private:
  void expectAsked();  // checks the announced questions against the journal, which holds the answers

  std::set<ConfirmationReason> m_announced;
  std::string m_announcedAt;  // the time of the newest journal row at the last call of announce()
};

[[nodiscard]] contest::EventSetup setupOf(const std::string& name);
[[nodiscard]] std::string rosterOf(int players);
[[nodiscard]] contest::ResultInput totals(std::int64_t blue, std::int64_t red);
[[nodiscard]] Place place(int round, int board);

// Returns facts of the kind with this index in RefusalFacts. The text of a Subject is "subject"; all other
// facts are empty.
[[nodiscard]] RefusalFacts someFacts(std::size_t kind);

// Returns the error of the answer; nullopt if the answer is a value.
template <class T>
std::optional<Refusal> refusalOf(const Expected<T, DeskError>& answer) {
  return answer ? std::nullopt : std::optional(answer.error().refusal);
}

}  // namespace damath::desk
