// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the JSON text of each kind of journal row. People read these texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/records/journal_subject.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// An entry with its player and school, as imported.
struct EntryFacts {
  contest::Entry entry;
  contest::Player player;
  contest::School school;
};

[[nodiscard]] std::string journalText(const contest::ContestHead& head);
// For the creation of a contest. `origin` is unique, even among contests with the same name and time.
[[nodiscard]] std::string journalText(const contest::ContestHead& head, const std::string& origin);
[[nodiscard]] std::string journalText(const contest::EventSetup& setup);
[[nodiscard]] std::string journalText(const std::vector<EntryFacts>& entries);
[[nodiscard]] std::string journalText(const contest::Player& player, const contest::School& school);
[[nodiscard]] std::string journalText(const contest::Entry& entry);
// Entries in the order of their start numbers or of a lot.
[[nodiscard]] std::string journalText(const std::vector<contest::EntryId>& order);
[[nodiscard]] std::string journalText(const std::vector<contest::Game>& games,
                                      const std::vector<contest::Bye>& byes);
// Includes the results of the games.
[[nodiscard]] std::string journalText(const std::vector<contest::Game>& games,
                                      const std::vector<contest::Bye>& byes, exact::FigureStyle style);
[[nodiscard]] std::string journalText(const contest::GameResult& result, exact::FigureStyle style);
[[nodiscard]] std::string journalText(contest::EventId event, const contest::Rematch& rematch,
                                      exact::FigureStyle style);
// Contains the scoresheet's digest; the content itself is stored as evidence. `habits` is the scoresheet's
// tag Habits; left out if empty.
[[nodiscard]] std::string journalText(SheetOwner owner, int version, const std::string& digest,
                                      std::string_view habits);
[[nodiscard]] std::string journalText(contest::SheetId sheet,
                                      const std::vector<StoredCorrection>& corrections);
[[nodiscard]] std::string journalText(const StoredReview& review);
// Includes the text of the cell.
[[nodiscard]] std::string journalText(const StoredRuling& ruling, const std::string& written, int habitCells);
[[nodiscard]] std::string journalText(const Violation& violation);
[[nodiscard]] std::string journalText(const Branch& branch);
// Returns the names of an event.
[[nodiscard]] std::string namesText(const contest::EventSetup& setup);
[[nodiscard]] std::string checkInText(contest::RoundNumber round, std::optional<Arrival> arrival);
[[nodiscard]] std::string noticeText(const std::string& line);
[[nodiscard]] std::string signOffText(const Stamp& stamp);
[[nodiscard]] std::string restoreText(const std::string& backup);
// The start of a live game, and a step of a live game with a remark for readers.
[[nodiscard]] std::string liveText(std::int64_t live, contest::EntryId blue, contest::EntryId red,
                                   std::string_view keeping);
[[nodiscard]] std::string liveText(std::int64_t live, std::int64_t step, const std::string& what,
                                   std::string_view remark);
// reportText: the size of an imported report. rowsText: the journal rows that an undo or redo covered.
[[nodiscard]] std::string reportText(int players, int rounds);
[[nodiscard]] std::string rowsText(const std::vector<std::int64_t>& rows);

}  // namespace damath::db::detail
