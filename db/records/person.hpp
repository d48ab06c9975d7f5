// SPDX-License-Identifier: GPL-3.0-or-later
// The people who work on a shared contest. Each person has a login and a role.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::db {

enum class Role {
  Display,   // reads the public facts for the hall display
  Clerk,     // enters results, scoresheets and violations of the assigned boards
  Reviewer,  // like a clerk; also reviews and accepts scoresheets, corrects results
  Arbiter,   // may change everything in the contest
  Owner      // like an arbiter; also reads the list of people. Only the creator of the contest can change it
};

// A range of boards: the first and the last board.
struct BoardRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const BoardRange&, const BoardRange&) = default;
};

struct Person {
  std::string login;
  std::string name;  // the name that the journal shows
  Role role = Role::Display;
  std::vector<BoardRange> boards = {};  // the boards that the person may change; empty: all boards
  friend bool operator==(const Person&, const Person&) = default;
};

// A person's connections to a shared contest, and the time of the person's last change.
struct Attendance {
  std::string login;
  std::string since;  // the start of the oldest open connection, UTC; empty if there is none
  std::string from;   // the network address of an open connection; empty if all are on the server's computer
  std::string last;   // the time of the person's last journal row; empty if there is none
};

// Returns the role as text: `display`, `clerk`, `reviewer`, `arbiter` or `owner`. Databases contain these
// texts, so they never change.
[[nodiscard]] std::string_view toText(Role role);
[[nodiscard]] std::optional<Role> parseRole(std::string_view text);

// Returns the boards as text: "21-40,51". Empty for all boards.
[[nodiscard]] std::string toText(const std::vector<BoardRange>& boards);
// Parses boards in the form "21-40,51". An empty text stands for all boards. nullopt if the text has another
// form, a range runs backwards, or a board is not between 1 and 99999.
[[nodiscard]] std::optional<std::vector<BoardRange>> parseBoards(std::string_view text);

// True if the text can be a login: 1 to 32 characters a–z, 0–9, - or _. The first character is a letter.
[[nodiscard]] bool isLogin(std::string_view text);

}  // namespace damath::db
