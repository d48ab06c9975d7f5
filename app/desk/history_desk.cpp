#include "app/desk/history_desk.hpp"

#include <algorithm>

#include "app/desk/change.hpp"
#include "db/history_edit.hpp"

namespace damath::desk {

namespace {

struct History {
  std::vector<db::Act> acts;
  std::vector<db::JournalRow> journal;

  [[nodiscard]] const db::JournalRow& row(std::int64_t number) const {
    return *std::ranges::find(journal, number, &db::JournalRow::number);
  }
};

Expected<History, DeskError> historyOf(const db::Reading& reading) {
  auto acts = lifted(reading.acts());
  if (!acts) return Unexpected<DeskError>(acts.error());
  auto journal = lifted(reading.journal());
  if (!journal) return Unexpected<DeskError>(journal.error());
  return History{*std::move(acts), *std::move(journal)};
}

// Those in force after the row, newest first; without a row the last alone.
std::vector<db::Act> toUndo(const History& history, std::optional<std::int64_t> to, HistoryDone& done) {
  std::vector<db::Act> list;
  for (auto act = history.acts.rbegin(); act != history.acts.rend(); ++act) {
    if (to && act->number <= *to) break;
    if (act->state == db::ActState::Fixed && to) done.fixed.push_back(history.row(act->rows.back()));
    if (act->state != db::ActState::InForce) continue;
    list.push_back(*act);
    if (!to) break;
  }
  return list;
}

// The act that was undone last, if nothing but undo and redo came since.
std::optional<db::Act> toRedo(const History& history) {
  std::vector<std::int64_t> undone;
  for (const db::JournalRow& row : history.journal) {
    if (!row.branch.empty()) continue;
    if (row.action == "undo") {
      undone.push_back(*row.target);
    } else if (row.action == "redo") {
      std::erase(undone, *row.target);
    } else {
      undone.clear();
    }
  }
  if (undone.empty()) return std::nullopt;
  return *std::ranges::find(history.acts, undone.back(), &db::Act::number);
}

}  // namespace

Expected<HistoryDone, DeskError> HistoryDesk::undo(std::optional<std::int64_t> to, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> Expected<HistoryDone, DeskError> {
    const auto history = historyOf(change.edit().reading());
    if (!history) return Unexpected<DeskError>(history.error());
    if (to && (*to < 1 || *to > static_cast<std::int64_t>(history->journal.size()))) {
      return refused(Refusal::NoSuchAct, std::to_string(*to));
    }
    HistoryDone done;
    const auto acts = toUndo(*history, to, done);
    if (acts.empty()) return refused(Refusal::NothingToUndo);
    if (acts.size() > 1) {
      Question question{Care::Confirm, CareCode::Undone, std::to_string(acts.size())};
      if (auto checked = change.cared(std::move(question)); !checked) {
        return Unexpected<DeskError>(checked.error());
      }
    }
    for (const db::Act& act : acts) {
      if (auto undone = lifted(db::HistoryEdit(change.edit()).undo(act)); !undone) {
        return Unexpected<DeskError>(undone.error());
      }
      done.rows.push_back(history->row(act.rows.back()));
    }
    return done;
  });
}

Expected<HistoryDone, DeskError> HistoryDesk::redo(const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> Expected<HistoryDone, DeskError> {
    const auto history = historyOf(change.edit().reading());
    if (!history) return Unexpected<DeskError>(history.error());
    const auto act = toRedo(*history);
    if (!act) return refused(Refusal::NothingToRedo);
    if (auto redone = lifted(db::HistoryEdit(change.edit()).redo(*act)); !redone) {
      return Unexpected<DeskError>(redone.error());
    }
    return HistoryDone{{history->row(act->rows.back())}, {}};
  });
}

Expected<std::string, DeskError> HistoryDesk::origin() const {
  const auto reading = lifted(m_desk->counter().store.read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  return lifted(reading->origin());
}

}  // namespace damath::desk
