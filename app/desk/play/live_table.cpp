// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/play/live_table.hpp"

#include "app/desk/sheets/sheet_head.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/play/live_sheet.hpp"

namespace damath::desk {

namespace {

using play::milliseconds;

constexpr milliseconds kBetweenKeeping(1000);

milliseconds sinceKept(const db::LiveRecord& record, db::Instant now) {
  const std::string& at = record.kept            ? record.kept->at
                          : record.steps.empty() ? record.at
                                                 : record.steps.back().at;
  const auto then = db::parseInstant(at);
  return then && now > *then ? milliseconds(now - *then) : milliseconds(0);
}

play::GameClock clockOf(const contest::Event& event, const db::LiveRecord& record, db::Instant now) {
  const auto kind =
      record.owner.kind == db::OwnerKind::Rematch ? play::MatchKind::Rematch : play::MatchKind::Game;
  const play::ClockLaw law = play::clockLawOf(event.setup.ruleset, kind);
  if (record.kept) return {law, record.kept->clock, sinceKept(record, now)};
  if (!record.steps.empty()) return {law, record.steps.back().clock, sinceKept(record, now)};
  return play::GameClock(law);
}

}  // namespace

DeskResult<LiveTable> tableOf(const contest::Contest& contest, const contest::Event& event, const SheetAt& at,
                              db::LiveRecord record, db::Instant now) {
  const auto kind =
      record.owner.kind == db::OwnerKind::Rematch ? play::MatchKind::Rematch : play::MatchKind::Game;
  const contest::EventSetup& setup = event.setup;
  play::LiveCourse course(
      {setup.ruleset, setup.set, rules::startPosition(setup.set, setup.ruleset), kind, record.keeping});
  for (const db::StoredStep& stored : record.steps) {
    if (!course.follow(stored.step)) return refusedAt(Refusal::LiveBroken, at);
  }
  play::GameClock clock = clockOf(event, record, now);
  std::string blue = contest::shownName(contest, event, record.owner.blue);
  std::string red = contest::shownName(contest, event, record.owner.red);
  sheet::Sheet head = headOf(contest, event, at);
  head.setTag(sheet::kBlueTag, blue);
  head.setTag(sheet::kRedTag, red);
  return LiveTable{at, std::move(blue), std::move(red), std::move(record), course, clock, std::move(head)};
}

sheet::Sheet sheetOf(const LiveTable& table) {
  sheet::Sheet sheet = table.head;
  sheet::Sheet played = play::sheetOf(table.game());
  for (sheet::Tag& tag : played.tags) sheet.setTag(tag.name, std::move(tag.value));
  sheet.setTag(sheet::kLiveTag, std::to_string(table.record.id));
  if (table.clock.state().gameUsed > play::milliseconds(0)) {
    sheet.setTag(sheet::kGameTimeTag, play::clockText(table.clock.state().gameUsed));
  }
  sheet.lines = std::move(played.lines);
  return sheet;
}

bool isKeepingDue(const LiveTable& table) {
  const play::ClockState& now = table.clock.state();
  const play::ClockState kept = table.record.kept            ? table.record.kept->clock
                                : table.record.steps.empty() ? play::ClockState{}
                                                             : table.record.steps.back().clock;
  return now.phase != kept.phase || now.gameUsed - kept.gameUsed >= kBetweenKeeping ||
         now.waited - kept.waited >= kBetweenKeeping;
}

}  // namespace damath::desk
