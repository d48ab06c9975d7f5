#include "app/desk/import_plan.hpp"

#include <algorithm>
#include <map>

#include "app/desk/person_text.hpp"

namespace damath::desk {

namespace {

std::string keyOf(std::string_view last, std::string_view first) {
  return folded(last) + '\n' + folded(first);
}

// A blank district or division of the row fits any school of the name.
bool fits(const contest::School& school, const RosterRow& row) {
  const auto same = [](const std::string& of, const std::string& asked) {
    return asked.empty() || folded(of) == folded(asked);
  };
  return folded(school.name) == folded(row.school) && same(school.district, row.district) &&
         same(school.division, row.division);
}

class Planner {
 public:
  Planner(const contest::Contest& contest, const contest::Event& event)
      : m_contest(&contest), m_schools(contest.schools) {
    for (const contest::Entry& entry : event.entries) {
      const contest::Player* player = contest.find(entry.player);
      if (player != nullptr) m_entered[keyOf(player->last, player->first)].push_back(player);
    }
    for (const contest::Player& player : contest.players) {
      m_known[keyOf(player.last, player.first)].push_back(&player);
    }
  }

  void add(ImportPlan& plan, const RosterRow& row) {
    if (isEntered(row)) {
      plan.faults.push_back({row.line, RowReason::DuplicateInEvent, row.name(), {}});
    }
    db::Newcomer newcomer;
    newcomer.school = schoolOf(plan, row);
    newcomer.player = {{},        row.last,  row.first, row.middle, newcomer.school.id,
                       row.grade, row.coach, row.rating};
    newcomer.known = knownAs(newcomer.player);
    plan.newcomers.push_back(std::move(newcomer));
  }

 private:
  bool isEntered(const RosterRow& row) const {
    const auto namesakes = m_entered.find(keyOf(row.last, row.first));
    if (namesakes == m_entered.end()) return false;
    return std::any_of(namesakes->second.begin(), namesakes->second.end(),
                       [&](const contest::Player* player) {
                         const contest::School* school = m_contest->find(player->school);
                         return school != nullptr && isSamePlayer({0,
                                                                   player->last,
                                                                   player->first,
                                                                   player->middle,
                                                                   school->name,
                                                                   school->district,
                                                                   school->division,
                                                                   {},
                                                                   {},
                                                                   {}},
                                                                  row);
                       });
  }

  contest::School schoolOf(ImportPlan& plan, const RosterRow& row) {
    const auto found = std::find_if(m_schools.begin(), m_schools.end(),
                                    [&row](const contest::School& school) { return fits(school, row); });
    if (found != m_schools.end()) return *found;
    plan.newSchools.push_back(row.school);
    m_schools.push_back({{}, row.school, row.district, row.division});
    return m_schools.back();
  }

  // A player of another event of whom everything is the same.
  std::optional<contest::PlayerId> knownAs(const contest::Player& player) const {
    const auto namesakes = m_known.find(keyOf(player.last, player.first));
    if (namesakes == m_known.end() || player.school == contest::SchoolId{}) return std::nullopt;
    for (const contest::Player* other : namesakes->second) {
      if (other->school == player.school && folded(other->middle) == folded(player.middle) &&
          other->grade == player.grade && other->coach == player.coach && other->rating == player.rating) {
        return other->id;
      }
    }
    return std::nullopt;
  }

  const contest::Contest* m_contest;
  std::vector<contest::School> m_schools;  // those of the contest and those of the rows so far
  std::map<std::string, std::vector<const contest::Player*>> m_entered;
  std::map<std::string, std::vector<const contest::Player*>> m_known;
};

}  // namespace

ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event, const Roster& roster) {
  ImportPlan plan;
  plan.faults = roster.faults;
  Planner planner(contest, event);
  for (const RosterRow& row : roster.rows) planner.add(plan, row);
  std::stable_sort(plan.faults.begin(), plan.faults.end(),
                   [](const RowFault& a, const RowFault& b) { return a.line < b.line; });
  return plan;
}

}  // namespace damath::desk
