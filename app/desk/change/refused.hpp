// SPDX-License-Identifier: GPL-3.0-or-later
// Short forms for returning an error from a use case.
#pragma once

#include <string>
#include <utility>

#include "app/desk/change/desk_error.hpp"
#include "core/expected.hpp"
#include "db/records/store_error.hpp"

namespace damath::desk {

// Converts an error of the contest store into a desk error. `path` is the path that the error FileExists
// shows.
[[nodiscard]] inline DeskError asDeskError(const db::StoreError& error, std::string path = {}) {
  return error.fault == db::StoreFault::FileExists ? DeskError(Refusal::FileExists, Subject{std::move(path)})
                                                   : DeskError(Refusal::StoreFailed, FileFault{error});
}

// Returns an error with the reason `refusal` and its facts. Precondition: `facts` has the type that belongs
// to `refusal` (desk_error.hpp).
template <class Facts>
[[nodiscard]] Unexpected<DeskError> refused(Refusal refusal, Facts facts) {
  return Unexpected<DeskError>(DeskError(refusal, std::move(facts)));
}
[[nodiscard]] inline Unexpected<DeskError> refused(Refusal refusal) {
  return Unexpected<DeskError>(DeskError(refusal));
}
[[nodiscard]] inline Unexpected<DeskError> refused(Refusal refusal, std::string subject) {
  return refused(refusal, Subject{std::move(subject)});
}
// Returns the error of `answer`, for a caller whose result has another value type.
template <class T>
[[nodiscard]] Unexpected<DeskError> refused(const DeskResult<T>& answer) {
  return Unexpected<DeskError>(answer.error());
}
[[nodiscard]] inline Unexpected<DeskError> refusedAt(Refusal refusal, const SheetAt& at) {
  return refused(refusal, At{at});
}

// Returns the value of the contest store, or the store's error as a desk error.
template <class T>
[[nodiscard]] DeskResult<T> toDeskResult(db::StoreResult<T> answer, const std::string& path = {}) {
  return std::move(answer).map_error([&](const db::StoreError& error) { return asDeskError(error, path); });
}

}  // namespace damath::desk
