// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a small contest file of one event for tests of the store, and has helpers for these tests.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/edits/roster_edit.hpp"
#include "db/store.hpp"
#include "tests/db/place_of_tests.hpp"

namespace damath::testing {

[[nodiscard]] db::Stamp stampAt(int minute, const std::string& by = "tagapamahala",
                                const std::string& reason = {});
[[nodiscard]] contest::EventSetup integerEvent(const std::string& name);
[[nodiscard]] db::Newcomer newcomer(const std::string& last, const std::string& first,
                                    const std::string& school);

// Makes a new file with one event of four players. Throws an exception, which fails the test, if this is
// impossible.
db::Store sampleStore(const std::filesystem::path& path, const db::OpenOptions& options = {});

// Returns the value. Throws std::runtime_error with the database's message if there is none.
template <class T>
T take(Expected<T, db::StoreError> answer) {
  if (!answer) throw std::runtime_error(answer.error().detail);
  return *std::move(answer);
}
void take(Expected<void, db::StoreError> answer);

[[nodiscard]] std::string documentOf(const db::Store& store);

}  // namespace damath::testing
