// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/branch_edit.hpp"

#include <map>

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/branch_table.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/forgetting.hpp"

namespace damath::db {

using detail::inStep;
using detail::journalText;
using detail::Step;

namespace {

// Removes the names that either file has removed. Each file may have texts about a player whom only the other
// file has forgotten.
void forgetAfterMerge(Step& step, detail::Database& from) {
  detail::Database& database = step.database();
  std::map<contest::PlayerId, detail::NameForms> forms;
  for (detail::Database* each : {&database, &from}) {
    for (const contest::PlayerId player : detail::forgottenPlayers(*each)) {
      detail::NameForms& known = forms.try_emplace(player, database, player).first->second;
      known.add(detail::NameForms(from, player));
    }
  }
  detail::forgetNamesAsIn(database, from);
  for (const auto& [player, known] : forms) {
    const auto removals = detail::textsNaming(database, player, known);
    if (removals.empty()) continue;
    const auto removed = detail::forgetName(database, player, removals);
    step.journal(
        {JournalAction::ForgetPlayer, subjectOf(player), {}, detail::forgottenText(player, removed)});
  }
}

}  // namespace

StoreResult<Branch> BranchEdit::lend(contest::EventId event, const std::string& key) {
  return inStep(*m_frame, [&](Step& step) {
    Branch branch{key, event, BranchPart::Lent, {}, {}, step.stamp().by, toText(step.stamp().at)};
    const bool isServers = detail::act(step.database(), "lend_event", key, event);
    step.journal({JournalAction::LendEvent, subjectOf(event), {}, journalText(branch)});
    branch.since = detail::lastJournalNumber(step.database());
    branch.digest = detail::digestOf(step.database(), branch.since);
    if (!isServers) detail::addBranch(step.database(), branch);
    return branch;
  });
}

StoreResult<void> BranchEdit::borrow(const Branch& branch) {
  return inStep(*m_frame, [&](Step& step) {
    detail::setPart(step.database(), branch.key, BranchPart::Borrowed);
    detail::leaveRoom(step.database());
    step.journal({JournalAction::BorrowEvent, subjectOf(branch.event), {}, journalText(branch)});
  });
}

StoreResult<void> BranchEdit::cancel(const Branch& branch) {
  return inStep(*m_frame, [&](Step& step) {
    if (!detail::act(step.database(), "take_event_back", branch.key)) {
      detail::setPart(step.database(), branch.key, BranchPart::Returned);
    }
    step.journal({JournalAction::TakeEventBack, subjectOf(branch.event), {}, journalText(branch)});
  });
}

StoreResult<void> BranchEdit::merge(const Reading& other, const Branch& branch) {
  return inStep(*m_frame, [&](Step& step) {
    detail::mergeBranch(step.database(), *other.m_access->database, branch);
    if (!detail::act(step.database(), "merge_event", branch.key)) {
      detail::setPart(step.database(), branch.key, BranchPart::Returned);
    }
    detail::forgetTextsAsIn(step.database(), *other.m_access->database, branch.key);
    step.journal({JournalAction::MergeEvent, subjectOf(branch.event), {}, journalText(branch)});
    forgetAfterMerge(step, *other.m_access->database);
  });
}

}  // namespace damath::db
