#include "db/history_edit.hpp"

#include <algorithm>
#include <vector>

#include "db/detail/branch_table.hpp"
#include "db/detail/frame.hpp"
#include "db/detail/history.hpp"
#include "db/detail/journal_text.hpp"

namespace damath::db {

using detail::Step;
using detail::stepped;

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

}  // namespace

Expected<void, StoreError> HistoryEdit::undo(const Act& act) {
  return stepped(*m_frame, [&](Step& step) {
    const Fixed fixed(step.database());
    for (auto row = act.rows.rbegin(); row != act.rows.rend(); ++row) {
      detail::carryOut(step.database(), detail::inverted(detail::changesOf(step.database(), *row)));
    }
    fixed.check(step.database());
    step.journal({"undo", detail::actSubject(act.number), {}, detail::rowsText(act.rows)}, act.number);
  });
}

Expected<void, StoreError> HistoryEdit::noteRestore(const std::string& backup) {
  return stepped(*m_frame, [&](Step& step) {
    step.journal({"restore", std::string(detail::kContestSubject), {}, detail::restoreText(backup)});
  });
}

Expected<void, StoreError> HistoryEdit::redo(const Act& act) {
  return stepped(*m_frame, [&](Step& step) {
    const Fixed fixed(step.database());
    for (const std::int64_t row : act.rows) {
      detail::carryOut(step.database(), detail::changesOf(step.database(), row));
    }
    fixed.check(step.database());
    step.journal({"redo", detail::actSubject(act.number), {}, detail::rowsText(act.rows)}, act.number);
  });
}

}  // namespace damath::db
