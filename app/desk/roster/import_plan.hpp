// SPDX-License-Identifier: GPL-3.0-or-later
// The import of a list of players into an event: the match of each row with known players, the effects before
// the import, and the result with notes for the user.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/ids.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

// The match of a row of the list with the players of the contest.
enum class RowMatch {
  New,    // no player has this name
  Known,  // a player has the same name, middle name and school, and no different grade
  Alike   // a player has a similar name, but another school, middle name or grade
};

struct Candidate {
  contest::PlayerId player{};
  std::string name;
  std::string school;
  std::string grade;
};

// Doubts that the user should check. They never block an import.
enum class DoubtKind {
  LikeLine,    // line: an earlier row with a similar name
  LikeSchool,  // text: the known school that the row's new school resembles
  NoGrade,     // text: the grade, which has no number
  OtherGrade   // text: the grade; most: the grade of most rows
};
struct RowDoubt {
  DoubtKind kind = DoubtKind::LikeLine;
  std::string text = {};
  int line = 0;
  std::string most = {};
};

inline constexpr std::size_t kMostCandidates = 8;

struct MatchedRow {
  int line = 0;  // the line in the file
  RowMatch match = RowMatch::New;
  std::vector<Candidate> candidates;  // the most likely candidate first, at most kMostCandidates
  std::vector<RowDoubt> doubts = {};
};
// Returns the earlier row with a similar name; nullopt if no earlier row has a similar name.
[[nodiscard]] std::optional<int> lineLike(const MatchedRow& row);

enum class SameOrDifferent { Same, Different, LeftOut };

// The user's decision about the row of this line. Without a decision, a row with RowMatch::Known is the same
// player, and a row with RowMatch::Alike is a different player. A row that is "Different" may appear twice in
// its file and its event. A row that is "LeftOut" is ignored with all its errors.
struct RowDecision {
  int line = 0;
  SameOrDifferent decision = SameOrDifferent::Same;
  contest::PlayerId player{};  // for Same: the chosen candidate; 0 for the first candidate
};

// Returns `likeLine`, `likeSchool`, `noGrade` or `otherGrade`.
[[nodiscard]] std::string_view toText(DoubtKind kind);
// Returns `new`, `known` or `alike`.
[[nodiscard]] std::string_view toText(RowMatch match);

// A row that the user matched with a player who is already in the event. The import skips the row.
struct EnteredRow {
  RosterRow row;
  Candidate player;
};

// The effects of an import, or the reasons why the import is impossible.
struct ImportPreview {
  std::vector<RosterRow> rows;             // the good rows, in file order
  std::vector<MatchedRow> matches;         // the matches of `rows`, in the same order
  std::vector<std::string> newSchools;     // names, in file order
  std::vector<RowFault> faults;            // ordered by line; any error here blocks the import
  std::vector<RosterColumn> columns = {};  // the columns of the list
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};              // only for Windows: a cell whose letters the user should check
  std::vector<RosterRow> refused = {};  // rows with an error of their own, as far as they could be read
  std::vector<EnteredRow> entered = {};
};

struct ImportPlan {
  std::vector<db::Newcomer> newcomers;  // one for each row
  std::vector<MatchedRow> matches;      // one for each row
  std::vector<std::string> newSchools;
  std::vector<RowFault> faults;  // open errors of the roster, and players who are entered already
  std::vector<EnteredRow> entered;
};

// Returns the plan. Decisions for unknown lines, and decisions for players who are not candidates, are
// ignored.
[[nodiscard]] ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event,
                                    const Roster& roster, const std::vector<RowDecision>& decisions = {});

// Returns the plan together with its roster, for display.
[[nodiscard]] ImportPreview importPreview(const contest::Contest& contest, const contest::Event& event,
                                          Roster roster, const std::vector<RowDecision>& decisions);

enum class ImportNoteKind {
  SeveralEvents,  // detail: the events that the player is in now
  OverLimit,      // detail: the events, which are more than some divisions allow (clashes.hpp)
  OutsideLevel    // detail: the player's grade, which is outside the event's level
};

// A note (ConfirmationLevel::Note), never an error.
struct ImportNote {
  ImportNoteKind kind = ImportNoteKind::SeveralEvents;
  std::string player;
  std::string detail;
};

// The result of an import or a late entry.
struct ImportDone {
  int players = 0;
  int schools = 0;  // new schools
  int firstNumber = 0;
  int lastNumber = 0;
  std::vector<ImportNote> notes = {};  // in file order
};

// Returns `severalEvents`, `overLimit` or `outsideLevel`.
[[nodiscard]] std::string_view toText(ImportNoteKind kind);

}  // namespace damath::desk
