// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of the law together with the clause that gives it. There is no default: a question left
// unanswered does not compile. Neither changes without the other; change() in profiles.hpp changes both.
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
  // What a case under this answer cites: the manual's clause for it while the answer is the manual's.
  [[nodiscard]] Clause clauseFor(Clause manuals) const {
    return m_clause == Clause("9") ? m_clause : manuals;
  }
  // A second one that the answer rests on; most have none.
  [[nodiscard]] Clause also() const { return m_also; }

  friend bool operator==(const Cited&, const Cited&) = default;

 private:
  T m_answer;
  Clause m_clause;
  Clause m_also;
};

}  // namespace damath::rules
