// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/import_plan.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "app/desk/roster/known_schools.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"

namespace damath::desk {

namespace {

using contest::Player;
using contest::PlayerId;
using contest::School;
using contest::SchoolId;

std::string keyOf(std::string_view last, std::string_view first) {
  return folded(last) + '\n' + folded(first);
}

// True if both texts may be the same grade: "8" and "Grade 8". A text without a number is compared as
// written.
bool mayBeSameGrade(const std::string& one, const std::string& other) {
  if (one.empty() || other.empty() || one == other) return true;
  const auto grade = contest::gradeIn(one);
  return grade && grade == contest::gradeIn(other);
}

// Finds players with similar names among the rows that were read so far.
class LikeNames {
 public:
  // Returns the line of the first earlier row with a similar name, and adds this row for later calls.
  [[nodiscard]] std::optional<int> add(const RosterRow& row) {
    auto& rows = m_rows[nameLikeness(row.last, row.first)];
    const std::string initial = initialOf(row.middle);
    const auto like = std::ranges::find_if(rows, [&](const Named& other) {
      return initial.empty() || other.initial.empty() || initial == other.initial;
    });
    const auto line = like == rows.end() ? std::nullopt : std::optional(like->line);
    rows.push_back({row.line, initial});
    return line;
  }

 private:
  struct Named {
    int line = 0;
    std::string initial;
  };
  // Returns the initial of a middle name. Only initials are compared, because "P." and "Pascual" may be the
  // same middle name.
  static std::string initialOf(std::string_view middle) {
    const std::string likeness = nameLikeness(middle, {});
    // nameLikeness() ends each part of a name with a line end. A key that begins with a line end therefore
    // means that there is no middle name.
    return likeness.front() == '\n' ? std::string() : std::string(firstLetter(likeness)->bytes);
  }
  std::unordered_map<std::string, std::vector<Named>> m_rows;
};

// Marks doubtful grades: grades without a number, and rare grades. A grade is rare if it occurs at most one
// third as often as the most frequent grade of the list.
void addGradeDoubts(ImportPlan& plan) {
  constexpr std::ptrdiff_t kTimes = 3;
  std::map<int, std::ptrdiff_t> counts;
  for (const db::Newcomer& each : plan.newcomers) {
    if (const auto grade = contest::gradeIn(each.player.grade)) ++counts[*grade];
  }
  const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
  for (std::size_t i = 0; i < plan.newcomers.size(); ++i) {
    const std::string& text = plan.newcomers[i].player.grade;
    const auto grade = contest::gradeIn(text);
    if (!grade && !text.empty()) plan.matches[i].doubts.push_back({DoubtKind::NoGrade, text});
    if (grade && most->second >= kTimes * counts[*grade])
      plan.matches[i].doubts.push_back({DoubtKind::OtherGrade, text, 0, std::to_string(most->first)});
  }
}

class Planner {
 public:
  Planner(const contest::Contest& contest, const contest::Event& event,
          const std::vector<RowDecision>& decisions)
      : m_contest(contest), m_schools(contest.schools) {
    for (const RowDecision& decision : decisions) m_decisions.insert_or_assign(decision.line, decision);
    for (const School& school : contest.schools) m_schoolOf[school.id] = &school;
    for (const contest::Entry& entry : event.entries) m_entered.insert(entry.player);
    for (const Player& player : contest.players) {
      m_known[nameLikeness(player.last, player.first)].push_back(&player);
      m_exact[exactKeyOf(player)].push_back(&player);
      if (!m_entered.contains(player.id)) continue;
      const School* school = schoolOf(player);
      if (school == nullptr) continue;
      m_enteredNames.add(
          {player.last, player.first, school->name, player.middle, school->district, school->division}, 0);
    }
  }

  void add(ImportPlan& plan, const RosterRow& row) {
    db::Newcomer newcomer;
    const School* standing = m_schools.find(row);
    newcomer.school = standing != nullptr ? *standing : School{{}, row.school, row.district, row.division};
    newcomer.player = playerOf(row);
    newcomer.player.school = newcomer.school.id;
    MatchedRow matched = matchOf(newcomer.player, row.line);
    newcomer.known = chosen(matched);
    if (newcomer.known && m_entered.contains(*newcomer.known)) addCompletion(plan, row, *newcomer.known);
    if (newcomer.known && m_entered.contains(*newcomer.known) && isSame(row.line)) {
      return plan.entered.push_back(
          {row, *std::ranges::find(matched.candidates, *newcomer.known, &Candidate::player)});
    }
    if (const auto line = m_likeNames.add(row)) matched.doubts.push_back({DoubtKind::LikeLine, {}, *line});
    // Checks the school of a new player only, because a known player keeps the stored school.
    if (standing == nullptr && !newcomer.known) {
      if (const School* like = m_schools.findLike(row))
        matched.doubts.push_back({DoubtKind::LikeSchool, like->name});
      plan.newSchools.push_back(row.school);
      m_schools.add(newcomer.school);
    }
    checkEntered(plan, row, newcomer.known);
    plan.newcomers.push_back(std::move(newcomer));
    plan.matches.push_back(std::move(matched));
  }

  [[nodiscard]] bool isLeftOut(int line) const {
    const auto decision = m_decisions.find(line);
    return decision != m_decisions.end() && decision->second.decision == SameOrDifferent::LeftOut;
  }
  // True if the user decided that the player of the row and the similar known player are two different
  // people.
  [[nodiscard]] bool isDifferent(int line) const {
    const auto decision = m_decisions.find(line);
    return decision != m_decisions.end() && decision->second.decision == SameOrDifferent::Different;
  }

 private:
  void addCompletion(ImportPlan& plan, const RosterRow& row, PlayerId player) const {
    const Player& stored = m_contest.at(player);
    Completion completion{row.line, player, stored.name(), row, {}};
    for (const RosterText& each : kRosterTexts) {
      using enum RosterField;
      const bool isFact = each.field == Grade || each.field == Section || each.field == Coach;
      if (isFact && (stored.*each.ofPlayer).empty() && !(row.*each.text).empty())
        completion.fields.push_back(each.field);
    }
    if (row.rating && !stored.rating) completion.fields.push_back(RosterField::Rating);
    if (!completion.fields.empty()) plan.completions.push_back(std::move(completion));
  }
  [[nodiscard]] bool isSame(int line) const {
    const auto decision = m_decisions.find(line);
    return decision != m_decisions.end() && decision->second.decision == SameOrDifferent::Same;
  }
  [[nodiscard]] const School* schoolOf(const Player& player) const {
    const auto found = m_schoolOf.find(player.school);
    return found == m_schoolOf.end() ? nullptr : found->second;
  }

  [[nodiscard]] MatchedRow matchOf(const Player& player, int line) const {
    MatchedRow matched{line, RowMatch::New, {}};
    const auto namesakes = m_known.find(nameLikeness(player.last, player.first));
    if (namesakes == m_known.end()) return matched;
    matched.match = RowMatch::Alike;
    std::set<PlayerId> offered;
    const auto offer = [&](const Player& other) {
      if (matched.candidates.size() >= kMostCandidates || !offered.insert(other.id).second) return;
      matched.candidates.push_back(candidateOf(other));
    };
    if (const auto same = m_exact.find(exactKeyOf(player)); same != m_exact.end()) {
      for (const Player* other : same->second) {
        if (!mayBeSameGrade(player.grade, other->grade)) continue;
        matched.match = RowMatch::Known;
        offer(*other);
      }
    }
    for (const Player* other : namesakes->second) {
      if (matched.candidates.size() >= kMostCandidates) break;
      offer(*other);
    }
    return matched;
  }

  // A new school has the ID 0, which no known player's school has. The key of a player with a new school
  // therefore matches no known player.
  static std::string exactKeyOf(const Player& player) {
    return keyOf(player.last, player.first) + '\n' + folded(player.middle) + '\n' +
           std::to_string(contest::numberOf(player.school));
  }

  [[nodiscard]] Candidate candidateOf(const Player& player) const {
    const School* school = schoolOf(player);
    return {player.id, player.name(), school == nullptr ? std::string() : school->name, player.grade};
  }

  [[nodiscard]] std::optional<PlayerId> chosen(const MatchedRow& matched) const {
    if (matched.candidates.empty()) return std::nullopt;
    const auto decided = m_decisions.find(matched.line);
    if (decided == m_decisions.end()) {
      if (matched.match != RowMatch::Known) return std::nullopt;
      return matched.candidates.front().player;
    }
    if (decided->second.decision == SameOrDifferent::Different) return std::nullopt;
    const auto named = std::ranges::find(matched.candidates, decided->second.player, &Candidate::player);
    return named == matched.candidates.end() ? matched.candidates.front().player : named->player;
  }

  void checkEntered(ImportPlan& plan, const RosterRow& row, std::optional<PlayerId> known) {
    const bool looksEntered = m_enteredNames.firstLike(row.person()).has_value() && !isDifferent(row.line);
    if (looksEntered || (known && m_entered.contains(*known))) {
      plan.faults.push_back({row.line, RowReason::DuplicateInEvent, row.name(), {}});
      return;
    }
    if (!known) return;
    const auto [other, isFirst] = m_taken.emplace(*known, row.line);
    if (!isFirst) plan.faults.push_back({row.line, RowReason::DuplicateInFile, row.name(), other->second});
  }

  const contest::Contest& m_contest;
  KnownSchools m_schools;
  LikeNames m_likeNames;
  std::map<int, RowDecision> m_decisions;
  std::map<SchoolId, const School*> m_schoolOf;
  std::set<PlayerId> m_entered;
  Namesakes m_enteredNames;
  // The known players, by a key that is equal for similar names (nameLikeness).
  std::unordered_map<std::string, std::vector<const Player*>> m_known;
  // The known players, by a key of name, middle name and school.
  std::unordered_map<std::string, std::vector<const Player*>> m_exact;
  std::map<PlayerId, int> m_taken;  // for each known player whom a row enters: the line of the row
};

}  // namespace

contest::Player completed(contest::Player player, const Completion& completion) {
  for (const RosterField field : completion.fields) {
    if (field == RosterField::Rating) player.rating = completion.row.rating;
    const auto* text = std::ranges::find(kRosterTexts, field, &RosterText::field);
    if (text != std::end(kRosterTexts) && text->ofPlayer != nullptr) {
      player.*text->ofPlayer = completion.row.*text->text;
    }
  }
  return player;
}

std::string_view toText(DoubtKind kind) {
  return spellingOf(kind);
}

std::optional<int> lineLike(const MatchedRow& row) {
  const auto doubt = std::ranges::find(row.doubts, DoubtKind::LikeLine, &RowDoubt::kind);
  return doubt == row.doubts.end() ? std::nullopt : std::optional(doubt->line);
}

std::string_view toText(RowMatch match) {
  return spellingOf(match);
}

ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event, const Roster& roster,
                      const std::vector<RowDecision>& decisions) {
  ImportPlan plan;
  Planner planner(contest, event, decisions);
  for (const RowFault& fault : roster.faults) {
    const bool isOfRow = !isOfColumns(fault);
    const bool isTwin = fault.reason == RowReason::DuplicateInFile;
    const bool isSettled = isTwin && (planner.isDifferent(fault.line) ||
                                      (fault.otherLine && planner.isLeftOut(*fault.otherLine)));
    if (!isSettled && !(isOfRow && planner.isLeftOut(fault.line))) plan.faults.push_back(fault);
  }
  for (const RosterRow& row : roster.rows) {
    if (!planner.isLeftOut(row.line)) planner.add(plan, row);
  }
  addGradeDoubts(plan);
  const bool isAnyLeftOut =
      std::ranges::find(decisions, SameOrDifferent::LeftOut, &RowDecision::decision) != decisions.end();
  if (plan.newcomers.empty() && plan.faults.empty()) {
    if (!plan.entered.empty()) {
      plan.faults.push_back({1, RowReason::NoneNew, {}, {}});
    } else if (isAnyLeftOut) {
      plan.faults.push_back({1, RowReason::NoRows, {}, {}});
    }
  }
  const auto place = [](const RowFault& fault) { return std::pair(fault.line, fault.reason); };
  std::ranges::stable_sort(plan.faults, {}, place);
  // Removes repeated errors. A row that repeats an earlier row may also name the same known player again, and
  // would be reported twice.
  const auto facts = [](const RowFault& fault) {
    return std::tie(fault.line, fault.reason, fault.text, fault.otherLine);
  };
  plan.faults.erase(std::unique(plan.faults.begin(), plan.faults.end(),
                                [&](const RowFault& a, const RowFault& b) { return facts(a) == facts(b); }),
                    plan.faults.end());
  return plan;
}

ImportPreview importPreview(const contest::Contest& contest, const contest::Event& event, Roster roster,
                            const std::vector<RowDecision>& decisions) {
  ImportPlan plan = importPlan(contest, event, roster, decisions);
  const auto isLeftOut = [&decisions](const RosterRow& row) {
    const auto last = std::find_if(decisions.rbegin(), decisions.rend(),
                                   [&row](const RowDecision& each) { return each.line == row.line; });
    return last != decisions.rend() && last->decision == SameOrDifferent::LeftOut;
  };
  const auto isEntered = [&plan](const RosterRow& row) {
    return std::ranges::any_of(plan.entered, [&row](const auto& each) { return each.row.line == row.line; });
  };
  std::erase_if(roster.rows, [&](const RosterRow& row) { return isLeftOut(row) || isEntered(row); });
  std::erase_if(roster.refused, isLeftOut);
  return {std::move(roster.rows),         std::move(plan.matches),
          std::move(plan.newSchools),     std::move(plan.faults),
          std::move(roster.columns),      roster.encoding,
          std::move(roster.sample),       std::move(roster.refused),
          std::move(plan.entered),        roster.headingLine,
          std::move(roster.passed),       std::move(roster.filledSchools),
          std::move(roster.knownSchools), std::move(roster.letterhead),
          std::move(plan.completions)};
}

}  // namespace damath::desk
