// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of the law together with the clause that gives it. There is no default: a question left
// unanswered does not compile.
#pragma once

#include <string>
#include <utility>

namespace damath::rules {

template <class T>
struct Cited {
  Cited(T theAnswer, std::string theClause) : answer(std::move(theAnswer)), clause(std::move(theClause)) {}

  T answer;
  std::string clause;

  friend bool operator==(const Cited&, const Cited&) = default;
};

}  // namespace damath::rules
