// SPDX-License-Identifier: GPL-3.0-or-later
// Plans the import of a list of players into an event. The plan matches each row with the players of the
// contest. It shows the effects before the import, with doubts that the user should check.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/ids.hpp"
#include "core/text/encoded_text.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

// Tells if a row of the list is a player whom the contest has already.
enum class RowMatch {
  New,    // no player of the contest has this name or a similar name
  Known,  // a player has the same name, middle name and school, and no different grade
  Alike   // a player has a similar name, or the same name but another school, middle name or grade
};

struct Candidate {
  contest::PlayerId player{};
  std::string name;
  std::string school;
  std::string grade;
};

// Doubts about a row of the list, which the user should check. A doubt never blocks the import.
enum class DoubtKind {
  LikeLine,    // an earlier row has a similar name; the doubt has the line of that row
  LikeSchool,  // the new school of the row resembles a known school; the doubt names the known school
  NoGrade,     // the grade has no number; the doubt has the grade
  OtherGrade   // the grade is rare in this list; the doubt has the grade and the most frequent grade
};
struct RowDoubt {
  DoubtKind kind = DoubtKind::LikeLine;
  std::string text = {};
  int line = 0;
  std::string most = {};
};

inline constexpr std::size_t kMostCandidates = 8;

struct MatchedRow {
  int line = 0;  // the line of the row in the file
  RowMatch match = RowMatch::New;
  // known players who may be meant, the most likely one first; at most kMostCandidates
  std::vector<Candidate> candidates;
  std::vector<RowDoubt> doubts = {};
};
// Returns the line of the earlier row with a similar name; nullopt if no earlier row has a similar name.
[[nodiscard]] std::optional<int> lineLike(const MatchedRow& row);

enum class SameOrDifferent { Same, Different, LeftOut };

// The user's decision if the row in this line is a known player. Without a decision, a row with
// RowMatch::Known is the known player, and a row with RowMatch::Alike is another player. If the decision is
// Different, a second player with the same name and school is allowed in the list and in the event. If the
// decision is LeftOut, the import ignores the row and its errors.
struct RowDecision {
  int line = 0;
  SameOrDifferent decision = SameOrDifferent::Same;
  contest::PlayerId player{};  // only for Same: the candidate that the user chose; 0 for the first candidate
};

// Returns the name of the value: `likeLine`, `likeSchool`, `noGrade` or `otherGrade`.
[[nodiscard]] std::string_view toText(DoubtKind kind);
// Returns the name of the value: `new`, `known` or `alike`.
[[nodiscard]] std::string_view toText(RowMatch match);

// A row that the user matched with a player who is already in the event. The import skips the row.
struct EnteredRow {
  RosterRow row;
  Candidate player;
};

// A row of a player of the event that has facts which the contest lacks: grade, section, coach or rating.
struct Completion {
  int line = 0;
  contest::PlayerId player{};
  std::string name;
  RosterRow row;                    // the row of the list
  std::vector<RosterField> fields;  // the fields that the contest lacks; never empty
};
// Returns the player with the missing facts of the completion.
[[nodiscard]] contest::Player completed(contest::Player player, const Completion& completion);

// The effects of an import before it is made, or the reasons why the import is impossible.
struct ImportPreview {
  std::vector<RosterRow> rows;             // the rows in file order, without skipped and refused rows
  std::vector<MatchedRow> matches;         // the match of each row in `rows`, in the same order
  std::vector<std::string> newSchools;     // the names of new schools, in file order
  std::vector<RowFault> faults;            // the errors, ordered by line; a single error blocks the import
  std::vector<RosterColumn> columns = {};  // the columns of the list
  TextEncoding encoding = TextEncoding::Utf8;
  std::string sample = {};  // only for TextEncoding::Windows: a cell whose letters the user should check
  std::vector<RosterRow> refused = {};  // rows with an error in their own cells, as far as they are readable
  std::vector<EnteredRow> entered = {};
  int headingLine = 0;                              // the line of the headings; 0 for a list without headings
  std::vector<PassedLine> passed = {};              // the lines that are no players, in file order
  std::vector<int> filledSchools = {};              // as in Roster
  std::vector<KnownSchoolRow> knownSchools = {};    // as in Roster
  std::optional<LetterheadSchool> letterhead = {};  // as in Roster
  std::vector<Completion> completions = {};         // as in ImportPlan
};

struct ImportPlan {
  std::vector<db::Newcomer> newcomers;  // the players to enter, in the order of their rows
  std::vector<MatchedRow> matches;      // the match of each player in `newcomers`, in the same order
  std::vector<std::string> newSchools;
  // errors that the user's decisions do not remove, and errors for players who are already in the event
  std::vector<RowFault> faults;
  std::vector<EnteredRow> entered;
  // what the list has more about players of the event, in the order of the rows; the import adds none of it
  std::vector<Completion> completions = {};
};

// Returns the plan of the import. A decision is ignored if the list has no such line. A decision Same for a
// row without candidates is ignored too. If a decision Same names no candidate of the row, the first
// candidate counts.
[[nodiscard]] ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event,
                                    const Roster& roster, const std::vector<RowDecision>& decisions = {});

// Returns the plan of the import for display, with the rows of the imported list `roster`. Leaves out the
// rows that the user skips. Rows that the user matched with a player of the event are only in `entered`.
[[nodiscard]] ImportPreview importPreview(const contest::Contest& contest, const contest::Event& event,
                                          Roster roster, const std::vector<RowDecision>& decisions);

}  // namespace damath::desk
