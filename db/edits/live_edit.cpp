// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/live_edit.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/live_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/live_table.hpp"
#include "db/edit.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db {

namespace {

std::string liveSubject(std::int64_t live, const LiveOwner& owner) {
  if (owner.kind == OwnerKind::Game) return subjectOf(owner.game);
  return subjectOf(owner.event) + " live " + std::to_string(live);
}

// Returns the journal action of a step; nullopt if the step gets no journal row. A turn gets a row only if it
// breaks a rule and an official lets it stand. In this case the edit's stamp (author, time and reason) has a
// reason.
std::optional<JournalAction> actionOf(const play::LiveStep& step, const Stamp& stamp) {
  if (std::holds_alternative<play::TurnStep>(step)) {
    return stamp.reason.empty() ? std::nullopt : std::optional(JournalAction::LetTurnStand);
  }
  if (std::holds_alternative<play::UndoTurnStep>(step)) return JournalAction::TakeBackTurn;
  if (std::holds_alternative<play::ReopenStep>(step)) return JournalAction::GoOnLive;
  if (std::holds_alternative<play::ObjectionStep>(step)) return JournalAction::Object;
  if (std::holds_alternative<play::RulingStep>(step)) return JournalAction::RuleAtBoard;
  if (std::holds_alternative<play::AbandonStep>(step)) return JournalAction::AbandonLive;
  const auto* clock = std::get_if<play::ClockStep>(&step);
  if (clock != nullptr && clock->act == play::ClockAct::Charge) return JournalAction::ChargeClock;
  return std::nullopt;
}

// Returns the step with tokens (private_text.hpp) in place of the texts that an official or a player said.
play::LiveStep hiddenStep(detail::Database& database, play::LiveStep step) {
  const auto hide = [&](std::string& text) {
    text = detail::keptText(database, detail::TextKind::Open, {}, text);
  };
  if (auto* objection = std::get_if<play::ObjectionStep>(&step)) hide(objection->text);
  if (auto* ruling = std::get_if<play::RulingStep>(&step)) hide(ruling->text);
  return step;
}

}  // namespace

StoreResult<std::int64_t> beginLive(Edit& edit, const LiveOwner& owner, play::Keeping keeping) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    const detail::LiveHead head = detail::addLive(step.database(), owner, keeping, step.stamp());
    step.journal({JournalAction::BeginLive,
                  liveSubject(head.live, owner),
                  {},
                  detail::liveText(head, owner.blue, owner.red, toText(keeping))});
    return head.live;
  });
}

StoreResult<void> addLiveStep(Edit& edit, const LiveRecord& record, const play::LiveStep& said,
                              const play::ClockState& clock, std::string_view remark) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    const auto known = static_cast<std::int64_t>(record.steps.size());
    const detail::LiveHead before = detail::liveHead(step.database(), record.id);
    if (before.steps != known) throw detail::Refused(StoreFault::Overtaken, std::to_string(known));
    const play::LiveStep made = hiddenStep(step.database(), said);
    const auto action = actionOf(made, step.stamp());
    const std::string kept =
        action ? detail::keptText(step.database(), detail::TextKind::Open, {}, remark) : std::string();
    const detail::LiveHead head = detail::addStep(step.database(), before, made, clock, step.stamp(),
                                                  action ? detail::Told::Yes : detail::Told::No, kept);
    if (action) {
      step.journal({*action,
                    liveSubject(record.id, record.owner),
                    {},
                    detail::liveText(head, detail::stepText(made), kept)});
    }
  });
}

StoreResult<void> keepClock(Edit& edit, const LiveRecord& record, const play::ClockState& clock) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    const auto known = static_cast<std::int64_t>(record.steps.size());
    if (detail::liveHead(step.database(), record.id).steps != known) return;
    detail::setClock(step.database(), record.id, known, clock, step.stamp());
  });
}

}  // namespace damath::db
