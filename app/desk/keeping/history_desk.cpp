// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/history_desk.hpp"

#include <algorithm>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "db/history_edit.hpp"
#include "db/journal_action.hpp"

namespace damath::desk {

namespace {

struct History {
  std::vector<db::JournalAct> acts;
  std::vector<db::JournalRow> journal;

  [[nodiscard]] const db::JournalRow& row(std::int64_t number) const {
    return *std::ranges::find(journal, number, &db::JournalRow::number);
  }
  // What an act was made for stands in the last of its rows.
  [[nodiscard]] const db::JournalRow& row(const db::JournalAct& act) const { return row(act.rows.back()); }
};

Expected<History, DeskError> historyOf(const db::Reading& reading) {
  auto acts = toDeskResult(reading.acts());
  if (!acts) return refused(acts);
  auto journal = toDeskResult(reading.journal());
  if (!journal) return refused(journal);
  return History{*std::move(acts), *std::move(journal)};
}

// What undo would take back, and what of later changes it would leave.
struct Plan {
  std::vector<db::JournalAct> acts;     // newest first
  std::vector<db::JournalAct> staying;  // newest first
};

Expected<Plan, DeskError> planOf(db::Edit& edit, const History& history, std::optional<std::int64_t> to) {
  std::vector<db::JournalAct> candidates;
  for (auto act = history.acts.rbegin(); act != history.acts.rend(); ++act) {
    if (to && act->number <= *to) break;
    if (act->state == db::ActState::InForce) candidates.push_back(*act);
  }
  auto undoable = toDeskResult(db::HistoryEdit(edit).undoable(candidates, to ? candidates.size() : 1));
  if (!undoable) return refused(undoable);
  Plan plan{*std::move(undoable), {}};
  const std::int64_t first = to ? *to : plan.acts.empty() ? 0 : plan.acts.back().number;
  for (auto act = history.acts.rbegin(); act != history.acts.rend(); ++act) {
    if (act->number <= first) break;
    const bool isTaken =
        std::ranges::find(plan.acts, act->number, &db::JournalAct::number) != plan.acts.end();
    if (act->state != db::ActState::Undone && !isTaken) plan.staying.push_back(*act);
  }
  return plan;
}

// An act by the row it was made for, with all that goes and comes with it.
RowFacts factsOf(const db::JournalAct& act, const History& history, const JournalFacts& facts) {
  RowFacts told = facts.of(history.row(act));
  for (std::size_t i = 0; i + 1 < act.rows.size(); ++i) {
    told.with.push_back(facts.of(history.row(act.rows[i])));
  }
  return told;
}

// Nothing to take back: there was no change but the contest's making, or what came last stays.
DeskError nothingOf(const Plan& plan, const History& history, const JournalFacts& facts) {
  const bool isNone = plan.staying.empty() || plan.staying.front().number == history.acts.front().number;
  return isNone ? DeskError(Refusal::NothingToUndo)
                : DeskError(Refusal::ChangeStays, factsOf(plan.staying.front(), history, facts));
}

// Asked where it is more than the last own change.
std::optional<Question> questionOf(const Plan& plan, const History& history, const JournalFacts& facts,
                                   const std::string& by, const std::set<std::int64_t>* made) {
  const db::JournalAct& last = plan.acts.front();
  const bool isOwn = history.row(last).by == by && (made == nullptr || made->contains(last.number));
  if (plan.acts.size() == 1 && plan.staying.empty() && isOwn) return std::nullopt;
  Question question{ConfirmationLevel::Confirm, ConfirmationReason::Undone, std::to_string(plan.acts.size())};
  for (const db::JournalAct& act : plan.acts) question.undone.push_back(factsOf(act, history, facts));
  for (const db::JournalAct& act : plan.staying) question.staying.push_back(factsOf(act, history, facts));
  return question;
}

// The act that was undone last, if nothing but undo and redo came since.
std::optional<db::JournalAct> toRedo(const History& history) {
  std::vector<std::int64_t> undone;
  for (const db::JournalRow& row : history.journal) {
    if (!row.branch.empty()) continue;
    if (row.action == db::JournalAction::Undo) {
      undone.push_back(*row.target);
    } else if (row.action == db::JournalAction::Redo) {
      std::erase(undone, *row.target);
    } else {
      undone.clear();
    }
  }
  if (undone.empty()) return std::nullopt;
  return *std::ranges::find(history.acts, undone.back(), &db::JournalAct::number);
}

}  // namespace

const std::set<std::int64_t>* HistoryDesk::madeHere() const {
  return m_own == OwnActs::MadeHere ? &m_desk->openFile().made : nullptr;
}

Expected<UndoOffer, DeskError> HistoryDesk::offer(std::optional<std::int64_t> to, const Author& author) {
  // Given up at the end: whether an act can be taken back is tried out.
  auto edit = toDeskResult(m_desk->openFile().store.edit(stampOf(m_desk->openFile(), author)));
  if (!edit) return refused(edit);
  const auto contest = toDeskResult(edit->reading().contest());
  if (!contest) return refused(contest);
  const auto history = historyOf(edit->reading());
  if (!history) return refused(history);
  const auto plan = planOf(*edit, *history, to);
  if (!plan) return refused(plan);
  const JournalFacts facts(**contest, history->journal);
  if (plan->acts.empty()) return Unexpected<DeskError>(nothingOf(*plan, *history, facts));
  UndoOffer offered;
  for (const db::JournalAct& act : plan->acts) offered.rows.push_back(factsOf(act, *history, facts));
  offered.question = questionOf(*plan, *history, facts, nameOf(author), madeHere());
  return offered;
}

Expected<HistoryDone, DeskError> HistoryDesk::undo(std::optional<std::int64_t> to, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> Expected<HistoryDone, DeskError> {
    const auto history = historyOf(change.edit().reading());
    if (!history) return refused(history);
    if (to && (*to < 1 || *to > static_cast<std::int64_t>(history->journal.size()))) {
      return refused(Refusal::NoSuchAct, std::to_string(*to));
    }
    const auto plan = planOf(change.edit(), *history, to);
    if (!plan) return refused(plan);
    const JournalFacts facts(change.contest(), history->journal);
    if (plan->acts.empty()) return Unexpected<DeskError>(nothingOf(*plan, *history, facts));
    if (auto question = questionOf(*plan, *history, facts, nameOf(author), madeHere())) {
      if (auto checked = change.requireConfirmation(*std::move(question)); !checked) return refused(checked);
    }
    HistoryDone done;
    for (const db::JournalAct& act : plan->acts) {
      if (auto undone = toDeskResult(db::HistoryEdit(change.edit()).undo(act)); !undone) {
        return refused(undone);
      }
      done.rows.push_back(factsOf(act, *history, facts));
    }
    for (const db::JournalAct& act : plan->staying) done.staying.push_back(factsOf(act, *history, facts));
    return done;
  });
}

Expected<HistoryDone, DeskError> HistoryDesk::redo(const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> Expected<HistoryDone, DeskError> {
    const auto history = historyOf(change.edit().reading());
    if (!history) return refused(history);
    const auto act = toRedo(*history);
    if (!act) return refused(Refusal::NothingToRedo);
    if (auto redone = toDeskResult(db::HistoryEdit(change.edit()).redo(*act)); !redone) {
      return refused(redone);
    }
    // Told by what is there once it is done again.
    const auto contest = toDeskResult(change.edit().reading().contest());
    if (!contest) return refused(contest);
    return HistoryDone{{factsOf(*act, *history, JournalFacts(**contest, history->journal))}, {}};
  });
}

Expected<db::HistorySteps, DeskError> HistoryDesk::steps() const {
  const auto reading = toDeskResult(m_desk->openFile().store.read());
  if (!reading) return refused(reading);
  return toDeskResult(reading->steps());
}

Expected<std::string, DeskError> HistoryDesk::origin() const {
  const auto reading = toDeskResult(m_desk->openFile().store.read());
  if (!reading) return refused(reading);
  return toDeskResult(reading->origin());
}

}  // namespace damath::desk
