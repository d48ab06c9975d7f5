// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/play/live_desk.hpp"

#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "core/contest/rematches.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/turn_offer.hpp"
#include "core/rules/legal_turns.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

using play::ClockAct;
using play::ClockEvent;
using play::milliseconds;

constexpr milliseconds kMostCharge = std::chrono::hours(24);

db::LiveOwner ownerOf(contest::EventId event, const contest::Game& game) {
  return {event, db::OwnerKind::Game, game.id, game.blue, game.red};
}

DeskResult<db::LiveOwner> ownerOf(const contest::Event& event, const SheetAt& at) {
  if (const auto* place = std::get_if<Place>(&at)) {
    DAMATH_TRY(game, gameOf(event, *place));
    return ownerOf(event.id, **game);
  }
  const auto& rematch = std::get<RematchOf>(at);
  DAMATH_CHECK(checkEntries(event, {{}, rematch.one, rematch.other, {}}));
  return db::LiveOwner{event.id, db::OwnerKind::Rematch, {}, rematch.one, rematch.other};
}

// Returns the board or the rematch of the live game; nullopt if its pairing was undone.
std::optional<SheetAt> placeOf(const contest::Event& event, const db::LiveOwner& owner) {
  if (owner.kind == db::OwnerKind::Rematch) return RematchOf{owner.blue, owner.red};
  const contest::Game* game = event.find(owner.game);
  if (game == nullptr) return std::nullopt;
  return Place{game->round, game->board};
}

// True for a step of a live game that needs a name and a reason in the journal.
bool wantsReason(const play::LiveStep& step) {
  if (const auto* clock = std::get_if<play::ClockStep>(&step)) return clock->act == ClockAct::Charge;
  return std::holds_alternative<play::UndoTurnStep>(step) || std::holds_alternative<play::RulingStep>(step) ||
         std::holds_alternative<play::ReopenStep>(step) || std::holds_alternative<play::AbandonStep>(step);
}

DeskResult<void> checkReason(const Author& author) {
  if (author.by.empty()) return refused(Refusal::ByRequired, Asked{});
  if (author.reason.empty()) return refused(Refusal::ReasonRequired, Asked{});
  return {};
}

// Returns the reason why a step of the live game is not possible now; nullopt if the step is possible.
class Hindrance {
 public:
  explicit Hindrance(const LiveTable& table) : m_table(table) {}

  std::optional<Refusal> operator()(const play::TurnStep& /*step*/) const {
    if (isOver()) return Refusal::GameOver;
    if (const auto open = somethingOpen()) return open;
    if (!m_table.clock.knows(ClockAct::TurnMade)) return Refusal::TimeIsOver;
    return std::nullopt;
  }
  std::optional<Refusal> operator()(const play::UndoTurnStep& /*step*/) const {
    return none(m_table.game().turns().empty(), Refusal::NothingPlayed);
  }
  std::optional<Refusal> operator()(const play::EndStep& /*step*/) const {
    if (isOver()) return Refusal::GameOver;
    return none(m_table.course.objection().has_value(), Refusal::ObjectionOpen);
  }
  std::optional<Refusal> operator()(const play::ReopenStep& /*step*/) const {
    return none(!isOver(), Refusal::GameGoesOn);
  }
  std::optional<Refusal> operator()(const play::GoOnStep& /*step*/) const {
    return none(!m_table.course.asksForRepetition(), Refusal::NoRepetition);
  }
  std::optional<Refusal> operator()(const play::ObjectionStep& /*step*/) const {
    if (isOver()) return Refusal::GameOver;
    return none(m_table.course.objection().has_value(), Refusal::ObjectionOpen);
  }
  std::optional<Refusal> operator()(const play::RulingStep& /*step*/) const {
    return none(!m_table.course.objection(), Refusal::NoObjection);
  }
  std::optional<Refusal> operator()(const play::ClockStep& step) const {
    if (isOver()) return Refusal::GameOver;
    const bool goesOn = step.act == ClockAct::Resume || step.act == ClockAct::Start;
    if (goesOn && m_table.course.objection()) return Refusal::ObjectionOpen;
    const bool isSane = step.amount >= -kMostCharge && step.amount <= kMostCharge;
    return none(!m_table.clock.knows(step.act) || !isSane, Refusal::ClockRefused);
  }
  std::optional<Refusal> operator()(const play::AbandonStep& /*step*/) const { return std::nullopt; }
  std::optional<Refusal> operator()(const play::ClosingStep& /*step*/) const {
    if (!isOver()) return Refusal::GameGoesOn;
    return none(m_table.record.keeping != play::Keeping::Arbiter, Refusal::LiveByProgram);
  }

 private:
  static std::optional<Refusal> none(bool isHindered, Refusal refusal) {
    return isHindered ? std::optional(refusal) : std::nullopt;
  }
  [[nodiscard]] bool isOver() const { return m_table.game().outcome().has_value(); }
  [[nodiscard]] std::optional<Refusal> somethingOpen() const {
    if (m_table.course.objection()) return Refusal::ObjectionOpen;
    return none(m_table.course.asksForRepetition(), Refusal::RepetitionOpen);
  }

  const LiveTable& m_table;
};

// Returns the error for a step that passed the checks of the class Hindrance, but that the live game rejects.
DeskError unfollowed(const play::LiveStep& step, const SheetAt& at) {
  if (const auto* end = std::get_if<play::EndStep>(&step)) {
    return DeskError(Refusal::EndingNotAllowed, OfEnding{end->ending});
  }
  return DeskError(
      std::holds_alternative<play::ReopenStep>(step) ? Refusal::EndedByBoard : Refusal::LiveBroken, At{at});
}

play::CaptureDue captureDueIn(const play::LiveGame& game) {
  const bool isDue = !game.outcome() && rules::mustTake(movementOf(game.setup().ruleset), game.position());
  return isDue ? play::CaptureDue::Yes : play::CaptureDue::No;
}

// Returns the effect of a step on the game clocks. `after` is the game after the step.
class ClockEventOf {
 public:
  ClockEventOf(const LiveTable& before, const play::LiveGame& after) : m_before(before), m_after(after) {}

  ClockEvent operator()(const play::TurnStep& /*step*/) const { return {ClockAct::TurnMade, {}, {}, due()}; }
  ClockEvent operator()(const play::UndoTurnStep& /*step*/) const {
    return {ClockAct::TurnTakenBack, {}, m_before.game().turns().back().took, due()};
  }
  ClockEvent operator()(const play::EndStep& /*step*/) const { return {ClockAct::Stop}; }
  ClockEvent operator()(const play::ReopenStep& /*step*/) const { return {ClockAct::Reopen}; }
  // Resumes the clocks only if they were paused for the question about a repetition.
  ClockEvent operator()(const play::GoOnStep& /*step*/) const {
    const play::ClockState& state = m_before.clock.state();
    const bool isHeld =
        state.phase == play::ClockPhase::Paused && state.cause == play::PauseCause::Repetition;
    return {isHeld ? ClockAct::Resume : ClockAct::Tick};
  }
  ClockEvent operator()(const play::ObjectionStep& /*step*/) const {
    return {ClockAct::Pause, play::PauseCause::Objection};
  }
  ClockEvent operator()(const play::RulingStep& /*step*/) const { return {}; }
  ClockEvent operator()(const play::ClockStep& step) const {
    return {step.act, step.cause, step.amount, due()};
  }
  ClockEvent operator()(const play::AbandonStep& /*step*/) const { return {ClockAct::Stop}; }
  ClockEvent operator()(const play::ClosingStep& /*step*/) const { return {}; }

 private:
  [[nodiscard]] play::CaptureDue due() const { return captureDueIn(m_after); }

  const LiveTable& m_before;
  const play::LiveGame& m_after;
};

void append(ClockSignals& rung, const ClockSignals& more) {
  rung.insert(rung.end(), more.begin(), more.end());
}

// Returns the text that the journal stores about this step of a live game; may be empty.
std::string remarkOf(const LiveTable& table, const play::LiveStep& step) {
  const auto movesOf = [&](const std::vector<play::WrittenCells>& written,
                           const std::vector<board::Square>& route) {
    std::string text;
    for (const play::WrittenCells& cells : written) {
      if (!cells.move.empty()) text += (text.empty() ? "" : "; ") + cells.move;
    }
    if (!text.empty()) return text;
    for (const board::Square square : route) {
      text += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
    }
    return text;
  };
  if (const auto* turn = std::get_if<play::TurnStep>(&step)) return movesOf(turn->written, turn->route);
  if (std::holds_alternative<play::UndoTurnStep>(step)) {
    const play::LiveTurn& last = table.game().turns().back();
    return movesOf(last.written, rules::squaresOf(last.turn));
  }
  if (const auto* objection = std::get_if<play::ObjectionStep>(&step)) return objection->text;
  if (const auto* ruling = std::get_if<play::RulingStep>(&step)) return ruling->text;
  return {};
}

DeskResult<void> checkWords(const play::LiveStep& step) {
  if (const auto* objection = std::get_if<play::ObjectionStep>(&step)) {
    return checkText(objection->text, kMostRemarkLetters);
  }
  if (const auto* ruling = std::get_if<play::RulingStep>(&step)) {
    return checkText(ruling->text, kMostRemarkLetters);
  }
  if (const auto* closing = std::get_if<play::ClosingStep>(&step)) {
    for (const sheet::Half& row : closing->rows) {
      for (const std::string* cell : {&row.move, &row.score}) {
        DAMATH_CHECK(checkText(*cell));
      }
    }
  }
  if (const auto* turn = std::get_if<play::TurnStep>(&step)) {
    for (const play::WrittenCells& cells : turn->written) {
      for (const std::string* cell : {&cells.move, &cells.score, &cells.total}) {
        DAMATH_CHECK(checkText(*cell));
      }
    }
  }
  return {};
}

// Checks that the game was not finished in the meantime. The check is part of the change, so that no other
// program can write between check and change.
DeskResult<void> checkOpen(const Change& change, const contest::Event& event, const LiveTable& table) {
  DAMATH_TRY(played, isPlayed(change.edit().reading(), event, table.record.owner, table.record.id));
  if (*played) return refusedAt(Refusal::GamePlayed, table.at);
  return {};
}

DeskError stepError(const db::StoreError& error, const SheetAt& at) {
  return error.fault == db::StoreFault::Overtaken ? DeskError(Refusal::LiveMoved, At{at})
                                                  : asDeskError(error);
}

struct Time {
  milliseconds moment;
  milliseconds counted;  // the time of the turn as an external clock counted it
};

// Makes a step of the live game: stores the step on the disk first, and then changes `table`, the live game
// in memory.
DeskResult<ClockSignals> written(const Desk& desk, LiveTable& table, const play::LiveStep& step,
                                 const Time& time, const Author& author) {
  DAMATH_CHECK(checkWords(step));
  play::LiveCourse course = table.course;
  if (!course.follow(step)) return Unexpected<DeskError>(unfollowed(step, table.at));
  play::GameClock clock = table.clock;
  ClockEvent event = std::visit(ClockEventOf(table, course.game()), step);
  if (time.counted > milliseconds(0)) event.amount = time.counted;
  ClockSignals rung = clock.take(event, time.moment);
  // Pauses the clocks until the arbiter confirms or denies the repetition of a position (E4). The pause does
  // not count as game time (T2).
  const bool asks = course.asksForRepetition() && !table.course.asksForRepetition();
  const bool isRunning = clock.state().phase == play::ClockPhase::Running;
  if (asks && isRunning)
    append(rung, clock.take({ClockAct::Pause, play::PauseCause::Repetition}, time.moment));
  if (course.game().outcome()) append(rung, clock.take({ClockAct::Stop}, time.moment));
  const auto done =
      changedIn(desk, table.record.owner.event, author,
                [&](const Change& change, const contest::Event& inEvent) -> DeskResult<db::StoredStep> {
                  DAMATH_CHECK(checkOpen(change, inEvent, table));
                  const auto added = db::addLiveStep(change.edit(), table.record, step, clock.state(),
                                                     remarkOf(table, step));
                  if (!added) return Unexpected<DeskError>(stepError(added.error(), table.at));
                  const db::Stamp stamp = stampOf(desk.openFile(), change.author());
                  return db::StoredStep{step, clock.state(), stamp.by, stamp.reason, db::toText(stamp.at)};
                });
  if (!done) return refused(done);
  table.record.steps.push_back(*done);
  table.record.kept.reset();
  table.course = std::move(course);
  table.clock = clock;
  return rung;
}

}  // namespace

DeskResult<LiveTable> LiveDesk::begin(contest::EventId id, const SheetAt& at, play::Keeping keeping,
                                      const Author& author) {
  const auto begun = changedIn(
      *m_desk, id, author, [&](const Change& change, const contest::Event& event) -> DeskResult<void> {
        DAMATH_TRY(owner, ownerOf(event, at));
        const db::Reading& reading = change.edit().reading();
        DAMATH_TRY(standing, toDeskResult(reading.live(*owner)));
        const auto number = *standing ? std::optional((*standing)->id) : std::nullopt;
        DAMATH_TRY(played, isPlayed(reading, event, *owner, number));
        const bool isGame = owner->kind == db::OwnerKind::Game;
        if (*played && isGame) return refusedAt(Refusal::GamePlayed, at);
        const bool isGivenUp = *standing && !(*standing)->steps.empty() &&
                               std::holds_alternative<play::AbandonStep>((*standing)->steps.back().step);
        if (*standing && !isGivenUp && !*played) return refusedAt(Refusal::LiveBegun, at);
        if (!isGame && !contest::isRematchOpen(event, owner->blue, owner->red))
          return refused(Refusal::NoRematchDue);
        DAMATH_CHECK(toDeskResult(db::beginLive(change.edit(), *owner, keeping)));
        return {};
      });
  if (!begun) return refused(begun);
  return table(id, at);
}

DeskResult<LiveTable> LiveDesk::table(contest::EventId id, const SheetAt& at) const {
  DAMATH_TRY(now, stateOf(*m_desk, id));
  DAMATH_TRY(owner, ownerOf(*now->event, at));
  DAMATH_TRY(record, toDeskResult(now->reading.live(*owner)));
  if (!*record) return refusedAt(Refusal::LiveMissing, at);
  const auto where = placeOf(*now->event, (*record)->owner);
  auto table = tableOf(*now->contest, *now->event, where.value_or(at), **std::move(record),
                       m_desk->openFile().clock->now());
  if (table && table->course.isAbandoned()) return refusedAt(Refusal::LiveMissing, at);
  return table;
}

DeskResult<std::vector<LiveTable>> LiveDesk::tables(contest::EventId id) const {
  DAMATH_TRY(now, stateOf(*m_desk, id));
  DAMATH_TRY(records, toDeskResult(now->reading.liveGames(id)));
  std::vector<LiveTable> open;
  for (db::LiveRecord& record : *records) {
    DAMATH_TRY(played, isPlayed(now->reading, *now->event, record.owner, record.id));
    const auto at = placeOf(*now->event, record.owner);
    if (*played || !at) continue;
    auto table = tableOf(*now->contest, *now->event, *at, std::move(record), m_desk->openFile().clock->now());
    if (table && !table->course.isAbandoned()) open.push_back(*std::move(table));
  }
  return open;
}

DeskResult<ClockSignals> LiveDesk::turn(LiveTable& table, const TypedTurn& typed, milliseconds moment,
                                        const Author& author) {
  if (const auto refusal = Hindrance(table)(play::TurnStep{})) return refusedAt(*refusal, table.at);
  const bool isSane = typed.counted >= milliseconds(0) && typed.counted <= kMostCharge;
  if (!isSane) return refusedAt(Refusal::ClockRefused, table.at);
  const auto offer = play::offeredTurn(table.game(), typed.text);
  if (!offer) return refused(Refusal::TurnRefused, offer.error());
  if (offer->breach && typed.stands == Stands::IfLegal) {
    const auto law = notation::GameLaw{table.game().setup().ruleset, table.game().setup().set};
    const std::vector<board::Square> route = rules::squaresOf(offer->turn);
    return refused(Refusal::TurnRefused, notation::turnAlong(route, table.game().position(), law).error());
  }
  if (offer->breach) {
    DAMATH_CHECK(checkReason(withoutBlanks(author)));
  }
  // The reason of the author is stored only for a turn that stands although it breaks a rule. A legal turn
  // needs no reason.
  Author teller = author;
  if (!offer->breach) teller.reason.clear();
  play::GameClock clock = table.clock;
  static_cast<void>(clock.take({}, moment));
  const milliseconds took = clock.state().moveUsed + typed.counted;
  return written(*m_desk, table, play::TurnStep{rules::squaresOf(offer->turn), offer->written, took},
                 {moment, typed.counted}, teller);
}

DeskResult<ClockSignals> LiveDesk::take(LiveTable& table, const play::LiveStep& step, milliseconds moment,
                                        const Author& author) {
  if (const auto refusal = std::visit(Hindrance(table), step)) return refusedAt(*refusal, table.at);
  if (wantsReason(step)) {
    DAMATH_CHECK(checkReason(withoutBlanks(author)));
  }
  return written(*m_desk, table, step, {moment, milliseconds(0)}, author);
}

DeskResult<ClockSignals> LiveDesk::tick(LiveTable& table, milliseconds moment, const Author& author) {
  LiveTable* const tables[] = {&table};
  return tick(tables, moment, author).map([](const std::vector<ClockSignals>& rung) { return rung[0]; });
}

DeskResult<std::vector<ClockSignals>> LiveDesk::tick(std::span<LiveTable* const> tables, milliseconds moment,
                                                     const Author& author) {
  std::vector<ClockSignals> rung;
  std::vector<LiveTable*> due;
  for (LiveTable* table : tables) {
    rung.push_back(table->clock.take({}, moment));
    if (isKeepingDue(*table)) due.push_back(table);
  }
  if (due.empty()) return rung;
  const auto written = changed(*m_desk, author, [&](const Change& change) -> DeskResult<void> {
    for (const LiveTable* table : due) {
      DAMATH_CHECK(change.event(table->record.owner.event));
      DAMATH_CHECK(toDeskResult(db::keepClock(change.edit(), table->record, table->clock.state())));
    }
    return {};
  });
  if (!written) return refused(written);
  const std::string at = db::toText(m_desk->openFile().clock->now());
  for (LiveTable* table : due) table->record.kept = db::KeptClock{table->clock.state(), at};
  return rung;
}

DeskResult<LiveEntered> LiveDesk::enter(const LiveTable& table, WithSheet what, const Author& author) {
  if (!table.game().outcome()) return refusedAt(Refusal::GameGoesOn, table.at);
  if (table.course.objection()) return refusedAt(Refusal::ObjectionOpen, table.at);
  DAMATH_TRY(standing, this->table(table.record.owner.event, table.at));
  const bool isSame =
      standing->record.id == table.record.id && standing->record.steps.size() == table.record.steps.size();
  if (!isSame) return refusedAt(Refusal::LiveMoved, table.at);
  const contest::EventId event = table.record.owner.event;
  const sheet::Sheet sheet = sheetOf(table);
  SheetDesk desk(*m_desk);
  if (const auto* rematch = std::get_if<RematchOf>(&table.at)) {
    DAMATH_TRY(entered, desk.enterRematch(event, *rematch, {}, sheet, what, author));
    return LiveEntered{std::move(entered->view), entered->accepted};
  }
  if (what == WithSheet::Accept) {
    DAMATH_TRY(entered, desk.storeAndAccept(event, table.at, sheet, author));
    return LiveEntered{std::move(entered->view), entered->accepted};
  }
  DAMATH_TRY(view, desk.storeSheet(event, table.at, sheet, author));
  return LiveEntered{*std::move(view), {}};
}

}  // namespace damath::desk
