// SPDX-License-Identifier: GPL-3.0-or-later
// A small contest file with everything in it, for tests of the store.
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

// A new file with one event of four players. Fails the test by an exception where that goes wrong.
db::Store sampleStore(const std::filesystem::path& path, const db::OpenOptions& options = {});

// The value, or an exception with the database's own words.
template <class T>
T take(Expected<T, db::StoreError> answer) {
  if (!answer) throw std::runtime_error(answer.error().detail);
  return *std::move(answer);
}
void take(Expected<void, db::StoreError> answer);

// The whole contest as a document.
[[nodiscard]] std::string documentOf(const db::Store& store);

}  // namespace damath::testing
