// SPDX-License-Identifier: GPL-3.0-or-later
// Who works on a contest in a hall: one login a person, with a role.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::db {

enum class Role {
  Display,   // reads what hangs on the hall's wall
  Clerk,     // enters results and sheets of the own boards
  Reviewer,  // looks sheets over, accepts them, corrects results
  Arbiter,   // everything of the contest
  Owner      // also who may do what; who made the hall is its owner too
};

// Boards first to last.
struct BoardRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const BoardRange&, const BoardRange&) = default;
};

struct Person {
  std::string login;
  std::string name;  // as the journal has it
  Role role = Role::Display;
  std::vector<BoardRange> boards = {};  // empty: all of them
  friend bool operator==(const Person&, const Person&) = default;
};

// Whether somebody is at work under a login.
struct Attendance {
  std::string login;
  std::string since;  // when the oldest connection was made, universal time; empty where there is none
  std::string from;   // its address in the network; empty on the hall's own computer
  std::string last;   // when the journal was last written in the person's name; empty where it never was
};

// `display`, `clerk`, `reviewer`, `arbiter`, `owner`; halls have it, so it never changes.
[[nodiscard]] std::string_view toText(Role role);
[[nodiscard]] std::optional<Role> parseRole(std::string_view text);

// "21-40,51"; empty for all.
[[nodiscard]] std::string toText(const std::vector<BoardRange>& boards);
// Nothing where the text is none, a range runs backwards or a number is none of a board (1 to 99999).
[[nodiscard]] std::optional<std::vector<BoardRange>> parseBoards(std::string_view text);

// What a login can be: a small letter, then letters, figures, - or _, 32 at most.
[[nodiscard]] bool isLogin(std::string_view text);

}  // namespace damath::db
