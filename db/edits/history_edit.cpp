// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/history_edit.hpp"

#include <algorithm>
#include <iterator>

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/closed_event.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/round_table.hpp"
#include "db/detail/tables/signed_result.hpp"
#include "db/detail/trail/trail.hpp"

namespace damath::db {

using detail::inStep;
using detail::Step;

namespace {

// Protects facts that an undo or redo must not change: signed-off scoresheets, and events on another
// computer. Also stops an undo or redo that would make a round with results unpublished.
class UndoBarrier {
 public:
  // Remembers the facts that the undo or redo must not change. Call this before the undo or redo.
  UndoBarrier(detail::Database& database, const detail::RowChanges& changes)
      : m_signed(detail::signedResults(database, changes)),
        m_closed(detail::closedEvents(database)),
        m_isOfRounds(std::ranges::any_of(
            changes, [](const detail::RowChange& change) { return change.table->name == "round"; })) {
    if (m_isOfRounds) m_held = detail::heldWithResults(database);
  }

  // Throws Refused if a protected fact has changed since the constructor.
  void check(detail::Database& database) const {
    for (const detail::SignedResult& result : m_signed) {
      if (detail::signedResult(database, result.owner, result.sheet) != result) {
        throw detail::Refused(StoreFault::SignedOff, subjectOf(result.owner));
      }
    }
    const auto now = detail::closedEvents(database);
    for (const detail::ClosedEvent& closed : m_closed) {
      const auto same = std::ranges::find(now, closed.event, &detail::ClosedEvent::event);
      if (same == now.end() || same->rows != closed.rows) {
        throw detail::Refused(StoreFault::Elsewhere, closed.name);
      }
    }
    if (!m_isOfRounds) return;
    const auto held = detail::heldWithResults(database);
    if (!std::ranges::includes(m_held, held))
      throw detail::Refused(StoreFault::Constraint, "a round that has results was published");
  }

 private:
  std::vector<detail::SignedResult> m_signed;
  std::vector<detail::ClosedEvent> m_closed;
  bool m_isOfRounds;
  std::vector<std::string> m_held;
};

detail::RowChanges changesOf(detail::Database& database, const detail::Trail& trail, const JournalAct& act) {
  detail::RowChanges all;
  for (const std::int64_t row : act.rows) {
    std::ranges::move(trail.read(detail::changesOf(database, row)), std::back_inserter(all));
  }
  return all;
}

void undoAct(detail::Database& database, detail::Trail& trail, const JournalAct& act) {
  const UndoBarrier barrier(database, changesOf(database, trail, act));
  for (auto row = act.rows.rbegin(); row != act.rows.rend(); ++row) {
    trail.undo(detail::changesOf(database, *row));
  }
  barrier.check(database);
}

// A part of the edit that can be rolled back alone (an SQL savepoint). The destructor rolls it back, unless
// keep() was called.
class Trial {
 public:
  explicit Trial(detail::Database& database) : m_database(&database) {
    detail::run(database, "SAVEPOINT trial");
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() {
    // Rolls back to the savepoint. If that fails, the whole edit fails and nothing is stored.
    static_cast<void>(detail::guarded([this] {
      if (!m_isKept) detail::run(*m_database, "ROLLBACK TO trial");
      detail::run(*m_database, "RELEASE trial");
    }));
  }
  void keep() { m_isKept = true; }

 private:
  detail::Database* m_database;
  bool m_isKept = false;
};

bool canUndo(detail::Database& database, detail::Trail& trail, const JournalAct& act) {
  Trial trial(database);
  try {
    undoAct(database, trail, act);
  } catch (const detail::Refused& refusal) {
    const StoreFault fault = refusal.fault();
    if (fault != StoreFault::SignedOff && fault != StoreFault::Elsewhere && fault != StoreFault::Constraint) {
      throw;
    }
    return false;
  }
  trial.keep();
  return true;
}

}  // namespace

StoreResult<std::vector<JournalAct>> HistoryEdit::undoable(const std::vector<JournalAct>& newestFirst,
                                                           std::size_t most) {
  return detail::guarded([&] {
    const Trial trial(m_frame->database());
    detail::Trail trail(m_frame->database());
    std::vector<JournalAct> list;
    for (const JournalAct& act : newestFirst) {
      if (list.size() == most) break;
      if (canUndo(m_frame->database(), trail, act)) list.push_back(act);
    }
    return list;
  });
}

StoreResult<void> HistoryEdit::undo(const JournalAct& act) {
  return inStep(*m_frame, [&](Step& step) {
    detail::Trail trail(step.database());
    undoAct(step.database(), trail, act);
    step.journal({JournalAction::Undo, actSubject(act.number), {}, detail::rowsText(act.rows)}, act.number);
  });
}

StoreResult<void> HistoryEdit::noteRestore(const std::string& backup,
                                           const std::optional<std::vector<ReplacedRows>>& replaced) {
  return inStep(*m_frame, [&](Step& step) {
    step.journal(
        {JournalAction::Restore, std::string(kContestSubject), {}, detail::restoreText(backup, replaced)});
  });
}

StoreResult<void> HistoryEdit::redo(const JournalAct& act) {
  return inStep(*m_frame, [&](Step& step) {
    detail::Trail trail(step.database());
    const UndoBarrier barrier(step.database(), changesOf(step.database(), trail, act));
    for (const std::int64_t row : act.rows) trail.apply(detail::changesOf(step.database(), row));
    barrier.check(step.database());
    step.journal({JournalAction::Redo, actSubject(act.number), {}, detail::rowsText(act.rows)}, act.number);
  });
}

}  // namespace damath::db
