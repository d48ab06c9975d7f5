// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/desk_fixture.hpp"

#include <array>
#include <set>
#include <utility>

#include "core/rules/standard_rulesets.hpp"

namespace damath::desk {

std::chrono::sys_seconds StepClock::now() const {
  if (m_now == std::chrono::sys_seconds{}) {
    m_now = std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(8);
  }
  return m_now += std::chrono::minutes(1);
}

DeskTest::DeskTest() {
  m_desk = got(Desk::create(m_path, {"Dibisyon ng Parañaque", {}, {}}, m_user, m_clock));
}

void DeskTest::reopen() {
  closeFile();
  m_desk = std::move(Desk::open(m_path, m_clock).desk);
}

void DeskTest::announce(std::initializer_list<ConfirmationReason> questions) {
  expectAsked();
  m_announced = questions;
  m_named.answers = answersTo(questions);
  m_named.answers.push_back(m_user.answers.front());
  m_announcedAt = got(m_desk.value().journal()).back().at;
}

void DeskTest::expectAsked() {
  if (m_announced.empty()) return;
  if (!m_desk) reopen();
  std::set<ConfirmationReason> unasked = m_announced;
  for (const db::JournalRow& row : got(m_desk.value().journal())) {
    if (row.at <= m_announcedAt) continue;
    for (const db::ConfirmationAnswer& each : row.confirmations) unasked.erase(each.code);
  }
  for (const ConfirmationReason code : unasked)
    ADD_FAILURE() << toText(code) << " was announced and never asked";
}

contest::Contest DeskTest::snapshot() {
  return *got(m_desk.value().snapshot());
}

contest::Event DeskTest::event() {
  return snapshot().events.at(0);
}

contest::EventId DeskTest::addEvent(int players, int legs) {
  contest::EventSetup setup = setupOf("Grade 7");
  setup.legs = legs;
  const contest::EventId id = got(events().addEvent(setup, m_user));
  if (players > 0) done(events().importPlayers(id, rosterOf(players), m_user));
  return id;
}

PairedRound DeskTest::playRound(contest::EventId event) {
  PairedRound round = got(pairings().pairNextRound(event, m_user));
  for (const contest::Game& game : round.games) {
    done(rounds().setResult(event, {game.round, game.board}, totals(12, 3), m_user));
  }
  return round;
}

std::string DeskTest::journalled(std::size_t fromLast) {
  const auto rows = got(m_desk.value().journal());
  const db::JournalRow& row = rows.at(rows.size() - fromLast);
  return row.word + " " + row.subject + " " + row.by;
}

std::vector<db::ConfirmationAnswer> answersTo(std::initializer_list<ConfirmationReason> questions) {
  std::vector<db::ConfirmationAnswer> answers;
  for (const ConfirmationReason code : questions)
    answers.push_back({ConfirmationLevel::TwoSteps, code, "oo"});
  return answers;
}

std::string reasonOf(const DeskError& error) {
  std::string text(toText(error.refusal));
  if (error.question() != nullptr) text += " " + std::string(toText(error.question()->code));
  const auto* file = error.as<FileFault>();
  if (file != nullptr && file->error) text += " " + reasonOf(*file->error);
  return text + " " + std::string(error.subject());
}

RefusalFacts someFacts(std::size_t kind) {
  const auto facts = []<std::size_t... kKinds>(std::index_sequence<kKinds...> /*kinds*/) {
    return std::array{RefusalFacts(std::in_place_index<kKinds>)...};
  }
  (std::make_index_sequence<std::variant_size_v<RefusalFacts>>());
  RefusalFacts some = facts.at(kind);
  if (auto* subject = std::get_if<Subject>(&some)) subject->text = "subject";
  return some;
}

std::string reasonOf(const db::StoreError& error) {
  return "store fault " + std::to_string(static_cast<int>(error.fault)) + ": " + error.detail;
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

contest::ResultInput totals(std::int64_t blue, std::int64_t red) {
  return {rules::Ending::Time, exact::Number(blue), exact::Number(red)};
}

Place place(int round, int board) {
  return {contest::RoundNumber{round}, contest::BoardNumber{board}};
}

}  // namespace damath::desk
