// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of a ruleset with the clause that gives the answer. There is no default, so a missing answer does
// not compile. Answer and clause change only together; change() in profiles.hpp changes both.
#pragma once

#include <utility>

#include "core/rules/clause.hpp"

namespace damath::rules {

template <class T>
class Cited {
 public:
  Cited(T answer, Clause clause, Clause also = {})
      : m_answer(std::move(answer)), m_clause(clause), m_also(also) {}

  [[nodiscard]] const T& answer() const { return m_answer; }
  [[nodiscard]] Clause clause() const { return m_clause; }
  // Returns the clause to cite for a case under this answer: `manuals` if the answer is the manual's,
  // otherwise "9".
  [[nodiscard]] Clause clauseFor(Clause manuals) const {
    return m_clause == Clause("9") ? m_clause : manuals;
  }
  // Returns a second clause for the answer; most answers have none.
  [[nodiscard]] Clause also() const { return m_also; }

  friend bool operator==(const Cited&, const Cited&) = default;

 private:
  T m_answer;
  Clause m_clause;
  Clause m_also;
};

}  // namespace damath::rules
