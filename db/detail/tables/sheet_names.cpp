// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/sheet_names.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/spellings.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// The tags that never name a person.
constexpr std::string_view kImpersonalTags[] = {
    sheet::kEventTag,    sheet::kDateTag,   sheet::kRoundTag,      sheet::kBoardTag,     sheet::kSetTag,
    sheet::kRulesetTag,  sheet::kStartTag,  sheet::kBlueSchoolTag, sheet::kBlueGradeTag, sheet::kRedSchoolTag,
    sheet::kRedGradeTag, sheet::kEndingTag, sheet::kResultTag,     sheet::kLiveTag,      sheet::kKeptTag,
    sheet::kGameTimeTag, sheet::kHabitsTag};

using Players = std::pair<contest::PlayerId, contest::PlayerId>;

// Returns the players BLUE and RED of the game or rematch; nullopt if the cached contest does not have it.
std::optional<Players> knownPlayers(const contest::Contest& contest, SheetOwner owner) {
  for (const contest::Event& event : contest.events) {
    std::optional<std::pair<contest::EntryId, contest::EntryId>> entries;
    if (owner.kind == OwnerKind::Game) {
      if (const contest::Game* game = event.find(owner.game)) entries = {game->blue, game->red};
    } else if (const contest::Rematch* rematch = event.findRematch(owner.game)) {
      entries = {rematch->blue, rematch->red};
    }
    if (!entries) continue;
    const contest::Entry* blue = event.find(entries->first);
    const contest::Entry* red = event.find(entries->second);
    if (blue != nullptr && red != nullptr) return Players{blue->player, red->player};
  }
  return std::nullopt;
}

std::optional<Players> playersOf(Database& database, SheetOwner owner) {
  const std::string table = owner.kind == OwnerKind::Game ? "game" : "rematch";
  return firstRow(
      database,
      "SELECT b.player, r.player FROM " + table +
          " g JOIN entry b ON b.id = g.blue JOIN entry r ON r.id = g.red WHERE g.id = ?",
      [](const Row& row) {
        return Players{row.id<contest::PlayerId>(0), row.id<contest::PlayerId>(1)};
      },
      owner.game);
}

}  // namespace

sheet::Sheet hiddenSheet(Database& database, const contest::Contest* contest, SheetOwner owner,
                         sheet::Sheet sheet) {
  std::optional<Players> players;
  if (contest != nullptr) players = knownPlayers(*contest, owner);
  if (!players) players = playersOf(database, owner);
  for (sheet::Tag& tag : sheet.tags) {
    if (tag.name == sheet::kBlueTag && players) {
      tag.value = keptText(database, TextKind::Sheet, players->first, tag.value);
    } else if (tag.name == sheet::kRedTag && players) {
      tag.value = keptText(database, TextKind::Sheet, players->second, tag.value);
    } else if (std::ranges::find(kImpersonalTags, tag.name) == std::end(kImpersonalTags)) {
      tag.value = keptText(database, TextKind::Open, {}, tag.value);
    }
  }
  return sheet;
}

sheet::Sheet hiddenSheet(Database& database, contest::SheetId of, sheet::Sheet sheet) {
  const auto owner =
      known(firstRow(
                database, "SELECT owner, game FROM sheet WHERE id = ?",
                [](const Row& row) {
                  return SheetOwner{spelled<OwnerKind>("owner", row.text(0)), row.id<contest::GameId>(1)};
                },
                of),
            "no such sheet");
  return hiddenSheet(database, nullptr, owner, std::move(sheet));
}

}  // namespace damath::db::detail
