// SPDX-License-Identifier: GPL-3.0-or-later
// An arbiter's desk over a real file in a folder of its own.
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

// Every reading is a minute later than the one before.
class StepClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override;

 private:
  mutable std::chrono::sys_seconds m_now{};
};

// An answer to each of the questions.
[[nodiscard]] std::vector<db::ConfirmationAnswer> answersTo(
    std::initializer_list<ConfirmationReason> questions);

// What a test says when it ends for want of a value.
[[nodiscard]] std::string reasonOf(const DeskError& error);
[[nodiscard]] std::string reasonOf(const db::StoreError& error);

// The value of an answer; where there is none the test ends here and tells the refusal.
template <class T, class Error>
[[nodiscard]] T got(Expected<T, Error> answer) {
  if (!answer) throw std::runtime_error(reasonOf(answer.error()));
  return *std::move(answer);
}

// Where it was refused, the test ends here and tells the refusal.
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
  // The questions that m_named answers from here on, these alone: another one is refused, so that a desk
  // that asks too often is found; one that is not asked before the next announcement or the test's end fails
  // the test.
  void announce(std::initializer_list<ConfirmationReason> questions);
  // Gives up the file, as when the program ends.
  void closeFile() { m_desk.reset(); }
  void reopen();
  contest::Contest snapshot();
  contest::Event event();  // the first

  // An event with so many players ("P1, A" … of "School 1" …).
  contest::EventId addEvent(int players, int legs = 1);
  // Pairs the next round and lets BLUE win every game.
  PairedRound playRound(contest::EventId event);
  std::string journalled(std::size_t fromLast);  // "action subject by", 1 is the newest row

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  StepClock m_clock;
  // Knows that a first result publishes the round.
  Author m_user{
      "arbiter", {}, {}, {{ConfirmationLevel::Acknowledge, ConfirmationReason::RoundPublished, "oo"}}};
  // Who gives name and reason, and the answers to the questions that the test announced.
  Author m_named{"arbiter", "Gng. Muñoz", "maling pagbasa", m_user.answers};
  std::optional<Desk> m_desk;

 private:
  void expectAsked();  // what was announced, by the journal, which keeps what was answered

  std::set<ConfirmationReason> m_announced;
  std::string m_announcedAt;  // the moment of the row that was the newest then
};

[[nodiscard]] contest::EventSetup setupOf(const std::string& name);
[[nodiscard]] std::string rosterOf(int players);
[[nodiscard]] contest::ResultInput totals(std::int64_t blue, std::int64_t red);
[[nodiscard]] Place place(int round, int board);

// Facts of that kind, by the index that a row of the refusals has: a word where there is room for one.
[[nodiscard]] RefusalFacts someFacts(std::size_t kind);

// The refusal of an answer; nothing where it was none.
template <class T>
std::optional<Refusal> refusalOf(const Expected<T, DeskError>& answer) {
  return answer ? std::nullopt : std::optional(answer.error().refusal);
}

}  // namespace damath::desk
