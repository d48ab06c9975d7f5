#include "db/history_edit.hpp"

#include "db/detail/frame.hpp"
#include "db/detail/history.hpp"
#include "db/detail/journal_text.hpp"

namespace damath::db {

using detail::Step;
using detail::stepped;

namespace {

// What was signed off must be after the step what it was before.
void checkSigned(SQLite::Database& database, const std::vector<detail::SignedResult>& before) {
  for (const detail::SignedResult& result : before) {
    if (detail::signedResult(database, result.owner, result.sheet) != result) {
      throw detail::Refused(StoreFault::SignedOff, detail::subjectOf(result.owner));
    }
  }
}

}  // namespace

Expected<void, StoreError> HistoryEdit::undo(const Act& act) {
  return stepped(*m_frame, [&](Step& step) {
    const auto signedOff = detail::signedResults(step.database());
    for (auto row = act.rows.rbegin(); row != act.rows.rend(); ++row) {
      detail::carryOut(step.database(), detail::inverted(detail::changesOf(step.database(), *row)));
    }
    checkSigned(step.database(), signedOff);
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
    const auto signedOff = detail::signedResults(step.database());
    for (const std::int64_t row : act.rows) {
      detail::carryOut(step.database(), detail::changesOf(step.database(), row));
    }
    checkSigned(step.database(), signedOff);
    step.journal({"redo", detail::actSubject(act.number), {}, detail::rowsText(act.rows)}, act.number);
  });
}

}  // namespace damath::db
