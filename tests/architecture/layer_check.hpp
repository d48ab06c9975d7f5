// SPDX-License-Identifier: GPL-3.0-or-later
// Proves the arrows between the rooms from the #include lines alone. The table is layers.txt.
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
  // Throws std::runtime_error on a row that is none, a room named twice, or an arrow that names no earlier
  // room.
  explicit Layers(std::string_view table);

  [[nodiscard]] std::vector<Breach> breachesIn(const std::vector<SourceFile>& files) const;
  // "core/text utf8proc": a room may use a group, and no file of it does. The standard library is
  // everybody's.
  [[nodiscard]] std::vector<std::string> unusedGroups(const std::vector<SourceFile>& files) const;

 private:
  struct Room {
    std::set<std::string> reaches;           // itself and all rooms behind its arrows
    std::set<std::string> reachesInSources;  // beyond those, from a .cpp; passed on to nobody
    std::set<std::string> outside;           // groups
    std::set<std::string> outsideInSources;
  };

  // The room a path belongs to; empty when it is in none.
  [[nodiscard]] std::string roomOf(std::string_view path) const;
  [[nodiscard]] std::string wrongWith(const SourceFile& file, const Include& include) const;

  std::map<std::string, Room> m_rooms;
};

// `std`, `edge`, `boost` …; empty for a header of no known group.
[[nodiscard]] std::string groupOf(std::string_view header);

}  // namespace damath::architecture
