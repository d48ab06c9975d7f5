// SPDX-License-Identifier: GPL-3.0-or-later
// The spellings of a person's name, which find the mentions of the person in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

// Spellings of a person's name, longest first.
class NameForms {
 public:
  // Takes every spelling that the contest has: the player's row, former names, heads of scoresheets.
  NameForms(Database& database, contest::PlayerId player);

  // Replaces each mention of the person. The whole name becomes "Player 17". A part of the name, such as the
  // last name alone, may also mean another person, so it becomes "[name removed]". Capitals and small letters
  // are equal. Only whole words count.
  [[nodiscard]] std::string without(std::string_view text) const;
  // Adds the spellings of another file of the contest.
  void add(const NameForms& other);

 private:
  // A spelling of the whole name, or of a part of the name.
  struct Form {
    std::string text;
    bool isWhole = false;
  };
  // Adds the form. A text that is both a whole name and a part of a name counts as a part.
  void addForm(Form form);

  contest::PlayerId m_player;
  std::vector<Form> m_forms;  // the longest first
};

// Returns the last name of a forgotten player: "Player 17". The first name is empty.
[[nodiscard]] std::string nameOfForgotten(contest::PlayerId player);

}  // namespace damath::db::detail
