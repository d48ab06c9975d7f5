// The frame of every use case: one edit of the store, decided on what the edit itself reads, committed when
// the work succeeds and undone when it refuses.
#pragma once

#include <type_traits>
#include <utility>

#include "app/desk/desk_error.hpp"
#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/store.hpp"

namespace damath::desk {

[[nodiscard]] inline DeskError asDeskError(const db::StoreError& error) {
  DeskError result;
  result.refusal = error.fault == db::StoreFault::FileExists ? Refusal::FileExists : Refusal::StoreFailed;
  result.store = error;
  return result;
}

[[nodiscard]] inline Unexpected<DeskError> refused(Refusal refusal, std::string subject = {}) {
  DeskError error;
  error.refusal = refusal;
  error.subject = std::move(subject);
  return Unexpected<DeskError>(std::move(error));
}

[[nodiscard]] inline Unexpected<DeskError> refusedAt(Refusal refusal, Place place) {
  DeskError error;
  error.refusal = refusal;
  error.place = place;
  return Unexpected<DeskError>(std::move(error));
}

// The store's answer with its reason in the desk's terms.
template <class T>
[[nodiscard]] Expected<T, DeskError> lifted(Expected<T, db::StoreError> answer) {
  return std::move(answer).map_error(asDeskError);
}

// Who and why, fit for the journal.
[[nodiscard]] Expected<void, DeskError> checkStamp(const db::Stamp& stamp);

// work(edit, contest) gives an Expected<…, DeskError>.
template <class Work>
[[nodiscard]] auto changed(db::Store& store, const db::Stamp& stamp, Work&& work)
    -> std::invoke_result_t<Work, db::Edit&, const contest::Contest&> {
  if (auto checked = checkStamp(stamp); !checked) return Unexpected<DeskError>(checked.error());
  auto edit = lifted(store.edit(stamp));
  if (!edit) return Unexpected<DeskError>(edit.error());
  const auto contest = lifted(edit->reading().contest());
  if (!contest) return Unexpected<DeskError>(contest.error());
  auto result = std::forward<Work>(work)(*edit, *contest);
  if (!result) return result;
  if (auto committed = lifted(edit->commit()); !committed) return Unexpected<DeskError>(committed.error());
  return result;
}

// Finds the event, or refuses.
[[nodiscard]] Expected<const contest::Event*, DeskError> eventOf(const contest::Contest& contest,
                                                                 contest::EventId id);
[[nodiscard]] Expected<const contest::Game*, DeskError> gameOf(const contest::Event& event, Place place);

// The last paired round, 0 where none is.
[[nodiscard]] int roundsPaired(const contest::Event& event);
// All rounds the event's system needs, 0 while fewer than two are entered.
[[nodiscard]] int roundsNeeded(const contest::Event& event);
[[nodiscard]] std::vector<Place> resultsMissing(const contest::Event& event);

}  // namespace damath::desk
