// What the journal writes of each thing as JSON, and the name it gives it. The same text is made again from
// the tables when the journal is held against them.
#pragma once

#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "db/records.hpp"

namespace damath::db::detail {

inline constexpr std::string_view kContestSubject = "contest";
[[nodiscard]] std::string eventSubject(contest::EventId event);
[[nodiscard]] std::string entriesSubject(contest::EventId event);
[[nodiscard]] std::string roundSubject(contest::EventId event, contest::RoundNumber round);
[[nodiscard]] std::string gameSubject(contest::GameId game);
[[nodiscard]] std::string rematchSubject(contest::GameId rematch);
[[nodiscard]] std::string sheetSubject(contest::SheetId sheet);
[[nodiscard]] std::string acceptanceSubject(contest::SheetId sheet);

// An entry with everything that was imported with it.
struct EntryFacts {
  contest::Entry entry;
  contest::Player player;
  contest::School school;
};

[[nodiscard]] std::string journalText(const contest::ContestHead& head);
[[nodiscard]] std::string journalText(const contest::EventSetup& setup);
[[nodiscard]] std::string journalText(const std::vector<EntryFacts>& entries);
[[nodiscard]] std::string journalText(const std::vector<contest::Game>& games,
                                      const std::vector<contest::EntryId>& byes);
[[nodiscard]] std::string journalText(const contest::GameResult& result, exact::FigureStyle style);
[[nodiscard]] std::string journalText(contest::EventId event, const contest::Rematch& rematch,
                                      exact::FigureStyle style);
[[nodiscard]] std::string journalText(contest::GameId game, int version, const sheet::Sheet& sheet);
[[nodiscard]] std::string journalText(const std::vector<StoredCorrection>& corrections);

}  // namespace damath::db::detail
