// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the dependencies between rooms (folders) from the #include lines alone. The table is layers.txt.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {

class Layers {
 public:
  // `table` has the rows of layers.txt: a room, its arrows (the rooms that it may use) and its outside
  // headers. Throws std::runtime_error if a row is invalid, a room is named twice, or an arrow names no
  // earlier room.
  explicit Layers(std::string_view table);

  [[nodiscard]] std::vector<Breach> breachesIn(const std::vector<SourceFile>& files) const;
  // Returns "core/text utf8proc" for a room that may use a group of headers but has no file that uses the
  // group. The standard library is allowed for every room.
  [[nodiscard]] std::vector<std::string> unusedGroups(const std::vector<SourceFile>& files) const;

 private:
  struct Room {
    std::set<std::string> reaches;  // the room itself and all rooms that its arrows reach
    // Further rooms that only the .cpp files of this room may use. Rooms that use this room do not get them.
    std::set<std::string> reachesInSources;
    // Groups of headers from outside the project that the files of this room (a folder) may include.
    std::set<std::string> outside;
    std::set<std::string> outsideInSources;
  };

  // Returns the room of a path; empty if no room contains the path.
  [[nodiscard]] std::string roomOf(std::string_view path) const;
  [[nodiscard]] std::string wrongWith(const SourceFile& file, const Include& include) const;

  std::map<std::string, Room> m_rooms;
};

// Returns `std`, `edge`, `boost` …; empty for a header of no known group.
[[nodiscard]] std::string groupOf(std::string_view header);

}  // namespace damath::architecture
