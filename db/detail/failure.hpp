// SPDX-License-Identifier: GPL-3.0-or-later
// The exceptions of db/, and their conversion into StoreErrors.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "core/expected.hpp"
#include "core/spellings.hpp"
#include "db/records/store_error.hpp"

namespace damath::db::detail {

// Thrown if a row holds a value that this program never writes.
class BrokenRow : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Thrown if an operation failed with a known StoreFault.
class Refused : public std::runtime_error {
 public:
  Refused(StoreFault fault, const std::string& detail) : std::runtime_error(detail), m_fault(fault) {}
  [[nodiscard]] StoreFault fault() const { return m_fault; }

 private:
  StoreFault m_fault;
};

// Returns the value of `found`. Throws Refused(Constraint), with the text `otherwise`, if `found` is nullopt.
template <class T>
[[nodiscard]] T known(std::optional<T> found, const char* otherwise) {
  if (!found) throw Refused(StoreFault::Constraint, otherwise);
  return *std::move(found);
}

// Returns `value`, which was parsed from the text of a column. Throws BrokenRow, with the column and the
// text, if `value` is nullopt. Examples:
//   spelled(rules::parseResult(text), "result", text), spelled<contest::System>("system", text)
template <class T>
[[nodiscard]] T spelled(std::optional<T> value, const char* column, const std::string& text) {
  if (!value) throw BrokenRow(std::string(column) + ": '" + text + "'");
  return *std::move(value);
}
template <class Enum>
[[nodiscard]] Enum spelled(const char* column, const std::string& text) {
  return spelled(valueOf<Enum>(text), column, text);
}

// Runs the action and returns its result. If the action throws, returns the exception as a StoreError.
template <class Action>
[[nodiscard]] auto guarded(Action&& action) -> StoreResult<std::invoke_result_t<Action>> {
  try {
    if constexpr (std::is_void_v<std::invoke_result_t<Action>>) {
      std::forward<Action>(action)();
      return {};
    } else {
      return std::forward<Action>(action)();
    }
  } catch (const BrokenRow& row) {
    return Unexpected<StoreError>(StoreError{StoreFault::Damaged, row.what()});
  } catch (const Refused& refused) {
    return Unexpected<StoreError>(StoreError{refused.fault(), refused.what()});
  } catch (const std::exception& exception) {
    return Unexpected<StoreError>(StoreError{StoreFault::Unexpected, exception.what()});
  }
}

}  // namespace damath::db::detail
