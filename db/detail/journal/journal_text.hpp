// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the JSON text that a journal row holds, for each kind of action. People read these texts too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/journal/live_chain.hpp"
#include "db/records/branch.hpp"
#include "db/records/check_in.hpp"
#include "db/records/clock_jump.hpp"
#include "db/records/issued_paper.hpp"
#include "db/records/journal_subject.hpp"
#include "db/records/replaced_rows.hpp"
#include "db/records/rescue_report.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/stamp.hpp"
#include "db/records/violation.hpp"

namespace damath::db::detail {

// A new entry with its player and school, as imported or typed.
struct EntryFacts {
  contest::Entry entry;
  contest::Player player;
  contest::School school;
};

[[nodiscard]] std::string journalText(const contest::ContestHead& head);
// Returns the journal text about the creation of a contest. `origin` is different for every contest, even if
// name and time are equal.
[[nodiscard]] std::string journalText(const contest::ContestHead& head, const std::string& origin);
[[nodiscard]] std::string journalText(const contest::EventSetup& setup);
[[nodiscard]] std::string journalText(const std::vector<EntryFacts>& entries);
[[nodiscard]] std::string journalText(const contest::Player& player, const contest::School& school);
[[nodiscard]] std::string journalText(const contest::Entry& entry);
// Returns the journal text about a list of entries, ordered by new start number or by lot.
[[nodiscard]] std::string journalText(const std::vector<contest::EntryId>& order);
[[nodiscard]] std::string journalText(const std::vector<contest::Game>& games,
                                      const std::vector<contest::Bye>& byes);
// Returns the journal text about a pairing with the results of its games.
[[nodiscard]] std::string journalText(const std::vector<contest::Game>& games,
                                      const std::vector<contest::Bye>& byes, exact::FigureStyle style);
[[nodiscard]] std::string journalText(const contest::GameResult& result, exact::FigureStyle style);
[[nodiscard]] std::string journalText(contest::EventId event, const contest::Rematch& rematch,
                                      exact::FigureStyle style);
// The SHA-256 digests of a scoresheet's content and of its findings. The journal row of a stored scoresheet
// holds only these digests. The tables `sheet` and `finding` have the texts.
struct SheetDigests {
  std::string content;
  std::string findings;
};
// Returns the journal text about a stored scoresheet. `habits` is the value of the scoresheet's tag Habits.
// If `habits` is empty, the journal text omits it.
[[nodiscard]] std::string journalText(SheetOwner owner, int version, const SheetDigests& digests,
                                      std::string_view habits);
[[nodiscard]] std::string journalText(contest::SheetId sheet,
                                      const std::vector<StoredCorrection>& corrections);
[[nodiscard]] std::string journalText(const StoredReview& review);
// Returns the journal text about a ruling. `written` is the text in the cell that the ruling is about.
[[nodiscard]] std::string journalText(const StoredRuling& ruling, const std::string& written, int habitCells);
[[nodiscard]] std::string journalText(const Violation& violation);
[[nodiscard]] std::string journalText(const Branch& branch);
// Returns the journal text about an event that was renamed: its name and its level (the school grades that
// may enter the event).
[[nodiscard]] std::string namesText(const contest::EventSetup& setup);
[[nodiscard]] std::string checkInText(contest::RoundNumber round, std::optional<Arrival> arrival);
[[nodiscard]] std::string noticeText(const std::string& line);
[[nodiscard]] std::string signOffText(const Stamp& stamp);
// Returns the journal text about a restore. `replaced`: the journal rows that the restore replaced; nullopt
// if the replaced file could not be read.
[[nodiscard]] std::string restoreText(const std::string& backup,
                                      const std::optional<std::vector<ReplacedRows>>& replaced);
// Returns the journal text about an issued paper. `of`: the paper's facts as the table `paper` has them.
[[nodiscard]] std::string journalText(const IssuedPaper& paper, const std::string& of);
// momentText returns the time and the number of a journal row as text. clockText returns the journal text
// about a doubtful clock: the time of the computer and the kind of the doubt.
[[nodiscard]] std::string momentText(Instant at, std::int64_t row);
[[nodiscard]] std::string clockText(const ClockJump& jump);
[[nodiscard]] std::string rescueText(const RescueReport& rescue, const std::string& file);
// liveText: the first function is for the start of a live game. The second is for its newest step, with a
// remark for readers. Both texts hold the head of the game's digest chain (live_chain.hpp).
[[nodiscard]] std::string liveText(const LiveHead& head, contest::EntryId blue, contest::EntryId red,
                                   std::string_view keeping);
[[nodiscard]] std::string liveText(const LiveHead& head, const std::string& what, std::string_view remark);
// Adds the heads of live games (number and digest of the newest step) to the text of a journal row. Returns
// `text` unchanged if `heads` is empty.
[[nodiscard]] std::string withHeads(const std::string& text, const std::vector<LiveHead>& heads);
// reportText returns the journal text about an imported tournament report: its number of players and of
// rounds. rowsText returns the journal text about an undo or redo: the numbers of the journal rows that were
// undone or redone.
[[nodiscard]] std::string reportText(int players, int rounds);
// A removed private text, for forgottenText(), which returns the text for a removed name. `token` is the
// token of the removed text (private_text.hpp), `digest` the SHA-256 of the text that replaces it.
struct RemovedDigest {
  std::string token;
  std::string digest;
};
[[nodiscard]] std::string forgottenText(contest::PlayerId player, const std::vector<RemovedDigest>& removed);
[[nodiscard]] std::string rowsText(const std::vector<std::int64_t>& rows);

}  // namespace damath::db::detail
