// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster_headings.hpp"

#include <algorithm>

#include "app/desk/roster/name_comparison.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"

namespace damath::desk {

namespace {

using enum RosterField;

// The spellings of the headings, in the form that plainHeading() returns. Headings such as "Name of Pupil"
// are not here: isNameOfPlayers() knows them.
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
                                               {Middle, "mname"},
                                               {Middle, "gitna"},
                                               {Middle, "gitnangpangalan"},
                                               {Middle, "panggitnangpangalan"},
                                               {Middle, "gitnangapelyido"},
                                               {Name, "fullname"},
                                               {Name, "completename"},
                                               {Name, "nameinfull"},
                                               {Name, "names"},
                                               {Name, "lastnamefirstname"},
                                               {Name, "lastnamefirstnamemiddlename"},
                                               {Name, "lastnamefirstnamemiddleinitial"},
                                               {Name, "lastnamefirstnamemi"},
                                               {Name, "surnamefirstname"},
                                               {Name, "surnamefirstnamemiddlename"},
                                               {Name, "surnamefirstnamemiddleinitial"},
                                               {Name, "surnamefirstnamemi"},
                                               {Name, "familynamefirstname"},
                                               {Name, "familynamefirstnamemi"},
                                               {Name, "apelyidopangalan"},
                                               {Name, "apelyidopangalangitnangpangalan"},
                                               {Name, "buongpangalan"},
                                               {FirstLast, "firstlast"},
                                               {FirstLast, "firstnamelastname"},
                                               {FirstLast, "firstnamemiddlenamelastname"},
                                               {FirstLast, "firstnamemiddleinitiallastname"},
                                               {FirstLast, "firstnamemilastname"},
                                               {FirstLast, "firstnameandlastname"},
                                               {FirstLast, "firstnamesurname"},
                                               {FirstLast, "firstnamemisurname"},
                                               {FirstLast, "givennamesurname"},
                                               {FirstLast, "nameandsurname"},
                                               {FirstLast, "pangalanatapelyido"},
                                               {School, "school"},
                                               {School, "schoolname"},
                                               {School, "nameofschool"},
                                               {School, "schoolrepresented"},
                                               {School, "institution"},
                                               {School, "club"},
                                               {School, "clubcity"},
                                               {School, "origin"},
                                               {School, "paaralan"},
                                               {School, "pangalanngpaaralan"},
                                               {School, "eskwelahan"},
                                               {School, "eskuwelahan"},
                                               {District, "district"},
                                               {District, "schooldistrict"},
                                               {District, "distrito"},
                                               {Division, "division"},
                                               {Division, "schoolsdivision"},
                                               {Division, "schoolsdivisionoffice"},
                                               {Division, "sdo"},
                                               {Division, "dibisyon"},
                                               {Division, "sangay"},
                                               {Grade, "grade"},
                                               {Grade, "gr"},
                                               {Grade, "gradelevel"},
                                               {Grade, "grlevel"},
                                               {Grade, "year"},
                                               {Grade, "yearlevel"},
                                               {Grade, "yrlevel"},
                                               {Grade, "baitang"},
                                               {Grade, "antas"},
                                               {Section, "section"},
                                               {Section, "sec"},
                                               {Section, "sectionname"},
                                               {Section, "classsection"},
                                               {Section, "seksyon"},
                                               {Section, "pangkat"},
                                               {Coach, "coach"},
                                               {Coach, "coaches"},
                                               {Coach, "coachname"},
                                               {Coach, "coachsname"},
                                               {Coach, "coachesname"},
                                               {Coach, "nameofcoach"},
                                               {Coach, "nameofcoaches"},
                                               {Coach, "teachercoach"},
                                               {Coach, "coachteacher"},
                                               {Coach, "nameofteachercoach"},
                                               {Coach, "trainer"},
                                               {Coach, "nameoftrainer"},
                                               {Coach, "coachtrainer"},
                                               {Coach, "trainercoach"},
                                               {Coach, "tagapagsanay"},
                                               {Coach, "tagasanay"},
                                               {Coach, "gurongtagapagsanay"},
                                               {Coach, "gurongtagasanay"},
                                               {Coach, "pangalanngtagapagsanay"},
                                               {Rating, "rating"},
                                               {Rating, "elo"},
                                               {Rating, "rtg"},
                                               {Rating, "rtgi"},
                                               {Rating, "rtgn"},
                                               {Rating, "ratn"}};
static_assert(coversEvery(kHeadings));

// The headings of grade and section in one column are one of the first words and one of the second: "Gr. &
// Sec.", "Year and Section", "Baitang at Pangkat". The cells are split: "7-Narra".
constexpr std::string_view kGradeHeadings[] = {"grade",     "gradelevel", "gr",      "year",
                                               "yearlevel", "yr",         "baitang", "antas"};
constexpr std::string_view kSectionHeadings[] = {"section", "sec", "pangkat", "seksyon"};
constexpr std::string_view kJoiningWords[] = {"", "and", "at"};

// The columns of forms, of form exports and of other pairing programs that the import ignores.
constexpr std::string_view kIgnored[] = {"no",
                                         "nos",
                                         "number",
                                         "itemno",
                                         "bilang",
                                         "blg",
                                         "lrn",
                                         "lrnno",
                                         "lrnnumber",
                                         "learnerreferencenumber",
                                         "learnersreferencenumber",
                                         "sex",
                                         "gender",
                                         "kasarian",
                                         "timestamp",
                                         "email",
                                         "emailaddress",
                                         "emailadd",
                                         "username",
                                         "contactno",
                                         "contactnumber",
                                         "contactnos",
                                         "contactnumbers",
                                         "cellphoneno",
                                         "cellphonenumber",
                                         "cpno",
                                         "cpnumber",
                                         "mobileno",
                                         "mobilenumber",
                                         "phoneno",
                                         "phonenumber",
                                         "telephoneno",
                                         "telephonenumber",
                                         "sno",
                                         "snr",
                                         "title",
                                         "tit",
                                         "fed",
                                         "cnt",
                                         "fideid",
                                         "idno",
                                         "typ",
                                         "birth",
                                         "birthdate",
                                         "birthday",
                                         "dateofbirth"};

// The words for a player in a heading, in the singular.
constexpr std::string_view kPlayers[] = {"player",      "student",  "pupil",   "learner",   "contestant",
                                         "participant", "mathlete", "kalahok", "manlalaro", "magaaral"};

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

template <class Words>
bool isOneOfThese(const Words& words, std::string_view word) {
  return std::ranges::find(words, word) != std::end(words);
}

// Removes the beginning from the text. False if the text does not begin so.
bool takeBeginning(std::string_view& text, std::string_view beginning) {
  if (!text.starts_with(beginning)) return false;
  text.remove_prefix(beginning.size());
  return true;
}

// True for headings such as "Name of Contestant", "Players' names", "Pangalan ng mga Kalahok" and "Learner".
bool isNameOfPlayers(std::string_view plain) {
  if (!takeBeginning(plain, "namesof") && !takeBeginning(plain, "nameof") &&
      !takeBeginning(plain, "pangalanng")) {
    if (plain.ends_with("names")) {
      plain.remove_suffix(5);
    } else if (plain.ends_with("name")) {
      plain.remove_suffix(4);
    }
  }
  takeBeginning(plain, "the");
  takeBeginning(plain, "mga");
  if (isOneOfThese(kPlayers, plain)) return true;
  return plain.ends_with('s') && isOneOfThese(kPlayers, plain.substr(0, plain.size() - 1));
}

bool isGradeAndSection(std::string_view plain) {
  return std::ranges::any_of(kGradeHeadings, [&](std::string_view grade) {
    return std::ranges::any_of(kJoiningWords, [&](std::string_view word) {
      std::string_view rest = plain;
      return takeBeginning(rest, grade) && takeBeginning(rest, word) && isOneOfThese(kSectionHeadings, rest);
    });
  });
}

// Returns the letters of the text in brackets, or of the whole heading if it has no brackets.
std::string orderText(std::string_view heading) {
  const std::size_t open = heading.find_first_of("([");
  const std::size_t close = heading.find_first_of(")]", open == std::string_view::npos ? 0 : open);
  const bool hasBrackets = open != std::string_view::npos && close != std::string_view::npos;
  return plainHeading(hasBrackets ? heading.substr(open + 1, close - open - 1) : heading);
}

enum class NameOrder { Unsaid, LastFirst, FirstLast };

// Returns the order of last and first name in which a heading of whole names mentions them.
NameOrder orderIn(std::string_view heading) {
  constexpr std::string_view kLast[] = {"last", "surname", "family", "apelyido"};
  constexpr std::string_view kFirst[] = {"first", "given", "pangalan"};
  const std::string text = orderText(heading);
  const auto placeOf = [&text](const auto& words) {
    std::size_t place = std::string::npos;
    for (const std::string_view word : words) place = std::min(place, text.find(word));
    return place;
  };
  const std::size_t last = placeOf(kLast);
  const std::size_t first = placeOf(kFirst);
  if (last == std::string::npos || first == std::string::npos) return NameOrder::Unsaid;
  return last < first ? NameOrder::LastFirst : NameOrder::FirstLast;
}

std::optional<HeadingMeaning> wholeMeaning(std::string_view heading) {
  const std::string whole = plainHeading(heading);
  // Removes the number of a question from the heading, unless nothing else is left.
  std::string_view plain = whole;
  plain.remove_prefix(std::min(plain.find_first_not_of("0123456789"), plain.size()));
  if (isOneOfThese(kMaybeFirst, plain)) return HeadingMeaning{Name, true, false};
  if (heading == "#" || isOneOfThese(kIgnored, plain)) return HeadingMeaning{std::nullopt, false, false};
  if (isNameOfPlayers(plain)) return HeadingMeaning{Name, false, false};
  if (isGradeAndSection(plain)) return HeadingMeaning{Grade, false, true};
  const auto field = valueOf(kHeadings, plain);
  return field ? std::optional(HeadingMeaning{*field, false, false}) : std::nullopt;
}

}  // namespace

std::optional<HeadingMeaning> meaningOf(std::string_view heading) {
  if (auto whole = wholeMeaning(heading)) {
    const bool isFirstLast = whole->field == Name && orderIn(heading) == NameOrder::FirstLast;
    return isFirstLast ? HeadingMeaning{FirstLast, false} : whole;
  }
  std::optional<HeadingMeaning> common;
  for (std::string_view rest = heading; !rest.empty();) {
    const auto part = wholeMeaning(takePart(rest, '/'));
    const bool isSame =
        !common || (part && part->field == common->field && part->isMaybeFirst == common->isMaybeFirst);
    if (!part || !isSame) return std::nullopt;
    common = part;
  }
  return common;
}

bool saysLastFirst(std::string_view heading) {
  return orderIn(heading) == NameOrder::LastFirst;
}

std::string_view toText(RosterField field) {
  return spellingOf(field);
}

std::optional<RosterField> parseRosterField(std::string_view text) {
  const auto found = std::ranges::find_if(
      kEvery<RosterField>, [&](RosterField field) { return folded(spellingOf(field)) == folded(text); });
  return found == kEvery<RosterField>.end() ? std::nullopt : std::optional(*found);
}

}  // namespace damath::desk
