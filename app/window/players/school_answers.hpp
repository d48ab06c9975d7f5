// SPDX-License-Identifier: GPL-3.0-or-later
// The user's answers about new schools in a list that resemble known schools: the list means the known
// school, or a new one.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/name_comparison.hpp"

namespace damath::window {

class SchoolAnswers {
 public:
  void clear() { *this = {}; }
  // Remembers the rows of a preview whose school resembles a known school, with the school as the list writes
  // it.
  void note(const desk::ImportPreview& preview);
  // True if the list has such a row.
  [[nodiscard]] bool isAny() const { return !m_written.empty(); }
  // Answers for the schools of these lines, or for all such schools if none of the lines has one. The answer
  // is the known school. If this is the answer for all of them already, it is the new school again.
  void answer(const std::vector<int>& lines);
  // Returns the schools, as the list writes them, that are known schools (desk::SchoolChoices::known).
  [[nodiscard]] std::vector<std::string> known() const { return {m_known.begin(), m_known.end()}; }

 private:
  std::map<int, std::string> m_written;  // by line; folded
  std::set<std::string> m_known;         // folded
};

inline void SchoolAnswers::note(const desk::ImportPreview& preview) {
  m_written.clear();
  // Only the first row with a new school has the doubt.
  std::set<std::string> alike;
  for (std::size_t i = 0; i < preview.matches.size(); ++i) {
    const std::vector<desk::RowDoubt>& doubts = preview.matches[i].doubts;
    const bool isLike =
        std::ranges::find(doubts, desk::DoubtKind::LikeSchool, &desk::RowDoubt::kind) != doubts.end();
    if (isLike) alike.insert(desk::folded(preview.rows[i].school));
  }
  for (const desk::RosterRow& row : preview.rows) {
    std::string school = desk::folded(row.school);
    if (alike.contains(school)) m_written[row.line] = std::move(school);
  }
  for (const desk::KnownSchoolRow& row : preview.knownSchools)
    m_written[row.line] = desk::folded(row.written);
}

inline void SchoolAnswers::answer(const std::vector<int>& lines) {
  std::set<std::string> schools;
  for (const int line : lines) {
    const auto written = m_written.find(line);
    if (written != m_written.end()) schools.insert(written->second);
  }
  if (schools.empty()) {
    for (const auto& [line, school] : m_written) schools.insert(school);
  }
  const bool areKnown =
      std::ranges::all_of(schools, [this](const std::string& school) { return m_known.contains(school); });
  for (const std::string& school : schools) {
    areKnown ? static_cast<void>(m_known.erase(school)) : static_cast<void>(m_known.insert(school));
  }
}

}  // namespace damath::window
