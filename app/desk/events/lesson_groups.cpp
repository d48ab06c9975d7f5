// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/lesson_groups.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/contest/model/lookup.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<LessonsBy> kGroupings[] = {{LessonsBy::Kind, "kind"},
                                              {LessonsBy::Player, "player"},
                                              {LessonsBy::School, "school"},
                                              {LessonsBy::ChipSet, "set"},
                                              {LessonsBy::Round, "round"}};
static_assert(coversEvery(kGroupings));

// The key of the group to which a mistake belongs. The key also orders groups that have equally many
// mistakes.
using GroupKey = std::tuple<std::int64_t, std::string>;

GroupKey groupKeyOf(const contest::Contest& contest, const Mistake& mistake, LessonsBy by) {
  const contest::Event& event = contest.at(mistake.event);
  switch (by) {
    case LessonsBy::Kind:
      return {static_cast<std::int64_t>(mistake.code), {}};
    case LessonsBy::Player: {
      const contest::Player* player = contest::playerOf(contest, event, mistake.entry);
      return player == nullptr ? GroupKey() : GroupKey(contest::numberOf(player->id), player->name());
    }
    case LessonsBy::School: {
      const contest::School* school = contest::schoolOf(contest, event, mistake.entry);
      return school == nullptr ? GroupKey() : GroupKey(contest::numberOf(school->id), school->name);
    }
    case LessonsBy::ChipSet:
      return {0, event.setup.set.name};
    case LessonsBy::Round: {
      const auto* place = std::get_if<Place>(&mistake.at);
      return {place == nullptr ? 0 : contest::numberOf(place->round), {}};
    }
  }
  return {};
}

LessonGroup groupOf(const GroupKey& key, LessonsBy by) {
  LessonGroup group;
  const auto& [number, name] = key;
  switch (by) {
    case LessonsBy::Kind:
      group.code = static_cast<sheet::FindingCode>(number);
      break;
    case LessonsBy::Player:
      group.player = contest::PlayerId{number};
      break;
    case LessonsBy::School:
      group.school = contest::SchoolId{number};
      break;
    case LessonsBy::ChipSet:
      group.set = name;
      break;
    case LessonsBy::Round:
      group.round = contest::RoundNumber{static_cast<int>(number)};
      break;
  }
  return group;
}

// Orders groups of mistakes by name (of the player, school or chip set), because readers look for names.
// Groups with the same name, or without a name, are ordered by number.
bool goesBefore(const GroupKey& one, const GroupKey& other) {
  return std::pair(std::get<1>(one), std::get<0>(one)) < std::pair(std::get<1>(other), std::get<0>(other));
}

}  // namespace

std::vector<LessonGroup> grouped(const contest::Contest& contest, const Lessons& lessons, LessonsBy by) {
  std::map<GroupKey, LessonGroup> groups;
  for (std::size_t i = 0; i < lessons.mistakes.size(); ++i) {
    const Mistake& mistake = lessons.mistakes[i];
    const GroupKey key = groupKeyOf(contest, mistake, by);
    MistakeCount& count = groups.try_emplace(key, groupOf(key, by)).first->second.count;
    ++count.times;
    // The mistakes of one scoresheet follow each other in the list. A comparison with the last mistake is
    // therefore enough to count the scoresheets.
    const bool isSame = !count.mistakes.empty() &&
                        lessons.mistakes[count.mistakes.back()].event == mistake.event &&
                        lessons.mistakes[count.mistakes.back()].at == mistake.at;
    if (!isSame) ++count.sheets;
    if (mistake.points && mistake.points->sign() > 0) count.tooFew += *mistake.points;
    if (mistake.points && mistake.points->sign() < 0) count.tooMany += -*mistake.points;
    count.mistakes.push_back(i);
  }
  std::vector<std::pair<GroupKey, LessonGroup>> sorted(groups.begin(), groups.end());
  std::ranges::stable_sort(sorted, [](const auto& one, const auto& other) {
    if (one.second.count.times != other.second.count.times) {
      return one.second.count.times > other.second.count.times;
    }
    return goesBefore(one.first, other.first);
  });
  std::vector<LessonGroup> result;
  for (auto& [key, group] : sorted) result.push_back(std::move(group));
  return result;
}

std::string_view toText(LessonsBy by) {
  return spellingOf(kGroupings, by);
}

std::optional<LessonsBy> parseLessonsBy(std::string_view text) {
  return valueOf(kGroupings, text);
}

}  // namespace damath::desk
