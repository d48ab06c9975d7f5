// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/history_desk.hpp"

#include <algorithm>
#include <limits>

#include "app/desk/change/change.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "db/edits/history_edit.hpp"
#include "db/records/journal_action.hpp"

namespace damath::desk {

namespace {

// Actions of the journal with their rows, and the names of players, events and boards that describe these
// rows.
class DescribedActs {
 public:
  // Reads only as much of the journal as the actions need, because a journal can be long.
  static DeskResult<DescribedActs> of(const db::Reading& reading, const contest::Contest& contest,
                                      const std::vector<db::JournalAct>& acts) {
    DescribedActs described(contest);
    if (acts.empty()) return described;
    const std::int64_t first = std::ranges::min(acts, {}, &db::JournalAct::number).number;
    std::set<std::int64_t> numbers;
    for (const db::JournalAct& act : acts) numbers.insert(act.number);
    DAMATH_TRY(rows, toDeskResult(reading.journal().rows(db::JournalPart{.behind = first - 1})));
    std::erase_if(*rows, [&](const db::JournalRow& row) { return !numbers.contains(row.act); });
    described.m_rows = *std::move(rows);
    DAMATH_CHECK(described.learn(reading, contest));
    return described;
  }

  // Returns the number of the row that tells the purpose and the reason of the action: the last row that
  // takes over nothing from an earlier version of a scoresheet.
  [[nodiscard]] std::int64_t mainRow(const db::JournalAct& act) const {
    const auto main = std::find_if(act.rows.rbegin(), act.rows.rend(),
                                   [this](std::int64_t number) { return !isCarried(row(number)); });
    return main == act.rows.rend() ? act.rows.back() : *main;
  }
  [[nodiscard]] const db::JournalRow& row(const db::JournalAct& act) const { return row(mainRow(act)); }
  // True if the action added or removed the boards of a round.
  [[nodiscard]] bool isPairing(const db::JournalAct& act) const {
    return std::ranges::any_of(act.rows, [this](std::int64_t number) {
      const auto action = row(number).action;
      return action == db::JournalAction::PairRound || action == db::JournalAction::PairByHand ||
             action == db::JournalAction::UnpairRound || action == db::JournalAction::TakeOverRound;
    });
  }
  // True if all rows of the action concern a live game (a game that is recorded during play). Undo leaves
  // such actions out.
  [[nodiscard]] bool isAtBoard(const db::JournalAct& act) const {
    return std::ranges::all_of(act.rows, [this](std::int64_t number) {
      const auto action = row(number).action;
      return action && db::factsOf(*action).limit == db::Limit::OfLiveGame;
    });
  }
  // Returns the facts of the action's main journal row; `with` has the facts of its other rows.
  [[nodiscard]] RowFacts factsOf(const db::JournalAct& act) const {
    const std::int64_t main = mainRow(act);
    RowFacts facts = m_facts.of(row(main));
    for (const std::int64_t number : act.rows) {
      if (number != main) facts.with.push_back(m_facts.of(row(number)));
    }
    return facts;
  }

 private:
  explicit DescribedActs(const contest::Contest& contest) : m_facts(contest, {}) {}

  [[nodiscard]] const db::JournalRow& row(std::int64_t number) const {
    return *std::ranges::lower_bound(m_rows, number, {}, &db::JournalRow::number);
  }
  [[nodiscard]] bool knowsAll() const {
    return std::ranges::all_of(m_rows, [this](const db::JournalRow& row) { return m_facts.knows(row); });
  }
  // Looks up the names for the rows. Most names are in the present contest. The game of a scoresheet is named
  // in the journal rows about that scoresheet. If the data of a row was deleted, the whole journal is read to
  // find the names.
  DeskResult<void> learn(const db::Reading& reading, const contest::Contest& contest) {
    for (const db::JournalRow& row : m_rows) m_facts.add(row);
    for (const db::JournalRow& row : m_rows) {
      const std::string sheet = m_facts.knows(row) ? std::string() : JournalFacts::sheetIn(row);
      if (sheet.empty()) continue;
      DAMATH_TRY(of, toDeskResult(reading.journal().rows(db::JournalPart{.subject = sheet})));
      for (const db::JournalRow& each : *of) m_facts.add(each);
    }
    if (knowsAll()) return {};
    DAMATH_TRY(journal, toDeskResult(reading.journal().rows()));
    m_facts = JournalFacts(contest, *journal);
    return {};
  }

  std::vector<db::JournalRow> m_rows;  // ordered by journal number
  JournalFacts m_facts;
};

// The plan of an undo: the actions to undo, and the later actions that stay.
struct Plan {
  std::vector<db::JournalAct> acts;     // the actions to undo, newest first
  std::vector<db::JournalAct> staying;  // the later actions that stay, newest first

  // Returns the actions to undo, and then the actions that stay. If no action can be undone, returns only the
  // newest action that stays.
  [[nodiscard]] std::vector<db::JournalAct> named() const {
    std::vector<db::JournalAct> all = acts;
    const bool isWhole = !acts.empty() || staying.empty();
    all.insert(all.end(), staying.begin(), isWhole ? staying.end() : staying.begin() + 1);
    return all;
  }
};

// Removes the actions of other people from `acts`. In a shared contest other people work at the same time,
// and undo does not affect their actions.
DeskResult<void> leaveOutOthers(const db::Edit& edit, std::int64_t behind, const std::string& own,
                                std::vector<db::JournalAct>& acts) {
  DAMATH_TRY(rows, toDeskResult(edit.reading().journal().rows(db::JournalPart{.behind = behind})));
  std::set<std::int64_t> owns;
  for (const db::JournalRow& row : *rows) {
    if (row.by == own) owns.insert(row.act);
  }
  std::erase_if(acts, [&](const db::JournalAct& act) { return !owns.contains(act.number); });
  return {};
}

// Plans an undo of the newest actions, at most `most`, that come after the action number `behind`. Only
// actions of the person `own` count; if `own` is empty, all actions count.
DeskResult<Plan> planBehind(db::Edit& edit, std::int64_t behind, std::size_t most, const std::string& own) {
  DAMATH_TRY(acts, toDeskResult(edit.reading().journal().acts(behind)));
  if (!own.empty()) {
    DAMATH_CHECK(leaveOutOthers(edit, behind, own, *acts));
  }
  std::vector<db::JournalAct> candidates;
  for (auto act = acts->rbegin(); act != acts->rend(); ++act) {
    if (act->state == db::ActState::InForce) candidates.push_back(*act);
  }
  DAMATH_TRY(undoable, toDeskResult(db::HistoryEdit(edit).undoable(candidates, most)));
  Plan plan{*std::move(undoable), {}};
  const bool isOne = most == 1 && !plan.acts.empty();
  const std::int64_t first = isOne ? plan.acts.back().number : behind;
  for (auto act = acts->rbegin(); act != acts->rend() && act->number > first; ++act) {
    const bool isTaken =
        std::ranges::find(plan.acts, act->number, &db::JournalAct::number) != plan.acts.end();
    if (act->state != db::ActState::Undone && !isTaken) plan.staying.push_back(*act);
  }
  return plan;
}

// Plans an undo of all actions after the row `to`, or of the last action if `to` is not set. To find the last
// action, reads the journal backward in growing parts, because a journal can be long.
DeskResult<Plan> planOf(db::Edit& edit, std::optional<std::int64_t> to, const std::string& own) {
  if (to) return planBehind(edit, *to, std::numeric_limits<std::size_t>::max(), {});
  DAMATH_TRY(steps, toDeskResult(edit.reading().journal().steps()));
  constexpr std::int64_t kNewest = 32;  // the number of newest journal rows to read first
  constexpr std::int64_t kFarther = 16;
  for (std::int64_t reach = kNewest;; reach *= kFarther) {
    const std::int64_t behind = std::max<std::int64_t>(steps->last - reach, 0);
    auto plan = planBehind(edit, behind, 1, own);
    if (!plan || !plan->acts.empty() || behind == 0) return plan;
  }
}

// Returns the name of the person whose actions are undone. Empty in a file, where the last action of any
// person is undone.
std::string ownIn(const Desk::OpenFile& openFile, const Author& author) {
  return openFile.store.person() ? nameOf(author) : std::string();
}

// Removes actions of live games from the actions that stay, so that no confirmation question mentions them. A
// live game continues after an undo, except if the undo removes its pairing.
void leaveOutBoards(Plan& plan, const DescribedActs& described) {
  const bool isPairing =
      std::ranges::any_of(plan.acts, [&](const db::JournalAct& act) { return described.isPairing(act); });
  if (plan.acts.empty() || isPairing) return;
  std::erase_if(plan.staying, [&](const db::JournalAct& act) { return described.isAtBoard(act); });
}

// Returns NothingToUndo if no action stays, or only the creation of the contest. Else returns ChangeStays
// with the newest action that stays.
DeskError nothingOf(const Plan& plan, const DescribedActs& described) {
  constexpr std::int64_t kMaking = 1;
  const bool isNone = plan.staying.empty() || plan.staying.front().number == kMaking;
  return isNone ? DeskError(Refusal::NothingToUndo)
                : DeskError(Refusal::ChangeStays, described.factsOf(plan.staying.front()));
}

// Returns the confirmation question; nullopt if the undo reverses only one action, the author's own, and no
// later action stays.
std::optional<Question> questionOf(const Plan& plan, const DescribedActs& described, const std::string& by,
                                   const std::set<std::int64_t>* made) {
  const db::JournalAct& last = plan.acts.front();
  const bool isOwn = described.row(last).by == by && (made == nullptr || made->contains(last.number));
  if (plan.acts.size() == 1 && plan.staying.empty() && isOwn) return std::nullopt;
  ActsUndone acts;
  for (const db::JournalAct& act : plan.acts) acts.undone.push_back(described.factsOf(act));
  for (const db::JournalAct& act : plan.staying) acts.staying.push_back(described.factsOf(act));
  return Question{.level = ConfirmationLevel::Confirm,
                  .code = ConfirmationReason::Undone,
                  .subject = std::to_string(plan.acts.size()),
                  .facts = std::move(acts)};
}

// Returns the action of this journal row and all later actions.
DeskResult<std::vector<db::JournalAct>> actsFrom(const db::Reading& reading, std::int64_t number) {
  const auto unknown = [&] { return refused(Refusal::NoSuchAct, std::to_string(number)); };
  const auto rows =
      toDeskResult(number < 1 ? db::StoreResult<std::vector<db::JournalRow>>(std::vector<db::JournalRow>())
                              : reading.journal().rows(db::JournalPage{.behind = number - 1, .most = 1}));
  if (!rows) return refused(rows);
  if (rows->empty() || rows->front().number != number) return unknown();
  auto acts = toDeskResult(reading.journal().acts(rows->front().act - 1));
  if (!acts) return refused(acts);
  // The given number may be the row of an undo or a redo. Such a row is no action that can be undone.
  if (acts->empty() || acts->front().number != rows->front().act) return unknown();
  return acts;
}

// Returns the first action of `acts`, and the later actions in `acts` that changed the same data again. If no
// later action changed the same data, returns the later actions of the same event. Leaves out later actions
// that are undone.
DeskResult<BuiltOn> builtOn(const db::Reading& reading, const contest::Contest& contest,
                            const std::vector<db::JournalAct>& acts) {
  const auto described = DescribedActs::of(reading, contest, acts);
  if (!described) return refused(described);
  BuiltOn built{described->factsOf(acts.front()), {}};
  std::vector<RowFacts> ofEvent;
  for (std::size_t i = 1; i < acts.size(); ++i) {
    if (acts[i].state == db::ActState::Undone) continue;
    RowFacts later = described->factsOf(acts[i]);
    if (later.subject == built.act.subject) {
      built.since.push_back(std::move(later));
    } else if (later.eventId == built.act.eventId) {
      ofEvent.push_back(std::move(later));
    }
  }
  if (built.since.empty()) built.since = std::move(ofEvent);
  return built;
}

// Plans the undo of only the action of this journal row. Fails if the action cannot be undone.
DeskResult<Plan> planOfAct(db::Edit& edit, const contest::Contest& contest, std::int64_t row) {
  DAMATH_TRY(acts, actsFrom(edit.reading(), row));
  const db::JournalAct& act = acts->front();
  if (act.state == db::ActState::Undone) return refused(Refusal::NothingToUndo);
  DAMATH_TRY(described, DescribedActs::of(edit.reading(), contest, {act}));
  if (act.state == db::ActState::Fixed) return refused(Refusal::ChangeStays, described->factsOf(act));
  DAMATH_TRY(possible, toDeskResult(db::HistoryEdit(edit).undoable({act}, 1)));
  if (!possible->empty()) return Plan{{act}, {}};
  DAMATH_TRY(built, builtOn(edit.reading(), contest, *acts));
  if (built->since.empty()) return refused(Refusal::ChangeStays, std::move(built->act));
  return refused(Refusal::ActBuiltOn, *std::move(built));
}

}  // namespace

const std::set<std::int64_t>* HistoryDesk::madeHere() const {
  return m_own == OwnActs::MadeHere ? &m_desk->openFile().made : nullptr;
}

bool HistoryDesk::isMadeHere(std::int64_t act) const {
  return m_desk->openFile().made.contains(act);
}

DeskResult<UndoOffer> HistoryDesk::offer(std::optional<std::int64_t> to, const Author& given) {
  const Author author = authorFor(m_desk->openFile(), given);
  // Opens an edit that is never committed, only to test if the actions can be undone.
  DAMATH_TRY(edit, toDeskResult(m_desk->openFile().store.edit(stampOf(m_desk->openFile(), author))));
  DAMATH_TRY(contest, toDeskResult(edit->reading().contest()));
  DAMATH_TRY(plan, planOf(*edit, to, ownIn(m_desk->openFile(), author)));
  DAMATH_TRY(described, DescribedActs::of(edit->reading(), **contest, plan->named()));
  leaveOutBoards(*plan, *described);
  if (plan->acts.empty()) return Unexpected<DeskError>(nothingOf(*plan, *described));
  UndoOffer offered;
  for (const db::JournalAct& act : plan->acts) offered.rows.push_back(described->factsOf(act));
  offered.question = questionOf(*plan, *described, nameOf(author), madeHere());
  return offered;
}

DeskResult<HistoryDone> HistoryDesk::undo(std::optional<std::int64_t> to, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<HistoryDone> {
    const db::Reading& reading = change.edit().reading();
    DAMATH_TRY(steps, toDeskResult(reading.journal().steps()));
    if (to && (*to < 1 || *to > steps->last)) return refused(Refusal::NoSuchAct, std::to_string(*to));
    DAMATH_TRY(plan, planOf(change.edit(), to, ownIn(m_desk->openFile(), change.author())));
    DAMATH_TRY(described, DescribedActs::of(reading, change.contest(), plan->named()));
    leaveOutBoards(*plan, *described);
    if (plan->acts.empty()) return Unexpected<DeskError>(nothingOf(*plan, *described));
    if (auto question = questionOf(*plan, *described, nameOf(change.author()), madeHere())) {
      DAMATH_CHECK(change.requireConfirmation(*std::move(question)));
    }
    HistoryDone done;
    for (const db::JournalAct& act : plan->acts) {
      DAMATH_CHECK(toDeskResult(db::HistoryEdit(change.edit()).undo(act)));
      done.rows.push_back(described->factsOf(act));
    }
    for (const db::JournalAct& act : plan->staying) done.staying.push_back(described->factsOf(act));
    return done;
  });
}

DeskResult<UndoOffer> HistoryDesk::offerAct(std::int64_t row, const Author& given) {
  const Author author = authorFor(m_desk->openFile(), given);
  DAMATH_TRY(edit, toDeskResult(m_desk->openFile().store.edit(stampOf(m_desk->openFile(), author))));
  DAMATH_TRY(contest, toDeskResult(edit->reading().contest()));
  DAMATH_TRY(plan, planOfAct(*edit, **contest, row));
  DAMATH_TRY(described, DescribedActs::of(edit->reading(), **contest, plan->named()));
  return UndoOffer{{described->factsOf(plan->acts.front())},
                   questionOf(*plan, *described, nameOf(author), madeHere())};
}

DeskResult<HistoryDone> HistoryDesk::undoAct(std::int64_t row, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<HistoryDone> {
    DAMATH_TRY(plan, planOfAct(change.edit(), change.contest(), row));
    DAMATH_TRY(described, DescribedActs::of(change.edit().reading(), change.contest(), plan->named()));
    if (auto question = questionOf(*plan, *described, nameOf(change.author()), madeHere())) {
      DAMATH_CHECK(change.requireConfirmation(*std::move(question)));
    }
    DAMATH_CHECK(toDeskResult(db::HistoryEdit(change.edit()).undo(plan->acts.front())));
    return HistoryDone{{described->factsOf(plan->acts.front())}, {}};
  });
}

DeskResult<HistoryDone> HistoryDesk::redo(const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<HistoryDone> {
    const db::Reading& reading = change.edit().reading();
    DAMATH_TRY(steps, toDeskResult(reading.journal().steps()));
    if (!steps->again) return refused(Refusal::NothingToRedo);
    DAMATH_TRY(acts, toDeskResult(reading.journal().acts(*steps->again - 1)));
    const db::JournalAct& act = acts->front();
    DAMATH_CHECK(toDeskResult(db::HistoryEdit(change.edit()).redo(act)));
    // Reads the contest after the redo, because the description needs the data that the redo brought back.
    DAMATH_TRY(contest, toDeskResult(reading.contest()));
    DAMATH_TRY(described, DescribedActs::of(reading, **contest, {act}));
    return HistoryDone{{described->factsOf(act)}, {}};
  });
}

DeskResult<db::HistorySteps> HistoryDesk::steps() const {
  DAMATH_TRY(reading, toDeskResult(m_desk->openFile().store.read()));
  return toDeskResult(reading->journal().steps());
}

DeskResult<std::string> HistoryDesk::origin() const {
  DAMATH_TRY(reading, toDeskResult(m_desk->openFile().store.read()));
  return toDeskResult(reading->journal().origin());
}

}  // namespace damath::desk
