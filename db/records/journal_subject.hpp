// SPDX-License-Identifier: GPL-3.0-or-later
// The names that journal rows give to things: "event 2", "event 2 round 3", "player 7".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/contest/model/ids.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

inline constexpr std::string_view kContestSubject = "contest";
[[nodiscard]] std::string subjectOf(contest::EventId event);
[[nodiscard]] std::string subjectOf(contest::EventId event, contest::RoundNumber round);
[[nodiscard]] std::string subjectOf(contest::GameId game);
[[nodiscard]] std::string subjectOf(contest::SheetId sheet);
[[nodiscard]] std::string subjectOf(contest::PlayerId player);
[[nodiscard]] std::string subjectOf(contest::EntryId entry);
// Returns the name of the game or rematch to which a scoresheet belongs: "game 17", "rematch 3".
[[nodiscard]] std::string subjectOf(SheetOwner owner);
[[nodiscard]] std::string entriesSubject(contest::EventId event);
[[nodiscard]] std::string lotSubject(contest::EventId event, int lot);
[[nodiscard]] std::string acceptanceSubject(std::int64_t acceptance);
[[nodiscard]] std::string violationSubject(std::int64_t violation);
[[nodiscard]] std::string paperSubject(std::int64_t paper);
[[nodiscard]] std::string actSubject(std::int64_t act);

}  // namespace damath::db
