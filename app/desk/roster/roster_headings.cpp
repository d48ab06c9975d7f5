// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster_headings.hpp"

#include <algorithm>

#include "app/desk/roster/name_comparison.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

using enum RosterField;

// The spellings of the headings, in the form that plainHeading() returns.
constexpr Spelling<RosterField> kHeadings[] = {{Last, "last"},
                                               {Last, "lastname"},
                                               {Last, "surname"},
                                               {Last, "familyname"},
                                               {Last, "apelyido"},
                                               {First, "first"},
                                               {First, "firstname"},
                                               {First, "given"},
                                               {First, "givenname"},
                                               {First, "unangpangalan"},
                                               {Middle, "middle"},
                                               {Middle, "middlename"},
                                               {Middle, "middleinitial"},
                                               {Middle, "mi"},
                                               {Middle, "gitna"},
                                               {Middle, "gitnangpangalan"},
                                               {Middle, "panggitnangpangalan"},
                                               {Middle, "gitnangapelyido"},
                                               {Name, "fullname"},
                                               {Name, "lastnamefirstname"},
                                               {Name, "lastnamefirstnamemiddlename"},
                                               {Name, "apelyidopangalan"},
                                               {Name, "apelyidopangalangitnangpangalan"},
                                               {Name, "player"},
                                               {Name, "playername"},
                                               {Name, "playersname"},
                                               {Name, "nameofplayer"},
                                               {Name, "nameofstudent"},
                                               {Name, "nameofpupil"},
                                               {Name, "nameoflearner"},
                                               {Name, "nameofcontestant"},
                                               {Name, "student"},
                                               {Name, "studentname"},
                                               {Name, "learner"},
                                               {Name, "learnersname"},
                                               {Name, "contestant"},
                                               {Name, "buongpangalan"},
                                               {Name, "manlalaro"},
                                               {Name, "pangalanngmanlalaro"},
                                               {Name, "pangalanngmagaaral"},
                                               {School, "school"},
                                               {School, "schoolname"},
                                               {School, "nameofschool"},
                                               {School, "paaralan"},
                                               {School, "pangalanngpaaralan"},
                                               {School, "eskwelahan"},
                                               {School, "eskuwelahan"},
                                               {District, "district"},
                                               {District, "schooldistrict"},
                                               {District, "distrito"},
                                               {Division, "division"},
                                               {Division, "schoolsdivision"},
                                               {Division, "dibisyon"},
                                               {Division, "sangay"},
                                               {Grade, "grade"},
                                               {Grade, "gradelevel"},
                                               {Grade, "gradesection"},
                                               {Grade, "gradeandsection"},
                                               {Grade, "year"},
                                               {Grade, "yearlevel"},
                                               {Grade, "baitang"},
                                               {Grade, "antas"},
                                               {Grade, "baitangpangkat"},
                                               {Grade, "baitangatpangkat"},
                                               {Section, "section"},
                                               {Section, "sectionname"},
                                               {Section, "classsection"},
                                               {Section, "seksyon"},
                                               {Section, "pangkat"},
                                               {Coach, "coach"},
                                               {Coach, "coachname"},
                                               {Coach, "nameofcoach"},
                                               {Coach, "trainer"},
                                               {Coach, "tagapagsanay"},
                                               {Coach, "tagasanay"},
                                               {Coach, "gurongtagapagsanay"},
                                               {Rating, "rating"},
                                               {Rating, "elo"}};
static_assert(coversEvery(kHeadings));

// The headings that may mean the first name or the whole name. The heading alone does not show which meaning
// is right.
constexpr std::string_view kMaybeFirst[] = {"name", "pangalan"};

bool isKept(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

// Returns the heading in a simple form: lowercase letters and digits only, without text in brackets.
std::string plainHeading(std::string_view heading) {
  std::string plain;
  int depth = 0;
  for (const char letter : withoutAccents(heading)) {
    if (letter == '(' || letter == '[') ++depth;
    if (depth == 0 && isKept(letter)) plain += letter;
    if ((letter == ')' || letter == ']') && depth > 0) --depth;
  }
  return plain;
}

std::optional<HeadingMeaning> wholeMeaning(std::string_view heading) {
  const std::string plain = plainHeading(heading);
  if (std::ranges::find(kMaybeFirst, plain) != std::end(kMaybeFirst)) return HeadingMeaning{Name, true};
  const auto field = valueOf(kHeadings, plain);
  return field ? std::optional(HeadingMeaning{*field, false}) : std::nullopt;
}

}  // namespace

std::optional<HeadingMeaning> meaningOf(std::string_view heading) {
  if (const auto whole = wholeMeaning(heading)) return whole;
  const std::size_t stroke = heading.find('/');
  if (stroke == std::string_view::npos) return std::nullopt;
  const auto first = wholeMeaning(heading.substr(0, stroke));
  const auto second = wholeMeaning(heading.substr(stroke + 1));
  const bool isOne =
      first && second && first->field == second->field && first->isMaybeFirst == second->isMaybeFirst;
  return isOne ? first : std::nullopt;
}

std::string_view toText(RosterField field) {
  return spellingOf(field);
}

std::optional<RosterField> parseRosterField(std::string_view text) {
  return valueOf<RosterField>(text);
}

}  // namespace damath::desk
