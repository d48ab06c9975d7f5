// SPDX-License-Identifier: GPL-3.0-or-later
// The schools of a contest, and the new schools of the rows of a list that were read so far. Finds the school
// that a row means, or a school with a similar name.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "app/desk/roster/roster_row.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

class KnownSchools {
 public:
  explicit KnownSchools(const std::vector<contest::School>& schools);

  // Returns the first school that fits the row. A blank district or division in the row fits every school
  // with this name. nullptr if no school fits. The pointer is valid until the next add().
  [[nodiscard]] const contest::School* find(const RosterRow& row) const;
  // Returns the first known school whose name resembles the row's new school. nullptr if no name is similar,
  // or if that school is in another district or division.
  [[nodiscard]] const contest::School* findLike(const RosterRow& row) const;
  void add(const contest::School& school);

 private:
  struct Known {
    contest::School school;
    std::string district;
    std::string division;
  };
  std::unordered_map<std::string, std::vector<Known>> m_byName;
  std::unordered_map<std::string, contest::School> m_byLikeness;
};

}  // namespace damath::desk
