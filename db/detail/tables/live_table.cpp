// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/live_table.hpp"

#include <array>

#include "db/detail/failure.hpp"
#include "db/detail/live_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db::detail {

namespace {

constexpr char kLiveRows[] =
    "SELECT id, event, owner, game, blue, red, keeping, \"by\", at FROM live_game WHERE event = ? ORDER BY "
    "id";

LiveRecord recordAt(const Row& row) {
  LiveRecord record;
  record.id = row.number(0);
  record.owner.event = row.id<contest::EventId>(1);
  record.owner.kind = spelled<OwnerKind>("owner", row.text(2));
  record.owner.game = row.optionalId<contest::GameId>(3).value_or(contest::GameId{});
  record.owner.blue = row.id<contest::EntryId>(4);
  record.owner.red = row.id<contest::EntryId>(5);
  record.keeping = spelled<play::Keeping>("keeping", row.text(6));
  record.by = row.text(7);
  record.at = row.text(8);
  return record;
}

void readSteps(Database& database, LiveRecord& record) {
  std::vector<std::string> written;
  record.steps = allRows(
      database, "SELECT step, clock, \"by\", reason, at FROM live_step WHERE live = ? ORDER BY number",
      [&](const Row& row) -> StoredStep {
        written.push_back(row.text(0));
        return {{}, clockOf(row.text(1)), row.text(2), row.text(3), row.text(4)};
      },
      record.id);
  std::vector<std::string*> reasons;
  for (StoredStep& step : record.steps) reasons.push_back(&step.reason);
  tell(database, reasons, TextForm::Plain);
  std::vector<std::string*> steps;
  for (std::string& step : written) steps.push_back(&step);
  tell(database, steps, TextForm::Json);
  for (std::size_t i = 0; i < written.size(); ++i) record.steps[i].step = stepOf(written[i]);
  record.kept = firstRow(
      database, "SELECT clock, at FROM live_clock WHERE live = ? AND step = ?",
      [](const Row& row) -> KeptClock {
        return {clockOf(row.text(0)), row.text(1)};
      },
      record.id, record.steps.size());
}

// True if the live game records this game or rematch. In a rematch, the two players may have changed sides.
bool isOf(const LiveRecord& record, const LiveOwner& owner) {
  if (record.owner.kind != owner.kind) return false;
  if (owner.kind == OwnerKind::Game) return record.owner.game == owner.game;
  return (record.owner.blue == owner.blue && record.owner.red == owner.red) ||
         (record.owner.blue == owner.red && record.owner.red == owner.blue);
}

}  // namespace

std::optional<LiveRecord> newestLive(Database& database, const LiveOwner& owner) {
  std::optional<LiveRecord> newest;
  eachRow(
      database, kLiveRows,
      [&](const Row& row) {
        LiveRecord record = recordAt(row);
        if (isOf(record, owner)) newest = std::move(record);
      },
      owner.event);
  if (newest) readSteps(database, *newest);
  return newest;
}

void foreseeLive(Database& database, contest::EventId event) {
  foresee(database, kLiveRows, event);
}

std::vector<LiveRecord> liveGames(Database& database, contest::EventId event) {
  std::vector<LiveRecord> records;
  eachRow(
      database, kLiveRows,
      [&](const Row& row) {
        LiveRecord record = recordAt(row);
        std::erase_if(records, [&](const LiveRecord& before) { return isOf(before, record.owner); });
        records.push_back(std::move(record));
      },
      event);
  for (LiveRecord& record : records) readSteps(database, record);
  return records;
}

LiveHead addLive(Database& database, const LiveOwner& owner, play::Keeping keeping, const Stamp& stamp) {
  LiveHead head{upcomingNumber(database, "live_game"), 0, {}};
  const auto game = owner.kind == OwnerKind::Game ? std::optional(owner.game) : std::nullopt;
  const std::string_view kind = spellingOf(owner.kind);
  const std::string at = toText(stamp.at);
  const std::array<Value, 9> columns = {head.live,
                                        placeValue(owner.event),
                                        kind,
                                        placeValue(game),
                                        placeValue(owner.blue),
                                        placeValue(owner.red),
                                        toText(keeping),
                                        stamp.by,
                                        at};
  head.digest = liveDigest({}, columns);
  if (act(database, "begin_live", owner.event, kind, game, owner.blue, owner.red, toText(keeping)))
    return head;
  static_cast<void>(nextNumber(database, "live_game"));
  run(database,
      "INSERT INTO live_game (id, event, owner, game, blue, red, keeping, \"by\", at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      head.live, owner.event, kind, game, owner.blue, owner.red, toText(keeping), stamp.by, at);
  return head;
}

LiveHead addStep(Database& database, const LiveHead& before, const play::LiveStep& step,
                 const play::ClockState& clock, const Stamp& stamp, Told told, std::string_view remark) {
  LiveHead head{before.live, before.steps + 1, {}};
  const std::int64_t id = upcomingNumber(database, "live_step");
  const std::string content = stepText(step);
  const std::string clocks = clockText(clock);
  // If a journal row is written for the step, the server takes the reason of the step from the journal row.
  if (told == Told::Yes && act(database, "add_live_step", head.live, head.steps, content, clocks, remark)) {
    return head;
  }
  const std::string at = toText(stamp.at);
  const std::string reason = keptText(database, TextKind::Reason, {}, stamp.reason);
  if (told == Told::No && call(database, "add_live_step", at, stamp.by, std::string(), reason, Value(),
                               head.live, head.steps, content, clocks, remark)) {
    return head;
  }
  const std::array<Value, 8> columns = {id, head.live, head.steps, content, clocks, stamp.by, reason, at};
  head.digest = liveDigest(before.digest, columns);
  static_cast<void>(nextNumber(database, "live_step"));
  run(database,
      "INSERT INTO live_step (id, live, number, step, clock, \"by\", reason, at, digest)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      id, head.live, head.steps, content, clocks, stamp.by, reason, at, head.digest);
  return head;
}

void setClock(Database& database, std::int64_t live, std::int64_t steps, const play::ClockState& clock,
              const Stamp& stamp) {
  if (call(database, "keep_clock", toText(stamp.at), live, steps, clockText(clock))) return;
  run(database,
      "INSERT INTO live_clock (live, step, clock, at) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (live) DO UPDATE SET step = excluded.step, clock = excluded.clock, at = excluded.at",
      live, steps, clockText(clock), toText(stamp.at));
}

}  // namespace damath::db::detail
