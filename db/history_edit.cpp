// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/history_edit.hpp"

#include <algorithm>
#include <vector>

#include "db/detail/branch_table.hpp"
#include "db/detail/frame.hpp"
#include "db/detail/history.hpp"
#include "db/detail/journal_text.hpp"

namespace damath::db {

using detail::inStep;
using detail::Step;

namespace {

// What a step back or forth must leave as it was: what was signed off, and events of other computers.
class Fixed {
 public:
  explicit Fixed(SQLite::Database& database)
      : m_signed(detail::signedResults(database)), m_closed(detail::closedEvents(database)) {}

  // Throws where any of it is otherwise now.
  void check(SQLite::Database& database) const {
    for (const detail::SignedResult& result : m_signed) {
      if (detail::signedResult(database, result.owner, result.sheet) != result) {
        throw detail::Refused(StoreFault::SignedOff, detail::subjectOf(result.owner));
      }
    }
    const auto now = detail::closedEvents(database);
    for (const detail::ClosedEvent& closed : m_closed) {
      const auto same = std::ranges::find(now, closed.event, &detail::ClosedEvent::event);
      if (same == now.end() || same->rows != closed.rows) {
        throw detail::Refused(StoreFault::Elsewhere, closed.name);
      }
    }
  }

 private:
  std::vector<detail::SignedResult> m_signed;
  std::vector<detail::ClosedEvent> m_closed;
};

void takeBack(SQLite::Database& database, const JournalAct& act) {
  const Fixed fixed(database);
  for (auto row = act.rows.rbegin(); row != act.rows.rend(); ++row) {
    detail::carryOut(database, detail::inverted(detail::changesOf(database, *row)));
  }
  fixed.check(database);
}

// What is done while it lives leaves no trace unless it is kept. SQLiteCpp 3.2.1 has a class for it that
// leaves its transaction open.
class Trial {
 public:
  explicit Trial(SQLite::Database& database) : m_database(database) { m_database.exec("SAVEPOINT trial"); }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() {
    if (!m_isKept) m_database.tryExec("ROLLBACK TO trial");
    m_database.tryExec("RELEASE trial");
  }
  void keep() { m_isKept = true; }

 private:
  SQLite::Database& m_database;
  bool m_isKept = false;
};

bool canTakeBack(SQLite::Database& database, const JournalAct& act) {
  Trial trial(database);
  try {
    takeBack(database, act);
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

Expected<std::vector<JournalAct>, StoreError> HistoryEdit::undoable(
    const std::vector<JournalAct>& newestFirst, std::size_t most) {
  return detail::guarded([&] {
    const Trial trial(m_frame->database());
    std::vector<JournalAct> list;
    for (const JournalAct& act : newestFirst) {
      if (list.size() == most) break;
      if (canTakeBack(m_frame->database(), act)) list.push_back(act);
    }
    return list;
  });
}

Expected<void, StoreError> HistoryEdit::undo(const JournalAct& act) {
  return inStep(*m_frame, [&](Step& step) {
    takeBack(step.database(), act);
    step.journal({JournalAction::Undo, detail::actSubject(act.number), {}, detail::rowsText(act.rows)},
                 act.number);
  });
}

Expected<void, StoreError> HistoryEdit::noteRestore(const std::string& backup) {
  return inStep(*m_frame, [&](Step& step) {
    step.journal(
        {JournalAction::Restore, std::string(detail::kContestSubject), {}, detail::restoreText(backup)});
  });
}

Expected<void, StoreError> HistoryEdit::redo(const JournalAct& act) {
  return inStep(*m_frame, [&](Step& step) {
    const Fixed fixed(step.database());
    for (const std::int64_t row : act.rows) {
      detail::carryOut(step.database(), detail::changesOf(step.database(), row));
    }
    fixed.check(step.database());
    step.journal({JournalAction::Redo, detail::actSubject(act.number), {}, detail::rowsText(act.rows)},
                 act.number);
  });
}

}  // namespace damath::db
