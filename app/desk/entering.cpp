#include "app/desk/entering.hpp"

#include "app/desk/import_plan.hpp"
#include "db/roster_edit.hpp"

namespace damath::desk {

Expected<ImportDone, DeskError> entered(const Change& change, const contest::Event& event,
                                        const Entering& entering) {
  ImportPlan plan = importPlan(change.contest(), event, entering.roster, entering.decisions);
  if (!plan.faults.empty()) {
    auto error = refused(Refusal::RowsRefused);
    error.value().rows = std::move(plan.faults);
    return error;
  }
  for (db::Newcomer& newcomer : plan.newcomers) newcomer.firstRound = entering.firstRound;
  const int first = static_cast<int>(event.entries.size()) + 1;
  const int count = static_cast<int>(plan.newcomers.size());
  if (auto added = lifted(db::RosterEdit(change.edit()).addEntries(event.id, first, plan.newcomers));
      !added) {
    return Unexpected<DeskError>(added.error());
  }
  return ImportDone{count, static_cast<int>(plan.newSchools.size()), first, first + count - 1};
}

}  // namespace damath::desk
