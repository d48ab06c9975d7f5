// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/sample_contest.hpp"

#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/rules/standard_rulesets.hpp"
#include "db/edits/roster_edit.hpp"
#include "tests/db/place_of_tests.hpp"

namespace damath::testing {

db::Stamp stampAt(int minute, const std::string& by, const std::string& reason) {
  return {std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(8) +
              std::chrono::minutes(minute),
          by, reason};
}

contest::EventSetup integerEvent(const std::string& name) {
  return {name, *rules::builtInChipSet("integer"), rules::manual(), contest::System::RoundRobin, 1, {}, 7};
}

db::Newcomer newcomer(const std::string& last, const std::string& first, const std::string& school) {
  db::Newcomer person;
  person.player.last = last;
  person.player.first = first;
  person.player.grade = "7";
  person.player.section = "Sampaguita";
  person.school.name = school;
  person.school.division = "Quezon City";
  return person;
}

void take(Expected<void, db::StoreError> answer) {
  if (!answer) throw std::runtime_error(answer.error().detail);
}

std::string documentOf(const db::Store& store) {
  std::string text;
  static_cast<void>(take(store.writeDocument([&text](std::string_view piece) {
    text += piece;
    return true;
  })));
  return text;
}

db::Store sampleStore(const std::filesystem::path& path, const db::OpenOptions& options) {
  db::Store store = take(db::Store::create(path,
                                           {"Dibisyon ng Parañaque", "Gym", "2026-11-20",
                                            contest::ContestMode::Official, contest::ContestLevel::Division},
                                           stampAt(0), options));
  db::Edit edit = take(store.edit(stampAt(1)));
  const contest::EventId event = take(db::RosterEdit(edit).addEvent(integerEvent("Grade 7")));
  take(db::RosterEdit(edit).addEntries(
      event, 1,
      {newcomer("Peña", "Niño", "Doña Aurora HS"), newcomer("Santos", "Ana", "Rizal HS"),
       newcomer("Cruz", "Jose", "Rizal HS"), newcomer("Reyes", "Luz", "Mabini NHS")}));
  take(edit.commit());
  return placed(std::move(store), options);
}

}  // namespace damath::testing
