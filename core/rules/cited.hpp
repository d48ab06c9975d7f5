// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of the law together with the clause that gives it. There is no default: a question left
// unanswered does not compile.
#pragma once

#include <utility>

#include "core/rules/clause.hpp"

namespace damath::rules {

template <class T>
struct Cited {
  Cited(T theAnswer, Clause theClause, Clause another = {})
      : answer(std::move(theAnswer)), clause(theClause), also(another) {}

  T answer;
  Clause clause;
  Clause also;  // a second one that the answer rests on; most have none

  friend bool operator==(const Cited&, const Cited&) = default;
};

}  // namespace damath::rules
