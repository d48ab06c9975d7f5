// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/live_text.hpp"

#include "core/board/side.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/ordered_json.hpp"

namespace damath::db::detail {

namespace {

using play::ClockAct;
using play::milliseconds;

constexpr Spelling<ClockAct> kActs[] = {{ClockAct::Tick, "tick"},           {ClockAct::Wait, "wait"},
                                        {ClockAct::Start, "start"},         {ClockAct::Pause, "pause"},
                                        {ClockAct::Resume, "resume"},       {ClockAct::TurnMade, "turnMade"},
                                        {ClockAct::TurnTakenBack, "taken"}, {ClockAct::Charge, "charge"},
                                        {ClockAct::Stop, "stop"},           {ClockAct::Reopen, "reopen"}};
static_assert(coversEvery(kActs));

OrderedJson json(const play::TurnStep& turn) {
  OrderedJson made;
  made["turn"] = listed(turn.route, [](board::Square square) {
    return OrderedJson::array({square.x(), square.y()});
  });
  made["took"] = turn.took.count();
  if (!turn.written.empty()) {
    made["written"] = listed(turn.written, [](const play::WrittenCells& cells) {
      return OrderedJson::array({cells.move, cells.score, cells.total});
    });
  }
  return made;
}
OrderedJson json(const play::UndoTurnStep& /*step*/) {
  return {{"takeBack", true}};
}
OrderedJson json(const play::EndStep& end) {
  return {{"end", rules::toText(end.ending)}};
}
OrderedJson json(const play::ReopenStep& /*step*/) {
  return {{"reopen", true}};
}
OrderedJson json(const play::GoOnStep& /*step*/) {
  return {{"goOn", true}};
}
OrderedJson json(const play::ObjectionStep& objection) {
  return {{"objection", objection.text}, {"side", toText(objection.side)}};
}
OrderedJson json(const play::RulingStep& ruling) {
  return {{"ruling", ruling.text}};
}
OrderedJson json(const play::ClockStep& clock) {
  OrderedJson made{{"clock", spellingOf(kActs, clock.act)}};
  if (clock.act == ClockAct::Pause) made["cause"] = play::toText(clock.cause);
  if (clock.act == ClockAct::Charge) made["ms"] = clock.amount.count();
  return made;
}
OrderedJson json(const play::AbandonStep& /*step*/) {
  return {{"abandon", true}};
}

OrderedJson json(const play::ClosingStep& closing) {
  return {{"closing", listed(closing.rows,
                             [](const sheet::Half& row) {
                               return OrderedJson::array({spellingOf(row.kind), row.move, row.score});
                             })},
          {"side", toText(closing.side)}};
}

// Returns a number of milliseconds. Throws if the value is no whole number, or is longer than 10,000 years,
// positive or negative. So no sum of stored times overflows.
milliseconds millisecondsIn(const OrderedJson& value) {
  constexpr std::chrono::milliseconds kMost = std::chrono::days(10'000 * 366);
  const milliseconds time(notation::integerIn<std::int64_t>(value));
  if (time < -kMost || time > kMost) throw BrokenRow("milliseconds: " + value.dump());
  return time;
}

play::TurnStep turnIn(const OrderedJson& kept) {
  play::TurnStep turn;
  for (const OrderedJson& place : kept.at("turn")) {
    const auto square =
        board::Square::at(notation::integerIn<int>(place.at(0)), notation::integerIn<int>(place.at(1)));
    if (!square) throw BrokenRow("turn: no square");
    turn.route.push_back(*square);
  }
  turn.took = millisecondsIn(kept.at("took"));
  if (kept.contains("written")) {
    for (const OrderedJson& cells : kept.at("written")) {
      turn.written.push_back(
          {cells.at(0).get<std::string>(), cells.at(1).get<std::string>(), cells.at(2).get<std::string>()});
    }
  }
  return turn;
}

play::ClockStep clockIn(const OrderedJson& kept) {
  const auto act = kept.at("clock").get<std::string>();
  play::ClockStep clock{spelled(valueOf(kActs, act), "clock", act)};
  if (kept.contains("cause")) {
    const auto cause = kept.at("cause").get<std::string>();
    clock.cause = spelled<play::PauseCause>("cause", cause);
  }
  if (kept.contains("ms")) clock.amount = millisecondsIn(kept.at("ms"));
  return clock;
}

play::ClosingStep closingIn(const OrderedJson& kept) {
  play::ClosingStep closing{spelled<board::Side>("side", kept.at("side").get<std::string>()), {}};
  for (const OrderedJson& row : kept.at("closing")) {
    closing.rows.push_back({spelled<sheet::HalfKind>("kind", row.at(0).get<std::string>()),
                            row.at(1).get<std::string>(),
                            row.at(2).get<std::string>(),
                            {}});
  }
  return closing;
}

play::LiveStep stepIn(const OrderedJson& kept) {
  if (kept.contains("turn")) return turnIn(kept);
  if (kept.contains("clock")) return clockIn(kept);
  if (kept.contains("takeBack")) return play::UndoTurnStep{};
  if (kept.contains("end"))
    return play::EndStep{spelled<rules::Ending>("ending", kept.at("end").get<std::string>())};
  if (kept.contains("reopen")) return play::ReopenStep{};
  if (kept.contains("goOn")) return play::GoOnStep{};
  if (kept.contains("objection")) {
    return play::ObjectionStep{spelled<board::Side>("side", kept.at("side").get<std::string>()),
                               kept.at("objection").get<std::string>()};
  }
  if (kept.contains("ruling")) return play::RulingStep{kept.at("ruling").get<std::string>()};
  if (kept.contains("closing")) return closingIn(kept);
  if (kept.contains("abandon")) return play::AbandonStep{};
  throw BrokenRow("step: no known step");
}

}  // namespace

std::string stepText(const play::LiveStep& step) {
  return std::visit([](const auto& each) { return json(each); }, step).dump();
}

play::LiveStep stepOf(const std::string& text) {
  return readAs("step", text, stepIn);
}

std::vector<std::string_view> clockActs() {
  std::vector<std::string_view> words;
  for (const ClockAct act : kEvery<ClockAct>) words.push_back(spellingOf(kActs, act));
  return words;
}

std::string clockText(const play::ClockState& clock) {
  return OrderedJson{{"phase", play::toText(clock.phase)},
                     {"cause", play::toText(clock.cause)},
                     {"game", clock.gameUsed.count()},
                     {"move", clock.moveUsed.count()},
                     {"waited", clock.waited.count()},
                     {"gap", clock.gap.count()},
                     {"due", clock.captureDue == play::CaptureDue::Yes}}
      .dump();
}

play::ClockState clockOf(const std::string& text) {
  return readAs("clock", text, [](const OrderedJson& kept) {
    play::ClockState clock;
    const auto phase = kept.at("phase").get<std::string>();
    const auto cause = kept.at("cause").get<std::string>();
    clock.phase = spelled<play::ClockPhase>("phase", phase);
    clock.cause = spelled<play::PauseCause>("cause", cause);
    clock.gameUsed = millisecondsIn(kept.at("game"));
    clock.moveUsed = millisecondsIn(kept.at("move"));
    clock.waited = millisecondsIn(kept.at("waited"));
    clock.gap = millisecondsIn(kept.at("gap"));
    clock.captureDue = kept.at("due").get<bool>() ? play::CaptureDue::Yes : play::CaptureDue::No;
    return clock;
  });
}

}  // namespace damath::db::detail
